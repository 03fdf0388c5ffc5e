"""What all commands share: their arguments, interruptions between two steps, and what made a network."""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

Number = TypeVar("Number", int, float)

_DESCRIBE: Final = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")


def parser_of(command: str, told: str | None) -> argparse.ArgumentParser:
    """The parser of a command of this package, which is told about a game; `told`: the text of its module."""
    parser = parser_without_game(command, told)
    parser.add_argument("rule_set", type=game_named, help="the key of the game")
    return parser


def parser_without_game(command: str, told: str | None) -> argparse.ArgumentParser:
    """As `parser_of`, for a command that is told about several games."""
    how = argparse.RawDescriptionHelpFormatter  # leaves the lines of the text as they are
    return argparse.ArgumentParser(prog=_program(command), description=told, formatter_class=how)


def command_line(command: str, arguments: list[str] | None) -> str:
    """How a command was called, with these arguments or those of the process; for the header of what it makes."""
    return f"{_program(command)} {shlex.join(arguments or sys.argv[1:])}"


def _program(command: str) -> str:
    return f"python -m tapa_desktop.training.{command}"


@contextmanager
def refusing(parser: argparse.ArgumentParser) -> Iterator[None]:
    """End the program with the reason where what it was given cannot be used, or no file can be read or written."""
    try:
        yield
    except (ValueError, OSError) as error:
        parser.error(str(error))


def game_named(text: str) -> RuleSet:
    """Parse the key of a game."""
    try:
        return rule_set_named(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def above(least: int, number: type[Number]) -> Callable[[str], Number]:
    """A parser of numbers greater than `least`."""
    return _number_that(number, lambda value: value > least, f"above {least}")


def multiple_of(factor: int) -> Callable[[str], int]:
    """A parser of positive multiples: of games of which so many belong together."""
    return _number_that(int, lambda value: value > 0 and value % factor == 0, f"a multiple of {factor} above 0")


def _number_that(number: type[Number], is_right: Callable[[Number], bool], wanted: str) -> Callable[[str], Number]:
    def read(text: str) -> Number:
        value = number(text)
        if not is_right(value):
            raise argparse.ArgumentTypeError(f"{text} is not {wanted}")
        return value

    read.__name__ = "number"
    return read


def add_threads(parser: argparse.ArgumentParser) -> None:
    """Add the option `--threads`; the result does not depend on it."""
    cores = os.cpu_count() or 1
    parser.add_argument("--threads", type=above(0, int), default=cores, help=f"that play; all {cores} cores")


@contextmanager
def interruptions() -> Iterator[IsCancelled]:
    """Yield a function that tells whether SIGINT (Ctrl+C) or SIGTERM has arrived; meanwhile they do not interrupt."""
    came: list[int] = []
    before = {which: signal.signal(which, lambda *_: came.append(1)) for which in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(came)
    finally:
        for which, handler in before.items():
            signal.signal(which, handler)


def commit_of_program() -> str:
    """The commit of the running program, with "-dirty" if files have changed since; empty without git."""
    try:
        found = subprocess.run(  # noqa: S603 - a fixed command
            _DESCRIBE, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
