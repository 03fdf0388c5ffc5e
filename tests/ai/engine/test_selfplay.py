"""Duels, turns of many games, inputs and ends of many positions."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import count

import pytest

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import WIDTH, positions_of, row_of
from tapa_desktop.ai.engine.selfplay import Games, Player, duel, turns
from tapa_desktop.ai.levels import LEVELS, Level, SearchWidth, level_named
from tapa_desktop.ai.probabilities import EndValues
from tapa_desktop.rules.dice import first_roll, roll_of
from tapa_desktop.rules.outcome import FIRST, How, following, outcome_of_turn, points_for
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA, RuleSet
from tests.ai.engine.agreement import ending, pairs_of
from tests.ai.engine.networks import random_engine
from tests.cases import EVERY_LEARNED
from tests.positions import position

EXPERT, MASTER = level_named("expert"), level_named("master")
ZERO = Level("0-ply", "")


def rows_of(positions: list[Position]) -> bytes:
    return b"".join(map(row_of, positions))


@pytest.mark.parametrize("level", [None, LEVELS[0], MASTER])
def test_results_do_not_depend_on_threads_nor_on_the_number_of_games(level: Level | None) -> None:
    first, second = Player(engine_for(TAPA), level, 1), Player(engine_for(TAPA), EXPERT, 2)

    one, three = (duel(first, second, 6, 9, threads=threads) for threads in (1, 3))
    fewer = duel(first, second, 4, 9, threads=2)

    assert one == three
    assert fewer == Games(one.points[:4], one.turns[:4])


@EVERY_LEARNED
def test_a_game_goes_as_its_dice_and_its_players_have_it(rule_set: RuleSet) -> None:
    expert, any_play = Player(engine_for(rule_set), EXPERT, 5), Player(engine_for(rule_set), None, 6)

    games = duel(expert, any_play, 6, 4)

    expected = [_play_by_rules((expert, any_play), 4, number) for number in range(6)]
    assert [*zip(games.points, games.turns, strict=True)] == expected


def _play_by_rules(players: tuple[Player, Player], seed: int, number: int) -> tuple[int, int]:
    """The points of the first player and the turns of a game, played by the rules in Python."""
    rule_set, white_first = players[0].engine.rule_set, number % 2 == 0
    position = start_position(rule_set)
    white = _below(6, seed, number // 2, 0, 0)
    black = (white + 1 + _below(5, seed, number // 2, 0, 1)) % 6
    white_moves, opening, stage = white > black, first_roll(rule_set, white + 1, black + 1), FIRST
    for turn in count():
        dice = (1 + _below(6, seed, number // 2, turn, die) for die in (2, 3))
        roll = opening if opening and turn == 0 else roll_of(*dice)
        player = players[white_moves != white_first]
        results = player.engine.results(position, roll, stage)
        if player.level is None:
            positions = positions_of(results.rows)
            position = positions[_below(len(positions), player.seed, number, turn, 4)]
        else:
            seed_of_game = _scramble(player.seed, number)
            position = player.engine.think(position, roll, player.level, seed_of_game, stage=stage)[0].position
        end = outcome_of_turn(rule_set, position)
        if end is not None:
            is_first = player is players[0]
            return (0 if end.mine is None else end.points if end.mine == is_first else -end.points), turn + 1
        goes_on, stage = following(rule_set, stage, roll, results.used)
        if not goes_on:
            position, white_moves = flip(rule_set, position), not white_moves
    raise AssertionError


def _below(limit: int, *keys: int) -> int:
    return ((_scramble(*keys) >> 33) * limit) >> 31


def _scramble(*keys: int) -> int:
    """SplitMix64, once more."""
    word = 0
    for key in keys:
        word = (word + 0x9E3779B97F4A7C15 + key) % 2**64
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        word = (word ^ (word >> 27)) * 0x94D049BB133111EB % 2**64
        word ^= word >> 31
    return word


def test_games_that_are_not_mirrored_have_their_own_dice_and_seats() -> None:
    player = Player(engine_for(TAPA))

    games, mirrored = duel(player, player, 7, 4, mirrored=False), duel(player, player, 14, 4)

    assert games == Games(mirrored.points[0::2], mirrored.turns[0::2])


def test_levels_err_in_each_game_by_itself() -> None:
    weak, strong = (Player(engine_for(TAPA), level, 7) for level in (LEVELS[0], ZERO))

    games = duel(weak, strong, 100, 1)

    mirrored = [points for points, other in zip(games.points[0::2], games.points[1::2], strict=True) if points != other]
    assert sum(games.points) < -50
    assert mirrored


def test_players_judge_by_their_own_networks() -> None:
    learned, chance = Player(engine_for(TAPA)), Player(random_engine(TAPA, 3))

    first, second = duel(learned, chance, 40, 1), duel(chance, learned, 40, 1)

    assert sum(first.points) > 30
    assert sum(second.points) < -30
    assert first.points[0::2] == array("i", [-points for points in second.points[1::2]])


@pytest.mark.parametrize("end_values", [None, EndValues(1, 3, 3, -1, -1, -1)], ids=["points", "needs two"])
@EVERY_LEARNED
def test_turns_lead_where_the_best_play_leads(rule_set: RuleSet, end_values: EndValues | None) -> None:
    engine, pairs = random_engine(rule_set, 4), pairs_of(rule_set, 150, 150)
    going_on = [(one, roll) for one, roll in pairs if not engine.is_over(flip(rule_set, one))]
    positions, rolls = zip(*going_on, strict=True)

    dice = bytes(die for roll in rolls for die in roll)
    after_turn = turns(engine, rows_of(positions), dice, before=bytes(len(rolls)), end_values=end_values)

    after = [flip(rule_set, one) for one in positions_of(after_turn.rows)]
    for (one, roll), reached in zip(going_on, after, strict=True):
        equities = {result: points for result, _, points, _ in engine.think(one, roll, ZERO, end_values=end_values)}
        assert equities[reached] == pytest.approx(max(equities.values()), abs=1e-5)
    endings = [ending(engine, one, of_turn=True) for one in after]
    assert list(map(bool, after_turn.is_over)) == [ending is not None for ending in endings]
    signs = [{True: -1, False: 1, None: 0}[one and one[1]] for one in endings]
    assert [(points > 0) - (points < 0) for points in after_turn.points] == signs
    assert any(signs)


def test_points_of_a_game_that_has_ended_are_seen_by_the_side_to_move_next() -> None:
    after_turn = turns(engine_for(TAPA), row_of(position(TAPA, "1:W1 20:B15")), bytes([6, 1]))

    assert (list(after_turn.points), list(after_turn.is_over)) == ([-points_for(TAPA, How.MARS, 0)], [1])


def test_pruned_turns_are_those_of_a_rollout() -> None:
    engine, pairs = engine_for(PLAKOTO), pairs_of(PLAKOTO, 300)

    dice = bytes(die for _, roll in pairs for die in roll)
    after_turn = turns(engine, rows_of([one for one, _ in pairs]), dice, threads=2)

    best = [engine.think(one, roll, ZERO)[0].position for one, roll in pairs]
    alike = sum(flip(PLAKOTO, one) == other for one, other in zip(best, positions_of(after_turn.rows), strict=True))
    assert 240 < alike <= 300


@EVERY_LEARNED
@pytest.mark.parametrize("threads", [1, 3])
def test_inputs_of_many_positions_are_those_of_each(rule_set: RuleSet, threads: int) -> None:
    engine, positions = engine_for(rule_set), [one for one, _ in pairs_of(rule_set, 200, 200)]

    numbers = selfplay.inputs(engine, rows_of(positions), threads=threads)

    assert numbers == array("f", [number for one in positions for number in selfplay.inputs(engine, row_of(one))])


@EVERY_LEARNED
def test_probabilities_are_made_of_the_ends(rule_set: RuleSet) -> None:
    engine = engine_for(rule_set)
    positions = [one for one, _ in pairs_of(rule_set, 300) if not engine.is_known(one)]

    shares = selfplay.ends(engine, rows_of(positions), threads=2)

    by_position = list(zip(*[iter(shares)] * len(engine.ends), strict=True))
    wins = [sum(share for share, end in zip(one, engine.ends, strict=True) if end > 0) for one in by_position]
    assert len(wins) == len(positions) > 100
    assert list(map(sum, by_position)) == pytest.approx([1] * len(positions), abs=1e-6)
    assert wins == pytest.approx([one.win for one in engine.probabilities(positions)], abs=1e-6)


START = row_of(start_position(TAPA))
NO_LEVEL = Level("", "", (SearchWidth(0, 1.0),))
BAD: dict[str, Callable[[Engine], object]] = {
    "an odd number of games": lambda engine: duel(Player(engine), Player(engine), 3, 1),
    "fewer than no games": lambda engine: duel(Player(engine), Player(engine), -2, 1),
    "a seed that is none": lambda engine: duel(Player(engine), Player(engine), 2, -1),
    "a seed of a player that is none": lambda engine: duel(Player(engine, None, 2**64), Player(engine), 2, 1),
    "a level that is none": lambda engine: duel(Player(engine, NO_LEVEL), Player(engine), 2, 1),
    "players of two games": lambda engine: duel(Player(engine), Player(engine_for(PLAKOTO)), 2, 1),
    "a player without a network": lambda engine: duel(Player(engine), Player(Engine(TAPA)), 2, 1),
    "part of a row": lambda engine: turns(engine, START[:-1], bytes([1, 1])),
    "a row that is no position": lambda engine: selfplay.inputs(engine, START + bytes(WIDTH)),
    "positions of another game": lambda engine: selfplay.ends(engine, row_of(start_position(TAWULA))),
    "too few dice": lambda engine: turns(engine, START, bytes([1])),
    "dice that are none": lambda engine: turns(engine, START, bytes([7, 1])),
    "no network for turns": lambda _: turns(Engine(TAPA), START, bytes([1, 1])),
    "no network for ends": lambda _: selfplay.ends(Engine(TAPA), START),
}


@pytest.mark.parametrize("call", BAD)
def test_what_makes_no_sense_is_refused(call: str) -> None:
    with pytest.raises(ValueError, match=r"not a|against|no network|not the dice"):
        BAD[call](engine_for(TAPA))
