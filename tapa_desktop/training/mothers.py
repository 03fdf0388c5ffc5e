"""Train the network for positions in which late mothers are at stake, so that a draw is near.

    python -m tapa_desktop.training.mothers GAME --to mothers.npz --seed 1

Usual games come to few such positions, so half of the games begin there: from positions of usual games in which most
of the checkers have been taken away from the starting points, and often a mother has been pinned. The program plays
them without look-ahead, by its own network and, from the second round on, by the new one, which begins as a copy of
the other and learns from how the games end. Lessons follow, in which it learns what it finds itself one ply ahead in
other such games. At last it is held against whole games. With one thread of NumPy (OPENBLAS_NUM_THREADS=1) the same
command gives the same network.

    … GAME --from mothers.npz --rounds 0 --lessons 4 --to better.npz     more lessons
    … GAME --from mothers.npz --rounds 0 --lessons 0 --to same.npz       how good it is
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH, positions_of
from tapa_desktop.ai.probabilities import ends_of, has_mothers
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.position import PINNING, START
from tapa_desktop.rules.ruleset import RULE_SETS

from .arguments import above, add_threads, command_line, commit_of_program, errors_in_usage, interruptions, parser_of
from .finetune import Plan, finetuned, signed
from .games import MIXED, Lanes
from .labels import Records, look_ahead, record_type
from .network import (
    Network,
    Rows,
    ends_of_points,
    engine_with,
    inputs_of,
    load_network,
    save_network,
    shipped_network,
    shipped_pruner,
)

ROUNDS: Final = 3
GAMES: Final = 40_000  # of a round
LAST: Final = 5  # times as many are of the last round
LESSONS: Final = 8
CHECKED: Final = (300, 512)  # positions, and games from each
UNLIKELY: Final = -6.0  # how a draw begins, on the scale of the scores of ends
FEW: Final = 3  # checkers on a starting point
AGAIN: Final = 4  # so many games begin alike
LANES: Final = 2000  # games side by side
TAKEN: Final = 0.5  # the share of positions at stake that are learned from, in games that begin late
PLAN: Final = Plan(epochs=8, rates=(2e-3, 1e-5))

Random = np.random.Generator


class Stock(NamedTuple):
    """The checkers of one side in a row: where they start, and the sign of their numbers."""

    start: int
    sign: int


_BOTH: Final = (Stock(START, 1), Stock(1, -1))  # mine, and the opponent's in my numbers


def are_at_stake(rows: Rows) -> NDArray[np.bool_]:
    """Where a draw is near, [N]: each mother is pinned or with few checkers, and one is pinned or both are alone.

    The engine uses the network for mothers in just these positions (`mothers_at_stake` in outcome.c).
    """
    free = np.stack([side.sign * rows[:, side.start].astype(int) for side in _BOTH])
    pinned = free < -PINNING
    few = pinned | ((free > 0) & (free <= FEW))
    return np.asarray((pinned.any(axis=0) & few.all(axis=0)) | (free == 1).all(axis=0), np.bool_)


def late_position(row: NDArray[np.int8], random: Random) -> NDArray[np.int8] | None:
    """Change a position so that few checkers or none are left with the mothers; None if that is impossible."""
    if row[[27, 30]].any():  # once a side bears off, its mother is at home
        return None
    row = row.copy()
    pinned = int(random.integers(5)) // 2  # mine, the opponent's, or neither
    for number, side in enumerate(_BOTH):
        left = 1 if number == pinned or pinned == len(_BOTH) else int(random.integers(1, FEW + 1))
        if not _leave_checkers(row, side, left, random):
            return None
    if pinned < len(_BOTH):
        side, holder = _BOTH[pinned], _BOTH[1 - pinned]
        on_top = int(random.integers(1, 4))
        if not _move_checkers(row, holder, -on_top, random):
            return None
        row[side.start] = holder.sign * (PINNING + on_top)
    return row


def _leave_checkers(row: NDArray[np.int8], side: Stock, left: int, random: Random) -> bool:
    """Leave this many checkers on the starting point of a side. Return False if that is impossible."""
    number = side.sign * int(row[side.start])
    row[side.start] = side.sign * left
    return 0 <= number < PINNING and _move_checkers(row, side, number - left, random)


def _move_checkers(row: NDArray[np.int8], side: Stock, by: int, random: Random) -> bool:
    """Add checkers of a side on other points, or remove free ones. Return False if that is impossible."""
    for _ in range(abs(by)):
        checkers = [(point, side.sign * int(row[point])) for point in range(2, START)]
        points = [point for point, number in checkers if (number >= 0 if by > 0 else 0 < number < PINNING)]
        if not points:
            return False
        row[points[int(random.integers(len(points)))]] += side.sign * (1 if by > 0 else -1)
    return True


def late_starts(engine: Engine, number: int, random: Random, threads: int | None = None) -> Rows:
    """This many starting positions with late mothers, int8 [N, 32]."""
    lanes, starts = Lanes(engine, min(number, LANES), threads), list[NDArray[np.int8]]()
    for turn in count(-MIXED):
        lanes.play(random.integers(1, 7, (len(lanes.rows), 2), np.uint8))
        if turn >= 0 and turn % 7 == 0:
            positions = [position for row in lanes.rows if (position := late_position(row, random)) is not None]
            starts += [position for position in positions if not engine.is_over(positions_of(position.tobytes())[0])]
        if len(starts) >= number:
            break
    return np.array(starts[:number])


def games_from(
    engine: Engine, rows: Rows, random: Random, threads: int | None = None
) -> tuple[Rows, NDArray[np.int32], NDArray[np.int64]]:
    """The positions of games from these, the points of the side to move in each, and the index of its game."""
    positions, playing = rows, np.arange(len(rows))
    turns: list[tuple[Rows, NDArray[np.int64]]] = []
    points = np.zeros(len(rows), np.int32)  # of the side to move at the beginning
    while len(playing):
        turns.append((positions, playing))
        dice = random.integers(1, 7, (len(positions), 2), np.uint8)
        after, results, over = selfplay.turns(engine, positions.tobytes(), dice.tobytes(), threads=threads)
        is_over = np.frombuffer(over, np.uint8) != 0
        sign = 1 if len(turns) % 2 == 0 else -1  # the points are of the side that moves next
        points[playing[is_over]] = sign * np.frombuffer(results, np.int32)[is_over]
        positions = np.frombuffer(after, np.int8).reshape(-1, WIDTH)[~is_over]
        playing = playing[~is_over]
    own_points = np.concatenate([points[of] * (1 if turn % 2 == 0 else -1) for turn, (_, of) in enumerate(turns)])
    return np.concatenate([positions for positions, _ in turns]), own_points, np.concatenate([of for _, of in turns])


def examples(engine: Engine, games: int, random: Random, threads: int | None = None) -> Records:
    """Positions at stake of late and of usual games, with the ends of their games."""
    late = late_starts(engine, games // AGAIN // 2, random, threads)
    usual = np.tile(np.frombuffer(engine.start, np.int8), (len(late), 1))
    starts = np.repeat(np.concatenate([late, usual]), AGAIN, axis=0)
    return at_stake(engine, starts, np.repeat([TAKEN, 1.0], len(starts) // 2), random, threads)


def at_stake(
    engine: Engine, starts: Rows, shares: NDArray[np.float64], random: Random, threads: int | None = None
) -> Records:
    """Positions at stake of games from these, with the ends of their games; `shares`: how many of each game's, [N]."""
    ends, batches = ends_of(engine.rule_set, draws=True), list[Records]()
    for first in range(0, len(starts), LANES):
        rows, points, numbers = games_from(engine, starts[first : first + LANES], random, threads)
        chosen = are_at_stake(rows) & (random.random(len(rows)) < shares[numbers + first])
        records = np.zeros(int(chosen.sum()), record_type(len(ends)))
        records["row"], records["ends"] = rows[chosen], ends_of_points(ends, points[chosen])
        records["turn"] = (numbers[chosen] + first) // AGAIN
        batches.append(records)
    return np.concatenate(batches)


def with_draws(network: Network) -> Network:
    """A network for the same game with draws as an end, at first unlikely."""
    ends = ends_of(RULE_SETS[network.header.rule_set], draws=True)
    at = ends.index(0)
    return replace(
        network,
        header=msgspec.structs.replace(network.header, ends=ends),
        output=np.insert(network.output, at, 0, axis=1),
        output_bias=np.insert(network.output_bias, at, UNLIKELY),
    )


def train(engine: Engine, network: Network, options: argparse.Namespace, is_interrupted: IsCancelled) -> Network | None:
    """The network after all rounds and lessons; None if interrupted."""
    for number in range(options.rounds + options.lessons):
        random = np.random.default_rng([options.seed, number])
        if number < options.rounds:
            games = options.games * (LAST if number == options.rounds - 1 else 1)
            records = examples(engine, games, random, options.threads)
        else:
            starts = late_starts(engine, options.games, random, options.threads)
            records = at_stake(engine, starts, np.ones(len(starts)), random, options.threads)
            try:
                rows = records["row"]
                records["ends"] = look_ahead(engine, rows, 1, options.threads, is_interrupted, draws=True)
            except Cancelled:
                return None
        drawn = records["ends"][:, network.header.ends.index(0)].mean()
        print(f"round {number + 1}: {len(records)} positions, {drawn:.3f} drawn")
        after = finetuned(engine, network, records, PLAN._replace(seed=options.seed + number), is_interrupted)
        if after is None:
            return None
        network = after
        engine.set_network(network.weights())
    return network


def check(engine: Engine, network: Network, options: argparse.Namespace) -> str:
    """The network's errors in new positions, by whole games from there, in words."""
    positions, games = CHECKED
    random = np.random.default_rng([options.seed, positions, games])
    starts = late_starts(engine, 3 * positions, random, options.threads)
    rows = starts[are_at_stake(starts)][:positions]
    starts_of_rows = (np.tile(row, (games, 1)) for row in rows)
    points = np.array([games_from(engine, same, random, options.threads)[1][:games] for same in starts_of_rows])
    equities = network.judge(inputs_of(engine, rows))[1] @ np.array(network.header.ends, np.float32)
    errors = np.abs(equities - points.mean(axis=1))
    by_chance = np.sqrt(2 / np.pi) * points.std(axis=1).mean() / np.sqrt(games)
    large = (errors > 0.25).mean()
    return f"{errors.mean():.3f} points off in the mean ({by_chance:.3f} by chance), over 0.25 in {large:.0%}"


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        rule_set = options.rule_set
        usual = load_network(shipped_network(rule_set), rule_set)
        engine = engine_with(rule_set, usual, shipped_pruner(rule_set))
        network = load_network(options.before, rule_set) if options.before else with_draws(usual)
    if not has_mothers(rule_set):
        parser.error(f"{rule_set.name} has no mothers")
    if options.before:
        engine.set_network(network.weights())
    start = time.monotonic()
    with interruptions() as is_interrupted:
        after = train(engine, network, options, is_interrupted)
    if after is None:
        raise SystemExit("interrupted")
    print(check(engine, after, options))
    command = command_line("mothers", arguments)
    save_network(options.to, signed(after, options, command, time.monotonic() - start))


def _parser() -> argparse.ArgumentParser:
    parser = parser_of("mothers", __doc__)
    add = parser.add_argument
    add("--to", type=Path, required=True, help="the network file to write")
    add("--from", type=Path, dest="before", help="a network for mothers to begin with; the usual one")
    add("--rounds", type=above(-1, int), default=ROUNDS, help=f"of games and learning; {ROUNDS}")
    add("--lessons", type=above(-1, int), default=LESSONS, help=f"after the rounds; {LESSONS}")
    add("--games", type=above(0, int), default=GAMES, help=f"of a round; {GAMES}")
    add("--seed", type=int, default=1)
    add("--commit", default=commit_of_program(), help="of the program, where git cannot tell it")
    add_threads(parser)
    return parser


if __name__ == "__main__":
    main()
