"""The decisions and rolls of a match to review: its history without drafts, settings and equal opening dice."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tapa_desktop.game.events import Doubled, Dropped, GameBegun, OpeningRolled, Played, Resigned, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase, Result
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.side import Side


class Decision(Struct, frozen=True):
    """An item to review; it happened in `state`, which is `states[at]` of the history."""

    at: int
    state: GameState


class GameStart(Decision, frozen=True):
    """A game has begun in this state."""


class OpeningRoll(Decision, frozen=True):
    """The opening dice have decided that the side to move begins; it rolls both dice next."""


class NoDouble(Decision, frozen=True):
    """The side to move could have doubled but has rolled."""


class CubeAction(Decision, frozen=True):
    """A double was offered, taken or dropped."""

    event: Doubled | Taken | Dropped


class TurnToPlay(Decision, frozen=True):
    """A roll was to be played, or a group of a chain or of a rest.

    `after` is the position after the play, seen by the side that has played. It is None if nothing was played: the
    match stops there, or a side resigned.
    """

    after: Position | None
    play: str = ""

    @property
    def is_thrown(self) -> bool:
        """Whether the dice were rolled; False if the game began in a position with a roll."""
        return self.state.throws > 0


class Resignation(Decision, frozen=True):
    """A side has resigned."""

    side: Side
    result: Result


def decisions(history: History) -> Iterator[Decision]:
    """Everything to review in a match, in order."""
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
            yield TurnToPlay(at, before, _seen_by_player(before, after), play)
        case (Doubled() | Taken() | Dropped()) as event:
            yield CubeAction(at, before, event)
        case Resigned(side):
            assert after.result is not None
            if before.phase is Phase.TO_PLAY:
                yield TurnToPlay(at, before, None)
            yield Resignation(at, before, side, after.result)


def _seen_by_player(before: GameState, after: GameState) -> Position:
    """The position after a play, seen by the side that has played. The state is flipped only if the turn has passed."""
    return after.position if after.side is before.side else flip(after.rule_set, after.position)
