"""The history as a table for spreadsheets, in which no text becomes a formula."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.app.game_history.finished_games import HistoryGame, SideReview
from tapa_desktop.app.game_history.statistics import csv_of
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
    assert one["White plays like"] in {level.name for level in LEVELS}
    assert one["Black plays like"] == ""
    assert two["Winner"] == "Black"


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
