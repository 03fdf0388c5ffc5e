"""What rollouts tell of their games: means, their errors, and whether the order of candidates is settled."""

from __future__ import annotations

import math
import random
import statistics
from functools import partial

import pytest

from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.ai.rollout.rollout import NORMAL, SETTLED, Tally, errors_of_half_width
from tapa_desktop.rules.ruleset import TAPA
from tests.cases import some

WON, LOST, MARS = (1, 0, 0, 0, 0), (0, 0, 0, 0, 0), (1, 1, 0, 0, 0)


def tallied(*candidates: list[tuple[float, ...]]) -> Tally:
    tally = Tally(partial(equity, TAPA), len(candidates))
    tally.add([[Probabilities(*one) for one in games] for games in candidates])
    return tally


def test_equity_and_its_error_are_those_of_the_points_of_the_games() -> None:
    points = [1, -1, 2, 1]

    (one,) = tallied([WON, LOST, MARS, WON]).progress().rolled

    assert one.equity == pytest.approx(statistics.mean(points))
    assert one.standard_error == pytest.approx(statistics.stdev(points) / math.sqrt(4))
    assert one.half_width == pytest.approx(3.182 * one.standard_error, rel=0.02)
    assert one.probabilities == pytest.approx((0.75, 0.25, 0, 0, 0, 0))


@pytest.mark.parametrize(("games", "expected"), [(12, 2.201), (16, 2.131), (31, 2.042), (121, 1.980), (1296, 1.962)])
def test_half_widths_of_few_games_are_wider_by_the_table_of_students_t(games: int, expected: float) -> None:
    assert errors_of_half_width(games) == pytest.approx(expected, abs=0.002)


def test_where_there_is_no_game_yet_an_error_is_certain_or_unknown() -> None:
    assert errors_of_half_width(0) == errors_of_half_width(1) == NORMAL


def test_games_may_come_bit_by_bit() -> None:
    chance = random.Random(1)
    games = [[Probabilities(*(chance.random() for _ in range(6))) for _ in range(50)] for _ in range(3)]
    whole, parts = Tally(partial(equity, TAPA), 3), Tally(partial(equity, TAPA), 3)

    whole.add(games)
    for first in range(0, 50, 7):
        parts.add([candidate[first : first + 7] for candidate in games])

    for one, other in some(zip(whole.progress().rolled, parts.progress().rolled, strict=True)):
        assert (one.equity, *one.probabilities) == pytest.approx((other.equity, *other.probabilities))
        assert one.standard_error == pytest.approx(other.standard_error)


def test_after_one_game_nothing_is_known_of_the_error() -> None:
    now = tallied([WON], [LOST]).progress()

    assert [one.standard_error for one in now.rolled] == [math.inf, math.inf]
    assert not now.is_settled


def test_chances_that_less_luck_has_brought_beyond_certainty_are_told_as_certain() -> None:
    (one,) = tallied([(1.02, 0.3, 0, -0.01, 0)] * 2).progress().rolled

    assert one.probabilities == pytest.approx((1, 0.3, 0, 0, 0, 0))
    assert one.equity == pytest.approx(1.02 * 2 - 1 + 0.31)


def test_the_order_is_settled_when_the_difference_in_the_same_games_is_larger_than_chance_makes_it() -> None:
    always_better = [WON, MARS] * 20, [LOST, WON] * 20
    once_better = [WON, *[WON, LOST] * 20], [LOST, *[WON, LOST] * 20]

    assert tallied(*always_better).progress().is_settled
    assert not tallied(*once_better).progress().is_settled


@pytest.mark.parametrize(("games", "settled"), [(4, False), (5, True)])
def test_settled_is_a_lead_of_so_many_standard_errors_of_the_difference(games: int, settled: bool) -> None:
    better = [WON] * games + [LOST] * (20 - games)
    lead, error = 2 * games / 20, statistics.stdev([2] * games + [0] * (20 - games)) / math.sqrt(20)
    assert (lead > SETTLED * error) == settled

    assert tallied([LOST] * 20, better).progress().is_settled == settled


def test_of_three_the_best_must_lead_both_others() -> None:
    close, far = [WON] * 19 + [LOST], [LOST] * 20

    assert not tallied(close, far, [WON] * 20).progress().is_settled
    assert tallied(far, far, [WON] * 20).progress().is_settled


def test_one_candidate_has_no_order() -> None:
    assert not tallied([WON] * 20).progress().is_settled
