"""A reason: what a play does, or does not do, as a kind and numbers. The window puts it into words.

`point` is the number of the side that plays, `throws` are some of the 36 ways in which two dice fall.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class ReasonKind(Enum):
    """What is said; behind each what its numbers mean. Where two plays are compared, `than` is of the one made."""

    # Of one play
    WINS = auto()  # ends the game: `count` points
    DRAWS = auto()  # both mothers are pinned, or nobody can move
    PINS_MOTHER = auto()
    PINS = auto()  # a checker on `point`; `count` of the enemy's have still to come past it
    HITS = auto()  # `count` checkers, the lowest on `point`
    COVERS = auto()  # a blot on `point`, which `count` throws could have touched
    SAVES = auto()  # the same, by going; now `than` throws touch anything
    BRINGS_MOTHER_AWAY = auto()  # `count` throws could have pinned it
    MAKES_POINT = auto()  # `point`
    UNSTACKS = auto()  # `count` checkers leave 24, `than` stay
    MAKES_PRIME = auto()  # `count` points in a row, the lowest `point`, before `than` checkers of the enemy's
    ESCAPES = auto()  # `count` checkers get past the enemy's `than` points in a row from `point` down
    AIMS = auto()  # `count` throws would touch something next time; before it were `than`
    ENTERS = auto()  # `count` checkers from the reserve
    SAVES_MARS = auto()  # bears off the first checker while the enemy bears off
    BEARS_OFF = auto()  # `count` checkers
    LEADS_RACE = auto()  # nobody can meet any more; `count` pips ahead
    LEAVES_MOTHER = auto()  # alone on 24, where `count` throws pin it
    LEAVES_BLOT = auto()  # on `point`, where `count` throws touch it
    LEAVES_NOTHING = auto()  # no throw touches anything; before it were `count`

    # Of the play that was made, against a better one
    MISSES_WIN = auto()  # the better one ends the game: `count` points
    MISSES_DRAW = auto()  # the better one ends the game in one
    MISSES_MOTHER = auto()  # the better one pins it
    MISSES_PIN = auto()  # on `point`; the one made wins another, `than`, or 0
    GIVES_UP_PIN = auto()  # on `point`; and it wins another, `than`, or 0
    MISSES_HIT = auto()  # on `point`: the better one hits `count`, this one `than`
    RISKS_MOTHER = auto()  # `than` throws pin it, instead of `count`
    RISKS_BLOT = auto()  # `than` throws touch the one on `point`; after the better one `count` touch anything
    RISKS_DEARER = auto()  # `than` throws touch the one on `point`, instead of `count`; in all it is about as many
    RISKS_MORE = auto()  # `than` throws touch something, instead of `count`
    BREAKS_POINT = auto()  # `point`
    MISSES_POINT = auto()  # `point`
    SHORTER_PRIME = auto()  # `than` points in a row before enemy checkers, instead of `count`
    STAYS_STACKED = auto()  # `than` checkers on 24, instead of `count`
    STACKS = auto()  # `than` checkers on `point`; the better one `count` at most on a point below 24
    WIDENS_GAP = auto()  # the widest gap is `than` points, instead of `count`
    BURIES = auto()  # `than` checkers are on 3-1, instead of `count`
    STAYS_BEHIND = auto()  # `than` checkers are before the enemy's row of points from `point` down, instead of `count`
    AIMS_LESS = auto()  # `than` throws would touch something next time, instead of `count`
    ENTERS_FEWER = auto()  # `than` checkers from the reserve, instead of `count`
    RISKS_MARS = auto()  # no checker is off yet; the better one bears off the first
    BEARS_OFF_FEWER = auto()  # `than` checkers, instead of `count`
    FEWER_HOME = auto()  # `than` checkers are still outside, instead of `count`
    EMPTIES_HOME = auto()  # `than` points at home stand empty, instead of `count`


class Where(Enum):
    """On whose side of the board a point lies."""

    HOME = auto()  # of the side that plays
    ENEMY_HOME = auto()
    OUTSIDE = auto()


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to say of a play. `weight` is about how many points it is worth: the heaviest is said first."""

    kind: ReasonKind
    weight: float
    point: int = 0
    where: Where = Where.OUTSIDE
    count: int = 0
    than: int = 0
