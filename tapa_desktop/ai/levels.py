"""How strong the computer plays, as data. No level touches the dice. Importable where there is no NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of the computer player.

    A weaker level sees less far and errs: to the equity of each play it adds an error of its own, drawn from the
    position and the seed, so that it errs alike whenever it is asked the same.
    """

    key: str  # the word in records, settings and the line protocol
    name: str  # the English name shown
    plies: int  # 0 judges the position after the play, 1 looks at the opponent's 21 rolls and best replies
    candidates: int = 1  # how many plays, the best by 0-ply, are looked at deeper
    margin: float = 0.0  # points: how far behind the best by 0-ply a play may be and still be looked at deeper
    noise: float = 0.0  # points: the standard deviation of its errors


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", "Beginner", plies=0, noise=0.5),
    Level("casual", "Casual", plies=0, noise=0.25),
    Level("skilled", "Skilled", plies=0, noise=0.1),
    Level("expert", "Expert", plies=0),
    Level("master", "Master", plies=1, candidates=16, margin=0.4),
)
STRONGEST: Final = LEVELS[-1]


def level_named(word: str) -> Level | None:
    """The level with this key, or None."""
    return next((level for level in LEVELS if level.key == word), None)
