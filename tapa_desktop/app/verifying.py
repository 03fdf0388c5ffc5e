"""Whether the dice of a match follow from its seed, found by working out each throw once more. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tapa_desktop.game.events import DiceThrown
from tapa_desktop.game.history import History
from tapa_desktop.game.throws import Fallen, Throw, event_of

from .dice import SeededDice, dice_key, digest_of, is_bound


class Wrong(NamedTuple):
    """A throw that does not follow from the seed, and what would have."""

    fallen: Fallen
    due: DiceThrown


@dataclass(frozen=True, slots=True)
class Verification:
    """What has come of it, for all throws of the log, those that were taken back among them, in their order."""

    digest: str  # the SHA-256 that the seed has to have; empty where it is not known
    has_seed: bool  # without it nothing can be worked out
    throws: int
    by_hand: tuple[Fallen, ...]  # entered by a person
    wrong: tuple[Wrong, ...]
    chosen: Throw | None = None  # the roll that stands in the position with which the match begins
    is_broken: bool = False  # the seed has another SHA-256 than the one beside it, so it proves nothing

    @property
    def right(self) -> int:
        """How many throws follow from the seed."""
        return self.throws - len(self.by_hand) - len(self.wrong) if self.has_seed and not self.is_broken else 0

    @property
    def is_verified(self) -> bool:
        """Whether dice have been thrown, and every single one follows from the seed."""
        return self.right == self.throws > 0 and self.chosen is None


def verify(history: History) -> Verification:
    """Work out every throw of every game."""
    header, fallen = history.header, history.fallen
    dice, is_known = SeededDice(dice_key(header)), bool(header.seed) and is_bound(header)
    thrown = [one for one in fallen if not one.event.by_hand] if is_known else []
    due = [Wrong(one, event_of(one.before, dice.throw(*one.place))) for one in thrown]
    return Verification(
        digest=digest_of(header),
        has_seed=bool(header.seed),
        throws=len(fallen),
        by_hand=tuple(one for one in fallen if one.event.by_hand),
        wrong=tuple(one for one in due if one.fallen.event != one.due),
        chosen=history.states[0].roll,
        is_broken=not is_bound(header),
    )
