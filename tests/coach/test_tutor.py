"""The tutor's warnings about plays and cube decisions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.coach.candidates import DEEPEST, Candidate
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion, TakeQuestion, cube_state_of, question_in
from tapa_desktop.coach.hint import CubeHint, OutlookHint, hint
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.coach.tutor import CubeLosses, cube_objection, judgements, objection
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import IN_THE_MIDDLE
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE
from tests.cases import each
from tests.game.matches import state_at
from tests.positions import MIDDLE, after, position

QUESTION = PlayQuestion(TAPA, MIDDLE, (4, 2))


def candidate(play: str, loss: float, plies: int = 1) -> Candidate:
    return Candidate(play, after(TAPA, MIDDLE, "42", play), 0.5 - loss, Probabilities(0.5, 0, 0, 0, 0), loss, plies)


CANDIDATES = (candidate("24/20 12/10*", 0), candidate("15/11 12/10*", 0.05), candidate("24/20 24/22", 0.3, plies=0))
GOOD, DOUBTFUL, BAD = (one.position for one in CANDIDATES)


@pytest.mark.parametrize(
    ("played", "thresholds", "least", "mark"),
    [
        (GOOD, DEFAULT_THRESHOLDS, ErrorClass.DOUBTFUL, None),
        (DOUBTFUL, DEFAULT_THRESHOLDS, ErrorClass.DOUBTFUL, ErrorClass.DOUBTFUL),
        (DOUBTFUL, DEFAULT_THRESHOLDS, ErrorClass.ERROR, None),
        (DOUBTFUL, ErrorThresholds(0.06, 0.2, 0.4), ErrorClass.DOUBTFUL, None),
        (BAD, DEFAULT_THRESHOLDS, ErrorClass.ERROR, ErrorClass.BLUNDER),
        (BAD, DEFAULT_THRESHOLDS, ErrorClass.BLUNDER, ErrorClass.BLUNDER),
        (MIDDLE, DEFAULT_THRESHOLDS, ErrorClass.DOUBTFUL, None),  # what no play leads to
    ],
)
def test_objection_is_made_from_chosen_class_on_which_begins_where_the_player_has_set_it(
    played: Position, thresholds: ErrorThresholds, least: ErrorClass, mark: ErrorClass | None
) -> None:
    warning = objection(QUESTION, CANDIDATES, played, thresholds, least)

    values = warning and (warning.mark, warning.played.position, warning.best)
    assert values == (mark and (mark, played, CANDIDATES[0]))


AHEAD = position(TAPA_CUBE, "3:W2 2:W2 1:W2 19:B4 21:B5 22:B2")
EVEN = position(TAPA_CUBE, "24:W15 1:B15")
BEHIND = position(TAPA_CUBE, "8:W9 5:W6 23:B2 24:B1")


def to_roll(start: Position) -> GameState:
    return replace(state_at(TAPA_CUBE, start, target=0), cube=IN_THE_MIDDLE)


def offered(start: Position) -> GameState:
    return apply(to_roll(start), Doubled())


def judge(state: GameState) -> CubeLosses:
    (result,) = judgements(state, never)
    assert isinstance(result, CubeLosses)
    return result


def losses(state: GameState) -> dict[str, float]:
    return dict(judge(state).losses)


def test_one_of_two_decisions_gives_nothing_away_and_the_wrong_one_in_a_lost_or_won_game_points() -> None:
    for state in (to_roll(AHEAD), to_roll(EVEN), offered(AHEAD), offered(EVEN), offered(BEHIND)):
        assert min(losses(state).values()) == 0
        assert judge(state).is_drop is (state.position == AHEAD)
    assert losses(offered(AHEAD))["take"] > 0.5
    assert losses(offered(BEHIND))["drop"] > 1
    assert losses(to_roll(BEHIND))["double"] > 0.5


@pytest.mark.parametrize("start", [AHEAD, EVEN, BEHIND])
def test_tutor_and_hint_are_of_one_mind(start: Position) -> None:
    rolling, answering = to_roll(start), offered(start)
    for state, question in (
        (rolling, RollQuestion(TAPA_CUBE, start, cube_state_of(rolling))),
        (answering, TakeQuestion(TAPA_CUBE, start, cube_state_of(answering))),
    ):
        outlook = hint(question, DEEPEST, never)
        assert isinstance(outlook, OutlookHint)
        assert isinstance(outlook.cube, CubeHint)
        assert losses(state)[outlook.cube.action] == pytest.approx(0, abs=1e-6)


def test_objection_about_the_cube_is_made_from_the_chosen_class_on() -> None:
    cube_losses = CubeLosses(offered(EVEN), {"take": 0.0, "drop": 0.1})

    warning = cube_objection(cube_losses, "drop", DEFAULT_THRESHOLDS, ErrorClass.DOUBTFUL)

    assert (warning.action, warning.loss, warning.mark) == ("drop", 0.1, ErrorClass.ERROR)
    assert cube_objection(cube_losses, "take", DEFAULT_THRESHOLDS, ErrorClass.DOUBTFUL) is None
    assert cube_objection(cube_losses, "drop", DEFAULT_THRESHOLDS, ErrorClass.BLUNDER) is None


def test_loss_of_a_cube_decision_is_in_points_where_checkers_are_counted_too() -> None:
    text = "mahbusa W7,W8,16,B1,5 0/0/0 0/0/14 B - rules=count_checkers:yes,cube:yes|1- 0-0"
    (cube_losses,) = judgements(question_in(text), never)

    warning = cube_objection(cube_losses, "take", DEFAULT_THRESHOLDS, ErrorClass.DOUBTFUL)

    assert warning.points == pytest.approx(2 * 15 - 1, abs=0.01)  # all checkers at 2, instead of the 1 of a drop


@pytest.mark.parametrize("question", [QUESTION, to_roll(EVEN)], ids=["a play", "the cube"])
def test_judging_is_called_off(question: PlayQuestion | GameState) -> None:
    with pytest.raises(Cancelled):
        next(judgements(question, lambda: True))


# Classes of errors


@each(
    "case",
    [
        *((0.0, ErrorClass.FINE), (0.039, ErrorClass.FINE), (0.04, ErrorClass.DOUBTFUL), (0.079, ErrorClass.DOUBTFUL)),
        *((0.08, ErrorClass.ERROR), (0.159, ErrorClass.ERROR), (0.16, ErrorClass.BLUNDER), (3.0, ErrorClass.BLUNDER)),
    ],
)
def test_a_play_is_marked_by_the_worst_threshold_that_its_loss_reaches(case: tuple[float, ErrorClass]) -> None:
    loss, mark = case

    assert error_class_of(loss) is mark
    assert error_class_of(2 * loss, ErrorThresholds(0.08, 0.16, 0.32)) is mark
