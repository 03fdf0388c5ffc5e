"""When no step is possible the turn passes: what is said to the player."""

from __future__ import annotations

import pytest

from tapa_desktop.rules.explain import NoPlay, why_no_play
from tapa_desktop.rules.ruleset import FEVGA, TAPA, TAWULA
from tests.positions import plays_of, position, turn


@pytest.mark.parametrize(
    ("stacks", "roll", "why"),
    [
        ("24:W15 21:B2 20:B2 19:B2 18:B9", "43", NoPlay.CLOSED),
        ("24:wB1 12:wB1 1:B13", "43", NoPlay.PINNED),
        ("6:wB1 2:W14 1:B14", "65", NoPlay.HELD),
        ("7:wB1 2:W14 1:B14", "65", NoPlay.HELD),
    ],
)
def test_passing_player_is_told_what_prevents_every_step(stacks: str, roll: str, why: NoPlay) -> None:
    given = position(TAPA, stacks)

    plays = plays_of(TAPA, given, roll)

    assert plays == {"pass"}
    assert why_no_play(TAPA, given, turn(TAPA, given, roll).root.dice) is why


def test_checker_on_the_bar_is_the_reason_before_all_others() -> None:
    given = position(TAWULA, "24:B2 23:B2 6:W14 1:B11", mine=(0, 1))

    plays = plays_of(TAWULA, given, "21")

    assert plays == {"pass"}
    assert why_no_play(TAWULA, given, turn(TAWULA, given, "21").root.dice) is NoPlay.BAR


def test_reserve_that_finds_no_open_point_is_not_called_pinned() -> None:
    given = position(TAWULA, "24:W2 22:B2 21:B2 20:B11", mine=(13, 0))

    plays = plays_of(TAWULA, given, "43")

    assert plays == {"pass"}
    assert why_no_play(TAWULA, given, turn(TAWULA, given, "43").root.dice) is NoPlay.CLOSED


@pytest.mark.parametrize(
    ("stacks", "roll", "why"),
    [
        ("24:W14 15:W1 12:B13 10:B1 9:B1", "65", NoPlay.FIRST),
        ("24:W9 23:W1 22:W1 21:W1 20:W1 19:W1 2:W1 17:B1 16:B1 15:B1 14:B1 13:B1 12:B10", "66", NoPlay.REFUSED),
    ],
)
def test_first_checker_that_is_blocked_and_plays_that_may_not_end_so_are_reasons(
    stacks: str, roll: str, why: NoPlay
) -> None:
    given = position(FEVGA, stacks)

    plays = plays_of(FEVGA, given, roll)

    assert plays == {"pass"}
    assert why_no_play(FEVGA, given, turn(FEVGA, given, roll).root.dice) is why
