"""How well the computer plays: `python -m benchmarks.strength [GAMES] [GAME ...]`.

0-ply plays random play, and looking one and two plies ahead plays 0-ply, all without errors; ladder.py measures the
levels. All cores work. Where nobody hits, 0-ply also plays a naive player who runs and blocks. In Portes, which
is backgammon without triples, and in Backgammon, both without a cube, 0-ply plays GNU Backgammon at 0-ply, which at
2 plies also judges decisions from 200 of the program's games, if it is installed (Debian: gnubg). With 0 GAMES it does
nothing but judge.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, stdev
from tempfile import TemporaryDirectory
from typing import TextIO

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import positions_of
from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.rules.chains import FIRST, Stage, following
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How, outcome, outcome_of_turn, worth
from tapa_desktop.rules.position import START, Position, flip, opposite, start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, RULE_SETS, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .ladder import FEWER, measured

ZERO, ONE, TWO = (Level(f"{plies}-ply", "", STRONGEST.looks[:plies]) for plies in range(3))
JUDGED_GAMES, JUDGED_EACH = 200, 5

Chooses = Callable[[Position, Roll | None, Stage], Position]

GNUBG = """
import gnubg
for command in ("set threads 1", "set jacoby off", "set cube use off", "new session"): gnubg.command(command)
cube = gnubg.cubeinfo(); cube["gammonprice"] = ((1.0, 1.0), (TRIPLE, TRIPLE))
asked, told = open("asked"), open("told", "w")
for line in asked:
    plies, high, low, *points = map(int, line.split())
    board = tuple(points[:25]), tuple(points[25:])
    look = dict(cubeful=0, plies=plies, deterministic=1, prune=1, noise=0.0)
    answer = gnubg.findbestmove(board, cube, look, (high, low)) if high else gnubg.evaluate(board, cube, look)
    print(*answer, file=told, flush=True)
"""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for key in sys.argv[2:] or RULE_SETS:
        rule_set = rule_set_named(key)
        for first, second in ((ZERO, None), (ONE, ZERO), (TWO, ZERO)) if games else ():
            began, number = time.perf_counter(), 2 * (games // FEWER[first.plies] // 2)
            tally = measured(rule_set, first, second, number)
            against = second.key if second else "random play"
            print(f"{key}, {first.key} against {against}: {tally}; {time.perf_counter() - began:.0f} s", flush=True)
        game = game_for(rule_set)
        if games and contact_of(rule_set) is Contact.BLOCK:
            print(
                f"{key}, 0-ply against a naive player: {against_others(game, partial(naive, game), games)}", flush=True
            )
        program = shutil.which("gnubg", path=f"{os.environ['PATH']}:/usr/games")
        if rule_set in {PORTES, BACKGAMMON} and program:
            with gnu_backgammon(program, rule_set) as gnubg:
                if games:
                    print(f"{key}, 0-ply against gnubg's: {against_others(game, gnubg.choose, games)}", flush=True)
                for level in (ZERO, TWO):
                    print(f"{key}, {level.key} judged by gnubg: {judged(game, level, gnubg)}", flush=True)


def against_others(game: Game, other: Chooses, games: int) -> str:
    """Points a game of 0-ply against another player, in mirrored games, with half the 95 % interval."""
    ours = partial(ours_by, game, ZERO)
    pairs = [
        mean((played(game, (ours, other), number), -played(game, (other, ours), number)))
        for number in range(games // 2)
    ]
    return f"{mean(pairs):+.3f} ± {1.96 * stdev(pairs) / len(pairs) ** 0.5:.3f} points a game, {2 * len(pairs)} games"


def ours_by(game: Game, level: Level, position: Position, roll: Roll | None, stage: Stage) -> Position:
    """The play that a level of the program finds best."""
    return game.think(position, roll, level, stage=stage, most=1)[0].position


def played(game: Game, players: tuple[Chooses, Chooses], number: int) -> int:
    """The points of the first player, who begins, in the game with this number, on which the dice depend."""
    *_, (_, _, _, after, who) = turns(game, players, number)
    end = outcome_of_turn(game.rule_set, after)
    assert end is not None
    mine = end.points if end.mine else -end.points
    return 0 if end.mine is None else -mine if who else mine


def turns(
    game: Game, players: tuple[Chooses, Chooses], number: int
) -> Iterator[tuple[Position, Roll | None, Stage, Position, int]]:
    """The plays of a game: position, roll, stage and what came of it, all seen by the player, and which one it was."""
    rule_set, random = game.rule_set, Random(number)
    position, stage, who = start_position(rule_set), FIRST, 0
    while True:
        roll = None if stage.group else roll_of(random.randint(1, 6), random.randint(1, 6))
        after = players[who](position, roll, stage)
        yield position, roll, stage, after, who
        if game.ending_of_turn(after):
            return
        goes_on, stage = following(rule_set, stage, roll, game.results(position, roll, stage).used)
        position, who = (after, who) if goes_on else (flip(rule_set, after), 1 - who)


def naive(game: Game, position: Position, roll: Roll | None, stage: Stage) -> Position:
    """The play of one who runs with the last checkers and makes long rows of points where the other has to pass."""

    def likes(after: Position) -> float:
        held = [after.board[point] > 0 for point in range(1, START + 1)]
        his = [opposite(game.rule_set, point) for point in range(1, START + 1) if after.board[point] < 0]
        ahead = [is_held and opposite(game.rule_set, at) < max(his, default=0) for at, is_held in enumerate(held, 1)]
        row = longest = 0
        for is_held in ahead:
            row = row + 1 if is_held else 0
            longest = max(longest, row)
        far = sum(point for point in range(13, START + 1) if after.board[point] > 0)
        return longest**2 + sum(ahead) - far / 8 + 2 * after.mine.off

    return max(positions_of(game.results(position, roll, stage).rows), key=likes)


class GnuBackgammon:
    """GNU Backgammon, which answers about positions."""

    def __init__(self, rule_set: RuleSet, asked: TextIO, told: TextIO) -> None:
        self._rule_set, self._asked, self._told = rule_set, asked, told

    def choose(self, position: Position, roll: Roll | None, _stage: Stage = FIRST, plies: int = 0) -> Position:
        """The position after the best play."""
        assert roll is not None
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
        """Points for the side to roll."""
        if end := outcome(self._rule_set, position):
            return end.points if end.mine else -end.points
        win, gammon, triple, lose_gammon, lose_triple, *_ = map(float, self._answer(position, plies, 0, 0))
        return 2 * win - 1 + gammon - lose_gammon + (triple - lose_triple) * counts_triple(self._rule_set)

    def _answer(self, position: Position, plies: int, high: int, low: int) -> list[str]:
        mine = [max(0, checkers) for checkers in position.board[1:]]
        his = [max(0, -checkers) for checkers in position.board[:0:-1]]
        print(plies, high, low, *his, position.theirs.bar, *mine, position.mine.bar, file=self._asked, flush=True)
        return self._told.readline().split()


def counts_triple(rule_set: RuleSet) -> bool:
    """Whether a triple counts more than a mars."""
    return worth(rule_set, How.TRIPLE) is not None


@contextmanager
def gnu_backgammon(program: str, rule_set: RuleSet) -> Iterator[GnuBackgammon]:
    """The program at work, with two pipes between."""
    with TemporaryDirectory() as folder:
        for name in ("asked", "told"):
            os.mkfifo(Path(folder) / name)
        (Path(folder) / "player.py").write_text(GNUBG.replace("TRIPLE", str(float(counts_triple(rule_set)))))
        command = [program, "-t", "-q", "-r", "-p", "player.py"]
        with subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as running:
            with (Path(folder) / "asked").open("w") as asked, (Path(folder) / "told").open() as told:
                yield GnuBackgammon(rule_set, asked, told)
            running.wait()


def judged(game: Game, level: Level, gnubg: GnuBackgammon) -> str:
    """How many thousandths of a point a decision with a choice loses on average, by gnubg's 2-ply."""
    ours, losses = partial(ours_by, game, level), []
    by_itself = partial(ours_by, game, ZERO)
    for number in range(JUDGED_GAMES):
        asked = [
            (position, roll)
            for position, roll, _, _, _ in turns(game, (by_itself, by_itself), number)
            if roll is not None and len(game.plays(position, roll)) > 1
        ]
        for position, roll in Random(number).sample(asked, min(JUDGED_EACH, len(asked))):
            mine, best = ours(position, roll, FIRST), gnubg.choose(position, roll, plies=2)
            worths = [-gnubg.worth(flip(game.rule_set, one), 2) for one in (mine, best)] if mine != best else [0.0, 0.0]
            losses.append(1000 * max(0.0, worths[1] - worths[0]))
    half_width = 1.96 * stdev(losses) / len(losses) ** 0.5
    return f"{mean(losses):.2f} ± {half_width:.2f} thousandths of a point lost in each of {len(losses)} decisions"


if __name__ == "__main__":
    main()
