"""Looking ahead, held against the same done slowly with the scalar rules."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.equity import equity
from tapa_desktop.ai.evaluator import Evaluator, Judged, chances_after
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.search import BLOCK, CHUNK, FEW, Ahead, Stoppable
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tests.positions import position

GIVEN = [
    (TAPA, start_position(TAPA)),
    (TAPA, position(TAPA, "24:W1 20:W2 9:bW1 5:W9 1:B3 3:B1 12:B8")),
    (PLAKOTO, position(PLAKOTO, "24:W2 1:bW1 3:W6 10:B8 19:B3")),
    (TAPA_CUBE, position(TAPA_CUBE, "2:W2 1:W1 5:B1 24:B3")),
    (TAWULA, position(TAWULA, "13:W5 8:W1 6:W4 24:B1 20:B4 18:B4 22:B1", mine=(0, 1))),
]


def slowly(chooser: Evaluator, judge: Evaluator, rule_set: RuleSet, given: Position) -> np.ndarray:
    """The mean over the 36 throws of what the play of each is worth that is best for one evaluator to another."""
    mean = np.zeros(5)
    for roll, throws in ROLLS:
        results = pack(plays(rule_set, given, dice_of(roll)))
        best = equity(rule_set, chances_after(chooser, rule_set, results)).argmax()
        mean += throws / 36 * chances_after(judge, rule_set, results[best : best + 1])[0].astype(float)
    return mean


@pytest.mark.parametrize(("rule_set", "given"), GIVEN, ids=lambda one: getattr(one, "key", ""))
def test_it_is_the_mean_over_the_rolls_of_the_best_plays(rule_set: RuleSet, given: Position) -> None:
    static = Judged(HandMade())

    chances = Ahead(static).chances(rule_set, pack([given]))

    assert chances.dtype == np.float32
    assert equity(rule_set, chances)[0] == pytest.approx(
        float(equity(rule_set, slowly(static, static, rule_set, given)[None])[0]), abs=1e-4
    )


def test_who_has_a_last_checker_to_bear_off_has_won() -> None:
    chances = Ahead(Judged(HandMade())).chances(TAPA, pack([position(TAPA, "1:W1 19:B15")]))

    assert chances[0] == pytest.approx([1, 1, 0, 0, 0])


def test_a_search_can_hold_a_search() -> None:
    given = position(TAPA, "2:W2 1:W2 24:B2 23:B1")
    static = Judged(HandMade())
    one = Judged(Ahead(static))

    two = Ahead(one).chances(TAPA, pack([given]))

    assert two[0] == pytest.approx(slowly(one, one, TAPA, given), abs=1e-4)


@pytest.mark.parametrize(("rule_set", "given"), GIVEN[1:4], ids=lambda one: getattr(one, "key", ""))
def test_looking_two_plies_ahead_replies_are_chosen_by_the_evaluator_that_does_not_look(
    rule_set: RuleSet, given: Position
) -> None:
    static = Judged(HandMade())
    one = Judged(Ahead(static))

    two = Ahead(one, static).chances(rule_set, pack([given]))

    assert two[0] == pytest.approx(slowly(static, one, rule_set, given), abs=1e-4)


def test_a_search_judges_many_positions_as_it_judges_one() -> None:
    rows = pack([position(TAPA, f"2:W2 24:B2 {point}:B1") for point in range(3, 23)] * 2)
    ahead = Ahead(Judged(HandMade()))

    together = ahead.chances(TAPA, rows)

    assert len(rows) > CHUNK
    assert together == pytest.approx(np.concatenate([ahead.chances(TAPA, row[None]) for row in rows]), abs=1e-6)


# Calling off


def test_it_is_asked_between_blocks_whether_anybody_still_wants_the_answer() -> None:
    rows = pack([position(TAPA, "2:W2 24:B2")]).repeat(3 * BLOCK, axis=0)
    answers = iter([False, True])

    with pytest.raises(Cancelled):
        Stoppable(HandMade(), lambda: next(answers)).chances(TAPA, rows)

    assert next(answers, None) is None


def test_one_who_waits_gets_an_answer_for_every_row() -> None:
    rows = pack([position(TAPA, "2:W2 24:B2")]).repeat(BLOCK + 1, axis=0)
    asked: list[bool] = []
    no: Callable[[], bool] = lambda: bool(asked.append(True))  # noqa: E731

    chances = Stoppable(HandMade(), no).chances(TAPA, rows)

    assert len(asked) == 2
    assert (chances == chances[0]).all()


def test_it_is_asked_while_the_plays_of_many_positions_are_looked_for() -> None:
    rows = pack([position(TAPA, "2:W2 24:B2")]).repeat(3 * FEW, axis=0)
    answers = iter([False, True])

    with pytest.raises(Cancelled):
        Ahead(HandMade(), is_cancelled=lambda: next(answers)).chances(TAPA, rows)

    assert next(answers, None) is None
