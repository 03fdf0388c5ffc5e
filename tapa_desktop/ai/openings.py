"""The opening book: rollouts of the plays of all first rolls, and of the good replies to them.

`resources/tables/openings.gz` has a line for each position before a roll, and in it a field for each roll: its two dice
and its plays, the best first. `training.openings` makes it. Games that are played alike, by the same network, share
their lines.
"""

from __future__ import annotations

import gzip
import logging
import zlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.outcome import Stage, network_of
from tapa_desktop.rules.play_text import PlayError, after_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .engine.interface import RankedPlay
from .probabilities import EndValues, Probabilities, in_points, is_mars_unusual

_log: Final = logging.getLogger(__name__)
PLACE: Final = ("tables", "openings.gz")
_COMMENT: Final = "#"


class BookPlay(NamedTuple):
    """A play with the result of its rollout, seen by the side that plays; to a thousandth."""

    play: str  # as `format_play` writes it
    equity: float  # points, without the cube
    half_width: float  # of the 95 % interval of the equity
    probabilities: Probabilities


class Book:
    """The plays of each roll, by the text of the position before it."""

    def __init__(self, comments: Iterable[str] = ()) -> None:
        self.comments = list(comments)
        self.rolls: dict[str, dict[str, str]] = {}

    def plays(self, rule_set: RuleSet, position: Position, stage: Stage, roll: Roll) -> tuple[BookPlay, ...]:
        """The plays of a roll in this position, seen by the side to move, the best first; none if the book lacks it."""
        shared = shared_with(rule_set)
        rolls = self.rolls.get(book_key(shared, position, stage), {}) if shared else {}
        return tuple(map(_parse, filter(None, rolls.get("{}{}".format(*roll), "").split(";"))))

    def add(self, key: str, roll: Roll, plays: Iterable[BookPlay]) -> None:
        """Add the plays of a roll in a position, given as `book_key` writes it."""
        self.rolls.setdefault(key, {})["{}{}".format(*roll)] = ";".join(map(_format, plays))

    def knows(self, key: str, roll: Roll) -> bool:
        """Whether the book has the plays of a roll in this position."""
        return "{}{}".format(*roll) in self.rolls.get(key, {})

    def write(self, path: Path) -> None:
        """Write the book; the same book gives the same file."""
        lines = [f"{_COMMENT} {comment}" for comment in self.comments]
        for key, rolls in sorted(self.rolls.items()):
            lines.append("\t".join([key, *(f"{roll}{plays}" for roll, plays in sorted(rolls.items()))]))
        part = path.with_suffix(".part")
        part.write_bytes(gzip.compress("\n".join(lines).encode("ascii"), mtime=0))
        part.replace(path)


def read_book(path: Path) -> Book:
    """Read a book. Raises `OSError` when the file cannot be read, or is not a book."""
    try:
        lines = gzip.decompress(path.read_bytes()).decode("ascii").split("\n")
        book = Book(line[2:] for line in lines if line.startswith(_COMMENT))
        for line in lines[len(book.comments) :]:
            key, *rolls = line.split("\t")
            book.rolls[key] = {field[:2]: field[2:] for field in rolls}
    except (EOFError, zlib.error, ValueError) as error:
        raise OSError(f"not an opening book: {path}") from error
    return book


@cache
def own_book() -> Book:
    """The program's own book; an empty one, and a line in the log, where it cannot be used."""
    try:
        return read_book(resource(*PLACE))
    except OSError:
        _log.exception("the computer plays without its opening book")
        return Book()


def best_book_play(
    rule_set: RuleSet, position: Position, stage: Stage, roll: Roll | None, end_values: EndValues
) -> RankedPlay | None:
    """The best play of a roll in the book, or None. At a score it is the best for these end values.

    None, too, where a mars is worth much more or less than in points.
    """
    if roll is None or is_mars_unusual(rule_set, end_values):
        return None
    plays = own_book().plays(rule_set, position, stage, roll)
    if not plays:
        return None
    points = in_points(rule_set)
    best = plays[0] if end_values == points else max(plays, key=lambda play: end_values.equity(play.probabilities))
    try:
        after = after_play(turn_for(rule_set, position, dice_of(roll)), best.play)
    except PlayError:
        _log.exception("the opening book has a play that is not legal")
        return None
    equity = best.equity if end_values == points else end_values.equity(best.probabilities)
    return RankedPlay(after, best.probabilities, equity, 0)


@cache
def _rule_sets_by_kind() -> dict[object, RuleSet]:
    return {_kind(rule_set): rule_set for rule_set in reversed(RULE_SETS.values())}


def shared_with(rule_set: RuleSet) -> RuleSet | None:
    """The first game with the same plays and network; None where house rules make it another game."""
    return _rule_sets_by_kind().get(_kind(rule_set))


def book_key(rule_set: RuleSet, position: Position, stage: Stage) -> str:
    """The text of a position before a roll, written as if White were to move."""
    return format_position(PositionSpec(rule_set, Side.WHITE, position, None, stage))


def _kind(rule_set: RuleSet) -> object:
    from .engine.rule_tables import rules_of  # noqa: PLC0415 - not needed at the start

    return bytes(rules_of(rule_set)), network_of(rule_set)


def _format(play: BookPlay) -> str:
    numbers = [round(1000 * number) for number in (play.equity, play.half_width, *play.probabilities)]
    while not numbers[-1]:
        numbers.pop()
    return f"{play.play}={','.join(map(str, numbers))}"


def _parse(text: str) -> BookPlay:
    play, _, numbers = text.partition("=")
    equity, half_width, *chances = (int(number) / 1000 for number in numbers.split(","))
    return BookPlay(play, equity, half_width, Probabilities(*chances, *[0.0] * (5 - len(chances))))
