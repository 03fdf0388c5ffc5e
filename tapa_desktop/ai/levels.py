"""The levels of the computer player, as data. No level touches the dice."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple


class SearchWidth(NamedTuple):
    """Which of the plays kept so far are searched one ply deeper."""

    candidates: int  # at most so many, the best
    margin: float  # points: how far behind the best a play may be


class RollOut(NamedTuple):
    """Which of the plays kept by the looks are rolled out at last, with less luck, and how."""

    candidates: int  # at most so many, the best
    margin: float  # points: how far behind the best a play may be
    games: int  # from each, unless fewer settle which is the best
    plies: int  # played by 0-ply until the network judges


class Level(NamedTuple):
    """One strength of the computer player.

    A weaker level searches less deeply and errs: it adds an error to the equity of each play. The error depends on the
    position and the seed alone; decide.c says how large it is.
    """

    key: str  # what records, settings and the line protocol call it
    name: str  # the English name shown
    looks: tuple[SearchWidth, ...] = ()  # by 1-ply, through the opponent's 21 rolls and best replies, by 2-ply, …
    roll_out: RollOut | None = None  # after the looks
    noise: float = 0.0  # in Tapa: the standard deviation of its errors in hard positions, as a share of the result's
    knows_openings: bool = False  # whether it plays from the opening book

    @property
    def plies(self) -> int:
        """Search depth: 0 judges the position after the play."""
        return len(self.looks)


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", "Beginner", noise=0.55),
    Level("learner", "Learner", noise=0.43),
    Level("casual", "Casual", noise=0.358),
    Level("regular", "Regular", noise=0.29),
    Level("steady", "Steady", noise=0.236),
    Level("skilled", "Skilled", noise=0.194),
    Level("seasoned", "Seasoned", noise=0.158),
    Level("strong", "Strong", noise=0.122),
    Level("veteran", "Veteran", noise=0.082),
    Level("expert", "Expert"),
    Level("master", "Master", (SearchWidth(8, 0.16),)),
    Level("grandmaster", "Grandmaster", (SearchWidth(8, 0.16), SearchWidth(3, 0.08)), knows_openings=True),
    Level(
        *("champion", "Champion", (SearchWidth(8, 0.16), SearchWidth(3, 0.08)), RollOut(3, 0.06, games=72, plies=9)),
        knows_openings=True,
    ),
)
STRONGEST: Final = LEVELS[-1]
EXPERT: Final = next(level for level in LEVELS if level.key == "expert")  # the network alone
MASTER: Final = next(level for level in LEVELS if level.key == "master")
COACH: Final = LEVELS[-2]  # for hints and reviews; the strongest level takes ten times as long


_NOISE: Final = re.compile(r"noise ([01]\.\d{3})")


@lru_cache(maxsize=128)
def level_named(word: str) -> Level | None:
    """The level with this key, or None. `noise 0.312` gives a level with that noise, named like the nearest."""
    match = _NOISE.fullmatch(word)
    if match is None:
        return next((level for level in LEVELS if level.key == word), None)
    noise = float(match[1])
    nearest = min((level for level in LEVELS if not level.looks), key=lambda level: abs(level.noise - noise))
    return Level(word, nearest.name, noise=noise)


def key_of_noise(noise: float) -> str:
    """The key of the level with this noise."""
    named = (level.key for level in LEVELS if not level.looks and abs(level.noise - noise) < 0.0005)
    return next(named, f"noise {noise:.3f}")
