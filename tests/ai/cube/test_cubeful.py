"""The value of a game with a cube, against Janowski's closed formulas for money games.

The chance to win a match through several games, and the values of the ends of a game in it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tapa_desktop.ai.cube.cubeful import CubefulGame, Owner, Score, Standing, Wins, chance_for, worth_at
from tapa_desktop.ai.cube.match_equity import (
    MatchEquity,
    OrderEquity,
    chance_after_draw,
    drawn_share,
    end_values_in,
    usual_wins,
    win_shares_of,
    worth_of_points,
)
from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.coach.candidates import compare_plays
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA
from tests.positions import SAFE_OR_BOLD

SINGLE = Wins((1,), (1.0,))
HALF_DOUBLE = Wins((1, 2), (0.5, 0.5))
MANY_TRIPLE = Wins((1, 2, 3), (0.4, 0.3, 0.3))
KINDS = [SINGLE, HALF_DOUBLE, MANY_TRIPLE]
EVENLY = [step / 20 for step in range(21)]


def game(mine: Wins = SINGLE, his: Wins = SINGLE, *, efficiency: float = 2 / 3) -> CubefulGame:
    return CubefulGame(float, mine, his, efficiency=efficiency)


def chance_where(worth: float, curve: Callable[[float], float]) -> float:
    """The chance at which a rising curve reaches a worth."""
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if curve(middle) < worth else (low, middle)
    return low


@pytest.mark.parametrize("mine", KINDS)
@pytest.mark.parametrize("his", KINDS)
def test_live_take_and_cash_points_are_those_of_janowski(mine: Wins, his: Wins) -> None:
    won, lost = mine.mean, his.mean

    cubeful = game(mine, his)

    assert cubeful.take_point(1) == pytest.approx((lost - 0.5) / (won + lost + 0.5), abs=1e-4)
    assert cubeful.cash_point(1) == pytest.approx((lost + 1) / (won + lost + 0.5), abs=1e-4)


@pytest.mark.parametrize("efficiency", [0, 0.5, 2 / 3, 1])
@pytest.mark.parametrize("his", KINDS)
def test_take_point_of_a_real_cube_is_that_of_janowski(efficiency: float, his: Wins) -> None:
    won, lost = MANY_TRIPLE.mean, his.mean
    cubeful = game(MANY_TRIPLE, his, efficiency=efficiency)

    take_point = chance_where(-1, lambda chance: cubeful.value(chance, 2, Owner.ME, i_wait=True))

    assert take_point == pytest.approx((lost - 0.5) / (won + lost + 0.5 * efficiency), abs=1e-4)


@pytest.mark.parametrize("mine", KINDS)
def test_dead_cube_leaves_the_equity_without_a_cube(mine: Wins) -> None:
    cubeful = CubefulGame(float, mine, SINGLE, mine_needed=0, theirs_needed=0)

    for chance in EVENLY:
        assert cubeful.value(chance, 1, Owner.BOTH) == pytest.approx(cubeful.equity(chance, Owner.BOTH))
        assert cubeful.value(chance, 8, Owner.BOTH) == pytest.approx(8 * cubeful.equity(chance, Owner.BOTH))


def test_cube_is_worth_most_to_its_owner() -> None:
    cubeful = game(HALF_DOUBLE, HALF_DOUBLE)

    for chance in EVENLY[1:-1]:
        end_values = [cubeful.value(chance, 2, owner, i_wait=True) for owner in (Owner.OPPONENT, Owner.BOTH, Owner.ME)]
        assert end_values == sorted(end_values)


@pytest.mark.parametrize("owner", Owner)
def test_worth_never_falls_as_the_chance_to_win_grows(owner: Owner) -> None:
    cubeful = game(MANY_TRIPLE, HALF_DOUBLE)

    end_values = [cubeful.value(chance, 2, owner) for chance in EVENLY]

    assert end_values == sorted(end_values)


@pytest.mark.parametrize("owner", Owner)
def test_what_one_side_wins_the_other_loses(owner: Owner) -> None:
    mine, his = game(MANY_TRIPLE, HALF_DOUBLE), game(HALF_DOUBLE, MANY_TRIPLE)
    swapped = {Owner.ME: Owner.OPPONENT, Owner.OPPONENT: Owner.ME, Owner.BOTH: Owner.BOTH}[owner]

    for chance in EVENLY:
        assert mine.value(chance, 4, owner) == pytest.approx(-his.value(1 - chance, 4, swapped))


def test_side_doubles_at_once_where_that_is_better_for_it() -> None:
    cubeful = game()

    assert cubeful.value(0.75, 1, Owner.BOTH) == cubeful.doubled(0.75, 1)
    assert cubeful.value(0.75, 1, Owner.BOTH) > cubeful.value(0.75, 1, Owner.BOTH, i_wait=True)
    assert cubeful.value(0.25, 1, Owner.BOTH) == pytest.approx(-cubeful.doubled(0.75, 1))


def test_line_is_read_between_its_bends() -> None:
    line = ((0.0, -1.0), (0.5, 1.0), (1.0, 1.0))

    assert [worth_at(line, chance) for chance in (0, 0.25, 0.5, 0.75, 1)] == [-1, 0, 1, 1, 1]
    assert [chance_for(line, worth) for worth in (-2, -1, 0, 1, 2)] == [0, 0, 0.25, 0.5, 1]
    assert worth_at(((0.0, -1.0), (0.0, 0.0), (1.0, 1.0)), 0) == 0, "where it is upright, at its upper end"
    assert chance_for(((0.0, 1.0), (1.0, 1.0)), 1) == 0, "a level line is reached where it begins"


@pytest.mark.parametrize("efficiency", [0, 0.5, 1])
def test_by_the_jacoby_rule_wins_are_single_while_the_cube_is_in_the_middle(efficiency: float) -> None:
    cubeful = CubefulGame(float, MANY_TRIPLE, HALF_DOUBLE, efficiency=efficiency, jacoby=True)
    plain, jacoby = (CubefulGame(float, MANY_TRIPLE, SINGLE, jacoby=on) for on in (False, True))

    assert [cubeful.value(chance, 1, Owner.BOTH, i_wait=True) for chance in (0, 1)] == [-1, 1]
    assert [cubeful.equity(chance, Owner.BOTH) for chance in (0, 1)] == [-1, 1]
    assert cubeful.equity(1, Owner.ME) == pytest.approx(MANY_TRIPLE.mean)
    assert cubeful.value(1, 2, Owner.ME) == pytest.approx(2 * MANY_TRIPLE.mean)
    assert cubeful.value(0, 2, Owner.OPPONENT) == pytest.approx(-2 * HALF_DOUBLE.mean)
    assert plain.value(0.95, 1, Owner.BOTH, i_wait=True) > plain.doubled(0.95, 1)
    assert jacoby.value(0.95, 1, Owner.BOTH, i_wait=True) <= jacoby.doubled(0.95, 1), "nobody is too good to double"


DOUBLE = Wins((2,), (1.0,))
SIZE = 6
ORDER = (TAPA, PLAKOTO, TAWULA)


def at(mine: int, theirs: int, place: int = 0) -> Standing:
    return Standing(ORDER, place, Score(mine, theirs))


def test_games_of_single_points_are_tossed_like_coins_and_the_place_in_the_order_counts() -> None:
    """One behind by two hopes for the game that is won double, after the single one if that comes first."""
    single, two = OrderEquity([SINGLE], [0.0], SIZE), OrderEquity([SINGLE, DOUBLE], [0.0, 0.0], SIZE)

    assert [single.chance(0, *needed) for needed in ((1, 2), (1, 3), (2, 3))] == [0.75, 0.875, 11 / 16]
    assert [two.chance(place, 2, 1) for place in range(3)] == [0.25, 0.5, 0.25]


def test_table_is_its_own_mirror() -> None:
    table = OrderEquity([usual_wins(TAPA), usual_wins(TAWULA)], [0.01, 0.0], SIZE)

    for place, mine, theirs in product(range(2), range(1, SIZE + 1), range(1, SIZE + 1)):
        assert table.chance(place, mine, theirs) + table.chance(place, theirs, mine) == pytest.approx(1)


def test_a_draw_that_counts_brings_both_nearer_unless_it_is_played_again() -> None:
    always_drawn = OrderEquity([SINGLE], [1.0], SIZE)
    played_again, counted = (MatchEquity(SINGLE, SIZE, drawn).chance(Score(2, 3)) for drawn in (0.0, 0.5))

    assert always_drawn.chance(0, 2, 3) == always_drawn.chance(0, 1, 2)
    assert always_drawn.chance(0, 1, 2) == OrderEquity([SINGLE], [0.0], SIZE).chance(0, 1, 2)  # it is played again
    assert counted != played_again, "in matches of one game too"
    assert drawn_share(TAPA) == 0
    assert drawn_share(rule_set_named("tapa", {"drawn_points": 1})) == win_shares_of("tapa").drawn


def test_a_mother_that_counts_three_has_its_share_of_the_wins_and_wins_more_at_a_score_than_a_mars() -> None:
    threefold = rule_set_named("plakoto", {"mother_points": 3})
    shares = win_shares_of(network_of(PLAKOTO))

    wins = dict(zip(*usual_wins(threefold), strict=True))

    assert 0 < shares.mother < shares.mars
    assert wins[3] == pytest.approx(shares.mother)
    assert sum(usual_wins(threefold).shares) == pytest.approx(1)
    assert usual_wins(threefold).mean == pytest.approx(usual_wins(PLAKOTO).mean + shares.mother)
    far, near = (end_values_in(Standing((threefold,), 0, Score(*score))) for score in ((9, 9), (2, 3)))
    assert far.best > far.mars + 0.5
    assert far.lose_best < far.lose_mars - 0.5
    assert near.best == near.mars  # each of them wins the match
    assert near.lose_best < near.lose_mars


def test_a_draw_is_worth_what_the_score_then_is() -> None:
    counted = rule_set_named("tapa", {"drawn_points": 1})
    before, later = Standing((counted,), 0, Score(2, 3)), Standing((counted,), 0, Score(1, 2))
    leads, trails = end_values_in(at(1, 2)), end_values_in(at(2, 1))

    # A draw at 2-3 leads to 1-2, where the next draw would end the match, so that it is played again.
    assert chance_after_draw(before) == chance_after_draw(later) > 0.5
    assert chance_after_draw(Standing((counted,), 0, Score(1, 1))) == pytest.approx(0.5)
    assert chance_after_draw(at(2, 3)) < chance_after_draw(at(1, 3))
    first, second = (Standing((counted, TAWULA), place, Score(2 - place, 3 - place)) for place in range(2))
    assert chance_after_draw(first) == chance_after_draw(second), "the game after a draw is that of the next place"
    assert leads.draw == pytest.approx(-trails.draw)
    assert leads.lose_single < leads.draw < -0.2  # worse than halfway to a match that is won
    assert leads.swapped.draw == -leads.draw


def test_double_win_is_worth_nothing_more_to_one_who_needs_a_point_and_much_to_one_who_needs_two() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True})

    for needs_one in (end_values_in(at(1, 3)), end_values_in(Standing((counted,), 0, Score(5, 31)))):
        assert needs_one.mars == needs_one.single == 1
        assert needs_one.lose_mars < needs_one.lose_single == -1
    needs_two = end_values_in(at(2, 1))
    assert needs_two.mars > 2
    assert needs_two.lose_mars == needs_two.lose_single == -1


def test_worth_at_a_distance_is_nearly_that_in_points() -> None:
    chances = Probabilities(0.6, 0.25, 0.0, 0.1, 0.0)

    assert end_values_in(at(25, 25)).equity(chances) == pytest.approx(equity(TAPA, chances), abs=0.03)
    assert worth_of_points(at(25, 25), -2) == pytest.approx(-2, abs=0.1)


def test_hints_are_for_the_match() -> None:
    placed = parse_position(SAFE_OR_BOLD)
    about = TAPA, placed.position, placed.roll
    chosen = {score: compare_plays(PlayQuestion(*about, standing=at(*score)))[0] for score in ((1, 3), (2, 1))}

    safe, bold = chosen[1, 3], chosen[2, 1]
    assert safe.probabilities.win > bold.probabilities.win
    assert safe.probabilities.mars < bold.probabilities.mars
