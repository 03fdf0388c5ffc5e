"""The ranking of the plays of a turn: its figures are those of the review."""

from __future__ import annotations

import pytest

from tapa_desktop.cancelling import never
from tapa_desktop.coach.review.ranking import Turn, rankings
from tapa_desktop.coach.review.result import ReviewedAction
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tests.game.matches import header, random_match


@pytest.mark.parametrize(("rule_set", "target"), [("tapa", 1), ("tapa-cube", 5), ("gul-bara", 1)])
def test_play_that_was_made_is_ranked_with_the_loss_of_the_review(rule_set: str, target: int) -> None:
    history = random_match(header(rule_set, target=target), 22, hasty=True)
    *_, found = review(ReviewQuestion(history, 1))
    lines = [line for line in found.lines if line.action is ReviewedAction.PLAY and (line.loss or 0.0) > 0.1]
    agreed = 0

    for line in lines[:12]:
        (ranking,) = rankings(Turn(history.states[line.at], line.play, 1), never)
        places = [ranked.place for ranked in ranking.plays]
        losses = [ranked.candidate.loss for ranked in ranking.plays]
        assert places == sorted(places)
        assert losses == sorted(losses)
        if ranking.plays[0].candidate.play == line.best:  # else the look at all plays has found a better one
            agreed += 1
            assert any(loss == pytest.approx(line.loss) for loss in losses)

    assert agreed > 5
