"""A finished game as the chronicle has it: a value. Positions and plays stand in the match's file."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Result
from tapa_desktop.rules.house_rules import Plain
from tapa_desktop.rules.side import Side

ERROR_RATE: Final = 500


class GameKey(NamedTuple):
    """Which game: the fingerprint of its match, and the number of the game in it, from 1."""

    match: str
    number: int


@dataclass(frozen=True, slots=True)
class DiceCounts:
    """What one side has thrown: how often each face fell, 1 first, the opening die too; and how often both dice."""

    faces: tuple[int, ...] = (0,) * 6
    throws: int = 0
    doubles: int = 0

    @property
    def dice(self) -> int:
        """How many dice fell."""
        return sum(self.faces)


@dataclass(frozen=True, slots=True)
class SideReview:
    """What a review has found of one side: what its decisions have lost, in single wins, and its luck in points."""

    lost: float
    decisions: int
    luck: float

    @property
    def error_rate(self) -> float:
        """500 times the mean loss of a decision, which elsewhere is called performance rating; the less the better."""
        return ERROR_RATE * self.lost / self.decisions if self.decisions else 0.0

    def __add__(self, other: SideReview) -> SideReview:
        return SideReview(self.lost + other.lost, self.decisions + other.decisions, self.luck + other.luck)


@dataclass(frozen=True, slots=True)
class HistorySide:
    """One side of a finished game: who sat there at its end. `marks` are None until the game is reviewed."""

    seat: Seat
    thrown: DiceCounts = DiceCounts()
    marks: SideReview | None = None


@dataclass(frozen=True, slots=True)
class HistoryGame:
    """A finished game. `ended` is local time; `file` is the name of the match's record, empty where it has none.

    `digest` changes with every throw and play: the same game has the same one, wherever it is read.
    """

    key: GameKey
    digest: str
    ended: datetime
    file: str
    rule_set: str
    house_rules: dict[str, Plain]
    target: int  # points that win the match; 0 for games without end
    result: Result
    turns: int  # of both sides
    white: HistorySide
    black: HistorySide

    def of(self, side: Side) -> HistorySide:
        """What belongs to that side."""
        return self.white if side is Side.WHITE else self.black
