"""Questions of the practice: what a review's mistakes become, and what answers about the cube are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, actions_in, cube_state_of, play_text, question_in
from tapa_desktop.coach.drill import (
    PLIES,
    CubeVerdict,
    Spacing,
    Tried,
    TriedCube,
    Verdict,
    grade_of,
    mistakes,
    spaced,
    verdicts,
)
from tapa_desktop.coach.pack import GRADES, Lesson, theme_in
from tapa_desktop.coach.review.result import ReviewedAction, ReviewLine
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin, results_of
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tapa_desktop.rules.side import Side
from tests.game.matches import header, random_match

LEAST = 0.08
SCORES = [(), (Result(Side.WHITE, 3, How.MARS),), (Result(Side.WHITE, 4, How.MARS), Result(Side.BLACK, 1, How.SINGLE))]


def state_of(results: tuple[Result, ...] = (), *, target: int = 5, owner: Side | None = None) -> GameState:
    """White is to roll at the beginning of a game."""
    state = begin(TAPA_CUBE, target, Seat(), Seat("expert"))
    cube = Cube(1 if owner is None else 2, owner)
    return replace(state, phase=Phase.TO_ROLL, results=results_of(results), cube=cube)


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


def score(*points: int) -> tuple[Result, ...]:
    """White has won by so many points each time."""
    return tuple(Result(Side.WHITE, one, How.SINGLE) for one in points)


def play_to_practise(
    results: tuple[Result, ...],
    *,
    target: int = 5,
    side: Side = Side.WHITE,
    rule_set: RuleSet = TAPA,
    cube: Cube = IN_THE_MIDDLE,
) -> PlayQuestion:
    """The question of the card that a mistake in the first play of a game becomes."""
    state = begin(rule_set, target, Seat(), Seat("expert"))
    state = replace(state, phase=Phase.TO_PLAY, roll=(3, 1), results=results_of(results), side=side, cube=cube)
    line = ReviewLine(
        0, 0, side, ReviewedAction.PLAY, 1.0, 0.5, play="24/20", best="24/21 24/23", cost=0.3, is_counted=True
    )
    (mistake,) = mistakes([state], [line], side, LEAST)
    question = question_in(mistake.position)
    assert isinstance(question, PlayQuestion)
    return question


def test_play_at_match_point_is_asked_with_its_score_and_judged_for_the_match() -> None:
    leads, trails = (play_to_practise(score(4), side=side) for side in (Side.WHITE, Side.BLACK))

    assert [one.standing and one.standing.score[:2] for one in (leads, trails)] == [(1, 5), (5, 1)]
    for question in (leads, trails):
        found = candidates_for(question, PLIES)
        worst = found[-1].position
        (verdict,) = verdicts(Tried(question, worst), never)
        at_score = candidates_for(question, PLIES, also=[worst])
        assert isinstance(verdict, Verdict)
        played = next(one for one in at_score if one.position == worst)
        assert verdict.loss == pytest.approx(played.loss)


def test_play_with_a_cube_that_nobody_turns_any_more_is_asked_with_both() -> None:
    turned = play_to_practise(score(3), side=Side.BLACK, rule_set=TAPA_CUBE, cube=Cube(2, Side.WHITE))
    crawford = play_to_practise(score(4), rule_set=TAPA_CUBE)
    alive = play_to_practise(score(3), rule_set=TAPA_CUBE, cube=Cube(2, Side.BLACK))

    found = [one.standing and (*one.standing.score[:2], one.standing.cube) for one in (turned, crawford, alive)]
    assert found == [(5, 2, 2), (1, 5, 1), None]


def test_same_play_is_one_card_at_scores_that_hardly_matter() -> None:
    questions = [play_to_practise(score(*points), target=9) for points in ((), (1,), (1, 1))]

    assert [one.standing for one in questions] == [None] * 3
    assert len({play_text(one) for one in questions}) == 1


@pytest.mark.parametrize("seed", [22, 23])
def test_repeated_mistake_loses_in_practice_what_it_lost_in_the_review(seed: int) -> None:
    history = random_match(header("tapa", target=1), seed, hasty=True)
    *_, found = review(ReviewQuestion(history, PLIES))
    lines = [one for one in found.lines if one.action is ReviewedAction.PLAY and (one.loss or 0.0) >= LEAST][:12]
    assert lines

    for line in lines:
        (mistake,) = mistakes(history.states, [line], line.side, LEAST)
        question = question_in(mistake.position)
        assert isinstance(question, PlayQuestion)
        assert mistake.lesson == Lesson(theme_in(line.reasons), mistake.lesson.grade)
        assert mistake.lesson.grade in GRADES
        left = question.after(line.play)
        (verdict,) = verdicts(Tried(question, left), never)
        assert isinstance(verdict, Verdict)
        assert (verdict.best.play, verdict.loss) == (line.best, pytest.approx(line.loss, abs=1e-6))


# SM-2 as published, and where this program differs from it


def after(*grades: int) -> Spacing:
    spacing = Spacing()
    for grade in grades:
        spacing = spaced(spacing, grade)
    return spacing


@pytest.mark.parametrize(
    ("grades", "days", "ease"),
    [
        ((4,), 1, 2.5),
        ((4, 4), 6, 2.5),
        ((4, 4, 4), 15, 2.5),
        ((4, 4, 4, 4), 38, 2.5),
        ((5, 5, 5), 17, 2.8),
        ((3, 3, 3), 12, 2.08),
        ((4, 4, 1), 0, 1.96),
        ((4, 4, 1, 5), 1, 1.96),  # the repeat on the same day leaves the ease alone
        ((4, 4, 1, 1, 1, 5), 1, 1.96),
    ],
)
def test_intervals_and_ease_are_those_of_sm2(grades: tuple[int, ...], days: int, ease: float) -> None:
    spacing = after(*grades)

    assert (spacing.days, round(spacing.ease, 2)) == (days, ease)


def test_ease_and_interval_have_limits() -> None:
    assert after(*[1, 5] * 30).ease == 1.3
    assert after(*[5] * 60).days == 3650


@pytest.mark.parametrize(("loss", "grade"), [(0.0, 5), (0.004, 5), (0.02, 4), (0.05, 3), (0.1, 2), (0.5, 1)])
def test_grade_follows_from_the_loss(loss: float, grade: int) -> None:
    assert grade_of(loss, DEFAULT_THRESHOLDS) == grade
