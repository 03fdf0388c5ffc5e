"""What the practice says about an answer."""

from __future__ import annotations

import pytest

from tapa_desktop.app.game_history.cards import Card
from tapa_desktop.cancelling import never
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.drill import Tried, Verdict, verdicts
from tapa_desktop.coach.question_text import question_in
from tapa_desktop.coach.spacing import Spacing
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS
from tapa_desktop.ui.practice.text import details_text, task_text
from tapa_desktop.ui.text.numbers import number


@pytest.mark.parametrize(("game", "is_told"), [("tapa", True), ("tapa-cube", False)])
def test_loss_in_the_game_is_told_where_it_can_be_compared_with_that_of_the_answer(game: str, is_told: bool) -> None:
    position = f"{game} W15,22,B15 0/0/0 0/0/0 W 31"
    question = question_in(position)
    assert isinstance(question, PlayQuestion)
    (verdict,) = verdicts(Tried(question, None), never)
    assert isinstance(verdict, Verdict)
    card = Card(1, position, "24/20", 0.789, "2026-11-01", Spacing())

    text = details_text(card, verdict, DEFAULT_THRESHOLDS, with_equity=True)

    assert "24/20" in text
    assert (number(0.789, 3) in text) is is_told


@pytest.mark.parametrize(("needs", "is_told"), [("", False), ("|1-7", True)])
def test_score_is_told_where_a_play_is_asked_at_one(needs: str, is_told: bool) -> None:
    text = task_text(question_in(f"tapa W15,22,B15 0/0/0 0/0/0 W 31{needs}"), None)

    assert ("7" in text) is is_told
