"""The worth of a game with a cube in it, against the closed formulas that Janowski gives for games without end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tapa_desktop.ai.cube.cubeful import CubefulGame, Owner, Wins, chance_worth, worth_at

SINGLE = Wins((1,), (1.0,))
HALF_DOUBLE = Wins((1, 2), (0.5, 0.5))
MANY_TRIPLE = Wins((1, 2, 3), (0.4, 0.3, 0.3))
KINDS = [SINGLE, HALF_DOUBLE, MANY_TRIPLE]
EVENLY = [step / 20 for step in range(21)]


def game(mine: Wins = SINGLE, his: Wins = SINGLE, *, efficiency: float = 2 / 3) -> CubefulGame:
    return CubefulGame(float, mine, his, efficiency=efficiency)


def chance_where(worth: float, curve: Callable[[float], float]) -> float:
    """Where a rising curve of the winning chance reaches a worth."""
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if curve(middle) < worth else (low, middle)
    return low


@pytest.mark.parametrize("mine", KINDS)
@pytest.mark.parametrize("his", KINDS)
def test_live_take_and_cash_points_are_those_of_janowski(mine: Wins, his: Wins) -> None:
    won, lost = mine.mean, his.mean

    played = game(mine, his)

    assert played.take_point(1) == pytest.approx((lost - 0.5) / (won + lost + 0.5), abs=1e-4)
    assert played.cash_point(1) == pytest.approx((lost + 1) / (won + lost + 0.5), abs=1e-4)


@pytest.mark.parametrize("efficiency", [0, 0.5, 2 / 3, 1])
@pytest.mark.parametrize("his", KINDS)
def test_take_point_of_a_real_cube_is_that_of_janowski(efficiency: float, his: Wins) -> None:
    won, lost = MANY_TRIPLE.mean, his.mean
    played = game(MANY_TRIPLE, his, efficiency=efficiency)

    take_point = chance_where(-1, lambda chance: played.value(chance, 2, Owner.ME, i_wait=True))

    assert take_point == pytest.approx((lost - 0.5) / (won + lost + 0.5 * efficiency), abs=1e-4)


@pytest.mark.parametrize("mine", KINDS)
def test_dead_cube_leaves_the_equity_without_a_cube(mine: Wins) -> None:
    played = CubefulGame(float, mine, SINGLE, mine_needed=0, theirs_needed=0)

    for chance in EVENLY:
        assert played.value(chance, 1, Owner.BOTH) == pytest.approx(played.equity(chance))
        assert played.value(chance, 8, Owner.BOTH) == pytest.approx(8 * played.equity(chance))


def test_cube_is_worth_most_to_its_owner() -> None:
    played = game(HALF_DOUBLE, HALF_DOUBLE)

    for chance in EVENLY[1:-1]:
        mine, both, his = (
            played.value(chance, 2, owner, i_wait=True) for owner in (Owner.ME, Owner.BOTH, Owner.OPPONENT)
        )
        assert mine >= both >= his


@pytest.mark.parametrize("owner", Owner)
def test_worth_never_falls_as_the_chance_to_win_grows(owner: Owner) -> None:
    played = game(MANY_TRIPLE, HALF_DOUBLE)

    worths = [played.value(chance, 2, owner) for chance in EVENLY]

    assert worths == sorted(worths)


@pytest.mark.parametrize("owner", Owner)
def test_what_one_side_wins_the_other_loses(owner: Owner) -> None:
    mine, his = game(MANY_TRIPLE, HALF_DOUBLE), game(HALF_DOUBLE, MANY_TRIPLE)
    swapped = {Owner.ME: Owner.OPPONENT, Owner.OPPONENT: Owner.ME, Owner.BOTH: Owner.BOTH}[owner]

    for chance in EVENLY:
        assert mine.value(chance, 4, owner) == pytest.approx(-his.value(1 - chance, 4, swapped))


def test_side_doubles_at_once_where_that_is_better_for_it() -> None:
    played = game()

    assert played.value(0.75, 1, Owner.BOTH) == played.doubled(0.75, 1)
    assert played.value(0.75, 1, Owner.BOTH) > played.value(0.75, 1, Owner.BOTH, i_wait=True)
    assert played.value(0.25, 1, Owner.BOTH) == pytest.approx(-played.doubled(0.75, 1))


def test_line_is_read_between_its_bends() -> None:
    line = ((0.0, -1.0), (0.5, 1.0), (1.0, 1.0))

    assert [worth_at(line, chance) for chance in (0, 0.25, 0.5, 0.75, 1)] == [-1, 0, 1, 1, 1]
    assert [chance_worth(line, worth) for worth in (-2, -1, 0, 1, 2)] == [0, 0, 0.25, 0.5, 1]


def test_level_line_is_reached_where_it_begins() -> None:
    assert chance_worth(((0.0, 1.0), (1.0, 1.0)), 1) == 0


# The Jacoby rule


@pytest.mark.parametrize("efficiency", [0, 0.5, 1])
def test_by_the_jacoby_rule_wins_are_single_while_the_cube_is_in_the_middle(efficiency: float) -> None:
    played = CubefulGame(float, MANY_TRIPLE, HALF_DOUBLE, efficiency=efficiency, jacoby=True)

    assert [played.value(chance, 1, Owner.BOTH, i_wait=True) for chance in (0, 1)] == [-1, 1]
    assert played.value(1, 2, Owner.ME) == pytest.approx(2 * MANY_TRIPLE.mean)
    assert played.value(0, 2, Owner.OPPONENT) == pytest.approx(-2 * HALF_DOUBLE.mean)


def test_by_the_jacoby_rule_nobody_is_too_good_to_double() -> None:
    plain, jacoby = (CubefulGame(float, MANY_TRIPLE, SINGLE, jacoby=on) for on in (False, True))

    assert plain.value(0.95, 1, Owner.BOTH, i_wait=True) > plain.doubled(0.95, 1)
    assert jacoby.value(0.95, 1, Owner.BOTH, i_wait=True) <= jacoby.doubled(0.95, 1)
