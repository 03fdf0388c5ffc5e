"""What is wrong with a position is told in the language of the window, pasted or typed.

No kind of fault is without a sentence.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

import tapa_desktop.coach
import tapa_desktop.game
import tapa_desktop.rules
from tapa_desktop.rules.fault import Fault, PositionError
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.ui.text.errors import sentence, translate
from tapa_desktop.ui.text.translator import Translator
from tests.ui.faults.tongues import OTHERS, english_in

START = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
PLACE = re.compile(r"{\w+}")  # where a value stands


def error_of(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    return caught.value


def test_position_quoted_in_arabic_reads_rightwards(translator: Translator) -> None:
    translator.use("ar")

    assert "«\u2066X15\u2069»" in sentence(error_of(START.replace("W15", "X15")))


def test_word_that_no_line_can_be_broken_in_is_shortened() -> None:
    assert f"“{'W' * 39}…”" in sentence(error_of("W" * 200))
    assert f"“{'W' * 40}”" in sentence(error_of("W" * 40))


def test_message_for_protocols_stays_english(translator: Translator) -> None:
    translator.use("el")

    assert str(error_of(START.replace("31", "13"))).startswith("The roll must be two dice from 1 to 6")


def kinds(of: type[Fault] = Fault) -> Iterator[Fault]:
    """Every kind of fault that the law, the game and the coach know."""
    for package in (tapa_desktop.rules, tapa_desktop.game, tapa_desktop.coach):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for group in of.__subclasses__():
        yield from group
        yield from kinds(group)


@pytest.mark.parametrize("code", OTHERS)
def test_every_kind_has_a_sentence_of_its_own_in_every_language_with_nothing_english(
    code: str, translator: Translator
) -> None:
    texts = {kind.value for kind in kinds()}
    assert len(texts) > 100

    translator.use(code)

    for text in texts:
        told = translate("Faults", text, "", 2 if "%n" in text else -1)
        assert told != text
        assert set(PLACE.findall(told)) == set(PLACE.findall(text)), text
        assert english_in(PLACE.sub("", told), PLACE.sub("", text), ()) == set(), text
