"""Why a checker cannot be moved now, and why a turn passes, as enum members. Seen by the player to move."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from .plays import Node, hits_at_start, leaves_entry
from .position import HOME, POINTS, Position, free, pinned
from .ruleset import RuleSet
from .steps import BAR, RESERVE, Step, contact_of, entry_point, is_open, land, may_bear_off, may_leave, steps, take_step


class Held(Enum):
    """The reason why a checker cannot move."""

    BAR = "a checker on the bar must enter first"
    PINNED = "it is pinned"
    STARTER = "the starters wait until the reserve is empty"
    NO_ENTRY = "the opponent, hit in this play, would have no point to enter on"
    OTHER_PLAY = "no legal play goes on with it: too few dice would be used, or the smaller one"
    NOT_HOME = "it can bear off only when all are at home and none is held there"
    HIGHER = "a larger die bears off from the highest point first"
    LIMIT = "no more than one checker may stand on a point of the far side"
    CLOSED = "no die brings it to an open point"


def why_held(rule_set: RuleSet, node: Node, source: int) -> Held:
    """The most helpful reason why no checker of mine can move from `source`: a point, BAR or RESERVE.

    `node` is a node inside a play. The result means something only if no legal play continues from there with such a
    checker, and if a die is left.
    """
    at_once = _whatever_the_dice(rule_set, node, source)
    if at_once is not None:
        return at_once
    possible = [step for die in node.dice for step in steps(rule_set, node.position, die) if step.source == source]
    if possible:
        return Held.NO_ENTRY if all(_shuts_out(rule_set, node, step) for step in possible) else Held.OTHER_PLAY
    if source in HOME and max(node.dice) >= source and not may_bear_off(rule_set, node.position):
        return Held.NOT_HOME
    if source in HOME and max(node.dice) > source and any(map(free, node.position.board[source + 1 :])):
        return Held.HIGHER
    return Held.LIMIT if _is_full(rule_set, node, source) else Held.CLOSED


def _whatever_the_dice(rule_set: RuleSet, node: Node, source: int) -> Held | None:
    """The reason why the checker could not move with any dice, or None."""
    position = node.position
    if position.mine.bar and source != BAR:
        return Held.BAR
    if source in POINTS and not free(position.board[source]):
        return Held.PINNED
    return None if may_leave(rule_set, position, source) else Held.STARTER


def _shuts_out(rule_set: RuleSet, node: Node, step: Step) -> bool:
    """Whether the opponent, hit in its starting table in this play, could not enter anywhere after `step`."""
    hits = node.hits | ({step.target} if step.touches else set())
    return any(hits_at_start(rule_set, point) for point in hits) and not leaves_entry(
        rule_set, take_step(rule_set, node.position, step)
    )


def _is_full(rule_set: RuleSet, node: Node, source: int) -> bool:
    """Whether a die would bring the checker to a point that only my own checkers close."""
    board = node.position.board
    return any(
        land(contact_of(rule_set), board[target]) is not None and not is_open(rule_set, target, board[target])
        for target in _targets(rule_set, node, source)
    )


def _targets(rule_set: RuleSet, node: Node, source: int) -> Iterator[int]:
    """The points to which the remaining dice would bring the checker, which does not leave the board by them."""
    for die in node.dice:
        yield entry_point(rule_set, source, die) if source in {BAR, RESERVE} else source - die


class NoPlay(Enum):
    """The reason why a roll gives a player no step."""

    BAR = "a checker on the bar finds no point to enter on"
    PINNED = "all checkers on the board are pinned"
    HELD = "the free checkers are all at home, and a pinned one keeps them from bearing off"
    CLOSED = "all points to go to are closed"


def why_no_play(position: Position) -> NoPlay:
    """The most helpful reason for a player whose roll gives no step; it means nothing if the roll gives one."""
    if position.mine.bar:
        return NoPlay.BAR
    if not position.mine.reserve and not any(free(value) for value in position.board):
        return NoPlay.PINNED
    return NoPlay.HELD if _held_at_home(position) else NoPlay.CLOSED


def _held_at_home(position: Position) -> bool:
    """Whether all free checkers are at home, and a pinned one, on any point, prevents bearing off."""
    if position.mine.reserve or any(free(position.board[point]) for point in POINTS if point not in HOME):
        return False
    return any(pinned(value) for value in position.board)
