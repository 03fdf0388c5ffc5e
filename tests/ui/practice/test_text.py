"""What the practice says about an answer."""

from __future__ import annotations

import pytest

from tapa_desktop.app.game_history.cards import Card
from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.drill import PLIES, Tried, Verdict, verdicts
from tapa_desktop.coach.question_text import question_in
from tapa_desktop.coach.spacing import Spacing
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS
from tapa_desktop.ui.practice.text import details_text, task_text
from tapa_desktop.ui.text.numbers import number


@pytest.mark.parametrize("position", ["tapa {} W 31", "tapa-cube {} W 31", "tapa {} W 31|1-7"])
def test_repeated_mistake_loses_what_is_said_to_have_been_lost_in_the_game(position: str) -> None:
    position = position.format("W15,22,B15 0/0/0 0/0/0")
    question = question_in(position)
    assert isinstance(question, PlayQuestion)
    worst = candidates_for(question, PLIES)[-1]
    (verdict,) = verdicts(Tried(question, worst.position, then=worst.play), never)
    assert isinstance(verdict, Verdict)
    assert verdict.played is not None
    card = Card(1, position, worst.play, 0.789, "2026-11-01", Spacing())

    text = details_text(card, verdict, DEFAULT_THRESHOLDS, with_equity=True)

    assert verdict.then == verdict.played
    assert number(verdict.played.loss, 3) in text.rpartition(worst.play)[2]
    assert number(0.789, 3) not in text


@pytest.mark.parametrize("is_legal", [False, True])
def test_no_loss_is_told_of_a_play_that_is_not_legal_any_more_or_is_the_best_now(is_legal: bool) -> None:
    position = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
    question = question_in(position)
    assert isinstance(question, PlayQuestion)
    then = candidates_for(question, PLIES)[0].play if is_legal else "1/off"
    (verdict,) = verdicts(Tried(question, None, then=then), never)
    assert isinstance(verdict, Verdict)
    card = Card(1, position, then, 0.789, "2026-11-01", Spacing())

    text = details_text(card, verdict, DEFAULT_THRESHOLDS, with_equity=True)

    assert (verdict.then is not None) is is_legal
    assert then in text
    assert number(0.789, 3) not in text
    assert number(0.0, 3) not in text


@pytest.mark.parametrize(("needs", "is_told"), [("", False), ("|1-7", True)])
def test_score_is_told_where_a_play_is_asked_at_one(needs: str, is_told: bool) -> None:
    text = task_text(question_in(f"tapa W15,22,B15 0/0/0 0/0/0 W 31{needs}"), None)

    assert ("7" in text) is is_told
