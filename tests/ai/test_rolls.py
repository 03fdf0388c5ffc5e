"""Where the next roll can bring the checkers, held against the rules themselves."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import Rows, pack, unpack
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.rolls import by_die, by_roll, movers_of
from tapa_desktop.ai.selfplay import any_of, play_games
from tapa_desktop.ai.tally import chance
from tapa_desktop.rules.dice import FACES, ROLLS, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import PINNING, Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import steps
from tests.ai.batch.agreement import HOUSE_RULES, name_of
from tests.positions import position

FROM_24 = replace(TAWULA, enter_from=24)
GAMES = {"tapa": TAPA, "tawula": TAWULA, "tawula from 24": FROM_24}


def positions_of(rule_set: RuleSet, number: int) -> list[Position]:
    """Positions from games of random plays, from all parts of them."""
    seen: list[Rows] = []

    def choose(turns):
        seen.append(turns.rows.copy())
        return any_of(turns, 5)

    list(play_games(rule_set, 20, 5, choose))
    rows = np.random.default_rng(3).permutation(np.concatenate(seen))[:number]
    return [unpack(row) for row in rows]


def throws_that_touch(rule_set: RuleSet, given: Position) -> int:
    """In how many of the 36 throws some legal play pins or hits a lone checker."""
    lone = [point for point in range(1, 25) if given.board[point] == -1]
    return sum(
        throws
        for roll, throws in ROLLS
        if any(
            after.theirs.bar > given.theirs.bar or any(after.board[point] > PINNING for point in lone)
            for after in plays(rule_set, given, dice_of(roll))
        )
    )


@pytest.mark.parametrize("rule_set", [*RULE_SETS.values(), *HOUSE_RULES], ids=name_of)
def test_one_die_brings_a_checker_where_the_rules_let_it(rule_set: RuleSet) -> None:
    given = positions_of(rule_set, 300)

    rows = pack(given)
    landed = by_die(movers_of(rule_set, rows, planes_of(rows)))

    for number, one in enumerate(given):
        for die in FACES:
            targets = {step.target for step in steps(rule_set, one, die)} - {0}
            assert landed[die - 1, number] == sum(1 << (target - 1) for target in targets), (one, die)


@pytest.mark.parametrize("rule_set", GAMES.values(), ids=GAMES)
def test_the_chance_to_touch_is_nearly_always_that_of_the_rules(rule_set: RuleSet) -> None:
    given = positions_of(rule_set, 80)

    rows = pack(given)
    view = planes_of(rows)
    chances = chance(by_roll(movers_of(rule_set, rows, view)) & view.targets) * 36

    differences = [
        round(float(told)) - throws_that_touch(rule_set, one) for told, one in zip(chances, given, strict=True)
    ]
    assert sum(difference != 0 for difference in differences) <= 4
    assert sum(abs(difference) for difference in differences) <= 0.2 * len(given)


def test_starters_wait_for_the_reserve_and_nothing_is_added_to_them() -> None:
    rows = pack([start_position(TAWULA)])

    landed = by_die(movers_of(TAWULA, rows, planes_of(rows)))

    assert landed[:, 0].tolist() == [0, *(1 << (24 - die) for die in range(2, 7))]


def test_a_checker_moves_on_after_it_has_entered_unless_another_waits() -> None:
    one, two = (pack([position(TAWULA, f"5:W{14 - more} 1:B15", mine=(0, 1 + more))]) for more in (0, 1))
    three_one = ROLLS.index(((3, 1), 2))

    after_one = by_roll(movers_of(TAWULA, one, planes_of(one)))[three_one, 0]
    after_two = by_roll(movers_of(TAWULA, two, planes_of(two)))[three_one, 0]

    assert after_one == sum(1 << (point - 1) for point in (24, 22, 21, 4, 2))
    assert after_two == sum(1 << (point - 1) for point in (24, 22))
