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
from tapa_desktop.ai.player import chances_seen
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import above, add_threads, interruptions, multiple_of, parser_of, refusing
from .cube_playouts import ROLLS, Judged, branches, judged, margins, near_decisions, played
from .network import Floats

AGAIN: Final = 1000  # times that the positions are drawn for the interval of the efficiency

Chances = tuple[float, ...]  # as `Probabilities`
CHANCES: Final[dict[str, Callable[[Judged], Chances]]] = {
    "chances of the games": lambda one: one.rolled,
    "the network": lambda one: one.network,
    "two plies": lambda one: one.ahead,
    "a rollout, as the strongest level has it": lambda one: _rolled_out(parse_position(one.position)),
}


def _rolled_out(placed: PositionSpec) -> Chances:
    return chances_seen(STRONGEST, placed.rule_set, placed.position)


class ResultsError(ValueError):
    """A file of results that cannot be continued. The message says why."""


class Settings(msgspec.Struct, frozen=True):
    """What the results in a file depend on, in its first line."""

    rule_set: str
    games: int
    seed: int
    efficiency: float  # by which both sides turn the cube


def results(path: Path, settings: Settings) -> list[Judged]:
    """The results in the file, which is made if there is none; an incomplete last line is taken away.

    Raises `OSError` when it cannot be read or written; `ResultsError` when it holds the results of other settings, or
    something else.
    """
    if not path.exists():
        path.write_bytes(msgspec.json.encode(settings) + b"\n")
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    try:
        before = msgspec.json.decode(first, type=Settings)
        found = [msgspec.json.decode(line, type=Judged) for line in lines]
    except msgspec.DecodeError as error:
        raise ResultsError(f"{path} holds no results: {error}") from error
    if before != settings:
        raise ResultsError(f"{path} holds results of {before}, not of {settings}")
    path.write_bytes(whole + b"\n")
    return found


def more_results(
    rule_set: RuleSet, settings: Settings, known: int, threads: int, is_interrupted: IsCancelled
) -> Iterator[Judged]:
    """The results from the positions after the first `known` ones, without end. Raises `Cancelled` when interrupted."""
    engine = engine_for(rule_set)
    for number, asked in enumerate(near_decisions(engine, settings.seed, is_interrupted)):
        if number >= known:
            random = np.random.default_rng([settings.seed, number])
            of = played(engine, asked.position, settings.games, random, threads=threads, is_cancelled=is_interrupted)
            yield judged(engine, asked, of, settings.efficiency)


def measured(rule_set: RuleSet, found: Sequence[Judged], seed: int) -> tuple[float, float]:
    """The efficiency at which the model is nearest to the games, in the mean square, and half its 95 % interval.

    The model's equities lie on straight lines from a dead cube to a live one, so this is a linear regression. The
    interval is of positions that are drawn again, by chance.
    """
    dead, live = (
        np.array([branches(rule_set, Probabilities(*one.rolled), end, is_mine=one.is_mine) for one in found])
        for end in (0.0, 1.0)
    )
    slope, apart = live - dead, np.array([(one.no_double, one.double_take) for one in found]) - dead
    drawn = np.random.default_rng(seed).integers(len(found), size=(AGAIN, len(found)))
    spread = np.std([_regression(slope[again], apart[again]) for again in drawn])
    return _regression(slope, apart), NORMAL * float(spread)


def _regression(slope: Floats, apart: Floats) -> float:
    return float((slope * apart).sum() / (slope * slope).sum())


class Decision(NamedTuple):
    """A decision about the cube by the games and by the model: above 0 to double, or to drop. Per unit of the cube."""

    by_games: float
    half_width: float  # of its 95 % interval
    by_model: float

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves no doubt."""
        return abs(self.by_games) > self.half_width

    @property
    def loss(self) -> float:
        """What the model's decision loses."""
        return abs(self.by_games) if (self.by_games > 0) != (self.by_model > 0) else 0.0


def decisions(rule_set: RuleSet, found: Judged, chances: Chances, efficiency: float) -> tuple[Decision, Decision]:
    """Whether to double and whether to drop, by the games and by the model at these chances."""
    gain, lead = margins(rule_set, Probabilities(*chances), efficiency, is_mine=found.is_mine)
    error = found.error_of_difference if found.double_take < 1 else found.error_of_no_double
    return (
        Decision(min(found.double_take, 1) - found.no_double, NORMAL * error, gain),
        Decision(found.double_take - 1, NORMAL * found.error_of_double_take, lead),
    )


def report(rule_set: RuleSet, fitted: Sequence[Judged], fresh: Sequence[Judged], seed: int) -> Iterator[str]:
    """What the results say, line by line."""
    efficiency, half_width = measured(rule_set, fitted, seed)
    yield f"{rule_set.key}: efficiency {efficiency:.2f} ± {half_width:.2f} by {len(fitted)} positions"
    for tried in (efficiency, EFFICIENCY):
        for by, chances in CHANCES.items():
            made = [decisions(rule_set, one, chances(one), tried) for one in fresh]
            for what, of in zip(("double", "drop"), zip(*made, strict=True), strict=True):
                sure = [one for one in of if one.is_sure]
                alike, lost = sum(one.loss == 0 for one in sure), sum(one.loss for one in sure) / max(1, len(sure))
                yield f"{tried:.2f}, {by}, {what}: {alike} of {len(sure)} alike, {lost:.4f} lost in the mean"


def main(arguments: list[str] | None = None) -> None:
    """Run the command; an interrupted run exits with status 1."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    with refusing(parser):
        rule_set = with_cube(asked.rule_set)
        settings = Settings(rule_set.key, asked.games, asked.seed, EFFICIENCY)
        found = results(asked.to, settings)
    wanted = asked.positions + asked.fresh
    try:
        with interruptions() as is_interrupted, asked.to.open("ab") as file:
            more = more_results(rule_set, settings, len(found), asked.threads, is_interrupted)
            for one in islice(more, max(0, wanted - len(found))):
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                found.append(one)
    except Cancelled:
        raise SystemExit("interrupted") from None
    for line in report(rule_set, found[: asked.positions], found[asked.positions : wanted], asked.seed):
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
