"""What holds after every step of every game, seen in games of random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tapa_desktop.rules.dice import dice_of, roll_of
from tapa_desktop.rules.house_rules import house_rules_of, rule_set_named
from tapa_desktop.rules.outcome import Outcome, outcome, outcome_of_turn
from tapa_desktop.rules.plays import Turn, bars_prime_at_start
from tapa_desktop.rules.position import (
    CHECKERS,
    PINNING,
    POINTS,
    STARTING_TABLE,
    Position,
    checkers_of,
    flip,
    pinned,
    start_position,
)
from tapa_desktop.rules.ruleset import RULE_SETS, TABLA, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of, steps, take_step
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


def test_no_step_is_taken_from_a_point_where_one_is_pinned(turns: list[Turn]) -> None:
    for turn in some(turns):
        held = {point for point in POINTS if pinned(turn.root.position.board[point])}
        moved = {step.source for die in range(1, 7) for step in steps(turn.rule_set, turn.root.position, die)}
        assert not held & moved


def test_all_plays_use_as_many_dice_unless_they_end_the_game_and_each_die_once(turns: list[Turn]) -> None:
    for turn in some(turns):
        for position, path in some(turn.plays().items()):
            assert len(path) == turn.length or outcome(turn.rule_set, position) is not None
            assert Counter(step.die for step in path) <= Counter(turn.root.dice)


def test_a_step_changes_nothing_of_theirs_but_a_pin_or_a_hit(turns: list[Turn]) -> None:
    rule_set = turns[0].rule_set
    taken = [(turn.root.position, *following) for turn in turns for following in turn.following(turn.root)]
    for start, step, node in some(taken):
        before, after = (flip(rule_set, position) for position in (start, node.position))
        assert after.mine.off == before.mine.off
        assert after.mine.bar == before.mine.bar + (step.touches and contact_of(rule_set) is Contact.HIT)


def test_blocking_games_touch_nothing_and_only_a_hit_puts_a_checker_beside_the_board(turns: list[Turn]) -> None:
    touches = {step.touches for turn in turns for path in turn.plays().values() for step in path}
    leaves = {position.theirs == turn.root.position.theirs for turn in turns for position in turn.plays()}

    contact = contact_of(turns[0].rule_set)
    assert (True in touches) is (contact is not Contact.BLOCK)
    assert (False in leaves) is (contact is Contact.HIT)


def test_no_play_of_fevga_ends_with_six_in_the_starting_table(turns: list[Turn]) -> None:
    played = [turn for turn in turns if turn.length]
    primes = {all(end.board[point] > 0 for point in STARTING_TABLE) for turn in played for end in turn.plays()}

    assert primes == {False} or not bars_prime_at_start(turns[0].rule_set)


def test_who_sees_the_outcome_does_not_change_it(turns: list[Turn]) -> None:
    mirror = {True: False, False: True, None: None}

    for turn in some(turns):
        for position in some(list(turn.plays())[:3]):
            mine, his = (outcome_of_turn(turn.rule_set, seen) for seen in (position, flip(turn.rule_set, position)))
            assert his == (mine and Outcome(mirror[mine.mine], mine.points, mine.how))


def test_the_twin_allows_the_same_plays_in_whole_games(turns: list[Turn]) -> None:
    rule_set = turns[0].rule_set
    twin = Twin(rule_set.key, **house_rules_of(rule_set))

    # a double with fifteen checkers to move takes the twin too long
    for turn in some(turn for turn in turns[::7] if len(set(turn.root.dice)) > 1):
        expected = twin.plays(board_of(turn.root.position), turn.root.dice)
        assert set(sequences_of(turn)) == {play.steps for play in expected}
