"""Why a checker cannot be moved now, and why a turn passes, as enum members. Seen by the player to move."""

from __future__ import annotations

from enum import Enum

from .dice import Dice
from .plays import Node, heeds_hits, hits_at_start, is_prime_at_start, leaves_entry, locks_in, must_open
from .position import HOME, POINTS, Position, free, pinned
from .ruleset import RuleSet
from .steps import (
    BAR,
    RESERVE,
    Step,
    contact_of,
    entry_point,
    first_checker_runs,
    is_open,
    land,
    may_bear_off,
    may_leave,
    steps,
    take_step,
)


class BlockedReason(Enum):
    """The reason why a checker cannot move."""

    BAR = "a checker on the bar must enter first"
    PINNED = "it is pinned"
    STARTER = "the starters wait until the reserve is empty"
    FIRST = "the first checker runs alone until it has passed the opponent's start"
    NO_ENTRY = "the opponent, hit in this play, would have no point to enter on"
    PRIME = "checkers would stand on all of 24-19"
    HIT_STAYS = "a point at home on which this play has hit would be left"
    LOCKED_IN = "an opponent whose checkers all stand on one point would be locked in"
    OTHER_PLAY = "no legal play goes on with it: too few dice would be used, or the smaller one"
    NOT_HOME = "it can bear off only when all are at home and none is held there"
    HIGHER = "a larger die bears off from the highest point first"
    LIMIT = "no more than one checker may stand on a point of the far side"
    CLOSED = "no die brings it to an open point"


def blocked_reason(rule_set: RuleSet, node: Node, source: int) -> BlockedReason:
    """The most helpful reason why no checker of mine can move from `source`: a point, BAR or RESERVE.

    `node` is a node inside a play. The result means something only if no legal play continues from there with such a
    checker, and if a die is left.
    """
    at_once = _whatever_the_dice(rule_set, node, source)
    if at_once is not None:
        return at_once
    possible = [step for die in node.dice for step in steps(rule_set, node.position, die) if step.source == source]
    if possible:
        refused = [_why_refused(rule_set, node, step) for step in possible]
        return next((reason for reason in refused if None not in refused), None) or BlockedReason.OTHER_PLAY
    if source in HOME and max(node.dice) >= source and not may_bear_off(rule_set, node.position):
        return BlockedReason.NOT_HOME
    if source in HOME and max(node.dice) > source and any(map(free, node.position.board[source + 1 :])):
        return BlockedReason.HIGHER
    return BlockedReason.LIMIT if _is_full(rule_set, node, source) else BlockedReason.CLOSED


def _whatever_the_dice(rule_set: RuleSet, node: Node, source: int) -> BlockedReason | None:
    """The reason why the checker could not move with any dice, or None."""
    position = node.position
    if position.mine.bar and source != BAR:
        return BlockedReason.BAR
    if source in POINTS and not free(position.board[source]):
        return BlockedReason.PINNED
    if may_leave(rule_set, position, source):
        return None
    return BlockedReason.FIRST if first_checker_runs(rule_set, position) else BlockedReason.STARTER


def _why_refused(rule_set: RuleSet, node: Node, step: Step) -> BlockedReason | None:
    """Why a play may not end right after `step`, or None if it may."""
    position = take_step(rule_set, node.position, step)
    hits = node.hits | ({step.target} if step.touches else set())
    if any(hits_at_start(rule_set, point) for point in hits) and not leaves_entry(rule_set, position):
        return BlockedReason.NO_ENTRY
    if is_prime_at_start(rule_set, position):
        return BlockedReason.PRIME
    if not heeds_hits(rule_set, position, hits):
        return BlockedReason.HIT_STAYS
    return BlockedReason.LOCKED_IN if must_open(rule_set) and locks_in(rule_set, position) else None


def _is_full(rule_set: RuleSet, node: Node, source: int) -> bool:
    """Whether a die would bring the checker to a point that only my own checkers close."""
    board = node.position.board
    is_outside = source in {BAR, RESERVE}
    targets = (entry_point(rule_set, source, die) if is_outside else source - die for die in node.dice)
    return any(
        land(contact_of(rule_set), board[target]) is not None and not is_open(rule_set, target, board[target])
        for target in targets
    )


class NoPlay(Enum):
    """The reason why a roll gives a player no step."""

    BAR = "a checker on the bar finds no point to enter on"
    PINNED = "all checkers on the board are pinned"
    HELD = "the free checkers are all at home, and a pinned one keeps them from bearing off"
    FIRST = "the first checker finds no open point, and no other may leave before it has passed"
    REFUSED = "no play may end as those that are possible would"
    CLOSED = "all points to go to are closed"


def why_no_play(rule_set: RuleSet, position: Position, dice: Dice) -> NoPlay:
    """The most helpful reason for a player who has no legal play with these dice; it means nothing if there is one."""
    if any(True for die in dice for _ in steps(rule_set, position, die)):
        return NoPlay.REFUSED
    if position.mine.bar:
        return NoPlay.BAR
    if first_checker_runs(rule_set, position):
        return NoPlay.FIRST
    if not position.mine.reserve and not any(free(value) for value in position.board):
        return NoPlay.PINNED
    return NoPlay.HELD if _held_at_home(position) else NoPlay.CLOSED


def _held_at_home(position: Position) -> bool:
    """Whether all free checkers are at home, and a pinned one, on any point, prevents bearing off."""
    if position.mine.reserve or any(free(position.board[point]) for point in POINTS if point not in HOME):
        return False
    return any(pinned(value) for value in position.board)
