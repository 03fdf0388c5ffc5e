"""Mine rare decisions: those of which rollouts and two plies of look-ahead think differently, for the next lesson.

    python -m tapa_desktop.training.mine GAME --to mined.labels --games 1000 --seed 1
    python -m tapa_desktop.training.finetune GAME … --mined mined.labels

Levels of all strengths play. The best plays of a decision, by two plies, are rolled out: a few short games with
luck taken out show where many whole games are worth it. What these say of the plays is kept if it is another worth, or
another choice, by more than 0.05 points and by more than its interval. A batch of the file is a game: an interrupted
run goes on with the next one, and more `--games` are mined on top.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import RankedPlay, row_of
from tapa_desktop.ai.engine.parallel import in_order
from tapa_desktop.ai.levels import COACH
from tapa_desktop.ai.rollout import Goal, Progress, Way, roll_out_plays
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.outcome import TurnEnd, begins_chain
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import above, add_threads, errors_in_usage, interruptions, parser_of
from .games import late_stage
from .labels import LabelFile, Question, Records, ends_of_probabilities, record_type
from .network import shipped_network
from .packs import turns_of

APART: Final = 0.05  # points: the least difference of rollout and look-ahead
MOST: Final = 3  # plays of a decision that are rolled out, the best
EVERY: Final = 8  # one turn in this many of a game is examined: its neighbours are much the same
SIEVE: Final = Goal(12), Way(plies=7, less_luck=True)
SURE: Final = Goal(1296), Way(seed=1)  # to the end: the network may misjudge the position after many plies, too


def mine_game(engine: Engine, seed: int, number: int, is_cancelled: IsCancelled) -> tuple[Records, int, float]:
    """The records of the plays rolled out in the game with this number, the number of decisions examined, the seconds.

    Each decision is a turn of the records. Raises `Cancelled` when `is_cancelled`, which is called every few
    milliseconds, returns True.
    """
    start, batches, examined = time.monotonic(), [], 0
    for at, placed in enumerate(turns_of(engine, seed, number)):
        plays = [] if at % EVERY != number % EVERY else best_plays(engine, placed, is_cancelled)
        if not plays:
            continue
        examined += 1
        rollout = rollout_if_different(engine, plays, is_cancelled)
        if rollout is not None:
            # whole games are held out: the low bits are the number of the game
            turn = ((1000 * seed + at + 1) << 32) + number
            batches.append(records_of(engine.rule_set, plays, rollout, turn))
    empty = np.zeros(0, record_type(len(engine.ends)))
    return np.concatenate([empty, *batches]), examined, time.monotonic() - start


def best_plays(engine: Engine, placed: PositionSpec, is_cancelled: IsCancelled) -> list[RankedPlay]:
    """The best plays by two plies; none without a choice, within chains, or if a position is known exactly."""
    rule_set, roll = engine.rule_set, placed.roll
    if roll is None or begins_chain(rule_set, placed.stage, roll) or engine.is_known(placed.position):
        return []
    best = engine.think(placed.position, roll, COACH, stage=late_stage(rule_set), is_cancelled=is_cancelled)[:MOST]
    is_learned = len(best) > 1 and not any(engine.is_known(flip(rule_set, play.position)) for play in best)
    return best if is_learned else []


def rollout_if_different(engine: Engine, ranked: Sequence[RankedPlay], is_cancelled: IsCancelled) -> Progress | None:
    """The rollout of these plays, the first of which the search prefers; None if it agrees with the search."""
    for goal_and_way in (SIEVE, SURE):
        rollout = _roll_out(engine, [play.position for play in ranked], *goal_and_way, is_cancelled)
        if not _differs(ranked, rollout):
            return None
    return rollout


def _roll_out(engine: Engine, after: Sequence[Position], goal: Goal, way: Way, is_cancelled: IsCancelled) -> Progress:
    ends = [TurnEnd(flip(engine.rule_set, position), late_stage(engine.rule_set), goes_on=False) for position in after]
    *_, last = roll_out_plays(engine, ends, goal, way, is_cancelled=is_cancelled, threads=1)
    if last.games < goal.games:
        raise Cancelled
    return last


def _differs(ranked: Sequence[RankedPlay], rollout: Progress) -> bool:
    """Whether the rollout gives a play of the deepest search another equity, or finds another play better."""
    loss = max(result.equity for result in rollout.results) - rollout.results[0].equity
    pairs = zip(ranked, rollout.results, strict=True)
    errors = [abs(play.equity - result.equity) for play, result in pairs if play.plies == COACH.plies]
    return max(loss, *errors) > max(APART, rollout.half_width)


def records_of(rule_set: RuleSet, ranked: Sequence[RankedPlay], rollout: Progress, turn: int) -> Records:
    """The records of these plays with their rollouts, seen by the side that moves next, with the number of the turn."""
    ends = ends_of_probabilities(rule_set, np.array([play.probabilities.swapped for play in rollout.results]))
    records = np.zeros(len(ranked), record_type(ends.shape[1]))
    rows = b"".join(row_of(flip(rule_set, play.position)) for play in ranked)
    records["row"], records["ends"], records["turn"] = np.frombuffer(rows, np.int8).reshape(len(ranked), -1), ends, turn
    return records


def mine(question: Question, file: LabelFile, games: int, is_interrupted: IsCancelled) -> bool:
    """Add games until the file has this many. Return False if interrupted before."""
    numbers = range(len(file.batches), games)
    tasks = [partial(mine_game, question.engine, question.seed, number) for number in numbers]
    try:
        results = in_order(tasks, is_interrupted, question.threads)
        for number, (records, examined, seconds) in zip(numbers, results, strict=True):
            file.add(records, seconds)
            differ = len(np.unique(records["turn"]))
            print(f"game {number}: {differ} of {examined} decisions, {seconds:.0f} s", flush=True)
    except Cancelled:
        return False
    return True


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = parser_of("mine", __doc__)
    parser.add_argument("--to", type=Path, required=True, help="the file of labels, which is added to")
    parser.add_argument("--games", type=above(0, int), default=1000, help="to look through; 1000")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        rule_set = options.rule_set
        network = hashlib.sha256(shipped_network(rule_set).read_bytes()).hexdigest()
        settings = {"rule_set": rule_set.key, "seed": str(options.seed), "network": network, "mined": "plays"}
        file = LabelFile(options.to, settings)
    with interruptions() as is_interrupted:
        if not mine(Question(engine_for(rule_set), options.seed, options.threads), file, options.games, is_interrupted):
            raise SystemExit("interrupted; the same command goes on with the next game")


if __name__ == "__main__":
    main()
