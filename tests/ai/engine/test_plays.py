"""The engine in C finds the same results of plays as the scalar rules, and judges them alike."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.lawdata import Ending, rules_of
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.chains import has_chains
from tapa_desktop.rules.outcome import outcome
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, PLAKOTO, PORTES, RULE_SETS, TAPA, TAWULA, Contact, Motion, RuleSet
from tests.ai.engine.agreement import (
    HOUSE_RULES,
    differences,
    differences_of_groups,
    name_of,
    rare_pairs,
    reached_pairs,
)
from tests.perftfiles import counts
from tests.positions import position

COUNTS = counts()

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
    "a first checker, pinning": replace(TAPA, first_checker=True),
    "a first checker, with a reserve": replace(TAWULA, first_checker=True, starters_wait=False),
    "no prime at the start, hitting": replace(PORTES, no_prime_at_start=True),
    "hit and stay, leaving an entry": replace(PORTES, hit_and_run=False, leaves_entry=True),
    "opening one point, pinning": replace(TAPA, must_open=True),
    "no duty": replace(TAWULA, leaves_entry=False),
    "triple and capote": replace(TAWULA, mars=2, triple=3),
}


@pytest.mark.parametrize("file", COUNTS)
def test_perft_counts_what_the_files_say(file: str) -> None:
    found = {
        count.where: Game(count.rule_set).perft(count.position, count.depth, stage=count.stage)
        for count in COUNTS[file]
    }

    assert found == {count.where: count.lines for count in COUNTS[file]}


@pytest.mark.parametrize("rule_set", [*RULE_SETS.values(), *HOUSE_RULES], ids=name_of)
def test_engine_and_rules_agree(rule_set: RuleSet) -> None:
    game, base = Game(rule_set), RULE_SETS[rule_set.key]
    is_known = rule_set != base and bytes(rules_of(rule_set)) == bytes(rules_of(base))  # to the engine it is the base
    reached, rare = (20, 30) if is_known else (200, 300)
    pairs = [*islice(reached_pairs(game, Random(1)), reached), *islice(rare_pairs(rule_set, Random(2)), rare)]

    assert list(differences(game, pairs)) == []


@pytest.mark.parametrize("rule_set", [one for one in RULE_SETS.values() if has_chains(one)], ids=name_of)
def test_engine_and_rules_agree_on_groups_of_a_chain(rule_set: RuleSet) -> None:
    game, random = Game(rule_set), Random(5)
    pairs = [*islice(reached_pairs(game, random), 200), *islice(rare_pairs(rule_set, random), 300)]

    assert list(differences_of_groups(game, pairs, random)) == []


@pytest.mark.parametrize("rule_set", RELATIVES.values(), ids=RELATIVES)
def test_engine_and_rules_agree_on_rule_sets_that_nobody_plays(rule_set: RuleSet) -> None:
    game = Game(rule_set)
    pairs = [*islice(reached_pairs(game, Random(3)), 150), *islice(rare_pairs(rule_set, Random(4)), 200)]

    assert list(differences(game, pairs)) == []


def test_a_cancelled_perft_says_so() -> None:
    asked = []

    def is_cancelled() -> bool:
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(Cancelled):
        Game(TAPA).perft(start_position(TAPA), 6, is_cancelled)

    assert len(asked) == 3


@pytest.mark.parametrize("stacks", ["1:B1 12:B14", "6:B1 12:B14", "7:B1 12:B14", "12:B15"])
@pytest.mark.parametrize("on_bar", [0, 1])
def test_game_with_triples_ends_as_by_the_rules_wherever_the_loser_stands(on_bar: int, stacks: str) -> None:
    away = stacks.replace("B15", f"B{15 - on_bar}").replace("B14", f"B{14 - on_bar}")
    given = position(BACKGAMMON, away, theirs=(0, on_bar))

    found, seen = (Game(BACKGAMMON).ending(one) for one in (given, flip(BACKGAMMON, given)))

    end = outcome(BACKGAMMON, given)
    assert end is not None
    assert found == Ending(end.how, mine=True)
    assert seen == Ending(end.how, mine=False)
