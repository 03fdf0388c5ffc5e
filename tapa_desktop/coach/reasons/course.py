"""What the next turns bring after a play, when both sides go on with the plays that the network finds best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import EXPERT
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.dice import ROLLS, THROWS
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import RuleSet

from .facts import is_blocking, pins_on
from .reason import Reason, ReasonKind

_PER_MILLE: Final = 1000
_APART: Final = 10  # least difference of two plays that is told, of 1000 games
_DANGER, _CHANCE = 0.25, 0.2  # what it costs if a checker is pinned or hit in every game, and what it brings


class Course(NamedTuple):
    """The next turns, seen by the side that has played: each a probability."""

    danger: float  # the opponent can pin or hit a checker in one of the next two turns
    chance: float  # I can pin or hit one in my next turn


def by_course(rule_set: RuleSet, best: Position, other: Position, is_cancelled: IsCancelled) -> Iterator[Reason]:
    """What the next turns bring more often after the best play than after the next one, the weightier first.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    if is_blocking(rule_set):
        return
    good, bad = (course(rule_set, position, is_cancelled) for position in (best, other))
    pairs = (
        (ReasonKind.SAFER_LATER, good.danger, bad.danger, -_DANGER),
        (ReasonKind.AIMS_LATER, good.chance, bad.chance, _CHANCE),
    )
    reasons = [
        Reason(kind, worth * (mine - theirs), count=round(_PER_MILLE * mine), than=round(_PER_MILLE * theirs))
        for kind, mine, theirs, worth in pairs
    ]
    for reason in sorted(reasons, key=lambda reason: -reason.weight):
        if reason.weight > 0 and abs(reason.count - reason.than) >= _APART:
            yield reason


def course(rule_set: RuleSet, position: Position, is_cancelled: IsCancelled) -> Course:
    """The next turns after a play that leads to `position`, over all rolls. Raises the same error as `by_course`."""
    game, danger, chance = game_for(rule_set), 0, 0
    theirs = flip(rule_set, position)
    if game.ending_of_turn(position):
        return Course(0.0, 0.0)
    for roll, throws in ROLLS:
        (reply,) = game.think(theirs, roll, EXPERT, most=1, is_cancelled=is_cancelled)
        if any(_touches(theirs, after) for after in game.plays(theirs, roll)):
            danger += throws * THROWS * THROWS
        elif not game.ending_of_turn(reply.position):
            danger += throws * _shots_after(rule_set, flip(rule_set, reply.position), is_cancelled)
        if not game.ending_of_turn(reply.position):
            chance += throws * game.shots(flip(rule_set, reply.position))[0]
    return Course(danger / THROWS**3, chance / THROWS**2)


def _shots_after(rule_set: RuleSet, mine: Position, is_cancelled: IsCancelled) -> int:
    """In how many of 36 × 36 pairs of my roll and the opponent's next one the opponent can pin or hit a checker."""
    game, shots = game_for(rule_set), 0
    for roll, throws in ROLLS:
        (played,) = game.think(mine, roll, EXPERT, most=1, is_cancelled=is_cancelled)
        if not game.ending_of_turn(played.position):
            shots += throws * game.shots(flip(rule_set, played.position))[0]
    return shots


def _touches(before: Position, after: Position) -> bool:
    """Whether a play pins or hits a checker, seen by the side that plays."""
    return after.theirs.bar > before.theirs.bar or bool(pins_on(after.board) - pins_on(before.board))
