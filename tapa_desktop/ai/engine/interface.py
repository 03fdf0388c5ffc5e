"""What passes between the engine and others: positions as rows, checked before they come in; levels, and ranked plays.

A row has 32 small numbers; `position.c` says what they mean. Rolls and stages of a turn are checked here, too, and here
the engine asks whether to go on.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Final, NamedTuple

from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.probabilities import EndValues, Probabilities, in_points
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.dice import FACES, Roll
from tapa_desktop.rules.outcome import GROUP, MOST_ROLLS, Stage, noise_in
from tapa_desktop.rules.position import Beside, Position
from tapa_desktop.rules.ruleset import RuleSet

from . import library


def check_range(what: str, number: int, least: int, most: int) -> None:
    """Raise `ValueError` for what is not a whole number in this range."""
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"{what}: {number!r} is not a whole number from {least} to {most}")


def check_seed(seed: int) -> None:
    """Refuse what is not a seed; raises as `check_range`."""
    check_range("seed", seed, 0, 2**64 - 1)


@contextmanager
def asking(is_cancelled: IsCancelled) -> Iterator[Callable[[], int]]:
    """The question whether to go on, for C, which asks every few milliseconds.

    C cannot pass on an exception: one that the question raises, or Ctrl+C meanwhile, stops the work and is raised at
    the end. Raises `Cancelled` when the answer was yes.
    """
    if is_cancelled is never:
        yield library.NEVER
        return
    errors: list[BaseException] = []
    answers = _answers(is_cancelled, errors)
    next(answers)
    yield library.IsCancelled(answers.__next__)
    if errors:
        raise errors[0]


def _answers(is_cancelled: IsCancelled, errors: list[BaseException]) -> Iterator[int]:
    """1 when the work is to stop, else 0.

    It is a generator because Python raises Ctrl+C at the beginning of a function, before any `try` of its own; a
    generator goes on within its `try`.
    """
    answer = 0
    while True:
        try:
            while True:
                yield answer
                if is_cancelled():
                    raise Cancelled  # noqa: TRY301 - and so it comes to the others
        except GeneratorExit:
            raise
        except BaseException as error:  # noqa: BLE001 - it is raised again
            errors.append(error)
            answer = 1


WIDTH: Final = 32
_ROW: Final = struct.Struct(f"{WIDTH}b")


def row_of(position: Position) -> bytes:
    """The row of a position, which the engine checks. Raises `ValueError` if it is not even 31 small numbers."""
    board, mine, theirs = position
    numbers = (*board, *mine, *theirs, 0)
    if [*map(len, position)] != [25, 3, 3] or {*map(type, numbers)} != {int}:
        raise ValueError(f"not a position: {position}")
    try:
        return _ROW.pack(*numbers)
    except struct.error as error:
        raise ValueError(f"not a position: {position}") from error


def positions_of(rows: bytes) -> list[Position]:
    """The positions of rows that lie one after the other."""
    return [Position(row[:25], Beside(*row[25:28]), Beside(*row[28:31])) for row in _ROW.iter_unpack(rows)]


def chances_in(found: Sequence[float]) -> list[Probabilities]:
    """The chances of each position, which have so many numbers one after the other."""
    return [Probabilities(*found[first : first + library.CHANCES]) for first in range(0, len(found), library.CHANCES)]


def check_roll(roll: Sequence[int]) -> Roll:
    """The roll, the larger die first. Raises `ValueError` when it is none."""
    if {*map(type, roll)} != {int} or [die in FACES for die in roll] != [True, True]:
        raise ValueError(f"not a roll: {roll}")
    return max(roll), min(roll)


def stage_of(stage: Stage) -> library.Stage:
    """A stage of a turn as the engine has it. Raises `ValueError` when it is none."""
    check_range("rolls", stage.mine, 0, MOST_ROLLS)
    check_range("rolls", stage.theirs, 0, MOST_ROLLS)
    if stage.group is None:
        return library.Stage(stage.mine, stage.theirs)
    check_range("die of a group", stage.group.die, 1, max(FACES))
    check_range("dice of a group", stage.group.dice, 1, GROUP)
    return library.Stage(stage.mine, stage.theirs, *stage.group)


_SCORED_PLAY: Final = struct.Struct("32s6f2fifi")  # as in `shared.h`
SCORED_PLAY_SIZE: Final = _SCORED_PLAY.size


class RankedPlay(NamedTuple):
    """What a level thinks of one play; seen by the side that plays."""

    position: Position  # after the play
    probabilities: Probabilities  # without the error of the level
    equity: float  # points without the cube, or what `EndValues` the level plays for, with the error
    plies: int  # depth of the search after the play


def ranked(plays: bytes, most: int | None) -> list[RankedPlay]:
    """What the engine has said of plays, the best first, at most `most`. Raises `ValueError` if that is no number.

    What differs by less than a hundred thousandth of a point is equal.
    """
    if most is not None:
        check_range("number of plays", most, 0, library.MOST_PLAYS)
    scored = [
        ((-round(equity, 5), -plies, -round(seen, 5), row), row, chances, equity, plies)
        for row, *chances, equity, seen, plies, _, _ in _SCORED_PLAY.iter_unpack(plays)
    ]
    best = sorted(scored, key=itemgetter(0))[:most]
    return [
        RankedPlay(positions_of(row)[0], Probabilities(*chances), equity, plies)
        for _, row, chances, equity, plies in best
    ]


def end_values_of(end_values: EndValues) -> library.EndValues:
    """The values of the ends as the engine takes them. Raises `ValueError` when one is no number."""
    if not all(map(math.isfinite, end_values)):
        raise ValueError(f"not all numbers: {end_values}")
    single, mars, best, lose_single, lose_mars, lose_best, draw = end_values
    return library.EndValues(
        (single - lose_single) / 2,
        (mars - lose_mars) / 2,
        (best - lose_best) / 2,
        (mars - single + lose_mars - lose_single) / 2,
        (best - mars + lose_best - lose_mars) / 2,
        (single + lose_single) / 2,
        draw - (single + lose_single) / 2,
    )


def level_of(rule_set: RuleSet, level: Level, seed: int, end_values: EndValues | None) -> library.Level:
    """A level with its seed and what it plays for, points if None, for the engine. Raises `ValueError` for no level."""
    check_seed(seed)
    check_range("looks", len(level.looks), 0, library.MOST_PLIES)
    for one in level.looks:
        check_range("candidates", one.candidates, 1, library.MOST_PLAYS)
    if not 0 <= level.noise <= 100 or not all(one.margin >= 0 for one in level.looks):
        raise ValueError(f"not a level: {level}")
    looks = (library.SearchWidth * library.MOST_PLIES)(
        *(library.SearchWidth(one.candidates, one.margin) for one in level.looks)
    )
    noise, values = noise_in(rule_set, level.noise), end_values_of(end_values or in_points(rule_set))
    return library.Level(len(level.looks), looks, _roll_out_of(level), noise, seed, values)


def _roll_out_of(level: Level) -> library.RollOut:
    if level.roll_out is None:
        return library.RollOut()
    candidates, margin, games, plies = level.roll_out
    check_range("candidates", candidates, 1, library.MOST_ROLLED_OUT)
    check_range("games", games, 1, library.MOST_PLAYS)
    check_range("plies", plies, 0, library.MOST_PLAYS)
    return library.RollOut(library.SearchWidth(candidates, margin), games, plies)
