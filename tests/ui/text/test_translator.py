"""The language of the settings or of the system; English replaces missing texts."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, get_args, get_origin
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import fields, replace
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.cube.cubeful import AtScore
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import Action
from tapa_desktop.coach.pack import GRADES, Theme
from tapa_desktop.coach.review.result import MISTAKES, PHASES
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.events import Doubled, Dropped, Resigned, Restored, Rewound, Taken
from tapa_desktop.resources import resource
from tapa_desktop.rules.house_rules import CHOICES, plain
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.plays import NoPlay
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, CheckerSet, parse_look
from tapa_desktop.ui.new_match.game import _DIFFERENCES
from tapa_desktop.ui.preferences.pages import preference_pages
from tapa_desktop.ui.text import translator
from tapa_desktop.ui.text.names import choices_of, points_text, side_name
from tapa_desktop.ui.text.notices import _OF_FRIENDS
from tapa_desktop.ui.text.numbers import NO_BREAK
from tapa_desktop.ui.text.translator import (
    BLACK,
    COLOURS,
    NAMES,
    SYSTEM,
    WHITE,
    Translator,
    colour_of,
    language_for,
    language_in_use,
    page,
    read_texts,
    side_colours,
    text_of,
    texts_of,
    use_side_colours,
    with_colours,
)
from tests.cases import each, some
from tests.ui.app import OpenWindow

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
    """The file of the texts is missing."""
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


OTHER_COLOURS = ("red", "blue", "green", "yellow", "brown", "orange", "purple", "grey")
ACTIONS = get_args(Action)
MARKS = {mark.value for mark in ErrorClass}
WINS = {how.value for how in set(How) - {How.MOTHERS, How.VOID}}
TOTALS = {"decisions", "loss", "pr", "pr of moves", "pr of cube", "band", "luck", "result", "corrected"}
SETTINGS = {field.field for page in preference_pages(()) for group in page.groups for field in group.fields}
IN_MENUS = {
    *("tutor", "show_numbers", "numbers_from", "show_pips", "show_chances", "mark_last_move", "two_checker_start"),
    *("direction", "home", "checker_speed", "dice_speed", "reduce_motion", "language"),
}
SUMMARY = {"nothing to decide", "no errors", "pr", "gave away", "gave up", "luck-adjusted", "luck"}
REVIEW = {"mistake", "both", "best", "again", "deeper", "rolls", "note", "play"}
ROLLOUT = {"most", "games", "half_width", "plies", "level", "until_settled", "less_luck"}
DONE = {kind.__name__ for kind in (Doubled, Taken, Dropped, Resigned, Rewound, Restored)}
KEYS: dict[tuple[str, str], Iterable[object]] = {
    **{
        ("Choices", field.name): get_args(field.type)
        for field in fields(Settings)
        if field.name in SETTINGS and get_origin(field.type) is Literal
    },
    ("Choices", "language"): {SYSTEM},
    **{(COLOURS, code): {"forms", WHITE, BLACK, *OTHER_COLOURS} for code in NAMES},
    **dict.fromkeys((("CubeText", "decided"), ("CubeText", "otherwise")), ACTIONS),
    ("CubeText", "unturned"): {*get_args(AtScore), "by any equity"},
    ("DiceText", "found"): {
        "nothing",
        "broken",
        "broken, no SHA-256",
        "seed left out",
        "no seed",
        "wrong",
        "first wrong",
    }
    | {"verified", "right", "chosen", "by hand"},
    ("DiceText", "where"): {"opening", "roll"},
    ("DiceText", "compare"): {"SHA-256", "SHA-256 and word"},
    ("DiceText", "check"): {"SHA-256", "key"},
    ("DiceText", "seed"): {"match", "game", "revealed"},
    ("DiceText", "no SHA-256"): {"seed", "no seed"},
    ("Difference", "games"): {*_DIFFERENCES, "waits"},
    ("ErrorThresholds", "classes"): MARKS,
    ("Errors", "system"): {name for name in texts_of("Errors", "system") if hasattr(errno, name)},
    ("Friend", "kinds"): {kind.value for kind in _OF_FRIENDS},
    ("Friend", "instead"): {"friend"},
    ("FriendText", "proof"): {"proven", "secrets", "sum"},
    ("GameSummary", "you"): {*SUMMARY, "bad luck"},
    ("GameSummary", "another"): SUMMARY,
    **{("HouseRules", field): [*map(plain, choices)] for field, choices in CHOICES.items()},
    ("LevelCharacter", "levels"): {level.key for level in LEVELS},
    ("Mistakes", "phases"): PHASES,
    ("Mistakes", "kinds"): MISTAKES,
    ("Notices", "kinds"): {kind.value for kind in set(NoticeKind) - _OF_FRIENDS},
    ("Pages", "instead"): {"strategy", "dice", "boards"},
    ("Pages", "texts"): {"keys", "mouse", "about", "licences"},
    ("Practice", "themes"): {theme.value for theme in Theme},
    ("Practice", "actions"): ACTIONS,
    ("Practice", "grades"): GRADES,
    ("Practice", "cube"): {f"{one}, {other}" for one in ACTIONS for other in ("drop", "take")}
    - {"take, drop", "drop, take"},
    **dict.fromkeys((("Preferences", "labels"), ("Preferences", "tips")), SETTINGS),
    ("Prompt", "no move"): {why.name for why in NoPlay},
    ("Results", "kinds"): {how.value for how in How},
    **dict.fromkeys((("Results", "you win"), ("Results", "somebody wins")), WINS),
    ("Review", "classes"): MARKS,
    ("Review", "marks"): MARKS - {ErrorClass.FINE.value},
    **dict.fromkeys((("Review", "depths"), ("Review", "tips of depths")), range(3)),
    **dict.fromkeys((("Review", "totals"), ("Review", "tips of totals")), TOTALS),
    ("Review", "better"): {"wait", "double", "take", "drop"},
    **dict.fromkeys((("ReviewBoardPane", "buttons"), ("ReviewBoardPane", "tips")), REVIEW),
    **dict.fromkeys((("RolloutChoices", "labels"), ("RolloutChoices", "tips")), ROLLOUT),
    ("SettingActions", "labels"): IN_MENUS,
    **dict.fromkeys((("Spoken", "you"), ("Spoken", "another")), DONE),
    ("Spoken", "steps"): {"off", "point, pinning"}
    | {f"{start}{hits}" for start in ("bar", "reserve", "point") for hits in ("", ", hitting")},
    **{("Tutor", f"moves, in {unit}"): {"and the better", "alone"} for unit in ("points", "words")},
    **{("Tutor", f"cube, in {unit}"): ACTIONS for unit in ("points", "words")},
    ("Tutor", "actions"): ACTIONS,
}


ALIKE = {("Preferences", "tips"), ("Results", "kinds"), ("Review", "tips of totals")}  # some texts of these are


@each("table", KEYS)
def test_table_has_a_text_of_its_own_for_each_of_its_keys_and_no_other(table: tuple[str, str]) -> None:
    texts = texts_of(*table)

    assert set(texts) == set(map(str, KEYS[table]))
    assert all(texts.values())
    assert (len({*texts.values()}) < len(texts)) is (table in ALIKE)


def test_no_table_is_left_out_but_those_of_reasons_which_have_a_test_of_their_own() -> None:
    tables = {(context, table) for context, tables in read_texts().items() for table in tables}

    assert {(context, table) for context, table in tables if context != "Reasons"} == set(KEYS)


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
    """The structure of a page: headings, tables and pictures with their positions."""
    return BUILT_OF.findall(page)


@pytest.mark.parametrize(("folder", "code"), TRANSLATED_PAGES)
def test_pages_of_a_language_are_all_there_and_built_as_in_english(folder: str, code: str) -> None:
    for file in some(resource(folder, "en").glob("*.md")):
        assert shape(resource(folder, code, file.name).read_text("utf-8")) == shape(file.read_text("utf-8")), file.name
    assert any(line.startswith("tapa W15,22,B15 0/0/0") for line in shape(page("rules", "tapa.md")))


def test_languages_follow_each_other_also_by_another_speaker(translator: Translator, qapp: QApplication) -> None:
    texts = []
    for speaker, code in ((translator, "bg"), (translator, "en"), (translator, "tr"), (Translator(qapp), "en")):
        speaker.use(code)
        texts.append(QCoreApplication.translate("Menus", "&Game"))

    assert texts == ["&Игра", "&Game", "&Oyun", "&Game"]


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


# The sides have the names of the colours of the checkers, in the grammar of each language


STEMS = {  # of the words for white and black
    "en": r"\b(?:white|black)\b",
    "bg": r"\b(?:бял|бел|черн|черен)",
    "mk": r"\b(?:бел|црн)",
    "el": r"\b(?:λευκ|μαύρ|μαυρ)",
    "tr": r"\b(?:beyaz|siyah)",
    "ar": "(?:بيض|سود)",
}


def theme_named(name: str) -> BoardTheme:
    return parse_look(BoardTheme, resource("themes", f"{name}.toml").read_text("utf-8"))


@cache
def texts_about_sides(code: str) -> list[str]:
    """The texts that name a side in English, in this language."""
    texts = []
    source = "tr" if code == "en" else code
    file = Path(__file__).parents[3] / "resources" / "translations" / f"tapa_{source}.ts"
    for context in ET.parse(file).getroot().iter("context"):
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
        assert [one for one in OTHER_COLOURS if sides_in(with_colours(text, one, one, code), code)] == [], text


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
    checkers = parse_look(CheckerSet, resource("checkers", f"{name}.toml").read_text("utf-8"))

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
    app = open_window(rule_set="tapa")

    def names() -> set[str]:
        app.let_happen()
        cards = app.window.side_panel.players.cards.values()
        menus = [action.text() for action in app.window.menus[0].actions() if action.menu() is not None]
        return {label.text() for card in cards for label in card.findChildren(QLabel)} | set(menus)

    assert {"White", "&White", "&Black"} <= names()
    app.window.change_settings(replace(app.session.settings, checkers="honey-and-walnut"))
    app.window.menus[0].aboutToShow.emit()

    assert {"Yellow", "&Yellow", "&Brown"} <= names()
    assert not {"White", "&White", "&Black"} & names()


@pytest.mark.parametrize(("number", "text"), [(1, "1 потег"), (11, "11 потега"), (21, "21 потег"), (111, "111 потега")])
def test_eleven_takes_the_plural_in_macedonian(number: int, text: str) -> None:
    macedonian = QTranslator()
    assert macedonian.load(str(resource("translations", "tapa_mk.qm")))

    translation = macedonian.translate("Hint", "Looked %n move(s) ahead", "", number)
    assert translation.replace("%Ln", str(number)).replace(NO_BREAK, " ").startswith(f"{text} ")


@each("code", NAMES)
def test_no_line_ends_between_a_number_and_what_is_counted(translator: Translator, code: str) -> None:
    translator.use(code)

    for number in range(120):
        text = points_text(number)
        assert not re.search(r"\d (?=\w)", text), text
