"""Arguments and results of the engine: positions as rows, rolls, stages, levels, ranked plays; all are checked here.

A row has 32 small numbers; `position.c` says what they mean.
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


def check_range(name: str, number: int, least: int, most: int) -> None:
    """Raise `ValueError` unless this is a whole number in the range."""
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"{name}: {number!r} is not a whole number from {least} to {most}")


def check_seed(seed: int) -> None:
    """Raise as `check_range` unless this is a seed."""
    check_range("seed", seed, 0, 2**64 - 1)


@contextmanager
def cancel_callback(is_cancelled: IsCancelled) -> Iterator[Callable[[], int]]:
    """The callback for C, which calls it every few milliseconds: whether to stop.

    C cannot pass on an exception: an exception in `is_cancelled`, or Ctrl+C meanwhile, stops the work and is raised at
    the end. Raises `Cancelled` when the work was cancelled.
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
    """1 when the work has to stop, else 0.

    It is a generator because Python raises Ctrl+C at the beginning of a function, before its `try`; a generator resumes
    within its `try`.
    """
    answer = 0
    while True:
        try:
            while True:
                yield answer
                if is_cancelled():
                    raise Cancelled  # noqa: TRY301 - so it is kept like the others
        except GeneratorExit:
            raise
        except BaseException as error:  # noqa: BLE001 - it is raised again
            errors.append(error)
            answer = 1


WIDTH: Final = 32
_ROW: Final = struct.Struct(f"{WIDTH}b")


def row_of(position: Position) -> bytes:
    """The row of a position, for the engine to check. Raises `ValueError` unless it has 31 small numbers."""
    board, mine, theirs = position
    numbers = (*board, *mine, *theirs, 0)
    if [*map(len, position)] != [25, 3, 3] or {*map(type, numbers)} != {int}:
        raise ValueError(f"not a position: {position}")
    try:
        return _ROW.pack(*numbers)
    except struct.error as error:
        raise ValueError(f"not a position: {position}") from error


def positions_of(rows: bytes) -> list[Position]:
    """The positions of consecutive rows."""
    return [Position(row[:25], Beside(*row[25:28]), Beside(*row[28:31])) for row in _ROW.iter_unpack(rows)]


def chances_in(numbers: Sequence[float]) -> list[Probabilities]:
    """The chances of each position, from `CHANCES` numbers for each."""
    return [Probabilities(*numbers[at : at + library.CHANCES]) for at in range(0, len(numbers), library.CHANCES)]


def check_roll(roll: Sequence[int]) -> Roll:
    """The roll, the larger die first. Raises `ValueError` if it is not a roll."""
    if {*map(type, roll)} != {int} or [die in FACES for die in roll] != [True, True]:
        raise ValueError(f"not a roll: {roll}")
    return max(roll), min(roll)


def stage_of(stage: Stage) -> library.Stage:
    """A stage of a turn for the engine. Raises `ValueError` if it is not a stage."""
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
    """A play with the equity that a level gives it, seen by the side that plays."""

    position: Position  # after the play
    probabilities: Probabilities  # without the error of the level
    equity: float  # points without the cube, or what `EndValues` the level plays for, with the error
    plies: int  # depth of the search after the play


def ranked_plays(scored_plays: bytes, most: int | None) -> list[RankedPlay]:
    """Decode the scored plays, the best first, at most `most`. Raises `ValueError` if that is not a number.

    Equities within a hundred thousandth of a point are equal.
    """
    if most is not None:
        check_range("number of plays", most, 0, library.MOST_PLAYS)
    scored = [
        ((-round(equity, 5), -plies, -round(seen, 5), row), row, chances, equity, plies)
        for row, *chances, equity, seen, plies, _, _ in _SCORED_PLAY.iter_unpack(scored_plays)
    ]
    best = sorted(scored, key=itemgetter(0))[:most]
    return [
        RankedPlay(positions_of(row)[0], Probabilities(*chances), equity, plies)
        for _, row, chances, equity, plies in best
    ]


def end_values_of(end_values: EndValues) -> library.EndValues:
    """The values of the ends for the engine. Raises `ValueError` unless all are finite."""
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
    """A level for the engine, with its seed and end values, points if None. Raises `ValueError` if it is invalid."""
    check_seed(seed)
    check_range("looks", len(level.looks), 0, library.MOST_PLIES)
    for look in level.looks:
        check_range("candidates", look.candidates, 1, library.MOST_PLAYS)
    if not 0 <= level.noise <= 100 or not all(look.margin >= 0 for look in level.looks):
        raise ValueError(f"not a level: {level}")
    looks = (library.SearchWidth * library.MOST_PLIES)(
        *(library.SearchWidth(look.candidates, look.margin) for look in level.looks)
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
