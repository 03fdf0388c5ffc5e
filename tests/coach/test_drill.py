"""Questions of the practice: what a review's mistakes become, and what answers about the cube are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.cancelling import never
from tapa_desktop.coach.decision import PlayQuestion, cube_state_of
from tapa_desktop.coach.drill import CubeVerdict, TriedCube, mistakes, verdicts
from tapa_desktop.coach.question_text import actions_in, question_in
from tapa_desktop.coach.review.result import ReviewedAction, ReviewLine
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin
from tapa_desktop.rules.cube import Cube
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tapa_desktop.rules.side import Side

LEAST = 0.08
SCORES = [(), (Result(Side.WHITE, 3, How.MARS),), (Result(Side.WHITE, 4, How.MARS), Result(Side.BLACK, 1, How.SINGLE))]


def state_of(results: tuple[Result, ...] = (), *, target: int = 5, owner: Side | None = None) -> GameState:
    """White is to roll at the beginning of a game."""
    state = begin(TAPA_CUBE, target, Seat(), Seat("expert"))
    cube = Cube(1 if owner is None else 2, owner)
    return replace(state, phase=Phase.TO_ROLL, results=results, cube=cube)


def asked(state: GameState, action: ReviewedAction, side: Side) -> GameState:
    """The question of the card that this mistake of `side` becomes."""
    line = ReviewLine(0, 0, side, action, 1.0, 0.5, cost=0.3, is_counted=True)
    (mistake,) = mistakes([state], [line], side, LEAST)
    question = question_in(mistake.position)
    assert isinstance(question, GameState)
    return question


@pytest.mark.parametrize("results", SCORES)
@pytest.mark.parametrize("side", list(Side))
def test_cube_decision_is_asked_with_its_cube_and_score(results: tuple[Result, ...], side: Side) -> None:
    state = replace(state_of(results, owner=side), side=side)

    question = asked(state, ReviewedAction.WAIT, side)

    assert (question.phase, question.actor, question.seat.is_person) == (Phase.TO_ROLL, Side.WHITE, True)
    assert question.may_double is state.may_double
    assert cube_state_of(question) == cube_state_of(state)
    assert question.position == state.position
    assert actions_in(question) == ("double", "no double")


@pytest.mark.parametrize("results", SCORES)
@pytest.mark.parametrize("side", list(Side))
def test_answer_to_a_double_is_asked_of_white(results: tuple[Result, ...], side: Side) -> None:
    state = replace(state_of(results), side=side.other, phase=Phase.TO_ANSWER)

    question = asked(state, ReviewedAction.DROP, side)

    assert (question.phase, question.side, question.actor) == (Phase.TO_ANSWER, Side.BLACK, Side.WHITE)
    assert cube_state_of(question) == cube_state_of(state)
    assert actions_in(question) == ("take", "drop")


def test_same_decision_of_either_colour_is_one_question() -> None:
    white = state_of()

    assert asked(white, ReviewedAction.DOUBLE, Side.WHITE) == asked(
        replace(white, side=Side.BLACK), ReviewedAction.DOUBLE, Side.BLACK
    )


def test_only_ones_own_decisions_that_lose_enough_come_back() -> None:
    state = state_of()
    lines = [
        ReviewLine(0, 0, side, ReviewedAction.DOUBLE, 1.0, 0.5, cost=cost, is_counted=is_counted)
        for side, cost, is_counted in (
            (Side.WHITE, LEAST, True),
            (Side.WHITE, LEAST / 2, True),
            (Side.WHITE, 0.5, False),
            (Side.BLACK, 0.5, True),
        )
    ]

    assert [one.loss for one in mistakes([state], lines, Side.WHITE, LEAST)] == [LEAST]


@pytest.mark.parametrize(
    ("side", "right", "wrong"), [(Side.WHITE, "no double", "double"), (Side.BLACK, "take", "drop")]
)
def test_at_the_start_nobody_doubles_and_everybody_takes(side: Side, right: str, wrong: str) -> None:
    question = question_in(f"tapa-cube W15,22,B15 0/0/0 0/0/0 {side.value} -|1- 0-0")
    assert isinstance(question, GameState)

    for action in actions_in(question):
        (verdict,) = verdicts(TriedCube(question, action), never)
        assert isinstance(verdict, CubeVerdict)
        assert verdict.best == right
        assert verdict.loss is not None
        assert (verdict.loss > 0.1) is (action == wrong)
    (given_up,) = verdicts(TriedCube(question, None), never)
    assert given_up.loss is None


def test_action_that_is_known_to_be_best_is_right_whatever_the_computer_thinks() -> None:
    question = question_in("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|1- 0-0")
    assert isinstance(question, GameState)

    (verdict,) = verdicts(TriedCube(question, "double", best="double"), never)

    assert isinstance(verdict, CubeVerdict)
    assert (verdict.best, verdict.loss) == ("double", 0.0)


def test_question_without_a_cube_is_a_play() -> None:
    assert isinstance(question_in("tapa W15,22,B15 0/0/0 0/0/0 W 31"), PlayQuestion)
