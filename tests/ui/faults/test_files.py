"""What is wrong with settings and with boards of one's own is told in the language of the window."""

from __future__ import annotations

import pytest

from tapa_desktop.app.settings import load_settings, parse_settings, settings_path
from tapa_desktop.game.record import FileFault
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.theme import ThemeError, parse_theme
from tapa_desktop.ui.look.themes import LIMIT, faults, own_folder
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.text.notices import message_of
from tapa_desktop.ui.text.translator import Translator
from tests.ui.faults.tongues import OTHERS, english_in

SETTINGS = {
    '{"colour": 7}': "field colour: There is no such setting.",
    '{"volume": 101}': "field volume: This cannot be read. (Expected `int` <= 100)",
    '{"volume": "loud"}': "field volume: This cannot be read. (Expected `int`, got `str`)",
    '{"last_match": {"format":"tapa-record","version":1,"rule_set":"chess","white":{},"black":{},"target":5}}': (
        f"field last_match: There is no game “chess”; there are {', '.join(RULE_SETS)}."
    ),
    '{"last_match": {"format":"tapa-record","version":1,"rule_set":"tapa","white":{},"black":{},"target":-1}}': (
        "field last_match: This cannot be read. (Expected `int` >= 0 - at `$.target`)"
    ),
    "{": "This cannot be read. (Input data was truncated)",
    "#": "This cannot be read. (JSON is malformed: invalid character (byte 0))",
    '{"a":' * 100_000: "This cannot be read. (maximum recursion depth exceeded while deserializing an object)",
    " " * 2_000_000: "The file is too long.",
}
BOARDS = {
    '[board]\ntable = "brown"': ("This cannot be read. (", FileFault.UNREADABLE),
    "\nname =\n": ("This cannot be read. (", FileFault.UNREADABLE),
    f"die_size = {'1' * 301}": ("line 1: ", FileFault.LONG_LINE),
}


def test_faults_of_settings_are_listed_field_by_field() -> None:
    assert {text: [sentence(error) for error in parse_settings(text.encode())[1]] for text in SETTINGS} == {
        text: [told] for text, told in SETTINGS.items()
    }


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_english_is_left_of_settings(code: str, translator: Translator) -> None:
    translator.use(code)

    for text, english in SETTINGS.items():
        (error,) = parse_settings(text.encode())[1]
        said = english.partition(" (")[2]  # msgspec's words are English in all languages
        assert english_in(sentence(error), english, [text[:500], said, f"version, {', '.join(RULE_SETS)}"]) == set()


def test_unusable_settings_are_reported_in_greek(translator: Translator) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('{"colour": 7}')
    translator.use("el")

    _, (notice,) = load_settings()

    assert message_of(notice).detail.endswith("\nπεδίο colour: Δεν υπάρχει τέτοια ρύθμιση.")


@pytest.mark.parametrize("code", ["en", *OTHERS])
@pytest.mark.parametrize("text", BOARDS)
def test_faults_of_boards_name_line_and_field_and_have_nothing_english(
    text: str, code: str, translator: Translator
) -> None:
    where, fault = BOARDS[text]
    with pytest.raises(ThemeError) as caught:
        parse_theme(text)
    error, english = caught.value, sentence(caught.value)

    translator.use(code)

    assert (error.fault, english.startswith(where)) == (fault, True)
    if code != "en":
        assert english_in(sentence(error), f"{english} {error}", [text, error.values.get("said", "")]) == set()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"#" * (LIMIT + 1), "Το αρχείο είναι πολύ μεγάλο."),
        (b'name = "x"\n\xff\xfe', "γραμμή 2: Δεν είναι κείμενο σε UTF-8."),
    ],
)
def test_unusable_board_of_the_player_is_reported_in_greek(data: bytes, told: str, translator: Translator) -> None:
    path = own_folder("themes") / "grove.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    translator.use("el")

    (notice,) = faults()

    assert message_of(notice).detail == f"{path}: {told}"
