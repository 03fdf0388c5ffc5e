"""The best plays of a turn in a review, ranked by what they lose as the review counts it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import Candidate, candidates_for, contenders
from tapa_desktop.coach.decision import PlayQuestion, question_of
from tapa_desktop.coach.hint import EXPLAINED, reasons_of
from tapa_desktop.coach.reasons.reason import Reason
from tapa_desktop.game.state import GameState

from .cost import losses


class Turn(Struct, frozen=True):
    """The state before a play, the play that was made, empty if there is none, and the depth of the search in plies."""

    state: GameState
    made: str
    plies: int


class RankedPlay(Struct, frozen=True):
    """A play with its place, from 1; its loss is that of the review, in single wins. The play made has no reasons."""

    place: int
    candidate: Candidate
    reasons: tuple[Reason, ...] = ()


class Ranking(Struct, frozen=True):
    """The best plays of a turn, the best first, and last the one made, if it is none of them."""

    turn: Turn
    plays: tuple[RankedPlay, ...]


def rankings(turn: Turn, is_cancelled: IsCancelled) -> Iterator[Ranking]:
    """The ranking of a turn: the plays that its review has compared, with the same figures.

    If these are few, others are searched as deep. None of them stands above the best play of the review.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    state, asked = turn.state, question_of(turn.state)
    assert isinstance(asked, PlayQuestion)
    made = (asked.after(turn.made),) if turn.made else ()
    at = partial(candidates_for, asked, turn.plies, is_cancelled=is_cancelled)
    found = at(also=made)
    counted = list(contenders(found, made))
    more = [one.position for one in found if one not in counted][: max(0, EXPLAINED - len(counted))]
    others = [one for one in at(also=more) if one.position in more] if more else []
    known = zip((*counted, *others), losses(state, counted, others), strict=True)
    order = sorted((replace(one, loss=loss) for one, loss in known), key=lambda one: one.loss)
    yield Ranking(
        turn,
        tuple(
            RankedPlay(place, one, reasons_of(asked, one, order, is_cancelled) if place <= EXPLAINED else ())
            for place, one in enumerate(order, 1)
            if place <= EXPLAINED or one.position in made
        ),
    )
