"""The sides are called by the colours that the checkers have, in the grammar of each language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, parse_checkers, parse_theme
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.side_colours import (
    BLACK,
    WHITE,
    colour_of,
    name_sides,
    side_colours,
    with_colours,
)
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.cases import some
from tests.ui.room import Enter

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
def test_names_change_places_if_the_checkers_do(code: str) -> None:
    for text in some(texts_about_sides(code)):
        swapped = with_colours(text, BLACK, WHITE, code)

        assert (swapped != text.replace("&", "")) is bool(sides_in(text, code))
        assert with_colours(swapped, BLACK, WHITE, code).replace("&", "") == text.replace("&", "")


@pytest.mark.parametrize("code", NAMES)
def test_each_colour_has_all_forms_in_each_language(code: str) -> None:
    texts = texts_about_sides(code)
    assert len(texts) > 50

    left = [(text, one) for text in texts for one in COLOURS if sides_in(with_colours(text, one, one, code), code)]

    assert left == []


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


@pytest.mark.parametrize(
    ("theme", "expected"),
    [
        ("wood", (WHITE, BLACK)),
        ("felt", (WHITE, "red")),
        ("leather", (WHITE, "blue")),
        ("plain", (WHITE, BLACK)),
        ("dark", (WHITE, BLACK)),
        ("high-contrast", (WHITE, BLACK)),
    ],
)
def test_sides_are_called_by_what_is_seen(theme: str, expected: tuple[str, str]) -> None:
    assert side_colours(theme_named(theme)) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ivory-and-ebony", (WHITE, BLACK)),
        ("ivory-and-cherry", (WHITE, "red")),
        ("pearl-and-navy", (WHITE, "blue")),
        ("honey-and-walnut", ("yellow", "brown")),
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
        name_sides(theme_named("felt"))
        assert side_name(Side.BLACK) == red
        name_sides(WOOD)
        assert side_name(Side.BLACK) == black


def test_texts_about_the_letters_of_a_position_stay() -> None:
    name_sides(theme_named("felt"))

    assert QCoreApplication.translate("Errors", "Checkers of Black: {count}, not {full}.").startswith(
        "Checkers of Black"
    )


def test_window_calls_the_sides_anew_with_another_board(enter: Enter) -> None:
    room = enter()
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
