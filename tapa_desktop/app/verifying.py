"""Whether the dice of a match follow from its seed, found by working out each throw once more. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tapa_desktop.game.events import DiceThrown
from tapa_desktop.game.history import History
from tapa_desktop.game.throws import Fallen, event_of

from .dice import SeededDice, digest_of


class Wrong(NamedTuple):
    """A throw that does not follow from the seed, and what would have."""

    fallen: Fallen
    due: DiceThrown


@dataclass(frozen=True, slots=True)
class Verification:
    """What has come of it, for all throws of the log, those that were taken back among them, in their order."""

    digest: str  # the SHA-256 of the seed; empty where it is not known
    has_seed: bool  # without it nothing can be worked out
    throws: int
    by_hand: tuple[Fallen, ...]  # entered by a person
    wrong: tuple[Wrong, ...]

    @property
    def right(self) -> int:
        """How many throws follow from the seed."""
        return self.throws - len(self.by_hand) - len(self.wrong) if self.has_seed else 0


def verify(history: History) -> Verification:
    """Work out every throw of every game."""
    header, fallen = history.header, history.fallen
    dice = SeededDice(header.seed)
    thrown = [one for one in fallen if not one.event.by_hand] if header.seed else []
    due = [Wrong(one, event_of(one.before, dice.throw(*one.place))) for one in thrown]
    return Verification(
        digest=digest_of(header),
        has_seed=bool(header.seed),
        throws=len(fallen),
        by_hand=tuple(one for one in fallen if one.event.by_hand),
        wrong=tuple(one for one in due if one.fallen.event != one.due),
    )
