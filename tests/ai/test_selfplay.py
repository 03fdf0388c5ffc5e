"""Whole games, many at once."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.outcome import outcomes_of_turn
from tapa_desktop.ai.batch.rows import unpack
from tapa_desktop.ai.segments import Indices
from tapa_desktop.ai.selfplay import Turns, any_of, play_games
from tapa_desktop.rules.dice import dice_of, roll_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet

EVERY = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)


class Enough(Exception):  # noqa: N818
    """The test has seen what it wants to see."""


class Noting:
    """Plays at random, keeps what it saw, and stops after so many turns."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.seen: list[Turns] = []

    def __call__(self, turns: Turns) -> Indices:
        if len(self.seen) == self.turns:
            raise Enough
        self.seen.append(turns)
        return any_of(turns, 1)


def first_turns(rule_set: RuleSet, games: int, turns: int, *, alike: int = 1) -> list[Turns]:
    noting = Noting(turns)
    with pytest.raises(Enough):
        list(play_games(rule_set, games, 5, noting, alike=alike))
    return noting.seen


def random_games(rule_set: RuleSet, games: int, seed: int, width: int = 2048) -> list[tuple[int, int, int]]:
    """Number, turns and White's points of games of random play."""
    ended = play_games(rule_set, games, seed, lambda turns: any_of(turns, seed), width=width)
    return sorted(one for some in ended for one in zip(*(column.tolist() for column in some), strict=True))


@EVERY
def test_all_games_end(rule_set: RuleSet) -> None:
    ended = random_games(rule_set, 30, seed=1)

    assert [number for number, _, _ in ended] == list(range(30))
    assert sum(turns for _, turns, _ in ended) > 30 * 20


@pytest.mark.parametrize("rule_set", [TAPA, TAWULA], ids=lambda rule_set: rule_set.key)
def test_a_seed_gives_the_same_games_however_many_lie_side_by_side(rule_set: RuleSet) -> None:
    together, few_at_a_time, other = (
        random_games(rule_set, 6, seed, width) for seed, width in ((3, 6), (3, 4), (4, 6))
    )

    assert few_at_a_time == together
    assert other != together


def test_what_is_offered_are_the_plays_of_the_roll() -> None:
    for turns in first_turns(TAPA, 2, 30):
        for game, row in enumerate(turns.rows):
            legal = plays(TAPA, unpack(row), dice_of(roll_of(*turns.rolls[game].tolist())))
            assert {unpack(result) for result in turns.results[turns.origin == game]} == set(legal)


def test_any_result_is_as_likely_as_another() -> None:
    results = 5
    games = np.arange(10_000)
    turns = Turns(
        TAPA,
        rows=np.zeros((len(games), 32), np.int8),
        rolls=np.ones((len(games), 2), np.int64),
        results=np.zeros((len(games) * results, 32), np.int8),
        origin=games.repeat(results),
        games=games,
        turns=np.zeros_like(games),
        white=np.ones(len(games), np.bool_),
    )

    chosen = any_of(turns, seed=2)

    assert (chosen // results == games).all()
    assert abs(np.bincount(chosen % results) - 2000).max() < 200


def test_white_and_black_take_turns_and_either_may_begin() -> None:
    first, second = first_turns(TAPA, 50, 2)

    assert first.games.tolist() == list(range(50))
    assert 10 < first.white.sum() < 40
    assert (second.white == ~first.white).all()
    assert {unpack(row) for row in first.rows} == {start_position(TAPA)}


def test_in_tawula_the_first_turn_is_played_with_the_opening_dice() -> None:
    (tapa,), (tawula,) = first_turns(TAPA, 200, 1), first_turns(TAWULA, 200, 1)

    assert (tawula.rolls[:, 0] != tawula.rolls[:, 1]).all()
    assert ((tawula.rolls[:, 0] > tawula.rolls[:, 1]) == tawula.white).all()
    assert (tapa.rolls[:, 0] == tapa.rolls[:, 1]).any()


def test_games_that_are_to_be_alike_have_the_same_dice() -> None:
    seen = first_turns(TAPA, 20, 3, alike=2)

    assert all((turns.rolls[0::2] == turns.rolls[1::2]).all() for turns in seen)
    assert (seen[0].rolls[0::2] != seen[0].rolls[0]).any()


def test_the_points_of_a_game_are_whites() -> None:
    ends: dict[int, tuple[int, int]] = {}
    last: dict[int, tuple[bool, int]] = {}

    def choose(turns: Turns) -> Indices:
        chosen = any_of(turns, 1)
        over, points = outcomes_of_turn(TAPA, turns.results[chosen])
        for lane in np.flatnonzero(over):
            last[int(turns.games[lane])] = (bool(turns.white[lane]), int(points[lane]))
        return chosen

    for ended in play_games(TAPA, 30, 2, choose):
        ends.update(
            zip(ended.games.tolist(), zip(ended.points.tolist(), ended.turns.tolist(), strict=True), strict=True)
        )

    assert sorted(ends) == list(range(30))
    assert all(ends[game][0] == (points if white else -points) for game, (white, points) in last.items())
