"""What happens when dice fall."""

from __future__ import annotations

from tapa_desktop.game.events import OpeningRolled, Rolled
from tapa_desktop.game.history import event_of
from tests.game.matches import header, told


def test_in_the_opening_each_side_throws_one_die() -> None:
    assert event_of(told(header()).state, (2, 5)) == OpeningRolled(2, 5)


def test_later_the_larger_die_comes_first() -> None:
    state = told(header(), OpeningRolled(6, 5)).state

    assert event_of(state, (2, 5), by_hand=True) == Rolled(5, 2, by_hand=True)
