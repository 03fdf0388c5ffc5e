"""The chance to win a match: even at level scores, and close to known tables for the wins of backgammon.

The shipped table of the shares of wins, and invalid tables.
"""

from __future__ import annotations

import logging
import math
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tapa_desktop import resources
from tapa_desktop.ai.cube.cubeful import EFFICIENCY, Owner, Score, Wins
from tapa_desktop.ai.cube.match_equity import (
    FARTHEST,
    SIZE_LIMIT,
    TYPICAL,
    WIN_SHARES,
    MatchEquity,
    WinSharesError,
    load_win_shares,
    match_game,
    usual_wins,
    win_shares,
    win_shares_of,
    wins_of,
)
from tapa_desktop.ai.probabilities import has_greatest_win
from tapa_desktop.resources import resource
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tests.ai.engine.networks import forget
from tests.cases import EVERY_LEARNED, LEARNED

SIZE = 9
WINS = usual_wins(TAPA_CUBE)
TABLE = MatchEquity(WINS, SIZE)
NEEDED = range(1, SIZE + 1)


def test_side_that_needs_nothing_has_won() -> None:
    assert TABLE.chance(Score(0, 3)) == TABLE.chance(Score(-2, 1)) == 1
    assert TABLE.chance(Score(3, 0)) == TABLE.chance(Score(1, -1, after_crawford=True)) == 0


@EVERY_LEARNED
def test_in_each_game_who_needs_less_has_no_worse_chance_and_with_two_points_less_better_one(rule_set: RuleSet) -> None:
    """Without a win of two points, two and three are the same to one behind who doubles after the Crawford game."""
    table = MatchEquity(usual_wins(rule_set), SIZE)

    assert [table.chance(Score(needed, needed)) for needed in NEEDED] == pytest.approx([0.5] * SIZE)
    for mine, his in product(NEEDED, list(NEEDED)[:-2]):
        chance, *other = (table.chance(Score(mine, his + more)) for more in range(3))
        assert chance <= other[0] + 1e-12
        assert chance < other[1]


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


@pytest.mark.parametrize(
    ("mine", "his", "expected"),
    [(1, 2, 0.68), (1, 3, 0.75), (1, 4, 0.82), (2, 3, 0.60), (2, 4, 0.67), (3, 4, 0.57), (3, 5, 0.65), (4, 5, 0.58)],
)
def test_with_wins_and_cube_of_backgammon_the_table_is_as_players_know_it(mine: int, his: int, expected: float) -> None:
    """A quarter of all wins double and one in a hundred triple gives the usual figures to about a percent."""
    backgammon = MatchEquity(Wins((1, 2, 3), (0.74, 0.25, 0.01)), 5, efficiency=2 / 3)

    assert backgammon.chance(Score(mine, his)) == pytest.approx(expected, abs=0.015)


# A game at a score


def test_game_at_a_score_is_worth_the_chance_to_win_the_match() -> None:
    game = TABLE.game(Score(3, 4), WINS, WINS)

    assert game.worth(3) == 1
    assert game.worth(1) == TABLE.chance(Score(2, 4))
    assert game.worth(-2) == TABLE.chance(Score(3, 2))


@pytest.mark.parametrize("after_crawford", [False, True])
def test_no_cube_is_turned_in_the_crawford_game_and_after_it_by_the_one_behind_alone(after_crawford: bool) -> None:
    game = TABLE.game(Score(3, 1, after_crawford=after_crawford), WINS, WINS)

    assert game.may_turn(1, Owner.BOTH) is after_crawford
    assert not game.opponent_may_turn(1, Owner.BOTH)
    assert game.worth(2) == TABLE.chance(Score(1, 1, after_crawford=True))


def test_table_is_made_as_large_as_the_score_needs_but_who_needs_very_much_is_held_to_need_less() -> None:
    game, far = (match_game(TAPA, Score(*score), WINS, WINS, 0.5) for score in ((17, 3), (999, 999)))

    assert 0 < game.worth(1) < 0.5
    assert game.efficiency == 0.5
    assert far.mine_needed == far.theirs_needed == FARTHEST
    assert far.worth(1) == pytest.approx(1 - far.worth(-1))


def test_wins_that_a_game_does_not_know_count_as_the_ones_below_and_where_checkers_are_counted_as_those() -> None:
    counted = rule_set_named("mahbusa", {"cube": True, "count_checkers": True})

    assert wins_of(TAPA, 0.4, 0.1).mean == pytest.approx(1.4)
    assert wins_of(TAPA_CUBE, 0.4, 0.1).mean == pytest.approx(1.5)
    assert wins_of(counted, 0.4, 0.1).mean == pytest.approx(0.6 * 7 + 0.4 * 15)


def test_where_checkers_are_counted_each_point_counts_at_every_score() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True, "cube": True})
    wins = usual_wins(counted)

    scores = [Score(mine, his) for mine in range(2, 32) for his in range(2, 32)]

    games = [match_game(counted, score, wins, wins, EFFICIENCY) for score in scores]
    assert min(game.worth(1) - game.worth(-1) for game in games) > 1e-4  # rounding is of the order of 1e-15


def section(
    name: str = "any", games: object = 100, drawn: object = 0.0, mars: object = 0.4, best: object = 0.1
) -> bytes:
    return f"[{name}]\ngames = {games}\nseed = 1\ndrawn = {drawn}\nmars = {mars}\nbest = {best}\n".encode()


# The table that is shipped


def test_each_network_that_a_game_names_has_a_section_and_no_other() -> None:
    assert set(win_shares()) == {network_of(rule_set) for rule_set in LEARNED.values()}


@EVERY_LEARNED
def test_each_game_has_the_shares_of_its_network_and_they_are_from_many_games(rule_set: RuleSet) -> None:
    name = network_of(rule_set)

    shares = win_shares_of(name)

    assert shares is win_shares()[name]
    won = shares.games * (1 - shares.drawn)
    assert 1.96 * math.sqrt(shares.mars * (1 - shares.mars) / won) < 0.02
    assert shares.drawn < 0.01
    assert (shares.best > 0) is has_greatest_win(rule_set)
    assert usual_wins(rule_set) == wins_of(rule_set, shares.mars, shares.best)
    assert sum(usual_wins(rule_set).shares) == pytest.approx(1)


# Another one in its place


def test_a_table_is_read_by_name() -> None:
    read = load_win_shares(section("one", mars=0.3) + section("two", mars=0.5))

    assert {name: (shares.games, shares.mars, shares.best) for name, shares in read.items()} == {
        "one": (100, 0.3, 0.1),
        "two": (100, 0.5, 0.1),
    }


@pytest.mark.parametrize(
    "data",
    [
        b"\xff",
        b"mars = 0.4",
        b"[any]\nmars = 0.4",
        section() + b"more = 1\n",
        section() + section(),
        section(games=0),
        section(games=0.5),
        section(drawn=-0.1),
        section(mars=1.1),
        section(drawn="nan"),
        section(mars="nan"),
        section(best="nan"),
        section(mars='"many"'),
        section(mars=0.3, best=0.4),
        b"\n",
        b"#" * (SIZE_LIMIT + 1),
        b"a = " + b"[" * 20_000,
    ],
)
def test_what_is_no_table_of_shares_is_refused(data: bytes) -> None:
    with pytest.raises(WinSharesError):
        load_win_shares(data)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the table, from which the program reads it."""
    shutil.copytree(resource("tables"), tmp_path / "tables")
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path)
    forget()
    yield tmp_path.joinpath(*WIN_SHARES)
    forget()


@pytest.mark.parametrize("damage", ["missing", "damaged", "of other networks"])
def test_without_the_table_the_shares_are_those_made_by_hand_and_the_log_knows(
    table: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    if damage == "missing":
        table.unlink()
    else:
        table.write_bytes(section("another") if damage == "of other networks" else b"damaged")

    with caplog.at_level(logging.ERROR):
        shares = win_shares_of("tapa"), win_shares_of("tapa")

    assert shares == (TYPICAL, TYPICAL) == (win_shares_of(None),) * 2  # as if no network had learned it
    (record,) = caplog.records
    assert "the shares of wins of tapa cannot be used" in record.getMessage()
    if damage == "damaged":
        with pytest.raises(WinSharesError, match="key"):
            win_shares()
