"""No kind of fault is without a sentence, and each sentence has a place for nothing but what the fault tells."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from string import Formatter

import pytest

import tapa_desktop.game
import tapa_desktop.rules
from tapa_desktop.rules.fault import Fault
from tapa_desktop.ui.text.faults import sentences
from tapa_desktop.ui.text.translator import Translator
from tests.ui.faults.tongues import OTHERS


def kinds(of: type[Fault] = Fault) -> Iterator[Fault]:
    """Every kind of fault that the law and the game know."""
    for package in (tapa_desktop.rules, tapa_desktop.game):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for group in of.__subclasses__():
        yield from group
        yield from kinds(group)


def test_every_kind_of_fault_has_a_sentence() -> None:
    assert set(sentences()) == set(kinds())


@pytest.mark.parametrize("code", OTHERS)
def test_every_kind_has_a_sentence_of_its_own_in_every_language(code: str, translator: Translator) -> None:
    english = sentences()

    translator.use(code)

    assert {kind for kind, text in sentences().items() if text == english[kind]} == set()


def test_no_sentence_needs_values_that_its_english_message_lacks() -> None:
    told = {name for kind in kinds() for name in filled_in(kind.value)} | {"text", "field", "point"}

    asked = {name for text in sentences().values() for name in filled_in(text)}

    assert asked <= told


def filled_in(text: str) -> set[str]:
    """What a sentence asks for, or a message tells."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}
