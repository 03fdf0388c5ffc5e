"""What the practice says about an answer."""

from __future__ import annotations

import pytest

from tapa_desktop.app.game_history.cards import Card
from tapa_desktop.cancelling import never
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.drill import Tried, Verdict, verdicts
from tapa_desktop.coach.pack import best_after
from tapa_desktop.coach.question_text import question_in
from tapa_desktop.coach.spacing import Spacing
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS
from tapa_desktop.ui.practice.text import details_text, task_text
from tapa_desktop.ui.text.numbers import number

PLAYED = "24/23 24/21"


@pytest.mark.parametrize("position", ["tapa {} W 31", "tapa-cube {} W 31", "tapa {} W 31|1-7"])
def test_repeated_mistake_loses_what_is_said_to_have_been_lost_in_the_game(position: str) -> None:
    position = position.format("W15,22,B15 0/0/0 0/0/0")
    question = question_in(position)
    assert isinstance(question, PlayQuestion)
    left = best_after(question, PLAYED)
    (verdict,) = verdicts(Tried(question, left, then=PLAYED), never)
    assert isinstance(verdict, Verdict)
    assert verdict.played is not None
    card = Card(1, position, PLAYED, 0.789, "2026-11-01", Spacing())

    text = details_text(card, verdict, DEFAULT_THRESHOLDS, with_equity=True)

    assert verdict.then == verdict.played
    assert number(verdict.played.loss, 3) in text.rpartition(PLAYED)[2]
    assert number(0.789, 3) not in text


def test_loss_of_a_play_that_is_not_legal_any_more_is_not_told() -> None:
    position = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
    question = question_in(position)
    assert isinstance(question, PlayQuestion)
    (verdict,) = verdicts(Tried(question, None, then="1/off"), never)
    assert isinstance(verdict, Verdict)

    text = details_text(
        Card(1, position, "1/off", 0.789, "2026-11-01", Spacing()), verdict, DEFAULT_THRESHOLDS, with_equity=True
    )

    assert verdict.then is None
    assert "1/off" in text
    assert number(0.789, 3) not in text


@pytest.mark.parametrize(("needs", "is_told"), [("", False), ("|1-7", True)])
def test_score_is_told_where_a_play_is_asked_at_one(needs: str, is_told: bool) -> None:
    text = task_text(question_in(f"tapa W15,22,B15 0/0/0 0/0/0 W 31{needs}"), None)

    assert ("7" in text) is is_told
