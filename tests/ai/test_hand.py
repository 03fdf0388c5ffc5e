"""The hand-made evaluator says sensible things, in every game."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.equity import BEST, LOSE_BEST, LOSE_MARS, MARS, WIN, equity
from tapa_desktop.ai.evaluator import Judged, chances_after
from tapa_desktop.ai.features import Values
from tapa_desktop.ai.hand import CHUNK, ON_ROLL, WAITING, HandMade, features
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.ai.weights import weights_for
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tests.positions import position

EVERY = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
PINNING = pytest.mark.parametrize("rule_set", [TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE], ids=lambda rule_set: rule_set.key)


def after(rule_set: RuleSet, *stacks: str) -> list[float]:
    """What positions are worth to me when I have just played to them."""
    rows = pack(position(rule_set, text) for text in stacks)
    return equity(rule_set, chances_after(Judged(HandMade()), rule_set, rows)).tolist()


def names_of(position_: Position) -> Values:
    rows = pack([position_])
    view = planes_of(rows)
    return features(rows, view, view, ON_ROLL) | features(rows, view, view, WAITING)


@EVERY
def test_every_feature_has_its_weights_and_none_is_left_over(rule_set: RuleSet) -> None:
    assert set(weights_for(rule_set).features) == set(names_of(start_position(rule_set)))


@EVERY
def test_the_first_position_is_about_even(rule_set: RuleSet) -> None:
    chances = HandMade().chances(rule_set, pack([start_position(rule_set)]))

    assert chances.dtype == np.float32
    assert 0.4 < chances[0, WIN] < 0.65


@EVERY
def test_no_more_double_wins_than_wins_and_no_more_double_losses_than_losses(rule_set: RuleSet) -> None:
    texts = ["24:W15 1:B15", "24:W1 3:W14 1:B15", "24:W2 12:W13 2:B1 13:B14", "6:W15 19:B15", "24:W15 24:B0"]
    rows = pack(position(rule_set, text) for text in texts[:4])

    chances = HandMade().chances(rule_set, rows)

    assert (chances >= 0).all()
    assert (chances[:, MARS] <= chances[:, WIN]).all()
    assert (chances[:, LOSE_MARS] <= 1 - chances[:, WIN] + 1e-6).all()
    assert (chances[:, BEST] <= chances[:, MARS]).all()
    assert (chances[:, LOSE_BEST] <= chances[:, LOSE_MARS]).all()


def test_a_greatest_win_is_feared_only_where_there_is_one() -> None:
    deep_pin = [position(rule_set, "24:wB2 1:W14 5:B13") for rule_set in (TAPA, TAPA_CUBE)]

    plain, cube = (HandMade().chances(rule_set, pack(deep_pin)) for rule_set in (TAPA, TAPA_CUBE))

    assert not plain[:, [BEST, LOSE_BEST]].any()
    assert cube[:, LOSE_BEST].all()


@PINNING
def test_a_pin_is_better_than_none_and_a_deep_one_better_still(rule_set: RuleSet) -> None:
    none, far, deep = after(
        rule_set,
        "24:W9 22:W2 15:W2 10:W2 1:B9 3:B2 13:B2 12:B2",
        "24:W9 22:W2 15:bW2 10:W2 1:B9 3:B2 13:B1 12:B2",
        "24:W9 22:W2 15:W2 3:bW2 1:B9 13:B2 12:B3",
    )

    assert none < far < deep


@PINNING
def test_a_lone_checker_in_his_reach_is_worse_than_one_out_of_it(rule_set: RuleSet) -> None:
    safe, exposed = after(
        rule_set,
        "24:W9 22:W2 20:W2 18:W2 1:B9 3:B2 16:B2 15:B2",
        "24:W9 22:W2 20:W1 18:W3 1:B9 3:B2 16:B2 15:B2",
    )

    assert exposed < safe - 0.05


@PINNING
def test_to_leave_the_mother_alone_in_his_reach_is_worst(rule_set: RuleSet) -> None:
    pair, alone = after(
        rule_set, "24:W2 22:W3 15:W10 21:B4 20:B4 19:B5 1:B2", "24:W1 22:W4 15:W10 21:B4 20:B4 19:B5 1:B2"
    )

    assert alone < pair - 0.3


def test_a_pinned_mother_loses_double_where_the_game_says_so() -> None:
    pinned = "24:wB1 12:W14 1:B4 10:B10"

    tapa, plakoto = (after(rule_set, pinned)[0] for rule_set in (TAPA, PLAKOTO))

    assert plakoto < -1.5
    assert tapa < -0.7


def test_in_tawula_a_checker_on_the_bar_behind_a_strong_table_is_bad() -> None:
    rows = pack(
        [
            position(TAWULA, "13:W5 8:W5 6:W5 24:B5 20:B5 18:B5"),
            position(TAWULA, "13:W5 8:W5 6:W4 24:B4 20:B4 18:B4 22:B3", mine=(0, 1)),
        ]
    )

    free, hit = equity(TAWULA, HandMade().chances(TAWULA, rows)).tolist()

    assert hit < free


def test_many_are_judged_as_one_alone() -> None:
    rows = pack([start_position(TAPA)]).repeat(CHUNK + 5, axis=0)
    rows[-1] = pack([position(TAPA, "24:W9 22:W2 15:bW2 10:W2 1:B9 3:B2 13:B1 12:B2")])[0]

    chances = HandMade().chances(TAPA, rows)

    assert chances[-1] == pytest.approx(HandMade().chances(TAPA, rows[-1:])[0], abs=1e-5)
    assert chances[0] == pytest.approx(chances[-2], abs=1e-5)
