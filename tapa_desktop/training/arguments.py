"""Shared by all commands: arguments, interruptions between two steps, and the command and commit for a header."""

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


def parser_of(command: str, description: str | None) -> argparse.ArgumentParser:
    """The parser of a command of this package for one game."""
    parser = parser_without_game(command, description)
    parser.add_argument("rule_set", type=game_named, help="the key of the game")
    return parser


def parser_without_game(command: str, description: str | None) -> argparse.ArgumentParser:
    """As `parser_of`, for a command with several games."""
    formatter = argparse.RawDescriptionHelpFormatter  # keeps the lines of the text
    return argparse.ArgumentParser(prog=_program(command), description=description, formatter_class=formatter)


def command_line(command: str, arguments: list[str] | None) -> str:
    """The command line with these arguments or those of the process; for the header of the result."""
    return f"{_program(command)} {shlex.join(arguments or sys.argv[1:])}"


def _program(command: str) -> str:
    return f"python -m tapa_desktop.training.{command}"


@contextmanager
def errors_in_usage(parser: argparse.ArgumentParser) -> Iterator[None]:
    """End the program with the reason when an argument is invalid, or a file cannot be read or written."""
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
    return _number_parser(number, lambda value: value > least, f"above {least}")


def multiple_of(factor: int) -> Callable[[str], int]:
    """A parser of positive multiples."""
    return _number_parser(int, lambda value: value > 0 and value % factor == 0, f"a multiple of {factor} above 0")


def _number_parser(number: type[Number], is_valid: Callable[[Number], bool], expected: str) -> Callable[[str], Number]:
    def read(text: str) -> Number:
        value = number(text)
        if not is_valid(value):
            raise argparse.ArgumentTypeError(f"{text} is not {expected}")
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
    signals: list[int] = []
    before = {number: signal.signal(number, lambda *_: signals.append(1)) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(signals)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def commit_of_program() -> str:
    """The commit of the running program, with "-dirty" if files have changed since; empty without git."""
    try:
        result = subprocess.run(  # noqa: S603 - a fixed command
            _DESCRIBE, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return result.stdout.strip()
