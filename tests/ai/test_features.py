"""Each thing that the hand-made evaluator looks at, in a position by hand."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import flip, pack
from tapa_desktop.ai.features import AREAS, PIN_ZONES, Values, checkers_of, exposure, material, pins, shots, structure
from tapa_desktop.ai.hand import ON_ROLL, WAITING, features
from tapa_desktop.ai.planes import planes_of
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA, RuleSet
from tests.positions import position


def seen(given: Position, rule_set: RuleSet = TAPA) -> Values:
    rows = pack([given])
    return features(rows, planes_of(rows), planes_of(flip(rule_set, rows)), ON_ROLL)


def counted(values: Values, beginning: str) -> dict[str, float]:
    """What is not nothing of those features whose names begin so, by the rest of the name."""
    return {
        name.removeprefix(beginning).strip(): round(float(line[0]), 4)
        for name, line in values.items()
        if name.startswith(beginning) and line[0]
    }


def test_pips_are_counted_in_tens_with_the_pinned_ones_and_those_beside_the_board() -> None:
    pinned_one = position(TAPA, "24:wB1 10:W2 6:W1 1:B14")
    entering = position(TAWULA, "24:W2 12:B2", mine=(12, 1), theirs=(13, 0))

    assert material(pack([pinned_one]))["pips"] == pytest.approx([(24 + 20 + 6) / 10])
    assert material(pack([entering]))["pips"] == pytest.approx([(48 + 13 * 25) / 10])


def test_checkers_are_counted_by_area_off_and_on_the_bar() -> None:
    values = material(pack([position(TAWULA, "24:W2 19:W1 14:W1 7:W3 6:W1 3:W2 1:W2 12:B15", mine=(0, 1))]))

    assert counted(values, "checkers ") == {"lower": 4, "upper": 1, "near": 3, "far": 1, "table": 1, "start": 2}
    assert values["off"].tolist() == [2]
    assert values["bar"].tolist() == [1]


def test_more_than_a_point_can_use_is_a_stack_and_the_start_is_none() -> None:
    values = material(pack([position(TAPA, "24:W6 10:W7 5:W2 1:B15")]))

    assert values["stacked"].tolist() == [4]
    assert values["towering"].tolist() == [2]


def test_held_points_are_those_with_two_or_a_pinner() -> None:
    values = structure(planes_of(pack([position(TAPA, "24:W5 22:W2 21:W1 15:bW1 8:W2 7:W2 2:W2 1:B14")])))

    assert counted(values, "held ") == {"start": 1, "table": 1, "far": 1, "near": 2, "lower": 1}


@pytest.mark.parametrize(
    ("length", "runs"), [(3, {}), (4, {"4": 1}), (5, {"4": 1, "5": 1}), (6, {"4": 1, "5": 1, "6": 1})]
)
def test_a_run_is_of_held_points_in_a_row(length: int, runs: dict[str, float]) -> None:
    points = " ".join(f"{point}:W2" for point in range(10, 10 + length))

    values = structure(planes_of(pack([position(TAPA, f"24:W2 {points} 1:B15")])))

    assert counted(values, "run of ") == runs


def test_lone_checkers_are_exposed_by_area_and_pinners_are_not() -> None:
    values = exposure(planes_of(pack([position(TAPA, "24:W1 20:W1 18:bW1 9:W1 8:W1 5:W10 1:B14")])))

    assert counted(values, "blots ") == {"start": 1, "table": 1, "near": 2}


def test_pins_count_by_zone_and_the_deepest_leads_when_none_of_his_is_deeper() -> None:
    given = position(TAPA, "24:W10 18:bW1 9:bW2 4:bW1 22:wB1 1:B11")
    rows = pack([given])
    view, other = planes_of(rows), planes_of(flip(TAPA, rows))

    mine, his = pins(view, other), pins(other, view)

    assert counted(mine, "pins from ") == {"13": 1, "7": 1, "4": 1}
    assert counted(his, "pins from ") == {"3": 1}
    assert counted(mine, "leads from ") == {}
    assert counted(his, "leads from ") == {"3": 1}


def test_nobody_leads_with_pins_equally_deep() -> None:
    rows = pack([position(TAPA, "5:bW1 20:wB1 8:W13 17:B13")])
    view, other = planes_of(rows), planes_of(flip(TAPA, rows))

    assert counted(pins(view, other), "leads") == counted(pins(other, view), "leads") == {}


def test_shots_tell_the_chance_by_zone() -> None:
    values = shots(planes_of(pack([position(TAPA, "24:W15 22:B1 17:B1 1:B13")])))

    assert counted(values, "shots from ") == {"19": round(12 / 36, 4), "16": round(6 / 36, 4)}


def test_areas_and_zones_of_pins_cover_the_board_once() -> None:
    assert sorted(point for area in AREAS.values() for point in area) == list(range(1, 25))
    assert [point for zone in PIN_ZONES for point in zone] == list(range(1, 25))


def test_what_asks_who_is_on_roll_says_so_in_its_name() -> None:
    rows = pack([position(TAPA, "24:W15 1:B15")])
    view, other = planes_of(rows), planes_of(flip(TAPA, rows))

    on_roll, waiting = features(rows, view, other, ON_ROLL), features(rows, view, other, WAITING)

    assert set(on_roll) ^ set(waiting) == {
        name + when for name in (*exposure(view), *shots(view)) for when in (ON_ROLL, WAITING)
    }


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)
def test_both_sides_see_the_same_in_the_first_position(rule_set: RuleSet) -> None:
    rows = pack([start_position(rule_set)])
    other = flip(rule_set, rows)

    mine = features(rows, planes_of(rows), planes_of(other), ON_ROLL)
    his = features(other, planes_of(other), planes_of(rows), ON_ROLL)

    assert {name: line.tolist() for name, line in mine.items()} == {name: line.tolist() for name, line in his.items()}


def test_all_checkers_are_counted() -> None:
    rows = pack([position(TAPA, "24:wB1 10:bW2 6:W1 1:B12"), position(TAWULA, "24:W2 12:B2", mine=(3, 1))])

    assert checkers_of(rows).tolist() == [15, 15]
    assert checkers_of(flip(TAPA, rows[:1])).tolist() == [15]
    assert checkers_of(np.zeros((1, 32), np.int8)).tolist() == [0]
