"""The inputs of the networks as a whole."""

from __future__ import annotations

import numpy as np

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.games import rules_engine_for
from tapa_desktop.ai.engine.interface import row_of
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
from tests.ai.engine.inputs.layout import Case, group_of, layout, shares
from tests.cases import EVERY_GAME, sentences
from tests.positions import MIDDLE, position

PINS = position(TAPA, "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10")
RACE = position(TAPA, "6:W4 4:W4 3:W2 20:B3 22:B4 24:B6")
ENTERING = position(TAWULA, "24:W2 20:W1 16:B1 12:B2 9:W2 5:B4", mine=(9, 1), theirs=(6, 2))
LATE = position(TAWULA, "13:W2 9:W1 6:W5 1:W5 18:B9 14:B3", theirs=(0, 1))
BAR = position(PORTES, "24:W2 22:W2 13:W3 8:W3 6:W3 5:W1 1:B2 12:B4 17:B3 19:B4", mine=(0, 1), theirs=(0, 2))
BLOCKS = position(FEVGA, "24:W5 22:W1 10:W3 9:W1 8:W1 7:W2 4:W2 12:B6 6:B1 5:B1 3:B1 2:B2 1:B1 21:B3")
RUNNING = position(FEVGA, "24:W14 17:W1 12:B12 11:B1 14:B2")


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
    numbers = selfplay.inputs(rules_engine_for(rule_set), b"".join(map(row_of, positions)))
    return np.frombuffer(numbers, np.float32).reshape(len(positions), -1)


ON_A_POINT = {  # my checkers there, his, and who pins
    "W1": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "W3": [1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
    "W6": [1, 1, 1, 0.75, 0, 0, 0, 0, 0, 0],
    "B2": [0, 0, 0, 0, 1, 1, 0, 0, 0, 0],
    "B13": [0, 0, 0, 0, 1, 1, 1, 2.5, 0, 0],
    "bW2": [1, 1, 0, 0, 1, 0, 0, 0, 1, 0],
    "wB4": [1, 0, 0, 0, 1, 1, 1, 0.25, 0, 1],
}
POINTS = {
    f"{stack} on a point": Case("points", f"10:{stack}", [*[0] * 90, *expected, *[0] * 140])
    for stack, expected in ON_A_POINT.items()
}
RACES = {
    f"{key}, {'a race' if is_race else 'no race'}, {stacks}": Case(
        "race", stacks, [is_race], RULE_SETS[key], theirs=theirs, at=slice(1, 2)
    )
    for key, stacks, theirs, is_race in (
        ("tapa", "9:W8 5:W7 10:B15", (0, 0), True),
        ("tapa", "9:W8 5:W7 8:B15", (0, 0), False),
        ("tapa", "9:wB2 5:W14 12:B13", (0, 0), False),
        ("tawula", "6:W15 13:B15", (0, 0), True),  # his own numbers are 1 and below 13
        ("tawula", "6:W15 12:B15", (0, 0), False),  # he still comes round
        ("tawula", "13:W15 6:B15", (0, 0), False),  # I still pass him
        ("tawula", "6:W14 1:W1 24:B8 14:B7", (0, 0), True),
        ("tawula", "6:W15 13:B14", (0, 1), False),  # one is on the bar
    )
}
DEPTHS = {  # of a pin on each point: which flag it has
    f"a pin on {point}": Case(
        *("my pins", f"24:W9 {point}:bW6 22:B14"),
        [*(float(place == flag) for place in range(9)), *(*shares(24, 25 - point), 0, 0, 1, 1, 0, 0, *shares(5, 1), 0)],
        at=slice(18),
    )
    for flag, points in enumerate(((1,), (2,), (3,), (4,), (5, 6), (7, 9), (10, 12), (13, 18), (19,)))
    for point in points
}
PINS_AND_MOTHERS = {
    "pins are told by the deepest": Case(
        *("my pins", "24:W7 20:bW2 18:wB1 9:wB2 5:bW1 3:W2 2:W1 1:B10"),
        [
            *(0, 0, 0, 0, 1, 0, 0, 0, 0),  # on 5 or 6
            *(*shares(24, 20), 1, 0, *shares(4, 1), 1, 1, 0, *shares(5, 2), *shares(24, 5)),
            *(*shares(24, 18), *shares(15, 3)),
        ],
    ),
    "without pins there is no depth": Case("my pins", "24:W10 3:W5 1:B15", [0.0] * 20),
    "a lone mother": Case("my mothers", "24:W1 9:W14 1:B15", [1, 0, *shares(15, 1)], at=slice(3)),
    "three mothers": Case("my mothers", "24:W3 9:W12 1:B15", [0, 1, *shares(15, 3)], at=slice(3)),
    "a pinned mother": Case("my mothers", "24:wB2 9:W14 1:B13", [0, 0, *shares(15, 1)], at=slice(3)),
    "no mother": Case("my mothers", "9:W15 1:B15", [0, 0, 0], at=slice(3)),
    "a lone mother is threatened by those less than seven pips away": Case(
        "my mothers", "24:W1 9:W14 23:B1 18:B3 17:B9 1:B2", [*shares(5, 4), 0, 0, 0, 0], at=slice(3, None)
    ),
    "of two mothers none is threatened": Case(
        "my mothers", "24:W2 9:W13 23:B1 18:B3 17:B9 1:B2", [0.0] * 5, at=slice(3, None)
    ),
    "a lone mother is told when their own is away": Case(
        "my mothers", "24:W1 9:W14 12:B15", [0, 0, 0, 0, 1], at=slice(3, None)
    ),
    "a pinned mother is told that none of theirs holds off the end": Case(
        "my mothers", "24:wB2 9:W14 12:B13", [0, 1, 0, 0, 0], at=slice(3, None)
    ),
    "a pinned mother is told of the last of theirs that holds off the end": Case(
        "my mothers", "24:wB2 9:W14 12:B12 1:B1", [0, 1, *shares(15, 1), 1, 0], at=slice(3, None)
    ),
    "a pinned mother is told how many of theirs hold off the end": Case(
        "my mothers", "24:wB2 9:W14 12:B9 1:B4", [0, 1, *shares(15, 4), 0, 0], at=slice(3, None)
    ),
    "nobody leads without a pin": Case("lead", "20:W9 1:B15", [0, 0, 0, 0, 0], at=slice(5)),
    "my pin leads alone": Case("lead", "20:W9 5:bW1 1:B14", [1, 0, 0, 0, *shares(24, 20)], at=slice(5)),
    "his deeper pin leads": Case("lead", "20:W9 5:bW1 21:wB1 1:B10", [0, 1, 0, 1, *shares(24, -1)], at=slice(5)),
    "my deeper pin leads": Case("lead", "20:W9 5:bW1 18:wB1 1:B10", [1, 0, 0, 1, *shares(24, 2)], at=slice(5)),
    "his much deeper pin leads": Case("lead", "9:W9 7:bW1 21:wB1 1:B10", [0, 1, 0, 1, *shares(24, -3)], at=slice(5)),
    "of equal pins none leads": Case("lead", "9:W9 5:bW1 20:wB1 1:B10", [0, 0, 1, 1, 0], at=slice(5)),
    # everything of mine is behind some of his; 3 from 5: any 2 and 1-1; from 9: 6 pips by a 6, 5-1, 4-2, 3-3, 2-2. He
    # reaches nobody who stands alone.
    "without a pin all can be pinned that have not passed": Case(
        *("lead", "20:W9 9:W4 5:W2 3:B1 1:B14", [*shares(36, 24, 0), *shares(15, 15, 15), 0, 0, 0, 0]),
        at=slice(5, None),
    ),
    # he pins on his 9, my 16: deeper is below 9, and of his lone ones only 7 is that; 3 pips: any 3, 2-1, 1-1; and 7
    # pips from 14: 6-1, 5-2; none of mine is behind 16; of his 12 on 1 and one on 7 are before 9
    "a deeper pin can come only below the deepest": Case(
        *("lead", "16:wB1 14:W9 10:W5 12:B1 7:B1 1:B12"),
        [0, 1, 0, 0, *shares(24, -16), *shares(36, 18, 0), *shares(15, 0, 13), 1, 0, 0, 0],
    ),
    # nobody of mine is behind 20, and seven of his are before 5
    "who has the deepest pin and nobody exposed has won the pins": Case(
        "lead", "9:W9 5:bW6 12:B7 1:B7", [*shares(15, 0, 7), 1, 0, 1, 0], at=slice(7, None)
    ),
}
PLACES = {
    "where there are no pins none are told": Case("points", "6:W5", [1, 1, 1, 0.5, *[0] * 4], TAWULA, at=slice(40, 48)),
    # mine 24·6+20·2+15·2+12+9+5·3 = 250; his 24·6+22·2+16+15·1+12·5 = 279
    "with contact the difference in pips is told alone": Case(
        "race", "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5", [*shares(60, -29), 0, 0, 0, 0, 0]
    ),
    "place says how far the way is and where the checkers are": Case(
        *("my place", "24:W2 20:W1 15:W3 12:wB2 9:W2 4:W5 2:W1 1:B13", [*shares(200, 165), *shares(15, 9, 6, 3)])
    ),
    # 24, 8, 6, 5, 4 and 3 are closed, four of them in a row
    "structure counts closed points, their rows and lone checkers": Case(
        *("my structure", "24:W4 16:W1 8:W2 6:W2 5:W2 4:bW1 3:W2 2:W1 1:B14"),
        [*shares(12, 6), *shares(6, 4), *shares(8, 5), 1, 1, 1, 0, 0, *shares(6, 2), *shares(4, 1)],
    ),
    "a prime is a row of six": Case(
        "my structure", "9:W2 8:W2 7:W2 6:W2 5:W2 4:W5 24:B15", [1, 1, 1, 1, 1], at=slice(3, 8)
    ),
    "a row does not go on over a gap": Case(
        "my structure", "12:W3 10:W2 9:W2 7:W4 6:W4 24:B15", [1, 0, 0, 0, 0], at=slice(3, 8)
    ),
    # he stands last on 3; of the points 4 to 9 I hold 4, 5 and 9
    "timing tells their last checker, what I hold before it and what is piled up": Case(
        *("my timing", "24:W1 9:W6 5:W4 4:W2 2:W1 3:B2 20:B13"),
        [*shares(24, 3), *shares(6, 3), *shares(8, 4, 1), *shares(15, 1), 1, *shares(15, 7)],
    ),
    "checkers on 24 are no stack, and points beyond the board are not held": Case(
        "my timing", "24:W11 23:W4 22:B15", [*shares(24, 22), *shares(6, 2), *shares(8, 1, 0), 0, 0, 0]
    ),
    # on 24-19 stand four, the pinned one counted; 6+2+2+1 pips to 18, and 18+2*14+13+4*3 to 6
    "checkers in the winner's home and their way out are told where that costs a triple": Case(
        *("my last", "24:W1 20:W2 19:wB2 9:W4 5:W7 1:B13", [1, 1, 1, 0.25, *shares(36, 11), *shares(80, 71)]), TAPA_CUBE
    ),
    # on 24 and the bar stand three; 6+2*7 pips to 18, and 18+2*19 to 6
    "checkers on the bar count among those that cost a triple": Case(
        *("my last", "24:W1 6:W12 1:B15", [1, 1, 1, 0, *shares(36, 20), *shares(80, 56)]), *(BACKGAMMON, (0, 2))
    ),
}
AFAR = {
    # his starters stand on my 12; the only closed entry is my own 24
    "at the start all but two wait in the reserve": Case(
        *("my waiting", "24:W2 12:B2"),
        [*(0, 0, 0, 0, 1, 1, 1, 2.5, 1, 1, 1, 1), *(0, 1, 1, 1, 1, 1, *shares(36, 1), 0, *shares(6, 5))],
        *(TAWULA, (13, 0), (13, 0)),
    ),
    # 25 less 1, 3 and 4 are closed by him, less 6 by one of mine
    "closed entries may keep a checker on the bar": Case(
        *("my waiting", "24:B2 22:B2 21:B2 20:B1 19:W1 13:W12 5:B8"),
        [*(1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), *(0, 1, 0, 0, 1, 0, *shares(36, 16, 16), *shares(6, 2))],
        *(TAWULA, (0, 2)),
    ),
    "the head is where the far side ends": Case(
        *("my head", "22:W1 17:W1 13:W6 12:W3 4:W2 1:B15"),
        [1, 1, 1, 0.75, *shares(6, 2), *shares(15, 4, 5), 0, 0, 0, 1],
        *(TAWULA, (1, 1)),
    ),
    "past the head nothing is left before it": Case(
        "my head", "13:W2 4:W13 24:B15", [1, 1, 0, 0, 0, 0, *shares(15, 13), 1, 1, 1, 1], TAWULA
    ),
    "a capote needs me home with one off and one of theirs on the bar": Case(
        "my capote", "6:W8 1:W6 18:B11 8:B3", [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0], TAWULA, theirs=(0, 1)
    ),
    "one who is not yet home prevents a capote": Case(
        "my capote", "9:W1 6:W8 1:W6 18:B15", [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0], TAWULA
    ),
    "with one on the bar I see a capote coming": Case(
        "my capote", "9:W2 6:W6 1:W6 18:B15", [0, 0, 0, 0, 0, 0, 1, *shares(14, 12), 0, 1, 1], TAWULA, (0, 1)
    ),
    # 18 is closed, which a 6 would enter on by house rule; from the bar it is 19
    "the reserve has its own entry": Case(
        *("my waiting", "24:W2 18:B2 12:B2", [0, 1, 1, 1, 1, 1, *shares(36, 1), 0, *shares(6, 5)]),
        *(TAWULA, (13, 0), (11, 0)),
        at=slice(12, None),
    ),
    "by house rule the reserve enters from 24": Case(
        *("my waiting", "24:W2 18:B2 12:B2", shares(6, 5), TAWULA._replace(enter_from=24), (13, 0), (11, 0)),
        at=slice(20, None),
    ),
}


@sentences("case", POINTS | RACES | DEPTHS | PINS_AND_MOTHERS | PLACES | AFAR)
def test_inputs_are_those_counted_by_hand(case: Case) -> None:
    assert case.actual() == case.expected


def test_in_a_race_the_difference_is_told_again_and_the_chances() -> None:
    difference, is_race, again, win, mars, lose_mars = group_of("race", RACE)

    # mine 24+16+6 = 46; his 15+12+6 = 33
    assert [difference, is_race, again] == [*shares(60, 13), 1, *shares(30, 13)]
    assert mars == lose_mars == 0  # both have borne off
    assert 0.8 < win < 1  # his 13 checkers are piled up and take longer


@EVERY_GAME
def test_the_groups_lie_side_by_side_and_fill_the_width(rule_set: RuleSet) -> None:
    assert list(layout(rule_set).values())[-1].stop == rules_engine_for(rule_set).width


def test_games_that_one_network_serves_are_told_the_same() -> None:
    for one, other in ((PLAKOTO, MAHBUSA), (PORTES, TABLA)):
        assert layout(one) == layout(other)
        assert (inputs(one, some(one)) == inputs(other, some(one))).all()


@EVERY_GAME
def test_what_is_mine_is_theirs_from_the_other_side(rule_set: RuleSet) -> None:
    positions = some(rule_set)

    by_me, by_him = (inputs(rule_set, side) for side in (positions, [flip(rule_set, one) for one in positions]))

    places = layout(rule_set)
    for name in [group.removeprefix("my ") for group in places if group.startswith("my ")]:
        assert (by_me[:, places[f"his {name}"]] == by_him[:, places[f"my {name}"]]).all()
        assert (by_me[:, places[f"my {name}"]] == by_him[:, places[f"his {name}"]]).all()
    mine, his = by_me[:, places["race"]], by_him[:, places["race"]]
    assert (mine[:, 0] == -his[:, 0]).all()
    assert (mine[:, 1] == his[:, 1]).all()


def test_the_lead_and_the_points_turn_round_for_the_other_side() -> None:
    positions = some(TAPA)

    mine, his = (inputs(TAPA, side) for side in (positions, [flip(TAPA, one) for one in positions]))

    lead, his_lead = (side[:, layout(TAPA)["lead"]] for side in (mine, his))
    assert (his_lead[:, [1, 0, 2, 3, 6, 5, 8, 7, 10, 9, 12, 11]] == lead[:, [0, 1, 2, 3, *range(5, 13)]]).all()
    assert (his_lead[:, 4] == -lead[:, 4]).all()
    points, his_points = (side[:, layout(TAPA)["points"]].reshape(-1, 24, 10) for side in (mine, his))
    assert (his_points[:, ::-1][:, :, [4, 5, 6, 7, 0, 1, 2, 3, 9, 8]] == points).all()


def test_no_game_without_triples_is_told_of_what_costs_one() -> None:
    games = [rule_set for rule_set in RULE_SETS.values() if "my last" in layout(rule_set)]

    assert games == [TAPA_CUBE, BACKGAMMON]
