"""Whether the half widths of rollouts hold: `OPENBLAS_NUM_THREADS=1 nice python -m benchmarks.rollout_widths`.

Positions are taken from games of 0-ply against itself, 40 of each rule set. Each is rolled out twice with the same
number of games, with and without variance reduction, and each of these again with other dice and 20 times as many
games: that reference should lie inside the 95 % half width of the short rollout in 90 to 99 of 100 positions. With
variance reduction, half widths should be at most half as large. The first two rolls are distributed evenly, which makes
the half widths of short games a little too wide.

Of 16 games, 5 plies: 184 of 200 without reduction (92.0 %). Of 24 games: 3 plies, 187 of 200 without, 199 of 200 with,
4.5 times as small (median); 7 plies, 32 of 35 with.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import EXPERT
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.rollout.rollout import Goal, Progress, Way, roll_out
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

TIMES = 20  # the reference has this many times as many games
EVERY = 9  # turns of a game between two positions that are taken


class Width(NamedTuple):
    """One rollout of a position: its half width, and the distance of the reference from its result, in points."""

    half_width: float
    off: float

    @property
    def holds(self) -> bool:
        return self.off <= self.half_width


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=40, help="of each rule set")
    parser.add_argument("--games", type=int, default=72)
    parser.add_argument("--plies", type=int, default=7)
    parser.add_argument("--way", choices=["both", "with", "without"], default="both")
    wanted = parser.parse_args()
    given = [(base, at) for base in RULE_SETS.values() for at in positions_of(base, wanted.positions)]
    found: dict[bool, list[Width]] = {}
    for less_luck in (False, True):
        if wanted.way in {"both", "without" if less_luck else "with"}:
            found[less_luck] = told(given, wanted.games, Way(1, wanted.plies, less_luck))
    if len(found) == 2:
        compare(found[False], found[True])


def compare(with_luck: list[Width], without: list[Width]) -> None:
    pairs = [(plain.half_width, less.half_width) for plain, less in zip(with_luck, without, strict=True)]
    ratios = [plain / max(less, 1e-9) for plain, less in pairs if plain]  # unless all games had the same result
    print(f"without luck half widths are {statistics.median(ratios):.1f} times smaller (median; ", end="")
    print(f"{sum(ratio >= 2 for ratio in ratios)} of {len(ratios)} at least twice, the least {min(ratios):.2f})")


def told(given: list[tuple[RuleSet, Position]], games: int, way: Way) -> list[Width]:
    began = time.monotonic()
    found = [width(base, at, games, way) for base, at in given]
    held = sum(one.holds for one in found)
    print(f"{'without' if way.less_luck else 'with'} luck, {way.plies} plies, {games} games: ", end="")
    print(f"the reference lies inside in {held} of {len(found)} positions ({100 * held / len(found):.1f} %), ", end="")
    print(f"{time.monotonic() - began:.0f} s", flush=True)
    return found


def width(rule_set: RuleSet, given: Position, games: int, way: Way, times: int = TIMES) -> Width:
    """A rollout of this many games against one of `TIMES` as many, with other dice."""
    short = ended(rule_set, given, games, way)
    long = ended(rule_set, given, games * times, way._replace(seed=way.seed + 1))
    return Width(short.half_width, abs(short.rolled[0].equity - long.rolled[0].equity))


def ended(rule_set: RuleSet, given: Position, games: int, way: Way) -> Progress:
    *_, last = roll_out(game_for(rule_set), given, Goal(games), way)
    return last


def positions_of(rule_set: RuleSet, most: int, seed: int = 1) -> list[Position]:
    """Positions before a roll, without those that the evaluator knows exactly, from games of 0-ply against itself."""
    found: list[Position] = []
    chance = random.Random(seed)
    while len(found) < most:
        for number, given in enumerate(_game(rule_set, chance)):
            if number % EVERY == EVERY - 1 and next(roll_out(game_for(rule_set), given, Goal(0), Way())).half_width > 0:
                found.append(given)
    return found[:most]


def _game(rule_set: RuleSet, chance: random.Random) -> Iterator[Position]:
    player = Player(EXPERT)
    given = start_position(rule_set)
    while True:
        yield given
        roll = roll_of(chance.randint(1, 6), chance.randint(1, 6))
        after = player.choose(rule_set, given, roll, lambda: False).position
        if outcome_of_turn(rule_set, after) is not None:
            return
        given = flip(rule_set, after)


if __name__ == "__main__":
    main()
