"""The numbers of many finished games for the charts, and a table for other programs. Pure."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import reduce
from io import StringIO
from math import ceil, sqrt
from operator import add
from statistics import NormalDist
from typing import Final, NamedTuple

from msgspec import Struct

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.app.settings import DEFAULT_LEVEL, nearest_level
from tapa_desktop.coach.strength import ENOUGH, Even, band_of, even_with
from tapa_desktop.game.events import FRIEND
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS

from .finished_games import DiceCounts, HistoryGame, SideReview

CONFIDENCE: Final = 0.95
FACE_SHARE: Final = 1 / 6  # the probability of each face, and of a double
MOST_SPANS: Final = 60
FEW: Final = 5  # with fewer rated games of one kind, those of all games measure the strength better
LATEST: Final = 60  # games by which the player's strength of today is judged


def player_of(game: HistoryGame) -> Side | None:
    """The side of the only person who played; None if two persons played, or none."""
    persons = [side for side in Side if game.of(side).seat.is_person]
    return persons[0] if len(persons) == 1 else None


def points_of(game: HistoryGame, side: Side) -> int:
    """The points that the side has won, negative if it has lost."""
    if game.result.winner is None:
        return 0
    return game.result.points if game.result.winner is side else -game.result.points


def even_opponent(games: Iterable[HistoryGame], order: Collection[str]) -> Even | None:
    """The level that is about as strong as the player in the games of a match, by their keys; None if not measured.

    From the player's results in these, or in all games while there are few. `games`: the last one first.
    """
    pairs = [(one, side) for one in games if (side := player_of(one)) is not None]
    of_order = [one for one in pairs if one[0].rule_set in order]
    rated = sum(one.of(side.other).seat.level != FRIEND for one, side in of_order)
    results = [
        (level, (1 + (points_of(one, side) > 0) - (points_of(one, side) < 0)) / 2)
        for one, side in reversed(of_order if rated >= FEW else pairs)
        if (level := one.of(side.other).seat.level)
    ]
    return even_with(order, results[-LATEST:], DEFAULT_LEVEL)


# Dice


class Frequency(NamedTuple):
    """How often something fell in `of` rolls, and the range of its share that chance allows."""

    fell: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """From 0 to 1; 0 if nothing was rolled."""
        return self.fell / self.of if self.of else 0.0

    @property
    def is_within(self) -> bool:
        """Whether the share lies in the expected range."""
        return self.low <= self.share <= self.high


def shares_of(dice: DiceCounts) -> tuple[Frequency, ...]:
    """The shares of the six faces among the dice, 1 first, and the share of doubles among the rolls.

    Fair dice stay within all seven ranges in 95 of 100 cases (Bonferroni). With ranges for each share separately, one
    case in three would leave some. Normal approximation with continuity correction.
    """
    faces = [_share(count, dice.total) for count in dice.faces]
    return (*faces, _share(dice.doubles, dice.rolls))


def total_dice(sides: Iterable[DiceCounts]) -> DiceCounts:
    """The sum of these counts."""
    several = list(sides)
    faces = tuple(map(sum, zip(*(dice.faces for dice in several), strict=True))) or DiceCounts().faces
    return DiceCounts(faces, sum(dice.rolls for dice in several), sum(dice.doubles for dice in several))


def _share(count: int, of: int) -> Frequency:
    if not of:
        return Frequency(0, 0, 0.0, 1.0)
    sigmas = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 7 / 2)
    half = sigmas * sqrt(FACE_SHARE * (1 - FACE_SHARE) / of) + 0.5 / of
    return Frequency(count, of, max(0.0, FACE_SHARE - half), min(1.0, FACE_SHARE + half))


# Results and errors


class Span(NamedTuple):
    """Consecutive games, the first one first."""

    games: tuple[HistoryGame, ...]
    points: int  # won by the player from the first of all games to the end of this span


def spans_of(games: Sequence[HistoryGame]) -> tuple[Span, ...]:
    """The games of a single person, from `games` with the last one first, as spans of equal length in order of play."""
    in_order = [game for game in reversed(games) if player_of(game) is not None]
    each = ceil(len(in_order) / MOST_SPANS) or 1
    spans: list[Span] = []
    points = 0
    for at in range(0, len(in_order), each):
        part = tuple(in_order[at : at + each])
        points += sum(points_of(game, side) for game in part if (side := player_of(game)))
        spans.append(Span(part, points))
    return tuple(spans)


class LevelRecord(Struct, frozen=True):
    """The player's results against one level: the games, and how many of them were won, a draw counting as half."""

    level: str
    games: int
    won: float
    own: SideReview | None  # of the reviewed games
    other: SideReview | None

    @property
    def share(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.won / self.games

    @property
    def range(self) -> tuple[float, float]:
        """The 95 % confidence interval of the true share (Wilson's interval)."""
        z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        middle = (self.won + z * z / 2) / (self.games + z * z)
        half = z / (self.games + z * z) * sqrt(self.won * (self.games - self.won) / self.games + z * z / 4)
        return max(0.0, middle - half), min(1.0, middle + half)


def level_records(games: Iterable[HistoryGame], key_of: Callable[[str], str] = nearest_level) -> dict[str, LevelRecord]:
    """The player's results against each level of the computer in these games; levels of one `key_of` together."""
    by_level: dict[str, list[tuple[HistoryGame, Side]]] = {}
    for game in games:
        side = player_of(game)
        level = game.of(side.other).seat.level if side is not None else None
        if side is not None and level is not None:
            by_level.setdefault(key_of(level), []).append((game, side))
    return {level: _record(level, games) for level, games in by_level.items()}


def total_review(games: Iterable[HistoryGame], *, of_player: bool) -> SideReview | None:
    """The combined reviews of the player in these games, or of the opponents; None if no game is reviewed."""
    sides = ((game, side if of_player else side.other) for game in games if (side := player_of(game)))
    return _sum_of(game.of(side).review for game, side in sides)


def _record(level: str, games: Sequence[tuple[HistoryGame, Side]]) -> LevelRecord:
    won = sum(0.5 if game.result.winner is None else game.result.winner is side for game, side in games)
    own = _sum_of(game.of(side).review for game, side in games)
    other = _sum_of(game.of(side.other).review for game, side in games)
    return LevelRecord(level, len(games), won, own, other)


def _sum_of(reviews: Iterable[SideReview | None]) -> SideReview | None:
    existing = [review for review in reviews if review is not None]
    return reduce(add, existing) if existing else None


# A table for other programs

Cell = str | int | float | None
# Characters that begin a formula, also in full width, at the start of a text or after a separator of cells. Where
# numbers have a decimal comma, spreadsheets separate cells by semicolons, and ignore the quotes.
_BEGINS: Final = r"[=+\-@\uff1d\uff0b\uff0d\uff20]"
_FORMULA: Final = re.compile(rf'["\s]*{_BEGINS}|[\t\r]')
_FORMULA_BEHIND: Final = re.compile(rf'([;,|\t\r\n]["\s]*)({_BEGINS})')
_OF_GAME: Final = (
    *("Date", "Game", "House rules", "Games in turn", "Match to", "Number"),
    *("Winner", "Points", "How", "Given up", "Dropped", "Turns"),
)
_OF_SIDE: Final = (
    *("name", "level", "PR", "plays like", "luck", "mistakes easy to see", "mistakes hard to find"),
    *("ones", "twos", "threes", "fours", "fives", "sixes", "throws", "doubles"),
)
_NAMES: Final = {Side.WHITE: "White", Side.BLACK: "Black"}


def csv_of(games: Iterable[HistoryGame]) -> bytes:
    """One line for each game, after a line of column names, which are always English. Dates are ISO 8601."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    of_sides = (f"{name} {what}" for name in _NAMES.values() for what in _OF_SIDE)
    lines.writerow((*_OF_GAME, *of_sides, "File"))
    for game in games:
        lines.writerow(_safe(cell) for cell in _cells(game))
    return text.getvalue().encode("utf-8-sig")


def _safe(cell: Cell) -> Cell:
    """The cell, quoted so that no part of it begins a formula with any separator; numbers keep their sign."""
    if not isinstance(cell, str):
        return cell
    return ("'" if _FORMULA.match(cell) else "") + _FORMULA_BEHIND.sub(r"\1'\2", cell)


def _cells(game: HistoryGame) -> Sequence[Cell]:
    result = game.result
    return [
        game.ended.isoformat(" ", "seconds"),
        game.rule_set,
        "; ".join(f"{field}={value}" for field, value in game.house_rules.items()),
        *(game.sitting, game.target, game.key.number),
        _NAMES[result.winner] if result.winner is not None else "",
        *(result.points, result.how.value, int(result.resigned), int(result.dropped), game.turns),
        *(cell for side in Side for cell in _side_cells(game, side)),
        game.file,
    ]


def _side_cells(game: HistoryGame, of: Side) -> Sequence[Cell]:
    side = game.of(of)
    review, dice = side.review, side.dice
    columns: tuple[Cell, ...] = (None, "", None, None, None)
    if review is not None:
        columns = (round(review.error_rate, 3), _band(game, review), round(review.luck, 3), *_how_hard(review))
    return [side.seat.name, side.seat.level or "", *columns, *dice.faces, dice.rolls, dice.doubles]


def _how_hard(review: SideReview) -> tuple[Cell, Cell]:
    """The number of mistakes that were easy to see, and hard to find; empty if the review has not counted them."""
    from tapa_desktop.coach.review.result import CLASSES, HOW_HARD  # noqa: PLC0415 - only for a table

    easy, _, hard = (review.part(key)[1] for key in HOW_HARD)
    is_counted = any(key in review.parts for key in HOW_HARD) or not any(key in review.parts for key in CLASSES)
    return (easy, hard) if is_counted and review.parts else (None, None)


def _band(game: HistoryGame, review: SideReview) -> str:
    rule_set = RULE_SETS.get(game.rule_set)
    if rule_set is None or review.decisions < ENOUGH or (band := band_of(rule_set, review.error_rate)) is None:
        return ""
    level = next(level.name for level in LEVELS if level.key == band.level)
    return f"{level} or better" if band.is_strongest else level
