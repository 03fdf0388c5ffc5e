"""What an engine loses by its plays in 500 positions of each game: `python -m benchmarks.frozen score LEVEL|ENGINE`.

`frozen.xz` has a line of JSON that says how it was made, and then a line for each position and roll: its text, and for
each play, in the order of `plays` in docs/protocol.md, how many games were played from it, what they were worth to the
side to move, and ± 95 %. Every other position has pins or a block. Plays that are far worse have fewer games. Positions
that `make` has not come to have no values yet, and do not count.

    score LEVEL|ENGINE [GAME ...]  what a level loses, or an engine that this command starts and that knows the protocol
    make --seconds S               draws the positions if there is no file, and goes on until ± 0.02 or `--half-width`
    agree --seconds S --file FILE  rolls 200 positions of each game out so far, and to the end of the game; 95 of 100
                                   differences should lie inside what both intervals, and 0.01 more, allow
"""

from __future__ import annotations

import argparse
import json
import lzma
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, groupby, repeat
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, pvariance
from typing import Final, NamedTuple
from zlib import crc32

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import RankedPlay, chances_in
from tapa_desktop.ai.levels import EXPERT, LEVELS, Level, level_named
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.ai.protocol.match import OWN, Opponent
from tapa_desktop.ai.rollout import errors_of_half_width
from tapa_desktop.rules.outcome import TurnEnd, network_of, turn_end_after
from tapa_desktop.rules.play_text import after_play, canonical_play
from tapa_desktop.rules.plays import plays, turn_for
from tapa_desktop.rules.position import PINNING, Position, Side
from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of
from tapa_desktop.training.arguments import above, add_threads, commit_of_program
from tapa_desktop.training.games import late_stage, phase

from .games import interval, self_play

FILE: Final = Path(__file__).with_name("frozen.xz")
SEED: Final = 34
POSITIONS: Final = 500  # of each game
TAKEN: Final = 4  # of each game that is played
TWIN: Final = 1000  # the number of the first game where another game has the same network
BLOCK: Final = 4  # points in a row that one side holds
PLAYERS: Final = tuple(level for level in LEVELS if not level.plies)
PLIES: Final = 7  # as far as the hint rolls out
FAR: Final = 2  # the half width of a play may be this part of its distance from the best, or of the best from the next
NEAR: Final = 0.1  # points of this distance, within which a few games are too few
LIKELY: Final = 4  # plays, the best by 0-ply, for which a few games are too few, too
FEW: Final = 4
ROUND: Final = 36  # games: each first roll once
COMPARED: Final = 200  # positions of each game
SLACK: Final = 0.01  # points, for ends that have not occurred yet
SAVED_S: Final = 15.0

Line = list[str]  # the fields: a position, and values


class Value(NamedTuple):
    """The value of a position for a side, by games: the mean, and half the width of its 95 % interval."""

    games: int = 0
    mean: float = 0.0
    half_width: float = math.inf

    def __str__(self) -> str:
        digits = 3 if self.half_width < 0.05 else 2
        return f"{self.games} {self.mean:.{digits}f} {self.half_width:.{digits}f}"

    def and_of(self, points: Sequence[float]) -> Value:
        before, more = self.games, len(points)
        both, mean = before + more, fmean(points)
        squares = more * pvariance(points) + before * more / both * (mean - self.mean) ** 2
        if before:
            squares += (self.half_width / errors_of_half_width(before)) ** 2 * before * (before - 1)
        half_width = errors_of_half_width(both) * math.sqrt(squares / both / (both - 1))
        return Value(both, (before * self.mean + more * mean) / both, half_width)


def value_of(text: str) -> Value:
    number, mean, half_width = text.split(" ")
    return Value(int(number), float(mean), float(half_width))


# The positions and their plays


def draw_positions(rule_set: RuleSet) -> list[Line]:
    """Positions with a roll that leaves a choice, from games of levels against themselves; every other one is tense."""
    engine, texts = engine_for(rule_set), (dict[str, None](), dict[str, None]())
    number = TWIN * (network_of(rule_set) != rule_set.key)
    while min(map(len, texts)) < POSITIONS // 2:
        turns = [*self_play(engine, PLAYERS[number % len(PLAYERS)], SEED, number)]
        for position, roll in Random(f"{SEED} {number}").sample(turns, min(TAKEN, len(turns))):
            placed = PositionSpec(rule_set, Side.WHITE, position, roll, late_stage(rule_set))
            if not engine.is_known(position) and len(engine.plays(position, roll)) > 1:
                texts[is_tense(rule_set, position)][format_position(placed)] = None
        number += 1
    return [[text] for text in [*chain(*zip(*texts, strict=False))][:POSITIONS]]


def is_tense(rule_set: RuleSet, position: Position) -> bool:
    points, alone = position.board[1:25], contact_of(rule_set) is Contact.BLOCK  # where one checker holds a point
    rows = ["".join("#" if side * value > 1 - alone else "." for value in points) for side in (1, -1)]
    return any(abs(value) > PINNING for value in points) or any("#" * BLOCK in row for row in rows)


def plays_of(placed: PositionSpec) -> dict[Position, TurnEnd]:
    """The positions after all plays with the ends of the turns, in the order of `plays`."""
    about = placed.rule_set, placed.stage, placed.roll
    turn_ends = {
        after: turn_end_after(*about, len(steps), after)
        for after, steps in plays(placed.rule_set, placed.position, placed.dice).items()
    }

    def text(after: Position) -> str:
        position, stage, goes_on = turn_ends[after]
        side = placed.side if goes_on else placed.side.other
        return format_position(PositionSpec(placed.rule_set, side, position, stage=stage))

    return {after: turn_ends[after] for after in sorted(turn_ends, key=text)}


# Rollouts


def with_games(value: Value, end: TurnEnd, number: int, text: str, plies: int | None = PLIES) -> Value:
    """The value with this many games more after a turn, with less luck, and with dice from the text."""
    numbers, seed = range(value.games, value.games + number), crc32(text.encode())
    engine = engine_for(RULE_SETS[key_of([text])])
    rows = chances_in(engine.play_out(end.position, numbers, seed, stage=end.stage, plies=plies, less_luck=True))
    return value.and_of([equity(engine.rule_set, row if end.goes_on else row.swapped) for row in rows])


def roll_out(line: Line, half_width: float) -> Line:
    """Add games until no good play has a larger half width."""
    placed = parse_position(line[0])
    turn_ends = plays_of(placed)
    likely = [[*turn_ends].index(value.position) for value in ranked_plays(placed, EXPERT, LIKELY)]
    values = [value_of(text) for text in line[1:]] or [Value()] * len(turn_ends)
    while True:
        second, best = sorted(value.mean for value in values)[-2:]
        unsure = []
        for at, (number, mean, so_far) in enumerate(values):
            apart = mean - second if mean == best else best - mean
            if so_far > max(half_width, apart / FAR) or (number < ROUND and (apart < NEAR or at in likely)):
                unsure.append(at)
        if not unsure:
            return [line[0], *map(str, values)]
        for at in unsure:
            values[at] = with_games(values[at], [*turn_ends.values()][at], max(FEW, values[at].games // 2), line[0])


def compare(line: Line) -> Line:
    """Add a round of rollouts, and of games to the end, to the line of a position before its roll."""
    placed = parse_position(line[0])
    short, long = [value_of(text) for text in line[1:]] or [Value()] * 2
    turn_end = TurnEnd(placed.position, placed.stage, goes_on=True)
    short = with_games(short, turn_end, ROUND, line[0])
    return [line[0], str(short), str(with_games(long, turn_end, ROUND, f"{line[0]} whole", None))]


# Files


def read(file: Path) -> tuple[str, list[Line]]:
    with lzma.open(file, "rt", encoding="utf-8") as opened:
        head, *lines = opened.read().splitlines()
    return head, [line.split("\t") for line in lines]


def valued(file: Path) -> list[Line]:
    return [line for line in read(file)[1] if len(line) > 1]


def write(file: Path, head: str, lines: list[Line]) -> None:
    text = "".join(f"{line}\n" for line in [head, *map("\t".join, lines)])
    file.write_bytes(lzma.compress(text.encode(), preset=9))


def run_steps(options: argparse.Namespace, steps: Iterable[Callable[[Line], Line]], per_game: int) -> None:
    """Run these steps on all lines of a file, one step after the other, until the time is over."""
    (head, lines), end, saved = read(options.file), time.monotonic() + options.seconds, time.monotonic()
    order = sorted(range(len(lines)), key=lambda at: at % per_game)
    with Pool(options.threads) as pool:
        for number, step in enumerate(steps):
            results = pool.imap_unordered(partial(apply_step, step), [(at, lines[at]) for at in order])
            for finished, (at, line) in enumerate(results, 1):
                lines[at] = line
                if (now := time.monotonic()) > min(end, saved + SAVED_S) or finished == len(order):
                    saved = now
                    write(options.file, head, lines)
                    print(f"step {number}: {finished} of {len(order)}, {end - now:.0f} s left", flush=True)
                if now > end:
                    return


def apply_step(step: Callable[[Line], Line], line: tuple[int, Line]) -> tuple[int, Line]:
    return line[0], step(line[1])


def before_rolls(head: str, lines: list[Line]) -> tuple[str, list[Line]]:
    texts = [line[0] for at, line in enumerate(lines) if at % POSITIONS < COMPARED]
    return head, [[format_position(parse_position(text)._replace(roll=None))] for text in texts]


def key_of(line: Line) -> str:
    return line[0].partition(" ")[0]


def head() -> str:
    fields = {
        "command": "python -m benchmarks.frozen make",
        "seed": SEED,
        "commit": commit_of_program(),
        "players": "Expert, both sides",
        "plies": PLIES,
        "luck": "taken out",
        "values": "games, points, ± 95 %",
    }
    return json.dumps(fields, ensure_ascii=False)


# Scores


def losses(player: str, lines: list[Line]) -> list[float]:
    level = level_named(player)
    if level is not None:
        return [loss(line, lambda placed: ranked_plays(placed, level, 1)[0].position) for line in lines]
    with Opponent(player) as engine:
        engine.name = OWN  # whose protocol it speaks
        return [loss(line, partial(engine_play, engine)) for line in lines]


def ranked_plays(placed: PositionSpec, level: Level, most: int) -> list[RankedPlay]:
    engine = engine_for(placed.rule_set)
    return engine.think(placed.position, placed.roll, level, stage=placed.stage, most=most)


def engine_play(engine: Opponent, placed: PositionSpec) -> Position:
    turn = turn_for(placed.rule_set, placed.position, placed.dice)
    return after_play(turn, canonical_play(turn, engine.play(placed)))


def loss(line: Line, choose: Callable[[PositionSpec], Position]) -> float:
    placed = parse_position(line[0])
    means = dict(zip(plays_of(placed), [value_of(text).mean for text in line[1:]], strict=True))
    return max(means.values()) - means[choose(placed)]


def print_scores(player: str, lines: list[Line]) -> None:
    """A line for all games and one for each, and for each phase of them."""
    rows, placed = defaultdict[str, list[tuple[float, str]]](list), [parse_position(line[0]) for line in lines]
    phases = [phase(engine_for(one.rule_set), one.position) for one in placed]
    with Pool() as pool:
        results = chain(*pool.imap(partial(losses, player), [[*of_game] for _, of_game in groupby(lines, key_of)]))
        for line, phase_of, one in zip(lines, phases, results, strict=True):
            for name in ("all", f"all: {phase_of}", key_of(line), f"{key_of(line)}: {phase_of}"):
                rows[name].append((one, line[0]))
    print(f"| {player} | positions | mean loss | over 0.05 | over 0.15 | alike | worst |\n|{' --- |' * 7}")
    for name, row in sorted(rows.items()):
        points, (worst, text) = [one for one, _ in row], max(row)
        over = " | ".join(f"{100 * sum(one > limit for one in points) / len(points):.1f} %" for limit in (0.05, 0.15))
        alike = f"{100 * points.count(0.0) / len(points):.0f} %"
        print(f"| {name} | {len(points)} | {mean_text(points)} | {over} | {alike} | {worst:.2f} {text} |")


def mean_text(points: list[float]) -> str:
    mean, half_width = interval(points)
    return f"{mean:.4f} ± {half_width:.4f}"


def print_agreement(lines: list[Line]) -> None:
    """Print the mean difference of rollouts and whole games, how many lie inside both intervals, and the largest."""
    for key, of_game in groupby(lines, key_of):
        values = [(text, value_of(rolled), value_of(played)) for text, rolled, played in of_game]
        differences = [rolled.mean - played.mean for _, rolled, played in values]
        allowed = [math.hypot(rolled.half_width, played.half_width) for _, rolled, played in values]
        inside = sum(abs(one) <= most + SLACK for one, most in zip(differences, allowed, strict=True))
        print(f"| {key} | {mean_text(differences)} | {inside} of {len(differences)} |")
        for text, rolled, played in sorted(values, key=lambda one: -abs(one[1].mean - one[2].mean))[:2]:
            print(f"    {text}: {rolled}, {played}", flush=True)


def main() -> None:
    started_by, raw = "python -m benchmarks.frozen", argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(started_by, description=__doc__, formatter_class=raw)
    parser.add_argument("action", choices=("score", "make", "agree"))
    parser.add_argument("player", nargs="?", default="expert", help="a level, or the command that starts an engine")
    parser.add_argument("games", nargs="*", help="their keys; without any, all")
    parser.add_argument("--seconds", type=above(0, float), default=60.0)
    parser.add_argument("--half-width", type=above(0, float), default=0.02, help="of good plays, in points")
    parser.add_argument("--file", type=Path, default=FILE)
    add_threads(parser)
    options = parser.parse_args()
    match options.action:
        case "score":
            keys = options.games or RULE_SETS
            print_scores(options.player, [line for line in valued(options.file) if key_of(line) in keys])
        case "make":
            if not options.file.exists():
                write(options.file, head(), [*chain(*map(draw_positions, RULE_SETS.values()))])
            run_steps(options, [partial(roll_out, half_width=options.half_width)], POSITIONS)
        case "agree":
            if not options.file.exists():
                write(options.file, *before_rolls(*read(FILE)))
            run_steps(options, repeat(compare), COMPARED)
            print_agreement(valued(options.file))


if __name__ == "__main__":
    main()
