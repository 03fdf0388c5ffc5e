"""The engine for one rule set: plays, outcomes, chances, decisions and games.

Everything that comes in is checked here and raises a `ValueError` when it is wrong; the C code checks nothing. While it
works, other threads of Python go on. Several threads may ask the same game: each gets a worker of its own.
"""

from __future__ import annotations

import ctypes
import math
import struct
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

from tapa_desktop.ai.ends import ends_of
from tapa_desktop.ai.equity import knows_greatest, stakes
from tapa_desktop.ai.levels import Level as PlayingLevel
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.cancelling import IsCancelled as Asked
from tapa_desktop.rules.dice import Roll, first_roll
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RuleSet

from .lawdata import ENDINGS, rules_of
from .library import (
    CHANCES,
    MOST_PLIES,
    NEVER,
    IsCancelled,
    Level,
    Library,
    Look,
    RandomTally,
    best_build,
    library_for,
)
from .rows import WIDTH, check_roll, positions_of, row_of
from .weights import NetworkWeights, PrunerWeights, RollTable, WeightsError

MOST_DEPTH: Final = 8  # of perft
MOST_INPUTS: Final = 640
MOST_GAMES: Final = 10_000_000
MOST_POSITIONS: Final = 1_000_000
INPUTS_VERSION: Final = 2
_STEPS: Final = 512  # of the table of the error function, a unit
Probabilities = tuple[float, ...]  # the five columns of equity.py


class Ending(NamedTuple):
    """The end of a game: `mine` is True if I have won, False if the opponent has, None for a draw."""

    how: How
    mine: bool | None


class Opinion(NamedTuple):
    """What a level thinks of one play; seen by the side that plays."""

    position: Position
    chances: Probabilities  # without the error of the level
    believed: float  # points, with the error
    plies: int


class _Thought(NamedTuple):
    """What the engine says of one play, as in `decide.c`."""

    row: bytes
    win: float
    mars: float
    best: float
    lose_mars: float
    lose_best: float
    believed: float
    seen: float
    plies: int
    error: float
    is_over: int

    def rank(self) -> tuple[float, int, float, bytes]:
        """The best play has the least; what differs by less than a hundred thousandth of a point is equal."""
        return -round(self.believed, 5), -self.plies, -round(self.seen, 5), self.row

    def opinion(self) -> Opinion:
        """The same for whoever has asked."""
        return Opinion(positions_of(self.row)[0], self[1:6], self.believed, self.plies)


_THOUGHT: Final = struct.Struct("32s5f2fifi")


class Game:
    """The engine for one rule set."""

    def __init__(self, rule_set: RuleSet, build: str | None = None) -> None:
        self.rule_set = rule_set
        self._c: Final[Library] = library_for(build or best_build())
        self._game = self._c.new_game(ctypes.byref(rules_of(rule_set)), _tables(build or best_build()))
        self._workers: list[int] = []
        self._bearoff: object = None  # kept as long as the game
        self._has_network = False
        start = (ctypes.c_float * MOST_INPUTS)()
        self.width: Final[int] = self._c.inputs(self._game, row_of(rule_set, start_position(rule_set)), start)

    def __del__(self) -> None:
        for worker in self.__dict__.get("_workers", ()):
            self._c.free_worker(worker)
        if "_game" in self.__dict__:
            self._c.free_game(self._game)

    # What is known of the game

    def set_network(self, weights: NetworkWeights) -> None:
        """Judge positions by this network from now on; no other thread may be asking then.

        Raises:
            WeightsError: when it was made for other inputs or another game.
        """
        made_for = (weights.header.get("format"), weights.header.get("inputs"), weights.inputs, weights.ends)
        if made_for != (1, INPUTS_VERSION, self.width, ends_of(self.rule_set)):
            raise WeightsError(f"made for other inputs or another game: {made_for}, {self.width} inputs are known")
        single, best = stakes(self.rule_set).single, stakes(self.rule_set).best
        greatest = best if knows_greatest(self.rule_set) else math.inf
        columns = array("f")
        for end in weights.ends:
            columns.extend((end > 0, end > single, end >= greatest, end < -single, end <= -greatest))
        self._c.set_network(
            self._game, weights.inputs, weights.units, len(weights.ends), weights.hidden, weights.hidden_bias,
            weights.output, weights.output_bias, columns.buffer_info()[0],
        )  # fmt: skip
        self._has_network = True

    def set_pruner(self, weights: PrunerWeights) -> None:
        """Look only at plays that this pruner finds promising; no other thread may be asking then."""
        self._c.set_pruner(self._game, weights.units, weights.vectors, weights.output)

    def set_bearoff(self, bearoff: Bearoff) -> None:
        """Judge the bear-off by this table."""
        self._bearoff = bearoff
        self._c.set_bearoff(self._game, bearoff.table)

    # The rules

    def plays(self, position: Position, roll: Roll) -> list[Position]:
        """The distinct positions after the legal plays of a roll, still seen by the mover; a pass is one, too."""
        row, (high, low) = row_of(self.rule_set, position), check_roll(roll)
        results = ctypes.c_void_p()
        with self._worker() as worker:
            number = self._c.plays(self._game, worker, row, high, low, ctypes.byref(results))
            assert results.value is not None
            return positions_of(ctypes.string_at(results.value, number * WIDTH))

    def ending(self, position: Position) -> Ending | None:
        """The end of the game after a step of mine, or None while it goes on."""
        return _ending(self._c.ending(self._game, row_of(self.rule_set, position)))

    def ending_of_turn(self, position: Position) -> Ending | None:
        """As `ending`, after a play or a pass of mine: a draw, too, when nobody can move."""
        return _ending(self._c.ending_of_turn(self._game, row_of(self.rule_set, position)))

    def perft(self, position: Position, depth: int, is_cancelled: Asked = never) -> int:
        """The number of lines of play of `depth` turns.

        Raises:
            Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
        """
        _check_range("depth", depth, 1, MOST_DEPTH)
        row = row_of(self.rule_set, position)
        with self._worker() as worker:
            lines: int = self._c.perft(self._game, worker, row, depth, _asking(is_cancelled))
        if lines < 0:
            raise Cancelled
        return lines

    # What positions are worth

    def inputs(self, position: Position) -> array[float]:
        """The inputs of the networks for the side to move."""
        inputs = array("f", bytes(4 * MOST_INPUTS))
        number = self._c.inputs(self._game, row_of(self.rule_set, position), inputs.buffer_info()[0])
        return inputs[:number]

    def probabilities(
        self, positions: Sequence[Position], plies: int = 0, is_cancelled: Asked = never
    ) -> list[Probabilities]:
        """The chances of the sides to move before their rolls, by looking so many plies ahead.

        Raises:
            Cancelled: as `perft`.
        """
        self._check_network()
        _check_range("plies", plies, 0, MOST_PLIES)
        _check_range("number of positions", len(positions), 0, MOST_POSITIONS)
        rows = b"".join(row_of(self.rule_set, position) for position in positions)
        found = array("f", bytes(4 * CHANCES * len(positions)))
        with self._worker() as worker:
            is_done = self._c.judge(
                self._game, worker, rows, len(positions), plies, _asking(is_cancelled), found.buffer_info()[0]
            )
        if not is_done:
            raise Cancelled
        return [tuple(found[first : first + CHANCES]) for first in range(0, len(found), CHANCES)]

    def is_known(self, position: Position) -> bool:
        """Whether the chances of the side to move are known exactly: after the end, and in the bear-off."""
        return bool(self._c.is_known(self._game, row_of(self.rule_set, position)))

    def error_of_cube(self, position: Position, seed: int) -> float:
        """What a level with a noise of 1 gets wrong about a position before a roll, seen by the side whose it is."""
        _check_seed(seed)
        error: float = self._c.error_of_cube(self._game, row_of(self.rule_set, position), seed)
        return error

    # Decisions and games

    def think(
        self,
        position: Position,
        roll: Roll,
        level: PlayingLevel,
        seed: int = 0,
        *,
        most: int | None = None,
        is_cancelled: Asked = never,
    ) -> list[Opinion]:
        """What a level thinks of the plays of a roll, the best first; of all, or at most so many.

        What differs by less than a hundred thousandth of a point counts as equal; then what has been looked at farther
        comes first, then what was found better, then what comes first by its numbers.

        Raises:
            Cancelled: as `perft`.
        """
        self._check_network()
        row, (high, low) = row_of(self.rule_set, position), check_roll(roll)
        thoughts = ctypes.c_void_p()
        with self._worker() as worker:
            number = self._c.think(
                self._game, worker, row, high, low, _level(level, seed), _asking(is_cancelled), ctypes.byref(thoughts)
            )
        if number < 0:
            raise Cancelled
        assert thoughts.value is not None
        try:
            found = sorted(
                map(_Thought._make, _THOUGHT.iter_unpack(ctypes.string_at(thoughts.value, number * _THOUGHT.size))),
                key=_Thought.rank,
            )
        finally:
            self._c.free_thoughts(thoughts)
        return [one.opinion() for one in found[:most]]

    def play_out(
        self,
        position: Position,
        games: range,
        seed: int,
        *,
        plies: int | None = None,
        less_luck: bool = False,
        is_cancelled: Asked = never,
    ) -> array[float]:
        """What games with these numbers bring the side on roll, five columns each as `probabilities` has them.

        Both sides play by 0-ply, to the end or so many plies far; with `less_luck` the luck of each roll is taken out.
        What a game brings depends on its number and the seed, not on what else is asked.

        Raises:
            Cancelled: as `perft`.
        """
        self._check_network()
        _check_seed(seed)
        _check_range("games", len(games), 0, MOST_GAMES)
        if games.step != 1 or games.start < 0:
            raise ValueError(f"not games that follow each other: {games}")
        if plies is not None:
            _check_range("plies", plies, 0, 10_000)
        brought = array("d", bytes(8 * CHANCES * len(games)))
        row = row_of(self.rule_set, position)
        with self._worker() as worker:
            is_done = self._c.play_out(
                self._game, worker, row, games.start, len(games), seed, -1 if plies is None else plies, less_luck,
                _asking(is_cancelled), brought.buffer_info()[0],
            )  # fmt: skip
        if not is_done:
            raise Cancelled
        return brought

    def random_games(self, games: int, seed: int, is_cancelled: Asked = never) -> RandomTally:
        """Play games in which each side takes any of the distinct results of its roll with the same chance.

        Raises:
            Cancelled: as `perft`.
        """
        _check_range("games", games, 0, MOST_GAMES)
        _check_seed(seed)
        tally = RandomTally()
        start = row_of(self.rule_set, start_position(self.rule_set))
        keeps_opening = first_roll(self.rule_set, 6, 5) is not None
        with self._worker() as worker:
            is_done = self._c.random_games(
                self._game, worker, start, 0, games, seed, keeps_opening, _asking(is_cancelled), ctypes.byref(tally)
            )
        if not is_done:
            raise Cancelled
        return tally

    @contextmanager
    def _worker(self) -> Iterator[int]:
        """A worker that no other thread has."""
        try:
            worker = self._workers.pop()
        except IndexError:
            worker = self._c.new_worker()
        try:
            yield worker
        finally:
            self._workers.append(worker)

    def _check_network(self) -> None:
        if not self._has_network:
            raise ValueError(f"there is no network for {self.rule_set.name}")


class Bearoff:
    """The table of the bear-off, which several games share."""

    def __init__(self, finish: RollTable, first: RollTable, build: str | None = None) -> None:
        self._c: Final[Library] = library_for(build or best_build())
        self.table = self._c.new_bearoff(
            finish.least, finish.lengths, finish.chances, len(finish.chances) // 3,
            first.least, first.lengths, first.chances, len(first.chances) // 3,
        )  # fmt: skip
        if not self.table:
            raise WeightsError("no table of the bear-off: its chances do not sum to 1")

    def __del__(self) -> None:
        if self.__dict__.get("table"):
            self._c.free_bearoff(self.table)


@cache
def _tables(build: str) -> int:
    """What all games share, made once: the error function, and what follows from points in a row."""
    steps = range(8 * _STEPS + 1)
    erf = array("f", [(1 + math.erf(step / _STEPS - 4)) / 2 for step in steps])
    tables: int = library_for(build).new_tables(erf.buffer_info()[0])
    return tables


def _asking(is_cancelled: Asked) -> Callable[[], int]:
    """As a function that C can call."""
    return NEVER if is_cancelled is never else IsCancelled(lambda: int(bool(is_cancelled())))


def _level(level: PlayingLevel, seed: int) -> ctypes.Array[Level] | Level:
    _check_seed(seed)
    _check_range("looks", len(level.looks), 0, MOST_PLIES)
    if not 0 <= level.noise <= 100 or not all(one.candidates >= 1 and one.margin >= 0 for one in level.looks):
        raise ValueError(f"not a level: {level}")
    looks = (Look * MOST_PLIES)(*(Look(one.candidates, one.margin) for one in level.looks))
    return Level(len(level.looks), looks, level.noise, seed)


def _ending(code: int) -> Ending | None:
    how = ENDINGS[abs(code)]
    if how is None:
        return None
    is_draw = how in {How.MOTHERS, How.VOID}
    return Ending(how, None if is_draw else code > 0)


def _check_range(what: str, number: int, least: int, most: int) -> None:
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"{what}: {number!r} is not a whole number from {least} to {most}")


def _check_seed(seed: int) -> None:
    _check_range("seed", seed, 0, 2**64 - 1)
