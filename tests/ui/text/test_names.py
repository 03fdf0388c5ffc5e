"""Who plays, how far, and what a game has brought, in words."""

from __future__ import annotations

import re

import pytest

from tapa_desktop.game.events import GameBegun, OpeningRolled, Resigned, Seat
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import (
    file_title,
    game_text,
    level_name,
    match_text,
    next_game_text,
    order_name,
    order_text,
    player_name,
    players_text,
    score_lines,
    score_text,
    seat_text,
)
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.result import result_text
from tapa_desktop.ui.text.translator import Translator
from tests.game.matches import in_turn, told
from tests.ui.states import COMPUTER, PERSON, header, match


@pytest.mark.parametrize(
    ("white", "black", "names"),
    [
        (PERSON, COMPUTER, ("You", "The computer")),
        (COMPUTER, PERSON, ("The computer", "You")),
        (PERSON, PERSON, ("White", "Black")),
        (COMPUTER, COMPUTER, ("White", "Black")),
        (Seat(name="Ana"), COMPUTER, ("Ana", "The computer")),
        (
            Seat(name="Христофор Александър"),
            Seat(name="Ana-Maria von der Lippe"),
            ("Христофор Александър", "Ana-Maria von der L…"),
        ),
    ],
)
def test_players_are_named_by_their_difference(white: Seat, black: Seat, names: tuple[str, str]) -> None:
    given = replay(header(white=white, black=black), ()).state

    assert (player_name(given, Side.WHITE), player_name(given, Side.BLACK)) == names


def test_name_has_the_level_of_a_computer_and_the_colour_of_a_person() -> None:
    given = replay(header(), ()).state

    assert seat_text(given, Side.BLACK) == "Level: Expert"
    assert seat_text(given, Side.WHITE) == "White"


def test_level_of_another_version_is_shown_by_its_key() -> None:
    assert level_name("oracle") == "oracle"


@pytest.mark.parametrize(
    ("target", "expected"), [(0, "Tapa, unlimited"), (1, "Tapa, a single game"), (5, "Tapa, match to 5")]
)
def test_length_of_a_match_is_said(target: int, expected: str) -> None:
    assert match_text(replay(header(target=target), ()).state) == expected


def test_counting_to_31_is_part_of_the_match() -> None:
    counted = {"count_checkers": True}
    given = replay(Header("tapa-record", 2, (GameRules("mahbusa", counted),), PERSON, COMPUTER, 31), ()).state

    assert match_text(given) == "Mahbusa, checkers counted, match to 31"


def test_number_of_the_game_is_that_of_the_one_on_the_board_and_never_alone_in_a_line() -> None:
    over = match(Resigned(Side.BLACK))

    assert game_text(match().state) == "Tapa, match to 5 · game\u00a01"
    assert game_text(over.state) == "Tapa, match to 5 · game\u00a01"
    assert game_text(over.append(GameBegun()).state) == "Tapa, match to 5 · game\u00a02"


def test_single_game_has_no_number() -> None:
    single = replay(header(target=1), ())

    assert game_text(single.state) == match_text(single.state)


def test_crawford_game_is_named_where_there_is_a_cube() -> None:
    events = (OpeningRolled(5, 3), Resigned(Side.BLACK), GameBegun())
    cubed, uncubed = (replay(header(key, target=3), events).state for key in ("tapa-cube", "tapa"))

    assert game_text(cubed) == "Tapa with cube, match to 3 · game\u00a02, the Crawford game"
    assert score_lines(cubed)[0] == "You 2 : 0 The computer  ·  Crawford game  ·  Tapa with cube, match to 3"
    assert game_text(uncubed) == "Tapa, match to 3 · game\u00a02"
    assert score_lines(uncubed)[0] == "You 2 : 0 The computer  ·  Tapa, match to 3"


def test_score_line_of_a_match_of_several_games_names_the_current_one() -> None:
    sitting = in_turn(header(), "portes", "plakoto", "fevga")
    given = told(sitting, OpeningRolled(6, 1), Resigned(Side.BLACK), GameBegun())

    first, *_, last = score_lines(given.state)

    assert first == "You 2 : 0 The computer  ·  Tavli, match to 5  ·  Plakoto"
    assert last == "You 2 : 0 The computer  ·  Plakoto"


def test_score_stands_in_one_line() -> None:
    assert score_text(replay(header(), ()).state) == "You 0 : 0 The computer"


def test_a_match_of_several_games_has_the_name_of_its_sitting() -> None:
    assert order_name(["portes", "plakoto", "fevga"]) == "Tavli"
    assert order_name(["tapa", "plakoto"]) == "Tapa – Plakoto"
    assert order_name(["tapa"] * 4) == "4 games in turn"


def test_the_game_that_comes_next_is_announced_once_a_game_has_ended() -> None:
    given = told(in_turn(header(), "tapa", "plakoto", "tawula"), OpeningRolled(6, 1))
    ended = told(given, Resigned(Side.WHITE)).state

    assert order_text(given.state) == "Game 1 of 3: Tapa"
    assert next_game_text(ended) == "Next: Game 2 of 3: Plakoto"
    assert game_text(told(given, Resigned(Side.WHITE), GameBegun()).state) == (
        "Tapa – Plakoto – Tawula, match to 5 · game\u00a02, Plakoto"
    )
    assert prompt_text(told(given, Resigned(Side.WHITE), GameBegun()).state, None).startswith("Game 2 of 3: Plakoto. ")


def test_a_file_is_named_by_all_games_of_the_match() -> None:
    names = [
        file_title(told(in_turn(header(), *order.split())).state)
        for order in ("tapa", "portes plakoto fevga", "tapa plakoto tapa")
    ]

    assert names == ["Tapa", "Tavli", "Tapa, Plakoto"]


@pytest.mark.parametrize("order", [*RULE_SETS, *map(" ".join, SITTINGS), "tapa plakoto", "mahbusa tawula"])
def test_name_of_a_file_is_one_that_every_system_takes(order: str) -> None:
    name = file_title(told(in_turn(header(), *order.split())).state)

    assert re.search(r'[<>:"/\\|?*\x00-\x1f]|[. ]$|^(CON|PRN|AUX|NUL|COM\d|LPT\d)$', name) is None


def test_nothing_is_announced_where_the_match_has_one_game() -> None:
    assert order_text(told(header(), OpeningRolled(6, 1)).state) == ""
    assert next_game_text(told(header(), OpeningRolled(6, 1), Resigned(Side.WHITE)).state) == ""


@pytest.mark.parametrize(
    ("code", "black", "expected"),
    [
        ("bg", PERSON, "Черните печелят играта: "),
        ("bg", COMPUTER, "Компютърът печели играта: "),
        ("bg", Seat(name="Ива"), "Ива печели играта: "),
        ("mk", PERSON, "Црните победуваат: "),
        ("mk", COMPUTER, "Компјутерот победува: "),
        ("el", PERSON, "Ο Μαύρος κερδίζει το παιχνίδι: "),
    ],
)
def test_what_is_said_of_a_player_follows_who_it_is(
    translator: Translator, code: str, black: Seat, expected: str
) -> None:
    translator.use(code)

    given = replay(header(black=black), ()).state

    assert result_text(given, Result(Side.BLACK, 1, How.SINGLE)).startswith(expected)


@pytest.mark.parametrize(("code", "expected"), [("bg", "Вие – Компютър"), ("el", "Εσείς – Υπολογιστής")])
def test_a_name_that_stands_alone_is_a_label(translator: Translator, code: str, expected: str) -> None:
    translator.use(code)

    assert players_text(header()) == expected
