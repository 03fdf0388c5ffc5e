"""Reasons about the end of the game, bearing off, races, and what the next turns can bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.rules.dice import THROWS
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.steps import may_bear_off, pip_count

from .facts import Facts, empty_at_home, outside, pins_on
from .reason import Reason, ReasonKind

_END: Final = 10.0  # the end of the game is always the first reason
_MARS: Final = 0.9
_OFF, _BROUGHT_HOME, _EMPTY = 0.1, 0.05, 0.03

_PIN, _HIT = 0.03, 0.05  # if all rolls pin or hit; little, since the opponent moves first
_APART: Final = 6  # least difference of two plays, in rolls
_ENTERED: Final = 0.1


def ending_gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """How a play ends the game, or gets nearer to its end."""
    if after.outcome is not None and after.outcome.mine is not False:
        kind = ReasonKind.WINS if after.outcome.mine else ReasonKind.DRAWS
        yield Reason(kind, _END, count=after.outcome.points)
    off = after.position.mine.off - before.position.mine.off
    if off and not before.position.mine.off and _may_lose_mars(before):
        yield Reason(ReasonKind.SAVES_MARS, _MARS)
    elif off:
        yield Reason(ReasonKind.BEARS_OFF, _OFF * off, count=off)
    lead = _lead(after)
    if lead > 0 and _has_passed(after) and not _has_passed(before):
        yield Reason(ReasonKind.LEADS_RACE, _OFF, count=lead)


def ending_faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """How the play made is slower in getting to the end of the game than the better one."""
    yield from _missed_end(played, best)
    off, fewer = best.position.mine.off, played.position.mine.off
    if off and not fewer and _may_lose_mars(before):
        yield Reason(ReasonKind.RISKS_MARS, _MARS)
    elif off > fewer:
        done = before.position.mine.off
        yield Reason(ReasonKind.BEARS_OFF_FEWER, _OFF * (off - fewer), count=off - done, than=fewer - done)
    if _has_passed(played) or _may_lose_mars(played):
        yield from _slower(played, best)


def _missed_end(played: Facts, best: Facts) -> Iterator[Reason]:
    if best.outcome is None or best.outcome == played.outcome:
        return
    if best.outcome.mine:
        yield Reason(ReasonKind.MISSES_WIN, _END, count=best.outcome.points)
    elif best.outcome.mine is None:
        yield Reason(ReasonKind.MISSES_DRAW, _END)


def _slower(played: Facts, best: Facts) -> Iterator[Reason]:
    """More checkers left outside, or more empty points at home."""
    than, count = outside(played.position), outside(best.position)
    if than > count:
        yield Reason(ReasonKind.FEWER_HOME, _BROUGHT_HOME * (than - count), count=count, than=than)
    than, count = empty_at_home(played.board), empty_at_home(best.board)
    if than > count and played.position.mine.off == best.position.mine.off and not outside(best.position):
        yield Reason(ReasonKind.EMPTIES_HOME, _EMPTY * (than - count), count=count, than=than)


def _may_lose_mars(facts: Facts) -> bool:
    """Whether I have borne off none while the opponent bears off, in a game that has a mars."""
    theirs = facts.opponent_view
    bears_off = theirs.mine.off > 0 or may_bear_off(facts.rule_set, theirs)
    return worth(facts.rule_set, How.MARS) is not None and not facts.position.mine.off and bears_off


def _lead(facts: Facts) -> int:
    """My lead in pips."""
    return pip_count(facts.rule_set, facts.opponent_view) - pip_count(facts.rule_set, facts.position)


def _has_passed(facts: Facts) -> bool:
    """Whether there is no more contact."""
    return engine_of_rules(facts.rule_set).is_race(facts.position)


def outlook_gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """What a play prepares for the next turns."""
    now, earlier = after.my_roll.any, before.my_roll.any
    if now - earlier >= _APART:
        yield Reason(ReasonKind.AIMS, _aim(after, now - earlier), count=now, than=earlier)
    entered = before.position.mine.reserve - after.position.mine.reserve
    if entered:
        yield Reason(ReasonKind.ENTERS, _ENTERED * entered, count=entered)


def outlook_faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """What the better play prepares for the next turns, and the play made does not."""
    than, count = played.my_roll.any, best.my_roll.any
    if count - than >= _APART and _touched(played) <= _touched(best):
        yield Reason(ReasonKind.AIMS_LESS, _aim(best, count - than), count=count, than=than)
    waiting = before.position.mine.reserve
    than, count = waiting - played.position.mine.reserve, waiting - best.position.mine.reserve
    if count > than:
        yield Reason(ReasonKind.ENTERS_FEWER, _ENTERED * (count - than), count=count, than=than)


def _touched(facts: Facts) -> int:
    """The opposing checkers on the bar or pinned: those that nothing can be aimed at any more."""
    return facts.position.theirs.bar + len(pins_on(facts.board))


def _aim(facts: Facts, throws: int) -> float:
    """The weight of so many more rolls that would pin or hit something."""
    return (_PIN if facts.has_pins else _HIT) * throws / THROWS
