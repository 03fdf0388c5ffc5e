"""The inputs of the networks as a whole."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import replace

import numpy as np
import pytest

from tapa_desktop.ai.engine.game import INPUTS_VERSION
from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import (
    BACKGAMMON,
    FEVGA,
    MAHBUSA,
    PLAKOTO,
    PORTES,
    RULE_SETS,
    TABLA,
    TAPA,
    TAPA_CUBE,
    TAWULA,
    RuleSet,
)
from tests.ai.engine.inputs.told import layout, my, shares, told
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
    assert told("race", position(TAWULA, "6:W15 13:B14", theirs=(0, 1)), TAWULA)[1] == 0


@each_game
def test_the_groups_lie_side_by_side_and_fill_the_width(rule_set: RuleSet) -> None:
    assert list(layout(rule_set).values())[-1].stop == engine_of_rules(rule_set).width


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


# Pins and mothers, and what lies between the two sides, with positions counted by hand


def test_pins_are_told_by_the_deepest() -> None:
    given = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")

    assert my("pins", given) == [
        0, 0, 0, 0, 1, 0, 0, 0, 0,  # on 5 or 6
        *shares(24, 20), 1, 0, *shares(4, 1),
        1, 1, 0, *shares(5, 2), *shares(24, 5),
        *shares(24, 18), *shares(15, 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("point", "flag"),
    [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (9, 5), (10, 6), (12, 6), (13, 7), (18, 7), (19, 8)],
)
def test_every_depth_of_a_pin_has_its_flag(point: int, flag: int) -> None:
    given = position(TAPA, f"24:W9 {point}:bW6 22:B14")

    values = my("pins", given)

    assert [place for place in range(9) if values[place]] == [flag]
    assert values[9:18] == [*shares(24, 25 - point), 0, 0, 1, 1, 0, 0, *shares(5, 1), 0]


def test_without_pins_there_is_no_depth() -> None:
    assert my("pins", position(TAPA, "24:W10 3:W5 1:B15")) == [0.0] * 20


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("24:W1 9:W14 1:B15", [1, 0, 1]),
        ("24:W3 9:W12 1:B15", [0, 1, 3]),
        ("24:wB2 9:W14 1:B13", [0, 0, 1]),
        ("9:W15 1:B15", [0, 0, 0]),
    ],
)
def test_mothers_are_my_checkers_on_24(stacks: str, expected: list[int]) -> None:
    lone, more, checkers = expected

    assert my("mothers", position(TAPA, stacks))[:3] == [lone, more, *shares(15, checkers)]


def test_a_lone_mother_is_threatened_by_those_less_than_seven_pips_away() -> None:
    near = position(TAPA, "24:W1 9:W14 23:B1 18:B3 17:B9 1:B2")
    guarded = position(TAPA, "24:W2 9:W13 23:B1 18:B3 17:B9 1:B2")

    assert my("mothers", near)[3:] == [*shares(5, 4), 0, 0, 0, 0]
    assert my("mothers", guarded)[3:] == [0.0] * 5


def test_a_lone_mother_is_told_when_their_own_is_away() -> None:
    assert my("mothers", position(TAPA, "24:W1 9:W14 12:B15"))[3:] == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(("his", "is_last"), [(0, 0), (1, 1), (4, 0)])
def test_a_pinned_mother_is_told_how_many_of_theirs_hold_off_the_end(his: int, is_last: int) -> None:
    on_start = f"1:B{his}" if his else ""

    given = position(TAPA, f"24:wB2 9:W14 12:B{13 - his} {on_start}")

    assert my("mothers", given)[3:] == [0, 1, *shares(15, his), is_last, 0]


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ("20:W9 1:B15", [0, 0, 0, 0, 0]),
        ("20:W9 5:bW1 1:B14", [1, 0, 0, 0, 20]),
        ("20:W9 5:bW1 21:wB1 1:B10", [0, 1, 0, 1, -1]),
        ("20:W9 5:bW1 18:wB1 1:B10", [1, 0, 0, 1, 2]),
        ("9:W9 7:bW1 21:wB1 1:B10", [0, 1, 0, 1, -3]),
        ("9:W9 5:bW1 20:wB1 1:B10", [0, 0, 1, 1, 0]),
    ],
)
def test_the_lead_is_with_the_deeper_pin(stacks: str, expected: list[int]) -> None:
    assert told("lead", position(TAPA, stacks))[:5] == [*expected[:4], *shares(24, expected[4])]


def test_without_a_pin_all_can_be_pinned_that_have_not_passed() -> None:
    # everything of mine is behind some of his
    given = position(TAPA, "20:W9 9:W4 5:W2 3:B1 1:B14")

    # 3 from 5: any 2 and 1-1; from 9: 6 pips by a 6, 5-1, 4-2, 3-3, 2-2. He reaches nobody who stands alone.
    assert told("lead", given)[5:] == [*shares(36, 24, 0), *shares(15, 15, 15), 0, 0, 0, 0]


def test_a_deeper_pin_can_come_only_below_the_deepest() -> None:
    # he pins on his 9, my 16: deeper is below 9, and of his lone ones only 7 is that
    given = position(TAPA, "16:wB1 14:W9 10:W5 12:B1 7:B1 1:B12")

    values = told("lead", given)

    # 3 pips: any 3, 2-1, 1-1; and 7 pips from 14: 6-1, 5-2
    assert values[:5] == [0, 1, 0, 0, *shares(24, -16)]
    assert values[5:7] == shares(36, 18, 0)
    assert values[7:9] == shares(15, 0, 13)  # none of mine is behind 16; of his 12 on 1 and one on 7 are before 9
    assert values[9:] == [1, 0, 0, 0]


def test_who_has_the_deepest_pin_and_nobody_exposed_has_won_the_pins() -> None:
    given = position(TAPA, "9:W9 5:bW6 12:B7 1:B7")

    # nobody of mine is behind 20, and seven of his are before 5
    assert told("lead", given)[7:] == [*shares(15, 0, 7), 1, 0, 1, 0]


def test_place_says_how_far_the_way_is_and_where_the_checkers_are() -> None:
    given = position(TAPA, "24:W2 20:W1 15:W3 12:wB2 9:W2 4:W5 2:W1 1:B13")

    assert my("place", given) == [*shares(200, 165), *shares(15, 9, 6, 3)]


def test_structure_counts_closed_points_their_rows_and_lone_checkers() -> None:
    given = position(TAPA, "24:W4 16:W1 8:W2 6:W2 5:W2 4:bW1 3:W2 2:W1 1:B14")

    # 24, 8, 6, 5, 4 and 3 are closed, four of them in a row
    assert my("structure", given) == [
        *shares(12, 6), *shares(6, 4), *shares(8, 5),
        1, 1, 1, 0, 0,
        *shares(6, 2), *shares(4, 1),
    ]  # fmt: skip


def test_a_prime_is_a_row_of_six() -> None:
    assert my("structure", position(TAPA, "9:W2 8:W2 7:W2 6:W2 5:W2 4:W5 24:B15"))[3:8] == [1, 1, 1, 1, 1]


def test_a_row_does_not_go_on_over_a_gap() -> None:
    assert my("structure", position(TAPA, "12:W3 10:W2 9:W2 7:W4 6:W4 24:B15"))[3:8] == [1, 0, 0, 0, 0]


def test_timing_tells_their_last_checker_what_i_hold_before_it_and_what_is_piled_up() -> None:
    given = position(TAPA, "24:W1 9:W6 5:W4 4:W2 2:W1 3:B2 20:B13")

    # he stands last on 3; of the points 4 to 9 I hold 4, 5 and 9
    assert my("timing", given) == [
        *shares(24, 3), *shares(6, 3),
        *shares(8, 4, 1),
        *shares(15, 1), 1, *shares(15, 7),
    ]  # fmt: skip


def test_checkers_on_24_are_no_stack_and_points_beyond_the_board_are_not_held() -> None:
    given = position(TAPA, "24:W11 23:W4 22:B15")

    assert my("timing", given) == [*shares(24, 22), *shares(6, 2), *shares(8, 1, 0), 0, 0, 0]


def test_checkers_in_the_winner_s_home_and_their_way_out_are_told_where_that_costs_a_triple() -> None:
    given = position(TAPA_CUBE, "24:W1 20:W2 19:wB2 9:W4 5:W7 1:B13")

    # on 24-19 stand four, the pinned one counted; 6+2+2+1 pips to 18, and 18+2*14+13+4*3 to 6
    assert my("last", given, TAPA_CUBE) == [1, 1, 1, 0.25, *shares(36, 11), *shares(80, 71)]


def test_checkers_on_the_bar_count_among_those_that_cost_a_triple() -> None:
    given = position(BACKGAMMON, "24:W1 6:W12 1:B15", mine=(0, 2))

    # on 24 and the bar stand three; 6+2*7 pips to 18, and 18+2*19 to 6
    assert my("last", given, BACKGAMMON) == [1, 1, 1, 0, *shares(36, 20), *shares(80, 56)]


def test_no_other_game_is_told_of_it() -> None:
    told = [rule_set for rule_set in RULE_SETS.values() if "my last" in layout(rule_set)]
    assert told == [TAPA_CUBE, BACKGAMMON]


def test_at_the_start_all_but_two_wait_in_the_reserve() -> None:
    # his starters stand on my 12; the only closed entry is my own 24
    assert my("waiting", start_position(TAWULA), TAWULA) == [
        0, 0, 0, 0,
        1, 1, 1, 2.5, 1,
        1, 1, 1,
        0, 1, 1, 1, 1, 1, *shares(36, 1), 0, *shares(6, 5),
    ]  # fmt: skip


def test_closed_entries_may_keep_a_checker_on_the_bar() -> None:
    # 25 less 1, 3 and 4 are closed by him, less 6 by one of mine
    given = position(TAWULA, "24:B2 22:B2 21:B2 20:B1 19:W1 13:W12 5:B8", mine=(0, 2))

    assert my("waiting", given, TAWULA) == [
        1, 1, 0, 0,
        0, 0, 0, 0, 0,
        0, 0, 0,
        0, 1, 0, 0, 1, 0, *shares(36, 16, 16), *shares(6, 2),
    ]  # fmt: skip


def test_by_house_rule_the_reserve_enters_from_24() -> None:
    # 18 is closed, which a 6 would enter on
    given = position(TAWULA, "24:W2 18:B2 12:B2", mine=(13, 0), theirs=(11, 0))

    assert my("waiting", given, TAWULA)[20] == shares(6, 5)[0]
    assert my("waiting", given, replace(TAWULA, enter_from=24))[20] == shares(6, 5)[0]
    assert my("waiting", given, TAWULA)[12:18] == [0, 1, 1, 1, 1, 1]


def test_the_head_is_where_the_far_side_ends() -> None:
    given = position(TAWULA, "22:W1 17:W1 13:W6 12:W3 4:W2 1:B15", mine=(1, 1))

    assert my("head", given, TAWULA) == [1, 1, 1, 0.75, *shares(6, 2), *shares(15, 4, 5), 0, 0, 0, 1]


def test_past_the_head_nothing_is_left_before_it() -> None:
    given = position(TAWULA, "13:W2 4:W13 24:B15")

    assert my("head", given, TAWULA) == [1, 1, 0, 0, 0, 0, *shares(15, 13), 1, 1, 1, 1]


def test_a_capote_needs_me_home_with_one_off_and_one_of_theirs_on_the_bar() -> None:
    ready = position(TAWULA, "6:W8 1:W6 18:B11 8:B3", theirs=(0, 1))
    one_missing = position(TAWULA, "9:W1 6:W8 1:W6 18:B15")

    assert my("capote", ready, TAWULA) == [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]
    assert my("capote", one_missing, TAWULA) == [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]


def test_with_one_on_the_bar_i_see_a_capote_coming() -> None:
    given = position(TAWULA, "9:W2 6:W6 1:W6 18:B15", mine=(0, 1))

    assert my("capote", given, TAWULA) == [0, 0, 0, 0, 0, 0, 1, *shares(14, 12), 0, 1, 1]
