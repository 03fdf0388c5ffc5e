"""How freely a side can move, and what the next roll can do to lone checkers: positions and throws counted by hand."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, TAWULA, RuleSet
from tests.ai.engine.inputs.layout import Case, by_point, my, shares
from tests.cases import sentences
from tests.positions import position

FREEDOM = {
    "mobility counts landings and dice that have none": Case(
        "my mobility", "24:W15 23:B2 18:B3 1:B10", [1, 0, 0, 0, 0, 1, *shares(30, 4), *shares(6, 2)]
    ),
    "mobility counts the landings of all checkers": Case(
        "my mobility", "24:W14 10:W1 23:B2 18:B3 1:B10", [0, 0, 0, 0, 0, 0, *shares(30, 10), 0]
    ),
    "mobility knows that the bar comes first": Case(
        *("my mobility", "24:B2 20:B2 13:W14 5:B11", [1, 0, 0, 0, 1, 0, *shares(30, 4), *shares(6, 2)]),
        *(TAWULA, (0, 1)),
    ),
    "a single checker closes a point where nobody hits": Case(
        "my mobility", "24:W15 23:B1 12:B14", [1, 0, 0, 0, 0, 0], FEVGA, at=slice(6)
    ),
    # 20 has one to spare for 17 and 15, and the lone one of 17 may go to 15 and 13; who leaves 15 leaves one alone
    "a quiet step leaves no lone checker and makes none": Case(
        "my quiet", "20:W3 17:W1 15:W2 13:W2 1:B15", [0, 1, 1, 1, 1, 0, *shares(6, 4)]
    ),
    "a pinner that holds its pin alone does not go quietly": Case("my quiet", "20:bW1 18:W2 1:B14", [0.0] * 7),
    "a pinner may go quietly when another stays on the pin": Case(
        "my quiet", "20:bW2 18:W2 1:B14", [0, 1, 0, 0, 0, 0, *shares(6, 1)]
    ),
    # of the checkers off the pin, those on 15 find 14 and 10 closed, and the one on 6 finds 1; 2·14 + 5 pips; two of
    # mine are behind the pin, ten of his before it
    "spare dice are those that leave the deepest pin alone": Case(
        *("my spare", "15:W2 8:bW5 6:W1 14:B2 10:B2 1:B10"),
        [1, 1, 1, 1, 0, 1, *shares(6, 5), *shares(100, 33), 0, 0, 0, 1, *shares(15, 2, 10)],
    ),
    # the one on 4 is stuck with 1, 2 and 3
    "when all stand on the pin nothing is spare": Case(
        *("my spare", "8:bW14 4:W1 3:B2 2:B2 1:B9"),
        [0, 0, 0, 0, 0, 0, 0, *shares(100, 3), 1, 1, 1, 1, *shares(15, 0, 13)],
    ),
    "without a pin all is spare": Case(
        "my spare", "20:W15 18:B2 1:B13", [1, 0, 1, 1, 1, 1, *shares(6, 5), 0, 0, 0, 0, 0, 0, 0]
    ),
    # before 20: 19, 18, 17 and 15 closed, three of them in a row; 4 and 6 open, 5 not; then any 4 or 6; and on by 4-3,
    # 4-4, 4-5, 4-6, 6-1, 6-2, 6-3, 6-5
    "the rearmost is told what lies before it": Case(
        *("my rear", "24:wB2 20:W14 19:B2 18:B2 17:B2 15:B2 8:B2 1:B3"),
        [*shares(24, 20), 1, 1, 1, 0, 1, 0, *shares(6, 4), *shares(8, 5), 1, 1, 0, 0, 0, *shares(36, 20, 15)],
        at=slice(16),
    ),
    "who is locked in has no way": Case(
        *("my rear", "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B3"),
        [1, 1, 1, 1, 1, 1, 1, 1, *shares(8, 6), 1, 1, 1, 1, 1, 0, 0, 0],
    ),
    # seven and more pips: 6 with all but a double, 5-2 to 5-4, 4-3, and the doubles from 2-2 up; 7 pips on the average
    # without doubles; of the next 12 points 4, 8, 12, 12, 10 and 12 by the doubles
    "with the way free the rearmost comes as far as the dice say": Case(
        *("my rear", "20:W15 1:B15"),
        [*shares(36, 36, 10 + 6 + 2 + 5), *shares(36 * 12, 30 * 7 + 4 + 8 + 12 + 12 + 10 + 12)],
        at=slice(14, None),
    ),
    "the rearmost on the bar stands on 25": Case(
        *("my rear", "24:B2 20:B2 13:W14 5:B11", [*shares(24, 25), 1, 0, 0, 0, 1, 0, *shares(6, 2), *shares(8, 2)]),
        *(TAWULA, (0, 1)),
        at=slice(9),
    ),
    "the rearmost on the bar moves by all but 1-1, 5-5 and 5-1": Case(
        "my rear", "24:B2 20:B2 13:W14 5:B11", shares(36, 32), TAWULA, (0, 1), at=slice(14, 15)
    ),
    # six are back; two anchors, the foremost on 21; three points of my home
    "anchors are counted with their foremost point": Case(
        *("my anchors", "24:W2 21:W3 20:W1 6:W4 5:W2 4:W2 1:B2 12:B13"),
        [1, 1, 1, 0.75, 1, *shares(3, 2), *shares(6, 4), 1, 0, 0, 0],
        PORTES,
        at=slice(11),
    ),
    "a shot counts for nothing while my home is open": Case(
        "my anchors", "24:W2 13:W13 18:B1 12:B14", [0], PORTES, at=slice(11, 12)
    ),
    # with 2-1 both can be hit; 1-1 hits both on its way, where the points between are open
    "rolls that can hit two are counted": Case(
        "my anchors", "24:W2 13:W13 23:B1 22:B1 12:B13", shares(36, 3), PORTES, at=slice(12, 13)
    ),
    "what has to pass their rearmost checker is told in pips": Case(
        "my anchors", "24:W2 13:W13 20:B15", shares(100, 8), PORTES, at=slice(13, 14)
    ),
    # of the primes of five and more; his twelfth point is his 24
    "who is behind a prime is told, and how long it can stay": Case(
        *("my primes", "24:W12 4:W3 20:B1 19:B1 18:B1 17:B1 16:B1 12:B10", [*shares(15, 12), *shares(150, 240)]),
        FEVGA,
        at=slice(50, 52),
    ),
    "the first checker has not left": Case("my primes", "24:W15 12:B15", [0, 0, 0], FEVGA, at=slice(54, 57)),
    "the first checker runs": Case(
        "my primes", "24:W14 17:W1 12:B15", [0, 1, *shares(24, 17)], FEVGA, at=slice(54, 57)
    ),
    "the first checker has passed": Case("my primes", "24:W14 11:W1 12:B15", [1, 0, 0], FEVGA, at=slice(54, 57)),
    "my points in the starting table are counted": Case(
        *("my primes", "24:W5 23:W1 22:W1 21:W1 20:W1 9:W6 12:B14 1:B1", [*shares(6, 5), 1, *shares(15, 2)]),
        FEVGA,
        at=slice(57, None),
    ),
    # a three would land on his stack
    "the next checker is the rearmost before the last": Case(
        "my next", "24:W5 15:W1 9:W9 12:B15", [*shares(24, 15), 0, 0, 1, 0, 0, 0], FEVGA, at=slice(7)
    ),
}

LOCKED_IN = "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2 1:B3"
TOUCHING = {
    # 1 pip: any 1. 6 pips: any 6, 5-1, 4-2, 3-3, 2-2; the two have 6-1 and 5-1 in common.
    "reach is the chance to land on their lone checkers": Case(
        *("my reach", "8:W15 7:B1 2:B1 24:B13"), [*by_point({7: 11, 2: 17}), *shares(36, 24, 17, 11, 0, 0, 36)]
    ),
    "a lone checker is told in its quarter of the board": Case(
        "my reach", "24:W15 22:B1 1:B14", [*by_point({22: 12}), *shares(36, 12, 0, 0, 0, 12, 36)]
    ),
    "who is locked in reaches nothing": Case("my reach", LOCKED_IN, [0.0] * 30),
    # Only a 3 or a 5 enters; 22 by any 3, then 8 by a 1 from 9. The 3s, and 5-1; to move, all that have a 3 or a 5.
    "from the bar a checker enters before anything else": Case(
        *("my reach", "24:B2 23:B2 22:B1 21:B2 19:B2 9:W13 8:B1 5:B5 4:W1"),
        [*by_point({22: 11, 8: 4}), *shares(36, 13, 0, 4, 0, 11, 20)],
        *(TAWULA, (0, 1)),
    ),
    "with two on the bar nobody else moves": Case(
        "my reach", "22:B1 9:W13 8:B1 5:B13", by_point({22: 11}), TAWULA, (0, 2), at=slice(24)
    ),
    # 22: a 3, 2-1, and 1-1 cannot, since no 1 enters while the starters stand on 24. 18: 6-1, 5-2, 4-3.
    "from the reserve a checker enters and moves on": Case(
        *("my reach", "24:W2 22:B1 18:B1 12:B2", by_point({22: 13, 18: 6}), TAWULA, (13, 0), (11, 0)), at=slice(24)
    ),
    "the starters reach nothing while there is a reserve, which has a 2": Case(
        "my reach", "24:W2 23:B1 12:B2", by_point({23: 11}), TAWULA, (13, 0), (12, 0), at=slice(24)
    ),
    "without a reserve the starters have a 1": Case(
        "my reach", "24:W2 23:B1 12:B2 5:W13", by_point({23: 11}), TAWULA, theirs=(12, 0), at=slice(24)
    ),
    # 10 pips apart: 6-4 and 5-5
    "a lone checker is safe when another comes to it or it goes to another": Case(
        "my safety", "19:W14 9:W1 1:B15", by_point({9: 3})
    ),
    # 3 pips: any 3, 2-1, 1-1
    "two lone checkers make each other safe": Case("my safety", "12:W1 9:W1 24:B15", by_point({12: 14, 9: 14})),
    # 6-4 goes over 15 or 13, 5-5 over 14
    "one closed point between leaves another way": Case("my safety", "19:W14 9:W1 13:B2 1:B13", by_point({9: 3})),
    "two closed points between leave 5-5": Case("my safety", "19:W14 9:W1 13:B2 15:B2 1:B11", by_point({9: 1})),
    "three closed points between leave it alone": Case("my safety", "19:W14 9:W1 13:B2 14:B2 15:B2 1:B9", by_point({})),
    "who pins has nothing to fear": Case("my safety", "19:W14 16:bW1 1:B14", by_point({})),
    # 22 may not come to 20; to the head it is 7 pips (6-1, 5-2, 4-3) and 9 pips (6-3, 5-4, 3-3)
    "on the far side of Tawula nobody is made safe but by leaving it": Case(
        "my safety", "22:W1 20:W1 13:W13 1:B15", by_point({20: 6, 22: 5}), TAWULA
    ),
    # 9 would be safe on 7 by a 2; but another waits, which comes to 9 by 4-4 alone
    "nobody goes anywhere while one is on the bar": Case(
        "my safety", "9:W1 7:W13 1:B15", by_point({9: 1}), TAWULA, (0, 1)
    ),
}


@sentences("case", FREEDOM | TOUCHING)
def test_inputs_are_those_counted_by_hand(case: Case) -> None:
    assert case.actual() == case.expected


def test_a_shot_counts_for_more_the_more_of_my_home_is_closed() -> None:
    start = position(PORTES, "24:W2 13:W5 6:W2 5:W2 4:W2 3:W2 18:B1 12:B14")

    assert my("anchors", start, PORTES)[11] == pytest.approx(my("reach", start, PORTES)[24] * 4 / 6)


@pytest.mark.parametrize("rule_set", [FEVGA, GUL_BARA])
def test_a_prime_on_my_way_is_told_by_its_front(rule_set: RuleSet) -> None:
    start = position(rule_set, "24:W12 4:W3 20:B1 19:B1 18:B1 17:B1 16:B1 12:B10")

    of_four, of_six = my("primes", start, rule_set)[:24], my("primes", start, rule_set)[24:48]

    assert [point for point, is_front in enumerate(of_four, 1) if is_front] == [16, 17]
    assert not any(of_six)
