"""A finished game in the history: a value. Its positions and plays are only in the match's file."""

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
    """Identifies a game: the fingerprint of its match, and the game's number in the match, from 1."""

    match: str
    number: int


@dataclass(frozen=True, slots=True)
class DiceCounts:
    """How often one side rolled each face, 1 first, with the opening die; and the number of its rolls and doubles."""

    faces: tuple[int, ...] = (0,) * 6
    throws: int = 0
    doubles: int = 0

    @property
    def dice(self) -> int:
        """The number of dice."""
        return sum(self.faces)


@dataclass(frozen=True, slots=True)
class SideReview:
    """What a review found about one side: the loss of its decisions, in single wins, and its luck, in points."""

    lost: float
    decisions: int
    luck: float

    @property
    def error_rate(self) -> float:
        """500 times the mean loss per decision, elsewhere called performance rating (PR); lower is better."""
        return ERROR_RATE * self.lost / self.decisions if self.decisions else 0.0

    def __add__(self, other: SideReview) -> SideReview:
        return SideReview(self.lost + other.lost, self.decisions + other.decisions, self.luck + other.luck)


@dataclass(frozen=True, slots=True)
class HistorySide:
    """One side of a finished game: its seat at the end. `marks` is None until the game is reviewed."""

    seat: Seat
    thrown: DiceCounts = DiceCounts()
    marks: SideReview | None = None


@dataclass(frozen=True, slots=True)
class HistoryGame:
    """A finished game. `ended` is local time; `file` is the name of the match's record, empty if it has none.

    `digest` covers every roll and play: the same game has the same digest, wherever it is read.
    """

    key: GameKey
    digest: str
    ended: datetime
    file: str
    rule_set: str
    house_rules: dict[str, Plain]
    target: int  # points that win the match; 0 for unlimited
    result: Result
    turns: int  # of both sides
    white: HistorySide
    black: HistorySide

    def of(self, side: Side) -> HistorySide:
        """The data of that side."""
        return self.white if side is Side.WHITE else self.black
