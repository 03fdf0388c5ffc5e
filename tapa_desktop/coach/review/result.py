"""The results of a review, as values, and their parts by class of error, kind of decision, phase and mistake. Pure.

Each part is the loss of some decisions, in single wins, and their number. Its key is a word that files may keep.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.engine.games import rules_engine_for
from tapa_desktop.coach.reasons.facts import Reason, kinds
from tapa_desktop.coach.strength import (
    DEFAULT_THRESHOLDS,
    PR_FACTOR,
    ErrorClass,
    ErrorThresholds,
    error_class_of,
)
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.dice import Dice
from tapa_desktop.rules.position import POINTS, Side, pinned, pins

if TYPE_CHECKING:
    from tapa_desktop.coach.candidates import Difficulty


class ReviewedAction(Enum):
    """The action that a line of a review is about."""

    OPENING = "opening"  # it won the opening roll
    PLAY = "play"
    WAIT = "wait"  # it rolled when it should have doubled
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"


class ReviewLine(Struct, frozen=True):
    """One line of a review: an action of `side` in `states[at]` of the history, and the luck of its roll.

    `cost` and `luck` are in points for that side, including the cube; in matches with the cube they are in points at
    the score, as cost.py explains. `cost` is None if there was no decision, `luck` if there was neither a roll nor the
    gain of an unexpected double. A cost is negative only if a side resigned for less than it would have lost.
    """

    game: int  # counted from 0
    at: int
    side: Side
    action: ReviewedAction
    stake: float  # points of a single win here
    white_win: float  # White's probability to win this game afterwards
    dice: Dice = ()  # the two of the roll, or those of the group; empty if none were played
    play: str = ""
    best: str = ""  # the best play
    luck: float | None = None
    cost: float | None = None
    reasons: tuple[Reason, ...] = ()  # against the play, if it is marked as a mistake
    difficulty: Difficulty | None = None  # of the best play, if this one is marked as a mistake
    is_counted: bool = False  # whether it counts as a decision: there was a choice, and it mattered
    marks: ErrorThresholds = DEFAULT_THRESHOLDS  # for the class of error
    draw: float = 0.0  # the probability that this game is drawn afterwards
    is_group: bool = False  # whether the dice are those of a group of a chain or of a rest

    @property
    def loss(self) -> float | None:
        """The cost in single wins."""
        return None if self.cost is None else self.cost / self.stake

    @property
    def chance(self) -> float | None:
        """The luck in single wins."""
        return None if self.luck is None else self.luck / self.stake

    @property
    def mark(self) -> ErrorClass:
        """The class of error of the action; to resign is never an error."""
        return error_class_of(self.loss or 0.0, self.marks) if self.is_counted else ErrorClass.FINE


class ReviewedGame(Struct, frozen=True):
    """One game, in points for White: the equity before the first roll, and the result.

    If the game is not over, `end` is its current equity.
    """

    start: float
    end: float
    is_over: bool


class Totals(Struct, frozen=True):
    """Totals of one side, in points for that side."""

    luck: float
    cost: float  # of all its actions, so that the sums add up to the result
    decisions: int
    lost: float  # single wins, only by decisions that count
    cube_decisions: int = 0  # of the decisions
    cube_lost: float = 0.0

    @property
    def mean_loss(self) -> float:
        """The loss per decision, in single wins; 0 if there was none."""
        return self.lost / self.decisions if self.decisions else 0.0

    @property
    def error_rate(self) -> float:
        """The PR (performance rating): 500 times the mean loss of decisions that were not forced. Lower is better."""
        return PR_FACTOR * self.mean_loss

    @property
    def cube_rate(self) -> float | None:
        """The PR of the cube decisions alone; None if there were none."""
        return PR_FACTOR * self.cube_lost / self.cube_decisions if self.cube_decisions else None

    @property
    def play_rate(self) -> float | None:
        """The PR of the plays alone; None if there were none."""
        plays = self.decisions - self.cube_decisions
        return PR_FACTOR * (self.lost - self.cube_lost) / plays if plays else None


class Review(Struct, frozen=True, dict=True):
    """The review of a match so far. Results are in points for White, summed over the games."""

    plies: int
    done: int  # turns that have been evaluated
    turns: int  # turns in the match
    games: tuple[ReviewedGame, ...] = ()
    lines: tuple[ReviewLine, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether the review is complete."""
        return self.done == self.turns

    @cached_property
    def totals(self) -> dict[Side, Totals]:
        """The totals of both sides in the match."""
        return {side: _totals(tuple(line for line in self.lines if line.side is side)) for side in Side}

    def of_game(self, game: int) -> Review:
        """The review of one game alone, counted from 0."""
        lines = tuple(line for line in self.lines if line.game == game)
        return replace(self, games=self.games[game : game + 1], lines=lines)

    @property
    def result(self) -> float:
        """The result of the match so far."""
        return sum((game.end for game in self.games), 0.0)

    @property
    def start(self) -> float:
        """The equity of the games before their first rolls."""
        return sum((game.start for game in self.games), 0.0)

    @property
    def corrected(self) -> float:
        """The luck-adjusted result: the result without the luck of both sides."""
        return self.result - self.totals[Side.WHITE].luck + self.totals[Side.BLACK].luck


def _totals(lines: tuple[ReviewLine, ...]) -> Totals:
    counted = [line.loss or 0.0 for line in lines if line.is_counted]
    cube = [line.loss or 0.0 for line in lines if line.is_counted and line.action is not ReviewedAction.PLAY]
    return Totals(
        luck=sum((line.luck or 0.0 for line in lines), 0.0),
        cost=sum((line.cost or 0.0 for line in lines), 0.0),
        decisions=len(counted),
        lost=sum(counted, 0.0),
        cube_decisions=len(cube),
        cube_lost=sum(cube, 0.0),
    )


CLASSES: Final = ("doubtful", "error", "blunder")
PHASES: Final = ("opening", "middle", "pins", "race")
MISTAKES: Final = ("pin", "mother", "blot", "point", "stack", "hold", "bear off", "double", "other")
HOW_HARD: Final = ("seen", "between", "hard")  # whether nearly all players, some or few find the best play
OPENING: Final = 12  # rolls of both sides together in the opening, which also ends with a pin

_MISTAKES: Final = {
    "pin": "MISSES_PIN GIVES_UP_PIN MISSES_HIT AIMS_LESS",
    "mother": "MISSES_MOTHER RISKS_MOTHER",
    "blot": "RISKS_BLOT RISKS_DEARER RISKS_MORE",
    "point": "BREAKS_POINT MISSES_POINT SHORTER_PRIME WIDENS_GAP OPENS_PRIME BLOCKS_FEWER HINDERS_LESS HOLDS_FEWER",
    "stack": "STAYS_STACKED STACKS BURIES",
    "hold": "STAYS_BEHIND ENTERS_FEWER HOLDS_START STAYS_BACK PASSES_FEWER LESS_FREE",
    "bear off": "RISKS_MARS BEARS_OFF_FEWER FEWER_HOME EMPTIES_HOME",
}
_KINDS: Final = {kind: mistake for mistake, names in _MISTAKES.items() for kind in kinds(names)}
_CUBE: Final = {ReviewedAction.WAIT, ReviewedAction.DOUBLE, ReviewedAction.TAKE, ReviewedAction.DROP}


def parts_of(states: Sequence[GameState], lines: Iterable[ReviewLine]) -> dict[str, tuple[float, int]]:
    """The parts of these lines of a review; `states` are those of its history."""
    parts: dict[str, tuple[float, int]] = {}
    for line in lines:
        for key in _keys(states[line.at], line) if line.is_counted else ():
            lost, decisions = parts.get(key, (0.0, 0))
            parts[key] = (lost + (line.loss or 0.0), decisions + 1)
    return parts


def phase_of(state: GameState) -> str:
    """The phase of a game: the race as soon as there is no contact, pins as long as a checker is pinned."""
    if rules_engine_for(state.rule_set).is_race(state.position):
        return "race"
    if any(pins(state.position.board[point]) or pinned(state.position.board[point]) for point in POINTS):
        return "pins"
    return "opening" if state.throws <= OPENING else "middle"


def kind_of(line: ReviewLine) -> str:
    """The kind of a mistake, by its weightiest reason."""
    if line.action in _CUBE:
        return "double"
    return _KINDS.get(line.reasons[0].kind, "other") if line.reasons else "other"


def _keys(state: GameState, line: ReviewLine) -> Iterator[str]:
    yield "cube" if line.action in _CUBE else "play"
    if line.action is ReviewedAction.PLAY:
        yield phase_of(state)
    if line.mark is not ErrorClass.FINE:
        yield line.mark.value
        yield f"by {kind_of(line)}"
    if line.difficulty is not None:
        seen, between, hard = HOW_HARD
        yield seen if line.difficulty.is_seen else hard if line.difficulty.is_hard else between
