"""The history of a match: the log of all that happened, what of it still stands, and the state after each event.

The log only grows. Undo is an event that says how much is left standing; redo is one, too. Neither changes who plays
and who throws the dice: which throws have fallen, and where the next one falls, follows from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from tapa_desktop.rules.dice import roll_of

from .apply import EventError, EventFault, apply
from .events import DiceThrown, LogEvent, MatchEvent, OpeningRolled, Restored, Rewound, Rolled, RolledOut, Setting
from .record import Header, Record
from .start import first_state
from .state import GameState, Phase

Throw = tuple[int, int]
ThrowPlace = tuple[int, int]  # of a throw: the game of the match, and the throw in that game, both counted from 0


@dataclass(frozen=True, slots=True)
class History:
    """A match as a value. `standing` and `states` belong together: `states[n]` is the state after n standing events.

    Only the settings may differ: those of the state that an undo has led to are the ones of now.
    """

    header: Header
    states: tuple[GameState, ...]
    standing: tuple[MatchEvent, ...]
    log: tuple[LogEvent, ...]
    undone: tuple[tuple[MatchEvent, ...], ...]  # what a redo can bring back, the next one last
    fallen: tuple[PastThrow, ...]  # all throws, those that were taken back among them
    thrown: dict[ThrowPlace, Throw]  # what the program has thrown first in each place

    @property
    def state(self) -> GameState:
        """The state of the match now."""
        return self.states[-1]

    @property
    def record(self) -> Record:
        """The match as it is written down."""
        return Record(self.header, self.log)

    def known_throw(self) -> Throw | None:
        """The dice of the next throw when it was thrown before an undo: nobody gets other dice by taking back.

        In the order in which they fell, White's first where each side has thrown one.
        """
        return self.thrown.get(next_throw_place(self.state))

    def append(self, event: LogEvent) -> History:
        """The history with one more event.

        Raises:
            EventError: when the event is not possible now.
        """
        telling = HistoryBuilder(self)
        telling.add(event)
        return telling.history()


class HistoryBuilder:
    """A history while many events are added to it one after the other, without a copy of it all for each."""

    def __init__(self, history: History, law: Callable[[GameState, MatchEvent], GameState] = apply) -> None:
        self._law = law
        self._header = history.header
        self._states = list(history.states)
        self._standing = list(history.standing)
        self._log = list(history.log)
        self._undone = list(history.undone)
        self._fallen = list(history.fallen)
        self._thrown = dict(history.thrown)
        self.restored = 0  # events that a redo has brought back

    @property
    def state(self) -> GameState:
        """The state of the match now."""
        return self._states[-1]

    def history(self) -> History:
        """All that has been told."""
        return History(
            self._header,
            tuple(self._states),
            tuple(self._standing),
            tuple(self._log),
            tuple(self._undone),
            tuple(self._fallen),
            dict(self._thrown),
        )

    def add(self, event: LogEvent) -> None:
        """Tell one more event.

        Raises:
            EventError: when the event is not possible now; nothing has changed then.
        """
        match event:
            case Rewound():
                self._rewind(event.to)
            case Restored():
                self._restore()
            case RolledOut():
                pass  # a note: the log alone holds it
            case _:
                before = self.state
                self._stand(event)
                if isinstance(event, DiceThrown):
                    self._fall(PastThrow(before, event))
                if not isinstance(event, Setting):
                    self._undone.clear()
        self._log.append(event)

    def _stand(self, event: MatchEvent) -> None:
        self._states.append(self._law(self.state, event))
        self._standing.append(event)

    def _fall(self, fallen: PastThrow) -> None:
        self._fallen.append(fallen)
        if not fallen.event.by_hand:
            self._thrown.setdefault(fallen.place, fallen.throw)

    def _rewind(self, to: int) -> None:
        if to >= len(self._standing):
            raise EventError(EventFault.NO_WAY_BACK, to=to, count=len(self._standing))
        now = self._states[-1]
        self._undone.append(tuple(event for event in self._standing[to:] if not isinstance(event, Setting)))
        self._states[to:] = [replace(self._states[to], white=now.white, black=now.black, by_hand=now.by_hand)]
        del self._standing[to:]

    def _restore(self) -> None:
        if not self._undone:
            raise EventError(EventFault.NOTHING_UNDONE)
        events = self._undone.pop()
        for event in events:
            self._stand(event)
        self.restored += len(events)


def begin_history(header: Header) -> History:
    """A match in which nothing has happened yet.

    Raises:
        HouseRuleError: when the header names a rule set or house rule that does not exist.
        PositionError: when it names a position in which no match of this rule set can begin.
    """
    return History(header, (first_state(header),), (), (), (), (), {})


def replay(header: Header, log: Iterable[LogEvent]) -> History:
    """The history that these events make.

    Raises:
        HouseRuleError, PositionError: as `begin_history`.
        EventError: when an event is not possible where it stands; the message says which one.
    """
    telling = HistoryBuilder(begin_history(header))
    for number, event in enumerate(log, start=1):
        try:
            telling.add(event)
        except EventError as error:
            error.number = number
            raise
    return telling.history()


class PastThrow(NamedTuple):
    """One throw as the log tells it, and the state before it."""

    before: GameState
    event: DiceThrown

    @property
    def place(self) -> ThrowPlace:
        """Which throw of which game it is."""
        return next_throw_place(self.before)

    @property
    def throw(self) -> Throw:
        """The dice: White's first where each side has thrown one, else the larger first."""
        return throw_of(self.event)


def next_throw_place(state: GameState) -> ThrowPlace:
    """Where in the match the next throw stands."""
    return len(state.results), state.throws


def throw_of(event: DiceThrown) -> Throw:
    """The dice of an event."""
    return (event.white, event.black) if isinstance(event, OpeningRolled) else (event.high, event.low)


def event_of(state: GameState, throw: Throw, *, by_hand: bool = False) -> DiceThrown:
    """What happens when these dice fall in that state, in which some are to be thrown."""
    if state.phase is Phase.OPENING:
        return OpeningRolled(*throw, by_hand)
    return Rolled(*roll_of(*throw), by_hand)
