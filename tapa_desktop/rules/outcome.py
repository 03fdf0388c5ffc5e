"""The result of a play: who has won and how many points, or who plays next, and which dice; and other defaults.

The end of a game is judged after every step, seen by the player who made it. In a chain, doubles go on with the next
number, and the opponent plays what is left of them. A group is four dice of one number, or what is left of them; each
is a play of its own. A `Stage` is the state of the turn before a play; `following` gives the next one. In games
without chains a stage never changes. The other defaults of a rule set are the length of a match, display and computer.

Source: docs/rules.md, "The rule sets", "A play", "Gul Bara".
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from .dice import FACES, Dice, Roll, dice_of
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


def effective_rules(rule_set: RuleSet, *, is_unturned: bool) -> RuleSet:
    """The rules without the Jacoby rule, unless `is_unturned`: points are played for and the cube is unturned."""
    return rule_set if is_unturned or not is_single_unturned(rule_set) else rule_set._replace(jacoby=False)


def outcome(rule_set: RuleSet, position: Position) -> Outcome | None:
    """The end of the game after a step of mine, or None while it goes on.

    Both sides are judged, since the position may be one that no play can reach; a win of mine takes precedence.
    """
    if not _may_be_over(rule_set, position):
        return None
    if mother_pinned(position) and pins(position.board[opposite(rule_set, START)]):  # neither could ever be freed
        return Outcome(None, 0, How.MOTHERS)
    flipped = flip(rule_set, position)
    for mine, winner, loser in ((True, position, flipped), (False, flipped, position)):
        how = _win(rule_set, winner, loser)
        if how is not None:
            return Outcome(mine, points_for(rule_set, how, loser.mine.off), how)
    return None


def outcome_of_turn(rule_set: RuleSet, position: Position) -> Outcome | None:
    """The end of the game after a play or a pass of mine: as `outcome`, and a draw where neither side has a step."""
    end = outcome(rule_set, position)
    if end is not None or can_step(rule_set, position) or can_step(rule_set, flip(rule_set, position)):
        return end
    return Outcome(None, 0, How.VOID)


def can_step(rule_set: RuleSet, position: Position) -> bool:
    """Whether the player to move has a step with any of the six dice."""
    return any(True for die in FACES for _ in steps(rule_set, position, die))


def mother_pinned(position: Position) -> bool:
    """Whether my mother, the last checker on my point 24, is pinned there."""
    return pinned(position.board[START])


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
    """What I lose when I resign: as if the opponent had borne off all now; a triple only once they bear off."""
    if pinned_mother_loses(rule_set) and mother_pinned(position):
        return How.MOTHER
    how = _borne_off(rule_set, flip(rule_set, position), position)
    return How.MARS if how is How.TRIPLE and not position.theirs.off else how


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
    """How the side that sees `winner` has won, or None; the best win counts. `loser` is the opponent's view."""
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


GROUP: Final = 4  # dice of a whole group
MOST_ROLLS: Final = 3  # a count of rolls stops here: no rule needs more


class Group(NamedTuple):
    """Dice that are played without a roll: the next ones of my own chain, or of the rest that the opponent has left."""

    die: int
    dice: int
    is_rest: bool


class Stage(NamedTuple):
    """The state of a turn, seen by the player to move; `group` is due now, or None before or after a roll.

    `mine` and `theirs` count the rolls of each side in this game before this turn, at most `MOST_ROLLS`.
    """

    mine: int = 0
    theirs: int = 0
    group: Group | None = None


FIRST: Final = Stage()


def has_chains(rule_set: RuleSet) -> bool:
    """Whether doubles of this game can be chains."""
    return first_chain(rule_set) is not None


def first_chain(rule_set: RuleSet) -> int | None:
    """The roll of the game, counted for each player, from which doubles are chains; None if they never are."""
    return rule_set.cascade_from


def passes_rest(rule_set: RuleSet) -> bool:
    """Whether the opponent plays what is left of a chain."""
    return rule_set.rest_passes


def begins_chain(rule_set: RuleSet, stage: Stage, roll: Roll) -> bool:
    """Whether this roll of mine begins a chain."""
    first = first_chain(rule_set)
    return first is not None and roll[0] == roll[1] and stage.mine + 1 >= first


def dice_due(stage: Stage, roll: Roll | None) -> Dice:
    """The dice of the play that is due: those of the group, or of the roll."""
    if stage.group is not None:
        return (stage.group.die,) * stage.group.dice
    assert roll is not None, "neither a group nor a roll is due"
    return dice_of(roll)


def numbers_to_follow(rule_set: RuleSet, stage: Stage, roll: Roll | None) -> range:
    """The numbers of the whole groups that come after the dice that are due, as long as all dice can be played."""
    if stage.group is not None:
        return range(stage.group.die + 1, max(FACES) + 1)
    if roll is None or not begins_chain(rule_set, stage, roll):
        return range(0)
    return range(roll[0] + 1, max(FACES) + 1)


def following(rule_set: RuleSet, stage: Stage, roll: Roll | None, used: int) -> tuple[bool, Stage]:
    """Whether I go on after a play of `used` dice that has not ended the game, and the next stage.

    The player who is next sees the stage.
    """
    group = stage.group
    if group is not None and group.is_rest:
        return True, stage._replace(group=_next_group(group))
    chain = group
    if chain is None:
        assert roll is not None, "neither a group nor a roll is due"
        chain = Group(roll[0], GROUP, is_rest=False) if begins_chain(rule_set, stage, roll) else None
    if chain is None or (used == chain.dice and chain.die == max(FACES)):
        return False, _next_turn(rule_set, stage, None)
    if used == chain.dice:
        return True, stage._replace(group=_next_group(chain))
    is_lost = (group is None and not used) or not passes_rest(rule_set)
    rest = None if is_lost else Group(chain.die, chain.dice - used, is_rest=True)
    return False, _next_turn(rule_set, stage, rest)


class TurnEnd(NamedTuple):
    """Position and stage after a play, seen by the player who is next; `goes_on` if that is the same one."""

    position: Position
    stage: Stage
    goes_on: bool


def turn_end_after(rule_set: RuleSet, stage: Stage, roll: Roll | None, used: int, position: Position) -> TurnEnd:
    """The end of a play of mine that has used `used` dice and has led to `position`, which I see.

    After the end of the game it is the other side's turn; nothing is due, and the roll is not counted.
    """
    if outcome_of_turn(rule_set, position) is not None:
        return TurnEnd(flip(rule_set, position), stage_after_end(stage), goes_on=False)
    goes_on, next_stage = following(rule_set, stage, roll, used)
    return TurnEnd(position if goes_on else flip(rule_set, position), next_stage, goes_on)


def stage_after_end(stage: Stage) -> Stage:
    """The stage after a play that has ended the game, seen by the other side: nothing is due, no roll is counted."""
    return Stage(stage.theirs, stage.mine)


def _next_group(group: Group) -> Group | None:
    return Group(group.die + 1, GROUP, group.is_rest) if group.die < max(FACES) else None


def _next_turn(rule_set: RuleSet, stage: Stage, rest: Group | None) -> Stage:
    """The stage after my turn, seen by the other side, with my roll counted."""
    rolls = min(stage.mine + 1, MOST_ROLLS) if has_chains(rule_set) else 0
    return Stage(stage.theirs, rolls, rest)


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
