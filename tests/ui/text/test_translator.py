"""The language is what the player or the system asks for; where there is nothing in it, English stands in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.resources import resource
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, parse_checkers, parse_theme
from tapa_desktop.ui.text import translator
from tapa_desktop.ui.text.names import choices_of, side_name
from tapa_desktop.ui.text.translator import (
    BLACK,
    NAMES,
    WHITE,
    Translator,
    colour_of,
    language_for,
    language_in_use,
    page,
    side_colours,
    text_of,
    use_side_colours,
    with_colours,
)
from tests.cases import each, some
from tests.ui.room import OpenWindow

pytestmark = pytest.mark.usefixtures("usual_locale")


@pytest.mark.parametrize(
    ("wish", "system", "code"),
    [
        *(("system", ["el-GR", "en-GB"], "el"), ("system", ["xx-XX", "tr_TR", "bg"], "tr"), ("system", ["C"], "en")),
        *(("system", [], "en"), ("mk", ["ar-EG"], "mk"), ("klingon", ["ar-EG"], "ar")),
    ],
)
def test_language_is_the_one_wished_for_or_the_first_of_the_system(wish: str, system: list[str], code: str) -> None:
    assert language_for(wish, system) == code


@each("code", [*NAMES, "C"])
def test_language_spoken_is_that_of_the_numbers_and_english_where_there_is_none(code: str) -> None:
    QLocale.setDefault(QLocale(code))

    assert language_in_use() == ("en" if code == "C" else code)


@pytest.fixture
def no_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The file of the texts is gone."""
    translator._texts.cache_clear()
    monkeypatch.setattr(translator, "TEXTS", "gone.json")
    yield
    translator._texts.cache_clear()


@pytest.mark.usefixtures("no_texts")
def test_without_the_file_of_texts_their_keys_are_shown_and_the_sides_keep_their_names() -> None:
    use_side_colours(theme_named("felt"))

    assert text_of("Notices", "kinds", NoticeKind.UNSAVED.value) == NoticeKind.UNSAVED.value
    assert (choices_of("dice_speed"), side_name(Side.BLACK)) == ([], "Black")


@pytest.mark.usefixtures("no_texts")
def test_without_the_file_of_texts_the_window_and_its_dialogs_open_and_the_log_says_once_what_is_missing(
    open_window: OpenWindow, caplog: pytest.LogCaptureFixture
) -> None:
    commands = open_window().window.commands

    for action in (commands.preferences, commands.new_match, commands.keys, commands.set_up):
        action.trigger()

    assert [record.name for record in caplog.records if "gone.json" in str(record.exc_info)] == [translator.__name__]


def test_page_is_read_in_the_language_spoken_or_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_languages_follow_each_other_also_by_another_speaker(translator: Translator, qapp: QApplication) -> None:
    heard = []
    for speaker, code in ((translator, "bg"), (translator, "en"), (translator, "tr"), (Translator(qapp), "en")):
        speaker.use(code)
        heard.append(QCoreApplication.translate("Menus", "&Game"))

    assert heard == ["&Игра", "&Game", "&Oyun", "&Game"]


def labels_of_file_dialog(qtbot: QtBot) -> set[str]:
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    return {label.text() for label in dialog.findChildren(QLabel)}


@pytest.mark.parametrize("code", sorted(set(NAMES) - {"en"}))
def test_file_dialog_asks_in_the_players_language_alone_and_keys_are_called_as_they_are_labelled(
    code: str, translator: Translator, qtbot: QtBot
) -> None:
    keys = ["Ctrl", "Shift", "Alt", "Esc", "Backspace", "Del", "Home", "End", "PgUp", "PgDown"]
    english = labels_of_file_dialog(qtbot)

    translator.use(code)

    assert len(english) == len(labels_of_file_dialog(qtbot) - english)
    assert [QCoreApplication.translate("QShortcut", key) for key in keys] == keys


# The sides are called by the colours that the checkers have, in the grammar of each language

RESOURCES = Path(__file__).parents[3] / "resources"

STEMS = {  # of the words for white and black
    "en": r"\b(?:white|black)\b",
    "bg": r"\b(?:бял|бел|черн|черен)",
    "mk": r"\b(?:бел|црн)",
    "el": r"\b(?:λευκ|μαύρ|μαυρ)",
    "tr": r"\b(?:beyaz|siyah)",
    "ar": "(?:بيض|سود)",
}

COLOURS = ("red", "blue", "green", "yellow", "brown", "orange", "purple", "grey")


def theme_named(name: str) -> BoardTheme:
    return parse_theme((RESOURCES / "themes" / f"{name}.toml").read_text("utf-8"))


@cache
def texts_about_sides(code: str) -> list[str]:
    """The texts that name a side in English, in this language."""
    texts = []
    source = "tr" if code == "en" else code
    for context in ET.parse(RESOURCES / "translations" / f"tapa_{source}.ts").getroot().iter("context"):
        for message in context.iter("message") if context.findtext("name") != "Errors" else ():
            english = message.findtext("source") or ""
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if re.search(r"(?<!\{)\b(?:white|black)\b(?!\})", english, re.IGNORECASE):
                texts += [english] if code == "en" else forms
    return texts


def sides_in(text: str, code: str) -> int:
    return len(re.findall(STEMS[code], re.sub(r"\{\w+\}", "", text.replace("&", "")), re.IGNORECASE))


@pytest.mark.parametrize("code", NAMES)
def test_names_change_places_if_the_checkers_do_and_each_colour_has_all_forms(code: str) -> None:
    texts = texts_about_sides(code)
    assert len(texts) > 50

    for text in some(texts):
        swapped = with_colours(text, BLACK, WHITE, code)
        assert (swapped != text.replace("&", "")) is bool(sides_in(text, code))
        assert with_colours(swapped, BLACK, WHITE, code).replace("&", "") == text.replace("&", "")
        assert [one for one in COLOURS if sides_in(with_colours(text, one, one, code), code)] == [], text


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("en", "White’s pip count: {count}; {white} to {black}", "White’s pip count: {count}; {white} to {black}"),
        ("en", "Black has left a black checker", "Red has left a red checker"),
        ("en", "&Black", "&Red"),
        ("bg", "Черните печелят, черният пул", "Червените печелят, червеният пул"),
        ("mk", "првин белата, потоа црната", "првин белата, потоа црвената"),
        ("el", "Βήματα του Μαύρου", "Βήματα του Κόκκινου"),
        ("tr", "Siyaha kapalı, Siyahın anası", "Kırmızıya kapalı, Kırmızının anası"),
        ("ar", "وللأسود حجر، والسوداء", "وللأحمر حجر، والحمراء"),
        ("ar", "الأ&سود", "&الأحمر"),
    ],
)
def test_form_of_the_word_stays(code: str, text: str, expected: str) -> None:
    assert with_colours(text, WHITE, "red", code) == expected


@each("theme", ["wood", "felt", "leather", "plain", "dark", "high-contrast"])
def test_sides_are_called_by_what_is_seen(theme: str) -> None:
    assert side_colours(theme_named(theme)) == (WHITE, "red" if theme == "felt" else BLACK)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        *(("ivory-and-ebony", (WHITE, BLACK)), ("ivory-and-cherry", (WHITE, "red"))),
        *(("pearl-and-navy", (WHITE, "blue")), ("honey-and-walnut", ("yellow", "brown"))),
    ],
)
def test_checkers_are_called_by_what_is_seen(name: str, expected: tuple[str, str]) -> None:
    checkers = parse_checkers((RESOURCES / "checkers" / f"{name}.toml").read_text("utf-8"))

    assert (colour_of(checkers.white), colour_of(checkers.black)) == expected


def test_sides_of_one_colour_are_called_as_usual() -> None:
    pink = replace(WOOD, white=replace(WOOD.white, face="#ff8080"), black=replace(WOOD.black, face="#600000"))

    assert side_colours(pink) == (WHITE, BLACK)


def test_names_follow_the_board_and_the_language(translator: Translator) -> None:
    for code, red, black in (("el", "Κόκκινος", "Μαύρος"), ("tr", "Kırmızı", "Siyah"), ("en", "Red", "Black")):
        translator.use(code)
        use_side_colours(theme_named("felt"))
        assert side_name(Side.BLACK) == red
        use_side_colours(WOOD)
        assert side_name(Side.BLACK) == black


def test_texts_about_the_letters_of_a_position_stay() -> None:
    use_side_colours(theme_named("felt"))

    text = QCoreApplication.translate("Errors", "Checkers of Black: {count}, not {full}.")

    assert text.startswith("Checkers of Black")


def test_window_calls_the_sides_anew_with_another_board(open_window: OpenWindow) -> None:
    room = open_window()
    room.begin()

    def names() -> set[str]:
        room.let_happen()
        cards = room.window.side_panel.players.cards.values()
        menus = [action.text() for action in room.window.menus[0].actions() if action.menu() is not None]
        return {label.text() for card in cards for label in card.findChildren(QLabel)} | set(menus)

    assert {"White", "&White", "&Black"} <= names()
    room.window.change_settings(replace(room.session.settings, checkers="honey-and-walnut"))
    room.window.menus[0].aboutToShow.emit()

    assert {"Yellow", "&Yellow", "&Brown"} <= names()
    assert not {"White", "&White", "&Black"} & names()


@pytest.mark.parametrize(("number", "text"), [(1, "1 потег"), (11, "11 потега"), (21, "21 потег"), (111, "111 потега")])
def test_eleven_takes_the_plural_in_macedonian(number: int, text: str) -> None:
    macedonian = QTranslator()
    assert macedonian.load(str(resource("translations", "tapa_mk.qm")))

    told = macedonian.translate("Hint", "Looked %n move(s) ahead", "", number)
    assert told.replace("%Ln", str(number)).startswith(f"{text} ")
