"""Self-play for training: games side by side, targets from finished games, and positions to label."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH, positions_of, row_of
from tapa_desktop.ai.levels import EXPERT, LEVELS, Level
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.outcome import FIRST, MOST_ROLLS, Stage, begins_chain, has_chains
from tapa_desktop.rules.position import HOME, PINNING, Position, flip
from tapa_desktop.rules.ruleset import RuleSet

from .network import Ends, Rows, ends_of_points

PLAYING: Final = tuple(level for level in LEVELS if level.key in {"casual", "steady", "seasoned", "veteran", "expert"})
ERRING: Final = Level("erring", "Erring", noise=0.05)  # its errors make the games differ
LANES: Final = 1000  # games side by side, the source of positions
MIXED: Final = 60  # turns after which these games are at all stages
TAKEN: Final = 0.12  # the share of turns with positions to judge
FORCED: Final = 0.3  # the share of turns without a choice
CLOSE: Final = 0.15  # points: how far a close play may be behind the best
MOST: Final = 4  # close plays of a turn


# Side by side


class Game(NamedTuple):
    """A finished game: the positions between its plays, int8 [T, 32], seen by the side to move, and their ends.

    `ends` are the network's predictions when each position was reached, float32 [T + 1, ends]; the last is the result.
    """

    rows: Rows
    ends: Ends


class Unfinished(NamedTuple):
    """Games in progress: the turns of each, and the positions and predictions of all, one game after another."""

    turns: NDArray[np.int64]  # [lanes]
    rows: Rows  # int8 [sum of turns, 32], the positions after each turn, from the view of the side to move
    ends: Ends  # float32 [sum of turns, ends], the network's predictions for them


class Lanes:
    """Games side by side, in which an engine plays itself at 0-ply."""

    def __init__(self, engine: Engine, lanes: int, threads: int | None = None) -> None:
        self._engine = engine
        self._threads = threads
        self._start = np.frombuffer(engine.start, np.int8)
        # the present positions, int8 [lanes, 32], seen by the side to move; each turn makes a new array
        self.rows: Rows = np.tile(self._start, (lanes, 1))
        self._turns: list[list[tuple[Rows, Ends]]] = [[] for _ in range(lanes)]

    def play(self, dice: NDArray[np.uint8]) -> list[Game]:
        """Play one turn in each lane with its roll, [lanes, 2]. Return the games that have ended."""
        before = bytes(min(len(turns), selfplay.MOST_TURNS) for turns in self._turns)
        rows, points, is_over = selfplay.turns(
            self._engine, self.rows.tobytes(), dice.tobytes(), threads=self._threads, before=before
        )
        ends = np.array(selfplay.ends(self._engine, rows, threads=self._threads)).reshape(len(dice), -1)
        over = np.frombuffer(is_over, np.uint8) != 0
        ends[over] = ends_of_points(self._engine.ends, np.frombuffer(points, np.int32)[over])
        self.rows = np.frombuffer(rows, np.int8).reshape(-1, WIDTH).copy()
        for turns, row, end in zip(self._turns, self.rows.copy(), ends, strict=True):
            turns.append((row, end))
        return [self._take(lane) for lane in np.flatnonzero(over).tolist()]

    def unfinished(self) -> Unfinished:
        """The state from which these games can be continued."""
        turns = [turn for lane in self._turns for turn in lane]
        rows = np.array([row for row, _ in turns], np.int8).reshape(-1, WIDTH)
        ends = np.array([end for _, end in turns], np.float32).reshape(-1, len(self._engine.ends))
        return Unfinished(np.array([len(lane) for lane in self._turns]), rows, ends)

    def resume(self, unfinished: Unfinished) -> None:
        """Continue games that were interrupted, as many as there are lanes."""
        stops = np.cumsum(unfinished.turns)[:-1]
        rows, ends = np.split(unfinished.rows, stops), np.split(unfinished.ends, stops)
        self._turns = [list(zip(*lane, strict=True)) for lane in zip(rows, ends, strict=True)]
        self.rows = np.array([lane[-1] if len(lane) else self._start for lane in rows])

    def _take(self, lane: int) -> Game:
        rows, ends = zip(*self._turns[lane], strict=True)
        self._turns[lane] = []
        self.rows[lane] = self._start
        return Game(np.array(rows[:-1]).reshape(-1, WIDTH), np.array(ends))


def lessons(game: Game, trace: float) -> Ends:
    """The targets for the positions of a game, float32 [T, ends]: TD(λ), computed backwards from the end.

    `trace` is λ. The target of a position is (1 - λ) times the prediction for the next position plus λ times its
    target, both from the other side's view. (Sutton 1988; backwards over finished games.)
    """
    targets = np.empty((len(game.rows), game.ends.shape[1]), np.float32)
    target = game.ends[-1]
    for turn in range(len(game.rows) - 1, -1, -1):
        target = (1 - trace) * game.ends[turn + 1][::-1] + trace * target[::-1]
        targets[turn] = target
    return targets


# Positions


def late_stage(rule_set: RuleSet) -> Stage:
    """The stage before a roll, late in a game: where doubles can be chains, they are. The network is for it alone."""
    return Stage(MOST_ROLLS, MOST_ROLLS) if has_chains(rule_set) else FIRST


def phase(engine: Engine, position: Position) -> str:
    """The phase of the game at this position."""
    points = position.board[1:]
    if engine.is_known(position):
        return "known exactly"
    if engine.is_race(position):
        return "race"
    mine, theirs = ([point for point, value in enumerate(points, 1) if sign * value > 0] for sign in (1, -1))
    if max(mine, default=0) <= max(HOME) or min(theirs, default=25) >= 25 - max(HOME):
        return "contact, one side's free checkers all at home"
    return f"contact {'with' if any(abs(value) > PINNING for value in points) else 'without'} pins"


def positions_to_judge(engine: Engine, seed: int, threads: int | None = None) -> Iterator[list[list[bytes]]]:
    """Positions as rows, seen by the side that moves next, each once: without end, a round of turns at a time.

    The list of a turn has the positions after its best plays, by 0-ply, and after one of its other plays, without those
    that are known exactly and without chains. The engine plays without errors.
    """
    random, lanes, seen = np.random.default_rng([seed, 77]), Lanes(engine, LANES, threads), set[bytes]()
    for turn in count(-MIXED):
        dice = random.integers(1, 7, (LANES, 2), np.uint8)
        if turn < 0:
            lanes.play(dice)
            continue
        chosen = np.flatnonzero(random.random(LANES) < TAKEN).tolist()
        before = lanes.rows
        lanes.play(dice)
        turns = [
            _plays_to_judge(engine, position, roll_of(*dice[lane].tolist()), random)
            for lane in chosen
            if not engine.is_known(position := positions_of(before[lane].tobytes())[0])
        ]
        yield [_unseen(rows, seen) for rows in turns]


def _unseen(rows: list[bytes], seen: set[bytes]) -> list[bytes]:
    """The rows that are not in `seen`; adds all to it."""
    new = [row for row in rows if row not in seen]
    seen.update(rows)
    return new


def _plays_to_judge(engine: Engine, position: Position, roll: Roll, random: np.random.Generator) -> list[bytes]:
    stage = late_stage(engine.rule_set)
    if begins_chain(engine.rule_set, stage, roll):
        return []
    ranked = engine.think(position, roll, EXPERT, stage=stage)
    if len(ranked) == 1 and random.random() >= FORCED:
        return []
    equities = [equity(engine.rule_set, play.probabilities) for play in ranked]
    order = sorted(range(len(equities)), key=lambda at: (-equities[at], -at))
    close = [at for at in order[:MOST] if equities[at] > equities[order[0]] - CLOSE]
    if len(ranked) > 1 and (others := [at for at in order if at not in close]):
        close.append(others[int(random.integers(len(others)))])
    after = [flip(engine.rule_set, ranked[at].position) for at in close]
    return [row_of(position) for position in after if not engine.is_known(position)]
