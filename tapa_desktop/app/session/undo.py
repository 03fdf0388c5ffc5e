"""How far an undo goes back: to what a person could have done otherwise. Pure."""

from __future__ import annotations

from tapa_desktop.game.events import Doubled, Drafted, Dropped, OpeningRolled, Played, Resigned, Rolled, Setting, Taken
from tapa_desktop.game.history import History
from tapa_desktop.rules.play_text import PASS

from .automatic import person_to_act


def undo_target(history: History) -> int | None:
    """How many of the standing events an undo leaves; None when there is nothing that a person could take back.

    A step that the person to move has made, or else the last play, double, take, drop or resignation of a person, or
    the last dice that somebody has entered, with all that came after it, such as the computer's answer to the double.
    What was drafted before a play is there again, and dice that the program has thrown are those that they were.
    """
    if history.state.drafted and person_to_act(history.state):
        return _last_draft(history)
    return next((index for index in reversed(range(len(history.standing))) if _is_decision(history, index)), None)


def undo_turn_target(history: History) -> int | None:
    """As `undo_target`, but back to where nothing of that turn's play was drafted."""
    to = undo_target(history)
    while to is not None and history.states[to].drafted:
        to -= 1
    return to


def _is_decision(history: History, index: int) -> bool:
    """Whether a person of now has decided what happened there; a pass is nobody's decision, dice are if entered."""
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
    """Where the last step was drafted; only settings can have changed since."""
    index = len(history.standing) - 1
    while isinstance(history.standing[index], Setting):
        index -= 1
    assert isinstance(history.standing[index], Drafted), history.standing[index]
    return index
