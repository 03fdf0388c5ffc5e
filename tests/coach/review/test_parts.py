"""The parts of a review: their sums are the totals, whatever they are split by."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.review.parts import CLASSES, MISTAKES, PHASES, parts_of, phase_of
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.events import Seat
from tapa_desktop.game.start import turn_at
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.side import Side
from tests.game.matches import header, random_match

DECISIONS = ("play", "cube")


@pytest.mark.parametrize("rule_set", ["tapa", "tapa-cube"])
def test_parts_add_up_to_the_totals(rule_set: str) -> None:
    history = random_match(header(rule_set, target=3), 7, hasty=True)
    *_, found = review(ReviewQuestion(history, 0))

    for side in Side:
        lines = [line for line in found.lines if line.side is side]
        parts, totals = parts_of(history.states, lines), found.totals[side]
        for keys in (DECISIONS, PHASES):
            counted = [parts[key] for key in keys if key in parts]
            plays = totals.decisions - (totals.cube_decisions if keys is PHASES else 0)
            assert sum(number for _, number in counted) == plays
        marked = sum(parts[key][1] for key in CLASSES if key in parts)
        assert marked == sum(parts[f"by {kind}"][1] for kind in MISTAKES if f"by {kind}" in parts) > 0
        assert sum(parts[key][0] for key in DECISIONS if key in parts) == pytest.approx(totals.lost)


@pytest.mark.parametrize(
    ("position", "phase"),
    [
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31", "opening"),
        ("tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W 43", "opening"),
        ("tapa B1,B2,B3,B3,B3,B3,14,W1,1,W1,1 0/0/13 0/0/0 W 53", "race"),
    ],
)
def test_phase_follows_from_the_position(position: str, phase: str) -> None:
    state = turn_at(parse_position(position), Seat(), Seat())

    assert phase_of(state) == phase
