"""The text in the bytes of a match file of any program: UTF-8, UTF-16, or a Western, Greek or Cyrillic code page.

Which code page it is shows in the names: each is read as in all three, and the one with the most usual letters is
taken.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from typing import Final

from tapa_desktop.game.record import MatchTextFault

from .tags import MatchTextError

# The letters beyond ASCII of each code page, the most usual first: of Greek and Cyrillic by their share in texts.
_USUAL: Final = {
    "cp1253": "αοιετσνηυρπκμλςωίάόγέδήχύθφβώξζψϊϋΐΰ",
    "cp1251": "аоеинтрвслкдпмугязбчйжхшьцюъщєіѓќљњџјѕїэыфё",
    "cp1252": "éèüöäáíóñçâêôîûàëïãõåøæßìòùúýÿðþœšž",
}
_OTHER: Final = 60  # what any other sign counts as, in places of such a list
_CAPITAL: Final = 5  # what a capital that begins a word counts beside its letter
_WORD: Final = re.compile(r"\w+")
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_CONTROLS: Final = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f]")
_SEARCHED: Final = 200_000  # characters of a text in which the names are looked at


def lines_in(text: str) -> list[str]:
    """The lines of a text, whatever ends them."""
    return _LINE_END.split(text)


def decoded(data: bytes) -> str:
    """The text in these bytes, without a byte order mark.

    Raises:
        MatchTextError: when they are no text.
    """
    if (wide := _wide(data)) is not None:
        return data.decode(wide, errors="replace").removeprefix("\ufeff")
    if control := _CONTROLS.search(data):
        at = control.start()
        raise MatchTextError(_line_at(data, at), MatchTextFault.NO_TEXT, byte=data[at])
    try:
        return data.removeprefix(BOM_UTF8).decode()
    except UnicodeDecodeError:
        text = data.decode(errors="replace")
        broken = text.count("\ufffd")
        if sum(not sign.isascii() for sign in text) > 2 * broken:  # UTF-8 with a byte or two that are not
            return text
        return data.decode(min(_USUAL, key=lambda code_page: _oddness(data, code_page)), errors="replace")


def _wide(data: bytes) -> str | None:
    """The byte order of UTF-16, which every second byte of a text in Latin letters shows, too; None for all others."""
    head = data[:200]
    if data.startswith(BOM_UTF16_LE) or (head[1::2].count(0) > len(head) // 4 and not head[::2].count(0)):
        return "utf-16-le"
    if data.startswith(BOM_UTF16_BE) or (head[::2].count(0) > len(head) // 4 and not head[1::2].count(0)):
        return "utf-16-be"
    return None


def _line_at(data: bytes, at: int) -> int:
    return len(re.findall(rb"\r\n|\r|\n", data[:at])) + 1


def _oddness(data: bytes, code_page: str) -> float:
    """How unusual the letters beyond ASCII are if this is the code page: 0 for none but its most usual one."""
    text = data[:_SEARCHED].decode(code_page, errors="replace")
    found = [*_places(text, _USUAL[code_page])]
    return sum(found) / max(len(found), 1)


def _places(text: str, usual: str) -> Iterator[int]:
    for sign in set(text) - set(map(chr, range(128))):
        if not sign.isalnum():
            yield _OTHER
    for word in set(_WORD.findall(text)):
        is_foreign = not usual.isascii() and usual[0] > "\u02ff"
        is_mixed = is_foreign and any(sign.isascii() and sign.isalpha() for sign in word)
        for at, sign in enumerate(word):
            if sign.isascii():
                continue
            place = usual.find(sign.lower())
            is_odd = place < 0 or is_mixed or (sign.isupper() and at and not word.isupper())
            yield _OTHER if is_odd else place + _CAPITAL * (sign.isupper() and not word.isupper())
