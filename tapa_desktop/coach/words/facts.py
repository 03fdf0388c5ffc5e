"""What there is to know of a position after a play, seen by the side that has played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapa_desktop.rules.outcome import Outcome, outcome_of_turn
from tapa_desktop.rules.position import HOME, START, Position, flip, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .nextroll import NOTHING, NextRoll, next_rolls
from .reason import Where
from .shape import outside


@dataclass(frozen=True, slots=True)
class Facts:
    """A position with what both sides could do to it with their next roll.

    `his_roll` is what the enemy, who is to roll, can do; its points are his own numbers. `my_roll` is what I could do
    if he did nothing. Both are empty where the game is over.
    """

    rule_set: RuleSet
    position: Position
    outcome: Outcome | None
    his_roll: NextRoll
    my_roll: NextRoll

    @property
    def board(self) -> tuple[int, ...]:
        """The points as I see them."""
        return self.position.board

    @property
    def his(self) -> Position:
        """The same as the enemy sees it."""
        return flip(self.rule_set, self.position)

    @property
    def has_pins(self) -> bool:
        """Whether lone checkers are pinned in this game, so that each side has a mother."""
        return contact_of(self.rule_set) is Contact.PIN

    @property
    def is_home(self) -> bool:
        """Whether all my checkers are at home, where points and stacks count for little: they are to be borne off."""
        return not outside(self.position)

    def shots(self, point: int) -> int:
        """With how many of the 36 throws the enemy can pin or hit my lone checker on a point; 0 where none is."""
        return self.his_roll.by_point[opposite(self.rule_set, point)]

    def is_mother(self, point: int) -> bool:
        """Whether my lone checker on this point would be my mother."""
        return self.has_pins and point == START

    def where(self, point: int) -> Where:
        """On whose side a point of mine lies."""
        if point in HOME:
            return Where.HOME
        return Where.ENEMY_HOME if opposite(self.rule_set, point) in HOME else Where.OUTSIDE


def facts_of(rule_set: RuleSet, positions: Sequence[Position]) -> list[Facts]:
    """The facts of some positions at once, each seen by the side that has played."""
    outcomes = [outcome_of_turn(rule_set, position) for position in positions]
    going_on = [position for position, end in zip(positions, outcomes, strict=True) if end is None]
    seen = [*(flip(rule_set, position) for position in going_on), *going_on]
    counted = next_rolls(rule_set, seen) if seen else []
    his, mine = iter(counted[: len(going_on)]), iter(counted[len(going_on) :])
    return [
        Facts(rule_set, position, end, *((next(his), next(mine)) if end is None else (NOTHING, NOTHING)))
        for position, end in zip(positions, outcomes, strict=True)
    ]
