"""Holding the two engines against each other: pairs of position and roll, and in what they differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from tapa_desktop.ai.batch.outcome import endings, endings_of_turn, outcomes, outcomes_of_turn
from tapa_desktop.ai.batch.plays import plays_of_rolls
from tapa_desktop.ai.batch.rows import Rows, flip, pack, unpack
from tapa_desktop.ai.batch.tables import ENDINGS
from tapa_desktop.rules.dice import FACES, Roll, dice_of, roll_of
from tapa_desktop.rules.house_rules import CHOICES, house_rules_of, offered, plain, rule_set_named
from tapa_desktop.rules.outcome import Outcome, outcome, outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.rules.smallpositions import small_position

Pair = tuple[Position, Roll]
Judged = tuple[int, int, int, int]  # ending and my points, after a step and at the end of a turn; 0 while it goes on

# Every house rule of every rule set, one at a time.
HOUSE_RULES = [
    rule_set
    for key, base in RULE_SETS.items()
    for field in offered(base)
    for choice in CHOICES[field]
    if (rule_set := rule_set_named(key, {field: plain(choice)})) != base
]


def name_of(rule_set: RuleSet) -> str:
    """The key of a rule set and the house rules that it is played with."""
    return " ".join([rule_set.key, *(f"{field}={value}" for field, value in house_rules_of(rule_set).items())])


def reached_pairs(rule_set: RuleSet, random: Random, *, games: int) -> Iterator[Pair]:
    """Positions of games of random play, each with a roll, without end; so many games are played side by side."""
    start = pack([start_position(rule_set)])
    rows = start.repeat(games, axis=0)
    while True:
        rolls = [throw(random) for _ in range(games)]
        yield from zip(map(unpack, rows), rolls, strict=True)
        results, origin = plays_of_rolls(rule_set, rows, np.array(rolls))
        ends = np.searchsorted(origin, range(games + 1)).tolist()
        chosen = results[[random.randrange(ends[game], ends[game + 1]) for game in range(games)]]
        over, _ = outcomes_of_turn(rule_set, chosen)
        rows = np.where(over[:, None], start, flip(rule_set, chosen))


def rare_pairs(rule_set: RuleSet, random: Random, count: int) -> list[Pair]:
    """Small positions as no game of random play brings them, each with a roll; in a few the game is over."""
    return [(small_position(random, rule_set, going_on=random.random() < 0.9), throw(random)) for _ in range(count)]


def throw(random: Random) -> Roll:
    """Two dice."""
    return roll_of(random.choice(FACES), random.choice(FACES))


def differences(rule_set: RuleSet, pairs: Sequence[Pair]) -> list[str]:
    """The pairs for which the engines find other results, or judge a position otherwise; empty when they agree."""
    rows = pack(position for position, _ in pairs)
    results, origin = plays_of_rolls(rule_set, rows, np.array([roll for _, roll in pairs]))
    ends = np.searchsorted(origin, range(len(pairs) + 1)).tolist()
    by_rows = list(zip(map(unpack, results), _judged_in_rows(rule_set, results), strict=True))
    roots = _judged_in_rows(rule_set, rows)
    return [
        f"{name_of(rule_set)}: {position} {roll}"
        for index, (position, roll) in enumerate(pairs)
        if sorted(by_rows[ends[index] : ends[index + 1]])
        != sorted((after, _judged(rule_set, after)) for after in plays(rule_set, position, dice_of(roll)))
        or roots[index] != _judged(rule_set, position)
    ]


def _judged_in_rows(rule_set: RuleSet, rows: Rows) -> list[Judged]:
    codes, codes_of_turn = endings(rule_set, rows), endings_of_turn(rule_set, rows)
    over, points = outcomes(rule_set, rows)
    over_of_turn, points_of_turn = outcomes_of_turn(rule_set, rows)
    assert np.array_equal(over, codes != 0)
    assert np.array_equal(over_of_turn, codes_of_turn != 0)
    return list(zip(codes.tolist(), points.tolist(), codes_of_turn.tolist(), points_of_turn.tolist(), strict=True))


def _judged(rule_set: RuleSet, position: Position) -> Judged:
    return (*_signed(outcome(rule_set, position)), *_signed(outcome_of_turn(rule_set, position)))


def _signed(end: Outcome | None) -> tuple[int, int]:
    if end is None:
        return 0, 0
    sign = -1 if end.mine is False else 1
    return sign * ENDINGS.index(end.how), sign * end.points
