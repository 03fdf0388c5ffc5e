"""What happens by itself, from the state alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session.automatic import MOST_IN_A_ROW, AutomaticAction, next_action, question_to_person
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import question_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase, Result, begin, results_of, turn_at
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tapa_desktop.rules.side import Side
from tests.app.desk import COMPUTER, PERSON, Seat
from tests.game.matches import state_at


def over(games: int, *, target: int = 0, black: Seat = COMPUTER) -> GameState:
    """After so many games, in which nobody has won more than a point."""
    drawn = Result(None, 0, How.VOID)
    won = Result(Side.WHITE, 1, How.SINGLE)
    return replace(
        begin(TAPA_CUBE, target, COMPUTER, black),
        phase=Phase.GAME_OVER,
        results=results_of([*[drawn] * (games - 1), won]),
    )


def isolated(state: GameState) -> AutomaticAction:
    return next_action(state, None, Settings(roll_for_me=True, finish_turns=True), is_fresh=True)


@pytest.mark.parametrize("games", [1, MOST_IN_A_ROW - 1, MOST_IN_A_ROW + 1])
def test_two_computers_go_on_to_the_next_game(games: int) -> None:
    assert isolated(over(games)) is AutomaticAction.NEXT_GAME


def test_games_without_end_between_computers_wait_now_and_then_for_somebody_to_look() -> None:
    assert isolated(over(MOST_IN_A_ROW)) is AutomaticAction.NONE
    assert isolated(over(MOST_IN_A_ROW, target=999)) is AutomaticAction.NEXT_GAME


def test_next_game_waits_for_a_person_and_comes_not_after_the_match() -> None:
    assert isolated(over(1, black=PERSON)) is AutomaticAction.NONE
    assert isolated(replace(over(1, target=1), phase=Phase.MATCH_OVER)) is AutomaticAction.NONE


def test_only_a_person_is_asked_for_a_decision_by_the_coach() -> None:
    state = state_at(TAPA_CUBE, start_position(TAPA_CUBE), "31")

    assert question_to_person(state) == question_of(state)
    assert question_to_person(replace(state, white=COMPUTER)) is None


def in_group(text: str, settings: Settings) -> AutomaticAction:
    """What happens by itself at this position of Gul Bara, in which a person has a group to play."""
    state = turn_at(parse_position(text), PERSON, PERSON)
    return next_action(state, Draft.of(state), settings, is_fresh=True)


@pytest.mark.parametrize("group", ["6x1<", "6x4<"])
def test_what_cannot_be_played_of_a_rest_is_always_dropped_by_itself(group: str) -> None:
    blocked = f"gul-bara W15,5,B15,17 0/0/0 0/0/0 W {group} 3/3"

    assert in_group(blocked, Settings(pass_for_me=False, finish_turns=False)) is AutomaticAction.FINISH
    assert in_group(blocked.replace(group, "66>"), Settings(pass_for_me=False, finish_turns=False)) is (
        AutomaticAction.NONE
    )


def test_group_with_one_play_is_played_where_the_player_wishes_it() -> None:
    forced = "gul-bara W15,11,B15,11 0/0/0 0/0/0 W 44> 3/3"

    assert in_group(forced, Settings(play_forced=False)) is AutomaticAction.NONE
