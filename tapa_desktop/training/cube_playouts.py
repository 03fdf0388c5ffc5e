"""Positions near a decision about the cube, played out after each of the answers; a part of `efficiency`.

In games without a score the plays do not depend on the cube. So one set of games serves all branches: the decisions
about the cube are found afterwards, from the network's chances before every roll.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.cube.cubeful import Owner
from tapa_desktop.ai.cube.decisions import cubeful_game, with_error
from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH, row_of
from tapa_desktop.ai.engine.library import CHANCES
from tapa_desktop.ai.player import CUBE_SHARE, Player
from tapa_desktop.ai.probabilities import Probabilities, points_of_ends
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.outcome import noise_in
from tapa_desktop.rules.position import Position, Side, flip, start_position
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, Cube, PositionSpec, format_position
from tapa_desktop.rules.ruleset import RuleSet

from .games import PLAYING, phase
from .network import Rows

NEAR: Final = 0.25  # of the cube: the most that the wrong decision may lose by the model
RARE: Final = 0.05  # the least chance of each side to win: else there is nothing to decide
TYPICAL: Final = 2 / 3  # the efficiency of the cube in these games: as in backgammon
MOST: Final = 0.3  # the share of one phase
PLIES: Final = 2  # of a closer look
ROLLS: Final = 36  # of two dice

Chances = NDArray[np.float32]  # [N, 6], as `Probabilities`
Flags = NDArray[np.bool_]


class CubeQuestion(NamedTuple):
    """A position before the roll of a side that may double, seen by it."""

    position: Position
    is_mine: bool  # whether it owns the cube; else it is in the middle
    phase: str


class CubeResult(msgspec.Struct, frozen=True):
    """The results of games from a position for the side to move, per unit of the present cube."""

    position: str  # its text
    is_mine: bool  # as in `CubeQuestion`
    phase: str
    network: tuple[float, ...]  # by the network alone, as `Probabilities`
    ahead: tuple[float, ...]  # by a search of two plies
    rolled: tuple[float, ...]  # by the ends of the games without the cube
    no_double: float
    double_take: float
    error_of_no_double: float  # standard errors
    error_of_double_take: float
    error_of_difference: float  # of these two, whose games have the same dice


def near_decisions(engine: Engine, seed: int, is_cancelled: IsCancelled = never) -> Iterator[CubeQuestion]:
    """Positions near a decision, without end: one at most from each game of levels with the cube.

    No phase has more than the share `MOST`, so that rare ones come, too. Raises `Cancelled` when `is_cancelled`, which
    is called before each game, returns True.
    """
    counts = Counter[str]()
    for number in count():
        if is_cancelled():
            raise Cancelled
        random = Random(f"{engine.rule_set.key} {seed} {number}")  # noqa: S311 - of a game
        near = [one for one in _near_in_game(engine, random) if counts[one.phase] <= MOST * counts.total()]
        if near:
            chosen = min(random.sample(near, len(near)), key=lambda question: counts[question.phase])
            counts[chosen.phase] += 1
            yield chosen


def _near_in_game(engine: Engine, random: Random) -> Iterator[CubeQuestion]:
    """The positions near a decision of one game, in which both sides err as their levels do, about the cube, too."""
    rule_set, owner, side = engine.rule_set, Owner.BOTH, 0
    players = [Player(random.choice(PLAYING), random.getrandbits(32)) for _ in range(2)]
    position = start_position(rule_set)
    while True:
        player, other = players[side], players[1 - side]
        if owner is not Owner.OPPONENT:
            (chances,), is_mine = engine.probabilities([position]), owner is Owner.ME
            loss = min(map(abs, margins(rule_set, chances, TYPICAL, is_mine=is_mine)))
            if loss <= NEAR and RARE <= chances.share <= 1 - RARE:
                yield CubeQuestion(position, is_mine, phase(engine, position))
            gain, _ = margins(rule_set, _with_player_error(engine, player, position, chances), TYPICAL, is_mine=is_mine)
            if gain > 0:
                answer = _with_player_error(engine, other, flip(rule_set, position), chances.swapped).swapped
                if margins(rule_set, answer, TYPICAL, is_mine=is_mine)[1] > 0:
                    return
                owner = Owner.OPPONENT
        roll = roll_of(random.randint(1, 6), random.randint(1, 6))
        after = engine.think(position, roll, player.level, player.seed, most=1)[0].position
        if engine.is_over(after):
            return
        position, owner, side = flip(rule_set, after), owner.swapped, 1 - side


def _with_player_error(engine: Engine, player: Player, position: Position, chances: Probabilities) -> Probabilities:
    """The chances with the player's error, seen by the side for which it decides about the cube."""
    error = CUBE_SHARE * noise_in(engine.rule_set, player.level.noise) * engine.error_of_cube(position, player.seed)
    return with_error(chances, error)


def margins(rule_set: RuleSet, chances: Probabilities, efficiency: float, *, is_mine: bool) -> tuple[float, float]:
    """The model's gain of a double, and the gain of a drop over a take for the other side; as `branches`."""
    no_double, double_take = branches(rule_set, chances, efficiency, is_mine=is_mine)
    return min(double_take, 1) - no_double, double_take - 1


def branches(rule_set: RuleSet, chances: Probabilities, efficiency: float, *, is_mine: bool) -> tuple[float, float]:
    """The model's equity of the side to move without a double, and after double and take; as `CubeResult`."""
    model, win = cubeful_game(rule_set, chances, None, efficiency)
    return model.value(win, 1, Owner.ME if is_mine else Owner.BOTH, i_wait=True), model.taken(win, 1)


# The same model for many positions at once, in games without a score


class Cubes(NamedTuple):
    """Whether each side to move doubles, from the middle or as the owner, whether the other side takes, [N] each."""

    doubles: Flags
    redoubles: Flags
    takes: Flags


def cubes(rule_set: RuleSet, chances: Chances, efficiency: float) -> Cubes:
    """The decisions of `answer_to_double` at these chances."""
    win = np.clip(chances[:, 0] + chances[:, 5] / 2, 1e-6, 1 - 1e-6)
    single, mars, best = points_of_ends(rule_set)
    won, lost = (
        single + ((mars - single) * np.minimum(of_mars, of) + (best - mars) * np.minimum(of_best, of)) / of
        for of, of_mars, of_best in ((win, chances[:, 1], chances[:, 2]), (1 - win, chances[:, 3], chances[:, 4]))
    )
    take, cash = (lost - 0.5) / (won + lost + 0.5), (lost + 1) / (won + lost + 0.5)
    dead = win * (won + lost) - lost
    below, above = -lost + (lost - 1) * win / take, 1 + (won - 1) * (win - cash) / (1 - cash)
    middle = np.where(win < take, below, np.where(win < cash, -1 + 2 * (win - take) / (cash - take), above))
    mine = np.where(win < cash, -lost + (lost + 1) * win / cash, above)
    theirs = np.where(win < take, below, -1 + (won + 1) * (win - take) / (1 - take))
    wait_middle, wait_mine, taken = (efficiency * live + (1 - efficiency) * dead for live in (middle, mine, theirs))
    doubled = np.minimum(2 * taken, 1)
    return Cubes(doubled > wait_middle + 1e-9, doubled > wait_mine + 1e-9, 2 * taken <= 1 + 1e-9)


class Playouts(NamedTuple):
    """Games from one position, of which the longest has T turns."""

    chances: NDArray[np.float32]  # [T, games, 6], by the network before each roll, for the side to move
    turns: NDArray[np.int64]  # [games]
    points: NDArray[np.int64]  # [games], without the cube, of the side to move at the beginning


def play_games(
    engine: Engine,
    position: Position,
    games: int,
    random: np.random.Generator,
    *,
    threads: int | None = None,
    is_cancelled: IsCancelled = never,
) -> Playouts:
    """Whole games by 0-ply. Each first roll comes once in 36 games, each pair of first rolls once in 1296."""
    rows: Rows = np.tile(np.frombuffer(row_of(position), np.int8), (games, 1))
    running, predictions = np.arange(games), list[NDArray[np.float32]]()
    turns, points = np.zeros(games, np.int64), np.zeros(games, np.int64)
    second = np.stack([random.permutation(ROLLS) for _ in range(ROLLS)])  # after each first roll
    spread = running % ROLLS, second[running % ROLLS, running // ROLLS % ROLLS]
    while len(running):
        chances = np.zeros((games, CHANCES), np.float32)
        chances[running] = np.array(engine.probabilities_of_rows(rows.tobytes(), 0, is_cancelled)).reshape(-1, CHANCES)
        is_spread = len(predictions) < len(spread)
        rolls = spread[len(predictions)][running] if is_spread else random.integers(ROLLS, size=len(running))
        dice = np.stack([rolls % 6 + 1, rolls // 6 + 1], axis=1).astype(np.uint8)
        after, results, over = selfplay.turns(engine, rows.tobytes(), dice.tobytes(), is_cancelled, threads)
        predictions.append(chances)
        turns[running] += 1
        is_over = np.frombuffer(over, np.uint8) != 0
        sign = 1 if len(predictions) % 2 == 0 else -1  # the points are of the side that moves next
        points[running[is_over]] = sign * np.frombuffer(results, np.int32)[is_over]
        rows, running = np.frombuffer(after, np.int8).reshape(-1, WIDTH)[~is_over], running[~is_over]
    return Playouts(np.array(predictions), turns, points)


def results_with_cube(games: Playouts, decisions: Cubes, owner: Owner) -> NDArray[np.float64]:
    """The results for the side to move, without a double before the first roll; per unit of the cube.

    `decisions` are those of all turns, [T, games] each; `owner` may turn the cube from then on.
    """
    number = len(games.turns)
    cube, results, is_on = np.ones(number), np.zeros(number), np.ones(number, np.bool_)
    in_middle, is_movers = np.full(number, owner is Owner.BOTH), np.full(number, owner is Owner.ME)
    for turn in range(len(games.chances)):
        is_on &= turn < games.turns
        if turn:
            doubles = is_on & np.where(in_middle, decisions.doubles[turn], is_movers & decisions.redoubles[turn])
            drops, takes = doubles & ~decisions.takes[turn], doubles & decisions.takes[turn]
            results[drops] = cube[drops] if turn % 2 == 0 else -cube[drops]
            is_on &= ~drops
            cube[takes] *= 2
            in_middle &= ~takes
            is_movers &= ~takes
        is_movers = ~in_middle & ~is_movers  # seen by the side that moves next
        ended = is_on & (games.turns == turn + 1)
        results[ended] = (cube * games.points)[ended]
    return results


def result_of(engine: Engine, question: CubeQuestion, games: Playouts, efficiency: float) -> CubeResult:
    """The results of games from a position in which both sides assume this efficiency of the cube."""
    rule_set, (position, is_mine, in_phase) = engine.rule_set, question
    flat = cubes(rule_set, games.chances.reshape(-1, CHANCES), efficiency)
    decisions = Cubes(*(column.reshape(games.chances.shape[:2]) for column in flat))
    waiting = results_with_cube(games, decisions, Owner.ME if is_mine else Owner.BOTH)
    doubling = 2 * results_with_cube(games, decisions, Owner.OPPONENT)
    single, _, best = points_of_ends(rule_set)
    mine, theirs = ((points > 0, points > single, points >= best) for points in (games.points, -games.points))
    ends = (*mine, *theirs[1:], games.points == 0)
    placed = PositionSpec(rule_set, Side.WHITE, position, cube=Cube(2, Side.WHITE) if is_mine else IN_THE_MIDDLE)
    root = math.sqrt(len(games.points))
    return CubeResult(
        format_position(placed, house_rules=True),
        is_mine,
        in_phase,
        engine.probabilities([position])[0],
        engine.probabilities([position], PLIES)[0],
        tuple(float(end.mean()) for end in ends),
        float(waiting.mean()),
        float(doubling.mean()),
        *(float(column.std(ddof=1)) / root for column in (waiting, doubling, doubling - waiting)),
    )
