"""How well the computer plays: `python -m benchmarks.strength [GAME ...]`.

0-ply plays random play, and looking one and two plies ahead plays 0-ply, all without errors; `ladder` measures the
levels. All cores work. In Portes, which is backgammon without triples, and in Backgammon, both without a cube, 0-ply
plays GNU Backgammon at 0-ply, which at 2 plies also judges decisions from 200 of the program's games, if it is
installed (Debian: gnubg). With `--games 0` it does nothing but judge.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import TextIO

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How, outcome, outcome_of_turn, worth
from tapa_desktop.rules.position import START, Position, flip
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, RULE_SETS, RuleSet

from .games import Chooses, interval, turns_of
from .ladder import measure
from .start import parse_options

ZERO, ONE, TWO = (Level(f"{plies}-ply", "", STRONGEST.looks[:plies]) for plies in range(3))
JUDGED_GAMES, JUDGED_EACH = 200, 5

PROGRAM = shutil.which("gnubg", path=f"{os.environ['PATH']}:/usr/games")
SCRIPT = """
import gnubg
for command in ("set threads 1", "set jacoby off", "set cube use off", "new session"): gnubg.command(command)
cube = gnubg.cubeinfo(); cube["gammonprice"] = ((1.0, 1.0), (TRIPLE, TRIPLE))
questions, answers = open("questions"), open("answers", "w")
for line in questions:
    plies, high, low, *points = map(int, line.split())
    board = tuple(points[:25]), tuple(points[25:])
    look = dict(cubeful=0, plies=plies, deterministic=1, prune=1, noise=0.0)
    answer = gnubg.findbestmove(board, cube, look, (high, low)) if high else gnubg.evaluate(board, cube, look)
    print(*answer, file=answers, flush=True)
"""


def main() -> None:
    options = parse_options(__doc__, least=0, of=tuple(RULE_SETS), games=1000)
    for key in options.of:
        rule_set = rule_set_named(key)
        for first, second in ((ZERO, None), (ONE, ZERO), (TWO, ZERO)) if options.games else ():
            began = time.perf_counter()
            tally = measure(rule_set, first, second, options.games)
            against = second.key if second else "random play"
            print(f"{key}, {first.key} against {against}: {tally}; {time.perf_counter() - began:.0f} s", flush=True)
        if rule_set in {PORTES, BACKGAMMON} and PROGRAM:
            engine = engine_for(rule_set)
            with gnu_backgammon(rule_set) as gnubg:
                if options.games:
                    ours = partial(ours_by, engine, ZERO)
                    points, half_width = interval([*pairs(engine, ours, gnubg.choose, options.games // 2)])
                    print(f"{key}, 0-ply against gnubg's: {points:+.3f} ± {half_width:.3f} points a game", flush=True)
                for level in (ZERO, TWO):
                    loss, half_width = interval([*losses_by_gnubg(engine, level, gnubg)])
                    text = f"{1000 * loss:.2f} ± {1000 * half_width:.2f} thousandths lost a decision"
                    print(f"{key}, {level.key} judged by gnubg: {text}", flush=True)


def ours_by(engine: Engine, level: Level, position: Position, roll: Roll) -> Position:
    return engine.think(position, roll, level, most=1)[0].position


def pairs(engine: Engine, first: Chooses, second: Chooses, number: int) -> Iterator[float]:
    """The points a game of the first of two players, in pairs of games with the same dice, which each begins once."""
    for seed in range(number):
        yield mean((play_game(engine, (first, second), seed), -play_game(engine, (second, first), seed)))


def play_game(engine: Engine, players: tuple[Chooses, Chooses], seed: int) -> int:
    """The points of the first player, who begins, in one game."""
    *turns, (_, _, last) = turns_of(engine, players, Random(seed))
    end = outcome_of_turn(engine.rule_set, last)
    assert end is not None
    mine = end.points if end.mine else -end.points
    return 0 if end.mine is None else -mine if len(turns) % 2 else mine


def losses_by_gnubg(engine: Engine, level: Level, gnubg: GnuBackgammon) -> Iterator[float]:
    """The losses in points of decisions with a choice, by gnubg's 2-ply."""
    by_itself = partial(ours_by, engine, ZERO)
    for seed in range(JUDGED_GAMES):
        turns = turns_of(engine, (by_itself, by_itself), Random(seed))
        choices = [(position, roll) for position, roll, _ in turns if len(engine.plays(position, roll)) > 1]
        for position, roll in Random(seed).sample(choices, min(JUDGED_EACH, len(choices))):
            ours, best = ours_by(engine, level, position, roll), gnubg.choose(position, roll, plies=2)
            values = {play: -gnubg.worth(flip(engine.rule_set, play), 2) for play in (ours, best) if ours != best}
            yield max(0.0, values[best] - values[ours]) if values else 0.0


class GnuBackgammon:
    def __init__(self, rule_set: RuleSet, questions: TextIO, answers: TextIO) -> None:
        self._rule_set, self._questions, self._answers = rule_set, questions, answers

    def choose(self, position: Position, roll: Roll, plies: int = 0) -> Position:
        steps = list(map(int, self._answer(position, plies, *roll)))
        board, mine, theirs = list(position.board), position.mine, position.theirs
        for source, target in zip(steps[::2], steps[1::2], strict=True):
            if source == START + 1:
                mine = mine._replace(bar=mine.bar - 1)
            else:
                board[source] -= 1
            if not target:
                mine = mine._replace(off=mine.off + 1)
            elif board[target] < 0:
                board[target], theirs = 1, theirs._replace(bar=theirs.bar + 1)
            else:
                board[target] += 1
        return Position(tuple(board), mine, theirs)

    def worth(self, position: Position, plies: int) -> float:
        if end := outcome(self._rule_set, position):
            return end.points if end.mine else -end.points
        win, gammon, triple, lose_gammon, lose_triple, *_ = map(float, self._answer(position, plies, 0, 0))
        return 2 * win - 1 + gammon - lose_gammon + (triple - lose_triple) * counts_triple(self._rule_set)

    def _answer(self, position: Position, plies: int, high: int, low: int) -> list[str]:
        mine = [max(0, checkers) for checkers in position.board[1:]]
        his = [max(0, -checkers) for checkers in position.board[:0:-1]]
        print(plies, high, low, *his, position.theirs.bar, *mine, position.mine.bar, file=self._questions, flush=True)
        return self._answers.readline().split()


def counts_triple(rule_set: RuleSet) -> bool:
    return worth(rule_set, How.TRIPLE) is not None


@contextmanager
def gnu_backgammon(rule_set: RuleSet) -> Iterator[GnuBackgammon]:
    assert PROGRAM is not None, "gnubg is not installed"
    with TemporaryDirectory() as folder:
        for name in ("questions", "answers"):
            os.mkfifo(Path(folder, name))
        Path(folder, "player.py").write_text(SCRIPT.replace("TRIPLE", str(float(counts_triple(rule_set)))))
        command = [PROGRAM, "-t", "-q", "-r", "-p", "player.py"]
        with subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as running:
            with Path(folder, "questions").open("w") as questions, Path(folder, "answers").open() as answers:
                yield GnuBackgammon(rule_set, questions, answers)
            running.wait()


if __name__ == "__main__":
    main()
