"""The language is what the player or the system asks for; where there is nothing in it, English stands in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.resources import resource
from tapa_desktop.ui.text.translator import NAMES, Translator, language_for, language_in_use, page
from tests.cases import some

pytestmark = pytest.mark.usefixtures("usual_locale")


@pytest.mark.parametrize(
    ("wish", "system", "code"),
    [
        ("system", ["el-GR", "en-GB"], "el"),
        ("system", ["xx-XX", "tr_TR", "bg"], "tr"),
        ("system", ["C"], "en"),
        ("system", [], "en"),
        ("mk", ["ar-EG"], "mk"),
        ("klingon", ["ar-EG"], "ar"),
    ],
)
def test_language_is_the_one_wished_for_or_the_first_of_the_systems_that_there_is(
    wish: str, system: list[str], code: str
) -> None:
    assert language_for(wish, system) == code


@pytest.mark.parametrize("code", NAMES)
def test_language_spoken_is_that_of_the_numbers(code: str) -> None:
    QLocale.setDefault(QLocale(code))

    assert language_in_use() == code


def test_english_is_spoken_where_the_locale_is_of_no_language_that_there_is() -> None:
    QLocale.setDefault(QLocale.c())

    assert language_in_use() == "en"


def test_page_is_read_in_the_language_spoken_and_in_english_where_it_is_not_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, text in {"bg/a.md": "А", "en/a.md": "A", "en/b.md": "B"}.items():
        file = tmp_path / "rules" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    monkeypatch.setattr("tapa_desktop.resources._resources", lambda: tmp_path)
    QLocale.setDefault(QLocale("bg"))

    assert (page("rules", "a.md"), page("rules", "b.md")) == ("А", "B")


PAGES = ("rules", "help")
TRANSLATED_PAGES = sorted(
    (folder, path.name)
    for folder in PAGES
    for path in resource(folder).iterdir()
    if path.is_dir() and path.name != "en"
)
BUILT_OF = re.compile(r"^(#+ |\||```|!\[|[a-z-]+ \S+,\S+ \d.*|(?:plays|may not|may): .*)", re.MULTILINE)


def shape(page: str) -> list[str]:
    """What a page is made of, whatever it says: headings, tables, and pictures with what is to be seen in them."""
    return BUILT_OF.findall(page)


@pytest.mark.parametrize(("folder", "code"), TRANSLATED_PAGES)
def test_pages_of_a_language_are_all_there_and_built_as_in_english(folder: str, code: str) -> None:
    for file in some(resource(folder, "en").glob("*.md")):
        assert shape(resource(folder, code, file.name).read_text("utf-8")) == shape(file.read_text("utf-8")), file.name


def test_positions_of_the_pictures_are_part_of_what_a_page_is_built_of() -> None:
    assert any(line.startswith("tapa W15,22,B15 0/0/0") for line in shape(page("rules", "tapa.md")))


def said() -> str:
    return QCoreApplication.translate("Menus", "&Game")


def test_another_speaker_takes_the_word_from_the_one_before(translator: Translator, qapp: QApplication) -> None:
    translator.use("tr")
    assert said() == "&Oyun"

    Translator(qapp).use("en")

    assert said() == "&Game"


@pytest.mark.parametrize("code", sorted(set(NAMES) - {"en"}))
def test_file_dialog_asks_in_no_language_but_the_players(code: str, translator: Translator, qtbot: QtBot) -> None:
    english = labels_of_file_dialog(qtbot)

    translator.use(code)

    assert len(english) == len(labels_of_file_dialog(qtbot) - english)


@pytest.mark.parametrize("code", sorted(set(NAMES) - {"en"}))
def test_keys_are_called_as_they_are_labelled_in_every_language(code: str, translator: Translator) -> None:
    keys = ["Ctrl", "Shift", "Alt", "Esc", "Backspace", "Del", "Home", "End", "PgUp", "PgDown"]

    translator.use(code)

    assert [QCoreApplication.translate("QShortcut", key) for key in keys] == keys


def labels_of_file_dialog(qtbot: QtBot) -> set[str]:
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    return {label.text() for label in dialog.findChildren(QLabel)}


def test_languages_follow_each_other(translator: Translator) -> None:
    heard = []
    for code in ("bg", "en", "tr", "bg"):
        translator.use(code)
        heard.append(said())

    assert heard == ["&Игра", "&Game", "&Oyun", "&Игра"]
