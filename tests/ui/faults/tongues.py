"""What is English in a sentence of another language, but for what it quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tapa_desktop.ui.text.translator import NAMES, SOURCE

OTHERS = tuple(code for code in NAMES if code != SOURCE)
_NOTATION = "UTF-8, JSON, TOML, MiB, byte, true, false, 5 point match, Wins 1 point, bar/20, 4/off, program"
_WORD = re.compile(r"[A-Za-z]{3,}")


def english_in(said: str, english: str, quoted: Iterable[object]) -> set[str]:
    """The words of an English text that are still in what is said; what is quoted is alike in all languages."""
    alike = " ".join(map(str, [_NOTATION, *quoted]))
    return {word for word in set(_WORD.findall(said)) & set(_WORD.findall(english)) if word not in alike}
