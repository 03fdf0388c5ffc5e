"""The band of a PR and the rating: from the program's own measurements, and only for games that were measured."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from math import inf

import pytest

from benchmarks.ladder import above_of
from benchmarks.pr_levels import game_of
from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.coach import strength
from tapa_desktop.coach.strength import (
    PR,
    QUICK,
    RATED_GAMES,
    RATINGS,
    STEP,
    WEAKEST,
    Against,
    Band,
    band_of,
    bands_in,
    even_with,
    ladder_of,
    measured,
    rating_of,
)
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tapa_desktop.training.compare import Score
from tests.cases import some

MEASURED = sorted(measured(PR))


def test_nearly_all_levels_can_be_told_apart_in_every_game_measured() -> None:
    assert set(MEASURED) <= set(RULE_SETS)
    for key in MEASURED:
        assert len([level for level in LEVELS if level.key in measured(PR)[key]]) >= 10
        assert len(bands_in(measured(PR)[key])) >= 8


def test_level_that_is_not_above_a_stronger_one_has_no_band() -> None:
    rates = {"expert": 1.0, "veteran": 5.0, "strong": 4.0, "seasoned": 9.0}

    assert bands_in(rates) == [("expert", 1.0), ("veteran", 5.0), ("seasoned", 9.0)]


@pytest.mark.parametrize("key", MEASURED)
def test_each_level_is_in_its_own_band(key: str) -> None:
    for level, rate in some(bands_in(measured(PR)[key])):
        band = band_of(RULE_SETS[key], rate)
        assert band.level == level


@pytest.mark.parametrize("key", MEASURED)
def test_best_and_worst_have_bands_too(key: str) -> None:
    best, worst = band_of(RULE_SETS[key], 0.0), band_of(RULE_SETS[key], 500.0)

    assert best.is_strongest
    assert worst == Band(bands_in(measured(PR)[key])[-1][0], is_strongest=False)


def test_game_that_was_not_measured_has_no_bands() -> None:
    assert band_of(replace(TAPA, key="other"), 10.0) is None


def test_levels_play_a_game_with_chains_to_its_end() -> None:
    history = game_of("gul-bara", (LEVELS[0], LEVELS[9]), 0)

    assert history.state.result is not None
    assert any(state.roll is None and state.phase is Phase.TO_PLAY for state in history.states)


TABLE = {"tapa": {"beginner": 1000.0, "casual": 1200.0, "expert": 1600.0}}


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "measured", lambda _file: TABLE)


def test_every_game_measured_has_rising_levels_from_the_same_start() -> None:
    table = measured(RATINGS)

    assert table
    assert set(table) <= set(RULE_SETS)
    for levels in table.values():
        assert list(levels) == [level.key for level in LEVELS][: len(levels)]
        assert levels[LEVELS[0].key] == WEAKEST
        below = -inf
        for level in LEVELS[:10]:  # those above err no more on purpose, and differ by little
            assert levels[level.key] > below
            below = levels[level.key]


@pytest.mark.usefixtures("known")
def test_as_many_wins_as_losses_against_one_level_make_its_rating() -> None:
    found = rating_of("tapa", {"casual": Against(50, 100)})

    assert found.value == pytest.approx(1200, abs=0.1)
    assert found.half_width == pytest.approx(1.96 * 173.7 / 5, abs=0.1)  # 1 / sqrt(100 × ½ × ½), in Elo's points
    assert (found.level, found.games, found.is_strongest) == ("casual", 100, False)


@pytest.mark.usefixtures("known")
def test_ten_wins_of_eleven_are_four_hundred_points_more() -> None:
    found = rating_of("tapa", {"casual": Against(1000, 1100)})

    assert found.value == pytest.approx(1600, abs=3)  # the correction is half a win and half a loss
    assert (found.level, found.is_strongest) == ("expert", True)


@pytest.mark.usefixtures("known")
def test_results_against_several_levels_count_together() -> None:
    expected = {key: Against(400 / (1 + 10 ** ((level - 1300) / 400)), 400) for key, level in TABLE["tapa"].items()}

    found = rating_of("tapa", expected)

    assert found.value == pytest.approx(1300, abs=2)
    assert found.games == 1200


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(("won", "sign"), [(RATED_GAMES, 1), (0, -1)])
def test_rating_stays_finite_and_wide_if_all_games_end_alike(won: int, sign: int) -> None:
    found = rating_of("tapa", {"casual": Against(won, RATED_GAMES)})

    assert 300 < sign * (found.value - 1200) < 800
    assert found.half_width > 400


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    ("game", "results"),
    [
        ("tapa", {}),
        ("tapa", {"casual": Against(10, RATED_GAMES - 1)}),
        ("tapa", {"casual": Against(10, RATED_GAMES - 1), "a level of another version": Against(5, 50)}),
        ("fevga", {"casual": Against(10, 50)}),
    ],
)
def test_nothing_is_said_after_too_few_games_or_without_measurements(game: str, results: dict[str, Against]) -> None:
    assert rating_of(game, results) is None


def test_ladder_makes_ratings_of_the_games_won() -> None:
    above, half_width = above_of(Score(1100, 0, 0, 1000 / 1100, 0, 0, 0, 0, 0))

    assert above == pytest.approx(400)
    assert half_width == pytest.approx(1.96 * 173.7 / (1000 / 11) ** 0.5, abs=0.1)


# A level that is about as strong


@pytest.mark.slow
def test_computer_of_even_matches_wins_about_half_of_them_after_fifteen_games_whoever_plays() -> None:
    shares = shares_won_by_computer("tapa", 200, LEVELS[::3])

    assert {"beginner", "champion"} < shares.keys()
    assert all(0.45 < share < 0.55 for share in shares.values()), shares


def shares_won_by_computer(game: str, players: int, levels: Sequence[Level] = LEVELS) -> dict[str, float]:
    """The share of games 16 to 30 that the computer wins against so many players, each as strong as one of these."""
    ladder, luck = ladder_of([game]), random.Random(1)
    assert ladder is not None
    shares = {}
    for key in (level.key for level in levels):
        lost = 0
        for _ in range(players):
            results: list[tuple[str, float]] = []
            for number in range(30):
                even = even_with([game], results, "skilled")
                assert even is not None
                share = 1 / (1 + 10 ** (((ladder.rating(even.level) or 0) - ladder.named[key]) / 400))
                results.append((even.level, float(luck.random() < share)))
                lost += number >= 15 and not results[-1][1]
        shares[key] = lost / players / 15
    return shares


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_even_opponent_moves_slowly_as_far_as_there_are_levels_and_says_where_it_was(won: float) -> None:
    ladder = ladder_of(["tapa"])
    assert ladder is not None
    results: list[tuple[str, float]] = []
    ratings = []
    for _ in range(20):
        even = even_with(["tapa"], results, "skilled")
        assert even is not None
        ratings.append((ladder.rating(even.before) or 0, ladder.rating(even.level) or 0))
        results.append((even.level, won))

    nearly = STEP + 25  # above Expert levels are as far apart as they are
    assert ratings[0] == (ladder.named["skilled"],) * 2
    assert all(0 <= (after - before) * (2 * won - 1) <= STEP + nearly for before, after in ratings)
    assert all(abs(after - before) <= nearly for before, after in ratings[QUICK + 1 :])
    assert (results[-1][0] == LEVELS[-1].key) if won else (ratings[-1][1] < ladder.named["beginner"] - 200)


def test_levels_between_the_named_ones_have_ratings_between_theirs() -> None:
    ladder = ladder_of(["tapa", "plakoto"])
    assert ladder is not None

    middle = (ladder.named["steady"] + ladder.named["skilled"]) / 2

    assert ladder.level(ladder.named["steady"]) == "steady"
    assert ladder.level(middle).startswith("noise 0.2")
    assert ladder.rating(ladder.level(middle)) == pytest.approx(middle, abs=2)
    assert rating_of("tapa", {"noise 0.213": Against(12, 24)}) is not None


def test_several_games_count_together() -> None:
    alone, both = (ladder_of(games) for games in (["tapa"], ["tapa", "tawula"]))
    assert alone is not None
    assert both is not None

    assert both.named["expert"] > alone.named["expert"]  # levels are farther apart in Tawula
    assert even_with(["tapa", "draughts"], [], "skilled") is None


def test_nobody_is_even_in_a_game_that_was_not_measured() -> None:
    assert even_with(["draughts"], [("expert", 1.0)], "skilled") is None
