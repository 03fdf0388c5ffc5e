"""How strong the computer plays, as data. No level touches the dice. Importable where there is no NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple


class Look(NamedTuple):
    """Which plays are looked at one ply deeper, of those that the look before has kept."""

    candidates: int  # at most so many, the best
    margin: float  # points: how far behind the best a play may be


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of the computer player.

    A weaker level sees less far and errs: to the equity of each play it adds an error of its own, drawn from the
    position and the seed, so that it errs alike whenever it is asked the same.
    """

    key: str  # the word in records, settings and the line protocol
    name: str  # the English name shown
    looks: tuple[Look, ...] = ()  # by 1-ply, which sees the opponent's 21 rolls and best replies, by 2-ply, …
    noise: float = 0.0  # points: the standard deviation of its errors

    @property
    def plies(self) -> int:
        """How far it sees: 0 judges the position after the play."""
        return len(self.looks)


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", "Beginner", noise=0.5),
    Level("casual", "Casual", noise=0.25),
    Level("skilled", "Skilled", noise=0.1),
    Level("expert", "Expert"),
    Level("master", "Master", (Look(16, 0.4),)),
)
STRONGEST: Final = LEVELS[-1]


def level_named(word: str) -> Level | None:
    """The level with this key, or None."""
    return next((level for level in LEVELS if level.key == word), None)
