"""What there is to choose for a new match."""

from __future__ import annotations

import pytest

from tapa_desktop.app.offered import RULE_SETS_OFFERED, house_rules_offered
from tapa_desktop.rules.houserules import offered
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet


def test_all_games_are_offered() -> None:
    assert [rule_set.key for rule_set in RULE_SETS_OFFERED] == ["tapa", "plakoto", "mahbusa", "tapa-cube", "tawula"]
    assert set(RULE_SETS_OFFERED) == set(RULE_SETS.values())


@pytest.mark.parametrize("rule_set", RULE_SETS_OFFERED, ids=lambda rule_set: rule_set.key)
def test_all_house_rules_of_a_game_are_offered(rule_set: RuleSet) -> None:
    assert set(house_rules_offered(rule_set)) == set(offered(rule_set))
