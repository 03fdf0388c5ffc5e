"""How a game and a match have ended, in sentences and in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.events import Doubled, Dropped, GameBegun, LogEvent, OpeningRolled, Resigned, Seat, Taken
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import GameRules
from tapa_desktop.game.state import GameState, Phase, Result, results_of
from tapa_desktop.rules.cube import Cube
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.result import how_text, match_result_text, result_text
from tests.cases import each
from tests.game.matches import in_turn
from tests.ui.states import COMPUTER, PERSON, WHITE_BEGINS, header

COUNTED = replay(in_turn(header(target=31), GameRules("mahbusa", {"count_checkers": True})), ())


def after(*events: LogEvent, white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> GameState:
    return replay(header("tapa-cube", white=white, black=black, target=target), (WHITE_BEGINS, *events)).state


def told(state: GameState) -> str:
    assert state.result is not None
    return result_text(state, state.result)


def counted(result: Result) -> GameState:
    return replace(COUNTED.state, phase=Phase.GAME_OVER, results=results_of([result]))


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "The computer drops the double. You win the game: 1 point"),
        (COMPUTER, PERSON, "You drop the double. The computer wins the game: 1 point"),
        (PERSON, PERSON, "Black drops the double. White wins the game: 1 point"),
    ],
)
def test_a_drop_says_who_has_dropped_and_what_it_costs(white: Seat, black: Seat, expected: str) -> None:
    assert told(after(Doubled(), Dropped(), white=white, black=black)) == expected


def test_points_say_what_the_cube_has_made_of_them() -> None:
    given = after(Doubled(), Taken(), Resigned(Side.BLACK))

    assert told(given) == "The computer resigns. You win a mars (gammon): 4 points with the cube at 2"


@pytest.mark.parametrize(
    ("result", "sentence", "word"),
    [
        (Result(Side.WHITE, 9, How.SINGLE), "You win. The computer has 9 checkers left: 9 points", "9 checkers left"),
        (Result(Side.BLACK, 1, How.SINGLE), "The computer wins. You have 1 checker left: 1 point", "1 checker left"),
        (
            Result(Side.BLACK, 15, How.MARS),
            "The computer wins. You have 15 checkers left: 15 points",
            "15 checkers left",
        ),
        (
            Result(Side.BLACK, 12, How.SINGLE, resigned=True),
            "You resign. The computer wins. You have 12 checkers left: 12 points",
            "12 checkers left, resigned",
        ),
        (Result(Side.WHITE, 15, How.MOTHER), "You have pinned the mother and win: 15 points", "mother pinned"),
        (
            Result(Side.WHITE, 1, How.SINGLE, dropped=True),
            *("The computer drops the double. You win the game: 1 point", "dropped"),
        ),
    ],
)
def test_checkers_left_are_counted_where_the_game_counts_them(result: Result, sentence: str, word: str) -> None:
    given = counted(result)

    assert told(given) == sentence
    assert how_text(given, result) == word


def test_result_has_both_the_counted_checkers_and_the_cube() -> None:
    given = replace(counted(Result(Side.WHITE, 18, How.SINGLE)), cube=Cube(2, Side.WHITE))

    assert told(given) == "You win. The computer has 9 checkers left: 18 points with the cube at 2"


WORDS = dict(zip(How, ("single game", "mars", "triple", "mother pinned", "capote"), strict=False))


@each("how", WORDS)
def test_each_kind_of_win_has_its_word_and_a_draw_is_replayed(how: How) -> None:
    given = after(Resigned(Side.BLACK))

    assert how_text(given, Result(Side.WHITE, 1, how)) == WORDS[how]
    assert how_text(given, Result(None, 0, How.VOID)) == "draw, replayed"


def test_cube_and_crawford_game_are_noted_where_there_is_a_cube() -> None:
    doubled = after(Doubled(), Taken(), Resigned(Side.BLACK))
    crawford = after(Doubled(), Taken(), Resigned(Side.BLACK), GameBegun(), Resigned(Side.WHITE))
    uncubed = replay(header(target=3), (WHITE_BEGINS, Resigned(Side.BLACK), GameBegun(), Resigned(Side.WHITE))).state

    assert how_text(doubled, doubled.results[-1]) == "mars, resigned, cube 2"
    assert how_text(crawford, crawford.results[-1]) == "mars, resigned, Crawford"
    assert uncubed.is_crawford
    assert how_text(uncubed, uncubed.results[-1]) == "mars, resigned"


def test_the_end_of_a_match_says_who_has_won_it() -> None:
    won, lost = after(Resigned(Side.BLACK), target=2), after(Resigned(Side.WHITE), target=2)

    assert match_result_text(won) == "You win the match 2 : 0"
    assert match_result_text(lost) == "The computer wins the match 2 : 0"
    assert match_result_text(after(Resigned(Side.BLACK), target=3)) == ""
    assert match_result_text(replay(header(), (OpeningRolled(2, 2),)).state) == ""
