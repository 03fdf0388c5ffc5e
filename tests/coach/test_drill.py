"""Questions of the practice, from the mistakes of a review, and the verdicts on answers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.engine.game import PLAYERS
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.player import Player
from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import AS_GOOD, ERRING, Difficulty, candidates_for, difficulty, difficulty_of
from tapa_desktop.coach.decision import (
    Action,
    PlayQuestion,
    actions_in,
    cube_state_of,
    play_question,
    play_text,
    question_in,
)
from tapa_desktop.coach.drill import (
    PLIES,
    CubeAttempt,
    CubeVerdict,
    PlayAttempt,
    Spacing,
    grade_of,
    judge_attempts,
    mistakes,
    next_spacing,
)
from tapa_desktop.coach.pack import GRADES, Lesson, theme_in
from tapa_desktop.coach.review.result import ReviewedAction, ReviewLine
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin, results_of
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, Cube, parse_position
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tests.coach.test_candidates import CHAIN
from tests.game.matches import header, random_match
from tests.positions import position

LEAST = 0.08
SCORES = [(), (Result(Side.WHITE, 3, How.MARS),), (Result(Side.WHITE, 4, How.MARS), Result(Side.BLACK, 1, How.SINGLE))]


def state_of(results: tuple[Result, ...] = (), *, target: int = 5, owner: Side | None = None) -> GameState:
    """White is to roll at the beginning of a game."""
    state = begin(TAPA_CUBE, target, Seat(), Seat("expert"))
    cube = Cube(1 if owner is None else 2, owner)
    return replace(state, phase=Phase.TO_ROLL, results=results_of(results), cube=cube)


def with_player(side: Side, *states: GameState) -> list[GameState]:
    """The states with a person on this side, and the computer on the other."""
    seats = {side.name.lower(): Seat(), side.other.name.lower(): Seat("expert")}
    return [replace(state, **seats) for state in states]


def question_of(state: GameState, action: ReviewedAction, side: Side) -> GameState:
    """The question of the card for this mistake of `side`."""
    line = ReviewLine(0, 0, side, action, 1.0, 0.5, cost=0.3, is_counted=True)
    (mistake,) = mistakes(with_player(side, state), [line], LEAST)
    question = question_in(mistake.position)
    assert isinstance(question, GameState)
    return question


@pytest.mark.parametrize("results", SCORES)
@pytest.mark.parametrize("side", list(Side))
def test_cube_decision_is_asked_of_white_with_its_cube_and_score(results: tuple[Result, ...], side: Side) -> None:
    to_roll = replace(state_of(results, owner=side), side=side)
    offered = replace(state_of(results), side=side.other, phase=Phase.TO_ANSWER)

    doubling = question_of(to_roll, ReviewedAction.WAIT, side)
    answering = question_of(offered, ReviewedAction.DROP, side)

    assert (doubling.phase, doubling.actor, doubling.seat.is_person) == (Phase.TO_ROLL, Side.WHITE, True)
    assert (answering.phase, answering.side, answering.actor) == (Phase.TO_ANSWER, Side.BLACK, Side.WHITE)
    assert doubling.may_double is to_roll.may_double
    assert [cube_state_of(one) for one in (doubling, answering)] == [cube_state_of(one) for one in (to_roll, offered)]
    assert doubling.position == to_roll.position
    assert [actions_in(one) for one in (doubling, answering)] == [("double", "no double"), ("take", "drop")]


def test_same_decision_of_either_colour_is_one_question() -> None:
    questions = [question_of(replace(state_of(), side=side), ReviewedAction.DOUBLE, side) for side in Side]

    assert questions[0] == questions[1]


def test_only_ones_own_decisions_that_lose_enough_come_back() -> None:
    states = [*with_player(Side.WHITE, state_of()), *with_player(Side.BLACK, state_of())]  # the seats have been changed
    lines = [
        ReviewLine(0, at, side, ReviewedAction.DOUBLE, 1.0, 0.5, cost=cost, is_counted=is_counted)
        for at, side, cost, is_counted in (
            (0, Side.WHITE, LEAST, True),
            (0, Side.WHITE, LEAST / 2, True),
            (0, Side.WHITE, 0.5, False),
            (0, Side.BLACK, 0.5, True),
            (1, Side.WHITE, 0.6, True),
            (1, Side.BLACK, 0.7, True),
        )
    ]

    assert [one.loss for one in mistakes(states, lines, LEAST)] == [LEAST, 0.7]


def cube_verdict(side: Side, action: Action | None, best: Action | None = None) -> CubeVerdict:
    """The verdict on an answer about the cube at the start of a game in which this side is to roll."""
    question = question_in(f"tapa-cube W15,22,B15 0/0/0 0/0/0 {side.value} -|1- 0-0")
    assert isinstance(question, GameState)
    (verdict,) = judge_attempts(CubeAttempt(question, action, best), never)
    assert isinstance(verdict, CubeVerdict)
    return verdict


@pytest.mark.parametrize(
    ("side", "right", "wrong"), [(Side.WHITE, "no double", "double"), (Side.BLACK, "take", "drop")]
)
def test_at_the_start_nobody_doubles_and_everybody_takes(side: Side, right: Action, wrong: Action) -> None:
    good, bad = cube_verdict(side, right), cube_verdict(side, wrong)

    assert good.best == bad.best == right
    assert good.loss == 0
    assert (bad.loss or 0) > 0.1
    assert cube_verdict(side, None).loss is None
    verdict = cube_verdict(side, wrong, best=wrong)
    assert (verdict.best, verdict.loss) == (wrong, 0.0), "the known best answer is right whatever the computer thinks"


def score(*points: int) -> tuple[Result, ...]:
    """White's wins of these points."""
    return tuple(Result(Side.WHITE, one, How.SINGLE) for one in points)


@pytest.mark.parametrize(("side", "needs"), [(Side.WHITE, (1, 5)), (Side.BLACK, (5, 1))])
def test_play_at_match_point_is_asked_with_its_score_and_judged_for_it(side: Side, needs: tuple[int, int]) -> None:
    question = practice_question(score(4), side=side)
    worst = candidates_for(question, PLIES)[-1].position

    (verdict,) = judge_attempts(PlayAttempt(question, worst), never)

    at_score = candidates_for(question, PLIES, also=[worst])
    assert question.standing is not None
    assert question.standing.score[:2] == needs
    assert verdict.loss == pytest.approx(next(one for one in at_score if one.position == worst).loss)


def practice_question(
    results: tuple[Result, ...],
    *,
    target: int = 5,
    side: Side = Side.WHITE,
    rule_set: RuleSet = TAPA,
    cube: Cube = IN_THE_MIDDLE,
) -> PlayQuestion:
    """The question of the card for a mistake in the first play of a game."""
    state = begin(rule_set, target, Seat(), Seat("expert"))
    state = replace(state, phase=Phase.TO_PLAY, roll=(3, 1), results=results_of(results), side=side, cube=cube)
    line = ReviewLine(
        0, 0, side, ReviewedAction.PLAY, 1.0, 0.5, play="24/20", best="24/21 24/23", cost=0.3, is_counted=True
    )
    (mistake,) = mistakes(with_player(side, state), [line], LEAST)
    question = question_in(mistake.position)
    assert isinstance(question, PlayQuestion)
    return question


def test_play_with_a_cube_that_nobody_turns_any_more_is_asked_with_both() -> None:
    turned = practice_question(score(3), side=Side.BLACK, rule_set=TAPA_CUBE, cube=Cube(2, Side.WHITE))
    crawford = practice_question(score(4), rule_set=TAPA_CUBE)
    alive = practice_question(score(3), rule_set=TAPA_CUBE, cube=Cube(2, Side.BLACK))

    standings = [one.standing and (*one.standing.score[:2], one.standing.cube) for one in (turned, crawford, alive)]
    assert standings == [(5, 2, 2), (1, 5, 1), None]


@pytest.mark.parametrize(
    "text",
    [
        "tapa W9,1,W1,1,W1,wB2,3,wB1,3,W1,3,bW1,3,B1,B1,B9 0/0/0 0/0/0 W 62",
        "tapa W6,3,W1,wB2,bW2,3,bW1,2,wB1,3,B3,bW1,B1,bW1,wB1,1,B3 0/0/0 0/0/0 W 42",
    ],
)
def test_why_a_play_is_the_best_does_not_depend_on_the_answer(text: str) -> None:
    asked = question_in(text)
    assert isinstance(asked, PlayQuestion)
    worst = candidates_for(asked, PLIES)[-1].position

    told = [next(judge_attempts(PlayAttempt(asked, answer), never)).for_best for answer in (None, worst)]

    assert told[0] == told[1] != ()


def test_same_play_is_one_card_at_scores_that_hardly_matter() -> None:
    questions = [practice_question(score(*points), target=9) for points in ((), (1,), (1, 1))]

    assert [one.standing for one in questions] == [None] * 3
    assert len({play_text(one) for one in questions}) == 1


@pytest.mark.parametrize("seed", [22, 23])
def test_repeated_mistake_loses_in_practice_what_it_lost_in_the_review(seed: int) -> None:
    history = random_match(header("tapa", target=1), seed, hasty=True)
    *_, match_review = review(ReviewQuestion(history, PLIES))
    lines = [one for one in match_review.lines if one.action is ReviewedAction.PLAY and (one.loss or 0.0) >= LEAST][:12]
    assert lines

    for line in lines:
        (mistake,) = mistakes(with_player(line.side, *history.states), [line], LEAST)
        question = question_in(mistake.position)
        assert mistake.lesson == Lesson(theme_in(line.reasons), mistake.lesson.grade)
        assert mistake.lesson.grade in GRADES
        (verdict,) = judge_attempts(PlayAttempt(question, question.after(line.play)), never)
        assert (verdict.best.play, verdict.loss) == (line.best, pytest.approx(line.loss, abs=1e-6))


# SM-2 as published, and where this program differs from it


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
        ((1, 5) * 30, 1, 1.3),  # the least ease
        ((5,) * 60, 3650, 8.5),  # the longest interval
    ],
)
def test_intervals_and_ease_are_those_of_sm2(grades: tuple[int, ...], days: int, ease: float) -> None:
    spacing = Spacing()
    for grade in grades:
        spacing = next_spacing(spacing, grade)

    assert (spacing.days, round(spacing.ease, 2)) == (days, ease)


@pytest.mark.parametrize(
    ("loss", "grade"), [(0.0, 5), (0.004, 5), (0.005, 4), (0.02, 4), (0.05, 3), (0.1, 2), (0.5, 1)]
)
def test_grade_follows_from_the_loss(loss: float, grade: int) -> None:
    assert grade_of(loss, DEFAULT_THRESHOLDS) == grade


# The share of players of a level that find a play, compared with real ones


PIN = "tapa W2,2,wB1,1,W4,W2,wB1,W1,3,bW2,1,B3,B3,bW1,bW1,1,B2,3,B2 0/0/0 0/0/0 B 31"


@pytest.mark.parametrize("text", [PIN, CHAIN])
@pytest.mark.parametrize("number", [0, 5])
def test_as_many_players_of_a_level_find_a_play_as_is_said(text: str, number: int) -> None:
    question, level = play_question(parse_position(text)), ERRING[number]
    candidates = candidates_for(question)
    good = {one.position for one in candidates if one.loss <= AS_GOOD}

    result = difficulty(question, candidates)

    players = (Player(level, seed) for seed in range(PLAYERS))
    about = question.rule_set, question.position, question.roll
    plays = [one.choose(*about, stage=question.stage).position for one in players]
    assert result is not None
    assert result.shares[number] == pytest.approx(sum(play in good for play in plays) / PLAYERS, abs=0.01)
    assert 0 < result.shares[number] < 1


def test_how_hard_a_play_is_that_a_pack_calls_best_is_told_whatever_the_computer_prefers() -> None:
    question = play_question(parse_position(PIN))
    best = candidates_for(question, PLIES)[1].position

    (verdict,) = judge_attempts(PlayAttempt(question, best, best), never)

    assert (verdict.best.position, verdict.loss) == (best, 0)
    assert verdict.difficulty == difficulty_of(question, [best])


def test_stronger_players_find_more_and_the_strongest_err_and_nothing_is_hard_where_all_plays_are_alike() -> None:
    question = play_question(parse_position(PIN))
    race = PlayQuestion(TAPA, position(TAPA, "6:W2 5:W3 4:W5 3:W5 19:B15"), (2, 1))

    result = difficulty(question, candidates_for(question))

    assert result is not None
    assert list(result.shares) == sorted(result.shares)
    assert [level.key for level in ERRING] == [level.key for level in LEVELS][: len(result.shares)]
    assert result.typical_level[1] == min(result.shares, key=lambda share: abs(share - 0.5))
    assert difficulty(race, candidates_for(race)[:1]) is None


@pytest.mark.parametrize(
    ("shares", "is_hard", "is_seen"),
    [((0.1, 0.2, 0.4), True, False), ((0.3, 0.5, 0.9), False, False), ((0.85, 0.95, 1.0), False, True)],
)
def test_what_most_miss_is_hard_what_nearly_all_find_seen(
    shares: tuple[float, ...], is_hard: bool, is_seen: bool
) -> None:
    result = Difficulty(shares)

    assert (result.is_hard, result.is_seen) == (is_hard, is_seen)
    assert result.difficulty == pytest.approx(1 - sum(shares) / 3)
