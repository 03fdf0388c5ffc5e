"""The inputs of the networks as a whole."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import Rows, flip, pack
from tapa_desktop.ai.inputs import BLOCK, VERSION, inputs, layout, width
from tapa_desktop.ai.side_inputs import GROUPS
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tests.positions import position

MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")
PINS = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")
RACE = position(TAPA, "6:W4 4:W4 3:W2 20:B3 22:B4 24:B6")
FINGERPRINTS = {1: "8b81f65d62532921"}  # by version


def between(given: Position) -> list[float]:
    values: list[float] = inputs(TAPA, pack([given]))[0, layout()["between"]].tolist()
    return values


def point(given: Position, number: int) -> list[float]:
    """The ten inputs of one point."""
    values: list[float] = inputs(TAPA, pack([given]))[0, layout()["points"]].reshape(24, 10)[number - 1].tolist()
    return values


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        ("W1", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("W3", [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]),
        ("W6", [1, 1, 1, 0.75, 0, 0, 0, 0, 0, 0]),
        ("B2", [0, 0, 0, 0, 1, 1, 0, 0, 0, 0]),
        ("B13", [0, 0, 0, 0, 1, 1, 1, 2.5, 0, 0]),
        ("bW2", [1, 1, 0, 0, 1, 0, 0, 0, 1, 0]),
        ("wB4", [1, 0, 0, 0, 1, 1, 1, 0.25, 0, 1]),
    ],
)
def test_a_point_tells_the_checkers_of_both_and_who_pins(stack: str, expected: list[float]) -> None:
    given = position(TAPA, f"10:{stack}")

    assert point(given, 10) == expected
    assert inputs(TAPA, pack([given]))[0, layout()["points"]].sum() == sum(expected)


def test_between_the_sides_lies_the_difference_in_pips() -> None:
    # mine 24·6+20·2+15·2+12+9+5·3 = 250; his 24·6+22·2+16+15·1+12·5 = 279
    assert between(MIDDLE) == [pytest.approx(-29 / 60), 0, 0]


def test_in_a_race_the_difference_is_told_again() -> None:
    # mine 24+16+6 = 46; his 15+12+6 = 33
    assert between(RACE) == [pytest.approx(13 / 60), 1, pytest.approx(13 / 30)]


def test_the_groups_lie_side_by_side_and_fill_the_width() -> None:
    places = list(layout().values())

    assert [place.start for place in places] == [0, *(place.stop for place in places[:-1])]
    assert places[-1].stop == width() == inputs(TAPA, pack([MIDDLE])).shape[1]
    assert list(layout()) == ["points", *(f"{whose} {name}" for whose in ("my", "his") for name in GROUPS), "between"]


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_what_is_mine_is_his_from_the_other_side(rule_set: RuleSet) -> None:
    rows = pack([start_position(rule_set), position(rule_set, "24:W5 20:W2 15:W2 12:W1 9:W5 1:B6 3:B2 10:B1 13:B6")])

    seen, by_him = inputs(rule_set, rows), inputs(rule_set, flip(rule_set, rows))

    for name in GROUPS:
        assert (seen[:, layout()[f"his {name}"]] == by_him[:, layout()[f"my {name}"]]).all()
        assert (seen[:, layout()[f"my {name}"]] == by_him[:, layout()[f"his {name}"]]).all()
    assert (seen[:, layout()["between"]][:, 0] == -by_him[:, layout()["between"]][:, 0]).all()
    assert (seen[:, layout()["between"]][:, 1] == by_him[:, layout()["between"]][:, 1]).all()


def test_points_are_turned_round_for_the_other_side() -> None:
    rows = pack([MIDDLE, PINS])

    mine = inputs(TAPA, rows)[:, layout()["points"]].reshape(-1, 24, 10)
    his = inputs(TAPA, flip(TAPA, rows))[:, layout()["points"]].reshape(-1, 24, 10)

    assert (his[:, ::-1][:, :, [4, 5, 6, 7, 0, 1, 2, 3, 9, 8]] == mine).all()


def test_a_position_has_the_same_inputs_in_whatever_company() -> None:
    rows: Rows = pack([MIDDLE, PINS, RACE]).repeat(BLOCK // 2, axis=0)

    together = inputs(TAPA, rows)

    assert together.dtype == np.float32
    assert np.isfinite(together).all()
    for number, one in enumerate((MIDDLE, PINS, RACE)):
        assert (together[number * (BLOCK // 2) : (number + 1) * (BLOCK // 2)] == inputs(TAPA, pack([one]))).all()
    assert inputs(TAPA, rows[:0]).shape == (0, width())


def test_inputs_do_not_change_without_their_version() -> None:
    """A network means nothing with other inputs than it was trained with: who changes them, raises `VERSION`."""
    rounded = np.rint(inputs(TAPA, pack([start_position(TAPA), MIDDLE, PINS, RACE])) * 10_000).astype("<i4")

    assert hashlib.sha256(rounded.tobytes()).hexdigest()[:16] == FINGERPRINTS[VERSION]
