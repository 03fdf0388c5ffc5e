"""Charts of many games and of own mistakes, and the texts of a finished game for its player."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale

from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, Part, SideReview
from tapa_desktop.coach.strength import ENOUGH, RATINGS, measured
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tapa_desktop.ui.history.charts import (
    FEW,
    SEVERAL,
    Draw,
    dice_chart,
    errors_by_game,
    errors_by_level,
    errors_by_phase,
    errors_over_time,
    loss_by_kind,
    ratings_by_game,
    results_by_level,
    results_over_time,
)
from tapa_desktop.ui.history.text import (
    band_tip,
    game_text,
    level_text,
    luck_text,
    name_text,
    opponent_text,
    points_text,
    rate_text,
    result_text,
    rule_set_text,
    sentence,
)
from tapa_desktop.ui.text.names import band_text, plays_like, unmeasured_text
from tapa_desktop.ui.text.numbers import percent
from tapa_desktop.ui.text.translator import Translator, text_of
from tests.app.game_history.games import games, many_games

ALL: tuple[Draw, ...] = (results_over_time, errors_over_time, results_by_level, errors_by_level)


PERSON, COMPUTER = Seat(), Seat("expert")
MARS = Result(Side.WHITE, 2, How.MARS)


def played(white: Seat = PERSON, black: Seat = COMPUTER, result: Result = MARS) -> HistoryGame:
    game = games()[0]
    return replace(game, white=replace(game.white, seat=white), black=replace(game.black, seat=black), result=result)


def reviewed(game: HistoryGame, white: SideReview, black: SideReview | None = None) -> HistoryGame:
    return replace(game, white=replace(game.white, review=white), black=replace(game.black, review=black))


def against(level: str, *, winner: Side = Side.WHITE, review: SideReview | None = None) -> HistoryGame:
    game = played(black=Seat(level), result=replace(MARS, winner=winner))
    return game if review is None else reviewed(game, review, review)


def game(lost: float = 1, **parts: Part) -> HistoryGame:
    """A game with these results of a review."""
    named = {key.replace("_", " "): part for key, part in parts.items()}
    return against("expert", review=SideReview(lost, 25, 0, named))


@pytest.mark.parametrize("draw", ALL)
def test_without_games_there_is_a_sentence_and_with_many_a_chart_of_few_places_and_as_many_numbers(draw: Draw) -> None:
    none, text = draw(())
    many, _ = draw(many_games(1_000))

    assert none.places == ()
    assert text.startswith("No ")
    assert 0 < len(many.places) <= 60
    assert {len(series.values) for series in many.series} == {len(many.places)}


def test_points_over_time_end_where_the_sentence_says() -> None:
    chart, text = results_over_time([against("expert"), against("expert"), against("expert", winner=Side.BLACK)])

    (line,) = chart.series
    assert line.values == (-2, 0, 2)
    assert text == "Points won minus points lost since the first of these games: +2 in 3\u00a0games."


def test_error_rates_leave_out_what_is_not_reviewed_and_a_game_without_a_decision_has_none() -> None:
    chart, text = errors_over_time([against("expert", review=SideReview(1, 25, 0)), against("expert")])
    idle, _ = errors_over_time([against("expert", review=SideReview(0, 0, 0))])

    own, other = chart.series
    assert own.values == other.values == (20.0,)
    assert (own.name, other.name) == ("You", "Opponent")  # who may be a friend elsewhere
    assert text.startswith("Your PR in 1\u00a0reviewed game: 20. ")
    assert [line.values for line in idle.series] == [(None,), (None,)]


def test_levels_are_in_order_of_their_strength_and_unknown_ones_last() -> None:
    weak = [against(key, winner=Side.BLACK) for key in ("beginner", "noise 0.700")]
    chart, _ = results_by_level([against("?"), against("expert"), *weak])

    bars, band = chart.layers
    assert chart.places == ("Beginner", "Expert", "?")
    assert bars.values == (0, 1, 1)
    assert all(low <= share <= high for low, share, high in zip(band.lows, bars.values, band.highs, strict=True))


def test_error_rates_by_level_are_those_of_both() -> None:
    chart, text = errors_by_level([against("expert", review=SideReview(2, ENOUGH, 0)), against("beginner")])

    assert chart.places == ("Expert",)
    assert [series.values for series in chart.series] == [(10.0,), (10.0,)]
    assert band_text(TAPA, 10.0) in text


ALL_WITHIN = "All seven counts are within their ranges. With fair dice that happens 95 times out of 100."
OUTSIDE = "With fair dice at least one of the seven counts is outside its range 5 times out of 100."
OPENINGS = "130 dice: two in each of 62\u00a0rolls, and 6 in the opening rolls."


@pytest.mark.parametrize(
    ("dice", "text"),
    [
        (DiceCounts((101, 99, 100, 98, 102, 100), 300, 49), f"600 dice in 300\u00a0rolls. {ALL_WITHIN}"),
        (
            DiceCounts((50, 100, 100, 100, 100, 150), 300, 90),
            f"600 dice in 300\u00a0rolls. Outside the expected range: 1, 6, Doubles. {OUTSIDE}",
        ),
        (DiceCounts((22, 22, 22, 22, 21, 21), 62, 10), f"{OPENINGS} {ALL_WITHIN}"),
        (DiceCounts(), "The program has not rolled any dice in these games."),
    ],
    ids=["fair", "too often or too seldom", "with opening rolls", "nothing thrown"],
)
def test_dice_are_counted_as_one_sees_them_and_faces_that_fell_too_often_or_too_seldom_named(
    dice: DiceCounts, text: str
) -> None:
    assert dice_chart(dice).text == text


def test_dice_have_a_place_for_each_face_and_one_for_doubles() -> None:
    chart, _ = dice_chart(DiceCounts((101, 99, 100, 98, 102, 100), rolls=300, doubles=49))

    assert chart.places == ("1", "2", "3", "4", "5", "6", "Doubles")
    assert chart.description(6).startswith("Doubles: Rolled 16.3%, Expected range ")


def test_rates_are_those_of_each_phase_and_the_dearest_is_named() -> None:
    chart, text = errors_by_phase([game(opening=(0.5, 5), pins=(0.9, 15)), game(pins=(0.3, 5))])

    assert chart.places == (text_of("Mistakes", "phases", "opening"), text_of("Mistakes", "phases", "pins"))
    (bars,) = chart.series
    assert bars.values == pytest.approx((50.0, 30.0))
    assert text_of("Mistakes", "phases", "pins") in text
    assert percent(1.2 / 1.7, 0) in text  # of all that was lost, not of the rates


def test_kinds_of_mistakes_share_all_that_was_lost_the_dearest_first() -> None:
    chart, text = loss_by_kind([game(by_blot=(0.3, 2), by_pin=(0.6, 3), by_other=(1.1, 1), opening=(1.0, 6))])

    (bars,) = chart.series
    assert chart.places == tuple(text_of("Mistakes", "kinds", kind) for kind in ("other", "pin", "blot"))
    assert bars.values == pytest.approx((0.55, 0.3, 0.15))
    assert text_of("Mistakes", "kinds", "pin") in text, "the dearest that can be named"


def test_without_reviews_there_is_no_chart_and_games_without_mistakes_are_told_from_those() -> None:
    for draw in (errors_by_game, errors_by_phase, loss_by_kind):
        assert draw([]).chart.places == draw([against("expert")]).chart.places == ()

    chart, text = loss_by_kind([game(opening=(0.0, 25)), against("expert")])
    assert chart.places == ()
    assert text != loss_by_kind([against("expert")]).text


def test_games_are_compared_in_the_order_of_their_names(translator: Translator) -> None:
    translator.use("el")

    idle = replace(against("expert", review=SideReview(0, 0, 0)), rule_set="tawula")  # nothing to decide, and so no PR
    drawing = errors_by_game([game(1), replace(game(2), rule_set="fevga"), idle])

    (bars,) = drawing.chart.series
    assert drawing.chart.places == (rule_set_text("tapa"), rule_set_text("fevga"))
    assert bars.values == (20, 40)


def test_level_is_told_for_games_in_which_levels_were_measured_and_for_others_nothing() -> None:
    both = errors_by_game([*(game(1) for _ in range(ENOUGH)), replace(game(2), rule_set="other")])
    none = errors_by_game([replace(game(2), rule_set="other")])

    assert band_text(TAPA, 20.0) in both.text
    assert band_text(TAPA, 20.0) not in plays_like(TAPA, 20.0, ENOUGH - 1)
    assert unmeasured_text() not in both.text
    assert both.text.startswith(none.text)
    assert plays_like(RULE_SETS["tapa"]._replace(key="other"), 20.0, ENOUGH) == "PR\u00a020.0"


def test_ratings_are_shown_with_their_intervals_once_there_are_enough_games_of_one_kind() -> None:
    none, why = ratings_by_game([against("expert")])
    some, text = ratings_by_game(many_games(400))

    assert none.places == ()
    rated = {RULE_SETS[key].name for key in measured(RATINGS)}
    assert all(game in why for game in rated)
    band, marks = some.layers
    assert set(some.places) == rated
    games = text.splitlines()[0].split(" · ")
    assert len(games) == len(rated)
    assert not any(" " in game for game in games)  # a line ends between two games only
    assert all(low < value < high for low, value, high in zip(band.lows, marks.values, band.highs, strict=True))


def test_words_in_a_row_are_separated_as_the_language_does(translator: Translator) -> None:
    translator.use("el")
    greek = errors_by_game([game(1), replace(game(2), rule_set="plakoto")])
    translator.use("ar")
    arabic = result_text(played())

    assert ";" not in greek.text  # a question mark there
    assert "،" in arabic
    assert "," not in arabic


def test_mean_of_the_last_games_is_drawn_once_there_are_more() -> None:
    few = [game(1)] * SEVERAL
    assert len(list(errors_over_time(few)[0].series)) == 2

    many = [*[game(0)] * FEW, *[game(1)] * SEVERAL]  # the latest first
    chart, text = errors_over_time(many)

    *_, means = chart.series
    assert means.values[-1] == pytest.approx(20 * (SEVERAL - FEW) / SEVERAL)
    assert band_text(TAPA, 20 * (SEVERAL - FEW) / SEVERAL) in text  # that of the last ones
    assert "15" in text


@pytest.mark.parametrize(
    ("white", "black", "opponent", "level"),
    [
        (PERSON, COMPUTER, "The computer", "Expert"),
        (COMPUTER, PERSON, "The computer", "Expert"),
        (Seat(name="Ana"), Seat("beginner", "Deep Tapa"), "Deep Tapa", "Beginner"),
        (PERSON, PERSON, "White – Black", ""),
        (Seat(name="Ana"), Seat(name="Bo"), "Ana – Bo", ""),
        (COMPUTER, Seat("?"), "White – Black", "Expert – ?"),
    ],
)
def test_opponent_and_level_are_those_of_the_other_side_or_both(
    white: Seat, black: Seat, opponent: str, level: str
) -> None:
    game = played(white, black)

    assert (opponent_text(game), level_text(game)) == (opponent, level)


@pytest.mark.parametrize(
    ("game", "text", "points"),
    [
        (played(), "Won, mars", "+2"),
        (played(result=Result(Side.BLACK, 1, How.SINGLE)), "Lost", "−1"),
        (played(result=Result(Side.BLACK, 2, How.MARS, resigned=True)), "Lost, mars, resigned", "−2"),
        (played(result=Result(Side.WHITE, 4, How.SINGLE, dropped=True)), "Won, dropped", "+4"),
        (played(result=Result(None, 0, How.VOID)), "Drawn", "0"),
        (played(Seat(name="Ana"), Seat(name="Bo")), "Ana won, mars", "2"),
        (replace(played(), house_rules={"count_checkers": True}), "Won", "+2"),
    ],
)
def test_result_is_seen_by_the_person_or_names_the_winner_of_two(game: HistoryGame, text: str, points: str) -> None:
    assert (result_text(game), points_text(game)) == (text, points)


def test_marks_are_those_of_the_person_or_both_and_nothing_before_a_review() -> None:
    reviews = SideReview(ENOUGH / 50, ENOUGH, -0.126), SideReview(0, ENOUGH, 2)
    alone, between_two = reviewed(played(), *reviews), reviewed(played(black=PERSON), *reviews)

    assert (rate_text(played()), luck_text(played())) == ("", "")
    assert (rate_text(alone), luck_text(alone)) == (f"10.0 · {band_text(TAPA, 10.0)}", "−0.13")
    assert [line.split(" ")[0] for line in rate_text(between_two).splitlines()] == ["10.0", "0.0"]
    assert rate_text(between_two).endswith("+")  # as good as the strongest
    assert luck_text(between_two).splitlines() == ["−0.13", "+2.00"]
    assert all(name_text(between_two, side) in band_tip(between_two) for side in Side)


def test_pr_of_few_decisions_or_of_an_unknown_game_has_no_band_and_a_game_without_a_decision_no_pr() -> None:
    few = reviewed(played(), SideReview((ENOUGH - 1) / 50, ENOUGH - 1, 0))
    other = replace(reviewed(played(), SideReview(ENOUGH / 50, ENOUGH, 0)), rule_set="chess")
    idle = reviewed(played(), SideReview(0, 0, 0.1))

    assert [rate_text(one) for one in (few, other, idle)] == ["10.0", "10.0", "–"]
    assert band_tip(other) == sentence(other)
    assert "0.0" not in band_tip(idle)


def test_game_is_called_by_its_name_also_where_this_program_does_not_know_it() -> None:
    game = played()

    assert game_text(replace(game, rule_set="mahbusa", house_rules={"count_checkers": True})) == (
        "Mahbusa, checkers counted"
    )
    assert game_text(replace(game, rule_set="chess")) == "chess"
    assert game_text(replace(game, house_rules={"stakes": 3})) == "Tapa"


@pytest.mark.usefixtures("usual_locale")
@pytest.mark.parametrize(("language", "rate", "count"), [("bg", "12,5 ", " 1 "), ("ar_EG", "١٢٫٥ ", " ١ ")])
def test_numbers_are_written_as_they_are_here(language: str, rate: str, count: str) -> None:
    QLocale.setDefault(QLocale(language))

    assert rate_text(reviewed(played(), SideReview(ENOUGH / 40, ENOUGH, 0))).startswith(rate)
    assert f"Game{count}of a match" in sentence(played())


def test_details_without_a_column_are_in_a_sentence() -> None:
    game = played()

    assert sentence(game) == "White: You – Black: The computer. Game 1 of a match to 5, 1\u00a0turn."
    assert "Game 1 of an unlimited match" in sentence(replace(game, target=0))
    assert sentence(replace(game, sitting="portes plakoto fevga")) == f"Tavli. {sentence(game)}"
