"""Finds the reasons for a play, or against another one: at most two, the one with most weight first.

Every number is counted on the board or over all 21 rolls and their legal plays; the weights only give the order. The
best play is compared with the next ones: a gain of all is no reason for it, and a fault of the others is one.

The weights were fitted to differences between plays. Those of rows and blocked rolls in games in which one checker
closes a point come from 400 decisions in each of Fevga and Gul Bara. Beside the length of the row, the rolls that are
blocked just now count little.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tapa_desktop.rules.dice import THROWS
from tapa_desktop.rules.position import START, Position, free, opposite
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.steps import first_checker_runs

from .comparison import by_keeping, by_numbers, by_second
from .facts import (
    PositionFacts,
    Reason,
    ReasonKind,
    Row,
    behind,
    facts_of,
    made_points,
    pins_on,
    row_before,
    tallest,
    widest_gap,
)
from .pins import (
    blot_faults,
    blot_gains,
    ending_faults,
    ending_gains,
    outlook_faults,
    outlook_gains,
    pin_merits,
    pin_mistakes,
)

_WITH_PINS: Final = ((range(13, 19), 0.07), (range(19, 22), 0.04), (range(10, 13), 0.025))
_WITH_HITS: Final = ((range(10, 13), 0.08), (range(7, 10), 0.04))
_ELSEWHERE: Final = 0.015
_SHORT: Final = 3  # points in a row that are too few to be mentioned
_ROW: Final = 0.02  # for each point more than these
_BLOCKING_ROWS: Final = (0, 0.05, 0.115, 0.25)  # of 3 to 6 points, where one checker closes a point
_LONGER: Final = 0.04  # for each point more than these
_PAST: Final = 0.04  # for each checker that gets past a row
_BLOCKED: Final = 0.15  # if all rolls are blocked
_APART: Final = 2  # least difference of two plays, in rolls
_PASSED: Final = 0.08  # for the first checker, for which the others wait

_START, _LOW = 0.07, 4  # for each checker on 24 in excess of 4
_STACK, _TALL = 0.01, 5  # for each checker more on a stack of 5 or more
_BURIED, _DEEP = 0.02, range(1, 4)  # for each checker on the lowest points
_GAP, _WIDE = 0.004, 6  # for each point more in a gap that no die can bridge


def point_gains(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The points and primes that a play makes, and the checkers that escape from behind the opponent's points."""
    for point in _plain(after) - made_points(before.board):
        yield Reason(ReasonKind.MAKES_POINT, _worth(after, point), point, after.where(point))
    row, earlier = _row_of(after), _length(_row_of(before))
    if row is not None and row.length > max(earlier, _SHORT) and not _has_row(before, row):
        first = opposite(after.rule_set, row.top)
        weight = _row(after, row.length) - (_row(after, earlier) if after.least == 1 else 0)
        yield Reason(ReasonKind.MAKES_PRIME, weight, first, after.where(first), row.length, row.waiting)
    wall = _wall(before)
    if wall is not None and (escaped := wall.waiting - behind(after.position, wall.top)) > 0:
        yield Reason(ReasonKind.ESCAPES, _PAST * escaped, wall.top, before.where(wall.top), escaped, wall.length)


def point_faults(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """The points and primes that the better play makes or keeps, and the play made does not."""
    made_good = sum(_worth(played, point) for point in _plain(played) - made_points(best.board))
    for point in _plain(best) - made_points(played.board):
        kind = ReasonKind.BREAKS_POINT if point in made_points(before.board) else ReasonKind.MISSES_POINT
        yield Reason(kind, _worth(best, point) - made_good, point, best.where(point))
    earlier, than, count = (_length(_row_of(facts)) for facts in (before, played, best))
    if count > than:
        kind = ReasonKind.OPENS_PRIME if count == earlier else ReasonKind.SHORTER_PRIME
        yield Reason(kind, _row(best, count) - _row(best, than), count=count, than=than)
    yield from _stuck(before, played, best)


def _stuck(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    wall = _wall(before)
    if wall is None:
        return
    than, count = behind(played.position, wall.top), behind(best.position, wall.top)
    if than > count:
        yield Reason(ReasonKind.STAYS_BEHIND, _PAST * (than - count), wall.top, best.where(wall.top), count, than)


def _row_of(facts: PositionFacts) -> Row | None:
    """The longest row of my points that holds the opponent's checkers back, in the opponent's point numbers."""
    return row_before(facts.opponent_view, facts.least)


def _has_row(before: PositionFacts, row: Row) -> bool:
    """Whether the row was there before: it may hold back a checker only after a hit."""
    theirs = before.opponent_view.board
    return all(-theirs[point] >= before.least for point in range(row.top, row.top - row.length, -1))


def _wall(facts: PositionFacts) -> Row | None:
    """The row of the opponent's points that holds my checkers back, if it is long enough to be mentioned."""
    row = row_before(facts.position, facts.least)
    return row if row is not None and row.length >= _SHORT else None


def _plain(facts: PositionFacts) -> frozenset[int]:
    """My made points except those where I pin; empty where one checker makes a point, and when all are at home."""
    return frozenset() if facts.is_home or facts.least == 1 else made_points(facts.board) - pins_on(facts.board)


def _worth(facts: PositionFacts, point: int) -> float:
    worth = _WITH_PINS if facts.has_pins else _WITH_HITS
    return next((points for zone, points in worth if point in zone), _ELSEWHERE)


def _length(row: Row | None) -> int:
    return 0 if row is None else row.length


def _row(facts: PositionFacts, length: int) -> float:
    more = max(length - _SHORT, 0)
    if facts.least > 1:
        return _ROW * more
    whole = min(more, len(_BLOCKING_ROWS) - 1)
    return _BLOCKING_ROWS[whole] + _LONGER * (more - whole)


def blocking_gains(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The rolls that a play takes from the opponent, and the first checker that it brings past."""
    more = after.blocked - before.blocked
    if more >= _APART:
        yield Reason(ReasonKind.BLOCKS, _BLOCKED * more / THROWS, count=after.blocked, than=before.blocked)
    if _waits(before) and not _waits(after):
        yield Reason(ReasonKind.PASSES_START, _PASSED)


def blocking_faults(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """The rolls that only the better play takes from the opponent, and the first checker that stays behind."""
    fewer = best.blocked - played.blocked
    if fewer >= _APART:
        yield Reason(ReasonKind.BLOCKS_FEWER, _BLOCKED * fewer / THROWS, count=best.blocked, than=played.blocked)
    if _waits(before) and _waits(played) and not _waits(best):
        yield Reason(ReasonKind.HOLDS_START, _PASSED)


def _waits(facts: PositionFacts) -> bool:
    return first_checker_runs(facts.rule_set, facts.position)


def spread_gains(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The checkers that a play moves from a stack on 24."""
    weight = _START * (_on_start(before) - _on_start(after))
    if weight > 0:
        left = free(after.board[START])
        yield Reason(ReasonKind.UNSTACKS, weight, START, after.where(START), free(before.board[START]) - left, left)


def spread_faults(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """How the play made leaves the checkers more stacked, or farther apart, than the better one."""
    stay = _on_start(played) - _on_start(best)
    if stay > 0:
        count, than = (free(one.board[START]) for one in (best, played))
        yield Reason(ReasonKind.STAYS_STACKED, _START * stay, START, played.where(START), count, than)
    than, count = widest_gap(played.board), widest_gap(best.board)
    if played.has_pins and count and than >= _WIDE and than > max(widest_gap(before.board), count):
        yield Reason(ReasonKind.WIDENS_GAP, _GAP * (than - count), count=count, than=than)
    if not before.is_home:
        yield from _heaped(before, played, best)
        yield from _buried(before, played, best)


def _heaped(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    point = tallest(played.board)
    than, count = free(played.board[point]), free(best.board[tallest(best.board)])
    if than >= _TALL and than > max(free(before.board[point]), count):
        yield Reason(ReasonKind.STACKS, _STACK * (than - count), point, played.where(point), count, than)


def _buried(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """Checkers that go deep home, where they have little left to do."""
    earlier, than, count = (sum(free(facts.board[point]) for point in _DEEP) for facts in (before, played, best))
    if than > max(earlier, count):
        weight = _BURIED * (than - count)
        yield Reason(ReasonKind.BURIES, weight, count=max(count - earlier, 0), than=than - earlier)


def _on_start(facts: PositionFacts) -> int:
    """The number of my checkers on 24 in excess of `_LOW`, in games in which all checkers start there."""
    return max(free(facts.board[START]) - _LOW, 0) if facts.starts_together else 0


MOST: Final = 2
_GAINS: Final = (ending_gains, pin_merits, blot_gains, point_gains, blocking_gains, spread_gains, outlook_gains)
_FAULTS: Final = (
    ending_faults,
    pin_mistakes,
    blot_faults,
    point_faults,
    blocking_faults,
    spread_faults,
    outlook_faults,
)
_FAULTS_AT_END: Final = (ending_faults, pin_mistakes)  # where the better play ends the game
_LEAST: Final = 0.01  # least weight of a reason
_DRAWBACKS: Final = {ReasonKind.LEAVES_BLOT, ReasonKind.LEAVES_MOTHER}  # drawbacks of a good play
_OF_ROLLS: Final = {  # valid only if the opponent rolls next
    *(ReasonKind.BLOCKS, ReasonKind.BLOCKS_FEWER, ReasonKind.BLOCKS_MORE, ReasonKind.HINDERS, ReasonKind.HINDERS_LESS)
}
_OF_ALL_DICE: Final = {ReasonKind.HINDERS, ReasonKind.HINDERS_LESS, ReasonKind.FREER, ReasonKind.LESS_FREE}
_DANGER: Final = {ReasonKind.SAVES, ReasonKind.LEAVES_NOTHING, ReasonKind.SAFER, ReasonKind.SAVES_MOTHER}
_ROWS: Final = {ReasonKind.MAKES_PRIME, ReasonKind.KEEPS_PRIME, ReasonKind.LONGER_PRIME}
_AIMS: Final = {ReasonKind.AIMS, ReasonKind.AIMS_MORE}
_BLOCKS: Final = {ReasonKind.BLOCKS, ReasonKind.BLOCKS_MORE, ReasonKind.HINDERS}
_OFF: Final = {ReasonKind.BEARS_OFF, ReasonKind.BEARS_OFF_MORE}
_ALIKE: Final = {kind: kinds[0] for kinds in map(list, (_DANGER, _ROWS, _AIMS, _BLOCKS, _OFF)) for kind in kinds}
_IN_SECOND: Final = 0.3  # factor for a gain that the second-best play has, too


def reasons_for(
    rule_set: RuleSet, before: Position, result: Position, others: Sequence[Position] = (), *, is_roll_next: bool = True
) -> tuple[Reason, ...]:
    """The reasons for a play that leads from `before` to `result`, both seen by the side that makes it.

    `others`: the positions after the next plays, the better first. Drawbacks come last, and never alone. A pass has no
    reasons. `is_roll_next`: whether the opponent rolls next.
    """
    if before == result:
        return ()
    start, best, *next_ones = (facts_of(rule_set, one) for one in (before, result, *others))
    gains = [reason for find in _GAINS for reason in find(start, best)]
    rivals = next_ones if best.outcome is None else ()  # after the end of the game nothing is safer, or keeps anything
    good = [
        *_own_gains([reason for reason in gains if reason.kind not in _DRAWBACKS], start, next_ones),
        *by_keeping(_FAULTS, start, best, rivals),
        *(by_second(_FAULTS, start, best, rivals[0]) if rivals else ()),
    ]
    reasons = _weightiest(_valid(good, is_roll_next=is_roll_next))
    if not reasons or reasons[0].kind is ReasonKind.SAFER:
        return reasons[:MOST]
    return (*reasons, *_weightiest(reason for reason in gains if reason.kind in _DRAWBACKS))[:MOST]


def reasons_against(
    rule_set: RuleSet, before: Position, played: Position, best: Position, *, is_roll_next: bool = True
) -> tuple[Reason, ...]:
    """The reasons against the play made compared with the best, seen by the side that plays; empty for the best."""
    if played == best:
        return ()
    facts = [facts_of(rule_set, one) for one in (before, played, best)]
    finds = _FAULTS if facts[-1].outcome is None else _FAULTS_AT_END
    faults = (fault for find in finds for fault in find(*facts))
    return _weightiest(_valid(faults, is_roll_next=is_roll_next))[:MOST]


def differences(
    rule_set: RuleSet,
    subject: Position,
    rival: Position,
    *,
    is_better: bool,
    is_roll_next: bool = True,
    may_chain: bool = False,
) -> tuple[Reason, ...]:
    """The counts that favour the better of two plays, as reasons for `subject`, or against it unless `is_better`.

    `may_chain`: whether the next doubles are chains, of which only the first four dice are counted.
    """
    best, other = (facts_of(rule_set, one) for one in ((subject, rival) if is_better else (rival, subject)))
    reasons = by_numbers(best, other, is_for_best=is_better)
    if may_chain:
        reasons = (reason for reason in reasons if reason.kind not in _OF_ALL_DICE)
    return _weightiest(_valid(reasons, is_roll_next=is_roll_next))[:MOST]


def _own_gains(gains: Sequence[Reason], before: PositionFacts, others: Sequence[PositionFacts]) -> Iterator[Reason]:
    """The gains of the best play without those that the next plays all have; those of the second-best weigh less."""
    if not others:
        yield from gains
        return
    theirs = [[reason for find in _GAINS for reason in find(before, other)] for other in others]
    for gain in gains:
        alike = [[one for one in reasons if (one.kind, one.point) == (gain.kind, gain.point)] for reasons in theirs]
        have = [any(one.weight >= gain.weight for one in reasons) for reasons in alike]
        if not all(have):
            yield replace(gain, weight=gain.weight * _IN_SECOND) if have[0] else gain


def _valid(reasons: Iterable[Reason], *, is_roll_next: bool) -> Iterator[Reason]:
    return (reason for reason in reasons if is_roll_next or reason.kind not in _OF_ROLLS)


def _weightiest(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons with enough weight, by descending weight, and no two about the same point or the same danger.

    A lower stack on 24 and a row that begins there are two reasons.
    """
    by_point: dict[object, Reason] = {}
    for reason in sorted(reasons, key=lambda reason: -reason.weight):
        if reason.weight >= _LEAST:
            by_point.setdefault(_about(reason), reason)
    return tuple(by_point.values())


def _about(reason: Reason) -> object:
    if reason.kind is ReasonKind.UNSTACKS:
        return reason.kind
    return _ALIKE.get(reason.kind) or reason.point or reason.kind
