"""The texts that the program shows are found, with contexts and plural forms; none lacks a way to be translated."""

from __future__ import annotations

from pathlib import Path

import pytest
import translations
from linguist.bare import bare_texts
from linguist.texts import Text, UnreadableText, names_in_data, texts_in, texts_of_program

import tapa_desktop
from tests.cases import each


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("translate('C', 'text')", Text("C", "text")),
        ("QCoreApplication.translate('C', 'text', 'comment')", Text("C", "text", "comment")),
        ("translate('C', '%n game(s)', '', len(games))", Text("C", "%n game(s)", "", has_plurals=True)),
        ("translate('C', '{n} white', 'so many', n)", Text("C", "{n} white", "so many", has_plurals=True)),
        ("translate('C', 'in two ' 'parts').format(a=b)", Text("C", "in two parts")),
        ("class A:\n    def f(self):\n        return [self.tr('text')]", Text("A", "text")),
        ("class A:\n    def f(self):\n        g(lambda: self.tr('text', 'comment'))", Text("A", "text", "comment")),
        ("class A:\n    x = self.tr('%n game(s)', '', n)", Text("A", "%n game(s)", "", has_plurals=True)),
        ("class A:\n    class B:\n        x = self.tr('text')", Text("B", "text")),
    ],
)
def test_text_is_found_with_its_context(code: str, found: Text) -> None:
    assert list(texts_in(code)) == [found]


@pytest.mark.parametrize(
    "code", ["painter.translate(1, 2)", "translate('Games', rule_set.name)", "text.translate(table)", "x = 'text'"]
)
def test_what_is_no_text_or_stands_in_data_is_passed_by(code: str) -> None:
    assert list(texts_in(code)) == []


@pytest.mark.parametrize(
    "code",
    [
        "translate('C', text)",
        "translate(context, 'text')",
        "translate('C', f'{n} games')",
        "translate('C', 'text', n=n)",
        "window.tr('text')",
        "self.tr('text')",
    ],
)
def test_text_that_would_not_be_found_again_is_refused(code: str) -> None:
    with pytest.raises(UnreadableText, match="file:"):
        list(texts_in(code, "file"))


def test_names_that_stand_in_data_are_texts() -> None:
    names = list(names_in_data())

    assert Text("Games", "Tapa with cube") in names
    assert Text("Levels", "Champion") in names


def test_all_texts_of_the_program_can_be_found() -> None:
    texts = texts_of_program(translations.ROOT)

    assert Text("Menus", "&Game") in texts
    assert len(texts) == len(set(texts))


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
