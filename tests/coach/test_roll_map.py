"""The map of the rolls: all 21, and their mean."""

from __future__ import annotations

import pytest

from tapa_desktop.cancelling import Cancelled
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.roll_map import DEPTHS, MapQuestion, roll_maps
from tapa_desktop.rules.position_text import parse_position

PLACED = parse_position("tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W -")
QUESTION = MapQuestion(PLACED.rule_set, PLACED.position)


def test_map_has_all_rolls_the_best_first_and_their_mean() -> None:
    *_, found = roll_maps(QUESTION, lambda: False)

    equities = [one.equity for one in found.rolls]
    assert equities == sorted(equities, reverse=True)
    assert (len({one.roll for one in found.rolls}), sum(one.throws for one in found.rolls)) == (21, 36)
    assert found.mean == pytest.approx(sum(one.equity * one.throws for one in found.rolls) / 36)


def test_each_roll_is_worth_its_best_play() -> None:
    *_, found = roll_maps(QUESTION, lambda: False)
    one = found.rolls[3]

    best = candidates_for(QUESTION.rule_set, QUESTION.position, one.roll, DEPTHS[-1])[0]

    assert (one.play, one.equity) == (best.play, pytest.approx(best.equity))


def test_map_stops_when_it_is_cancelled() -> None:
    with pytest.raises(Cancelled):
        list(roll_maps(QUESTION, lambda: True))
