"""What the engine on a line keeps between commands, and how it reads their arguments. Source: docs/protocol.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import Outcome, outcome_of_turn
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side

from .levels import STRONGEST, Level

MOST_GAMES: Final = 1_000_000
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,18}")


class CommandError(ValueError):
    """A command that is unknown, malformed, or cannot be answered now. The message says why."""


_START: Final = Placed(TAPA, Side.WHITE, start_position(TAPA))


@dataclass(slots=True)
class Engine:
    """The present position, the level and the seed; and whom to ask whether what is running shall end."""

    placed: Placed = _START
    level: Level = STRONGEST
    seed: int = 0
    is_stopped: IsCancelled = never


def outcome_here(engine: Engine) -> Outcome | None:
    """The end of the game in the present position, seen by the side that moved last, or None while it goes on."""
    placed = engine.placed
    return outcome_of_turn(placed.rule_set, flip(placed.rule_set, placed.position))


def roll_here(engine: Engine) -> Roll:
    """The roll that is to be played.

    Raises:
        CommandError: when the game is over, or the present position has no roll.
    """
    if outcome_here(engine) is not None:
        raise CommandError("the game is over")
    if engine.placed.roll is None:
        raise CommandError("the position has no roll")
    return engine.placed.roll


def number(text: str, what: str, least: int, most: int) -> int:
    """A whole number in plain digits.

    Raises:
        CommandError: when the text is none, or is out of bounds.
    """
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise CommandError(f"{what}: a number from {least} to {most} expected: {text[:60]!r}")
    return int(text)


def nothing_more(argument: str) -> None:
    """Check that a command which takes no argument got none.

    Raises:
        CommandError: when there is one.
    """
    if argument:
        raise CommandError(f"nothing expected after the command: {argument[:60]!r}")
