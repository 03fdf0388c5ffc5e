"""The engine in C finds the same results of plays as the scalar rules, and judges them alike.

What a turn with a chain is worth: what its groups and the rest come to, played out one after another.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.rule_tables import rules_of
from tapa_desktop.ai.levels import Level, SearchWidth
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import Group, Stage, following, has_chains, outcome
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import (
    BACKGAMMON,
    GUL_BARA,
    PLAKOTO,
    PORTES,
    RULE_SETS,
    TAPA,
    TAWULA,
    Contact,
    RuleSet,
)
from tests.ai.engine.agreement import (
    HOUSE_RULES,
    differences,
    differences_of_groups,
    ending,
    name_of,
    rare_pairs,
    reached_pairs,
)
from tests.ai.engine.networks import random_engine
from tests.cases import some
from tests.perftfiles import counts
from tests.positions import position

COUNTS = counts()

# Rule sets that nobody plays: each puts together what the games have apart.
RELATIVES = {
    "blocking": TAPA._replace(contact=Contact.BLOCK),
    "blocking, parallel": TAPA._replace(contact=Contact.BLOCK, parallel=True),
    "hitting, contrary": TAPA._replace(contact=Contact.HIT),
    "pinning, parallel, mother loses": PLAKOTO._replace(parallel=True),
    "pinning, with a reserve": TAPA._replace(setup=((24, 2),)),
    "pinning, with a reserve, a far side and waiting starters": TAWULA._replace(contact=Contact.PIN),
    "no far limit": TAWULA._replace(far_limit=None),
    "far limit of two": TAWULA._replace(far_limit=2),
    "contrary, leaving an entry": TAWULA._replace(parallel=False, leaves_entry=True),
    "starters free to go": TAWULA._replace(starters_wait=False),
    "a first checker, pinning": TAPA._replace(first_checker=True),
    "a first checker, with a reserve": TAWULA._replace(first_checker=True, starters_wait=False),
    "no prime at the start, hitting": PORTES._replace(no_prime_at_start=True),
    "hit and stay, leaving an entry": PORTES._replace(hit_and_run=False, leaves_entry=True),
    "opening one point, pinning": TAPA._replace(must_open=True),
    "no duty": TAWULA._replace(leaves_entry=False),
    "triple and capote": TAWULA._replace(mars=2, triple=3),
}
NAMES = [*map(name_of, (*RULE_SETS.values(), *HOUSE_RULES)), *RELATIVES]


@pytest.mark.parametrize("file", COUNTS)
def test_perft_counts_what_the_files_say(file: str) -> None:
    lines = {
        count.where: Engine(count.rule_set).perft(count.position, count.depth, stage=count.stage)
        for count in COUNTS[file]
    }

    assert lines == {count.where: count.lines for count in COUNTS[file]}


@pytest.mark.parametrize("rule_set", [*RULE_SETS.values(), *HOUSE_RULES, *RELATIVES.values()], ids=NAMES)
def test_engine_and_rules_agree(rule_set: RuleSet) -> None:
    engine, base = Engine(rule_set), RULE_SETS[rule_set.key]
    is_same = rule_set != base and bytes(rules_of(rule_set)) == bytes(rules_of(base))  # to the engine it is the base
    reached, rare = (20, 30) if is_same else (100, 150)
    pairs = [*islice(reached_pairs(engine, Random(1)), reached), *islice(rare_pairs(rule_set, Random(2)), rare)]

    assert list(differences(engine, pairs)) == []


@pytest.mark.parametrize("rule_set", [one for one in RULE_SETS.values() if has_chains(one)], ids=name_of)
def test_engine_and_rules_agree_on_groups_of_a_chain(rule_set: RuleSet) -> None:
    engine, random = Engine(rule_set), Random(5)
    pairs = [*islice(reached_pairs(engine, random), 200), *islice(rare_pairs(rule_set, random), 300)]

    assert list(differences_of_groups(engine, pairs, random)) == []


@pytest.mark.parametrize("stacks", ["1:B1 12:B14", "6:B1 12:B14", "7:B1 12:B14", "12:B15"])
@pytest.mark.parametrize("on_bar", [0, 1])
def test_game_with_triples_ends_as_by_the_rules_wherever_the_loser_stands(on_bar: int, stacks: str) -> None:
    away = stacks.replace("B15", f"B{15 - on_bar}").replace("B14", f"B{14 - on_bar}")
    start = position(BACKGAMMON, away, theirs=(0, on_bar))

    mine, theirs = (ending(Engine(BACKGAMMON), side) for side in (start, flip(BACKGAMMON, start)))

    end = outcome(BACKGAMMON, start)
    assert end is not None
    assert mine == (end.how, True)
    assert theirs == (end.how, False)


ZERO, ONE = Level("0-ply", "0-ply"), Level("1-ply", "1-ply", (SearchWidth(8, 0.16),))
LATE = Stage(3, 3)


def best_of_all(engine: Engine, start: Position, roll: Roll | None, stage: Stage) -> float:
    """Points for the side that plays, by all plays of all groups, of mine and of the rest."""
    due = engine.results(start, roll, stage)
    goes_on, next_stage = following(GUL_BARA, stage, roll, due.used)
    values = []
    for after in engine.plays(start, roll, stage):
        next_position = after if goes_on else flip(GUL_BARA, after)
        if next_stage.group and not engine.is_over(after):
            points = best_of_all(engine, next_position, None, next_stage)
        else:
            points = equity(GUL_BARA, engine.probabilities([next_position], stage=next_stage)[0])
            if engine.is_over(after) and goes_on:
                points = -equity(GUL_BARA, engine.probabilities([flip(GUL_BARA, after)])[0])
        values.append(points if goes_on else -points)
    return max(values)


@pytest.mark.parametrize(
    ("stacks", "roll"),
    [
        ("24:W1 6:W2 12:B3 4:B1", (4, 4)),  # a whole chain
        ("20:W2 3:W1 13:B2 10:B1 9:B1", (5, 5)),
        ("20:W1 17:W1 7:B1 8:B1 12:B2 5:B1", (5, 5)),  # blocked after some fives: a rest goes over
        ("3:W2 2:W1 13:B2", (3, 3)),  # the game ends within it
        ("24:W2 18:B2 12:B1", (6, 6)),  # not one die: nothing goes over
    ],
)
def test_a_small_chain_is_worth_the_best_of_all_its_ends(stacks: str, roll: Roll) -> None:
    engine, start = random_engine(GUL_BARA, 3), position(GUL_BARA, stacks)

    ranked = engine.think(start, roll, ZERO, stage=LATE)

    assert ranked[0].equity == pytest.approx(best_of_all(engine, start, roll, LATE), abs=1e-5)


def test_a_double_that_is_no_chain_yet_is_judged_as_in_any_game() -> None:
    engine, start = random_engine(GUL_BARA, 3), position(GUL_BARA, "24:W1 6:W2 12:B3 4:B1")
    early = Stage(1, 1)

    for play in some(engine.think(start, (4, 4), ZERO, stage=early)):
        turned = engine.probabilities([flip(GUL_BARA, play.position)])[0].swapped
        assert play.equity == pytest.approx(equity(GUL_BARA, turned), abs=1e-5)


def test_whoever_looks_ahead_sees_chains_only_where_there_can_be_some() -> None:
    engine, start = random_engine(GUL_BARA, 3), position(GUL_BARA, "20:W4 3:W1 13:B2 10:B3 9:B1")

    early, late = (engine.probabilities([start], 1, stage=stage)[0] for stage in (Stage(0, 0), LATE))

    assert early != late


def test_every_play_of_a_long_chain_gets_an_opinion() -> None:
    engine, start = random_engine(GUL_BARA, 3), start_position(GUL_BARA)

    for level in (ZERO, ONE):
        ranked = engine.think(start, (1, 1), level, stage=LATE)

        assert {play.position for play in ranked} == set(engine.plays(start, (1, 1)))
        assert [play.equity for play in ranked] == sorted((play.equity for play in ranked), reverse=True)


def test_plays_judgements_and_rollouts_of_what_is_due_first_are_worth_the_best_of_all_its_ends() -> None:
    engine, start = random_engine(GUL_BARA, 3), position(GUL_BARA, "20:W2 3:W1 13:B2 10:B1 9:B1")
    rest, mine = (LATE._replace(group=Group(5, 4, is_rest)) for is_rest in (True, False))

    for stage in (rest, mine):
        expected = best_of_all(engine, start, None, stage)
        results = engine.play_out(start, range(2), 1, stage=stage, plies=0)
        (chances,) = engine.probabilities([start], stage=stage)
        assert engine.think(start, None, ZERO, stage=stage)[0].equity == pytest.approx(expected, abs=1e-5)
        assert equity(GUL_BARA, chances) == pytest.approx(expected, abs=1e-5)
        win, mars, _, lose_mars, _ = results[:5]
        assert 2 * win - 1 + mars - lose_mars == pytest.approx(expected, abs=1e-5)
