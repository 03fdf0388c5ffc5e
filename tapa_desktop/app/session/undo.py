"""How far an undo goes back: to the last decision of a person. Pure."""

from __future__ import annotations

from tapa_desktop.game.events import Doubled, Drafted, Dropped, OpeningRolled, Played, Resigned, Rolled, Setting, Taken
from tapa_desktop.game.history import History
from tapa_desktop.rules.play_text import PASS

from .automatic import person_to_act


def undo_target(history: History) -> int | None:
    """How many of the events in force an undo leaves; None if there is nothing that a person could undo.

    It undoes one step that the person to move has drafted. Otherwise it undoes the last play, double, take, drop or
    resignation of a person, or the last dice that were entered by hand, with everything that came after it, such as the
    computer's answer to the double. The draft of an undone play is restored, and the program's dice stay the same.
    """
    if history.state.drafted and person_to_act(history.state):
        return _last_draft(history)
    return next((index for index in reversed(range(len(history.standing))) if _is_decision(history, index)), None)


def undo_turn_target(history: History) -> int | None:
    """Like `undo_target`, but goes back to where no step of that turn was drafted."""
    to = undo_target(history)
    while to is not None and history.states[to].drafted:
        to -= 1
    return to


def _is_decision(history: History, index: int) -> bool:
    """Whether the event is a decision of a side that a person plays now.

    A pass is not a decision; dice are one if they were entered by hand.
    """
    match history.standing[index]:
        case Played(play):
            return play != PASS and history.state.seat_of(history.states[index].actor).is_person
        case Doubled() | Taken() | Dropped():
            return history.state.seat_of(history.states[index].actor).is_person
        case OpeningRolled() | Rolled() as event:
            return event.by_hand
        case Resigned(side):
            return history.state.seat_of(side).is_person
        case _:
            return False


def _last_draft(history: History) -> int:
    """The index of the last drafted step; only settings can have followed it."""
    index = len(history.standing) - 1
    while isinstance(history.standing[index], Setting):
        index -= 1
    assert isinstance(history.standing[index], Drafted), history.standing[index]
    return index
