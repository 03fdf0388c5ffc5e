"""Rollouts in which the cube is turned; how close they come to the model is tested with the commands of the engine."""

from __future__ import annotations

from typing import Any

import pytest

from tapa_desktop.ai.cube.cubeful import Owner, Score, Standing
from tapa_desktop.ai.cube.match_equity import chance_after_draw, in_match, match_equity
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.selfplay import Turns, turns
from tapa_desktop.ai.probabilities import EndWorths
from tapa_desktop.ai.rollout import with_cube
from tapa_desktop.ai.rollout.with_cube import CubefulStart, roll_out_with_cube
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, TAPA, TAPA_CUBE, RuleSet
from tests.positions import position

COUNTED = rule_set_named("tapa", {"cube": True, "drawn_points": 1})


@pytest.mark.parametrize(
    ("rule_set", "score"),
    [(TAPA_CUBE, Score(1, 3)), (TAPA_CUBE, Score(3, 1)), (COUNTED, Score(2, 3))],
    ids=["Crawford", "Crawford of the other side", "a point for each"],
)
def test_a_draw_is_worth_what_the_score_then_is(rule_set: RuleSet, score: Score) -> None:
    drawn = position(TAPA, "24:wB1 1:bW1 7:W13 12:B13")  # each side pins the other's mother

    *_, last = roll_out_with_cube(game_for(rule_set), CubefulStart(drawn, 1, Owner.BOTH, score), 2, seed=1)

    assert last.equity == pytest.approx(match_equity(chance_after_draw(Standing((rule_set,), 0, score))))


@pytest.mark.parametrize("score", [Score(1, 3), Score(3, 1)], ids=["Crawford", "Crawford of the other side"])
def test_each_side_plays_for_what_the_ends_are_worth_to_it(monkeypatch: pytest.MonkeyPatch, score: Score) -> None:
    asked: list[EndWorths] = []

    def noting(*given: Any, worths: EndWorths) -> Turns:
        asked.append(worths)
        return turns(*given, worths=worths)

    monkeypatch.setattr(with_cube, "turns", noting)
    start = CubefulStart(start_position(TAPA_CUBE), 1, Owner.BOTH, score)

    *_, _last = roll_out_with_cube(game_for(TAPA_CUBE), start, 2, seed=1)

    mine, theirs = (in_match(TAPA_CUBE, one).worths for one in (score, score.swapped))
    assert set(asked[::2]) == {mine}
    assert set(asked[1::2]) == {theirs} != {mine}


def test_by_the_jacoby_rule_a_game_without_a_double_brings_one_point() -> None:
    jacoby = rule_set_named("backgammon", {"jacoby": True})
    won = position(BACKGAMMON, "1:W1 24:B15")  # the next roll wins a mars; who has doubled wins the cube

    for owner, equity in ((Owner.BOTH, 1), (Owner.OPPONENT, 2)):
        *_, last = roll_out_with_cube(game_for(jacoby), CubefulStart(won, 2, owner), 2, seed=1)
        assert last.equity == equity
