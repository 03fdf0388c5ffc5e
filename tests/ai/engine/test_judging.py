"""What the engine in C thinks of positions and plays, beside the array engine: the same, but for rounding."""

from __future__ import annotations

import signal
from dataclasses import replace
from itertools import islice
from random import Random
from threading import Event, Thread, main_thread
from typing import Any

import numpy as np
import pytest

from tapa_desktop.ai import choosing, player
from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.library import best_build
from tapa_desktop.ai.engine.weights import WeightsError, read_network
from tapa_desktop.ai.inputs import inputs
from tapa_desktop.ai.learned import in_arrays, is_known
from tapa_desktop.ai.levels import LEVELS, Level, Look, level_named
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.rollout.playing import Way, play_out
from tapa_desktop.ai.rollout.rollout import static_of
from tapa_desktop.ai.selfplay import any_of, play_games
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.resources import resource
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet
from tests.ai.engine import judged
from tests.ai.engine.agreement import HOUSE_RULES, Pair, name_of, rare_pairs, reached_pairs

EVERY_GAME = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
BEGINNER, MASTER, GRANDMASTER = (level for level in LEVELS if level.key in {"beginner", "master", "grandmaster"})


def pairs_of(rule_set: RuleSet, reached: int, rare: int = 0) -> list[Pair]:
    found = islice(reached_pairs(Game(rule_set), Random(5)), reached)
    return [*found, *islice(rare_pairs(rule_set, Random(6)), rare)]


def positions_of(rule_set: RuleSet, reached: int, rare: int = 0) -> list[Position]:
    return [position for position, _ in pairs_of(rule_set, reached, rare)]


@EVERY_GAME
def test_inputs_are_the_same_bit_by_bit(rule_set: RuleSet) -> None:
    positions = positions_of(rule_set, 600, 600)

    found = np.array([game_for(rule_set).inputs(position) for position in positions], np.float32)

    assert np.array_equal(found, inputs(rule_set, pack(positions)))


@EVERY_GAME
def test_chances_are_the_same_by_any_number_of_plies(rule_set: RuleSet) -> None:
    positions = positions_of(rule_set, 300, 300)

    for plies, number in ((0, 600), (1, 40), (2, 3)):
        some = positions[:: 600 // number]
        expected = in_arrays(rule_set, plies).chances(rule_set, pack(some))
        assert game_for(rule_set).probabilities(some, plies) == pytest.approx(expected, abs=1e-5)


@EVERY_GAME
def test_it_is_known_in_the_same_positions_what_comes_out(rule_set: RuleSet) -> None:
    positions = positions_of(rule_set, 200, 600)

    found = [game_for(rule_set).is_known(position) for position in positions]

    assert found == is_known(rule_set, pack(positions)).tolist()
    assert set(found) == {True, False}


@pytest.mark.skipif(best_build() == "plain", reason="this machine has one build alone")
@EVERY_GAME
def test_both_builds_find_the_same_numbers_bit_by_bit(rule_set: RuleSet) -> None:
    plain, best = judged.whole_game(rule_set, "plain"), judged.whole_game(rule_set, best_build())
    positions = positions_of(rule_set, 100, 100)

    assert [plain.inputs(position) for position in positions] == [best.inputs(position) for position in positions]
    assert plain.probabilities(positions) == best.probabilities(positions)
    assert plain.probabilities(positions[:10], 1) == best.probabilities(positions[:10], 1)
    assert plain.think(positions[9], (6, 2), GRANDMASTER) == best.think(positions[9], (6, 2), GRANDMASTER)


@pytest.mark.parametrize("rule_set", [one for one in HOUSE_RULES if one.key in RULE_SETS], ids=name_of)
def test_network_judges_its_game_with_any_house_rule(rule_set: RuleSet) -> None:
    (found,) = game_for(rule_set).probabilities([start_position(rule_set)])

    plain = RULE_SETS[rule_set.key]
    assert found == pytest.approx(game_for(plain).probabilities([start_position(plain)])[0], abs=0.05)


@pytest.mark.parametrize("rule_set", ["nothing", 1, TAWULA.key])
def test_network_of_another_game_is_refused(rule_set: object) -> None:
    game, weights = Game(TAPA), read_network(resource("networks", "tapa.npz").read_bytes())

    with pytest.raises(WeightsError, match="another game"):
        game.set_network(replace(weights, header=weights.header | {"rule_set": rule_set}))


@EVERY_GAME
def test_positions_are_judged_as_they_always_were(rule_set: RuleSet) -> None:
    kept = judged.kept(rule_set)

    found = [judged.of(rule_set, one.position) for one in kept]

    assert len(kept) == judged.POSITIONS
    assert [one.inputs for one in found] == [one.inputs for one in kept]
    assert [one.chances for one in found] == [pytest.approx(one.chances, abs=1e-6) for one in kept]


@EVERY_GAME
@pytest.mark.parametrize(("level", "number"), [(BEGINNER, 20), (MASTER, 12), (GRANDMASTER, 4)])
def test_a_level_thinks_the_same_of_every_play(
    rule_set: RuleSet, level: Level, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "engine_for", lambda _: None)
    monkeypatch.setattr(choosing, "seeing_ahead", in_arrays)
    for position, roll in pairs_of(rule_set, 10 * number)[::10]:
        expected = {one.position: one for one in Player(level, 3).candidates(rule_set, position, roll, 10_000)}

        found = game_for(rule_set).think(position, roll, level, 3)

        assert {one.position for one in found} == set(expected)
        for one in found:
            assert one.believed == pytest.approx(expected[one.position].equity, abs=1e-4)
            assert one.chances == pytest.approx(expected[one.position].chances, abs=1e-5)
        assert found[0].believed == pytest.approx(max(one.equity for one in expected.values()), abs=1e-4)


@EVERY_GAME
@pytest.mark.parametrize("way", [Way(5), Way(6, plies=0), Way(7, plies=5), Way(8, plies=3, less_luck=True)], ids=str)
def test_games_that_are_played_out_bring_the_same(rule_set: RuleSet, way: Way) -> None:
    position, games = positions_of(rule_set, 20)[-1], np.array([0, 1, 2, 35, 36, 1300])
    expected = play_out(rule_set, pack([position]), games, way, static_of(rule_set))[0]

    found = [
        game_for(rule_set).play_out(position, range(game, game + 1), way.seed, plies=way.plies, less_luck=way.less_luck)
        for game in games.tolist()
    ]

    assert np.array(found) == pytest.approx(expected, abs=1e-5)


def test_it_does_not_matter_how_many_games_are_asked_for_at_once() -> None:
    game, start = game_for(TAPA), start_position(TAPA)

    apart = [game.play_out(start, range(first, first + 2), 3, plies=9) for first in range(4, 12, 2)]

    assert [number for two in apart for number in two] == list(game.play_out(start, range(4, 12), 3, plies=9))


def test_random_games_are_the_same() -> None:
    ended = list(play_games(TAWULA, 100, 7, lambda turns: any_of(turns, 7)))
    points = np.concatenate([some.points for some in ended])

    found = Game(TAWULA).random_games(100, 7)

    assert found.turns == sum(int(some.turns.sum()) for some in ended)
    assert (found.white, found.black, found.draws) == tuple(int((np.sign(points) == sign).sum()) for sign in (1, -1, 0))
    assert found.mars == int((abs(points) > 1).sum())


@pytest.mark.parametrize("what", ["think", "judge", "play out", "random games"])
def test_work_that_is_not_wanted_any_more_ends(what: str) -> None:
    game, start = game_for(TAPA), start_position(TAPA)
    asked: list[bool] = []

    def is_cancelled() -> bool:
        asked.append(True)
        return len(asked) == 3

    work: dict[str, Any] = {
        "think": lambda: game.think(start, (3, 3), Level("", "", (Look(9, 9.0),) * 2), is_cancelled=is_cancelled),
        "judge": lambda: game.probabilities([start] * 9, 2, is_cancelled),
        "play out": lambda: game.play_out(start, range(1000), 1, is_cancelled=is_cancelled),
        "random games": lambda: game.random_games(100_000, 1, is_cancelled),
    }
    with pytest.raises(Cancelled):
        work[what]()

    assert len(asked) == 3


def test_exception_of_the_question_stops_the_work_and_is_raised() -> None:
    asked: list[bool] = []

    def is_cancelled() -> bool:
        asked.append(True)
        raise KeyError("wrong")

    with pytest.raises(KeyError, match="wrong"):
        game_for(TAPA).random_games(100_000, 1, is_cancelled)

    assert len(asked) == 1


def test_interrupt_while_the_engine_works_stops_it() -> None:
    asked = Event()

    def is_cancelled() -> bool:
        asked.set()
        return False

    def interrupt() -> None:
        asked.wait()
        signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)

    Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        game_for(TAPA).random_games(200_000, 1, is_cancelled)


def test_without_a_network_nothing_is_judged() -> None:
    with pytest.raises(ValueError, match="no network"):
        Game(TAPA).probabilities([start_position(TAPA)])


@pytest.mark.parametrize(
    "bad",
    [
        lambda game, start: game.probabilities([start], 7),
        lambda game, start: game.probabilities([start], -1),
        lambda game, start: game.think(start, (3, 1), level_named("beginner"), -1),
        lambda game, start: game.think(start, (3, 1), level_named("beginner"), 2**64),
        lambda game, start: game.think(start, (3, 1), Level("", "", noise=float("nan"))),
        lambda game, start: game.play_out(start, range(0, 10, 2), 1),
        lambda game, start: game.play_out(start, range(-1, 10), 1),
        lambda game, start: game.play_out(start, range(10), 1, plies=-2),
        lambda game, _: game.random_games(-1, 1),
        lambda game, start: game.error_of_cube(start, 1.5),
    ],
)
def test_numbers_out_of_range_are_refused(bad: Any) -> None:
    with pytest.raises(ValueError, match="not a"):
        bad(game_for(TAPA), start_position(TAPA))
