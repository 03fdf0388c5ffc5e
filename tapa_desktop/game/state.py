"""The state of a match as a value: everything that the window shows and the next event is judged by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .events import Seat


class Phase(Enum):
    """What has to happen next."""

    OPENING = "opening"  # one die each
    TO_ROLL = "to roll"  # the side to move throws both dice
    TO_PLAY = "to play"  # the side to move plays its roll, or passes
    GAME_OVER = "game over"  # the next game begins
    MATCH_OVER = "match over"  # nothing


@dataclass(frozen=True, slots=True)
class Result:
    """How a game of the match has ended; `winner` is None for a draw, which scores nothing."""

    winner: Side | None
    points: int
    how: How
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class GameState:
    """One moment of a match. Only `position`, `roll` and `drafted` are seen by `side`, the side to move."""

    rule_set: RuleSet
    target: int  # points that win the match; 0 for games without end
    white: Seat
    black: Seat
    position: Position
    phase: Phase = Phase.OPENING
    side: Side = Side.WHITE  # of no meaning while the opening dice are thrown
    opening: tuple[int, int] | None = None  # the last opening dice of this game, White's first
    roll: Roll | None = None
    drafted: Steps = ()  # what the side to move has composed of its play so far
    throws: int = 0  # how often dice were thrown in this game
    results: tuple[Result, ...] = ()  # the games of this match that have ended

    @property
    def result(self) -> Result | None:
        """How the game has ended, or None while it goes on."""
        return self.results[-1] if self.phase in {Phase.GAME_OVER, Phase.MATCH_OVER} else None

    @property
    def seat(self) -> Seat:
        """Who plays the side to move."""
        return self.seat_of(self.side)

    def seat_of(self, side: Side) -> Seat:
        """Who plays that side."""
        return self.white if side is Side.WHITE else self.black

    def score(self, side: Side) -> int:
        """The points of that side in this match."""
        return sum(result.points for result in self.results if result.winner is side)


def begin(rule_set: RuleSet, target: int, white: Seat, black: Seat) -> GameState:
    """The beginning of a match to so many points; 0 for games without end."""
    return GameState(rule_set, target, white, black, start_position(rule_set))
