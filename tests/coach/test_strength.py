"""The band of a PR and the rating: from the program's own measurements, and only for games that were measured."""

from __future__ import annotations

from itertools import pairwise
from math import inf, log10, sqrt
from random import Random

import pytest

from benchmarks.even import by_ratings, computer_share
from benchmarks.ladder import rating_above
from benchmarks.pr_levels import game_of, rate_of
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.coach import strength
from tapa_desktop.coach.review.result import Totals
from tapa_desktop.coach.strength import (
    PR,
    QUICK,
    RATED_GAMES,
    RATINGS,
    STEP,
    WEAKEST,
    Band,
    LevelTally,
    band_of,
    bands_in,
    even_with,
    ladder_of,
    measured,
    rate_interval,
    rating_of,
)
from tapa_desktop.game.events import FRIEND
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tapa_desktop.training.compare import Score

MEASURED = sorted(measured(PR))


@pytest.mark.parametrize("key", MEASURED)
def test_nearly_all_levels_can_be_told_apart_each_in_its_own_band_the_best_and_the_worst_too(key: str) -> None:
    rule_set, bands = RULE_SETS[key], bands_in(measured(PR)[key])

    assert len([level for level in LEVELS if level.key in measured(PR)[key]]) >= 10
    assert len(bands) >= 8
    assert [band_of(rule_set, rate).level for _, rate in bands] == [level for level, _ in bands]
    limits = [sqrt(lower * upper) for (_, lower), (_, upper) in pairwise(bands)]
    assert [band_of(rule_set, limit).level for limit in limits] == [level for level, _ in bands[1:]]
    assert [band_of(rule_set, 0.9999 * limit).level for limit in limits] == [level for level, _ in bands[:-1]]
    assert band_of(rule_set, 0.0).is_strongest
    assert band_of(rule_set, 500.0) == Band(bands[-1][0], is_strongest=False)


def test_level_that_is_not_above_a_stronger_one_has_no_band_nor_has_a_game_that_was_not_measured() -> None:
    rates = {"expert": 1.0, "veteran": 5.0, "strong": 4.0, "seasoned": 9.0}

    assert bands_in(rates) == [("expert", 1.0), ("veteran", 5.0), ("seasoned", 9.0)]
    assert band_of(TAPA._replace(key="other"), 10.0) is None


def test_levels_play_a_game_with_chains_to_its_end() -> None:
    history = game_of("gul-bara", (LEVELS[0], LEVELS[9]), 0)

    assert history.state.result is not None
    assert any(state.roll is None and state.phase is Phase.TO_PLAY for state in history.states)


TABLE = {"tapa": {"beginner": 1000.0, "casual": 1200.0, "expert": 1600.0}}


@pytest.fixture
def levels_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "measured", lambda _file: TABLE)


def test_every_game_measured_has_rising_levels_from_the_same_start() -> None:
    table = measured(RATINGS)

    assert table
    assert {*table, *MEASURED} <= set(RULE_SETS)
    for levels in table.values():
        assert list(levels) == [level.key for level in LEVELS][: len(levels)]
        assert levels[LEVELS[0].key] == WEAKEST
        below = -inf
        for level in LEVELS[:10]:  # those above err no more on purpose, and differ by little
            assert levels[level.key] > below
            below = levels[level.key]


@pytest.mark.usefixtures("levels_table")
@pytest.mark.parametrize(
    ("won", "games", "value", "within", "level", "is_strongest"),
    [
        (50, 100, 1200, 0.1, "casual", False),
        (1000, 1100, 1600, 3, "expert", True),  # the correction is half a win and half a loss
    ],
)
def test_half_the_wins_against_a_level_make_its_rating_and_ten_of_eleven_are_400_points_more(
    won: float, games: int, value: float, within: float, level: str, *, is_strongest: bool
) -> None:
    rating = rating_of("tapa", {"casual": LevelTally(won, games)})

    assert rating.value == pytest.approx(value, abs=within)
    assert (rating.level, rating.games, rating.is_strongest) == (level, games, is_strongest)
    share = won / games
    assert rating.half_width == pytest.approx(1.96 * 173.7 / (games * share * (1 - share)) ** 0.5, abs=0.1)


@pytest.mark.usefixtures("levels_table")
def test_results_against_several_levels_count_together() -> None:
    expected = {key: LevelTally(400 / (1 + 10 ** ((level - 1300) / 400)), 400) for key, level in TABLE["tapa"].items()}

    rating = rating_of("tapa", expected)

    assert rating.value == pytest.approx(1300, abs=2)
    assert rating.games == 1200


@pytest.mark.usefixtures("levels_table")
@pytest.mark.parametrize(("won", "sign"), [(RATED_GAMES, 1), (0, -1)])
def test_rating_stays_finite_and_wide_if_all_games_end_alike(won: int, sign: int) -> None:
    rating = rating_of("tapa", {"casual": LevelTally(won, RATED_GAMES)})

    assert 300 < sign * (rating.value - 1200) < 800
    assert rating.half_width > 400


@pytest.mark.usefixtures("levels_table")
@pytest.mark.parametrize(
    ("game", "results"),
    [
        ("tapa", {}),
        ("tapa", {"casual": LevelTally(10, RATED_GAMES - 1)}),
        ("tapa", {"casual": LevelTally(10, RATED_GAMES - 1), "a level of another version": LevelTally(5, 50)}),
        ("fevga", {"casual": LevelTally(10, 50)}),
    ],
)
def test_nothing_is_said_after_too_few_games_or_without_measurements(game: str, results: dict[str, LevelTally]) -> None:
    assert rating_of(game, results) is None


def test_ladder_makes_ratings_of_the_games_won_and_of_few_nobody_wins_or_loses_all_but_half_of_one() -> None:
    above, half_width = rating_above(Score(1100, 0, 0, 1000 / 1100, 0, 0, 0, 0, 0))
    both, none = (rating_above(Score(2, 0, 0, won, 0, 0, 0, 0, 0))[0] for won in (1.0, 0.0))

    assert above == pytest.approx(400)
    assert half_width == pytest.approx(1.96 * 173.7 / (1000 / 11) ** 0.5, abs=0.1)
    assert both == -none == pytest.approx(400 * log10(3))


# A level that is about as strong


@pytest.mark.slow
def test_computer_of_even_matches_wins_about_half_of_them_after_fifteen_games_whoever_plays() -> None:
    winner = by_ratings("tapa")
    shares = {level.key: computer_share("tapa", level, 200, winner) for level in LEVELS[::6]}

    assert {"beginner", "champion"} < shares.keys()
    assert all(0.45 < share < 0.55 for share in shares.values()), shares


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_even_opponent_moves_slowly_as_far_as_there_are_levels_and_says_where_it_was(won: float) -> None:
    ladder = ladder_of(["tapa"])
    results: list[tuple[str, float]] = []
    ratings = []
    for _ in range(20):
        even = even_with(["tapa"], results, "skilled")
        ratings.append((ladder.rating(even.before) or 0, ladder.rating(even.level) or 0))
        results.append((even.level, won))

    nearly = STEP + 25  # above Expert levels are as far apart as they are
    assert ratings[0] == (ladder.named["skilled"],) * 2
    assert all(0 <= (after - before) * (2 * won - 1) <= STEP + nearly for before, after in ratings)
    assert all(abs(after - before) <= nearly for before, after in ratings[QUICK + 1 :])
    assert (results[-1][0] == LEVELS[-1].key) if won else (ratings[-1][1] < ladder.named["beginner"] - 200)


def test_even_opponent_moves_twice_as_far_at_first_and_stays_after_a_game_with_a_friend(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = {"tapa": {level.key: 1000.0 + 400 * number for number, level in enumerate(LEVELS)}}
    monkeypatch.setattr(strength, "measured", lambda _file: table)
    rating, won = ladder_of(["tapa"]).rating, [("expert", 1.0)] * (QUICK + 1)

    evens = [even_with(["tapa"], results, "beginner") for results in (won[:-1], won, [*won, (FRIEND, 1.0)])]

    moves = [(rating(even.level) or 0) - (rating(even.before) or 0) for even in evens]
    assert moves == pytest.approx([2 * STEP, STEP, 0], abs=6)


def test_levels_between_the_named_ones_have_ratings_between_theirs() -> None:
    ladder = ladder_of(["tapa", "plakoto"])

    middle = (ladder.named["steady"] + ladder.named["skilled"]) / 2

    assert ladder.level(ladder.named["steady"]) == "steady"
    assert ladder.level(middle).startswith("noise 0.2")
    assert ladder.rating(ladder.level(middle)) == pytest.approx(middle, abs=2)
    assert rating_of("tapa", {"noise 0.213": LevelTally(12, 24)}) is not None


def test_several_games_count_together_and_nobody_is_even_in_one_that_was_not_measured() -> None:
    alone, both = (ladder_of(games) for games in (["tapa"], ["tapa", "tawula"]))

    assert both.named["expert"] > alone.named["expert"]  # levels are farther apart in Tawula
    assert even_with(["tapa", "draughts"], [], "skilled") is None
    assert even_with(["draughts"], [("expert", 1.0)], "skilled") is None


def test_the_pr_of_a_level_is_that_of_all_its_decisions_and_games_differ_as_they_do() -> None:
    games = [Totals(0.0, 0.0, decisions, lost) for decisions, lost in ((10, 1.0), (30, 1.0))]

    assert rate_of(games) == pytest.approx((25.0, 1.96 * 500 * sqrt(0.5**2 + 0.5**2) / 40))  # 0.05 in each decision


@pytest.mark.parametrize(("rate", "decisions"), [(17.0, 38), (2.2, 40), (30.0, 150)])
def test_nearly_all_intervals_around_a_pr_hold_that_of_all_games(rate: float, decisions: int) -> None:
    chance, spread = Random(1), (9 + 50 / rate) / decisions  # as games of levels have it
    rates = [rate * chance.gammavariate(1 / spread, spread) for _ in range(2000)]

    intervals = [interval for one in rates if (interval := rate_interval(one, decisions))]
    hits = sum(low <= rate <= high for low, high in intervals)

    assert len(intervals) == len(rates)
    assert 0.92 < hits / len(rates) < 0.98


def test_few_decisions_and_such_without_an_error_tell_no_interval() -> None:
    assert rate_interval(9.0, 19) is None
    assert rate_interval(0.0, 400) is None
