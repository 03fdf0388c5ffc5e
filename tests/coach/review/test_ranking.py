"""The ranking of the plays of a turn: its figures are those of the review."""

from __future__ import annotations

import pytest

from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import Candidate, candidates_for, contenders
from tapa_desktop.coach.decision import PlayQuestion, question_of
from tapa_desktop.coach.hint import EXPLAINED
from tapa_desktop.coach.review.ranking import Turn, rankings
from tapa_desktop.coach.review.result import ReviewedAction
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.state import GameState, Phase
from tests.game.matches import header, random_match


@pytest.mark.parametrize(("rule_set", "target", "plies"), [("tapa", 1, 1), ("tapa-cube", 5, 0), ("gul-bara", 3, 1)])
def test_best_play_and_the_one_that_was_made_are_ranked_as_the_review_has_them(
    rule_set: str, target: int, plies: int
) -> None:
    history = random_match(header(rule_set, target=target), 22, hasty=True)
    *_, found = review(ReviewQuestion(history, plies))
    lines = [line for line in found.lines if line.action is ReviewedAction.PLAY and line.cost is not None][:60]
    assert sum(bool(line.cost) for line in lines) > 10

    for line in lines:
        state = history.states[line.at]
        (ranking,) = rankings(Turn(state, line.play, plies), never)
        asked = question_of(state)
        assert isinstance(asked, PlayQuestion)
        left = asked.after(line.play)
        (made,) = (ranked for ranked in ranking.plays if ranked.candidate.position == left)
        losses = [ranked.candidate.loss for ranked in ranking.plays]
        assert [ranked.place for ranked in ranking.plays[:EXPLAINED]] == list(range(1, len(losses) + 1))[:EXPLAINED]
        assert losses == sorted(losses)
        assert ranking.plays[0].candidate.play == line.best
        assert made.candidate.loss == pytest.approx(line.loss)


def test_few_promising_plays_do_not_shorten_the_ranking() -> None:
    history = random_match(header("tapa"), 22, hasty=True)
    at = next(at for at, state in enumerate(history.states) if state.phase is Phase.TO_PLAY and len(_close(state)) == 1)

    (ranking,) = rankings(Turn(history.states[at], "", 1), never)

    assert len(ranking.plays) == EXPLAINED
    assert {ranked.candidate.plies for ranked in ranking.plays} == {1}


def _close(state: GameState) -> list[Candidate]:
    """The plays that the review compares; none if all of them are few."""
    found = candidates_for(question_of(state), 1)
    return list(contenders(found, ())) if len(found) > EXPLAINED else []
