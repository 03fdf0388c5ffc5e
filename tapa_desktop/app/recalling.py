"""What the computer said last of the cube, asked once more: a record holds what it has done, and not why."""

from __future__ import annotations

from typing import Final, NamedTuple

from tapa_desktop.game.events import Doubled, Dropped, GameBegun, Rolled, Taken
from tapa_desktop.game.history import History

from .questions import DoubleQuestion, TakeQuestion, question_of

_DECISIONS: Final = (Doubled, Taken, Dropped, Rolled)  # who rolls may have decided not to double


class Recalled(NamedTuple):
    """What a computer was asked about the cube when so many events stood, and what it was asked."""

    standing: int
    question: DoubleQuestion | TakeQuestion


def last_decision(history: History, ticket: int, seed: int) -> Recalled | None:
    """The last decision of the present game about the cube, if a computer has made it."""
    for index in range(len(history.standing) - 1, -1, -1):
        event = history.standing[index]
        if isinstance(event, GameBegun):
            break
        if isinstance(event, _DECISIONS):
            question = question_of(history.states[index], None, ticket, seed)
            if isinstance(question, DoubleQuestion | TakeQuestion):
                return Recalled(index, question)
    return None
