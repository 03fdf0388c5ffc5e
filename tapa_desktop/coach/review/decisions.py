"""What there is to judge in a match: its history without drafts, changes of seats and opening dice that were equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapa_desktop.game.events import Doubled, Dropped, GameBegun, OpeningRolled, Played, Resigned, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase, Result
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.side import Side


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that has happened in this state, which is `states[at]` of the history."""

    at: int
    state: GameState


@dataclass(frozen=True, slots=True)
class Begun(Happening):
    """A game begins in this state."""


@dataclass(frozen=True, slots=True)
class Opened(Happening):
    """The opening dice have said who begins: the side to move of this state, who now throws both dice."""


@dataclass(frozen=True, slots=True)
class Waited(Happening):
    """The side to move could have doubled, and has rolled."""


@dataclass(frozen=True, slots=True)
class CubeTurned(Happening):
    """A double was offered, taken or dropped."""

    event: Doubled | Taken | Dropped


@dataclass(frozen=True, slots=True)
class Turned(Happening):
    """A roll stood to be played.

    `after` is the position that was played, seen by the side that has played it; None where it was not played, since
    the match stands there or somebody gave up.
    """

    after: Position | None
    play: str = ""

    @property
    def roll(self) -> Roll:
        """The roll."""
        assert self.state.roll is not None
        return self.state.roll

    @property
    def is_thrown(self) -> bool:
        """Whether the roll was thrown; it was not where the game has begun in a position with a roll."""
        return self.state.throws > 0


@dataclass(frozen=True, slots=True)
class GaveUp(Happening):
    """A side has given the game up."""

    side: Side
    result: Result


def happenings(history: History) -> Iterator[Happening]:
    """All that there is to judge, in its order."""
    yield Begun(0, history.states[0])
    for at in range(len(history.standing)):
        yield from _of_event(history, at)
    last = len(history.standing)
    if history.state.phase is Phase.TO_PLAY:
        yield Turned(last, history.state, None)


def _of_event(history: History, at: int) -> Iterator[Happening]:
    before, after = history.states[at], history.states[at + 1]
    match history.standing[at]:
        case GameBegun():
            yield Begun(at + 1, after)
        case OpeningRolled() if after.phase is Phase.TO_ROLL:
            yield Opened(at + 1, after)
        case Rolled() if before.may_double:
            yield Waited(at, before)
        case Played(play):
            yield Turned(at, before, _seen_by_player(after), play)
        case (Doubled() | Taken() | Dropped()) as event:
            yield CubeTurned(at, before, event)
        case Resigned(side):
            assert after.result is not None
            if before.phase is Phase.TO_PLAY:
                yield Turned(at, before, None)
            yield GaveUp(at, before, side, after.result)


def _seen_by_player(after: GameState) -> Position:
    """The position after a play, which is turned round only where the game goes on."""
    return after.position if after.result is not None else flip(after.rule_set, after.position)
