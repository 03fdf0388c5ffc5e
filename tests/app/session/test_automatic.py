"""The automatic action of a state."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapa_desktop.app.session.automatic import (
    MOST_IN_A_ROW,
    AutomaticAction,
    next_action,
    question_to_person,
    side_to_resign,
)
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import question_of
from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, Drafted, Rolled, Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin, results_of, turn_at
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import Cube, parse_position
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tests.app.driver import COMPUTER, PERSON, Driver, ScriptedDice
from tests.cases import sentences
from tests.game.matches import state_at
from tests.positions import position


def over(games: int, *, target: int = 0, black: Seat = COMPUTER) -> GameState:
    """The state after that many games, in which a side has won at most one point."""
    drawn = Result(None, 0, How.VOID)
    won = Result(Side.WHITE, 1, How.SINGLE)
    return replace(
        begin(TAPA_CUBE, target, COMPUTER, black),
        phase=Phase.GAME_OVER,
        results=results_of([*[drawn] * (games - 1), won]),
    )


NEXT, WAITS = AutomaticAction.NEXT_GAME, AutomaticAction.NONE


@sentences(
    ("state", "action"),
    {
        "two computers go on to the next game": (over(1), NEXT),
        "before games without end have waited": (over(MOST_IN_A_ROW - 1), NEXT),
        "now and then games without end wait for somebody to look": (over(MOST_IN_A_ROW), WAITS),
        "after games without end have waited": (over(MOST_IN_A_ROW + 1), NEXT),
        "a match with an end does not wait": (over(MOST_IN_A_ROW, target=999), NEXT),
        "the next game waits for a person": (over(1, black=PERSON), WAITS),
        "none comes after the match": (replace(over(1, target=1), phase=Phase.MATCH_OVER), WAITS),
    },
)
def test_next_game_begins_by_itself_or_waits(state: GameState, action: AutomaticAction) -> None:
    settings = Settings(roll_for_me=True, finish_turns=True)

    assert next_action(state, None, settings, may_act_automatically=True) is action


def test_dice_to_be_entered_are_rolled_for_nobody_and_a_computer_that_may_double_decides_about_that_first() -> None:
    state = replace(begin(TAPA_CUBE, 5, PERSON, COMPUTER), by_hand=True)
    computers = replace(state, white=COMPUTER)
    states = state, computers, replace(computers, by_hand=False, phase=Phase.TO_ROLL)

    actions = [next_action(one, None, Settings(roll_for_me=True), may_act_automatically=True) for one in states]

    assert actions == [WAITS, WAITS, AutomaticAction.ANSWER]
    assert side_to_resign(replace(state, side=Side.BLACK)) is Side.WHITE


def test_only_a_person_is_asked_for_a_decision_by_the_coach() -> None:
    state = state_at(TAPA_CUBE, start_position(TAPA_CUBE), "31")

    assert question_to_person(state) == question_of(state)
    assert question_to_person(replace(state, white=COMPUTER)) is None


@sentences(
    ("text", "action"),
    {
        "what cannot be played of a rest is always dropped": (
            "W15,5,B15,17 0/0/0 0/0/0 W 6x1<",
            AutomaticAction.FINISH,
        ),
        "also when all of it is left": ("W15,5,B15,17 0/0/0 0/0/0 W 6x4<", AutomaticAction.FINISH),
        "a group that cannot be played is not": ("W15,5,B15,17 0/0/0 0/0/0 W 66>", WAITS),
        "a group with one play waits for the player": ("W15,11,B15,11 0/0/0 0/0/0 W 44>", WAITS),
    },
)
def test_group_of_gul_bara_is_played_only_where_nothing_is_left_to_wish(text: str, action: AutomaticAction) -> None:
    state = turn_at(parse_position(f"gul-bara {text} 3/3"), PERSON, PERSON)
    settings = Settings(pass_for_me=False, finish_turns=False, play_forced=False)

    assert next_action(state, Draft.of(state), settings, may_act_automatically=True) is action


def test_forced_play_of_which_a_step_was_taken_back_is_not_made_again() -> None:
    state = state_at(TAPA_CUBE, position(TAPA_CUBE, "24:W15 23:B2 1:B2"), "21")

    actions = [
        next_action(one, Draft.of(one), Settings(play_forced=True), may_act_automatically=True)
        for one in (state, apply(state, Drafted("24/22")))
    ]

    assert actions == [AutomaticAction.FORCED, WAITS]


# The doubling cube between two persons. By default White is to roll first


pytestmark = pytest.mark.usefixtures("qapp")
WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """White has won the opening, and is to roll."""
    driver = Driver(tmp_path, dice=ScriptedDice((6, 5), (3, 1), (6, 2), (4, 4)))
    driver.begin("tapa-cube", black=PERSON, target=5)
    driver.do(driver.player.roll)
    return driver


def test_a_person_may_double_before_rolling_and_whoever_then_sits_there_and_takes_owns_the_cube(driver: Driver) -> None:
    player = driver.player
    assert player.may_double
    assert not player.may_answer

    driver.do(player.double)
    assert driver.changes[-1][2] == Doubled()
    for side in (BLACK, WHITE):
        driver.do(lambda side=side: player.set_seat(side, Seat(name="Ана")))
    assert driver.match.person_to_act is BLACK
    assert (player.may_answer, player.may_double, player.may_roll, player.may_finish) == (True, False, False, False)

    driver.do(player.take)
    assert driver.state.cube == Cube(2, BLACK)
    assert driver.match.person_to_act is WHITE
    assert (player.may_roll, player.may_double) == (True, False)


def test_the_owner_redoubles_and_undo_of_the_take_takes_back_what_was_played_after_it(driver: Driver) -> None:
    player = driver.player
    driver.do(player.double, player.take, player.roll)
    driver.step("24/21", "24/23")

    driver.do(player.finish_turn, player.double, player.take)
    assert driver.state.cube == Cube(4, WHITE)

    driver.do(player.undo, player.undo, player.undo_turn, player.undo)
    assert player.may_answer
    driver.do(player.take, player.roll)
    assert driver.state.roll == (3, 1), "nobody gets other dice by taking back"


def test_what_is_not_possible_does_not_happen(driver: Driver) -> None:
    player = driver.player

    def nothing_comes_of(*actions: Callable[[], object]) -> bool:
        history = driver.history
        driver.do(*actions)
        return driver.history is history

    assert nothing_comes_of(player.take, player.drop)

    driver.do(player.double)
    assert not player.may_resign
    assert nothing_comes_of(player.roll, player.double, player.finish_turn, player.next_game, driver.match.settled)
    assert nothing_comes_of(lambda: player.resign(BLACK), lambda: player.resign(WHITE))

    driver.do(player.undo, player.roll)
    assert nothing_comes_of(player.double, player.take, player.drop)
    assert driver.notices == []


def test_dice_are_never_thrown_for_a_person_who_may_double(tmp_path: Path) -> None:
    driver = Driver(tmp_path, dice=ScriptedDice((6, 5), (3, 1)), settings=Settings(roll_for_me=True))
    driver.begin("tapa-cube", black=PERSON)
    assert driver.player.may_double

    driver.do(driver.player.double, driver.player.take)

    assert driver.history.log[-1] == Rolled(3, 1), "who has doubled may not do it again, and so his dice fall"
