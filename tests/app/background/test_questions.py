"""What the computer is asked, from the state alone; and how a player's decision becomes an answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubeState, Score
from tapa_desktop.ai.cube.decisions import CubeChoice
from tapa_desktop.app.background.questions import ComputerQuestion, CubeAnswer, CubeDecision, computer_question_of
from tapa_desktop.app.background.thinker import answer_to
from tapa_desktop.coach.decision import RollQuestion, TakeQuestion, cube_state_of
from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, OpeningRolled
from tapa_desktop.game.state import GameState, Result, begin, results_of
from tapa_desktop.rules.cube import Cube
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA_CUBE, RuleSet
from tapa_desktop.rules.side import Side
from tests.app.desk import COMPUTER, PERSON, Seat

WHITE, BLACK = Side.WHITE, Side.BLACK
CHANCES = (0.75, 0.5, 0.25, 0.125, 0.0625)


def to_roll(*games: tuple[Side, int], target: int = 7, white: Seat = COMPUTER, black: Seat = COMPUTER) -> GameState:
    """White is to roll in the game after these."""
    results = results_of(Result(winner, points, How.SINGLE) for winner, points in games)
    state = apply(begin(TAPA_CUBE, target, white, black), OpeningRolled(6, 1))
    return replace(state, results=results)


# Which question


def test_person_is_asked_nothing() -> None:
    state = to_roll(white=PERSON)

    assert computer_question_of(state, None, 0) is None
    assert computer_question_of(apply(to_roll(black=PERSON), Doubled()), None, 0) is None


def test_computer_that_may_not_double_is_not_asked() -> None:
    assert computer_question_of(replace(to_roll(), cube=Cube(2, BLACK)), None, 0) is None
    assert computer_question_of(to_roll((BLACK, 6)), None, 0) is None, "it is the Crawford game"
    assert computer_question_of(to_roll(target=1), None, 0) is None


def test_computer_that_may_double_is_asked_with_its_level() -> None:
    state = to_roll(white=Seat("casual"))

    question = computer_question_of(state, Draft.of(state), 99)

    decision = RollQuestion(TAPA_CUBE, state.position, CubeState(1, is_mine=False, score=Score(7, 7)))
    assert question == ComputerQuestion(decision, WHITE, "casual", 99)


def test_computer_that_is_offered_a_double_is_asked_with_its_own_level_and_the_view_of_the_other() -> None:
    state = apply(replace(to_roll((WHITE, 2), white=PERSON, black=Seat("casual")), cube=Cube(2, WHITE)), Doubled())

    question = computer_question_of(state, Draft.of(state), 99)

    decision = TakeQuestion(TAPA_CUBE, state.position, CubeState(2, is_mine=True, score=Score(5, 7)))
    assert question == ComputerQuestion(decision, BLACK, "casual", 99)


# The answer


class Decided:
    """A player that says yes or no to everything."""

    def __init__(self, *, is_yes: bool) -> None:
        self.is_yes = is_yes
        self.asked: list[tuple[str, object, object]] = []

    def __call__(self, level: str, seed: int) -> Decided:
        self.asked.append(("made", level, seed))
        return self

    def double(self, _rules: RuleSet, position: Position, cube: CubeState, _: Callable[[], bool]) -> CubeChoice:
        self.asked.append(("double", position, cube))
        return CubeChoice(self.is_yes, 0.5, None, CHANCES, "never")

    def take(self, _rules: RuleSet, position: Position, cube: CubeState, _: Callable[[], bool]) -> CubeChoice:
        self.asked.append(("take", position, cube))
        return CubeChoice(self.is_yes, -0.5, -0.4, CHANCES)


@pytest.mark.parametrize(("is_yes", "action"), [(True, "double"), (False, "no double")])
def test_decision_to_double_is_answered_with_what_it_rests_on(is_yes: bool, action: str) -> None:
    player, state = Decided(is_yes=is_yes), to_roll()
    question = computer_question_of(state, None, 99)
    assert question is not None

    answer = answer_to(question, player, lambda: False)

    assert answer == CubeAnswer(CubeDecision(WHITE, action, 0.5, None, *CHANCES, at_score="never"))
    assert player.asked == [("made", "expert", 99), ("double", state.position, cube_state_of(state))]


@pytest.mark.parametrize(("is_yes", "action"), [(True, "take"), (False, "drop")])
def test_answer_to_a_double_is_that_of_the_side_that_is_offered_it(is_yes: bool, action: str) -> None:
    player, state = Decided(is_yes=is_yes), apply(to_roll(), Doubled())
    question = computer_question_of(state, None, 99)
    assert question is not None

    answer = answer_to(question, player, lambda: False)

    assert answer == CubeAnswer(CubeDecision(BLACK, action, -0.5, -0.4, *CHANCES))
    assert player.asked[1:] == [("take", state.position, cube_state_of(state))]
