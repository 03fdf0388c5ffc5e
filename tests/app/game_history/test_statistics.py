"""What many games say together: points, levels, errors, and whether the dice are fair."""

from __future__ import annotations

import csv
import random
from io import StringIO

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, SideReview
from tapa_desktop.app.game_history.statistics import (
    MOST_SPANS,
    csv_of,
    level_records,
    player_of,
    points_of,
    shares_of,
    spans_of,
    total_dice,
    total_review,
)
from tapa_desktop.coach.strength import ENOUGH, PR, PR_FACTOR, bands_in, measured
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.side import Side
from tests.app.game_history.games import fair_throws, games, many_games

PERSON, COMPUTER = Seat(), Seat("expert")


def played(*winners: Side | None, level: str = "expert", review: SideReview | None = None) -> list[HistoryGame]:
    """Games of a person who plays White, the last one first."""
    game = games()[0]
    white, black = replace(game.white, seat=PERSON, review=review), replace(game.black, seat=Seat(level))
    results = [Result(winner, 2 if winner else 0, How.MARS if winner else How.VOID) for winner in winners]
    return [replace(game, result=result, white=white, black=black) for result in results]


def test_player_is_the_one_person() -> None:
    (game,) = played(Side.BLACK)

    assert player_of(game) is Side.WHITE
    assert player_of(replace(game, black=replace(game.black, seat=PERSON))) is None
    assert player_of(replace(game, white=replace(game.white, seat=COMPUTER))) is None
    assert (points_of(game, Side.WHITE), points_of(game, Side.BLACK)) == (-2, 2)


# Dice


def test_shares_are_those_of_all_dice_and_of_all_throws() -> None:
    *faces, doubles = shares_of(DiceCounts((10, 20, 30, 40, 50, 50), rolls=100, doubles=25))

    assert [share.share for share in faces] == [0.05, 0.1, 0.15, 0.2, 0.25, 0.25]
    assert (doubles.fell, doubles.of, doubles.share) == (25, 100, 0.25)
    assert [share.is_within for share in faces] == [False, True, True, True, False, False]
    assert doubles.is_within


def test_nothing_thrown_is_nothing_amiss() -> None:
    assert all(share.is_within and share.share == 0 for share in shares_of(DiceCounts()))


def test_range_becomes_narrow_with_many_throws() -> None:
    few, many = (shares_of(DiceCounts((of,) * 6, of * 3, of // 2))[0] for of in (10, 10_000))

    assert many.high - many.low < 0.02
    assert few.high - few.low > 0.2
    assert many.low < 1 / 6 < many.high


@pytest.mark.parametrize("throws", [20, 200, 5_000])
def test_fair_dice_stay_within_all_ranges_in_about_95_of_100_cases(throws: int) -> None:
    chance = random.Random(throws)
    cases = 400

    within = sum(all(share.is_within for share in shares_of(fair_throws(throws, chance))) for _ in range(cases))

    assert 0.925 <= within / cases <= 0.99


def test_loaded_dice_are_seen() -> None:
    dice = DiceCounts((1_000, 1_000, 1_000, 1_000, 1_000, 1_200), 3_100, 520)

    assert [share.is_within for share in shares_of(dice)] == [True] * 5 + [False, True]


def test_throws_of_many_sides_are_added() -> None:
    assert total_dice([DiceCounts((1, 2, 3, 4, 5, 6), 10, 2), DiceCounts((1,) * 6, 3, 1)]) == DiceCounts(
        (2, 3, 4, 5, 6, 7), 13, 3
    )
    assert total_dice([]) == DiceCounts()


# Results and errors


def test_points_are_added_up_from_the_first_game_to_the_last() -> None:
    spans = spans_of(played(Side.WHITE, None, Side.BLACK, Side.WHITE, Side.WHITE))

    assert [span.points for span in spans] == [2, 4, 2, 2, 4]


def test_many_games_are_put_together_into_a_few_spans_and_none_is_left_out() -> None:
    many = many_games(1_000)

    spans = spans_of(many)

    assert len(spans) <= MOST_SPANS
    assert [game for span in spans for game in span.games] == many[::-1]
    assert spans[-1].points == sum(points_of(game, player_of(game) or Side.WHITE) for game in many)


def test_games_between_two_persons_are_nobodys_results() -> None:
    (game,) = played(Side.WHITE)
    between_persons = replace(game, black=replace(game.black, seat=PERSON))

    assert spans_of([between_persons]) == ()
    assert level_records([between_persons]) == {}


def test_record_against_a_level_counts_a_draw_as_half_a_win() -> None:
    records = level_records([*played(Side.WHITE, None, Side.BLACK), *played(Side.BLACK, level="beginner")])

    assert {level: (record.games, record.won) for level, record in records.items()} == {
        "expert": (3, 1.5),
        "beginner": (1, 0),
    }
    low, high = records["expert"].range
    assert 0 < low < records["expert"].share < high < 1
    assert records["beginner"].range[0] == pytest.approx(0)


def test_error_rate_of_many_games_weighs_each_decision_alike() -> None:
    many = [*played(Side.WHITE, review=SideReview(1, 10, 0.5)), *played(Side.BLACK, review=SideReview(0, 40, 1))]

    review = total_review([*many, *played(Side.WHITE)], of_player=True)

    assert review == SideReview(1, 50, 1.5)
    assert review.error_rate == 10
    assert total_review(many, of_player=False) is None
    assert level_records(many)["expert"].own == review
    assert SideReview(0, 0, 0).error_rate == 0


# The history as a table for spreadsheets, in which no text becomes a formula


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
