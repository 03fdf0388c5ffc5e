"""Who has won, and how many points: judged after every step, seen by the player who made it; and other defaults.

Those of a rule set are the length of a match, display and computer. Source: docs/rules.md, "The rule sets", "A play".
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from .dice import FACES
from .fault import Fault
from .position import CHECKERS, HOME, PINNING, START, Position, flip, mine_on, opposite, pinned, pins
from .ruleset import MotherPinned, RuleSet
from .steps import steps


class How(Enum):
    """The way in which a game has ended: the first five are wins, the last two are draws."""

    SINGLE = "single"
    MARS = "mars"
    TRIPLE = "triple"
    MOTHER = "mother"
    CAPOTE = "capote"
    MOTHERS = "both mothers pinned"
    VOID = "void"


class Outcome(NamedTuple):
    """The end of a game: `mine` is True if I have won, False if the opponent has, None for a draw.

    `points` do not include the cube; they are 0 for a draw.
    """

    mine: bool | None
    points: int
    how: How


def has_cube(rule_set: RuleSet) -> bool:
    """Whether a doubling cube can raise the points of a game."""
    return rule_set.cube


def is_single_unturned(rule_set: RuleSet) -> bool:
    """Whether each win counts single until the cube has been turned, where no match is played: the Jacoby rule."""
    return rule_set.jacoby and has_cube(rule_set)


def outcome(rule_set: RuleSet, position: Position) -> Outcome | None:
    """The end of the game after a step of mine, or None while it goes on.

    Both sides are judged, since the position may be one that no play can reach; a win of mine takes precedence.
    """
    if not _may_be_over(rule_set, position):
        return None
    if both_mothers_pinned(rule_set, position):
        return Outcome(None, 0, How.MOTHERS)
    flipped = flip(rule_set, position)
    for mine, seen, other in ((True, position, flipped), (False, flipped, position)):
        how = _win(rule_set, seen, other)
        if how is not None:
            return Outcome(mine, points_for(rule_set, how, other.mine.off), how)
    return None


def outcome_of_turn(rule_set: RuleSet, position: Position) -> Outcome | None:
    """The end of the game after a play or a pass of mine: as `outcome`, and a draw if the position is void."""
    return outcome(rule_set, position) or (Outcome(None, 0, How.VOID) if is_void(rule_set, position) else None)


def is_void(rule_set: RuleSet, position: Position) -> bool:
    """Whether neither side has a step with any of the six dice."""
    return not can_step(rule_set, position) and not can_step(rule_set, flip(rule_set, position))


def can_step(rule_set: RuleSet, position: Position) -> bool:
    """Whether the player to move has a step with any of the six dice."""
    return any(True for die in FACES for _ in steps(rule_set, position, die))


def mother_pinned(position: Position) -> bool:
    """Whether my mother, the last checker on my point 24, is pinned there."""
    return pinned(position.board[START])


def both_mothers_pinned(rule_set: RuleSet, position: Position) -> bool:
    """Whether each side pins the other's mother. Neither pin could ever be lifted, so the game is a draw."""
    return mother_pinned(position) and pins(position.board[opposite(rule_set, START)])


def pinned_mother_loses(rule_set: RuleSet) -> bool:
    """Whether a side whose mother is pinned loses double as soon as the opponent has left its own point 24."""
    return rule_set.mother_pinned is MotherPinned.LOSES_DOUBLE


def points_for(rule_set: RuleSet, how: How, loser_off: int) -> int:
    """The points of a win of this kind, without the cube; `loser_off` is how many checkers the loser has borne off."""
    if counts_checkers(rule_set):
        return CHECKERS if how is How.MOTHER else CHECKERS - loser_off
    points = worth(rule_set, how)
    assert points is not None, how
    return points


def resignation(rule_set: RuleSet, position: Position) -> How:
    """What I lose when I resign: a mars if I have borne off none and the game has a mars, else a single game."""
    return How.MARS if not position.mine.off and worth(rule_set, How.MARS) else How.SINGLE


@lru_cache(maxsize=64)
def worth(rule_set: RuleSet, how: How) -> int | None:
    """The points of a win of this kind, or None if the game does not have it."""
    return {
        How.SINGLE: 1,
        How.MARS: rule_set.mars,
        How.MOTHER: rule_set.mother_points if pinned_mother_loses(rule_set) else None,
        How.TRIPLE: rule_set.triple,
        How.CAPOTE: rule_set.capote,
    }[how]


def points_of_draw(rule_set: RuleSet) -> int:
    """The points of each side for a drawn game, or 0 if it is played again."""
    return rule_set.drawn_points


def counts_checkers(rule_set: RuleSet) -> bool:
    """Whether the winner scores one point for each checker that the loser has not borne off."""
    return rule_set.count_checkers


def _may_be_over(rule_set: RuleSet, position: Position) -> bool:
    """A quick test, rarely true: whether there is a pinned mother, 15 checkers off or just one on the bar.

    No game ends without one of these.
    """
    board, mine, theirs = position
    is_mother_pinned = board[START] < -PINNING or board[opposite(rule_set, START)] > PINNING
    return is_mother_pinned or CHECKERS in {mine.off, theirs.off} or 1 in {mine.bar, theirs.bar}


def _win(rule_set: RuleSet, winner: Position, loser: Position) -> How | None:
    """How the side that sees `winner` has won, or None; the best win counts. `loser` is the opponent's view of it."""
    if _is_capote(rule_set, winner, loser):
        return How.CAPOTE
    if pinned_mother_loses(rule_set) and mother_pinned(loser) and not mine_on(winner.board[START]):
        return How.MOTHER
    return _borne_off(rule_set, winner, loser) if winner.mine.off == CHECKERS else None


def _borne_off(rule_set: RuleSet, winner: Position, loser: Position) -> How:
    if loser.mine.off:
        return How.SINGLE
    if worth(rule_set, How.TRIPLE) and (loser.mine.bar or any(winner.board[point] < 0 for point in HOME)):
        return How.TRIPLE
    return How.MARS if worth(rule_set, How.MARS) else How.SINGLE


def _is_capote(rule_set: RuleSet, winner: Position, loser: Position) -> bool:
    if loser.mine.bar != 1 or not winner.mine.off or worth(rule_set, How.CAPOTE) is None:
        return False
    return _at_home(winner) + winner.mine.off == CHECKERS and _at_home(loser) == CHECKERS - 1


def _at_home(position: Position) -> int:
    return sum(mine_on(position.board[point]) for point in HOME)


SITTING_MATCH = 5  # points of a match that goes through several games
COUNTED_MATCH = 31  # points of a match that counts checkers


class ComputerFault(Fault):
    """Why the computer cannot play a game, nor judge its positions."""

    CANNOT_PLAY = "A file that the computer needs for this game is missing or damaged."


def usual_match(rule_set: RuleSet) -> int:
    """The points that win a match, by default; always 31 if the loser's checkers are counted."""
    return COUNTED_MATCH if counts_checkers(rule_set) else rule_set.usual_match


def usual_sitting(order: Sequence[RuleSet]) -> int:
    """The points that win a match through these games, by default."""
    return usual_match(order[0]) if len(order) == 1 else SITTING_MATCH


def is_shown_with_two(rule_set: RuleSet) -> bool:
    """Whether the board draws all but two of the checkers on 24 in a rack beside it."""
    return rule_set.shown_with_two


def network_of(rule_set: RuleSet) -> str | None:
    """The name of the network that evaluates positions of this game, or None if there is none."""
    plain = rule_set.plain_network
    return rule_set.network if plain is None or pinned_mother_loses(rule_set) else plain


def noise_in(rule_set: RuleSet, in_tapa: float) -> float:
    """The noise of a level in this game: so that each wins about 55-65 % of the points against the one below it.

    Errors of the same size cost more in some games than in others. Source: measured, docs/strength.md, "The levels".
    """
    factor, power = rule_set.noise
    return round(factor * float(in_tapa**power), 4)  # alike on every machine
