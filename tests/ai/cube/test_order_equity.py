"""The chance to win a match that goes through several games, and what the ends of a game are worth in it."""

from __future__ import annotations

from itertools import product

import pytest

from tapa_desktop.ai.cube.cubeful import Score, Standing, Wins
from tapa_desktop.ai.cube.match_equity import (
    MatchEquity,
    OrderEquity,
    chance_after_draw,
    drawn_share,
    usual_wins,
    win_shares_of,
    worth_of_ends,
    worth_of_points,
)
from tapa_desktop.ai.levels import COACH
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.coach.candidates import compared
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA

SAFE_OR_BOLD = "tapa W2,2,W3,1,wB1,W3,W2,W2,2,B3,1,bW1,B1,B2,bW1,1,B4,2,B2,2 0/0/0 0/0/0 W 11"
SINGLE, DOUBLE = Wins((1,), (1.0,)), Wins((2,), (1.0,))
SIZE = 6
ORDER = (TAPA, PLAKOTO, TAWULA)


def at(mine: int, theirs: int, place: int = 0) -> Standing:
    return Standing(ORDER, place, Score(mine, theirs))


def test_games_of_single_points_are_tossed_like_coins() -> None:
    table = OrderEquity([SINGLE], [0.0], SIZE)

    assert table.chance(0, 1, 2) == 0.75
    assert table.chance(0, 1, 3) == 0.875
    assert table.chance(0, 2, 3) == 11 / 16


def test_the_place_in_the_order_counts() -> None:
    """One behind by two hopes for the game that is won double."""
    table = OrderEquity([SINGLE, DOUBLE], [0.0, 0.0], SIZE)

    assert table.chance(0, 2, 1) == 0.25  # must win the single game first, and then the other
    assert table.chance(1, 2, 1) == 0.5
    assert table.chance(2, 2, 1) == table.chance(0, 2, 1)


def test_table_is_its_own_mirror() -> None:
    table = OrderEquity([usual_wins(TAPA), usual_wins(TAWULA)], [0.01, 0.0], SIZE)

    for place, mine, theirs in product(range(2), range(1, SIZE + 1), range(1, SIZE + 1)):
        assert table.chance(place, mine, theirs) + table.chance(place, theirs, mine) == pytest.approx(1)


def test_a_draw_that_counts_brings_both_nearer() -> None:
    always_drawn = OrderEquity([SINGLE], [1.0], SIZE)

    assert always_drawn.chance(0, 2, 3) == always_drawn.chance(0, 1, 2)
    assert always_drawn.chance(0, 1, 2) == OrderEquity([SINGLE], [0.0], SIZE).chance(0, 1, 2)  # it is played again


def test_draws_that_count_are_in_the_chances_of_matches_of_one_game_too() -> None:
    played_again, counted = (MatchEquity(SINGLE, SIZE, drawn).chance(Score(2, 3)) for drawn in (0.0, 0.5))

    assert drawn_share(TAPA) == 0
    assert drawn_share(rule_set_named("tapa", {"drawn_points": 1})) == win_shares_of("tapa").drawn
    assert counted != played_again


def test_a_mother_that_counts_three_has_its_share_of_the_wins() -> None:
    threefold = rule_set_named("plakoto", {"mother_points": 3})
    shares = win_shares_of(network_of(PLAKOTO))

    wins = dict(zip(*usual_wins(threefold), strict=True))

    assert 0 < shares.mother < shares.mars
    assert wins[3] == pytest.approx(shares.mother)
    assert sum(usual_wins(threefold).shares) == pytest.approx(1)
    assert usual_wins(threefold).mean == pytest.approx(usual_wins(PLAKOTO).mean + shares.mother)


def test_a_mother_that_counts_three_wins_more_at_a_score_than_a_mars() -> None:
    threefold = rule_set_named("plakoto", {"mother_points": 3})

    far, near = (worth_of_ends(Standing((threefold,), 0, Score(*score))) for score in ((9, 9), (2, 3)))

    assert far.best > far.mars + 0.5
    assert far.lose_best < far.lose_mars - 0.5
    assert near.best == near.mars  # each of them wins the match
    assert near.lose_best < near.lose_mars


def test_a_draw_is_worth_what_the_score_then_is() -> None:
    counted = rule_set_named("tapa", {"drawn_points": 1})
    once_more, then = Standing((counted,), 0, Score(2, 3)), Standing((counted,), 0, Score(1, 2))
    leads, trails = worth_of_ends(at(1, 2)), worth_of_ends(at(2, 1))

    # A draw at 2-3 leads to 1-2, where the next draw would end the match, so that it is played again.
    assert chance_after_draw(once_more) == chance_after_draw(then) > 0.5
    assert chance_after_draw(Standing((counted,), 0, Score(1, 1))) == pytest.approx(0.5)
    assert chance_after_draw(at(2, 3)) < chance_after_draw(at(1, 3))
    assert leads.draw == pytest.approx(-trails.draw)
    assert leads.lose_single < leads.draw < -0.2  # worse than halfway to a match that is won
    assert leads.swapped.draw == -leads.draw


def test_a_mother_is_worth_no_less_than_a_win_where_checkers_are_counted() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True})

    worths = worth_of_ends(Standing((counted,), 0, Score(5, 31)))

    assert worths.mars == worths.single == 1  # each of them wins the match
    assert worths.lose_mars < worths.lose_single == -1


def test_double_win_is_worth_nothing_more_to_one_who_needs_a_point() -> None:
    worths = worth_of_ends(at(1, 3))

    assert worths.mars == worths.single == 1
    assert worths.lose_mars < worths.lose_single == -1


def test_double_win_is_worth_everything_to_one_who_needs_two_with_the_other_about_to_win() -> None:
    worths = worth_of_ends(at(2, 1))

    assert worths.mars > 2
    assert worths.lose_mars == worths.lose_single == -1


def test_worth_at_a_distance_is_nearly_that_in_points() -> None:
    chances = Probabilities(0.6, 0.25, 0.0, 0.1, 0.0)

    assert worth_of_ends(at(25, 25)).equity(chances) == pytest.approx(equity(TAPA, chances), abs=0.03)
    assert worth_of_points(at(25, 25), -2) == pytest.approx(-2, abs=0.1)


def test_hints_and_levels_play_for_the_match() -> None:
    placed = parse_position(SAFE_OR_BOLD)
    about = TAPA, placed.position, placed.roll
    chosen = {score: compared(PlayQuestion(*about, standing=at(*score)))[0] for score in ((1, 3), (2, 1))}

    safe, bold = chosen[1, 3], chosen[2, 1]
    assert safe.probabilities.win > bold.probabilities.win
    assert safe.probabilities.mars < bold.probabilities.mars
    levelled = [Player(COACH).choose(*about, standing=at(*score)) for score in chosen]
    assert [one.position for one in levelled] == [one.position for one in chosen.values()]
