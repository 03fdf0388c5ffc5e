"""What holds after every step of every game, seen in games of random play; the twin says the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tapa_desktop.rules.dice import dice_of, roll_of
from tapa_desktop.rules.house_rules import house_rules_of, rule_set_named
from tapa_desktop.rules.outcome import outcome, outcome_of_turn
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import (
    CHECKERS,
    PINNING,
    Position,
    checkers_of,
    flip,
    start_position,
)
from tapa_desktop.rules.ruleset import RULE_SETS, TABLA, RuleSet
from tapa_desktop.rules.steps import take_step
from tests.cases import some
from tests.rules.translation import board_of, sequences_of
from tests.rules.twin import Twin

GAMES = 1  # of each rule set, without and with house rules
LONGEST = 3000  # turns; far beyond what a game of random play takes
HOUSE_RULES = {
    "portes": {"hit_and_run": False},
    "tapa": {"pinned_at_home": "by place"},
    "plakoto": {"pinned_at_home": "by place", "larger_die": False},
    "mahbusa": {"count_checkers": True},
    "tapa-cube": {"cube": False},
    "tawula": {"enter_from": 24},
}
LAWS = [rule_set for rule_set in RULE_SETS.values() if rule_set is not TABLA]  # whose plays are those of Portes
FAMILY = [*LAWS, *(rule_set_named(key, house_rules) for key, house_rules in HOUSE_RULES.items())]


@pytest.fixture(scope="module", params=FAMILY, ids=lambda rule_set: rule_set.key)
def turns(request: pytest.FixtureRequest) -> list[Turn]:
    """The turns of some games, the same ones each time."""
    random = Random(request.param.key)
    return [turn for _ in range(GAMES) for turn in played(random, request.param)]


def played(random: Random, rule_set: RuleSet) -> Iterator[Turn]:
    """The turns of one game, each play chosen at random; it must end."""
    position = start_position(rule_set)
    for _ in range(LONGEST):
        turn = Turn(rule_set, position, dice_of(roll_of(random.randint(1, 6), random.randint(1, 6))))
        yield turn
        position = random.choice(list(turn.plays()))
        if outcome_of_turn(rule_set, position) is not None:
            return
        position = flip(rule_set, position)
    raise AssertionError("a game does not end")


def stations(turn: Turn) -> Iterator[Position]:
    """Every position that the plays of a turn pass through."""
    for path in turn.plays().values():
        position = turn.root.position
        for step in path:
            position = take_step(turn.rule_set, position, step)
            yield position


def test_each_side_has_15_checkers_after_every_step_and_at_most_one_is_pinned_on_a_point(turns: list[Turn]) -> None:
    rule_set = turns[0].rule_set
    for position in some(position for turn in turns for position in stations(turn)):
        assert checkers_of(position) == checkers_of(flip(rule_set, position)) == CHECKERS
        assert all(abs(value) <= CHECKERS or PINNING < abs(value) <= PINNING + CHECKERS for value in position.board)


def test_all_plays_use_as_many_dice_unless_they_end_the_game_and_each_die_once(turns: list[Turn]) -> None:
    for turn in some(turns):
        for position, path in some(turn.plays().items()):
            assert len(path) == turn.length or outcome(turn.rule_set, position) is not None
            assert Counter(step.die for step in path) <= Counter(turn.root.dice)


def test_the_twin_allows_the_same_plays_in_whole_games(turns: list[Turn]) -> None:
    rule_set = turns[0].rule_set
    twin = Twin(rule_set.key, **house_rules_of(rule_set))

    # a double with fifteen checkers to move takes the twin too long
    for turn in some(turn for turn in turns[::7] if len(set(turn.root.dice)) > 1):
        expected = twin.plays(board_of(turn.root.position), turn.root.dice)
        assert set(sequences_of(turn)) == {play.steps for play in expected}
