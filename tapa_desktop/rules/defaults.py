"""The defaults of a rule set: length of a match, display, computer. Source: docs/rules.md, "The rule sets"."""

from __future__ import annotations

from collections.abc import Sequence

from .fault import Fault
from .outcome import counts_checkers, pinned_mother_loses
from .ruleset import RuleSet

SITTING_MATCH = 5  # points of a match that goes through several games
COUNTED_MATCH = 31  # points of a match that counts checkers


class ComputerFault(Fault):
    """Why the computer cannot play a game, nor judge its positions."""

    CANNOT_PLAY = "the computer cannot play {rule_set}: {why}"


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
