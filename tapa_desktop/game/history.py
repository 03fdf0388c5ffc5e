"""The history of a match: the log of all events, the active ones, which are not undone, and the state after each.

The log only grows. Undo is an event with the number of events to keep; redo is an event, too. Neither changes the
settings: who plays, and who rolls the dice. All throws, and the place of the next one, follow from the log.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.rules.dice import roll_of

from .apply import EventError, EventFault, apply
from .events import (
    DiceSwitched,
    FriendLine,
    LogEvent,
    MatchEvent,
    Noted,
    OpeningRolled,
    Restored,
    Rewound,
    Rolled,
    RolledOut,
    RollEvent,
    Seated,
    SharedList,
    append_to,
    ends_turn,
)
from .record import Header, Record
from .state import GameState, Phase, first_state

_SETTINGS = (Seated, DiceSwitched)
_DICE = (OpeningRolled, Rolled)
_LOG_ONLY = (Rewound, Restored, Noted, RolledOut, FriendLine)  # that are never active

DicePair = tuple[int, int]
RollIndex = tuple[int, int]  # the game of the match, and the throw in that game, both counted from 0


class History(Struct, frozen=True):
    """A match as a value. `states[n]` is the state after n events; an undo keeps the settings."""

    header: Header
    states: Sequence[GameState]
    active_events: Sequence[MatchEvent]
    log: Sequence[LogEvent]
    undone: tuple[tuple[MatchEvent, ...], ...]  # the events that each redo would restore; the next redo is the last
    past_throws: PastThrows
    notes: dict[int, str] = {}  # on turns, by the number of active events before the turn
    undone_notes: tuple[dict[int, str], ...] = ()  # those that each redo would restore, counted from its first event
    undo_limit: int = 0  # number of active events that a friend elsewhere knows, and that cannot be undone

    @property
    def state(self) -> GameState:
        """The current state of the match."""
        return self.states[-1]

    @property
    def record(self) -> Record:
        """The match in the form in which it is saved."""
        return Record(self.header, tuple(self.log))

    def known_throw(self) -> DicePair | None:
        """The dice of the next throw if the program threw them before an undo, else None.

        So an undo never gives a player other dice. In the opening White's die is first, else the larger one.
        """
        return self.past_throws.first_in(next_roll_index(self.state))

    def append(self, event: LogEvent) -> History:
        """The history with one more event. Raises `EventError` when the event is impossible now."""
        if isinstance(event, _LOG_ONLY):  # seldom; all others are added without copying the lists
            builder = HistoryBuilder(self)
            builder.add(event)
            return builder.history()
        before, past, is_setting = self.state, self.past_throws, isinstance(event, _SETTINGS)
        return History(
            self.header,
            append_to(self.states, apply(before, event)),
            append_to(self.active_events, event),
            append_to(self.log, event),
            self.undone if is_setting else (),
            past.plus(RecordedRoll(before, event)) if isinstance(event, _DICE) else past,
            self.notes,
            self.undone_notes if is_setting else (),
            self.undo_limit,
        )


class HistoryBuilder:
    """Builds a history from many events without copying the whole history for each."""

    def __init__(self, history: History, reducer: Callable[[GameState, MatchEvent], GameState] = apply) -> None:
        self._reducer = reducer
        self._header = history.header
        self._states = list(history.states)
        self._active = list(history.active_events)
        self._log = list(history.log)
        self._undone = list(history.undone)
        self._undone_states: list[list[GameState] | None] = [None] * len(self._undone)  # after each event, if known
        self._past_throws = list(history.past_throws)
        self._turns, self._searched = [0], 0  # starts of turns in the first `_searched` active events
        self._notes = dict(history.notes)
        self._note_places = sorted(self._notes)
        self._undone_notes = list(history.undone_notes)
        self._undo_limit = history.undo_limit
        self.restored = 0  # number of events that redos have restored

    @property
    def state(self) -> GameState:
        """The current state of the match."""
        return self._states[-1]

    def history(self) -> History:
        """The history with all events added so far."""
        return History(
            self._header,
            SharedList(list(self._states)),
            SharedList(list(self._active)),
            SharedList(list(self._log)),
            tuple(self._undone),
            PastThrows(list(self._past_throws)),
            dict(self._notes),
            tuple(self._undone_notes),
            self._undo_limit,
        )

    def add(self, event: LogEvent) -> None:
        """Add one more event. Raises `EventError` when the event is impossible now; the builder stays unchanged."""
        if not isinstance(event, _LOG_ONLY):
            self._append(event)
        elif isinstance(event, Rewound):
            self._rewind(event.to)
        elif isinstance(event, Restored):
            self._restore()
        elif isinstance(event, Noted):
            self._note(event)
        elif isinstance(event, FriendLine):
            self._undo_limit = len(self._active)
            self._forget_undone()
        self._log.append(event)

    def _append(self, event: MatchEvent) -> None:
        before = self._states[-1]
        self._states.append(self._reducer(before, event))
        self._active.append(event)
        if isinstance(event, _DICE):
            self._past_throws.append(RecordedRoll(before, event))
        if self._undone and not isinstance(event, _SETTINGS):
            self._forget_undone()

    def _forget_undone(self) -> None:
        self._undone.clear()
        self._undone_states.clear()
        self._undone_notes.clear()

    def _note(self, event: Noted) -> None:
        if event.at > len(self._active):
            raise EventError(EventFault.NO_TURN, detail=f"event {event.at} of {len(self._active)}")
        start = self._turn_start(event.at)
        if start in self._notes and not event.text:
            del self._notes[start]
            del self._note_places[bisect_left(self._note_places, start)]
        elif event.text:
            if start not in self._notes:
                insort(self._note_places, start)
            self._notes[start] = event.text

    def _turn_start(self, at: int) -> int:
        """As `turn_start`, without looking at any event twice."""
        for number, event in enumerate(self._active[self._searched :], start=self._searched + 1):
            if ends_turn(event):
                self._turns.append(number)
        self._searched = len(self._active)
        return self._turns[bisect_right(self._turns, at) - 1]

    def _rewind(self, to: int) -> None:
        if to >= len(self._active):
            raise EventError(EventFault.NO_WAY_BACK, to=to, count=len(self._active))
        if to < self._undo_limit:
            raise EventError(EventFault.SENT, detail=f"to event {to} of {self._undo_limit}")
        now = self._states[-1]
        events, states = self._active[to:], self._states[to + 1 :]
        settings = [at for at, event in enumerate(events) if isinstance(event, _SETTINGS)]
        self._undone_notes.append(self._pop_notes_after(to, settings))
        if settings:
            kept = [pair for pair in zip(events, states, strict=True) if not isinstance(pair[0], _SETTINGS)]
            events, states = [event for event, _ in kept], [state for _, state in kept]
        self._undone.append(tuple(events))
        self._undone_states.append(states)
        self._states[to:] = [with_settings_of(now, self._states[to])]
        del self._active[to:]
        del self._turns[bisect_right(self._turns, to) :]
        self._searched = min(self._searched, to)

    def _pop_notes_after(self, to: int, settings: list[int]) -> dict[int, str]:
        """Remove the notes on turns after `to` events; returns them, by the number of redone events before each."""
        first = bisect_right(self._note_places, to)
        places = self._note_places[first:]
        del self._note_places[first:]
        return {at - to - bisect_left(settings, at - to): self._notes.pop(at) for at in places}

    def _restore(self) -> None:
        if not self._undone:
            raise EventError(EventFault.NOTHING_UNDONE)
        events, states, first = self._undone.pop(), self._undone_states.pop(), len(self._active)
        notes = {first + at: text for at, text in self._undone_notes.pop().items()}
        self._notes.update(notes)
        self._note_places += sorted(notes)
        self._active += events
        if states is None:
            for event in events:
                self._states.append(self._reducer(self.state, event))
        else:
            now = self.state
            self._states += [with_settings_of(now, state) for state in states]
        self.restored += len(events)


def with_settings_of(now: GameState, state: GameState) -> GameState:
    """`state` with the players of `now`, and its way to roll the dice."""
    if state.by_hand is now.by_hand and state.white == now.white and state.black == now.black:
        return state
    return replace(state, white=now.white, black=now.black, by_hand=now.by_hand)


def begin_history(header: Header) -> History:
    """The history of a match without events.

    Raises `HouseRuleError` when the header has an unknown rule set or house rule, and `PositionError` when no match of
    this rule set can begin in its position.
    """
    return History(header, (first_state(header),), (), (), (), PastThrows([]))


def replay(header: Header, log: Iterable[LogEvent]) -> History:
    """The history of a match with these events.

    Raises `HouseRuleError` or `PositionError` as `begin_history`, and `EventError`, with the number of the event, when
    an event is impossible in its state.
    """
    builder = HistoryBuilder(begin_history(header))
    for number, event in enumerate(log, start=1):
        try:
            builder.add(event)
        except EventError as error:
            error.number = number
            raise
    return builder.history()


class RecordedRoll(NamedTuple):
    """A throw in the log, and the state before it."""

    before: GameState
    event: RollEvent

    @property
    def place(self) -> RollIndex:
        """The game and the throw in it."""
        return next_roll_index(self.before)

    @property
    def throw(self) -> DicePair:
        """The dice: in the opening White's first, else the larger first."""
        return throw_of(self.event)


class PastThrows(SharedList[RecordedRoll]):
    """All throws of a match, including undone ones; `first_in` finds the program's first one in a place."""

    __slots__ = ("_first",)

    def __init__(
        self, throws: list[RecordedRoll], length: int | None = None, first: _FirstThrows | None = None
    ) -> None:
        super().__init__(throws, length)
        self._first = first or _FirstThrows()

    def plus(self, roll: RecordedRoll) -> PastThrows:
        """These throws and one more."""
        items = self._with(roll)
        return PastThrows(items, len(self) + 1, self._first if items is self._items else None)

    def first_in(self, place: RollIndex) -> DicePair | None:
        """The first throw in that place that was not typed in, or None."""
        at = self._first.index_of(place, self)
        return None if at is None else self[at].throw


class _FirstThrows:
    """The indexes of the program's first throws in a list, by place; shared as the list is."""

    def __init__(self) -> None:
        self._places: dict[RollIndex, int] = {}
        self._searched = 0  # number of indexed throws

    def index_of(self, place: RollIndex, throws: Sequence[RecordedRoll]) -> int | None:
        for at in range(self._searched, len(throws)):
            if not throws[at].event.by_hand:
                self._places.setdefault(throws[at].place, at)
        self._searched = max(self._searched, len(throws))
        at = self._places.get(place, len(throws))
        return at if at < len(throws) else None


def next_roll_index(state: GameState) -> RollIndex:
    """The place of the next throw in the match."""
    return len(state.results), state.throws


def throw_of(event: RollEvent) -> DicePair:
    """The dice of an event: in the opening White's first, else the larger first."""
    return (event.white, event.black) if isinstance(event, OpeningRolled) else (event.high, event.low)


def event_of(state: GameState, throw: DicePair, *, by_hand: bool = False) -> RollEvent:
    """The event of throwing these dice in `state`, in which dice must be due."""
    if state.phase is Phase.OPENING:
        return OpeningRolled(*throw, by_hand)
    return Rolled(*roll_of(*throw), by_hand)
