"""The history of a match: the log of all that happened, what of it still stands, and the state after each event.

The log only grows. Undo is an event that says how much is left standing; redo is one, too. Neither changes who plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tapa_desktop.rules.houserules import rule_set_named

from .apply import EventError, apply
from .events import LogEvent, MatchEvent, OpeningRolled, Restored, Rewound, Rolled, Seated
from .record import Header
from .state import GameState, begin

Throw = tuple[int, int]


@dataclass(frozen=True, slots=True)
class History:
    """A match as a value. `standing` and `states` belong together: `states[n]` is the state after n standing events."""

    header: Header
    states: tuple[GameState, ...]
    standing: tuple[MatchEvent, ...] = ()
    log: tuple[LogEvent, ...] = ()
    undone: tuple[tuple[MatchEvent, ...], ...] = ()  # what a redo can bring back, the next one last
    thrown: dict[tuple[int, int], Throw] = field(default_factory=dict)  # the first throw of each (game, number)

    @property
    def state(self) -> GameState:
        """The state of the match now."""
        return self.states[-1]

    def known_throw(self) -> Throw | None:
        """The dice of the next throw when it was thrown before an undo: nobody gets other dice by taking back."""
        return self.thrown.get(_next_throw(self.state))

    def append(self, event: LogEvent) -> History:
        """The history with one more event.

        Raises:
            EventError: when the event is not possible now.
        """
        log = (*self.log, event)
        match event:
            case Rewound():
                return self._rewound(event.to, log)
            case Restored():
                return self._restored(log)
            case _:
                thrown = _with_throw(self.thrown, self.state, event)
                return History(
                    self.header,
                    (*self.states, apply(self.state, event)),
                    (*self.standing, event),
                    log,
                    thrown=thrown,
                )

    def _rewound(self, to: int, log: tuple[LogEvent, ...]) -> History:
        if to >= len(self.standing):
            raise EventError(f"cannot go back to event {to} of {len(self.standing)}")
        taken_back = tuple(event for event in self.standing[to:] if not isinstance(event, Seated))
        seated = replace(self.states[to], white=self.state.white, black=self.state.black)
        states = (*self.states[:to], seated)
        return History(self.header, states, self.standing[:to], log, (*self.undone, taken_back), self.thrown)

    def _restored(self, log: tuple[LogEvent, ...]) -> History:
        if not self.undone:
            raise EventError("nothing has been taken back")
        states = list(self.states)
        for event in self.undone[-1]:
            states.append(apply(states[-1], event))
        standing = self.standing + self.undone[-1]
        return History(self.header, tuple(states), standing, log, self.undone[:-1], self.thrown)


def begin_history(header: Header) -> History:
    """A match in which nothing has happened yet.

    Raises:
        HouseRuleError: when the header names a rule set or house rule that does not exist.
    """
    rule_set = rule_set_named(header.rule_set, header.house_rules)
    return History(header, (begin(rule_set, header.target, header.white, header.black),))


def replay(header: Header, log: Iterable[LogEvent]) -> History:
    """The history that these events make.

    Raises:
        HouseRuleError: as `begin_history`.
        EventError: when an event is not possible where it stands; the message says which one.
    """
    history = begin_history(header)
    for number, event in enumerate(log, start=1):
        try:
            history = history.append(event)
        except EventError as error:
            raise EventError(f"event {number}: {error}") from error
    return history


def _next_throw(state: GameState) -> tuple[int, int]:
    return len(state.results), state.throws


def _with_throw(
    thrown: dict[tuple[int, int], Throw], before: GameState, event: MatchEvent
) -> dict[tuple[int, int], Throw]:
    match event:
        case OpeningRolled():
            throw = (event.white, event.black)
        case Rolled():
            throw = (event.high, event.low)
        case _:
            return thrown
    return {_next_throw(before): throw, **thrown}
