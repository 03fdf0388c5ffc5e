"""The decision that the side to act has to make, with the cube and the score as that side sees them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubeState, Score, Standing
from tapa_desktop.ai.player import worths_at
from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.coach.decision import (
    PlayQuestion,
    RollQuestion,
    TakeQuestion,
    cube_state_of,
    question_of,
    standing_in,
    standing_of,
)
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled, Drafted
from tapa_desktop.game.state import GameState, Phase, told_in_full
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube, MatchScore
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, RuleSet
from tapa_desktop.rules.side import Side
from tests.app.background.test_questions import to_roll as in_match
from tests.game.matches import state_at

START = start_position(TAPA)
WHITE, BLACK = Side.WHITE, Side.BLACK


def to_roll(rule_set: RuleSet) -> GameState:
    return replace(state_at(rule_set, START), cube=IN_THE_MIDDLE)


def without_cube(*games: tuple[Side, int], target: int = 7) -> GameState:
    """As `in_match`, of Tapa."""
    return replace(in_match(*games, target=target), rule_set=TAPA)


def test_a_person_with_a_roll_has_to_play_it() -> None:
    assert question_of(state_at(TAPA, START, "31", target=0)) == PlayQuestion(TAPA, START, (3, 1))


@pytest.mark.parametrize(
    ("state", "standing"),
    [
        (without_cube((WHITE, 2), (BLACK, 3)), Standing((TAPA,), 0, Score(5, 4))),
        (
            replace(without_cube((BLACK, 6)), order=(TAPA, PLAKOTO)),
            Standing((TAPA, PLAKOTO), 1, Score(7, 1, after_crawford=True)),
        ),
        (without_cube(target=1), None),
        (
            replace(without_cube(target=1), order=(TAPA, PLAKOTO)),
            Standing((TAPA, PLAKOTO), 0, Score(1, 1, after_crawford=True)),
        ),
        (without_cube(target=0), None),
        (in_match(), None),
        (in_match((BLACK, 6)), Standing((TAPA_CUBE,), 0, Score(7, 1))),
        (in_match((BLACK, 6), (WHITE, 1)), None),
        (in_match((BLACK, 6), (WHITE, 6)), Standing((TAPA_CUBE,), 0, Score(1, 1, after_crawford=True))),
        (replace(in_match((BLACK, 5), (WHITE, 5)), cube=Cube(2, BLACK)), Standing((TAPA_CUBE,), 0, Score(2, 2), 2)),
        (replace(in_match((BLACK, 5), (WHITE, 4)), cube=Cube(2, BLACK)), Standing((TAPA_CUBE,), 0, Score(3, 2), 2)),
        (replace(in_match((BLACK, 4), (WHITE, 5)), cube=Cube(2, BLACK)), None),
        (in_match(target=1), None),
    ],
)
def test_a_match_to_a_score_is_played_for_the_match_unless_a_cube_can_still_be_turned(
    state: GameState, standing: Standing | None
) -> None:
    assert standing_of(state) == standing


@pytest.mark.parametrize("state", [without_cube((WHITE, 6)), in_match((WHITE, 6))], ids=["without a cube", "Crawford"])
def test_at_match_point_hints_and_levels_play_for_the_win_alone(state: GameState) -> None:
    double = Probabilities(0.9, 0.8, 0.0, 0.0, 0.0)
    certain = double._replace(win=0.92, mars=0.0)

    worths = worths_at(standing_of(state))

    assert worths.equity(certain) > worths.equity(double)
    assert equity(TAPA, certain) < equity(TAPA, double)


def test_what_a_position_tells_of_its_match_is_what_the_match_itself_tells() -> None:
    states = [
        without_cube((WHITE, 2), (BLACK, 3)),
        replace(without_cube((BLACK, 6)), order=(TAPA, PLAKOTO), side=BLACK),
        in_match((BLACK, 6)),
        replace(in_match((BLACK, 5), (WHITE, 5)), cube=Cube(2, BLACK)),
        in_match(),
        without_cube(target=0),
    ]

    for state in states:
        assert standing_in(told_in_full(state), state) == standing_of(state)
    alone = standing_in(told_in_full(states[0])._replace(match=MatchScore(3, 1, 2)), states[1])
    assert alone == Standing((TAPA,), 0, Score(2, 1, after_crawford=True))


def test_what_is_drafted_does_not_change_the_question() -> None:
    given = state_at(TAPA, START, "31")

    assert question_of(apply(given, Drafted("24/21"))) == question_of(given)


def test_before_a_roll_it_is_how_one_stands() -> None:
    state = to_roll(TAPA)

    assert question_of(state) == RollQuestion(TAPA, START, standing=standing_of(state))
    assert standing_of(state) is not None


def test_who_may_double_is_advised_about_that_too() -> None:
    asked = question_of(to_roll(TAPA_CUBE))

    assert isinstance(asked, RollQuestion)
    assert isinstance(asked.cube, CubeState)


def test_who_is_offered_a_double_has_to_answer_it() -> None:
    assert isinstance(question_of(apply(to_roll(TAPA_CUBE), Doubled())), TakeQuestion)


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.MATCH_OVER])
def test_nothing_is_decided_before_and_after_a_game(phase: Phase) -> None:
    assert question_of(replace(state_at(TAPA, START), phase=phase)) is None


@pytest.mark.parametrize(
    ("state", "score"),
    [
        (in_match(), Score(7, 7)),
        (in_match((WHITE, 2), (BLACK, 3)), Score(5, 4)),
        (in_match((WHITE, 6)), Score(1, 7)),
        (in_match((BLACK, 6)), Score(7, 1)),
        (in_match((BLACK, 6), (WHITE, 1)), Score(6, 1, after_crawford=True)),
        (in_match(target=0), None),
        (in_match((BLACK, 6), target=0), None),
    ],
)
def test_stand_is_what_each_side_still_needs(state: GameState, score: Score | None) -> None:
    assert cube_state_of(state).score == score


def test_side_to_move_sees_its_own_score_and_its_own_cube() -> None:
    state = replace(in_match((WHITE, 2)), cube=Cube(4, BLACK))

    assert cube_state_of(state) == CubeState(4, is_mine=False, score=Score(5, 7))
    assert cube_state_of(replace(state, side=BLACK)) == CubeState(4, is_mine=True, score=Score(7, 5))
