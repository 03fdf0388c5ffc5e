"""Reasons about pins, hits, blots and their danger, the end of the game, and the next turns.

The weights were fitted to differences between plays. A pin is worth more, the lower its point. A pinned blot costs much
anywhere, more in the starting table, and most if it is the mother. A hit costs more, the farther the checker has come.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from tapa_desktop.ai.engine.games import rules_engine_for
from tapa_desktop.rules.dice import THROWS
from tapa_desktop.rules.outcome import How, counts_checkers, is_single_unturned, worth
from tapa_desktop.rules.position import START, STARTING_TABLE, opposite
from tapa_desktop.rules.steps import may_bear_off, pip_count

from .facts import PositionFacts, Reason, ReasonKind, behind, blots_on, empty_at_home, is_made, outside, pins_on

_MOTHER_PINNED: Final = 1.0
_DEEP, _SHALLOWER = 0.25, 0.01  # weight of a pin on point 0, and how much less it is for each point above
_HIT_MADE: Final = 0.1

_MOTHER, _FAR_BACK, _ANY = 0.7, 0.35, 0.22  # cost in points when the mother, a blot on 24-19 or another is pinned
_HIT, _HIT_LATE, _LATE = 0.15, 0.35, 12  # cost when a blot is hit above point 12, and from point 12 down
_NOTHING: Final = 0.15  # less than the weight of one saved blot, which is the better reason
_APART: Final = 3  # least difference of two plays, in rolls


def pin_merits(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The pins and hits of a play."""
    for point in pins_on(after.board) - pins_on(before.board):
        if _is_opponents_mother(after, point):
            yield Reason(ReasonKind.PINS_MOTHER, _MOTHER_PINNED, point, after.where(point))
        else:
            past = behind(after.opponent_view, opposite(after.rule_set, point))
            yield Reason(ReasonKind.PINS, _worth(point), point, after.where(point), count=past)
    hits = _hits(before, after)
    if hits:
        yield Reason(ReasonKind.HITS, _HIT_MADE * len(hits), min(hits), after.where(min(hits)), count=len(hits))


def pin_mistakes(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """The pins and hits of the better play that the play made lacks, old pins included."""
    lost, instead = (
        sorted(pins_on(one.board) - pins_on(other.board)) for one, other in ((best, played), (played, best))
    )
    for point, other in zip_longest(lost, instead[: len(lost)], fillvalue=0):
        yield _missing_pin(before, best, point, other)
    hits, fewer = _hits(before, best), _hits(before, played)
    if len(hits) > len(fewer):
        point = min(hits - fewer)
        weight = _HIT_MADE * (len(hits) - len(fewer))
        yield Reason(ReasonKind.MISSES_HIT, weight, point, best.where(point), len(hits), len(fewer))


def _missing_pin(before: PositionFacts, best: PositionFacts, point: int, instead: int) -> Reason:
    """A pin that only the better play has. `instead` is a point on which only the play made pins, or 0."""
    where, weight = best.where(point), _worth(point) - (_worth(instead) if instead else 0)
    old = pins_on(before.board)
    is_kept = int(instead in old)
    if point in old:
        return Reason(ReasonKind.GIVES_UP_PIN, weight, point, where, is_kept, instead)
    if _is_opponents_mother(best, point):
        return Reason(ReasonKind.MISSES_MOTHER, _MOTHER_PINNED, point, where)
    return Reason(ReasonKind.MISSES_PIN, weight, point, where, is_kept, instead)


def _is_opponents_mother(facts: PositionFacts, point: int) -> bool:
    return point == opposite(facts.rule_set, START)


def _worth(point: int) -> float:
    return _DEEP - _SHALLOWER * point


def _hits(before: PositionFacts, after: PositionFacts) -> frozenset[int]:
    if before.has_pins:
        return frozenset()
    return frozenset(point for point, value in enumerate(before.board) if value == -1 and after.board[point] >= 0)


def blot_gains(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The blots that a play makes safe, and the remaining one in most danger."""
    for point in blots_on(before.board) - blots_on(after.board):
        if before.shots(point):
            yield from _safe(before, after, point)
    if before.opponent_roll.any and not after.opponent_roll.any and after.outcome is None:
        count = before.opponent_roll.any
        yield Reason(ReasonKind.LEAVES_NOTHING, _NOTHING * count / THROWS, count=count)
    if after.opponent_roll.any:
        point = _most_at_risk(after)
        kind = ReasonKind.LEAVES_MOTHER if after.is_mother(point) else ReasonKind.LEAVES_BLOT
        yield Reason(kind, _danger(after, point), point, after.where(point), after.shots(point))


def blot_faults(_: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """The greater danger after the play made than after the better one, by the blot in most danger."""
    if not played.opponent_roll.any:
        return
    point = _most_at_risk(played)
    worse = _danger_in_all(played) - _danger_in_all(best)
    if played.is_mother(point):
        if played.shots(point) - best.shots(point) >= _APART:
            yield Reason(
                ReasonKind.RISKS_MOTHER, worse, point, played.where(point), best.shots(point), played.shots(point)
            )
    elif played.shots(point) - best.opponent_roll.any >= _APART:
        yield Reason(
            ReasonKind.RISKS_BLOT, worse, point, played.where(point), best.opponent_roll.any, played.shots(point)
        )
    elif played.opponent_roll.any - best.opponent_roll.any >= _APART:
        yield Reason(ReasonKind.RISKS_MORE, worse, count=best.opponent_roll.any, than=played.opponent_roll.any)
    elif played.shots(point) - best.shots(point) >= _APART:
        yield Reason(ReasonKind.RISKS_DEARER, worse, point, played.where(point), best.shots(point), played.shots(point))


def _safe(before: PositionFacts, after: PositionFacts, point: int) -> Iterator[Reason]:
    shots = before.shots(point)
    weight = _danger(before, point)
    if is_made(after.board[point]):
        yield Reason(ReasonKind.COVERS, weight, point, before.where(point), shots)
    elif before.is_mother(point):
        yield Reason(ReasonKind.BRINGS_MOTHER_AWAY, weight, point, before.where(point), shots)
    elif after.opponent_roll.any <= shots - _APART:
        yield Reason(
            ReasonKind.SAVES, weight - _danger_in_all(after), point, before.where(point), shots, after.opponent_roll.any
        )


def _most_at_risk(facts: PositionFacts) -> int:
    """The point of the blot in most danger, weighted with its cost; of equal ones, the one farther back."""
    return max(blots_on(facts.board), key=lambda point: (_danger(facts, point), point))


def _danger_in_all(facts: PositionFacts) -> float:
    """The mean cost of the opponent's next roll, if each roll pins or hits at most one checker."""
    if not facts.opponent_roll.any:
        return 0.0
    worst = _most_at_risk(facts)
    others = facts.opponent_roll.any - facts.shots(worst)
    return _danger(facts, worst) + _ANY * others / THROWS


def _danger(facts: PositionFacts, point: int) -> float:
    """The mean cost in points of having a blot on `point`, which may be pinned or hit."""
    if not facts.has_pins:
        cost = _HIT if point > _LATE else _HIT_LATE
    elif facts.is_mother(point):
        cost = _MOTHER
    else:
        cost = _FAR_BACK if point in STARTING_TABLE else _ANY
    return cost * facts.shots(point) / THROWS


_END: Final = 10.0  # the end of the game is always the first reason
_MARS: Final = 0.9
_OFF, _BROUGHT_HOME, _EMPTY = 0.1, 0.05, 0.03

_PIN_NEXT, _HIT_NEXT = 0.03, 0.05  # if all rolls pin or hit; little, since the opponent moves first
_AIMS_APART: Final = 6  # least difference of two plays, in rolls
_ENTERED: Final = 0.1


def ending_gains(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The end of the game by a play, or progress towards it."""
    if after.outcome is not None and after.outcome.mine is not False:
        kind = ReasonKind.WINS if after.outcome.mine else ReasonKind.DRAWS
        yield Reason(kind, _END, count=after.outcome.points)
    off = after.position.mine.off - before.position.mine.off
    if off and _may_lose_mars(before):
        yield Reason(ReasonKind.SAVES_MARS, _MARS)
    elif off:
        yield Reason(ReasonKind.BEARS_OFF, _OFF * off, count=off)
    lead = pip_count(after.rule_set, after.opponent_view) - pip_count(after.rule_set, after.position)
    if lead > 0 and _has_passed(after) and not _has_passed(before):
        yield Reason(ReasonKind.LEADS_RACE, _OFF, count=lead)


def ending_faults(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """The progress towards the end of the game that the play made lacks."""
    yield from _missed_end(played, best)
    off, fewer = best.position.mine.off, played.position.mine.off
    if off and not fewer and _may_lose_mars(before):
        yield Reason(ReasonKind.RISKS_MARS, _MARS)
    elif off > fewer:
        done = before.position.mine.off
        yield Reason(ReasonKind.BEARS_OFF_FEWER, _OFF * (off - fewer), count=off - done, than=fewer - done)
    if _has_passed(played) or _may_lose_mars(played):
        yield from _slower(played, best)


def _missed_end(played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    if best.outcome is None or best.outcome == played.outcome:
        return
    if best.outcome.mine:
        yield Reason(ReasonKind.MISSES_WIN, _END, count=best.outcome.points)
    elif best.outcome.mine is None:
        yield Reason(ReasonKind.MISSES_DRAW, _END)


def _slower(played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    than, count = outside(played.position), outside(best.position)
    if than > count:
        yield Reason(ReasonKind.FEWER_HOME, _BROUGHT_HOME * (than - count), count=count, than=than)
    than, count = empty_at_home(played.board), empty_at_home(best.board)
    if than > count and played.position.mine.off == best.position.mine.off and not outside(best.position):
        yield Reason(ReasonKind.EMPTIES_HOME, _EMPTY * (than - count), count=count, than=than)


def _may_lose_mars(facts: PositionFacts) -> bool:
    """Whether I have borne off none while the opponent bears off, and a mars counts more than a single win."""
    theirs = facts.opponent_view
    if facts.position.mine.off or not (theirs.mine.off or may_bear_off(facts.rule_set, theirs)):
        return False
    is_mars_counted = not (counts_checkers(facts.rule_set) or is_single_unturned(facts.rule_set))
    return is_mars_counted and worth(facts.rule_set, How.MARS) is not None


def _has_passed(facts: PositionFacts) -> bool:
    return rules_engine_for(facts.rule_set).is_race(facts.position)


def outlook_gains(before: PositionFacts, after: PositionFacts) -> Iterator[Reason]:
    """The shots and entries that a play prepares or makes."""
    now, earlier = after.my_roll.any, before.my_roll.any
    if now - earlier >= _AIMS_APART:
        yield Reason(ReasonKind.AIMS, _aim(after, now - earlier), count=now, than=earlier)
    entered = before.position.mine.reserve - after.position.mine.reserve
    if entered:
        yield Reason(ReasonKind.ENTERS, _ENTERED * entered, count=entered)


def outlook_faults(before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    """The shots and entries of the better play that the play made lacks."""
    than, count = played.my_roll.any, best.my_roll.any
    if count - than >= _AIMS_APART and _touched(played) <= _touched(best):
        yield Reason(ReasonKind.AIMS_LESS, _aim(best, count - than), count=count, than=than)
    waiting = before.position.mine.reserve
    than, count = waiting - played.position.mine.reserve, waiting - best.position.mine.reserve
    if count > than:
        yield Reason(ReasonKind.ENTERS_FEWER, _ENTERED * (count - than), count=count, than=than)


def _touched(facts: PositionFacts) -> int:
    """The number of opposing checkers on the bar or pinned, which are no targets any more."""
    return facts.position.theirs.bar + len(pins_on(facts.board))


def _aim(facts: PositionFacts, throws: int) -> float:
    return (_PIN_NEXT if facts.has_pins else _HIT_NEXT) * throws / THROWS
