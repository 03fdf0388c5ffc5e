"""What happens by itself, from the state alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session.automatic import MOST_IN_A_ROW, AutomaticAction, next_action, question_to_person
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import question_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, Dropped, Rewound, Rolled, Seat, Taken
from tapa_desktop.game.state import GameState, Phase, Result, begin, results_of, turn_at
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tapa_desktop.rules.side import Side
from tests.app.desk import COMPUTER, PERSON, Desk, ScriptedDice
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


# The doubling cube at a table of two persons. White is to roll first, unless it is said otherwise


pytestmark = pytest.mark.usefixtures("qapp")
WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """White has won the opening, and is to roll."""
    desk = Desk(tmp_path, dice=ScriptedDice((6, 5), (3, 1), (6, 2), (4, 4)))
    desk.begin("tapa-cube", black=PERSON, target=5)
    desk.do(desk.player.roll)
    return desk


def play_a_turn(desk: Desk, *steps: str) -> None:
    desk.do(desk.player.roll)
    for step in steps:
        desk.step(step)
    desk.do(desk.player.finish_turn)


# Offer, take, drop


def test_a_person_may_double_before_rolling_and_the_other_who_takes_owns_the_cube(desk: Desk) -> None:
    player = desk.player
    assert player.may_double
    assert not player.may_answer

    desk.do(player.double)
    assert desk.changes[-1][2] == Doubled()
    assert desk.match.person_to_act is BLACK
    assert (player.may_answer, player.may_double, player.may_roll, player.may_finish) == (True, False, False, False)

    desk.do(player.take)
    assert desk.state.cube == Cube(2, BLACK)
    assert desk.match.person_to_act is WHITE
    assert (player.may_roll, player.may_double) == (True, False)


def test_the_one_who_drops_loses_what_the_cube_was_worth(desk: Desk) -> None:
    desk.do(desk.player.double, desk.player.drop)

    result = desk.state.result
    assert (result.winner, result.points, result.dropped) == (WHITE, 1, True)
    assert desk.player.may_begin_next


def test_the_owner_redoubles(desk: Desk) -> None:
    desk.do(desk.player.double, desk.player.take)
    play_a_turn(desk, "24/21", "24/23")

    desk.do(desk.player.double, desk.player.take)

    assert desk.state.cube == Cube(4, WHITE)


def test_nothing_but_an_answer_is_possible_while_a_double_waits(desk: Desk) -> None:
    desk.do(desk.player.double)
    before, player = desk.history, desk.player
    assert not player.may_resign

    desk.do(player.roll, player.double, player.finish_turn, player.next_game, lambda: player.resign(BLACK))
    desk.do(lambda: player.resign(WHITE), desk.match.settled)

    assert desk.history is before


def test_what_is_not_possible_does_not_happen(desk: Desk) -> None:
    before = desk.history
    desk.do(desk.player.take, desk.player.drop)
    assert desk.history is before

    desk.do(desk.player.roll)
    before = desk.history
    desk.do(desk.player.double, desk.player.take, desk.player.drop)

    assert desk.history is before
    assert desk.notices == []


def test_nobody_doubles_in_the_crawford_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path, dice=ScriptedDice((6, 5)))
    desk.begin("tapa-cube", black=PERSON, target=2)
    desk.do(desk.player.roll, desk.player.double, desk.player.drop)
    assert desk.state.score(WHITE) == 1

    desk.do(desk.player.next_game, desk.player.double)

    assert desk.state.is_crawford
    assert desk.player.may_roll
    assert not desk.player.may_double


# What happens by itself


def test_dice_are_never_thrown_for_a_person_who_may_double(tmp_path: Path) -> None:
    desk = Desk(tmp_path, dice=ScriptedDice((6, 5), (3, 1)), settings=Settings(roll_for_me=True))
    desk.begin("tapa-cube", black=PERSON)
    assert desk.player.may_double

    desk.do(desk.player.double, desk.player.take)

    assert desk.history.log[-1] == Rolled(3, 1), "who has doubled may not do it again, and so his dice fall"


@pytest.mark.parametrize("answer", ["take", "drop"])
def test_undo_takes_first_answer_back_and_then_the_double_and_redo_brings_both_back(desk: Desk, answer: str) -> None:
    desk.do(desk.player.double, getattr(desk.player, answer))
    before = desk.state

    desk.do(desk.player.undo)
    assert desk.player.may_answer
    assert desk.state.cube == IN_THE_MIDDLE
    desk.do(desk.player.undo)
    assert desk.player.may_double
    assert desk.history.standing == desk.history.standing[:1]

    desk.do(desk.player.redo, desk.player.redo)
    assert desk.state == before
    assert not desk.player.may_redo


def test_undo_of_a_drop_goes_back_over_the_end_of_the_game(desk: Desk) -> None:
    desk.do(desk.player.double, desk.player.drop, desk.player.next_game, desk.player.roll)
    assert desk.state.roll == (3, 1)

    desk.do(desk.player.undo)

    assert not desk.state.results
    assert desk.player.may_answer
    assert isinstance(desk.history.log[-1], Rewound)


def test_undo_of_a_take_takes_back_what_was_played_after_it(desk: Desk) -> None:
    desk.do(desk.player.double, desk.player.take)
    play_a_turn(desk, "24/21", "24/23")

    desk.do(desk.player.undo_turn, desk.player.undo)

    assert desk.player.may_answer
    desk.do(desk.player.take, desk.player.roll)
    assert desk.state.roll == (3, 1), "nobody gets other dice by taking back"


# Seats, and leaving


def test_somebody_else_may_sit_down_while_a_double_waits(desk: Desk) -> None:
    desk.do(desk.player.double)

    for side in (BLACK, WHITE):
        desk.do(lambda side=side: desk.player.set_seat(side, Seat(name="Ана")))

    assert desk.match.person_to_act is BLACK
    desk.do(desk.player.take)
    assert desk.state.cube == Cube(2, BLACK)


@pytest.mark.parametrize("is_taken", [False, True])
def test_double_and_cube_are_as_they_were_when_the_match_is_opened(tmp_path: Path, desk: Desk, is_taken: bool) -> None:
    desk.do(desk.player.double, *[desk.player.take] * is_taken)
    desk.session.close()

    again = Desk(tmp_path)
    again.session.start()
    again.let_happen()

    assert again.history == desk.history
    assert again.state.cube == (Cube(2, BLACK) if is_taken else IN_THE_MIDDLE)
    assert again.player.may_answer is not is_taken
    again.do(again.player.drop)
    assert again.history.log[-2:] == ((Doubled(), Taken()) if is_taken else (Doubled(), Dropped()))
    again.session.close()
