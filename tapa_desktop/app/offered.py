"""What the window offers for a new match: the rules know more, and what is listed here can be played to its end."""

from __future__ import annotations

from typing import Final

from tapa_desktop.rules.houserules import offered
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet

_HOUSE_RULES: Final = ("pinned_at_home", "larger_die", "count_checkers", "cube", "enter_from")

RULE_SETS_OFFERED: Final[tuple[RuleSet, ...]] = (TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE, TAWULA)


def house_rules_offered(rule_set: RuleSet) -> tuple[str, ...]:
    """The house rules of a rule set that the window offers, in the order in which it shows them."""
    return tuple(field for field in _HOUSE_RULES if field in offered(rule_set))
