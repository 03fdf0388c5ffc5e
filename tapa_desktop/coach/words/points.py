"""Points made and broken, and rows of them before the enemy and before me.

What they are worth was fitted to differences between plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tapa_desktop.rules.position import opposite

from .facts import Facts
from .reason import Kind, Reason
from .shape import Row, behind, made_points, pins_on, row_before

_WITH_PINS: Final = ((range(13, 19), 0.07), (range(19, 22), 0.04), (range(10, 13), 0.025))
_WITH_HITS: Final = ((range(10, 13), 0.08), (range(7, 10), 0.04))
_ELSEWHERE: Final = 0.015
_SHORT: Final = 3  # points in a row that are not worth a word yet
_ROW: Final = 0.02  # each after those
_PAST: Final = 0.04  # each checker that gets past a row


def gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """Which points a play makes, and what comes of it."""
    for point in _plain(after) - made_points(before.board):
        yield Reason(Kind.MAKES_POINT, _worth(after, point), point, after.where(point))
    row, earlier = row_before(after.his), _length(row_before(before.his))
    if row is not None and row.length > max(earlier, _SHORT):
        lowest = opposite(after.rule_set, row.top)
        weight = _row(row.length)
        yield Reason(Kind.MAKES_PRIME, weight, lowest, after.where(lowest), row.length, row.waiting)
    wall = _wall(before)
    if wall is not None and (escaped := wall.waiting - behind(after.position, wall.top)) > 0:
        yield Reason(Kind.ESCAPES, _PAST * escaped, wall.top, before.where(wall.top), escaped, wall.length)


def faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """Which points the better play makes or keeps, and the one made does not."""
    made_good = sum(_worth(played, point) for point in _plain(played) - made_points(best.board))
    for point in _plain(best) - made_points(played.board):
        kind = Kind.BREAKS_POINT if point in made_points(before.board) else Kind.MISSES_POINT
        yield Reason(kind, _worth(best, point) - made_good, point, best.where(point))
    than, count = _length(row_before(played.his)), _length(row_before(best.his))
    if count > than:
        yield Reason(Kind.SHORTER_PRIME, _row(count) - _row(than), count=count, than=than)
    yield from _stuck(before, played, best)


def _stuck(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """Checkers that only the better play brings past a row of the enemy's."""
    wall = _wall(before)
    if wall is None:
        return
    than, count = behind(played.position, wall.top), behind(best.position, wall.top)
    if than > count:
        yield Reason(Kind.STAYS_BEHIND, _PAST * (than - count), wall.top, best.where(wall.top), count, than)


def _wall(facts: Facts) -> Row | None:
    """The row of points that keeps my checkers back, if it is worth a word."""
    row = row_before(facts.position)
    return row if row is not None and row.length >= _SHORT else None


def _plain(facts: Facts) -> frozenset[int]:
    """My points, those on which I pin left out; none where they are given up to bear off."""
    return frozenset() if facts.is_home else made_points(facts.board) - pins_on(facts.board)


def _worth(facts: Facts, point: int) -> float:
    worth = _WITH_PINS if facts.has_pins else _WITH_HITS
    return next((points for zone, points in worth if point in zone), _ELSEWHERE)


def _length(row: Row | None) -> int:
    return 0 if row is None else row.length


def _row(length: int) -> float:
    return _ROW * max(length - _SHORT, 0)
