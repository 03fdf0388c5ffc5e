"""Steps: one checker moved by one die; pip counts. Seen by the mover. Source: docs/rules.md, "A step with die d"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from .position import (
    CHECKERS,
    FAR_SIDE,
    HOME,
    PINNING,
    POINTS,
    START,
    Beside,
    Position,
    free,
    mine_on,
    opposite,
    pinned,
)
from .ruleset import Contact, PinnedAtHome, RuleSet

OFF: Final = 0  # the target of bearing off
BAR: Final = 25  # the source of a checker that was hit
RESERVE: Final = 26  # the source of a checker that has not entered yet


class Step(NamedTuple):
    """One checker moved by one die, in the mover's own numbers; `touches` is True if it pins or hits."""

    source: int  # 24-1, BAR or RESERVE
    target: int  # 24-1 or OFF
    die: int
    touches: bool = False


def contact_of(rule_set: RuleSet) -> Contact:
    """What a checker of this game does to a lone opposing checker that it lands on."""
    return rule_set.contact


def land(contact: Contact, value: int) -> int | None:
    """The value of a point after one checker of mine has landed on it, or None if it is closed to me."""
    if value >= 0:
        return value + 1
    if value < -1 or contact is Contact.BLOCK:
        return None
    return PINNING + 1 if contact is Contact.PIN else 1


def leave(value: int) -> int:
    """The value of a point after one free checker of mine has left it; the last one frees what it pinned."""
    assert free(value) > 0, value
    return -1 if value == PINNING + 1 else value - 1


def steps(rule_set: RuleSet, position: Position, die: int) -> Iterator[Step]:
    """All steps that this die allows, from the farthest checker to the nearest, regardless of the rest of the play."""
    for source in _sources(position, die):
        step = step_from(rule_set, position, source, die)
        if step is not None:
            yield step
    last = _bearing_off(rule_set, position, die)
    if last:
        yield Step(last, OFF, die)


def step_from(rule_set: RuleSet, position: Position, source: int, die: int) -> Step | None:
    """The step from that source (a point, BAR or RESERVE), or None if the die allows none."""
    mine = position.mine
    if mine.bar and source != BAR:
        return None
    if source in {BAR, RESERVE}:
        count = mine.bar if source == BAR else mine.reserve
        return _landing(rule_set, position, source, entry_point(rule_set, source, die), die) if count else None
    if source <= die:
        return Step(source, OFF, die) if source == _bearing_off(rule_set, position, die) else None
    may_move = free(position.board[source]) and may_leave(rule_set, position, source)
    return _landing(rule_set, position, source, source - die, die) if may_move else None


def take_step(rule_set: RuleSet, position: Position, step: Step) -> Position:
    """The position after a step that `steps` has generated, still seen by the player who moves."""
    board = list(position.board)
    reserve, bar, off = position.mine
    theirs = position.theirs
    if step.source == BAR:
        bar -= 1
    elif step.source == RESERVE:
        reserve -= 1
    else:
        board[step.source] = leave(board[step.source])
    if step.target == OFF:
        off += 1
    else:
        contact = contact_of(rule_set)
        landed = land(contact, board[step.target])
        assert landed is not None, step
        board[step.target] = landed
        if step.touches and contact is Contact.HIT:
            theirs = theirs._replace(bar=theirs.bar + 1)
    return Position(tuple(board), Beside(reserve, bar, off), theirs)


def entry_point(rule_set: RuleSet, source: int, die: int) -> int:
    """The point on which a die enters a checker from the bar or the reserve."""
    return (25 if source == BAR else rule_set.enter_from) - die


def may_leave(rule_set: RuleSet, position: Position, point: int) -> bool:
    """Whether checkers on this point may move at all: those on 24 may have to wait."""
    if point != START:
        return True
    return not (position.mine.reserve and starters_wait(rule_set)) and not first_checker_runs(rule_set, position)


def first_checker_runs(rule_set: RuleSet, position: Position) -> bool:
    """Whether my first checker is on its way alone: one has left 24, and none has passed the opponent's start."""
    if not first_checker_alone(rule_set) or position.mine.off or mine_on(position.board[START]) == CHECKERS:
        return False
    return not any(mine_on(position.board[point]) for point in range(1, opposite(rule_set, START)))


def first_checker_alone(rule_set: RuleSet) -> bool:
    """Whether no second checker may leave 24 before the first has passed the opponent's start."""
    return rule_set.first_checker


def starters_wait(rule_set: RuleSet) -> bool:
    """Whether the checkers on 24 stay there until the reserve is empty."""
    return rule_set.starters_wait


def room_on(rule_set: RuleSet, point: int) -> int:
    """The most checkers that I may have on a point after landing there: fewer on Tawula's far side."""
    limit = rule_set.far_limit
    return 15 if limit is None or point not in FAR_SIDE else limit


def is_open(rule_set: RuleSet, point: int, value: int) -> bool:
    """Whether a checker of mine may land on a point of this value."""
    return land(contact_of(rule_set), value) is not None and free(value) < room_on(rule_set, point)


def may_bear_off(rule_set: RuleSet, position: Position) -> bool:
    """Whether all my checkers are at home and no pinned one prevents bearing off."""
    if position.mine.bar or position.mine.reserve:
        return False
    if any(map(mine_on, position.board[HOME.stop :])):
        return False
    return not (holds_at_home(rule_set) and any(pinned(position.board[point]) for point in HOME))


def holds_at_home(rule_set: RuleSet) -> bool:
    """Whether a pinned checker on 6-1 prevents the others from bearing off."""
    return rule_set.pinned_at_home is PinnedAtHome.MUST_BE_FREE


def _sources(position: Position, die: int) -> Iterator[int]:
    """The sources of steps with this die other than bearing off."""
    if position.mine.bar:
        yield BAR
        return
    if position.mine.reserve:
        yield RESERVE
    yield from (point for point in range(START, die, -1) if position.board[point] > 0)


def _landing(rule_set: RuleSet, position: Position, source: int, target: int, die: int) -> Step | None:
    value = position.board[target]
    return Step(source, target, die, touches=value == -1) if is_open(rule_set, target, value) else None


def _bearing_off(rule_set: RuleSet, position: Position, die: int) -> int:
    """The point from which this die bears a checker off, or 0 if it bears off none."""
    if not may_bear_off(rule_set, position):
        return 0
    highest = max((point for point in HOME if mine_on(position.board[point])), default=0)
    point = min(die, highest)
    return point if free(position.board[point]) else 0


def pip_count(rule_set: RuleSet, position: Position) -> int:
    """The pips that I need to bear off all my checkers, including pinned ones."""
    on_board = sum(number * mine_on(position.board[number]) for number in POINTS)
    bar, reserve = (entry_point(rule_set, source, 0) for source in (BAR, RESERVE))
    return on_board + bar * position.mine.bar + reserve * position.mine.reserve
