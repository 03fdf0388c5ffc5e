"""What happens by itself, from the state alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session.automatic import MOST_IN_A_ROW, AutomaticAction, next_action, question_to_person
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import question_of
from tapa_desktop.game.state import GameState, Phase, Result, begin
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tapa_desktop.rules.side import Side
from tests.app.desk import COMPUTER, PERSON, Seat
from tests.game.matches import state_at


def over(games: int, *, target: int = 0, black: Seat = COMPUTER) -> GameState:
    """After so many games, in which nobody has won more than a point."""
    drawn = Result(None, 0, How.VOID)
    won = Result(Side.WHITE, 1, How.SINGLE)
    return replace(
        begin(TAPA_CUBE, target, COMPUTER, black), phase=Phase.GAME_OVER, results=(*[drawn] * (games - 1), won)
    )


def isolated(state: GameState) -> AutomaticAction:
    return next_action(state, None, Settings(roll_for_me=True, finish_turns=True), is_fresh=True)


@pytest.mark.parametrize("games", [1, MOST_IN_A_ROW - 1, MOST_IN_A_ROW + 1])
def test_two_computers_go_on_to_the_next_game(games: int) -> None:
    assert isolated(over(games)) is AutomaticAction.NEXT_GAME


def test_games_without_end_between_computers_wait_now_and_then_for_somebody_to_look() -> None:
    assert isolated(over(MOST_IN_A_ROW)) is AutomaticAction.NONE
    assert isolated(over(MOST_IN_A_ROW, target=999)) is AutomaticAction.NEXT_GAME


def test_next_game_waits_for_a_person() -> None:
    assert isolated(over(1, black=PERSON)) is AutomaticAction.NONE


def test_match_that_is_over_does_not_go_on() -> None:
    assert isolated(replace(over(1, target=1), phase=Phase.MATCH_OVER)) is AutomaticAction.NONE


def test_only_a_person_is_asked_for_a_decision_by_the_coach() -> None:
    state = state_at(TAPA_CUBE, start_position(TAPA_CUBE), "31")

    assert question_to_person(state) == question_of(state)
    assert question_to_person(replace(state, white=COMPUTER)) is None
