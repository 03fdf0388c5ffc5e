"""What keeps an event from happening where it stands."""

from __future__ import annotations

from tapa_desktop.rules.fault import Fault


class EventFault(Fault):
    """A kind of fault; that a play cannot be is one of `PlayFault`."""

    SMALLER_FIRST = "the larger die stands first in a roll: {high} {low}"
    MAY_NOT_DOUBLE = "this side may not double now"
    NOTHING_TO_RESIGN = "nothing to resign: {phase}"
    OTHER_PHASE = "possible only at {wanted!r}, but the match stands at {phase!r}"
    NO_WAY_BACK = "cannot go back to event {to} of {count}"
    NOTHING_UNDONE = "nothing has been taken back"
