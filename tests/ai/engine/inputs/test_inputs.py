"""The inputs of the networks as a whole."""

from __future__ import annotations

import hashlib
from array import array

import numpy as np
import pytest

from tapa_desktop.ai.engine.game import INPUTS_VERSION
from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import FEVGA, MAHBUSA, PLAKOTO, PORTES, RULE_SETS, TABLA, TAPA, TAWULA, RuleSet
from tests.ai.engine.inputs.told import layout, told
from tests.positions import position

MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")
PINS = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")
RACE = position(TAPA, "6:W4 4:W4 3:W2 20:B3 22:B4 24:B6")
ENTERING = position(TAWULA, "24:W2 20:W1 16:B1 12:B2 9:W2 5:B4", mine=(9, 1), theirs=(6, 2))
LATE = position(TAWULA, "13:W2 9:W1 6:W5 1:W5 18:B9 14:B3", theirs=(0, 1))
BAR = position(PORTES, "24:W2 22:W2 13:W3 8:W3 6:W3 5:W1 1:B2 12:B4 17:B3 19:B4", mine=(0, 1), theirs=(0, 2))
BLOCKS = position(FEVGA, "24:W5 22:W1 10:W3 9:W1 8:W1 7:W2 4:W2 12:B6 6:B1 5:B1 3:B1 2:B2 1:B1 21:B3")
RUNNING = position(FEVGA, "24:W14 17:W1 12:B12 11:B1 14:B2")
FINGERPRINTS = {  # version of the inputs, and a hash of what they are
    "tapa": (2, "2e449a49543ffd73"),
    "tapa-cube": (2, "b1791f3592a18371"),
    "tawula": (2, "b568086a0e6f1d08"),
    "portes": (2, "dc6e85301f1bfa22"),
    "fevga": (2, "79e62d8a02207b98"),
    "gul-bara": (2, "79e62d8a02207b98"),
}
each_game = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=lambda rule_set: rule_set.key)


def some(rule_set: RuleSet) -> list[Position]:
    """Positions that this game can come to."""
    if "my pins" in layout(rule_set):
        own = [MIDDLE, PINS, RACE]
    elif "my reach" not in layout(rule_set):
        own = [RACE, BLOCKS, RUNNING]
    else:
        own = [RACE, BAR, LATE] if "my anchors" in layout(rule_set) else [RACE, ENTERING, LATE]
    return [start_position(rule_set), *own]


def inputs(rule_set: RuleSet, positions: list[Position]) -> np.ndarray:
    """The inputs of positions, float32 [N, width]."""
    told_of_each = [engine_of_rules(rule_set).inputs(one) for one in positions]
    return np.frombuffer(b"".join(map(array.tobytes, told_of_each)), np.float32).reshape(len(positions), -1)


def point(given: Position, number: int, rule_set: RuleSet = TAPA) -> list[float]:
    """The inputs of one point."""
    values: list[float] = np.reshape(told("points", given, rule_set), (24, -1))[number - 1].tolist()
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
    assert sum(told("points", given)) == sum(expected)


def test_where_there_are_no_pins_none_are_told() -> None:
    assert point(LATE, 6, TAWULA) == [1, 1, 1, 0.5, 0, 0, 0, 0]


def test_with_contact_the_difference_in_pips_is_told_alone() -> None:
    # mine 24·6+20·2+15·2+12+9+5·3 = 250; his 24·6+22·2+16+15·1+12·5 = 279
    assert told("race", MIDDLE) == [pytest.approx(-29 / 60), 0, 0, 0, 0, 0]


def test_in_a_race_the_difference_is_told_again_and_the_chances() -> None:
    values = told("race", RACE)

    # mine 24+16+6 = 46; his 15+12+6 = 33
    assert values[:3] == [pytest.approx(13 / 60), 1, pytest.approx(13 / 30)]
    win, mars, lose_mars = values[3:]
    assert mars == lose_mars == 0  # both have borne off
    assert 0.8 < win < 1  # his 13 checkers are piled up and take longer


@pytest.mark.parametrize(
    ("rule_set", "stacks", "is_race"),
    [
        (TAPA, "9:W8 5:W7 10:B15", True),
        (TAPA, "9:W8 5:W7 8:B15", False),
        (TAPA, "9:wB2 5:W14 12:B13", False),
        (TAWULA, "6:W15 13:B15", True),  # his own numbers are 1 and below 13
        (TAWULA, "6:W15 12:B15", False),  # he still comes round
        (TAWULA, "13:W15 6:B15", False),  # I still pass him
        (TAWULA, "6:W14 1:W1 24:B8 14:B7", True),
    ],
)
def test_it_is_a_race_when_the_sides_can_never_meet(rule_set: RuleSet, stacks: str, is_race: bool) -> None:
    assert told("race", position(rule_set, stacks), rule_set)[1] == is_race


def test_with_one_on_the_bar_it_is_no_race() -> None:
    given = position(TAWULA, "6:W15 13:B14", theirs=(0, 1))

    assert told("race", given, TAWULA)[1] == 0


@each_game
def test_the_groups_lie_side_by_side_and_fill_the_width(rule_set: RuleSet) -> None:
    places = list(layout(rule_set).values())

    assert places[-1].stop == engine_of_rules(rule_set).width


def test_games_that_one_network_serves_are_told_the_same() -> None:
    for one, other in ((PLAKOTO, MAHBUSA), (PORTES, TABLA)):
        assert layout(one) == layout(other)
        assert (inputs(one, some(one)) == inputs(other, some(one))).all()


def test_games_that_hit_and_games_that_pin_are_told_of_it() -> None:
    assert {"my pins", "my mothers", "lead"} <= set(layout(TAPA)) - set(layout(TAWULA))
    assert {"my waiting", "my head", "my capote"} <= set(layout(TAWULA)) - set(layout(TAPA))


@each_game
def test_what_is_mine_is_theirs_from_the_other_side(rule_set: RuleSet) -> None:
    positions = some(rule_set)

    seen, by_him = (inputs(rule_set, side) for side in (positions, [flip(rule_set, one) for one in positions]))

    places = layout(rule_set)
    for name in [group.removeprefix("my ") for group in places if group.startswith("my ")]:
        assert (seen[:, places[f"his {name}"]] == by_him[:, places[f"my {name}"]]).all()
        assert (seen[:, places[f"my {name}"]] == by_him[:, places[f"his {name}"]]).all()
    mine, his = seen[:, places["race"]], by_him[:, places["race"]]
    assert (mine[:, 0] == -his[:, 0]).all()
    assert (mine[:, 1] == his[:, 1]).all()


def test_the_lead_turns_round_for_the_other_side() -> None:
    positions = some(TAPA)

    sides = positions, [flip(TAPA, one) for one in positions]
    mine, his = (inputs(TAPA, side)[:, layout(TAPA)["lead"]] for side in sides)

    assert (his[:, [1, 0, 2, 3, 6, 5, 8, 7, 10, 9, 12, 11]] == mine[:, [0, 1, 2, 3, *range(5, 13)]]).all()
    assert (his[:, 4] == -mine[:, 4]).all()


def test_points_are_turned_round_for_the_other_side() -> None:
    sides = [MIDDLE, PINS], [flip(TAPA, one) for one in (MIDDLE, PINS)]

    mine, his = (inputs(TAPA, side)[:, layout(TAPA)["points"]].reshape(-1, 24, 10) for side in sides)

    assert (his[:, ::-1][:, :, [4, 5, 6, 7, 0, 1, 2, 3, 9, 8]] == mine).all()


@pytest.mark.parametrize("key", FINGERPRINTS)
def test_inputs_do_not_change_without_their_version(key: str) -> None:
    """A network means nothing with other inputs than its own: who changes, not only adds, some, raises the version."""
    rounded = np.rint(inputs(RULE_SETS[key], some(RULE_SETS[key])) * 10_000).astype("<i4")

    assert (INPUTS_VERSION, hashlib.sha256(rounded.tobytes()).hexdigest()[:16]) == FINGERPRINTS[key]
