"""What the tutor says of a bad play."""

from __future__ import annotations

import pytest

from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.thresholds import ErrorClass
from tapa_desktop.coach.tutor import Objection
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.tutor.text import objection_text
from tests.ui.coaches import candidate

QUESTION = PlayQuestion(TAPA, start_position(TAPA), (3, 1))
OBJECTION = Objection(
    QUESTION,
    candidate(QUESTION, "24/21 21/20", -0.2, 0.1),
    candidate(QUESTION, "24/21 24/23", 0.1, 0.1),
    ErrorClass.BLUNDER,
)


@pytest.mark.parametrize(
    ("with_better", "with_equity", "told"),
    [
        (False, True, "Blunder: 24/21 21/20 loses 0.300 points. There is a better move."),
        (True, True, "Blunder: 24/21 21/20 loses 0.300 points. 24/21 24/23 is better."),
        (False, False, "Blunder: 24/21 21/20. There is a better move."),
        (True, False, "Blunder: 24/21 21/20. 24/21 24/23 is better."),
    ],
)
def test_better_play_and_loss_are_told_to_those_who_want_them(with_better: bool, with_equity: bool, told: str) -> None:
    assert objection_text(OBJECTION, with_better=with_better, with_equity=with_equity) == told
