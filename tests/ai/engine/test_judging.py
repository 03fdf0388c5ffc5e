"""The engine's judgement of positions and plays: unchanged, and by the definition of looking ahead."""

from __future__ import annotations

import dataclasses
import math
import os
import signal
from threading import Event, Thread, main_thread
from typing import Any
from unittest.mock import Mock

import pytest

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import row_of
from tapa_desktop.ai.engine.library import usable_builds
from tapa_desktop.ai.engine.selfplay import inputs, random_games
from tapa_desktop.ai.engine.weights import WeightsError, read_network
from tapa_desktop.ai.levels import LEVELS, Level, SearchWidth
from tapa_desktop.ai.probabilities import EndValues, equity, in_points
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import ROLLS, THROWS
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import has_chains, outcome_of_turn
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tests.ai.engine import evaluations
from tests.ai.engine.agreement import HOUSE_RULES, name_of, pairs_of
from tests.ai.engine.networks import without_table
from tests.cases import EVERY_LEARNED, LEARNED, sentences, some
from tests.positions import position as position_of

NEEDS_TWO = EndValues(1, 3, 3, -1, -1, -1)  # of one who needs two points, with the other about to win
START = row_of(start_position(TAPA))
NO_ROWS = (START[:-1], START * 2 + bytes(32), START[:-1] + b"1")
NO_DEPTHS = (0, 9, -1, 1.5, True)
NO_ROLLS = ((0, 1), (7, 1), (1,), (1, 2, 3), (1.0, 2), ("3", "1"))
BEGINNER, MASTER, GRANDMASTER = (level for level in LEVELS if level.key in {"beginner", "master", "grandmaster"})


def positions_of(rule_set: RuleSet, reached: int, rare: int = 0) -> list[Position]:
    return [position for position, _ in pairs_of(rule_set, reached, rare)]


def mean_of_best_replies(engine: Engine, position: Position, end_values: EndValues) -> float:
    """The value of a position for the side to move: the mean over all rolls of the best play by 0-ply."""
    total = 0.0
    for (high, low), throws in ROLLS:
        after = [flip(engine.rule_set, result) for result in engine.plays(position, (high, low))]
        best = max(end_values.equity(chances.swapped) for chances in engine.probabilities(after))
        total += best * throws / 36
    return total


@EVERY_LEARNED
@pytest.mark.parametrize("uneven", [False, True])
def test_a_ply_more_is_the_mean_over_all_rolls_of_the_best_replies(rule_set: RuleSet, uneven: bool) -> None:
    engine = without_table(rule_set)
    positions = [position for position in positions_of(rule_set, 90)[::6] if not engine.is_known(position)]
    end_values = NEEDS_TWO if uneven else in_points(rule_set)

    equities = [end_values.equity(one) for one in engine.probabilities(positions, 1, end_values=end_values)]

    assert len(equities) > 9
    assert equities == pytest.approx([mean_of_best_replies(engine, one, end_values) for one in positions], abs=1e-5)


@pytest.mark.parametrize("end_values", [NEEDS_TWO, NEEDS_TWO.swapped])
def test_two_plies_ahead_each_side_plays_for_what_the_ends_are_worth_to_it(end_values: EndValues) -> None:
    engine = without_table(TAPA)
    for position in some(positions_of(TAPA, 100)[20::40]):
        (chances,) = engine.probabilities([position], 2, end_values=end_values)

        total = 0.0
        for roll, throws in ROLLS:
            after = [flip(TAPA, result) for result in engine.plays(position, roll)]
            replies = dict(zip(after, engine.probabilities(after), strict=True))
            best = max(after, key=lambda one: end_values.equity(replies[one].swapped))
            (theirs,) = engine.probabilities([best], 1, end_values=end_values.swapped)
            total += end_values.equity(theirs.swapped) * throws / 36
        assert end_values.equity(chances) == pytest.approx(total, abs=1e-4)


def test_a_level_plays_for_what_the_ends_are_worth_to_it() -> None:
    engine = without_table(TAPA)
    for position, roll in some(pairs_of(TAPA, 60)[::20]):
        for end_values in (NEEDS_TWO, NEEDS_TWO.swapped):
            best = engine.think(position, roll, MASTER, end_values=end_values)[:3]
            for play in some(play for play in best if play.plies):
                deeper = engine.probabilities([flip(TAPA, play.position)], 1, end_values=end_values.swapped)[0]
                assert play.probabilities == pytest.approx(deeper.swapped, abs=1e-6)
                assert play.equity == pytest.approx(end_values.equity(play.probabilities), abs=1e-5)


@EVERY_LEARNED
def test_the_end_is_known_after_it_and_in_the_bear_off(rule_set: RuleSet) -> None:
    positions = positions_of(rule_set, 200, 600)
    ended = {position for position in positions if Engine(rule_set).is_over(flip(rule_set, position))}

    assert {position for position in positions if without_table(rule_set).is_known(position)} == ended
    known_positions = {position for position in positions if engine_for(rule_set).is_known(position)}
    assert ended <= known_positions < set(positions)
    assert (ended == known_positions) is has_chains(rule_set)  # the table knows no chains


@pytest.mark.parametrize("draw", [5.0, -5.0])
def test_a_play_that_draws_at_once_is_worth_what_a_draw_is(draw: float) -> None:
    engine = engine_for(TAPA)
    pinned = position_of(TAPA, "24:wB1 2:W2 7:W12 1:B1 3:B13")  # whose 6 pins the other mother, too

    ranked = engine.think(pinned, (6, 1), MASTER, end_values=NEEDS_TWO._replace(draw=draw))

    draws = [play for play in ranked if engine.is_over(play.position)]
    assert draws
    assert {play.equity for play in draws} == {draw}
    assert ranked[0 if draw > 0 else -1] in draws


def test_a_draw_that_the_next_roll_can_bring_is_seen_one_ply_ahead() -> None:
    pinned, end_values = position_of(TAPA, "24:wB1 2:W2 7:W12 1:B1 3:B13"), NEEDS_TWO._replace(draw=5)
    engine = without_table(TAPA)  # and without the network that knows draws
    expected = sum(
        throws
        for roll, throws in ROLLS
        if any(end.mine is None for after in engine.plays(pinned, roll) if (end := outcome_of_turn(TAPA, after)))
    )

    (chances,) = engine.probabilities([pinned], 1, end_values=end_values)

    assert 0 < expected < THROWS
    assert chances.draw == pytest.approx(expected / THROWS)
    assert chances.swapped.draw == chances.draw
    assert chances.win + chances.draw + chances.lose == pytest.approx(1)


@pytest.mark.parametrize("points", [2, 3])
def test_a_mother_is_told_from_a_mars_once_it_is_pinned_where_it_counts_more(points: int) -> None:
    engine = engine_for(rule_set_named("plakoto", {"mother_points": points}))
    pinned = position_of(PLAKOTO, "24:W1 6:W9 5:W4 1:bW1 11:B14")  # each roll takes the last checker off 24, and wins
    values = in_points(engine.rule_set)

    (before,), (theirs,), (after,) = (
        engine.probabilities([position], plies)
        for position, plies in ((pinned, 0), (flip(PLAKOTO, pinned), 0), (pinned, 1))
    )

    assert (before.best, theirs.lose_best) == ((before.mars, theirs.lose_mars) if points == 3 else (0, 0))
    assert theirs.lose_mars > 0
    assert after == pytest.approx((1, 1, float(points == 3), 0, 0, 0))
    assert values.equity(after) == pytest.approx(points)
    assert engine.think(pinned, (6, 5), Level("0-ply", ""))[0].equity == points


@pytest.mark.skipif(usable_builds() == ("plain",), reason="this machine can run only the plain build")
@EVERY_LEARNED
def test_all_builds_find_the_same_numbers_bit_by_bit(rule_set: RuleSet) -> None:
    plain, *others = (evaluations.full_engine(rule_set, build) for build in usable_builds())
    positions = positions_of(rule_set, 100, 100)
    rows = b"".join(map(row_of, positions))

    for other in some(others):
        assert inputs(plain, rows) == inputs(other, rows)
        assert plain.probabilities(positions) == other.probabilities(positions)
        assert plain.probabilities(positions[:10], 1) == other.probabilities(positions[:10], 1)
        assert plain.think(positions[9], (6, 2), GRANDMASTER) == other.think(positions[9], (6, 2), GRANDMASTER)
        assert plain.play_out(positions[9], range(4), 1) == other.play_out(positions[9], range(4), 1)


@pytest.mark.parametrize("rule_set", [one for one in HOUSE_RULES if one.key in LEARNED], ids=name_of)
def test_network_judges_its_game_with_any_house_rule(rule_set: RuleSet) -> None:
    (chances,) = engine_for(rule_set).probabilities([start_position(rule_set)])

    plain = RULE_SETS[rule_set.key]
    assert chances == pytest.approx(engine_for(plain).probabilities([start_position(plain)])[0], abs=0.05)


@pytest.mark.parametrize("rule_set", ["nothing", 1, TAWULA.key])
def test_network_of_another_game_is_refused(rule_set: object) -> None:
    engine, weights = Engine(TAPA), read_network(resource("networks", "tapa.npz").read_bytes())

    with pytest.raises(WeightsError, match="another game"):
        engine.set_network(dataclasses.replace(weights, header=weights.header | {"rule_set": rule_set}))


@EVERY_LEARNED
def test_positions_are_judged_as_they_always_were(rule_set: RuleSet) -> None:
    saved = evaluations.saved(rule_set)

    present = [evaluations.of(rule_set, one.position) for one in saved]

    assert len(saved) == evaluations.POSITIONS
    assert [one.inputs for one in present] == [one.inputs for one in saved]
    assert [one.chances for one in present] == [pytest.approx(one.chances, abs=1e-6) for one in saved]


@EVERY_LEARNED
@pytest.mark.parametrize(("level", "number"), [(BEGINNER, 20), (MASTER, 12), (GRANDMASTER, 4)])
def test_a_level_looks_deeper_at_the_best_plays(rule_set: RuleSet, level: Level, number: int) -> None:
    """Each look takes the best so far, within its margin, one ply deeper. Without the noise, which is added to all."""
    engine, level = without_table(rule_set), level._replace(noise=0.0)
    for position, roll in some(pairs_of(rule_set, 10 * number)[::10]):
        after = {result: flip(rule_set, result) for result in engine.plays(position, roll)}
        values = {one: equity(rule_set, engine.probabilities([turned])[0].swapped) for one, turned in after.items()}
        depth = dict.fromkeys(after, 0)
        looked_at = list(after)
        for plies, look in enumerate(level.looks, 1):
            least = max(values[one] for one in looked_at) - look.margin
            kept = [one for one in looked_at if values[one] > least + 1e-5]
            looked_at = sorted(kept, key=values.__getitem__, reverse=True)[: look.candidates]
            for result in looked_at:
                depth[result] = plies
                values[result] = equity(rule_set, engine.probabilities([after[result]], plies)[0].swapped)

        ranked = engine.think(position, roll, level)

        assert {play.position for play in ranked} == set(after)
        if len(after) > 1:
            assert {play.position for play in ranked if play.plies == level.plies} >= set(looked_at)
            deepest = [play for play in ranked if play.position in looked_at]
            expected = [values[play.position] for play in deepest]
            assert [play.equity for play in deepest] == pytest.approx(expected, abs=1e-5)


def test_random_games_are_always_the_same() -> None:
    assert str(random_games(Engine(TAWULA), 100, 7)) == "plies 16358 white 41 black 42 mars 0 draws 17"


def test_exception_of_the_question_stops_the_work_and_is_raised() -> None:
    is_cancelled = Mock(side_effect=KeyError("wrong"))

    with pytest.raises(KeyError, match="wrong"):
        random_games(engine_for(TAPA), 100_000, 1, is_cancelled)

    is_cancelled.assert_called_once()


@pytest.mark.skipif(os.name != "posix", reason="the system sends no signal to a thread")
def test_interrupt_while_the_engine_works_stops_it() -> None:
    called = Event()

    def is_cancelled() -> bool:
        called.set()
        return False

    def interrupt() -> None:
        called.wait()
        signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)

    Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        random_games(engine_for(TAPA), 200_000, 1, is_cancelled)


BAD = {
    **{f"the rows {rows!r}": lambda engine, _, rows=rows: engine.probabilities_of_rows(rows) for rows in NO_ROWS},
    **{f"the roll {roll}": lambda engine, start, roll=roll: engine.plays(start, roll) for roll in NO_ROLLS},
    **{f"a perft of {depth}": lambda engine, start, depth=depth: engine.perft(start, depth) for depth in NO_DEPTHS},
    "no network": lambda _, start: Engine(TAPA).probabilities([start]),
    "too many plies": lambda engine, start: engine.probabilities([start], 7),
    "fewer than no plies": lambda engine, start: engine.probabilities([start], -1),
    "a seed below 0": lambda engine, start: engine.think(start, (3, 1), BEGINNER, -1),
    "a seed of more than 64 bits": lambda engine, start: engine.think(start, (3, 1), BEGINNER, 2**64),
    "a noise that is no number": lambda engine, start: engine.think(start, (3, 1), Level("", "", noise=math.nan)),
    "too many candidates": lambda engine, start: engine.think(start, (3, 1), Level("", "", (SearchWidth(2**40, 1.0),))),
    "fewer than no plays": lambda engine, start: engine.think(start, (3, 1), BEGINNER, most=-1),
    "no roll": lambda engine, start: engine.think(start, None, BEGINNER),
    "a worth that is no number": lambda engine, start: engine.probabilities(
        [start], end_values=EndValues(1, 2, math.nan, -1, -2, -3)
    ),
    "every second game": lambda engine, start: engine.play_out(start, range(0, 10, 2), 1),
    "games before the first": lambda engine, start: engine.play_out(start, range(-1, 10), 1),
    "fewer than no plies of games": lambda engine, start: engine.play_out(start, range(10), 1, plies=-2),
    "fewer than no games": lambda engine, _: random_games(engine, -1, 1),
    "a seed that is no whole number": lambda engine, start: engine.error_of_cube(start, 1.5),
}


@sentences("bad", BAD)
def test_what_makes_no_sense_is_refused(bad: Any) -> None:
    with pytest.raises(ValueError, match=r"not a|no network"):
        bad(engine_for(TAPA), start_position(TAPA))
