"""Compares the engine in C with the rules in Python, for pairs of position and roll."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import row_of
from tapa_desktop.ai.engine.rule_tables import ENDINGS
from tapa_desktop.rules.dice import FACES, Roll, dice_of, roll_of
from tapa_desktop.rules.house_rules import CHOICES, house_rules_of, offered, plain, rule_set_named
from tapa_desktop.rules.outcome import GROUP, Group, How, Outcome, Stage, outcome, outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.rules.smallpositions import small_position

Pair = tuple[Position, Roll]
Ending = tuple[How, bool | None]  # whether I have won; None for a draw

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


def throw(random: Random) -> Roll:
    """Two dice."""
    return roll_of(random.choice(FACES), random.choice(FACES))


def reached_pairs(engine: Engine, random: Random) -> Iterator[Pair]:
    """Positions of games of random play, each with a roll, without end."""
    start = start_position(engine.rule_set)
    position = start
    while True:
        roll = throw(random)
        yield position, roll
        after = random.choice(engine.plays(position, roll))
        position = start if engine.is_over(after) else flip(engine.rule_set, after)


def rare_pairs(rule_set: RuleSet, random: Random) -> Iterator[Pair]:
    """Small positions that random play does not reach, each with a roll; in a few the game is over."""
    while True:
        yield small_position(random, rule_set, going_on=random.random() < 0.9), throw(random)


def pairs_of(rule_set: RuleSet, reached: int, rare: int = 0) -> list[Pair]:
    """So many pairs of both kinds, always the same."""
    from_games = islice(reached_pairs(Engine(rule_set), Random(5)), reached)
    return [*from_games, *islice(rare_pairs(rule_set, Random(6)), rare)]


def differences(engine: Engine, pairs: Iterable[Pair]) -> Iterator[str]:
    """The pairs for which engine and rules find other results, or judge a position otherwise; none when they agree."""
    for position, roll in pairs:
        expected = sorted(plays(engine.rule_set, position, dice_of(roll)))
        results = sorted(engine.plays(position, roll))
        if results != expected or any(not _agree_on_end(engine, result) for result in (position, *expected)):
            yield f"{name_of(engine.rule_set)}: {position} {roll}"


def differences_of_groups(engine: Engine, pairs: Iterable[Pair], random: Random) -> Iterator[str]:
    """As `differences`, for one to four dice of the larger number, as in a chain or a rest."""
    for position, (die, _) in pairs:
        group = Group(die, random.randint(1, GROUP), is_rest=True)
        results = sorted(engine.plays(position, None, Stage(group=group)))
        if results != sorted(plays(engine.rule_set, position, (die,) * group.dice)):
            yield f"{name_of(engine.rule_set)}: {position} {group}"


def _agree_on_end(engine: Engine, position: Position) -> bool:
    of_step, of_turn = outcome(engine.rule_set, position), outcome_of_turn(engine.rule_set, position)
    endings = ending(engine, position), ending(engine, position, of_turn=True)
    return endings == (_ending(of_step), _ending(of_turn)) and engine.is_over(position) is (of_turn is not None)


def _ending(end: Outcome | None) -> Ending | None:
    return end and (end.how, end.mine)


def ending(engine: Engine, position: Position, *, of_turn: bool = False) -> Ending | None:
    """The engine's ending of the game after my step or turn; None while it goes on."""
    code = (engine.library.ending_of_turn if of_turn else engine.library.ending)(engine.handle, row_of(position))
    how = ENDINGS[abs(code)]
    return how and (how, None if how in {How.MOTHERS, How.VOID} else code > 0)
