"""A finished game in words, as the player at this computer sees it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale

from tapa_desktop.app.game_history.finished_games import HistoryGame, SideReview
from tapa_desktop.coach.strength import ENOUGH
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side
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
    sentence,
)
from tapa_desktop.ui.text.names import band_text
from tests.app.game_history.games import games

PERSON, COMPUTER = Seat(), Seat("expert")

MARS = Result(Side.WHITE, 2, How.MARS)


def played(white: Seat = PERSON, black: Seat = COMPUTER, result: Result = MARS) -> HistoryGame:
    game = games()[0]
    return replace(game, white=replace(game.white, seat=white), black=replace(game.black, seat=black), result=result)


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
    ("result", "text", "points"),
    [
        (Result(Side.WHITE, 2, How.MARS), "Won, mars", "+2"),
        (Result(Side.BLACK, 1, How.SINGLE), "Lost", "−1"),
        (Result(Side.BLACK, 2, How.MARS, resigned=True), "Lost, mars, resigned", "−2"),
        (Result(Side.WHITE, 4, How.SINGLE, dropped=True), "Won, dropped", "+4"),
        (Result(None, 0, How.VOID), "Drawn", "0"),
    ],
)
def test_result_is_seen_by_the_person(result: Result, text: str, points: str) -> None:
    game = played(result=result)

    assert (result_text(game), points_text(game)) == (text, points)


def test_winner_is_named_where_two_persons_have_played() -> None:
    game = played(Seat(name="Ana"), Seat(name="Bo"))

    assert (result_text(game), points_text(game)) == ("Ana won, mars", "2")


def test_marks_are_those_of_the_person_or_both_and_nothing_before_a_review() -> None:
    game = played()
    reviewed = replace(
        game,
        white=replace(game.white, review=SideReview(ENOUGH / 50, ENOUGH, -0.126)),
        black=replace(game.black, review=SideReview(0, ENOUGH, 2)),
    )
    between_two = replace(reviewed, black=replace(reviewed.black, seat=PERSON))

    assert (rate_text(game), luck_text(game)) == ("", "")
    assert (rate_text(reviewed), luck_text(reviewed)) == (f"10.0 · {band_text(TAPA, 10.0)}", "−0.13")
    assert [line.split(" ")[0] for line in rate_text(between_two).splitlines()] == ["10.0", "0.0"]
    assert rate_text(between_two).endswith("+")  # as good as the strongest
    assert luck_text(between_two) == "−0.13 / +2.00"
    assert all(name_text(between_two, side) in band_tip(between_two) for side in Side)


def test_pr_of_few_decisions_or_of_an_unknown_game_has_no_band() -> None:
    game = played()
    few = replace(game, white=replace(game.white, review=SideReview((ENOUGH - 1) / 50, ENOUGH - 1, 0)))
    other = replace(game, rule_set="chess", white=replace(game.white, review=SideReview(ENOUGH / 50, ENOUGH, 0)))

    assert (rate_text(few), rate_text(other)) == ("10.0", "10.0")
    assert band_tip(other) == sentence(other)


def test_game_without_a_decision_has_no_pr() -> None:
    game = played()
    idle = replace(game, white=replace(game.white, review=SideReview(0, 0, 0.1)))

    assert rate_text(idle) == "–"
    assert "0.0" not in band_tip(idle)


def test_game_is_called_by_its_name_also_where_this_program_does_not_know_it() -> None:
    game = played()

    assert game_text(replace(game, rule_set="mahbusa", house_rules={"count_checkers": True})) == (
        "Mahbusa, checkers counted"
    )
    assert game_text(replace(game, rule_set="chess")) == "chess"
    assert game_text(replace(game, house_rules={"stakes": 3})) == "Tapa"


def test_numbers_are_written_as_they_are_here() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Bulgarian))
    try:
        game = played()
        text = rate_text(replace(game, white=replace(game.white, review=SideReview(ENOUGH / 40, ENOUGH, 0))))
    finally:
        QLocale.setDefault(before)

    assert text.startswith("12,5 ")


def test_games_are_counted_in_the_digits_of_the_language() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    try:
        told = sentence(played())
    finally:
        QLocale.setDefault(before)

    assert "Game ١ of a match to ٥" in told


def test_details_without_a_column_are_in_a_sentence() -> None:
    game = played()

    assert sentence(game) == "White: You – Black: The computer. Game 1 of a match to 5, 1 turn."
    assert "Game 1 of an unlimited match" in sentence(replace(game, target=0))


def test_the_details_of_a_game_name_its_sitting() -> None:
    (game, *_) = games()

    assert sentence(replace(game, sitting="portes plakoto fevga")) == f"Tavli. {sentence(game)}"
