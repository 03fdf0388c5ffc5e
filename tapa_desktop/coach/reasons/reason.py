"""A reason for or against a play, as a kind and numbers. The window puts it into words.

`point` is in the numbers of the side that plays. "Rolls" are counted out of 36.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct


class ReasonKind(Enum):
    """The kind of a reason; the comments say what its numbers mean.

    "To touch" is to pin or to hit. When two plays are compared, `than` is the number for the play made.
    """

    # About one play
    WINS = auto()  # wins the game: `count` points
    DRAWS = auto()  # both mothers are pinned, or neither side can move
    PINS_MOTHER = auto()
    PINS = auto()  # a checker on `point`; `count` opposing checkers still have to pass it
    HITS = auto()  # `count` checkers, the lowest on `point`
    COVERS = auto()  # a blot on `point`, which `count` rolls could have touched
    SAVES = auto()  # the same, by moving it away; now `than` rolls touch anything
    BRINGS_MOTHER_AWAY = auto()  # `count` rolls could have pinned it
    MAKES_POINT = auto()  # `point`
    UNSTACKS = auto()  # `count` checkers leave 24, `than` stay
    MAKES_PRIME = auto()  # `count` points in a row, `point` comes first for the `than` that have to pass them
    ESCAPES = auto()  # `count` checkers get past the opponent's `than` points in a row from `point` down
    PASSES_START = auto()  # the first checker is past the opponent's start, so the others may leave 24
    BLOCKS = auto()  # with `count` rolls the opponent cannot move at all; before the play it was `than`
    AIMS = auto()  # `count` rolls would touch something next time; before the play it was `than`
    ENTERS = auto()  # `count` checkers from the reserve
    SAVES_MARS = auto()  # bears off the first checker while the opponent bears off
    BEARS_OFF = auto()  # `count` checkers
    LEADS_RACE = auto()  # no more contact; `count` pips ahead
    LEAVES_MOTHER = auto()  # as a blot on 24, where `count` rolls pin it
    LEAVES_BLOT = auto()  # on `point`, where `count` rolls touch it
    LEAVES_NOTHING = auto()  # no roll touches anything; before the play it was `count`

    # About the play that was made, compared with a better one
    MISSES_WIN = auto()  # the better one wins the game: `count` points
    MISSES_DRAW = auto()  # the better one draws the game
    MISSES_MOTHER = auto()  # the better one pins it
    MISSES_PIN = auto()  # on `point`; the play made has another pin, on `than`, or 0 if it has none
    GIVES_UP_PIN = auto()  # on `point`; the play made has another pin, on `than`, or 0 if it has none
    MISSES_HIT = auto()  # on `point`: the better one hits `count`, this one `than`
    RISKS_MOTHER = auto()  # `than` rolls pin it, instead of `count`
    RISKS_BLOT = auto()  # `than` rolls touch the one on `point`; after the better play `count` touch anything
    RISKS_DEARER = auto()  # `than` rolls touch the one on `point`, instead of `count`; in total about equally many
    RISKS_MORE = auto()  # `than` rolls touch something, instead of `count`
    BREAKS_POINT = auto()  # `point`
    MISSES_POINT = auto()  # `point`
    SHORTER_PRIME = auto()  # `than` points in a row that opposing checkers have to pass, instead of `count`
    OPENS_PRIME = auto()  # `count` points in a row, which the better one keeps as they were; `than` are left
    HOLDS_START = auto()  # the better one brings the first checker past the opponent's start
    BLOCKS_FEWER = auto()  # with `than` rolls the opponent cannot move at all, instead of with `count`
    STAYS_STACKED = auto()  # `than` checkers on 24, instead of `count`
    STACKS = auto()  # `than` checkers on `point`; after the better play at most `count` on any point below 24
    WIDENS_GAP = auto()  # the widest gap is `than` points, instead of `count`
    BURIES = auto()  # `than` checkers are on 3-1, instead of `count`
    STAYS_BEHIND = auto()  # `than` checkers still have to pass the opponent's row from `point` down, not `count`
    AIMS_LESS = auto()  # `than` rolls would touch something next time, instead of `count`
    ENTERS_FEWER = auto()  # `than` checkers from the reserve, instead of `count`
    RISKS_MARS = auto()  # no checker is off yet; the better one bears off the first
    BEARS_OFF_FEWER = auto()  # `than` checkers, instead of `count`
    FEWER_HOME = auto()  # `than` checkers are still outside, instead of `count`
    EMPTIES_HOME = auto()  # `than` points at home are empty, instead of `count`

    # About the best play, compared with the next ones; `than` is the number for the second-best play
    KEEPS_PIN = auto()  # on `point`, which a next play gives up
    KEEPS_POINT = auto()  # `point`, which a next play breaks
    KEEPS_PRIME = auto()  # `count` points in a row, which a next play opens
    LONGER_PRIME = auto()  # `count` points in a row that opposing checkers have to pass, instead of `than`
    SAFER = auto()  # `count` rolls touch something, instead of `than`
    SAVES_MOTHER = auto()  # `count` rolls pin it, instead of `than`
    BLOCKS_MORE = auto()  # with `count` rolls the opponent cannot move at all, instead of with `than`
    AIMS_MORE = auto()  # `count` rolls would touch something next time, instead of `than`
    STACKS_LESS = auto()  # at most `count` checkers on any point below 24, instead of `than`
    BURIES_LESS = auto()  # `count` checkers are on 3-1, instead of `than`
    NARROWS_GAP = auto()  # the widest gap is `count` points, instead of `than`
    MORE_HOME = auto()  # `count` checkers are still outside, instead of `than`
    BEARS_OFF_MORE = auto()  # `count` checkers, instead of `than`
    FILLS_HOME = auto()  # `count` points at home are empty, instead of `than`

    # Where nothing else is found: of the best play, or of another; `than` is the number for the one beside it
    HINDERS = auto()  # with `count` rolls the opponent cannot play all dice, instead of with `than`
    HINDERS_LESS = auto()
    FREER = auto()  # with `count` rolls I could play all dice if the opponent did nothing, instead of with `than`
    LESS_FREE = auto()
    LEAVES_BACK = auto()  # `count` checkers are on 24-19, instead of `than`
    STAYS_BACK = auto()
    PASSES_MORE = auto()  # `count` checkers are past the opponent's start, instead of `than`
    PASSES_FEWER = auto()
    HOLDS_MORE = auto()  # closes `count` points, instead of `than`
    HOLDS_FEWER = auto()
    SAFER_LATER = auto()  # in `count` of 1000 games the opponent can touch something within two turns, not in `than`
    AIMS_LATER = auto()  # in `count` of 1000 games I can touch something next turn, instead of in `than`
    WINS_MORE = auto()  # `count` of 1000 games, instead of `than`
    WINS_LESS = auto()
    MARS_MORE = auto()  # the same of those won with a mars
    MARS_LESS = auto()
    BEST_MORE = auto()  # the same of those won as `Probabilities.best` means it
    BEST_LESS = auto()
    LOSES_MARS_LESS = auto()  # the same of those lost with a mars
    LOSES_MARS_MORE = auto()
    LOSES_BEST_LESS = auto()  # the same of those lost as `Probabilities.lose_best` means it
    LOSES_BEST_MORE = auto()


class Where(Enum):
    """The part of the board that a point is in, seen by the side that plays."""

    HOME = auto()
    OPPONENT_HOME = auto()
    OUTSIDE = auto()


class Reason(Struct, frozen=True):
    """One reason. `weight` is roughly its worth in points; reasons are given by descending weight."""

    kind: ReasonKind
    weight: float
    point: int = 0
    where: Where = Where.OUTSIDE
    count: int = 0
    than: int = 0
