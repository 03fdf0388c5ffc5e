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
class Decision:
    """Something that has happened in this state, which is `states[at]` of the history."""

    at: int
    state: GameState


@dataclass(frozen=True, slots=True)
class GameStart(Decision):
    """A game begins in this state."""


@dataclass(frozen=True, slots=True)
class OpeningRoll(Decision):
    """The opening dice have said who begins: the side to move of this state, who now throws both dice."""


@dataclass(frozen=True, slots=True)
class NoDouble(Decision):
    """The side to move could have doubled, and has rolled."""


@dataclass(frozen=True, slots=True)
class CubeAction(Decision):
    """A double was offered, taken or dropped."""

    event: Doubled | Taken | Dropped


@dataclass(frozen=True, slots=True)
class TurnToPlay(Decision):
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
class Resignation(Decision):
    """A side has given the game up."""

    side: Side
    result: Result


def decisions(history: History) -> Iterator[Decision]:
    """All that there is to judge, in its order."""
    yield GameStart(0, history.states[0])
    for at in range(len(history.standing)):
        yield from _of_event(history, at)
    last = len(history.standing)
    if history.state.phase is Phase.TO_PLAY:
        yield TurnToPlay(last, history.state, None)


def _of_event(history: History, at: int) -> Iterator[Decision]:
    before, after = history.states[at], history.states[at + 1]
    match history.standing[at]:
        case GameBegun():
            yield GameStart(at + 1, after)
        case OpeningRolled() if after.phase is Phase.TO_ROLL:
            yield OpeningRoll(at + 1, after)
        case Rolled() if before.may_double:
            yield NoDouble(at, before)
        case Played(play):
            yield TurnToPlay(at, before, _seen_by_player(after), play)
        case (Doubled() | Taken() | Dropped()) as event:
            yield CubeAction(at, before, event)
        case Resigned(side):
            assert after.result is not None
            if before.phase is Phase.TO_PLAY:
                yield TurnToPlay(at, before, None)
            yield Resignation(at, before, side, after.result)


def _seen_by_player(after: GameState) -> Position:
    """The position after a play, which is turned round only where the game goes on."""
    return after.position if after.result is not None else flip(after.rule_set, after.position)
