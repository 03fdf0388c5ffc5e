"""A match between two engines: `tapa-engine match A B`; A and B are the commands that start them.

The dice are mirrored: each two games have the same dice, with the sides exchanged, so that luck matters less. There is
no cube. Points are counted for the first engine. Source: docs/protocol.md.
"""

from __future__ import annotations

import argparse
import math
import random
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from statistics import fmean, stdev
from typing import Final

from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.foreign_position import format_gnu_id, is_like_backgammon
from tapa_desktop.rules.outcome import outcome_of_turn, turn_end_after
from tapa_desktop.rules.play_text import PASS, PlayError, after_play, canonical_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet

from .replies import result_text

OWN: Final = "Tapa Desktop"  # which plays all games of this program, by its position texts
_BEST: Final = ("bestmove ", "bestplay ")
_PATIENCE_S: Final = 30  # with an engine that starts
_WIDTH_95: Final = 1.96  # standard errors


class MatchError(RuntimeError):
    """An engine does not start, has ended, or its answer is not a legal play. The message says which."""


class Opponent:
    """A running engine."""

    def __init__(self, command: str) -> None:
        self.command, self.name = " ".join(command.split()), ""  # on one line, for messages
        if not self.command:
            raise MatchError("an engine has no command that starts it")
        is_line = sys.platform == "win32"  # where a backslash is part of a path, and the system takes lines
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the user's own
                command if is_line else shlex.split(command),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace",
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise MatchError(f"{command}: {getattr(error, 'strerror', None) or error}") from error

    def __enter__(self) -> Opponent:
        """The engine, which runs until the end."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let the engine end."""
        self._process.kill()
        with suppress(OSError), self._process:  # closes the pipes, into which nothing can be written any more
            pass

    def greet(self) -> None:
        """Ask the engine for its name. Raises `MatchError` when it does not answer in time."""
        late = threading.Timer(_PATIENCE_S, self._process.kill)
        late.start()
        try:
            for line in self._answers("ubgi", "ubgiok"):
                self.name = line.removeprefix("id name ") if line.startswith("id name ") else self.name
        finally:
            late.cancel()

    def play(self, placed: PositionSpec) -> str:
        """The play of the engine. Raises `MatchError` when it answers something else, or has ended."""
        if self.name == OWN:
            self._say(f"position {format_position(placed, house_rules=True)}")
        elif not is_like_backgammon(placed.rule_set):
            raise MatchError(f"{self.command}: only Tapa Desktop is known to play {placed.rule_set.name}")
        else:
            self._say(f"position gnubgid {format_gnu_id(placed).partition(':')[0]}")
            self._say("dice {} {}".format(*placed.roll or ()))
        (line,) = list(self._answers("go" if self.name == OWN else "go role chequer", _BEST))[-1:]
        return next(line.removeprefix(word) for word in _BEST if line.startswith(word)).partition(" => ")[0]

    def set_level(self, name: str) -> None:
        """Let the engine play at this level from now on."""
        self._say(f"set level {name}" if self.name == OWN else f"setoption name Level value {name}")

    def _say(self, line: str) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except OSError as error:
            raise MatchError(f"{self.command}: it has ended") from error

    def _answers(self, line: str, last: str | tuple[str, ...]) -> Iterator[str]:
        """The answers to a line, up to the first that begins with `last`."""
        assert self._process.stdout
        self._say(line)
        for answer in self._process.stdout:
            yield answer.strip()
            if answer.startswith(last):
                return
            if answer.startswith("error"):
                raise MatchError(f"{self.command}: {answer.strip()}")
        raise MatchError(f"{self.command}: no answer to {line!r}")


def play_game(white: Opponent, black: Opponent, rule_set: RuleSet, dice: random.Random) -> int:
    """The points of a game for White, which begins. Raises `MatchError` when an engine does not play."""
    players = {Side.WHITE: white, Side.BLACK: black}
    placed = PositionSpec(rule_set, Side.WHITE, start_position(rule_set))
    while True:
        if not placed.has_dice:
            placed = placed._replace(roll=roll_of(dice.randint(1, 6), dice.randint(1, 6)))
        turn = turn_for(rule_set, placed.position, placed.dice)
        text = PASS if not turn.length else players[placed.side].play(placed)
        try:
            play = canonical_play(turn, text)
        except PlayError as error:
            raise MatchError(f"{error}, in {format_position(placed)}") from error
        position, used = after_play(turn, play), 0 if play == PASS else len(play.split(" "))
        end = outcome_of_turn(rule_set, position)
        if end is not None:
            mine = 0 if end.mine is None else end.points if end.mine else -end.points
            return mine if placed.side is Side.WHITE else -mine
        turn_end = turn_end_after(rule_set, placed.stage, placed.roll, used, position)
        side = placed.side if turn_end.goes_on else placed.side.other
        placed = PositionSpec(rule_set, side, turn_end.position, stage=turn_end.stage)


def play_match(first: Opponent, second: Opponent, rule_set: RuleSet, games: int, seed: int) -> Iterator[str]:
    """A line after each two games with the same dice: the result of the first engine so far."""
    pairs: list[int] = []
    for number in range((games + 1) // 2):
        dice = f"{seed} {number}"
        sides = (first, second), (second, first)
        first_points, second_points = (play_game(*pair, rule_set, random.Random(dice)) for pair in sides)  # noqa: S311 - no secret
        pairs.append(first_points - second_points)
        yield f"match {result_text(2 * len(pairs), fmean(pairs) / 2, _half_width(pairs))}"


def _half_width(pairs: list[int]) -> float:
    """Half the width of the 95 % interval of the mean of a game; infinite after fewer than two pairs."""
    return _WIDTH_95 * stdev(pairs) / math.sqrt(len(pairs)) / 2 if len(pairs) > 1 else math.inf


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} games cannot be played")
    return number


def main(arguments: list[str]) -> int:
    """Play a match between the engines of the command line; the exit status."""
    parser = argparse.ArgumentParser(prog="tapa-engine match", description="Play a match between two engines.")
    parser.add_argument("first", metavar="A", help="the command that starts an engine, such as tapa-engine")
    parser.add_argument("second", metavar="B", help="the same for the other one")
    parser.add_argument("--game", choices=RULE_SETS, default=TAPA.key)
    parser.add_argument("--games", type=_positive, default=100, help="two at a time, with the same dice")
    parser.add_argument("--level", nargs=2, metavar=("A", "B"), help="the level of each engine")
    parser.add_argument("--seed", type=int, default=0, help="of the dice")
    options = parser.parse_args(arguments)
    rule_set = RULE_SETS[options.game]
    try:
        with ExitStack() as running:
            engines = [running.enter_context(Opponent(command)) for command in (options.first, options.second)]
            for engine in engines:
                engine.greet()
            for engine, level in zip(engines, options.level or (), strict=False):
                engine.set_level(level)
            first, second = engines
            for line in play_match(first, second, rule_set, options.games, options.seed):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
    except MatchError as error:
        sys.stderr.write(f"tapa-engine: {error}\n")
        return 1
    return 0
