"""The chance to win a match: its own mirror, and close to what is known of backgammon when its wins are taken."""

from __future__ import annotations

from itertools import product

import pytest

from tapa_desktop.ai.cube.cubeful import EFFICIENCY, Owner, Score, Wins
from tapa_desktop.ai.cube.match_equity import FARTHEST, MatchEquity, match_game, usual_wins, win_shares_of, wins_of
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tests.cases import LEARNED

SIZE = 9
WINS = usual_wins(TAPA_CUBE)
TABLE = MatchEquity(WINS, SIZE)
NEEDED = range(1, SIZE + 1)
each_rule_set = pytest.mark.parametrize("rule_set", LEARNED.values(), ids=lambda rule_set: rule_set.key)


def test_side_that_needs_nothing_has_won() -> None:
    assert TABLE.chance(Score(0, 3)) == TABLE.chance(Score(-2, 1)) == 1
    assert TABLE.chance(Score(3, 0)) == TABLE.chance(Score(1, -1, after_crawford=True)) == 0


@each_rule_set
def test_table_is_its_own_mirror(rule_set: RuleSet) -> None:
    table = MatchEquity(usual_wins(rule_set), SIZE)

    for mine, his in product(NEEDED, NEEDED):
        assert table.chance(Score(mine, his)) + table.chance(Score(his, mine)) == pytest.approx(1)


def test_at_a_level_score_both_have_the_same_chance() -> None:
    for needed in NEEDED:
        assert TABLE.chance(Score(needed, needed)) == pytest.approx(0.5)


def test_who_needs_less_has_the_better_chance() -> None:
    for mine, his in product(NEEDED, list(NEEDED)[:-1]):
        assert TABLE.chance(Score(mine, his)) < TABLE.chance(Score(mine, his + 1))


@each_rule_set
def test_in_each_game_who_needs_less_has_no_worse_chance_and_with_two_points_less_a_better_one(
    rule_set: RuleSet,
) -> None:
    """Without a win of two points, two and three are the same to one behind who doubles after the Crawford game."""
    table = MatchEquity(usual_wins(rule_set), SIZE)

    for mine, his in product(NEEDED, list(NEEDED)[:-2]):
        chance, *other = (table.chance(Score(mine, his + more)) for more in range(3))
        assert chance <= other[0] + 1e-12
        assert chance < other[1]


@each_rule_set
def test_wins_between_equals_are_those_of_the_network_against_itself(rule_set: RuleSet) -> None:
    shares = win_shares_of(network_of(rule_set))

    assert usual_wins(rule_set) == wins_of(rule_set, shares.mars, shares.best)
    assert sum(usual_wins(rule_set).shares) == pytest.approx(1)


def test_games_with_rarer_mars_leave_the_one_behind_less_hope() -> None:
    """So each game has to have the chances of its own wins."""
    rare, frequent = (MatchEquity(wins_of(TAPA_CUBE, mars, mars / 2), SIZE) for mars in (0.1, 0.6))

    assert rare.chance(Score(4, 1)) < frequent.chance(Score(4, 1)) - 0.05


def test_the_crawford_game_is_worth_what_it_leads_to() -> None:
    single, mars, triple = WINS.shares
    behind = [1.0, *(TABLE.chance(Score(1, needed, after_crawford=True)) for needed in NEEDED)]

    ahead = TABLE.chance(Score(1, 4))

    assert ahead == pytest.approx(0.5 + 0.5 * (single * behind[3] + mars * behind[2] + triple * behind[1]))


def test_after_the_crawford_game_the_one_behind_doubles_at_once() -> None:
    """So an odd number of points is as good for the trailer as the even one above: it takes as many doubled games."""
    after = {needed: TABLE.chance(Score(1, needed, after_crawford=True)) for needed in NEEDED}

    assert after[2] == pytest.approx(after[1])
    assert after[4] == pytest.approx(after[3])
    assert after[3] > after[2]


def test_match_that_no_win_can_end_at_once_is_nearly_a_game_without_end() -> None:
    assert abs(TABLE.chance(Score(8, 9)) - 0.5) < 0.06


@pytest.mark.parametrize(
    ("mine", "his", "known"),
    [(1, 2, 0.68), (1, 3, 0.75), (1, 4, 0.82), (2, 3, 0.60), (2, 4, 0.67), (3, 4, 0.57), (3, 5, 0.65), (4, 5, 0.58)],
)
def test_with_wins_and_cube_of_backgammon_the_table_is_close_to_what_players_know(
    mine: int, his: int, known: float
) -> None:
    """A quarter of all wins double and one in a hundred triple gives the usual figures to about a percent."""
    backgammon = MatchEquity(Wins((1, 2, 3), (0.74, 0.25, 0.01)), 5, efficiency=2 / 3)

    assert backgammon.chance(Score(mine, his)) == pytest.approx(known, abs=0.015)


# A game at a score


def test_game_at_a_score_is_worth_the_chance_to_win_the_match() -> None:
    game = TABLE.game(Score(3, 4), WINS, WINS)

    assert game.worth(3) == 1
    assert game.worth(1) == TABLE.chance(Score(2, 4))
    assert game.worth(-2) == TABLE.chance(Score(3, 2))


def test_no_cube_is_turned_in_the_crawford_game() -> None:
    game = TABLE.game(Score(3, 1), WINS, WINS)

    assert not game.may_turn(1, Owner.BOTH)
    assert not game.opponent_may_turn(1, Owner.BOTH)
    assert game.worth(2) == TABLE.chance(Score(1, 1, after_crawford=True))


def test_after_the_crawford_game_only_the_one_behind_turns_it() -> None:
    game = TABLE.game(Score(3, 1, after_crawford=True), WINS, WINS)

    assert game.may_turn(1, Owner.BOTH)
    assert not game.opponent_may_turn(1, Owner.BOTH)


def test_table_is_made_as_large_as_the_score_needs() -> None:
    game = match_game(TAPA, Score(17, 3), WINS, WINS, 0.5)

    assert 0 < game.worth(1) < 0.5
    assert game.efficiency == 0.5


def test_who_needs_very_much_is_held_to_need_a_little_less() -> None:
    far = match_game(TAPA, Score(999, 999), WINS, WINS, 0.5)

    assert far.mine_needed == far.theirs_needed == FARTHEST
    assert far.worth(1) == pytest.approx(1 - far.worth(-1))


def test_wins_that_a_game_does_not_know_count_as_the_ones_below() -> None:
    assert wins_of(TAPA, 0.4, 0.1).mean == pytest.approx(1.4)
    assert wins_of(TAPA_CUBE, 0.4, 0.1).mean == pytest.approx(1.5)


def test_where_checkers_are_counted_they_are_what_a_win_is_worth() -> None:
    counted = rule_set_named("mahbusa", {"cube": True, "count_checkers": True})

    assert wins_of(counted, 0.4, 0.1).mean == pytest.approx(0.6 * 7 + 0.4 * 15)


def test_where_checkers_are_counted_each_point_counts_at_every_score() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True, "cube": True})
    wins = usual_wins(counted)

    scores = [Score(mine, his) for mine in range(2, 32) for his in range(2, 32)]

    games = [match_game(counted, score, wins, wins, EFFICIENCY) for score in scores]
    assert min(game.worth(1) - game.worth(-1) for game in games) > 1e-4  # rounding is of the order of 1e-15
    mars = win_shares_of(network_of(counted)).mars
    assert wins.mean == pytest.approx((1 - mars) * 7 + mars * 15)
