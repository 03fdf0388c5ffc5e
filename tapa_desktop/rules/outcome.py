"""Who has won, and how much: judged after every step, seen by the player who made it.

Source: RULES.md, "The rule sets" and "A play".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .dice import FACES
from .position import CHECKERS, HOME, PINNING, START, Position, flip, mine_on, opposite, pinned, pins
from .ruleset import MotherPinned, RuleSet
from .steps import steps


class How(Enum):
    """The way in which a game has ended; the first five are won, the last two are drawn."""

    SINGLE = "single"
    MARS = "mars"
    TRIPLE = "triple"
    MOTHER = "mother"
    CAPOTE = "capote"
    MOTHERS = "both mothers pinned"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: `mine` is True when the player whose view it is has won, None for a draw.

    `points` are without the cube, 0 for a draw.
    """

    mine: bool | None
    points: int
    how: How


def outcome(rule_set: RuleSet, position: Position) -> Outcome | None:
    """The end of the game after a step of mine, or None while it goes on.

    Both sides are judged, since a position that no play can reach may be given; mine comes first.
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
    """The end of the game at the end of a play or a pass of mine: as `outcome`, and a draw when nobody can move."""
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
    """Whether each side pins the other's mother: nobody could ever leave, so it is a draw."""
    return mother_pinned(position) and pins(position.board[opposite(rule_set, START)])


def pinned_mother_loses(rule_set: RuleSet) -> bool:
    """Whether a side whose mother is pinned loses double as soon as the other has left its own point 24."""
    return rule_set.mother_pinned is MotherPinned.LOSES_DOUBLE


def points_for(rule_set: RuleSet, how: How, loser_off: int) -> int:
    """What a game won in this way scores, without the cube; `loser_off`: what the loser has borne off."""
    if counts_checkers(rule_set):
        return CHECKERS if how is How.MOTHER else CHECKERS - loser_off
    points = worth(rule_set, how)
    assert points is not None, how
    return points


def resignation(rule_set: RuleSet, position: Position) -> How:
    """What I lose when I give up: a mars while I have borne off none, where the game knows one."""
    return How.MARS if not position.mine.off and worth(rule_set, How.MARS) else How.SINGLE


def worth(rule_set: RuleSet, how: How) -> int | None:
    """The points of a win of this kind, or None where the game does not know it. A mother is a double game."""
    mars = rule_set.mars
    return {
        How.SINGLE: 1,
        How.MARS: mars,
        How.MOTHER: mars,
        How.TRIPLE: rule_set.triple,
        How.CAPOTE: rule_set.capote,
    }[how]


def counts_checkers(rule_set: RuleSet) -> bool:
    """Whether the winner scores the loser's checkers that are not borne off, one point each."""
    return rule_set.count_checkers


def _may_be_over(rule_set: RuleSet, position: Position) -> bool:
    """Whether anything is to be seen without which no game ends; hardly ever, and soon said."""
    board, mine, theirs = position
    is_mother_pinned = board[START] < -PINNING or board[opposite(rule_set, START)] > PINNING
    return is_mother_pinned or CHECKERS in {mine.off, theirs.off} or 1 in {mine.bar, theirs.bar}


def _win(rule_set: RuleSet, winner: Position, loser: Position) -> How | None:
    """How the one who sees `winner` has won, the best first; `loser` is the same position as the other sees it."""
    if _is_capote(rule_set, winner, loser):
        return How.CAPOTE
    if pinned_mother_loses(rule_set) and mother_pinned(loser) and not mine_on(winner.board[START]):
        return How.MOTHER
    return _borne_off(rule_set, winner, loser) if winner.mine.off == CHECKERS else None


def _borne_off(rule_set: RuleSet, winner: Position, loser: Position) -> How:
    if loser.mine.off:
        return How.SINGLE
    if worth(rule_set, How.TRIPLE) and any(winner.board[point] < 0 for point in HOME):
        return How.TRIPLE
    return How.MARS if worth(rule_set, How.MARS) else How.SINGLE


def _is_capote(rule_set: RuleSet, winner: Position, loser: Position) -> bool:
    if loser.mine.bar != 1 or not winner.mine.off or worth(rule_set, How.CAPOTE) is None:
        return False
    return _at_home(winner) + winner.mine.off == CHECKERS and _at_home(loser) == CHECKERS - 1


def _at_home(position: Position) -> int:
    return sum(mine_on(position.board[point]) for point in HOME)
