"""What many games say together: points, levels, errors, and whether the dice are fair.

The finished games that are found in a match.
"""

from __future__ import annotations

import csv
import random
from datetime import datetime
from io import StringIO

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, SideReview, fingerprint, start_of
from tapa_desktop.app.game_history.statistics import (
    FEW,
    LATEST,
    MOST_SPANS,
    csv_of,
    even_opponent,
    level_records,
    player_of,
    points_of,
    shares_of,
    spans_of,
    total_dice,
    total_review,
)
from tapa_desktop.coach.strength import ENOUGH, PR, PR_FACTOR, bands_in, measured
from tapa_desktop.game.events import (
    FRIEND,
    DiceSwitched,
    Drafted,
    FriendLine,
    GameBegun,
    LogEvent,
    Noted,
    OpeningRolled,
    Played,
    Restored,
    Rewound,
    Rolled,
    RolledOut,
    RolloutLine,
    Seat,
    Seated,
)
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.app.game_history.games import (
    FILE,
    FIRST_GAME,
    HEADER,
    NOON,
    SECOND_GAME,
    fair_throws,
    games,
    many_games,
    match,
)
from tests.game.matches import header, random_match

PERSON, COMPUTER = Seat(), Seat("expert")


def played(*winners: Side | None, level: str = "expert", review: SideReview | None = None) -> list[HistoryGame]:
    """Games of a person who plays White, the last one first."""
    game = games()[0]
    white, black = replace(game.white, seat=PERSON, review=review), replace(game.black, seat=Seat(level))
    results = [Result(winner, 2 if winner else 0, How.MARS if winner else How.VOID) for winner in winners]
    return [replace(game, result=result, white=white, black=black) for result in results]


def test_player_is_the_one_person_and_games_between_two_are_nobodys_results() -> None:
    (game,) = played(Side.BLACK)
    between_persons = replace(game, black=replace(game.black, seat=PERSON))

    assert player_of(game) is Side.WHITE
    assert player_of(between_persons) is None
    assert player_of(replace(game, white=replace(game.white, seat=COMPUTER))) is None
    assert spans_of([between_persons]) == ()
    assert level_records([between_persons]) == {}
    assert (points_of(game, Side.WHITE), points_of(game, Side.BLACK)) == (-2, 2)


def test_even_opponent_follows_the_games_of_the_match_once_there_are_enough_of_them() -> None:
    several = ["tapa", "fevga"]
    lost = [replace(one, rule_set="plakoto") for one in played(*[Side.BLACK] * 20, level="skilled")]
    won = [replace(one, rule_set=key) for one in played(*[Side.WHITE] * FEW, level="skilled") for key in several]
    two = played(Side.WHITE)[0]
    of_two_persons = replace(two, black=replace(two.black, seat=PERSON))
    with_friend = [replace(one, rule_set="tapa") for one in played(*[Side.WHITE] * FEW, level=FRIEND)]

    few, enough, all_of_series = (
        even_opponent([of_two_persons, *with_friend, *lost, *won[:count]], order)
        for count, order in ((2 * FEW - 2, ["tapa"]), (2 * FEW, ["tapa"]), (FEW, several))
    )

    assert (few.games, enough.games, all_of_series.games) == (2 * FEW + 18, FEW, FEW)
    assert few.rating < 1353 < enough.rating  # Skilled
    assert even_opponent(lost * 4, ["plakoto"]).games == LATEST


def test_shares_are_those_of_all_dice_and_of_all_throws_of_both_sides() -> None:
    sides = [DiceCounts((1, 2, 3, 4, 5, 6), rolls=10, doubles=2), DiceCounts((9, 18, 27, 36, 45, 44), 90, 23)]

    *faces, doubles = shares_of(total_dice(sides))

    assert [share.share for share in faces] == [0.05, 0.1, 0.15, 0.2, 0.25, 0.25]
    assert (doubles.fell, doubles.of, doubles.share) == (25, 100, 0.25)
    assert [share.is_within for share in faces] == [False, True, True, True, False, False]
    assert doubles.is_within
    assert (doubles.low, doubles.high) == pytest.approx((1 / 6 - 0.1053, 1 / 6 + 0.1053), abs=1e-4)
    assert all(share.is_within and share.share == 0 for share in shares_of(total_dice([])))


@pytest.mark.parametrize("throws", [20, 200, 1_000])
def test_fair_dice_stay_within_all_ranges_in_about_95_of_100_cases_and_loaded_ones_are_seen(throws: int) -> None:
    chance = random.Random(throws)
    cases = 400

    within = sum(all(share.is_within for share in shares_of(fair_throws(throws, chance))) for _ in range(cases))

    assert 0.925 <= within / cases <= 0.99
    loaded = DiceCounts((1_000, 1_000, 1_000, 1_000, 1_000, 1_200), 3_100, 520)
    assert [share.is_within for share in shares_of(loaded)] == [True] * 5 + [False, True]


def test_points_are_added_up_from_the_first_game_to_the_last_in_a_few_spans_and_none_is_left_out() -> None:
    few, many = played(Side.WHITE, None, Side.BLACK, Side.WHITE, Side.WHITE), many_games(1_000)

    spans = spans_of(many)

    assert [span.points for span in spans_of(few)] == [2, 4, 2, 2, 4]
    assert len(spans) <= MOST_SPANS
    assert [game for span in spans for game in span.games] == many[::-1]
    assert spans[-1].points == sum(points_of(game, player_of(game) or Side.WHITE) for game in many)


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


def lines(*games: HistoryGame) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(csv_of(games).decode("utf-8-sig"), newline="")))


def test_table_begins_with_the_mark_of_utf_8_and_each_game_is_a_line_with_a_cell_for_each_column() -> None:
    first, second = games()
    reviewed = replace(first, white=replace(first.white, review=SideReview(0.6, 20, -1.25)))

    line, other = lines(reviewed, second)

    assert (line["Date"], line["Game"], line["Match to"], line["Number"]) == ("2026-11-20 12:00:00", "tapa", "5", "1")
    assert (line["Winner"], line["Points"], line["How"], line["Given up"]) == ("White", "2", "mars", "1")
    assert (line["White name"], line["Black level"], line["Black sixes"]) == ("Ana", "expert", "2")
    assert (line["White PR"], line["White luck"], line["Black luck"]) == ("15.0", "-1.25", "")
    assert other["Winner"] == "Black"
    assert {*map(type, line.values())} == {str}, "all cells are there, and no more"
    assert csv_of([]).startswith(b"\xef\xbb\xbfDate,Game,")


@pytest.mark.parametrize(
    ("parts", "easy", "hard"),
    [
        ({"play": (0.6, 20)}, "0", "0"),
        ({"error": (0.3, 3), "seen": (0.1, 1), "hard": (0.2, 2)}, "1", "2"),
        ({"error": (0.3, 3)}, "", ""),  # from a review without these counts
        ({}, "", ""),
    ],
)
def test_table_says_how_many_mistakes_were_easy_to_see_and_hard_to_find(
    parts: dict[str, tuple[float, int]], easy: str, hard: str
) -> None:
    first, _ = games()

    (line,) = lines(replace(first, white=replace(first.white, review=SideReview(0.6, 20, 0, parts))))

    assert (line["White mistakes easy to see"], line["White mistakes hard to find"]) == (easy, hard)
    assert line["Black mistakes easy to see"] == ""


def test_a_pr_is_followed_by_the_level_that_plays_like_it_unless_that_is_not_known() -> None:
    names = {level.key: level.name for level in LEVELS}
    (strongest, best), *others = bands_in(measured(PR)["tapa"])

    texts = [plays_like(rate) for rate in (best, *(rate for _, rate in others))]

    assert texts == [f"{names[strongest]} or better", *(names[key] for key, _ in others)]
    assert len(others) > 3
    assert plays_like(15, ENOUGH - 1) == ""
    assert plays_like(15, game="unknown") == ""
    assert lines(games()[0])[0]["White plays like"] == ""


def plays_like(rate: float, decisions: int = ENOUGH, game: str = "tapa") -> str:
    """The cell of the table for White, whose decisions have that PR."""
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
        *((name, name) for name in ("Ана, „майка“", 'a "b"', "محبوسة")),
    ],
)
def test_no_name_begins_a_formula_and_any_other_comes_back_as_it_was(name: str, safe: str) -> None:
    (line,) = lines(called(name))

    assert line["White name"] == safe


def called(name: str) -> HistoryGame:
    return replace(games()[0], white=replace(games()[0].white, seat=Seat(name=name)))


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("name", ["x{}=1", "x{}-1+A1", 'x{}"=1"', "x{} @A", "x{0}{0}+1", "x{}\n=1", "=1{}=1"])
def test_no_name_begins_a_formula_where_cells_are_parted_otherwise(name: str, delimiter: str) -> None:
    table = csv_of([called(name.format(delimiter))]).decode("utf-8-sig")

    cells = [cell for line in csv.reader(StringIO(table, newline=""), delimiter=delimiter) for cell in line]
    assert [cell for cell in cells if cell.strip().startswith(("=", "+", "-", "@"))] == []


DICE_OF_WHITE = DiceCounts((1, 1, 1, 0, 1, 0), rolls=1, doubles=0)
DICE_OF_BLACK = DiceCounts((0, 1, 1, 0, 0, 2), rolls=1, doubles=1)


def test_each_game_that_has_ended_is_found_with_its_players_and_its_result() -> None:
    first, second = games()

    assert (first.key.number, second.key.number) == (1, 2)
    assert first.key.match == second.key.match
    assert (first.file, first.ended, first.rule_set, first.target, first.turns) == (FILE, NOON, "tapa", 5, 1)
    assert first.result == Result(Side.WHITE, 2, How.MARS, resigned=True)
    assert second.result == Result(Side.BLACK, 2, How.MARS, resigned=True)
    assert (first.white.seat, first.black.seat) == (Seat(name="Ana"), Seat("expert"))
    assert second.white.dice == DiceCounts((0, 1, 0, 0, 1, 0), rolls=1, doubles=0)
    assert second.black.dice == DiceCounts()
    assert games(first=2) == [second]


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_no_die_that_the_program_has_thrown_is_left_out_or_counted_twice(rule_set: str) -> None:
    history = random_match(replace(header(rule_set, target=1), seed="7"), seed=4, hasty=True)

    sides = [side for game in games(history) for side in (game.white, game.black)]

    dice = sum(isinstance(event, Rolled | OpeningRolled) and not event.by_hand for event in history.active_events)
    assert any(isinstance(event, Rolled) and event.by_hand for event in history.active_events)
    assert sum(side.dice.total for side in sides) == 2 * dice
    assert [game.result for game in games(history)] == list(history.state.results)
    assert sum(game.turns for game in games(history)) == sum(
        isinstance(event, Played) for event in history.active_events
    )


def of_match(**fields: object) -> Header:
    return replace(HEADER, **fields)


@pytest.mark.parametrize(
    ("header", "white", "black"),
    [
        (HEADER, DICE_OF_WHITE, DICE_OF_BLACK),
        (of_match(seed="", seed_sha256="0" * 64), DICE_OF_WHITE, DICE_OF_BLACK),  # the seed is still secret
        (of_match(seed=""), DiceCounts(), DiceCounts()),  # another program's
    ],
)
def test_dice_are_counted_for_the_side_that_has_thrown_them_but_those_of_other_programs_are_not(
    header: Header, white: DiceCounts, black: DiceCounts
) -> None:
    (game,) = games(match(*FIRST_GAME, header=header))

    assert (game.white.dice, game.black.dice, game.key) == (white, black, games()[0].key)


def test_dice_that_were_entered_by_hand_are_not_counted_and_a_switch_to_them_makes_no_other_game() -> None:
    to_hand, back = DiceSwitched(by_hand=True), DiceSwitched(by_hand=False)
    by_hand = (*FIRST_GAME[:2], to_hand, Rolled(3, 1, by_hand=True), FIRST_GAME[3], back, *FIRST_GAME[4:])

    (game,) = games(match(*by_hand))

    assert (game.white.dice, game.black.dice) == (DiceCounts((0, 1, 0, 0, 1, 0)), DICE_OF_BLACK)
    assert games(match(to_hand, back, *FIRST_GAME)) == games(match(*FIRST_GAME))


def test_game_that_goes_on_is_not_found_and_changes_nothing_of_those_before() -> None:
    assert games(match(*FIRST_GAME[:-1])) == []
    assert games(match(*FIRST_GAME, *SECOND_GAME[:-1])) == games(match(*FIRST_GAME, GameBegun())) == games()[:1]


def test_game_has_the_seats_of_its_end() -> None:
    history = match(FIRST_GAME[0], Seated(Side.BLACK, Seat("beginner")), *FIRST_GAME[1:])
    later = history.append(Seated(Side.BLACK, Seat("skilled")))

    assert games(later)[0].black.seat == Seat("beginner")


def test_match_is_known_wherever_its_file_lies_and_whatever_happens_in_it_later() -> None:
    short, longer = match(*FIRST_GAME), match(*FIRST_GAME, *SECOND_GAME)
    taken_back = match(*FIRST_GAME, Rewound(3), Played("24/21 21/20"))
    restored = match(*FIRST_GAME, Rewound(3), Restored())
    reseated = match(*FIRST_GAME, Seated(Side.WHITE, Seat()), header=of_match(white=Seat()))

    remarked = match(*FIRST_GAME, Noted(0, "!"), FriendLine("tapa"))

    fingerprints = {fingerprint(history) for history in (short, longer, taken_back, restored, reseated, remarked)}

    assert len(fingerprints) == 1


def test_matches_with_other_dice_another_game_or_another_begin_are_others() -> None:
    others = [
        match(*FIRST_GAME),
        match(OpeningRolled(6, 3), *FIRST_GAME[2:]),
        match(*FIRST_GAME, header=of_match(begun="2026-11-20 12:00:01")),
        match(*FIRST_GAME, header=of_match(games=(GameRules("plakoto"),))),
        match(*FIRST_GAME, header=of_match(games=(GameRules("tapa", {"larger_die": False}),))),
    ]

    assert len({fingerprint(history) for history in others}) == len(others)


ROLLOUT = RolledOut("tapa W15,22,B15 0/0/0 0/0/0 W 31", 36, None, True, 1, (RolloutLine("", 0, 0, (0.5, 0, 0, 0, 0)),))


@pytest.mark.parametrize(
    "undone",
    [
        *((), (ROLLOUT,), (Rewound(3),), (Rewound(3), Restored())),
        (Rewound(3), Drafted("24/23"), Rewound(3), Restored()),
        (Rewound(3), Played("24/21 21/20"), Rewound(3)),
        (Rewound(3), Played("24/21 21/20"), Rolled(6, 6), Rewound(2), FIRST_GAME[2]),
    ],
)
def test_match_that_went_out_as_text_and_came_back_is_the_same(undone: tuple[LogEvent, ...]) -> None:
    drafted = match(*FIRST_GAME[:3], Drafted("24/21"), *undone, *FIRST_GAME[3:])

    back = parse_match(format_match(drafted))

    assert fingerprint(back) == fingerprint(drafted)
    assert [game.digest for game in games(back)] == [game.digest for game in games(drafted)]


def test_game_that_is_played_to_another_end_has_another_digest() -> None:
    other = match(*FIRST_GAME, Rewound(3), Played("24/21 21/20"), Rolled(6, 6), FIRST_GAME[-1])

    assert games(other)[0].key == games()[0].key
    assert games(other)[0].digest != games()[0].digest
    assert games(match(*FIRST_GAME, Rewound(5), FIRST_GAME[-1]))[0] == games()[0]


def test_date_of_a_match_is_read_from_its_header_if_it_says_one() -> None:
    assert start_of(match()) == NOON
    assert start_of(match(header=of_match(begun="yesterday"))) is None
    assert start_of(match(header=of_match(begun="2026-11-20T12:00:00+02:00"))) == datetime(2026, 11, 20, 12)
