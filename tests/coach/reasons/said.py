"""What one theme says of plays that are written as text, seen by the side that makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tapa_desktop.coach.reasons.facts import Reason, ReasonKind, facts_of
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tests.positions import after

Theme = Callable[..., Iterator[Reason]]


def gains(theme: Theme, rule_set: RuleSet, given: Position, roll: str, play: str) -> dict[ReasonKind, Reason]:
    """What the theme says of one play; of a kind that is said more than once, the last."""
    facts = facts_of(rule_set, [given, after(rule_set, given, roll, play)])
    return {reason.kind: reason for reason in theme(*facts)}


def faults(theme: Theme, rule_set: RuleSet, given: Position, roll: str, *plays: str) -> dict[ReasonKind, Reason]:
    """What the theme says of a play beside a better one, which comes second."""
    results = [after(rule_set, given, roll, play) for play in plays]
    return {reason.kind: reason for reason in theme(*facts_of(rule_set, [given, *results]))}
