"""No text that is shown to a person stands in the code but to be translated."""

from __future__ import annotations

from pathlib import Path

import pytest
from linguist.bare import bare_texts

import tapa_desktop
from tests.cases import each

PACKAGE = Path(tapa_desktop.__file__).parent
SOURCES = [path.relative_to(PACKAGE).as_posix() for part in ("app", "ui") for path in (PACKAGE / part).rglob("*.py")]


@each("source", sorted(SOURCES))
def test_every_text_that_is_shown_can_be_translated(source: str) -> None:
    assert list(bare_texts((PACKAGE / source).read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("label.setText('Hello')", ["Hello"]),
        ("label.setText(f'{count} games')", [" games"]),
        ("QLabel('Hello' if polite else 'Hey')", ["Hello", "Hey"]),
        ("Message('error', 'It broke', str(error))", ["It broke"]),
        ("menu.addAction('{} more'.format(n))", ["{} more"]),
        ("label.setText(self.tr('Hello'))", []),
        ("label.setText(translate('A', 'Hello').format(name='you'))", []),
        ("label.setText(names['key'])", []),
        ("label.setText('× {n}')", []),
        ("window.setWindowTitle('Tapa Desktop')", []),
        ("log.warning('It broke')", []),
    ],
)
def test_texts_that_are_not_translated_are_found(code: str, found: list[str]) -> None:
    assert [text for _, text in bare_texts(code)] == found
