"""The engine for one rule set: plays, outcomes, chances, decisions and games.

All arguments are checked and raise `ValueError` when they are wrong. While the engine works, other threads of Python
run on. Several threads may use the same engine: each gets a worker of its own.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from tapa_desktop.ai.levels import EXPERT, Level
from tapa_desktop.ai.probabilities import EndValues, Probabilities, ends_of, in_points, probabilities_by_end
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import FIRST, Stage
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .interface import (
    SCORED_PLAY_SIZE,
    WIDTH,
    RankedPlay,
    cancel_callback,
    chances_in,
    check_range,
    check_roll,
    check_seed,
    end_values_of,
    level_of,
    positions_of,
    ranked_plays,
    row_of,
    stage_of,
)
from .library import CHANCES, MOST_PLIES, Library, best_build, library_for
from .rule_tables import rules_of
from .weights import Bearoff, NetworkWeights, PrunerWeights, WeightsError, tables_for

MOST_DEPTH: Final = 8  # of perft
MOST_INPUTS: Final = 640
MOST_GAMES: Final = 10_000_000
MOST_POSITIONS: Final = 10_000_000
INPUTS_VERSION: Final = 2
PLAYERS: Final = 2000  # whose choices are counted
ALL_OF_PLAYERS: Final = 24  # the most plays among which all of them choose; of more, fewer do, for time


class PlayResults(NamedTuple):
    """The positions after each legal play of the dice that are due."""

    rows: bytes
    dice: tuple[int, int]  # the larger first; of a group, its die twice
    used: int  # dice that they use, if all dice are the same and the game goes on


class Engine:
    """The engine for one rule set. Positions are seen by the side to move, or by the one that has just played.

    Raises, in methods with positions and numbers:
        ValueError: when they are not of this game, or out of range.
        MemoryError: when the engine lacks memory.
    And in methods with `is_cancelled`, which is called every few milliseconds:
        Cancelled: when it returns True.
    """

    def __init__(self, rule_set: RuleSet, build: str | None = None) -> None:
        self.rule_set = rule_set
        self.library: Final[Library] = library_for(build or best_build())
        tables = tables_for(build or best_build())
        with self.library.enough_memory():
            self.handle = self.library.new_engine(ctypes.byref(rules_of(rule_set)), tables)
        self._bearoff: Bearoff | None = None  # kept as long as the engine
        self.ends: tuple[int, ...] = ()  # that the network tells apart, by their points; empty without a network
        self.start: Final = row_of(start_position(rule_set))
        inputs = array("f", bytes(4 * MOST_INPUTS))
        self.width: Final[int] = self.library.inputs(self.handle, self.start, 1, inputs.buffer_info()[0])

    def __del__(self) -> None:
        if "handle" in self.__dict__:
            self.library.free_engine(self.handle)

    # Networks and tables. No other thread may use the engine meanwhile.

    def set_network(self, weights: NetworkWeights) -> None:
        """Judge positions by this network; a network that knows draws is for those with mothers at stake.

        Raises `WeightsError` when it was made for other inputs or another game.
        """
        key = weights.header.get("rule_set")
        layout = (weights.header.get("format"), weights.header.get("inputs"), weights.inputs)
        rule_set = RULE_SETS.get(key) if isinstance(key, str) else None  # without house rules that change its points
        draws = 0 in weights.ends
        has_ends = rule_set is not None and weights.ends == ends_of(rule_set, draws=draws)
        if layout != (1, INPUTS_VERSION, self.width) or rule_set is None or not has_ends:
            description = f"{layout}, ends {weights.ends} of {key}"
            raise WeightsError(f"made for other inputs or another game: {description}; {self.width} inputs are known")
        columns = array("f", [share for row in probabilities_by_end(rule_set, draws=draws) for share in row])
        ends, self.ends = (self.ends, self.ends) if draws else (weights.ends, ())
        with self.library.enough_memory():
            self.library.set_network(
                self.handle, draws, weights.inputs, weights.units, len(weights.ends), weights.hidden,
                weights.hidden_bias, weights.output, weights.output_bias, columns.buffer_info()[0],
            )  # fmt: skip
        self.ends = ends

    def set_pruner(self, weights: PrunerWeights) -> None:
        """Look only at plays that this pruner finds promising."""
        with self.library.enough_memory():
            self.library.set_pruner(self.handle, weights.units, weights.vectors, weights.output)

    def set_bearoff(self, bearoff: Bearoff) -> None:
        """Judge the bear-off by this table."""
        self._bearoff = bearoff
        self.library.set_bearoff(self.handle, bearoff.table)

    # The rules

    def plays(self, position: Position, roll: Roll | None, stage: Stage = FIRST) -> list[Position]:
        """The distinct positions after the legal plays of a roll, still seen by the mover; a pass is one, too.

        Without a roll: of the group that is due at this stage.
        """
        return positions_of(self.results(position, roll, stage).rows)

    def shots(self, position: Position) -> list[int]:
        """The number of the 36 rolls with which the side to move can pin or hit, 25 numbers.

        Entry 0 is for any lone opposing checker, entry p for the one on point p.
        """
        throws = array("i", bytes(4 * len(position.board)))
        row = self._row(position)
        with self.library.worker() as worker:
            self.library.shots(self.handle, worker, row, throws.buffer_info()[0])
        return throws.tolist()

    def is_race(self, position: Position) -> bool:
        """Whether the checkers of the two sides can never meet."""
        return bool(self.library.is_race(self.handle, self._row(position)))

    def is_over(self, position: Position) -> bool:
        """Whether the game is over after my play or pass: also when neither side can move."""
        return bool(self.library.ending_of_turn(self.handle, self._row(position)))

    def perft(self, position: Position, depth: int, is_cancelled: IsCancelled = never, *, stage: Stage = FIRST) -> int:
        """The number of lines of play of `depth` plays, the first of them at this stage of a turn."""
        check_range("depth", depth, 1, MOST_DEPTH)
        row = self._row(position)
        with self.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            lines: int = self.library.perft(self.handle, worker, row, stage_of(stage), depth, callback)
        return lines

    # Values of positions

    def probabilities(
        self,
        positions: Sequence[Position],
        plies: int = 0,
        is_cancelled: IsCancelled = never,
        *,
        stage: Stage = FIRST,
        end_values: EndValues | None = None,
    ) -> list[Probabilities]:
        """The chances of the sides to move before their rolls, all at this stage, at this search depth.

        Both sides play for points, or for these end values, seen by the sides to move.
        """
        rows = b"".join(map(row_of, positions))
        columns = self.probabilities_of_rows(rows, plies, is_cancelled, stage=stage, end_values=end_values)
        return chances_in(columns)

    def probabilities_of_rows(
        self,
        rows: bytes,
        plies: int = 0,
        is_cancelled: IsCancelled = never,
        *,
        stage: Stage = FIRST,
        end_values: EndValues | None = None,
    ) -> array[float]:
        """As `probabilities`, for rows; six numbers for each."""
        self.check_network()
        check_range("plies", plies, 0, MOST_PLIES)
        number = self.check_rows(rows)
        columns = array("f", bytes(4 * CHANCES * number))
        with self.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            self.library.judge(
                self.handle, worker, rows, number, stage_of(stage), plies,
                end_values_of(end_values or in_points(self.rule_set)), callback, columns.buffer_info()[0],
            )  # fmt: skip
        return columns

    def is_known(self, position: Position) -> bool:
        """Whether the chances of the side to move are known exactly: after the end, and in the bear-off."""
        return bool(self.library.is_known(self.handle, self._row(position)))

    def error_of_cube(self, position: Position, seed: int) -> float:
        """The error of a level with a noise of 1 about a position before a roll, seen by the side to move."""
        check_seed(seed)
        error: float = self.library.error_of_cube(self.handle, self._row(position), seed)
        return error

    # Decisions and games

    def think(
        self,
        position: Position,
        roll: Roll | None,
        level: Level,
        seed: int = 0,
        *,
        stage: Stage = FIRST,
        most: int | None = None,
        end_values: EndValues | None = None,
        is_cancelled: IsCancelled = never,
    ) -> list[RankedPlay]:
        """Rank the plays of a roll, the best first; all of them, or at most `most`.

        Where a group is due at this stage, its plays; their equity includes the rest of the turn.
        Both sides play for points, or for these end values, seen by the side to move.
        Equities within a hundred thousandth of a point are equal; then the deeper search comes first, then the
        better equity without the error, then the smaller row.
        """
        self.check_network()
        search = level_of(self.rule_set, level, seed, end_values)
        results = self.results(position, roll, stage)
        number = len(results.rows) // WIDTH
        scored = ctypes.create_string_buffer(number * SCORED_PLAY_SIZE)
        with self.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            self.library.think(
                self.handle, worker, results.rows, number, stage_of(stage), *results.dice, results.used, search,
                callback, scored,
            )  # fmt: skip
        return ranked_plays(scored.raw, most)

    def choice_shares(
        self,
        position: Position,
        roll: Roll | None,
        levels: Sequence[Level],
        *,
        stage: Stage = FIRST,
        end_values: EndValues | None = None,
        is_cancelled: IsCancelled = never,
    ) -> list[dict[Position, float]]:
        """The share of players of each level, all of 0-ply, that choose each play of a roll or of a group.

        Counted over 2,000 players, each with a seed of its own for its errors: within 0.02 nineteen times of twenty.
        Where there are many plays, fewer players are counted.
        """
        self.check_network()
        results = self.results(position, roll, stage)
        number = len(results.rows) // WIDTH
        players = min(PLAYERS, max(1, PLAYERS * ALL_OF_PLAYERS // number))
        noises = array("d", [level_of(self.rule_set, level, 0, end_values).noise for level in levels])
        counts = array("i", bytes(4 * number * len(levels)))
        with self.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            self.library.choose_often(
                self.handle, worker, results.rows, number, stage_of(stage), *results.dice, results.used,
                level_of(self.rule_set, EXPERT, 0, end_values), noises.buffer_info()[0], len(levels), players,
                callback, counts.buffer_info()[0],
            )  # fmt: skip
        after = positions_of(results.rows)
        shares = [count / players for count in counts]
        return [dict(zip(after, shares[at * number :], strict=False)) for at in range(len(levels))]

    def play_out(
        self,
        position: Position,
        games: range,
        seed: int,
        *,
        stage: Stage = FIRST,
        plies: int | None = None,
        less_luck: bool = False,
        level: Level = EXPERT,
        end_values: EndValues | None = None,
        is_cancelled: IsCancelled = never,
    ) -> array[float]:
        """The results of games with these numbers for the side to move at this stage, six columns as `probabilities`.

        Both sides play like this level, to the end or for so many plies; with `less_luck` the luck of each roll is
        subtracted. They play for points, or for these end values, seen by the side to move.
        The result of a game depends on its number and the seed alone.
        """
        self.check_network()
        check_seed(seed)
        check_range("number of games", len(games), 0, MOST_GAMES)
        check_range("first game", games.start, 0, 2**62)
        check_range("from game to game", games.step, 1, 1)
        if plies is not None:
            check_range("plies", plies, 0, 10_000)
        columns = array("d", bytes(8 * CHANCES * len(games)))
        row = self._row(position)
        with self.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            self.library.play_out(
                self.handle, worker, row, stage_of(stage), games.start, len(games), seed,
                -1 if plies is None else plies, less_luck,
                level_of(self.rule_set, level, 0, end_values), callback,
                columns.buffer_info()[0],
            )  # fmt: skip
        return columns

    # For the modules of this package only

    def check_rows(self, rows: bytes) -> int:
        """The number of positions in these rows. Raises `ValueError` for one that is not of this game."""
        number, rest = divmod(len(rows), WIDTH)
        check_range("number of positions", number, 0, MOST_POSITIONS)
        bad = self.library.first_bad(self.handle, rows, number)
        if rest or bad != number:
            raise ValueError(f"not a position of {self.rule_set.name}: {list(rows[bad * WIDTH : (bad + 1) * WIDTH])}")
        return number

    def check_network(self) -> None:
        """Raise `ValueError` if there is no network."""
        if not self.ends:
            raise ValueError(f"there is no network for {self.rule_set.name}")

    def results(self, position: Position, roll: Roll | None, stage: Stage = FIRST) -> PlayResults:
        """The results of the group that is due at this stage, or else of a roll."""
        row, at_stage = self._row(position), stage_of(stage)
        dice = (at_stage.die, at_stage.die) if roll is None and stage.group else check_roll(roll or ())
        results, used = ctypes.c_void_p(), ctypes.c_int()
        with self.library.worker() as worker:
            number = self.library.plays(
                self.handle, worker, row, at_stage, *dice, ctypes.byref(results), ctypes.byref(used)
            )
            return PlayResults(ctypes.string_at(results, number * WIDTH), dice, used.value)

    def _row(self, position: Position) -> bytes:
        row = row_of(position)
        self.check_rows(row)
        return row
