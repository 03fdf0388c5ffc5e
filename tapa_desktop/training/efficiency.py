"""Measure how live the doubling cube is: `EFFICIENCY` of the model in ai/cube/cubeful.py.

    python -m tapa_desktop.training.efficiency GAME --positions 150 --fresh 100 --games 432 --seed 1 --to results.txt

Positions near a decision come from games of the levels with the cube (`cube_playouts`). Each is played out, without a
double and after one that was taken, and the file gets a line for it; a run that was interrupted goes on there. The
first positions tell the efficiency at which the model's equities are nearest to those of the games, if it knows the
chances to win that the games have shown. The fresh ones tell how many decisions are those of the games, where the 95 %
interval of these leaves no doubt, and what is lost: by the same chances, and by those that the network finds.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from tapa_desktop.ai.cube.cubeful import EFFICIENCY
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.ai.player import level_probabilities
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import above, add_threads, errors_in_usage, interruptions, multiple_of, parser_of
from .cube_playouts import ROLLS, CubeResult, branches, margins, near_decisions, play_games, result_of
from .network import Floats

RESAMPLES: Final = 1000  # for the interval of the efficiency

Chances = tuple[float, ...]  # as `Probabilities`
CHANCES: Final[dict[str, Callable[[CubeResult], Chances]]] = {
    "chances of the games": lambda one: one.rolled,
    "the network": lambda one: one.network,
    "two plies": lambda one: one.ahead,
    "a rollout, as the strongest level has it": lambda one: _strongest_chances(parse_position(one.position)),
}


def _strongest_chances(placed: PositionSpec) -> Chances:
    return level_probabilities(STRONGEST, placed.rule_set, placed.position)


class ResultsError(ValueError):
    """The file of results cannot be continued. The message says why."""


class Settings(msgspec.Struct, frozen=True):
    """The settings of the results in a file, in its first line."""

    rule_set: str
    games: int
    seed: int
    efficiency: float  # by which both sides turn the cube


def read_results(path: Path, settings: Settings) -> list[CubeResult]:
    """Read the results from the file, or create it; an incomplete last line is removed.

    Raises `OSError` when it cannot be read or written; `ResultsError` when it has results of other settings, or
    something else.
    """
    if not path.exists():
        path.write_bytes(msgspec.json.encode(settings) + b"\n")
    complete, _, _ = path.read_bytes().rpartition(b"\n")
    first, *lines = complete.split(b"\n")
    try:
        saved = msgspec.json.decode(first, type=Settings)
        results = [msgspec.json.decode(line, type=CubeResult) for line in lines]
    except msgspec.DecodeError as error:
        raise ResultsError(f"{path} holds no results: {error}") from error
    if saved != settings:
        raise ResultsError(f"{path} holds results of {saved}, not of {settings}")
    path.write_bytes(complete + b"\n")
    return results


def more_results(
    rule_set: RuleSet, settings: Settings, first: int, threads: int, is_interrupted: IsCancelled
) -> Iterator[CubeResult]:
    """The results from the position with number `first` on, without end. Raises `Cancelled` when interrupted."""
    engine = engine_for(rule_set)
    for number, question in enumerate(near_decisions(engine, settings.seed, is_interrupted)):
        if number >= first:
            random = np.random.default_rng([settings.seed, number])
            arguments = engine, question.position, settings.games, random
            games = play_games(*arguments, threads=threads, is_cancelled=is_interrupted)
            yield result_of(engine, question, games, settings.efficiency)


def fit_efficiency(rule_set: RuleSet, results: Sequence[CubeResult], seed: int) -> tuple[float, float]:
    """The efficiency at which the model is nearest to the games, in the mean square, and half its 95 % interval.

    The model's equities lie on straight lines from a dead cube to a live one, so this is a linear regression. The
    interval comes from resampling the positions.
    """
    dead, live = (
        np.array([branches(rule_set, Probabilities(*result.rolled), end, is_mine=result.is_mine) for result in results])
        for end in (0.0, 1.0)
    )
    slope, offset = live - dead, np.array([(result.no_double, result.double_take) for result in results]) - dead
    samples = np.random.default_rng(seed).integers(len(results), size=(RESAMPLES, len(results)))
    spread = np.std([_regression(slope[sample], offset[sample]) for sample in samples])
    return _regression(slope, offset), NORMAL * float(spread)


def _regression(slope: Floats, offset: Floats) -> float:
    return float((slope * offset).sum() / (slope * slope).sum())


class Decision(NamedTuple):
    """A decision about the cube by the games and by the model: above 0 to double, or to drop. Per unit of the cube."""

    by_games: float
    half_width: float  # of its 95 % interval
    by_model: float

    @property
    def is_sure(self) -> bool:
        """Whether the interval excludes 0."""
        return abs(self.by_games) > self.half_width

    @property
    def loss(self) -> float:
        """The loss of the model's decision."""
        return abs(self.by_games) if (self.by_games > 0) != (self.by_model > 0) else 0.0


def decisions(rule_set: RuleSet, result: CubeResult, chances: Chances, efficiency: float) -> tuple[Decision, Decision]:
    """Whether to double and whether to drop, by the games and by the model at these chances."""
    gain, lead = margins(rule_set, Probabilities(*chances), efficiency, is_mine=result.is_mine)
    error = result.error_of_difference if result.double_take < 1 else result.error_of_no_double
    return (
        Decision(min(result.double_take, 1) - result.no_double, NORMAL * error, gain),
        Decision(result.double_take - 1, NORMAL * result.error_of_double_take, lead),
    )


def report(rule_set: RuleSet, fitted: Sequence[CubeResult], fresh: Sequence[CubeResult], seed: int) -> Iterator[str]:
    """The lines of the report."""
    efficiency, half_width = fit_efficiency(rule_set, fitted, seed)
    yield f"{rule_set.key}: efficiency {efficiency:.2f} ± {half_width:.2f} by {len(fitted)} positions"
    for value in (efficiency, EFFICIENCY):
        for source, chances in CHANCES.items():
            pairs = [decisions(rule_set, result, chances(result), value) for result in fresh]
            for action, column in zip(("double", "drop"), zip(*pairs, strict=True), strict=True):
                losses = [result.loss for result in column if result.is_sure]
                equal, lost = losses.count(0), sum(losses) / max(1, len(losses))
                yield f"{value:.2f}, {source}, {action}: {equal} of {len(losses)} alike, {lost:.4f} lost in the mean"


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    options = parser.parse_args(arguments)
    with errors_in_usage(parser):
        rule_set = with_cube(options.rule_set)
        settings = Settings(rule_set.key, options.games, options.seed, EFFICIENCY)
        results = read_results(options.to, settings)
    total = options.positions + options.fresh
    try:
        with interruptions() as is_interrupted, options.to.open("ab") as file:
            more = more_results(rule_set, settings, len(results), options.threads, is_interrupted)
            for result in islice(more, max(0, total - len(results))):
                file.write(msgspec.json.encode(result) + b"\n")
                file.flush()
                results.append(result)
    except Cancelled:
        raise SystemExit("interrupted") from None
    for line in report(rule_set, results[: options.positions], results[options.positions : total], options.seed):
        print(line)


def with_cube(rule_set: RuleSet) -> RuleSet:
    """The game with its cube, or with the house rule that gives it one.

    Raises `ValueError` when it has none, or one whose play-outs mean nothing.
    """
    return rule_set if has_cube(rule_set) else rule_set_named(rule_set.key, {"cube": True})


def _parser() -> argparse.ArgumentParser:
    parser = parser_of("efficiency", __doc__)
    parser.add_argument("--to", type=Path, required=True, help="the file of the results; a run goes on where it ends")
    parser.add_argument("--positions", type=above(1, int), default=150, help="that tell the efficiency; 150")
    parser.add_argument("--fresh", type=above(0, int), default=100, help="against which it is held; 100")
    parser.add_argument("--games", type=multiple_of(ROLLS), default=432, help="from each of them; 432")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    return parser


if __name__ == "__main__":
    main()
