"""The state of a match as a value: everything that the window shows and the next event is judged by.

The doubling cube is part of it: what it is worth, where it lies and who may turn it. Source: RULES.md, "Triple".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from tapa_desktop.rules.defaults import has_cube
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
    TO_ANSWER = "to answer"  # the other side takes the double or drops
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
    dropped: bool = False


_Dice = tuple[tuple[int, int] | None, Roll | None, Steps, int]  # `opening`, `roll`, `drafted` and `throws`


@dataclass(frozen=True, slots=True)
class Cube:
    """The cube of one game; it lies in the middle while nobody owns it, and then both may double."""

    value: int = 1
    owner: Side | None = None

    def is_at_hand(self, side: Side) -> bool:
        """Whether that side may turn it."""
        return self.owner in {None, side} and self.value < LARGEST

    def taken_by(self, side: Side) -> Cube:
        """The cube after a double that this side has taken; it owns it now."""
        return Cube(self.value * 2, side)


IN_THE_MIDDLE: Final = Cube()


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
    by_hand: bool = False  # whether the next dice are thrown by a person, and entered
    cube: Cube = IN_THE_MIDDLE
    results: tuple[Result, ...] = ()  # the games of this match that have ended

    @property
    def result(self) -> Result | None:
        """How the game has ended, or None while it goes on."""
        return self.results[-1] if self.phase in {Phase.GAME_OVER, Phase.MATCH_OVER} else None

    @property
    def actor(self) -> Side:
        """The side that has to do something now: the one to move, unless it waits for the answer to its double."""
        return self.side.other if self.phase is Phase.TO_ANSWER else self.side

    @property
    def seat(self) -> Seat:
        """Who plays the side that has to do something now."""
        return self.seat_of(self.actor)

    @property
    def is_crawford(self) -> bool:
        """Whether this is the Crawford game of the match, in which nobody may double."""
        over = self.phase in {Phase.GAME_OVER, Phase.MATCH_OVER}
        return is_crawford(self.target, self.results[:-1] if over else self.results)

    @property
    def may_double(self) -> bool:
        """Whether the side to move may offer a double now."""
        if self.phase is not Phase.TO_ROLL or not has_cube(self.rule_set) or self.is_crawford:
            return False
        needs_more = not self.target or self.target - self.score(self.side) > self.cube.value
        return needs_more and self.cube.is_at_hand(self.side)

    def thrown(self, roll: Roll) -> GameState:
        """The state after that roll of the side to move: as by `replace`, in a third of its time."""
        return self._with(self.position, Phase.TO_PLAY, self.side, (self.opening, roll, (), self.throws + 1))

    def turned(self, position: Position) -> GameState:
        """The state in which the other side, which sees that position, is to roll: as quickly."""
        return self._with(position, Phase.TO_ROLL, self.side.other, (None, None, (), self.throws))

    def _with(self, position: Position, phase: Phase, side: Side, dice: _Dice) -> GameState:
        same = self.rule_set, self.target, self.white, self.black
        return GameState(*same, position, phase, side, *dice, self.by_hand, self.cube, self.results)

    def seat_of(self, side: Side) -> Seat:
        """Who plays that side."""
        return self.white if side is Side.WHITE else self.black

    def score(self, side: Side) -> int:
        """The points of that side in this match."""
        return sum(result.points for result in self.results if result.winner is side)


def begin(rule_set: RuleSet, target: int, white: Seat, black: Seat) -> GameState:
    """The beginning of a match to so many points; 0 for games without end."""
    return GameState(rule_set, target, white, black, start_position(rule_set))


LARGEST: Final = 4096  # no rule, but a bound for what a record may pile up in games without end


def is_crawford(target: int, results: tuple[Result, ...]) -> bool:
    """Whether the next game after these is the Crawford game: the first after a side came within a point of victory.

    A drawn game does not count: the one that is played in its place is the Crawford game again.
    """
    won = [result for result in results if result.winner is not None]
    return bool(won) and _is_one_away(target, won) and not _is_one_away(target, won[:-1])


def _is_one_away(target: int, results: list[Result]) -> bool:
    scores = [sum(result.points for result in results if result.winner is side) for side in Side]
    return target > 1 and target - 1 in scores
