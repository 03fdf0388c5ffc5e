"""The names of players, matches and scores."""

from __future__ import annotations

import re

import pytest

from tapa_desktop.game.events import GameBegun, OpeningRolled, Resigned, Seat
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
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
from tests.cases import each
from tests.game.matches import in_turn, match_of
from tests.ui.states import COMPUTER, PERSON, header, match

LONG = "Христофор Александър"
COUNTED = in_turn(header(target=31), GameRules("mahbusa", {"count_checkers": True}))


@pytest.mark.parametrize(
    ("white", "black", "names"),
    [
        (PERSON, COMPUTER, ("You", "The computer")),
        (COMPUTER, PERSON, ("The computer", "You")),
        (PERSON, PERSON, ("White", "Black")),
        (COMPUTER, COMPUTER, ("White", "Black")),
        (Seat(name="Ana"), COMPUTER, ("Ana", "The computer")),
        (Seat(name=LONG), Seat(name="Ana-Maria von der Lippe"), (LONG, "Ana-Maria von der L…")),
    ],
)
def test_players_are_named_by_their_difference(white: Seat, black: Seat, names: tuple[str, str]) -> None:
    state = replay(header(white=white, black=black), ()).state

    assert (player_name(state, Side.WHITE), player_name(state, Side.BLACK)) == names


def test_name_has_the_level_of_a_computer_and_the_colour_of_a_person() -> None:
    state = replay(header(), ()).state

    assert [seat_text(state, side) for side in Side] == ["White", "Level: Expert"]
    assert level_name("oracle") == "oracle"  # of another version


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        *((header(), "Tapa, match to 5"), (header(target=1), "Tapa, a single game")),
        *((header(target=0), "Tapa, unlimited"), (COUNTED, "Mahbusa, checkers counted, match to 31")),
    ],
)
def test_length_of_a_match_is_said_and_that_checkers_are_counted(match: Header, expected: str) -> None:
    assert match_text(replay(match, ()).state) == expected


def test_number_of_the_game_is_that_of_the_one_on_the_board_and_never_alone_in_a_line() -> None:
    over, single = match(Resigned(Side.BLACK)), replay(header(target=1), ())

    assert game_text(match().state) == game_text(over.state) == "Tapa, match to 5 · game\u00a01"
    assert game_text(over.append(GameBegun()).state) == "Tapa, match to 5 · game\u00a02"
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
    history = match_of(sitting, OpeningRolled(6, 1), Resigned(Side.BLACK), GameBegun())

    first, *_, last = score_lines(history.state)

    assert first == "You 2 : 0 The computer  ·  Tavli, match to 5  ·  Plakoto"
    assert last == "You 2 : 0 The computer  ·  Plakoto"
    assert score_text(history.state) == "You 2 : 0 The computer"


def test_a_match_of_several_games_has_the_name_of_its_sitting() -> None:
    assert order_name(["portes", "plakoto", "fevga"]) == "Tavli"
    assert order_name(["tapa", "plakoto"]) == "Tapa – Plakoto"
    assert order_name(["tapa"] * 4) == "4\u00a0games in turn"


def test_the_game_that_comes_next_is_announced_once_a_game_has_ended_where_there_are_several() -> None:
    first = match_of(in_turn(header(), "tapa", "plakoto", "tawula"), OpeningRolled(6, 1))
    ended = match_of(first, Resigned(Side.WHITE))
    second = match_of(ended, GameBegun()).state
    alone = match_of(header(), OpeningRolled(6, 1), Resigned(Side.WHITE)).state

    assert order_text(first.state) == "Game 1 of 3: Tapa"
    assert next_game_text(ended.state) == "Next: Game 2 of 3: Plakoto"
    assert game_text(second) == "Tapa – Plakoto – Tawula, match to 5 · game\u00a02, Plakoto"
    assert prompt_text(second, None).startswith("Game 2 of 3: Plakoto. ")
    assert order_text(alone) == next_game_text(alone) == ""


def title_of(order: str) -> str:
    return file_title(match_of(in_turn(header(), *order.split())).state)


@each("order", [*RULE_SETS, *map(" ".join, SITTINGS), "tapa plakoto", "mahbusa tawula"])
def test_a_file_is_named_by_all_games_of_the_match_as_every_system_takes_it(order: str) -> None:
    assert re.search(r'[<>:"/\\|?*\x00-\x1f]|[. ]$|^(CON|PRN|AUX|NUL|COM\d|LPT\d)$', title_of(order)) is None
    assert title_of("portes plakoto fevga") == "Tavli"
    assert title_of("tapa plakoto tapa") == "Tapa, Plakoto"


@pytest.mark.parametrize(
    ("code", "black", "expected"),
    [
        *(("bg", PERSON, "Черните печелят играта: "), ("bg", COMPUTER, "Компютърът печели играта: ")),
        *(("bg", Seat(name="Ива"), "Ива печели играта: "), ("mk", PERSON, "Црните победуваат: ")),
        *(("mk", COMPUTER, "Компјутерот победува: "), ("el", PERSON, "Ο Μαύρος κερδίζει το παιχνίδι: ")),
    ],
)
def test_what_is_said_of_a_player_fits_who_it_is(translator: Translator, code: str, black: Seat, expected: str) -> None:
    translator.use(code)

    state = replay(header(black=black), ()).state

    assert result_text(state, Result(Side.BLACK, 1, How.SINGLE)).startswith(expected)


@pytest.mark.parametrize(("code", "expected"), [("bg", "Вие – Компютър"), ("el", "Εσείς – Υπολογιστής")])
def test_a_name_that_stands_alone_is_a_label(translator: Translator, code: str, expected: str) -> None:
    translator.use(code)

    assert players_text(header()) == expected
