"""What is said of the next turns: each kind where it must be said, and where it must not."""

from __future__ import annotations

from tapa_desktop.coach.reasons.ending import outlook_faults, outlook_gains
from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.coach.reasons.said import faults, gains
from tests.positions import position


def test_more_throws_reach_their_blot_than_before() -> None:
    given = position(TAPA, "24:W15 10:B1 1:B14")

    found = gains(outlook_gains, TAPA, given, "62", "24/18 18/16")

    # six away: any 6, 5-1, 4-2, 3-3, 2-2
    assert found[ReasonKind.AIMS].count == 17
    assert found[ReasonKind.AIMS].than < 17


def test_where_they_have_no_blot_nothing_is_aimed_at() -> None:
    given = position(TAPA, "24:W15 1:B15")

    assert gains(outlook_gains, TAPA, given, "62", "24/18 18/16") == {}


def test_fewer_throws_reach_their_blot_than_after_the_better_play() -> None:
    given = position(TAPA, "24:W15 10:B1 1:B14")

    found = faults(outlook_faults, TAPA, given, "62", "24/18 24/22", "24/18 18/16")

    assert found[ReasonKind.AIMS_LESS].count == 17
    assert found[ReasonKind.AIMS_LESS].than < 17
    assert faults(outlook_faults, TAPA, given, "62", "24/18 18/16", "24/18 24/22") == {}


def test_checkers_enter_from_the_reserve() -> None:
    given = position(TAWULA, "24:W2 20:W1 12:B2", mine=(12, 0), theirs=(13, 0))

    found = gains(outlook_gains, TAWULA, given, "32", "in/22 in/23")

    assert found[ReasonKind.ENTERS].count == 2
    assert ReasonKind.ENTERS not in gains(outlook_gains, TAWULA, given, "32", "20/17 17/15")


def test_fewer_enter_than_by_the_better_play() -> None:
    given = position(TAWULA, "24:W2 20:W1 12:B2", mine=(12, 0), theirs=(13, 0))

    found = faults(outlook_faults, TAWULA, given, "32", "in/22 20/18", "in/22 in/23")

    assert (found[ReasonKind.ENTERS_FEWER].than, found[ReasonKind.ENTERS_FEWER].count) == (1, 2)
    assert ReasonKind.ENTERS_FEWER not in faults(outlook_faults, TAWULA, given, "32", "in/22 in/23", "in/22 20/18")
