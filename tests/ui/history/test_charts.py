"""What charts of many games say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, SideReview
from tapa_desktop.coach.strength import ENOUGH
from tapa_desktop.game.events import Seat
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.history.charts import (
    Draw,
    dice_chart,
    errors_by_level,
    errors_over_time,
    results_by_level,
    results_over_time,
)
from tapa_desktop.ui.text.names import band_text
from tests.app.game_history.games import games, many_games

ALL: tuple[Draw, ...] = (results_over_time, errors_over_time, results_by_level, errors_by_level)


def against(level: str, *, winner: Side = Side.WHITE, review: SideReview | None = None) -> HistoryGame:
    game = games()[0]
    white = replace(game.white, seat=Seat(), review=review)
    black = replace(game.black, seat=Seat(level), review=review)
    return replace(game, white=white, black=black, result=replace(game.result, winner=winner))


@pytest.mark.parametrize("draw", ALL)
def test_without_games_there_is_a_sentence_instead_of_a_chart(draw: Draw) -> None:
    chart, text = draw(())

    assert chart.places == ()
    assert text.startswith("No ")


def test_points_over_time_end_where_the_sentence_says() -> None:
    chart, text = results_over_time([against("expert"), against("expert"), against("expert", winner=Side.BLACK)])

    (line,) = chart.series
    assert line.values == (-2, 0, 2)
    assert text == "Points won minus points lost since the first of these games: +2 in 3 games."


def test_error_rates_leave_out_what_is_not_reviewed() -> None:
    chart, text = errors_over_time([against("expert", review=SideReview(1, 25, 0)), against("expert")])

    own, other = chart.series
    assert own.values == other.values == (20.0,)
    assert text.startswith("Your PR in 1 reviewed game: 20. ")


def test_game_without_a_decision_has_no_error_rate() -> None:
    chart, _ = errors_over_time([against("expert", review=SideReview(0, 0, 0))])

    assert [line.values for line in chart.series] == [(None,), (None,)]


def test_levels_are_in_order_of_their_strength_and_unknown_ones_last() -> None:
    chart, _ = results_by_level([against("?"), against("expert"), against("beginner", winner=Side.BLACK)])

    (bars,) = chart.series
    (band,) = chart.bands
    assert chart.places == ("Beginner", "Expert", "?")
    assert bars.values == (0, 1, 1)
    assert all(low <= share <= high for low, share, high in zip(band.lows, bars.values, band.highs, strict=True))


def test_error_rates_by_level_are_those_of_both() -> None:
    chart, text = errors_by_level([against("expert", review=SideReview(2, ENOUGH, 0)), against("beginner")])

    assert chart.places == ("Expert",)
    assert [series.values for series in chart.series] == [(10.0,), (10.0,)]
    assert band_text(TAPA, 10.0) in text


@pytest.mark.parametrize("draw", ALL)
def test_chart_of_many_games_has_few_places_and_as_many_numbers(draw: Draw) -> None:
    chart, _ = draw(many_games(1_000))

    assert 0 < len(chart.places) <= 60
    assert {len(series.values) for series in chart.series} == {len(chart.places)}


def test_fair_dice_are_said_to_be_within_what_chance_allows() -> None:
    chart, text = dice_chart(DiceCounts((101, 99, 100, 98, 102, 100), rolls=300, doubles=49))

    assert chart.places == ("1", "2", "3", "4", "5", "6", "Doubles")
    assert text == (
        "600 dice in 300 rolls. "
        "All seven counts are within their ranges. With fair dice that happens 95 times out of 100."
    )
    assert chart.description(6).startswith("Doubles: Rolled 16.3%, Expected range ")


def test_faces_that_fell_too_often_or_too_seldom_are_named() -> None:
    _, text = dice_chart(DiceCounts((50, 100, 100, 100, 100, 150), rolls=300, doubles=90))

    assert "Outside the expected range: 1, 6, Doubles." in text
    assert text.endswith("With fair dice at least one of the seven counts is outside its range 5 times out of 100.")


def test_dice_are_counted_as_one_sees_them() -> None:
    _, text = dice_chart(DiceCounts((22, 22, 22, 22, 21, 21), rolls=62, doubles=10))

    assert text.startswith("130 dice: two in each of 62 rolls, and 6 in the openings.")


def test_nothing_thrown_is_said_so() -> None:
    assert dice_chart(DiceCounts()).text == "The program has not rolled any dice in these games."
