"""The array engine gives the same results as the scalar rules, and judges them alike."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.position import flip
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA, Contact, Motion, RuleSet
from tests.ai.batch.agreement import HOUSE_RULES, Pair, differences, name_of, rare_pairs, reached_pairs
from tests.rules.strategies import placed, rolls

# Rule sets that nobody plays: each puts together what the games have apart.
RELATIVES = {
    "blocking": replace(TAPA, contact=Contact.BLOCK),
    "blocking, parallel": replace(TAPA, contact=Contact.BLOCK, motion=Motion.PARALLEL),
    "hitting, contrary": replace(TAPA, contact=Contact.HIT),
    "pinning, parallel, mother loses": replace(PLAKOTO, motion=Motion.PARALLEL),
    "pinning, with a reserve": replace(TAPA, setup=((24, 2),)),
    "pinning, with a reserve, a far side and waiting starters": replace(TAWULA, contact=Contact.PIN),
    "no far limit": replace(TAWULA, far_limit=None),
    "far limit of two": replace(TAWULA, far_limit=2),
    "contrary, leaving an entry": replace(TAWULA, motion=Motion.CONTRARY, leaves_entry=True),
    "starters free to go": replace(TAWULA, starters_wait=False),
    "no duty": replace(TAWULA, leaves_entry=False),
    "triple and capote": replace(TAWULA, mars=2, triple=3),
}


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_engines_agree_in_games_of_random_play(rule_set: RuleSet) -> None:
    pairs = list(islice(reached_pairs(rule_set, Random(1), games=10), 2000))

    assert differences(rule_set, pairs) == []


@pytest.mark.parametrize("rule_set", HOUSE_RULES, ids=name_of)
def test_engines_agree_on_house_rules_in_games_of_random_play(rule_set: RuleSet) -> None:
    pairs = list(islice(reached_pairs(rule_set, Random(2), games=2), 200))

    assert differences(rule_set, pairs) == []


@pytest.mark.parametrize("rule_set", [*RULE_SETS.values(), *HOUSE_RULES], ids=name_of)
def test_engines_agree_in_rare_positions(rule_set: RuleSet) -> None:
    assert differences(rule_set, rare_pairs(rule_set, Random(4), 500)) == []


@pytest.mark.parametrize("rule_set", RELATIVES.values(), ids=RELATIVES)
def test_engines_agree_on_rule_sets_that_nobody_plays(rule_set: RuleSet) -> None:
    pairs = list(islice(reached_pairs(rule_set, Random(3), games=2), 200))

    assert differences(rule_set, [*pairs, *rare_pairs(rule_set, Random(4), 300)]) == []


@given(st.lists(st.tuples(placed(), rolls), min_size=1, max_size=5))
def test_engines_agree_in_positions_that_no_play_could_reach(given_pairs: list[tuple[Placed, tuple[int, int]]]) -> None:
    for at, roll in given_pairs:
        both_views: list[Pair] = [(at.position, roll), (flip(at.rule_set, at.position), roll)]

        assert differences(at.rule_set, both_views) == []
