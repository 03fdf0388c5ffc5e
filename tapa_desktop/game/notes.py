"""Notes on the turns of a match: which turn a note belongs to, and what a note may hold."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from .events import Doubled, Dropped, GameBegun, MatchEvent, OpeningRolled, Played, Resigned, Taken

Notes = Mapping[int, str]  # by the number of standing events before the turn

_ENDING: Final = (OpeningRolled, Played, Doubled, Taken, Dropped, Resigned, GameBegun)  # events that end a turn
_LINE_ENDS: Final = re.compile(r"\r\n?|[\x0b\x0c\x85\u2028\u2029]")
_UNSHOWN: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def ends_turn(event: MatchEvent) -> bool:
    """Whether the turn is over with this event; for a note each action at the cube is a turn of its own."""
    return isinstance(event, _ENDING)


def turn_begun(standing: Sequence[MatchEvent], at: int) -> int:
    """The number of events before the turn that is under way, or to begin, after the first `at` of these."""
    return next((before for before in range(at, 0, -1) if ends_turn(standing[before - 1])), 0)


def turns_begun(standing: Sequence[MatchEvent]) -> list[int]:
    """The number of events before each turn, the first one and that to come included."""
    return [0, *(at for at, event in enumerate(standing, 1) if ends_turn(event))]


def clean_note(typed: str) -> str:
    """What is kept of a typed or pasted text: its line ends are line feeds, and control characters are left out."""
    return _UNSHOWN.sub("", _LINE_ENDS.sub("\n", typed.replace("\t", " "))).strip()


def notes_within(notes: Notes, begin: int, end: int) -> list[tuple[int, str]]:
    """The notes on the turns that begin after at least `begin` and less than `end` events, in order."""
    return sorted((at, text) for at, text in notes.items() if begin <= at < end)
