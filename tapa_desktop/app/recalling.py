"""What the computer said last of the cube, asked once more: a record holds what it has done, and not why."""

from __future__ import annotations

from tapa_desktop.game.events import Doubled, Dropped, Taken
from tapa_desktop.game.history import History

from .questions import DoubleQuestion, TakeQuestion, question_of


def last_decision(history: History, ticket: int, seed: int) -> DoubleQuestion | TakeQuestion | None:
    """What a computer was asked before the last event, if that is what it has decided about the cube."""
    if not history.standing or not isinstance(history.standing[-1], Doubled | Taken | Dropped):
        return None
    question = question_of(history.states[-2], None, ticket, seed)
    return question if isinstance(question, DoubleQuestion | TakeQuestion) else None
