"""The legal plays of one roll, as a tree that is explored only as far as needed; and why a checker cannot move.

The player to move sees everything. A play that ends the game is legal however few dice it uses. In the rules about the
number of dice and the larger die, only the dice that it has used count, so another play that uses as many stays legal.

`turn_for` caches the tree of the current turn. Source: docs/rules.md, "A play".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cached_property, lru_cache
from typing import NamedTuple

from .dice import FACES, Dice, without
from .fault import Fault
from .outcome import outcome
from .position import CHECKERS, HOME, POINTS, STARTING_TABLE, Position, flip, free, mine_on, opposite, pinned
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
    room_on,
    step_from,
    steps,
    take_step,
)

Steps = tuple[Step, ...]


class Node(NamedTuple):
    """A node of the tree: the position, the dice left, and my points with a hit that the end of the play must heed."""

    position: Position
    dice: Dice
    hits: frozenset[int] = frozenset()


Path = tuple[tuple[Step, Node], ...]  # steps, each with the node that it leads to


class Turn:
    """All legal plays of one position and its dice. A play is a path from `root` along `following`."""

    def __init__(self, rule_set: RuleSet, position: Position, dice: Dice) -> None:
        self.rule_set = rule_set
        self.root = Node(position, dice)
        self.paths: dict[object, Path] = {}  # of the play texts that were looked up, for `play_text`
        self._children: dict[Node, list[tuple[Step, Node]]] = {}
        self._most: dict[Node, int] = {}
        self._ending: dict[Node, bool] = {}
        self._opening: dict[Node, bool] = {}

    @property
    def length(self) -> int:
        """The number of dice that a play must use, unless it ends the game."""
        return self._most_dice(self.root)

    def following(self, node: Node) -> list[tuple[Step, Node]]:
        """The steps from `node` that lead to a legal play, each with the node after it."""
        return [(step, child) for step, child in self._after(node) if self.leads_on(child)]

    def step(self, node: Node, source: int, die: int) -> Step | None:
        """The step with `die` from `source`, or None. It may be one that leads to no legal play."""
        return None if self._is_over(node) else step_from(self.rule_set, node.position, source, die)

    def after(self, node: Node, step: Step) -> Node:
        """The node after one of the steps from `node`."""
        position, dice, hits = node
        if step.touches and (
            hits_at_start(self.rule_set, step.target) or stays_where_it_hits(self.rule_set, step.target)
        ):
            hits |= {step.target}
        return Node(take_step(self.rule_set, position, step), without(dice, step.die), hits)

    def leads_on(self, node: Node) -> bool:
        """Whether the steps that led to `node` are a legal play, or the beginning of one."""
        return self._uses_enough(node) and (not self._must_open or self._opens(node))

    def _uses_enough(self, node: Node) -> bool:
        """As `leads_on`, by all rules but the last: that no side is locked in at one point."""
        most = self._most_dice(node)
        if most == len(node.dice):  # all dice can be used: no play uses more, and the larger-die rule does not apply
            return True
        is_long_enough = most >= 0 and self._used(node) + most == self.length
        is_barred = self._barred is not None and self._barred not in node.dice
        return (is_long_enough and not is_barred) or self._can_end(node)

    def is_complete(self, node: Node) -> bool:
        """Whether a legal play may stop at `node`, for which `leads_on` is true. At the root this means a pass."""
        return not node.dice or self._is_over(node) or self._used(node) == self.length

    def plays(self) -> dict[Position, Steps]:
        """The distinct positions after legal plays, each with the steps of one of these plays; a pass has no steps."""
        results: dict[Position, Steps] = {}
        paths: dict[Node, Steps] = {self.root: ()}
        while paths:
            longer: dict[Node, Steps] = {}
            for node, path in paths.items():
                if self.is_complete(node):
                    results.setdefault(node.position, path)
                for step, child in self.following(node):
                    longer.setdefault(child, (*path, step))
            paths = longer
        return results

    def _used(self, node: Node) -> int:
        return len(self.root.dice) - len(node.dice)

    def _after(self, node: Node) -> Iterator[tuple[Step, Node]]:
        """All steps from `node`, generated lazily, even those that lead to no legal play; none if the game is over."""
        children = self._children.get(node)
        if children is not None:
            yield from children
            return
        children = []
        for die in () if self._is_over(node) else dict.fromkeys(node.dice):
            for step in steps(self.rule_set, node.position, die):
                children.append((step, self.after(node, step)))
                yield children[-1]
        self._children[node] = children

    def _is_over(self, node: Node) -> bool:
        return node is not self.root and outcome(self.rule_set, node.position) is not None

    def _may_stop(self, node: Node) -> bool:
        """Whether a play may stop here, however few dice it has used. A pass always may."""
        if node is self.root:
            return True
        if node.hits and not heeds_hits(self.rule_set, node.position, node.hits) and not self._is_over(node):
            return False
        return not is_prime_at_start(self.rule_set, node.position)

    def _most_dice(self, node: Node) -> int:
        """The most further dice that a play can use from `node`, or -1 if no play through it may stop anywhere."""
        if not node.dice:
            return 0 if self._may_stop(node) else -1
        if node not in self._most:
            most = 0 if self._may_stop(node) else -1
            for _, child in self._after(node):
                if most == len(node.dice):
                    break
                further = self._most_dice(child)
                most = max(most, further + 1 if further >= 0 else -1)
            self._most[node] = most
        return self._most[node]

    @cached_property
    def _barred(self) -> int | None:
        """The smaller die when only one of two can be played and it must be the larger; else None."""
        dice = self.root.dice
        if self.length != 1 or len(set(dice)) < 2 or not must_use_larger(self.rule_set):
            return None
        after = self._after(self.root)
        firsts = (step.die for step, child in after if not self._is_over(child) and self._may_stop(child))
        return min(dice) if max(dice) in firsts else None

    def _can_end(self, node: Node) -> bool:
        if node not in self._ending:
            self._ending[node] = self._is_over(node) or any(self._can_end(child) for _, child in self._after(node))
        return self._ending[node]

    @cached_property
    def _must_open(self) -> bool:
        """Whether plays that lock the opponent in are illegal: then there is one that does not."""
        theirs = flip(self.rule_set, self.root.position)
        return must_open(self.rule_set) and _one_point(theirs) > 0 and self._opens(self.root)

    def _opens(self, node: Node) -> bool:
        """Whether some play through `node` that uses enough dice does not lock the opponent in."""
        if node not in self._opening:
            self._opening[node] = (
                not locks_in(self.rule_set, node.position)
                if self.is_complete(node)
                else any(self._opens(child) for _, child in self._after(node) if self._uses_enough(child))
            )
        return self._opening[node]


def plays(rule_set: RuleSet, position: Position, dice: Dice) -> dict[Position, Steps]:
    """The distinct positions after the legal plays of these dice, each with the steps of one of these plays."""
    return Turn(rule_set, position, dice).plays()


def must_use_larger(rule_set: RuleSet) -> bool:
    """Whether the larger die must be played when either die can be played, but not both."""
    return rule_set.larger_die


def heeds_hits(rule_set: RuleSet, position: Position, hits: Iterable[int]) -> bool:
    """Whether the end of a play obeys the rules about its hits on these points of mine."""
    stays = all(mine_on(position.board[point]) for point in hits if stays_where_it_hits(rule_set, point))
    return stays and (leaves_entry(rule_set, position) or not any(hits_at_start(rule_set, point) for point in hits))


def hits_at_start(rule_set: RuleSet, target: int) -> bool:
    """Whether my point `target` is in the opponent's starting table and a hit there must leave an entry point."""
    return rule_set.leaves_entry and opposite(rule_set, target) in STARTING_TABLE


def stays_where_it_hits(rule_set: RuleSet, target: int) -> bool:
    """Whether a play that hits on my point `target` must leave a checker there: on 6-1, unless one may hit and run."""
    return target in HOME and not rule_set.hit_and_run


def leaves_entry(rule_set: RuleSet, position: Position) -> bool:
    """Whether the opponent could enter on a point of its starting table: without two of my checkers, and not full."""
    theirs = flip(rule_set, position).board
    return any(theirs[point] >= -1 and mine_on(theirs[point]) < room_on(rule_set, point) for point in STARTING_TABLE)


def is_prime_at_start(rule_set: RuleSet, position: Position) -> bool:
    """Whether I have checkers on all of 24-19 and no play may end like that."""
    return bars_prime_at_start(rule_set) and all(mine_on(position.board[point]) for point in STARTING_TABLE)


def bars_prime_at_start(rule_set: RuleSet) -> bool:
    """Whether no play may end with own checkers on all six points 24-19."""
    return rule_set.no_prime_at_start


def must_open(rule_set: RuleSet) -> bool:
    """Whether a prime may not lock in an opponent whose checkers all stand on one point."""
    return rule_set.must_open


def locks_in(rule_set: RuleSet, position: Position) -> bool:
    """Whether all checkers of the opponent stand on one point, 7 or more, and I hold each of the six points before."""
    theirs = flip(rule_set, position)
    point = _one_point(theirs)
    return point > max(HOME) and all(mine_on(-theirs.board[point - die]) for die in FACES)


def _one_point(position: Position) -> int:
    """The point on which all of my checkers stand, or 0."""
    return next((point for point in POINTS if free(position.board[point]) == CHECKERS), 0)


@lru_cache(maxsize=8)
def turn_for(rule_set: RuleSet, position: Position, dice: Dice) -> Turn:
    """All legal plays of these dice, seen by the player who moves. The last few turns are cached."""
    return Turn(rule_set, position, dice)


class BlockedReason(Fault):
    """The reason why a checker cannot move."""

    BAR = "A checker on the bar must enter first"
    PINNED = "Pinned: it can move again once all checkers on it have left"
    STARTER = "The two starters stay here until the reserve is empty"
    FIRST = "No other checker may leave here until your first has passed your opponent’s start"
    NO_ENTRY = "Not now: your opponent would have no point to enter on"
    PRIME = "Not now: you may not hold all six points at your start"
    HIT_STAYS = "Not now: a checker must stay where you hit at home"
    LOCKED_IN = "Not now: your opponent would be locked in"
    OTHER_PLAY = "You must use as many dice as possible; if only one, the larger"
    NOT_HOME = "You can bear off once all your checkers are home and none is pinned"
    HIGHER = "A larger die bears off from the highest point: {number}"
    LIMIT = "A point on the far side, 24 to 14, takes only one of your checkers"
    CLOSED = "No open point for this roll"


def blocked_reason(rule_set: RuleSet, node: Node, source: int) -> BlockedReason:
    """The most helpful reason why no checker of mine can move from `source`: a point, BAR or RESERVE.

    `node` is a node inside a play. The result is valid only if no legal play continues from there with such a checker,
    and a die is left.
    """
    reason = _reason_for_any_dice(rule_set, node, source)
    if reason is not None:
        return reason
    possible = [step for die in node.dice for step in steps(rule_set, node.position, die) if step.source == source]
    if possible:
        refused = [_why_refused(rule_set, node, step) for step in possible]
        return next((reason for reason in refused if None not in refused), None) or BlockedReason.OTHER_PLAY
    if source in HOME and max(node.dice) >= source and not may_bear_off(rule_set, node.position):
        return BlockedReason.NOT_HOME
    if source in HOME and max(node.dice) > source and any(map(free, node.position.board[source + 1 :])):
        return BlockedReason.HIGHER
    return BlockedReason.LIMIT if _is_full(rule_set, node, source) else BlockedReason.CLOSED


def _reason_for_any_dice(rule_set: RuleSet, node: Node, source: int) -> BlockedReason | None:
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
    """The most helpful reason why these dice give a player no legal play; valid only if there is none."""
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
