"""GNU Backgammon (Debian: gnubg), which answers about positions of Backgammon and Portes."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import How, outcome, worth
from tapa_desktop.rules.position import START, Position
from tapa_desktop.rules.ruleset import RuleSet

PROGRAM = shutil.which("gnubg", path=f"{os.environ['PATH']}:/usr/games")
SCRIPT = """
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


class GnuBackgammon:
    """The program at work."""

    def __init__(self, rule_set: RuleSet, asked: TextIO, told: TextIO) -> None:
        self._rule_set, self._asked, self._told = rule_set, asked, told

    def choose(self, position: Position, roll: Roll, plies: int = 0) -> Position:
        """The position after the best play."""
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
def gnu_backgammon(rule_set: RuleSet) -> Iterator[GnuBackgammon]:
    """The program, with two pipes between."""
    assert PROGRAM is not None, "gnubg is not installed"
    with TemporaryDirectory() as folder:
        for name in ("asked", "told"):
            os.mkfifo(Path(folder, name))
        Path(folder, "player.py").write_text(SCRIPT.replace("TRIPLE", str(float(counts_triple(rule_set)))))
        command = [PROGRAM, "-t", "-q", "-r", "-p", "player.py"]
        with subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as running:
            with Path(folder, "asked").open("w") as asked, Path(folder, "told").open() as told:
                yield GnuBackgammon(rule_set, asked, told)
            running.wait()
