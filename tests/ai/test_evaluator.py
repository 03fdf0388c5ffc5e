"""The end of a game is judged exactly, whatever an evaluator would say of it."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import Rows, flip, pack
from tapa_desktop.ai.equity import Floats, equity
from tapa_desktop.ai.evaluator import Judged, chances_after
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tests.positions import position


class Same:
    """Says the same of every position, and remembers how many it was asked about."""

    def __init__(self, *chances: float) -> None:
        self.answer = np.array(chances, np.float32)
        self.asked = 0

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        assert rule_set.key
        self.asked += len(rows)
        return np.tile(self.answer, (len(rows), 1))


ENDED = [
    (TAPA, position(TAPA, "1:B2")),
    (TAPA, position(TAPA, "19:B15")),
    (TAPA, position(TAPA, "24:wB1 1:bW1")),
    (PLAKOTO, position(PLAKOTO, "20:W14 1:bW1 19:B14")),
    (TAPA_CUBE, position(TAPA_CUBE, "3:B1 19:B14")),
    (TAWULA, position(TAWULA, "2:W14 18:B14", theirs=(0, 1))),
    (TAPA, position(TAPA, "3:W2")),
]


@pytest.mark.parametrize(("rule_set", "ended"), ENDED)
def test_the_end_is_worth_its_points(rule_set: RuleSet, ended: Position) -> None:
    judged = Judged(Same(0.9, 0, 0, 0, 0))
    end = outcome_of_turn(rule_set, ended)
    assert end is not None

    after = chances_after(judged, rule_set, pack([ended]))

    sign = {True: 1, False: -1, None: 0}[end.mine]
    assert equity(rule_set, after) == pytest.approx([sign * end.points])


def test_only_games_that_go_on_are_asked_about() -> None:
    inner = Same(0.9, 0.5, 0, 0, 0)
    going = position(TAPA, "24:W15 1:B15")

    chances = Judged(inner).chances(TAPA, flip(TAPA, pack([ENDED[0][1], going, ENDED[1][1]])))

    assert inner.asked == 1
    assert chances[1] == pytest.approx([0.9, 0.5, 0, 0, 0])
    assert chances[[0, 2], 0].tolist() == [0, 0]
    assert chances[[0, 2], 3].tolist() == [0, 1]


def test_after_a_play_it_is_the_other_side_that_is_asked() -> None:
    after = chances_after(Same(0.9, 0.5, 0, 0.05, 0), TAPA, pack([position(TAPA, "24:W15 1:B15")]))

    assert after[0] == pytest.approx([0.1, 0.05, 0, 0.5, 0])


def test_nobody_who_has_borne_off_loses_more_than_a_single_game() -> None:
    sure_of_mars = Judged(Same(0.5, 0.5, 0.25, 0.5, 0.25))
    neither, i_have, he_has = (position(TAPA, text) for text in ("6:W15 5:B15", "6:W14 5:B15", "6:W15 5:B14"))

    chances = sure_of_mars.chances(TAPA, pack([neither, i_have, he_has]))

    assert chances.tolist() == [[0.5, 0.5, 0.25, 0.5, 0.25], [0.5, 0.5, 0.25, 0, 0], [0.5, 0, 0, 0.5, 0.25]]
