"""The list of plays is a reading of the history."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    OpeningRolled,
    Resigned,
    Rewound,
    Rolled,
    Taken,
)
from tapa_desktop.game.history import History, replay
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.turns import TurnLine, shortened, turn_lines
from tests.ui.states import header, match, turn

BEGINNING = TurnLine(Side.WHITE, "5-3", "starts")


def lines_of(history: History) -> tuple[TurnLine, ...]:
    """The lines, wherever in the match they stand."""
    return tuple(replace(line, at=None, begun=0) for line in turn_lines(history))


def test_line_names_the_state_after_it() -> None:
    history = match(*turn(6, 5, "24/18 24/19"))

    last = turn_lines(history)[-1]
    assert last.at == len(history.standing)
    assert turn_lines(match(Rolled(6, 5)))[-1].at is None


def test_opening_dice_and_each_turn_are_a_line() -> None:
    given = match(*turn(6, 3, "24/18 24/21"), *turn(2, 1, "24/22 24/23"))

    assert lines_of(given) == (
        BEGINNING,
        TurnLine(Side.WHITE, "6-3", "24/18 24/21"),
        TurnLine(Side.BLACK, "2-1", "24/22 24/23"),
    )


def test_turn_that_is_being_played_is_the_last_line() -> None:
    rolled, drafted = match(Rolled(6, 3)), match(Rolled(6, 3), Drafted("24/18"))

    assert lines_of(rolled)[-1] == TurnLine(Side.WHITE, "6-3", "…", is_open=True)
    assert lines_of(drafted)[-1] == TurnLine(Side.WHITE, "6-3", "24/18", is_open=True)


def test_rest_of_two_dice_is_not_written_as_a_double() -> None:
    position = "gul-bara 3,W2,W2,3,B2,B8,B2,B2,W2,5,B1,1,W4,1,W3,W2 0/0/0 0/0/0 W 4x2< 3/3"

    assert lines_of(replay(replace(header("gul-bara"), position=position), ()))[-1].dice == "4×2"
    assert lines_of(replay(replace(header("gul-bara"), position=position.replace("4x2<", "44")), ()))[-1].dice == "4-4"


def test_tie_is_a_line_of_nobody() -> None:
    given = replay(header(), (OpeningRolled(4, 4),))

    assert lines_of(given) == (TurnLine(None, "4-4", "a tie"),)


def test_step_that_is_repeated_stands_once() -> None:
    given = match(*turn(2, 2, "24/22 24/22 22/20 22/20"))

    assert lines_of(given)[-1].text == "24/22(2) 22/20(2)"


def test_turn_that_is_taken_back_is_gone() -> None:
    given = match(*turn(6, 3, "24/18 24/21"), Rewound(1))

    assert lines_of(given) == (BEGINNING,)


def test_games_before_the_present_one_are_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    given = match(Resigned(Side.BLACK), GameBegun(), Rolled(6, 3))
    read: list[object] = []
    monkeypatch.setattr("tapa_desktop.ui.text.turns._line", lambda _, event: read.append(event))

    lines_of(given)

    assert read == [Rolled(6, 3)]


def test_next_game_begins_an_empty_list() -> None:
    given = match(Resigned(Side.BLACK), GameBegun())

    assert lines_of(given) == ()


def test_giving_up_is_a_line() -> None:
    assert lines_of(match(Resigned(Side.BLACK)))[-1] == TurnLine(Side.BLACK, "", "resigns")


def test_double_and_its_answer_are_lines_of_those_who_made_them() -> None:
    taken = match(Doubled(), Taken(), *turn(6, 3, "24/18 24/21"), Doubled(), Dropped(), rule_set="tapa-cube")

    assert lines_of(taken)[1:] == (
        TurnLine(Side.WHITE, "", "doubles to 2"),
        TurnLine(Side.BLACK, "", "takes"),
        TurnLine(Side.WHITE, "6-3", "24/18 24/21"),
        TurnLine(Side.BLACK, "", "doubles to 4"),
        TurnLine(Side.WHITE, "", "drops"),
    )


@pytest.mark.parametrize(
    ("play", "text"),
    [
        ("24/23 23/22 22/21 21/20", "24/20"),
        ("24/23 23/22 22/21 21/20*", "24/20*"),
        ("24/23* 23/22 22/21 21/20", "24/23* 23/22 22/21 21/20"),
        ("24/18 18/15", "24/18 18/15"),
        ("24/22 24/22 22/20 22/20", "24/22(2) 22/20(2)"),
    ],
)
def test_double_of_one_checker_is_one_move_unless_it_touches_something_on_its_way(play: str, text: str) -> None:
    assert shortened(play) == text
