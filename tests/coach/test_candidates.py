"""The coach's evaluation of all plays of a decision."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import Score, Standing
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.player import end_values_at
from tapa_desktop.ai.probabilities import Probabilities, equity, points_of_ends
from tapa_desktop.coach.candidates import RolloutAnswer, RolloutQuestion, candidates_for, contenders, rollouts, steps_to
from tapa_desktop.coach.decision import PlayQuestion, play_question
from tapa_desktop.game.draft import Draft
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.play_text import PASS, format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Side, flip
from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA
from tests.cases import some
from tests.game.matches import state_at
from tests.positions import CONTACT, MIDDLE, after, position

WINS = position(TAPA, "6:W1 2:W1 5:B1 19:B14")
CHAIN = "gul-bara W3,1,B1,W2,W2,W2,W1,W1,W1,W1,W1,3,W1,B1,B3,B1,B1,B2,B3,B1,B1,B1 0/0/0 0/0/0 B 55> 3/3"
STUCK = position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B5")


def test_all_plays_are_judged_with_what_each_gives_away_against_the_best() -> None:
    candidates = candidates_for(PlayQuestion(TAPA, MIDDLE, (4, 2)), 1)

    assert {one.position for one in candidates} == set(plays(TAPA, MIDDLE, dice_of((4, 2))))
    assert all(after(TAPA, MIDDLE, "42", one.play) == one.position for one in candidates)
    assert candidates[0].loss == 0
    assert all(worse.equity <= better.equity for better, worse in pairwise(candidates))
    assert all(one.loss == pytest.approx(candidates[0].equity - one.equity, abs=1e-5) for one in candidates)


def test_steps_to_a_candidate_are_those_that_the_draft_does_not_have() -> None:
    draft = Draft.of(state_at(TAPA, MIDDLE, "42"))
    by_play = {one.play: one for one in candidates_for(PlayQuestion(TAPA, MIDDLE, (4, 2)), 0)}
    one, other = by_play["24/20 24/22"], by_play["20/16 16/14"]
    drafted = draft.add(next(step for step in draft.next_steps() if step.target == 20))

    assert format_play(steps_to(draft, one)) == "24/20 24/22"
    assert format_play(steps_to(drafted, one)) == "24/22"
    assert format_play(steps_to(drafted, other)) == "20/16 16/14"


@pytest.mark.parametrize("is_match", [False, True])
def test_where_checkers_are_counted_a_loss_is_in_single_wins_in_a_match_too(is_match: bool) -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True})
    standing = Standing((counted,), 0, Score(31, 31)) if is_match else None

    candidates = candidates_for(PlayQuestion(counted, MIDDLE, (4, 2), standing=standing), 0)

    single = 1.0 if is_match else points_of_ends(counted).single
    assert candidates[-1].loss == pytest.approx((candidates[0].equity - candidates[-1].equity) / single, abs=1e-5) != 0


@pytest.mark.parametrize("plies", [1, 2])
def test_a_play_that_is_asked_for_is_looked_at_as_deep_as_the_best(plies: int) -> None:
    worst = candidates_for(PlayQuestion(TAPA, MIDDLE, (4, 2)), 0)[-1]

    candidates = candidates_for(PlayQuestion(TAPA, MIDDLE, (4, 2)), plies, also=[worst.position])

    result = next(candidate for candidate in candidates if candidate.position == worst.position)
    assert result.plies == plies > candidates_for(PlayQuestion(TAPA, MIDDLE, (4, 2)), plies)[-1].plies
    (expected,) = engine_for(TAPA).probabilities([flip(TAPA, worst.position)], plies)
    assert result.equity == pytest.approx(equity(TAPA, expected.swapped), abs=1e-5)
    assert result.loss == pytest.approx(candidates[0].equity - result.equity, abs=1e-5)


@pytest.mark.parametrize("rank", [0, -1])
def test_plays_that_are_compared_within_a_chain_have_been_followed_to_its_end(rank: int) -> None:
    question = play_question(parse_position(CHAIN))
    played = candidates_for(question, 0)[rank].position

    compared = list(contenders(candidates_for(question, 0, also=[played]), [played]))

    assert played in {one.position for one in compared}
    assert [one.equity for one in compared] == pytest.approx([equity(GUL_BARA, one.probabilities) for one in compared])


def test_a_win_is_best_and_known_without_a_look_and_a_pass_the_only_play_where_there_is_none() -> None:
    best = candidates_for(PlayQuestion(TAPA, WINS, (6, 2)), 1)[0]
    (only,) = candidates_for(PlayQuestion(TAPA, STUCK, (2, 1)), 1)

    assert (best.equity, best.probabilities.win, best.plies) == (2, 1, 0)
    assert (only.play, only.position, only.loss) == (PASS, STUCK, 0)


# Rollouts of a position, or of plays side by side


def answers_to(question: RolloutQuestion) -> list[RolloutAnswer]:
    return list(rollouts(question, lambda: False))


def question_about(roll: Roll | None, **choices: object) -> RolloutQuestion:
    """A rollout of the position, or of the plays of a roll."""
    return RolloutQuestion(PositionSpec(TAPA, Side.WHITE, CONTACT, roll), **{"games": 24, "plies": 2, **choices})


def test_a_position_is_first_estimated_and_then_searched_ever_deeper() -> None:
    answers = answers_to(question_about(None))

    assert [answer.result.games for answer in answers] == sorted({answer.result.games for answer in answers})
    assert (answers[0].result.games, answers[-1].result.games) == (0, 24)
    (first,), (last,) = answers[0].result.lines, answers[-1].result.lines
    assert (first.play, last.play) == ("", "")
    assert math.isinf(first.half_width)
    assert 0 < last.half_width < 1
    assert answers[-1].result.position == format_position(PositionSpec(TAPA, Side.WHITE, CONTACT, None))


@pytest.mark.parametrize(("most", "has_also"), [(1, False), (3, False), (2, True)])
def test_of_a_roll_the_best_plays_and_one_asked_for_are_rolled_out_side_by_side(most: int, has_also: bool) -> None:
    *best, worst = candidates_for(PlayQuestion(TAPA, CONTACT, (6, 2)), 0)
    also = [worst] if has_also else []

    last = answers_to(question_about((6, 2), most=most, also=tuple(one.position for one in also)))[-1]

    assert [line.play for line in last.result.lines] == [one.play for one in (*best[:most], *also)]


@pytest.mark.parametrize("roll", [None, (6, 2)])
def test_at_a_score_it_is_about_the_match_as_hints_are(roll: Roll | None) -> None:
    standing = Standing((TAPA,), 0, Score(1, 3))
    end_values = end_values_at(TAPA, standing)
    question = question_about(roll, most=3)

    first, *_, last = answers_to(replace(question, standing=standing))

    for line in some((*first.result.lines, *last.result.lines)):
        assert line.equity == pytest.approx(end_values.equity(Probabilities(*line.chances)), abs=1e-4)
    if roll is not None:
        best = candidates_for(PlayQuestion(TAPA, CONTACT, roll, standing=standing), 0)[:3]
        assert [line.play for line in last.result.lines] == [one.play for one in best]
        assert [line.equity for line in first.result.lines] == pytest.approx([one.equity for one in best], abs=1e-4)


def test_called_off_it_ends_with_what_has_come_out() -> None:
    calls = 0

    def after_six() -> bool:
        nonlocal calls
        calls += 1
        return calls > 6

    answers = list(rollouts(question_about(None, games=10_000), after_six))

    assert answers[-1].result.games < 10_000
