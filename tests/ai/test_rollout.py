"""Rollouts, in positions whose chances can be counted, and in others by what must hold between two of them.

What rollouts tell of their games: means, their errors, and whether the order of candidates is settled.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tapa_desktop.ai import rollout
from tapa_desktop.ai.cube.cubeful import Owner, Score, Standing
from tapa_desktop.ai.cube.match_equity import chance_after_draw, in_match, match_equity
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Turns, turns
from tapa_desktop.ai.levels import EXPERT, MASTER, Level
from tapa_desktop.ai.probabilities import EACH_SINGLE, EndValues, Probabilities, equity
from tapa_desktop.ai.rollout import (
    AT_LEAST,
    NORMAL,
    SETTLED,
    CubefulStart,
    Goal,
    Progress,
    RolloutResult,
    Tally,
    Way,
    errors_of_half_width,
    roll_out,
    roll_out_plays,
    roll_out_with_cube,
)
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import FIRST, TurnEnd
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.position_text import LARGEST
from tapa_desktop.rules.ruleset import BACKGAMMON, PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.training.network import engine_with
from tests.ai.engine.agreement import name_of
from tests.ai.engine.networks import random_engine, unchanging, without_table
from tests.cases import LEARNED, sentences, some
from tests.positions import CONTACT, position
from tests.training.networks import shipped

SURE = position(TAPA, "1:W1 24:B1")
ONE_ROLL = position(TAPA, "5:W1 2:W1 24:B1")  # won by 19 of the 36 throws: a 5 or 6 with another from 2 on, 2-2 to 4-4
TWO_ROLLS = position(TAPA, "1:W3 24:B3")  # a double wins at once, else he wins by a double, else I have won
RACE = position(TAPA, "6:W3 5:W2 4:W2 2:W2 1:W1 19:B3 20:B2 21:B1 23:B2")
PINNED = position(PLAKOTO, "24:W1 7:bW1 3:W2 2:W1 10:B2 19:B3")
OTHER_ENDS = [
    rule_set_named(key, {field: choice})
    for key, field, choice in (
        *(("mahbusa", "count_checkers", True), ("plakoto", "mother_points", 3), ("tapa", "drawn_points", 1)),
        *(("plakoto", "mother_pinned", "plays on"), ("gul-bara", "cascade_from", 1), ("tawula", "enter_from", 24)),
    )
]
BOTH_WAYS = pytest.mark.parametrize("less_luck", [False, True])


def last(run: Iterator[Progress]) -> Progress:
    *_, final = run
    return final


def only(run: Iterator[Progress]) -> RolloutResult:
    (result,) = last(run).results
    return result


def ends(rule_set: RuleSet, *results: Position) -> list[TurnEnd]:
    """The ends of turns with these results, seen by the side that has played."""
    return [TurnEnd(flip(rule_set, result), FIRST, goes_on=False) for result in results]


# Chances that can be counted


@BOTH_WAYS
@pytest.mark.parametrize(
    ("start", "games", "seed", "win"),
    [
        pytest.param(SURE, 36, 0, 1, id="every roll wins"),
        pytest.param(ONE_ROLL, 36, 0, 19 / 36, id="36 games have each throw once"),
        pytest.param(TWO_ROLLS, 1296, 5, 1 / 6 + (5 / 6) ** 2, id="1296 games have each pair of throws once"),
    ],
)
def test_what_can_be_counted_comes_out_exactly(
    start: Position, games: int, seed: int, win: float, less_luck: bool
) -> None:
    result = only(roll_out(without_table(TAPA), start, Goal(games), Way(seed, less_luck=less_luck)))

    assert result.probabilities == pytest.approx((win, 0, 0, 0, 0, 0), abs=1e-5)
    assert result.equity == pytest.approx(2 * win - 1, abs=2e-5)
    assert result.standard_error <= math.sqrt(4 * win * (1 - win) / (games - 1)) + 1e-4  # that of the throws alone


def test_games_end_where_the_table_of_the_bear_off_knows_what_they_bring() -> None:
    nearly = position(TAPA, "7:W1 5:W2 4:W2 2:W2 1:W1 19:B3 20:B2 21:B1 23:B2")

    exact = last(roll_out(engine_for(TAPA), RACE, Goal(1296), Way()))
    with_table, without = (
        only(roll_out(engine, nearly, Goal(1296), Way(1))) for engine in (engine_for(TAPA), without_table(TAPA))
    )

    assert (exact.games, exact.half_width) == (0, 0)
    assert with_table.half_width < without.half_width / 4
    assert abs(with_table.equity - without.equity) < without.half_width


def test_nothing_is_played_where_the_game_is_over_and_a_draw_brings_nothing() -> None:
    over = position(TAPA, "24:W15")  # he has borne off all, I have none off
    both_mothers = position(TAPA, "24:wB1 1:bW1")

    (progress,) = roll_out(without_table(TAPA), over, Goal(100), Way())
    (drawn,) = roll_out(without_table(TAPA), both_mothers, Goal(100), Way())

    assert progress == Progress(0, (RolloutResult(-2, 0, (0, 0, 0, 1, 0, 0)),), is_settled=False)
    assert drawn == Progress(0, (RolloutResult(0, 0, (0, 0, 0, 0, 0, 1)),), is_settled=False)


# The way


@pytest.mark.parametrize(("rule_set", "start"), [(TAPA, CONTACT), (PLAKOTO, PINNED)], ids=["tapa", "plakoto"])
def test_without_luck_games_bring_the_same_on_average_and_are_more_alike(rule_set: RuleSet, start: Position) -> None:
    plain, less = (
        only(roll_out(without_table(rule_set), start, Goal(games), Way(2, plies, less_luck)))
        for less_luck, games, plies in ((False, 1296, 6), (True, 144, 6))
    )

    assert abs(plain.equity - less.equity) < 2.58 * math.hypot(plain.standard_error, less.standard_error)
    assert less.standard_error * math.sqrt(144) < plain.standard_error * math.sqrt(1296) / 1.5


def test_after_so_many_plies_the_evaluator_has_the_last_word() -> None:
    even = unchanging(TAPA, (0.2, 0.4, 0.4, 1e-6))  # a mars, a win, a loss, a mars lost

    mine, his = (only(roll_out(even, start_position(TAPA), Goal(36), Way(plies=plies))) for plies in (2, 3))

    assert mine.probabilities == pytest.approx((0.6, 0.2, 0, 0, 0, 0), abs=1e-4)
    assert his.probabilities == pytest.approx((0.4, 0, 0, 0.2, 0, 0), abs=1e-4)
    assert mine.standard_error == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("level", [EXPERT, MASTER], ids=lambda level: level.key)
@pytest.mark.parametrize(("rule_set", "start"), [(TAPA, CONTACT), (PLAKOTO, PINNED)], ids=["tapa", "plakoto"])
def test_both_sides_play_like_the_level(rule_set: RuleSet, start: Position, level: Level) -> None:
    engine = engine_with(rule_set, shipped(rule_set))  # which looks at all plays
    expected = 0.0
    for roll, throws in ROLLS:
        after = flip(rule_set, engine.think(start, roll, level)[0].position)
        expected += engine.probabilities([after])[0].swapped.win * throws / 36

    result = only(roll_out(engine, start, Goal(36), Way(plies=1, level=level)))

    assert result.probabilities.win == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize("rule_set", [*LEARNED.values(), *OTHER_ENDS], ids=name_of)
def test_every_game_can_be_rolled_out_to_its_end(rule_set: RuleSet) -> None:
    result = only(roll_out(without_table(rule_set), start_position(rule_set), Goal(16), Way(1)))

    win, mars, best, lose_mars, lose_best, draw = result.probabilities
    assert 0 <= best <= mars <= win <= 1 - lose_mars - draw
    assert 0 <= lose_best <= lose_mars
    assert 16 * win == pytest.approx(round(16 * win))
    assert result.standard_error > 0


# What is played for


NEEDS_ONE = EndValues(1.0, 1.0, 1.0, -1.0, -1.8, -1.8)  # the opponent needs three


def mean_over_rolls(engine: Engine, start: Position, end_values: EndValues, plies: int) -> float:
    """The value after so many plies for the side to move, if each side makes its best play by 0-ply."""
    total = 0.0
    for roll, throws in ROLLS:
        after = [flip(engine.rule_set, one) for one in engine.plays(start, roll)]
        value, best = max((end_values.equity(engine.probabilities([one])[0].swapped), one) for one in after)
        total += throws / 36 * (value if plies == 1 else -mean_over_rolls(engine, best, end_values.swapped, plies - 1))
    return total


@pytest.mark.parametrize("end_values", [NEEDS_ONE, NEEDS_ONE.swapped], ids=["needs one", "needs three"])
@pytest.mark.parametrize(("games", "plies"), [(36, 1), (1296, 2)])
def test_each_side_plays_for_what_the_ends_are_worth_to_it(end_values: EndValues, games: int, plies: int) -> None:
    engine, start = random_engine(TAPA, 6), start_position(TAPA)
    way = Way(plies=plies)

    result = only(roll_out(engine, start, Goal(games), way, end_values=end_values))
    for_points = only(roll_out(engine, start, Goal(games), way))
    (his,) = last(
        roll_out_plays(engine, ends(TAPA, flip(TAPA, start)), Goal(games), way, end_values=end_values.swapped)
    ).results

    expected = mean_over_rolls(engine, start, end_values, plies)
    assert result.equity == pytest.approx(expected, abs=1e-4) == end_values.equity(result.probabilities)
    assert his.equity == pytest.approx(-expected, abs=1e-4)
    assert end_values.equity(for_points.probabilities) != pytest.approx(expected, abs=5e-4)


@BOTH_WAYS
def test_the_answer_is_always_the_same_and_another_one_for_another_seed(less_luck: bool) -> None:
    first, again, other = (
        only(roll_out(without_table(TAPA), CONTACT, Goal(40), Way(seed, 5, less_luck))) for seed in (1, 1, 2)
    )

    assert first == again
    assert first != other


@BOTH_WAYS
def test_it_does_not_matter_how_many_games_go_on_together(less_luck: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    results = []
    for together in (5, 7, 100):
        monkeypatch.setattr(rollout, "_BATCH", (together, together))
        monkeypatch.setattr(rollout, "_BATCH_LESS_LUCK", (together, together))
        results.append(only(roll_out(without_table(PLAKOTO), PINNED, Goal(24), Way(1, 5, less_luck))))

    for other in some(results[1:]):
        assert other.equity == pytest.approx(results[0].equity, abs=1e-5)
        assert other.probabilities == pytest.approx(results[0].probabilities, abs=1e-5)


def test_plays_are_judged_for_the_side_that_has_played() -> None:
    for rule_set, start in ((TAPA, ONE_ROLL), (TAPA_CUBE, position(TAPA_CUBE, "2:W2 1:W1 5:B1 24:B3"))):
        mine = only(roll_out(without_table(rule_set), start, Goal(36), Way()))

        his = only(roll_out_plays(without_table(rule_set), ends(rule_set, flip(rule_set, start)), Goal(36), Way()))

        assert his.equity == pytest.approx(-mine.equity)
        assert his.probabilities[0] == pytest.approx(1 - mine.probabilities[0])
        assert his.probabilities[3] == pytest.approx(mine.probabilities[1])


def test_all_candidates_have_the_same_dice() -> None:
    results = list(plays(TAPA, CONTACT, dice_of((6, 2))))[:3]

    alone = [only(roll_out_plays(without_table(TAPA), ends(TAPA, result), Goal(24), Way(3, 6))) for result in results]
    together = last(roll_out_plays(without_table(TAPA), ends(TAPA, *results, results[0]), Goal(24), Way(3, 6)))

    for one, other in some(zip(together.results, [*alone, alone[0]], strict=True)):
        assert one.equity == pytest.approx(other.equity, abs=1e-6)
        assert one.standard_error == pytest.approx(other.standard_error, abs=1e-6)


# Progress and its end


def test_the_first_word_is_the_evaluators_which_says_nothing_of_its_error_and_so_is_that_of_no_ply() -> None:
    first, second = roll_out(without_table(TAPA), CONTACT, Goal(36), Way(plies=0))

    assert (first.games, first.half_width) == (0, math.inf)
    assert first.results[0].probabilities == without_table(TAPA).probabilities([CONTACT])[0]
    assert first.results[0].probabilities == pytest.approx(second.results[0].probabilities)
    his = next(roll_out_plays(without_table(TAPA), ends(TAPA, flip(TAPA, CONTACT)), Goal(36), Way()))
    assert his.results[0].probabilities == pytest.approx(first.results[0].probabilities.swapped)


def test_half_widths_shrink_with_the_root_of_the_games() -> None:
    run = list(roll_out(without_table(TAPA), CONTACT, Goal(1728), Way(1, 3)))

    widths = {progress.games: progress.half_width for progress in run}
    assert [progress.games for progress in run] == [0, 144, 288, 576, 1152, 1728]
    assert widths[288] / widths[1152] == pytest.approx(2, rel=0.15)
    assert widths[1728] < widths[1152] < widths[576] < widths[288] < widths[144]


def test_it_ends_at_the_half_width_asked_for() -> None:
    *before, end = roll_out(without_table(TAPA), ONE_ROLL, Goal(100_000, half_width=0.1), Way())

    assert end.half_width < 0.1 <= before[-1].half_width
    assert end.games < 1000


def test_it_ends_when_the_order_is_settled_but_not_before_enough_games() -> None:
    goal = Goal(100_000, until_settled=True)
    better, worse = position(TAPA, "1:W1 24:B3"), position(TAPA, "1:W3 24:B3")

    end, longer = (
        last(roll_out_plays(without_table(TAPA), ends(TAPA, better, worse), stop, Way()))
        for stop in (goal, Goal(2 * AT_LEAST))
    )

    assert (longer.is_settled, longer.games) == (True, 2 * AT_LEAST), "where nobody has asked for that"
    assert end.is_settled
    assert end.games == AT_LEAST
    assert end.results[0].equity > end.results[1].equity


@BOTH_WAYS
def test_called_off_it_ends_with_what_has_come_out(less_luck: bool) -> None:
    answers: list[bool] = []

    def after_eight() -> bool:
        answers.append(len(answers) == 7)
        return answers[-1]

    about = without_table(TAWULA), start_position(TAWULA), Goal(288), Way(1, 3, less_luck)
    complete = list(roll_out(*about))

    cut = list(roll_out(*about, is_cancelled=after_eight))

    assert answers.index(True) == len(answers) - 1
    assert cut == complete[: len(cut)]
    assert len(cut) < len(complete)
    assert list(roll_out(*about, is_cancelled=lambda: True)) == complete[:1], "the evaluator's word"


WON, LOST, MARS = (1, 0, 0, 0, 0), (0, 0, 0, 0, 0), (1, 1, 0, 0, 0)


def tally_of(*candidates: list[tuple[float, ...]]) -> Tally:
    tally = Tally(partial(equity, TAPA), len(candidates))
    tally.add([[Probabilities(*chances) for chances in games] for games in candidates])
    return tally


def test_equity_and_its_error_are_those_of_the_points_of_the_games() -> None:
    points = [1, -1, 2, 1]

    (result,) = tally_of([WON, LOST, MARS, WON]).progress().results

    assert result.equity == pytest.approx(statistics.mean(points))
    assert result.standard_error == pytest.approx(statistics.stdev(points) / math.sqrt(4))
    assert result.half_width == pytest.approx(3.182 * result.standard_error, rel=0.02)
    assert result.probabilities == pytest.approx((0.75, 0.25, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("games", "expected"),
    [(0, NORMAL), (1, NORMAL), (12, 2.201), (16, 2.131), (31, 2.042), (121, 1.980), (1296, 1.962)],
)
def test_half_widths_of_few_games_are_wider_by_the_table_of_students_t(games: int, expected: float) -> None:
    assert errors_of_half_width(games) == pytest.approx(expected, abs=0.002)


def test_chances_that_less_luck_has_brought_beyond_certainty_are_told_as_certain() -> None:
    (result,) = tally_of([(1.02, 0.3, 0, -0.01, 0)] * 2).progress().results

    assert result.probabilities == pytest.approx((1, 0.3, 0, 0, 0, 0))
    assert result.equity == pytest.approx(1.02 * 2 - 1 + 0.31)


CLOSE, FAR, BEST = [WON] * 19 + [LOST], [LOST] * 20, [WON] * 20


@sentences(
    ("candidates", "settled"),
    {
        "one is always better": ([[WON, MARS] * 20, [LOST, WON] * 20], True),
        "one is once better": ([[WON, *[WON, LOST] * 20], [LOST, *[WON, LOST] * 20]], False),
        "the best of three leads one other": ([CLOSE, FAR, BEST], False),
        "the best of three leads both others": ([FAR, FAR, BEST], True),
        "one candidate has no order": ([BEST], False),
        "one game says nothing": ([[WON], [LOST]], False),
    },
)
def test_the_order_is_settled_when_the_difference_in_the_same_games_is_larger_than_chance_makes_it(
    candidates: list[list[tuple[float, ...]]], settled: bool
) -> None:
    progress = tally_of(*candidates).progress()

    assert progress.is_settled is settled
    assert {math.isinf(result.standard_error) for result in progress.results} == {progress.games == 1}


@pytest.mark.parametrize(("games", "settled"), [(4, False), (5, True)])
def test_settled_is_a_lead_of_so_many_standard_errors_of_the_difference(games: int, settled: bool) -> None:
    better = [WON] * games + [LOST] * (20 - games)
    lead, error = 2 * games / 20, statistics.stdev([2] * games + [0] * (20 - games)) / math.sqrt(20)
    assert (lead > SETTLED * error) == settled

    assert tally_of([LOST] * 20, better).progress().is_settled == settled


COUNTED = rule_set_named("tapa", {"cube": True, "drawn_points": 1})


@pytest.mark.parametrize(
    ("rule_set", "score"),
    [(TAPA_CUBE, Score(1, 3)), (TAPA_CUBE, Score(3, 1)), (COUNTED, Score(2, 3))],
    ids=["Crawford", "Crawford of the other side", "a point for each"],
)
def test_a_draw_is_worth_what_the_score_then_is(rule_set: RuleSet, score: Score) -> None:
    drawn = position(TAPA, "24:wB1 1:bW1 7:W13 12:B13")  # each side pins the other's mother

    *_, last = roll_out_with_cube(engine_for(rule_set), CubefulStart(drawn, 1, Owner.BOTH, score), 2, seed=1)

    assert last.equity == pytest.approx(match_equity(chance_after_draw(Standing((rule_set,), 0, score))))
    *_, last = roll_out_with_cube(engine_for(rule_set), CubefulStart(drawn, 1, Owner.BOTH), 2, seed=1)
    assert last.equity == 0, "where points are played for"


@pytest.mark.parametrize("score", [Score(1, 3), Score(3, 1)], ids=["Crawford", "Crawford of the other side"])
def test_with_the_cube_too_each_side_plays_for_its_ends(monkeypatch: pytest.MonkeyPatch, score: Score) -> None:
    used: list[EndValues] = []

    def record_turns(*arguments: Any, end_values: EndValues) -> Turns:
        used.append(end_values)
        return turns(*arguments, end_values=end_values)

    monkeypatch.setattr(rollout, "turns", record_turns)
    start = CubefulStart(start_position(TAPA_CUBE), 1, Owner.BOTH, score)

    *_, _last = roll_out_with_cube(engine_for(TAPA_CUBE), start, 2, seed=1)

    mine, theirs = (in_match(TAPA_CUBE, own).end_values for own in (score, score.swapped))
    assert set(used[::2]) == {mine}
    assert set(used[1::2]) == {theirs} != {mine}


def test_by_the_jacoby_rule_a_game_without_a_double_is_played_for_one_point_and_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jacoby = rule_set_named("backgammon", {"jacoby": True})
    won = position(BACKGAMMON, "1:W1 24:B15")  # the next roll wins a mars; who has doubled wins the cube

    used = set()
    monkeypatch.setattr(
        rollout, "turns", lambda *about, end_values: used.add(end_values) or turns(*about, end_values=end_values)
    )
    for owner, points in ((Owner.BOTH, 1), (Owner.OPPONENT, 2)):
        *_, last = roll_out_with_cube(engine_for(jacoby), CubefulStart(won, 2, owner), 2, seed=1)
        assert last.equity == points
    assert used == {EACH_SINGLE, None}
    nearly = CubefulStart(position(BACKGAMMON, "5:W1 24:B1"), LARGEST, Owner.BOTH)
    *_, last = roll_out_with_cube(engine_for(BACKGAMMON), nearly, 36, seed=1)
    assert last.equity < 1, "a cube at its limit is not turned"
