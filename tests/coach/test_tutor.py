"""What the tutor has to say against a play."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.coach.candidates import DEEPEST, Candidate
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.hint import PlayHint, hints
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorClass, ErrorThresholds
from tapa_desktop.coach.tutor import judgements, objection
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA
from tests.positions import after, position

MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")
QUESTION = PlayQuestion(TAPA, MIDDLE, (4, 2))


def candidate(play: str, loss: float, plies: int = 1) -> Candidate:
    return Candidate(play, after(TAPA, MIDDLE, "42", play), 0.5 - loss, Probabilities(0.5, 0, 0, 0, 0), loss, plies)


JUDGED = (candidate("24/20 12/10*", 0), candidate("15/11 12/10*", 0.05), candidate("24/20 24/22", 0.3, plies=0))
GOOD, DOUBTFUL, BAD = (judged.position for judged in JUDGED)


@pytest.mark.parametrize(
    ("played", "least", "mark"),
    [
        (GOOD, ErrorClass.DOUBTFUL, None),
        (DOUBTFUL, ErrorClass.DOUBTFUL, ErrorClass.DOUBTFUL),
        (DOUBTFUL, ErrorClass.ERROR, None),
        (BAD, ErrorClass.ERROR, ErrorClass.BLUNDER),
        (BAD, ErrorClass.BLUNDER, ErrorClass.BLUNDER),
        (MIDDLE, ErrorClass.DOUBTFUL, None),  # what no play leads to
    ],
)
def test_objection_is_made_from_the_chosen_class_on(
    played: Position, least: ErrorClass, mark: ErrorClass | None
) -> None:
    found = objection(QUESTION, JUDGED, played, DEFAULT_THRESHOLDS, least)

    assert (found and found.mark) == mark
    if found is not None:
        assert (found.played.position, found.best) == (played, JUDGED[0])


def test_classes_begin_where_the_player_has_set_them() -> None:
    assert objection(QUESTION, JUDGED, DOUBTFUL, ErrorThresholds(0.06, 0.2, 0.4), ErrorClass.DOUBTFUL) is None


def test_tutor_judges_each_play_as_the_deepest_hint_does() -> None:
    (judged,) = judgements(QUESTION, never)
    *_, hint = hints(QUESTION, never)

    assert isinstance(hint, PlayHint)
    assert judged == hint.candidates
    assert {candidate.plies for candidate in judged} == {DEEPEST}


def test_judging_is_called_off() -> None:
    with pytest.raises(Cancelled):
        next(judgements(QUESTION, lambda: True))
