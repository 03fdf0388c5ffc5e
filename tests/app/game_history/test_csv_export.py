"""The history as a table for spreadsheets, in which no text becomes a formula."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.app.game_history.finished_games import HistoryGame, SideReview
from tapa_desktop.app.game_history.statistics import csv_of
from tapa_desktop.coach.strength import ENOUGH, PR, bands_in, measured
from tapa_desktop.coach.thresholds import PR_FACTOR
from tapa_desktop.game.events import Seat
from tests.app.game_history.games import games, many_games


def lines(*given: HistoryGame) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(csv_of(given).decode("utf-8-sig"), newline="")))


def test_table_begins_with_the_mark_by_which_spreadsheets_know_utf_8() -> None:
    assert csv_of([]).startswith(b"\xef\xbb\xbfDate,Game,")


def test_each_game_is_a_line() -> None:
    first, second = games()
    reviewed = replace(first, white=replace(first.white, review=SideReview(0.6, 20, -1.25)))

    one, two = lines(reviewed, second)

    assert (one["Date"], one["Game"], one["Match to"], one["Number"]) == ("2026-11-20 12:00:00", "tapa", "5", "1")
    assert (one["Winner"], one["Points"], one["How"], one["Given up"]) == ("White", "2", "mars", "1")
    assert (one["White name"], one["Black level"], one["Black sixes"]) == ("Ana", "expert", "2")
    assert (one["White PR"], one["White luck"], one["Black luck"]) == ("15.0", "-1.25", "")
    assert two["Winner"] == "Black"


def test_a_pr_is_followed_by_the_level_that_plays_like_it() -> None:
    names = {level.key: level.name for level in LEVELS}
    (strongest, best), *others = bands_in(measured(PR)["tapa"])

    told = [plays_like(rate) for rate in (best, *(rate for _, rate in others))]

    assert told == [f"{names[strongest]} or better", *(names[key] for key, _ in others)]
    assert len(others) > 3


def test_no_level_follows_the_pr_of_few_decisions_of_none_or_of_a_game_that_is_not_measured() -> None:
    first, _ = games()

    (unreviewed,) = lines(first)

    assert plays_like(15, ENOUGH) != ""
    assert plays_like(15, ENOUGH - 1) == ""
    assert plays_like(15, game="unknown") == ""
    assert unreviewed["White plays like"] == ""


def plays_like(rate: float, decisions: int = ENOUGH, game: str = "tapa") -> str:
    """What the table says about White, whose decisions have that PR."""
    first, _ = games()
    review = SideReview(rate / PR_FACTOR * decisions, decisions, 0)
    (line,) = lines(replace(first, rule_set=game, white=replace(first.white, review=review)))
    return line["White plays like"]


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        *(("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), (" =1", "' =1")),
        *(("\t=1", "' =1"), ("\r=1", "' =1"), ("\n=1", "' =1")),
        *(("\uff1d1+1", "'\uff1d1+1"), ("\uff20A", "'\uff20A"), ('"=1"', '\'"=1"')),
    ],
)
def test_no_name_begins_a_formula(name: str, safe: str) -> None:
    game = replace(games()[0], white=replace(games()[0].white, seat=Seat(name=name)))

    (line,) = lines(game)

    assert line["White name"] == safe


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("name", ["x{}=1", "x{}-1+A1", 'x{}"=1"', "x{} @A", "x{0}{0}+1", "x{}\n=1", "=1{}=1"])
def test_no_name_begins_a_formula_where_cells_are_parted_otherwise(name: str, delimiter: str) -> None:
    game = replace(games()[0], white=replace(games()[0].white, seat=Seat(name=name.format(delimiter))))

    table = csv_of([game]).decode("utf-8-sig")

    cells = [cell for line in csv.reader(StringIO(table, newline=""), delimiter=delimiter) for cell in line]
    assert [cell for cell in cells if cell.strip().startswith(("=", "+", "-", "@"))] == []


def test_loss_stays_a_number() -> None:
    game = replace(games()[0], white=replace(games()[0].white, review=SideReview(0.6, 20, -1.25)))

    (line,) = lines(game)

    assert line["White luck"] == "-1.25"


@pytest.mark.parametrize("name", ["Ана, „майка“", 'a "b"', "محبوسة"])
def test_any_name_comes_back_as_it_was(name: str) -> None:
    game = replace(games()[0], white=replace(games()[0].white, seat=Seat(name=name)))

    (line,) = lines(game)

    assert line["White name"] == name


def test_every_line_has_a_cell_for_each_column() -> None:
    text = csv_of(many_games(50)).decode("utf-8-sig")

    assert len({len(line) for line in csv.reader(StringIO(text, newline=""))}) == 1
