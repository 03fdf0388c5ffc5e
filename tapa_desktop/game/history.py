"""The history of a match: the log of all events, the standing ones, which are not undone, and the state after each.

The log only grows. Undo is an event that says how many events are kept; redo is an event, too. Neither changes the
settings: who plays, and who rolls the dice. All throws, and the place of the next one, follow from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.rules.dice import roll_of

from .apply import EventError, EventFault, apply
from .events import (
    DiceThrown,
    LogEvent,
    MatchEvent,
    Noted,
    OpeningRolled,
    Restored,
    Rewound,
    Rolled,
    RolledOut,
    Setting,
)
from .notes import turn_begun
from .record import Header, Record
from .start import first_state
from .state import GameState, Phase

Throw = tuple[int, int]
ThrowPlace = tuple[int, int]  # the game of the match, and the throw in that game, both counted from 0


class History(Struct, frozen=True):
    """A match as a value. `states[n]` is the state after the first n events of `standing`.

    Only the settings may differ: after an undo the state keeps the settings from before the undo.
    """

    header: Header
    states: tuple[GameState, ...]
    standing: tuple[MatchEvent, ...]
    log: tuple[LogEvent, ...]
    undone: tuple[tuple[MatchEvent, ...], ...]  # what each redo would restore; the next redo is the last entry
    past_throws: tuple[PastThrow, ...]  # all throws, including those that were undone
    thrown: dict[ThrowPlace, Throw]  # the program's first throw in each place
    notes: dict[int, str] = {}  # on turns, by the number of standing events before the turn
    undone_notes: tuple[dict[int, str], ...] = ()  # those that each redo would restore, counted from where it begins

    @property
    def state(self) -> GameState:
        """The current state of the match."""
        return self.states[-1]

    @property
    def record(self) -> Record:
        """The match in the form in which it is saved."""
        return Record(self.header, self.log)

    def known_throw(self) -> Throw | None:
        """The dice of the next throw if the program has thrown them before an undo, else None.

        An undo therefore never gives a player other dice. In the opening White's die is first, else the larger one.
        """
        return self.thrown.get(next_throw_place(self.state))

    def append(self, event: LogEvent) -> History:
        """The history with one more event.

        Raises:
            EventError: when the event is impossible now.
        """
        builder = HistoryBuilder(self)
        builder.add(event)
        return builder.history()


class HistoryBuilder:
    """Builds a history from many events without copying the whole history for each."""

    def __init__(self, history: History, law: Callable[[GameState, MatchEvent], GameState] = apply) -> None:
        self._law = law
        self._header = history.header
        self._states = list(history.states)
        self._standing = list(history.standing)
        self._log = list(history.log)
        self._undone = list(history.undone)
        self._past_throws = list(history.past_throws)
        self._thrown = dict(history.thrown)
        self._notes = dict(history.notes)
        self._undone_notes = list(history.undone_notes)
        self.restored = 0  # number of events that redos have restored

    @property
    def state(self) -> GameState:
        """The current state of the match."""
        return self._states[-1]

    def history(self) -> History:
        """The history with all events added so far."""
        return History(
            self._header,
            tuple(self._states),
            tuple(self._standing),
            tuple(self._log),
            tuple(self._undone),
            tuple(self._past_throws),
            dict(self._thrown),
            dict(self._notes),
            tuple(self._undone_notes),
        )

    def add(self, event: LogEvent) -> None:
        """Add one more event.

        Raises:
            EventError: when the event is impossible now; the builder stays unchanged.
        """
        match event:
            case Rewound():
                self._rewind(event.to)
            case Restored():
                self._restore()
            case RolledOut():
                pass  # it goes to the log only
            case Noted():
                self._note(event)
            case _:
                before = self.state
                self._stand(event)
                if isinstance(event, DiceThrown):
                    self._add_throw(PastThrow(before, event))
                if not isinstance(event, Setting):
                    self._undone.clear()
                    self._undone_notes.clear()
        self._log.append(event)

    def _stand(self, event: MatchEvent) -> None:
        self._states.append(self._law(self.state, event))
        self._standing.append(event)

    def _add_throw(self, past: PastThrow) -> None:
        self._past_throws.append(past)
        if not past.event.by_hand:
            self._thrown.setdefault(past.place, past.throw)

    def _note(self, event: Noted) -> None:
        if event.at > len(self._standing):
            raise EventError(EventFault.NO_TURN, at=event.at, count=len(self._standing))
        begun = turn_begun(self._standing, event.at)
        if event.text:
            self._notes[begun] = event.text
        else:
            self._notes.pop(begun, None)

    def _rewind(self, to: int) -> None:
        if to >= len(self._standing):
            raise EventError(EventFault.NO_WAY_BACK, to=to, count=len(self._standing))
        now = self._states[-1]
        gone = [at for at in self._notes if at > to]
        self._undone_notes.append({self._without_settings(to, at): self._notes.pop(at) for at in gone})
        self._undone.append(tuple(event for event in self._standing[to:] if not isinstance(event, Setting)))
        self._states[to:] = [replace(self._states[to], white=now.white, black=now.black, by_hand=now.by_hand)]
        del self._standing[to:]

    def _restore(self) -> None:
        if not self._undone:
            raise EventError(EventFault.NOTHING_UNDONE)
        events, first = self._undone.pop(), len(self._standing)
        self._notes.update((first + at, text) for at, text in self._undone_notes.pop().items())
        for event in events:
            self._stand(event)
        self.restored += len(events)

    def _without_settings(self, begin: int, end: int) -> int:
        """How many of these standing events an undo keeps for a redo."""
        return sum(not isinstance(event, Setting) for event in self._standing[begin:end])


def begin_history(header: Header) -> History:
    """The history of a match without events.

    Raises:
        HouseRuleError: when the header has an unknown rule set or house rule.
        PositionError: when it has a position in which no match of this rule set can begin.
    """
    return History(header, (first_state(header),), (), (), (), (), {})


def replay(header: Header, log: Iterable[LogEvent]) -> History:
    """The history of a match with these events.

    Raises:
        HouseRuleError, PositionError: as `begin_history`.
        EventError: when an event is impossible in its state; the message says which one.
    """
    builder = HistoryBuilder(begin_history(header))
    for number, event in enumerate(log, start=1):
        try:
            builder.add(event)
        except EventError as error:
            error.number = number
            raise
    return builder.history()


class PastThrow(NamedTuple):
    """One throw of the log, and the state before it."""

    before: GameState
    event: DiceThrown

    @property
    def place(self) -> ThrowPlace:
        """The game and the throw in it."""
        return next_throw_place(self.before)

    @property
    def throw(self) -> Throw:
        """The dice: in the opening White's first, else the larger first."""
        return throw_of(self.event)


def next_throw_place(state: GameState) -> ThrowPlace:
    """The place of the next throw in the match."""
    return len(state.results), state.throws


def throw_of(event: DiceThrown) -> Throw:
    """The dice of an event: in the opening White's first, else the larger first."""
    return (event.white, event.black) if isinstance(event, OpeningRolled) else (event.high, event.low)


def event_of(state: GameState, throw: Throw, *, by_hand: bool = False) -> DiceThrown:
    """The event of throwing these dice in `state`, which must be one in which dice are to be thrown."""
    if state.phase is Phase.OPENING:
        return OpeningRolled(*throw, by_hand)
    return Rolled(*roll_of(*throw), by_hand)
