"""Chains: doubles that go on with the next number, and what the opponent plays of them.

A group is four dice of one number, or what is left of them. Each group is a play of its own. A `Stage` says where the
turn stands before a play, and `following` what comes after it. In games without chains a stage never changes.

Source: docs/rules.md, "Gul Bara".
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .dice import FACES, Dice, Roll, dice_of
from .outcome import outcome_of_turn
from .position import Position, flip
from .ruleset import RuleSet

GROUP: Final = 4  # dice of a whole group
MOST_ROLLS: Final = 3  # a count of rolls stays there: no rule asks for more


class Group(NamedTuple):
    """Dice that are played without a roll: the next ones of my own chain, or of the rest that the opponent has left."""

    die: int
    dice: int
    is_rest: bool


class Stage(NamedTuple):
    """Where a turn stands, seen by the player to move; `group` is due now, or None before or after a roll.

    `mine` and `theirs` count the rolls of each side in this game before this turn, at most `MOST_ROLLS`.
    """

    mine: int = 0
    theirs: int = 0
    group: Group | None = None


class NextStage(NamedTuple):
    """What follows a play: whether the same player goes on, and the stage seen by the player who is next."""

    goes_on: bool
    stage: Stage


FIRST: Final = Stage()


def has_chains(rule_set: RuleSet) -> bool:
    """Whether doubles of this game can be chains."""
    return first_chain(rule_set) is not None


def first_chain(rule_set: RuleSet) -> int | None:
    """The roll of the game, counted for each player, from which doubles are chains; None if they never are."""
    return rule_set.cascade_from


def passes_rest(rule_set: RuleSet) -> bool:
    """Whether the opponent plays what is left of a chain."""
    return rule_set.rest_passes


def begins_chain(rule_set: RuleSet, stage: Stage, roll: Roll) -> bool:
    """Whether this roll of mine begins a chain."""
    first = first_chain(rule_set)
    return first is not None and roll[0] == roll[1] and stage.mine + 1 >= first


def dice_due(stage: Stage, roll: Roll | None) -> Dice:
    """The dice of the play that is due: those of the group, or of the roll."""
    if stage.group is not None:
        return (stage.group.die,) * stage.group.dice
    assert roll is not None, "neither a group nor a roll is due"
    return dice_of(roll)


def numbers_to_follow(rule_set: RuleSet, stage: Stage, roll: Roll | None) -> range:
    """The numbers of the whole groups that come after the dice that are due, as long as all dice can be played."""
    if stage.group is not None:
        return range(stage.group.die + 1, max(FACES) + 1)
    if roll is None or not begins_chain(rule_set, stage, roll):
        return range(0)
    return range(roll[0] + 1, max(FACES) + 1)


def following(rule_set: RuleSet, stage: Stage, roll: Roll | None, used: int) -> NextStage:
    """What follows a play of mine that has used so many dice and has not ended the game."""
    group = stage.group
    if group is not None and group.is_rest:
        return NextStage(True, stage._replace(group=_next(group)))
    chained = group
    if chained is None:
        assert roll is not None, "neither a group nor a roll is due"
        chained = Group(roll[0], GROUP, is_rest=False) if begins_chain(rule_set, stage, roll) else None
    if chained is None or (used == chained.dice and chained.die == max(FACES)):
        return NextStage(False, _turned(rule_set, stage, None))
    if used == chained.dice:
        return NextStage(True, stage._replace(group=_next(chained)))
    is_lost = (group is None and not used) or not passes_rest(rule_set)
    rest = None if is_lost else Group(chained.die, chained.dice - used, is_rest=True)
    return NextStage(False, _turned(rule_set, stage, rest))


class TurnEnd(NamedTuple):
    """What a play leaves: position and stage, seen by the player who is next; `goes_on` if that is the same one."""

    position: Position
    stage: Stage
    goes_on: bool


def turn_end_after(rule_set: RuleSet, stage: Stage, roll: Roll | None, used: int, position: Position) -> TurnEnd:
    """What a play of mine leaves that has used so many dice and has led to this position, which I see.

    After the end of the game it is the other side's turn, with nothing due and nothing counted.
    """
    if outcome_of_turn(rule_set, position) is not None:
        return TurnEnd(flip(rule_set, position), after_the_end(stage), goes_on=False)
    goes_on, then = following(rule_set, stage, roll, used)
    return TurnEnd(position if goes_on else flip(rule_set, position), then, goes_on)


def after_the_end(stage: Stage) -> Stage:
    """The stage after a play that has ended the game, seen by the other side: nothing is due, nothing is counted."""
    return Stage(stage.theirs, stage.mine)


def _next(group: Group) -> Group | None:
    """The whole group of the next higher number, or None after the sixes."""
    return Group(group.die + 1, GROUP, group.is_rest) if group.die < max(FACES) else None


def _turned(rule_set: RuleSet, stage: Stage, rest: Group | None) -> Stage:
    """The stage after my turn, seen by the other side, with my roll counted."""
    thrown = min(stage.mine + 1, MOST_ROLLS) if has_chains(rule_set) else 0
    return Stage(stage.theirs, thrown, rest)
