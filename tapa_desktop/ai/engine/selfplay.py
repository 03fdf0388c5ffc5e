"""Whole games between two players, and many positions at once: what measures players and trains networks.

Several threads share the work; what comes out does not depend on how many there are. All that takes positions as rows
(rows.py) checks them first.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.probabilities import EndValues, in_points
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.dice import first_roll

from . import library
from .game import MOST_GAMES, Engine
from .interface import WIDTH, asking, check_range, check_seed, end_values_of, level_of
from .parallel import in_order

AT_RANDOM: Final = -1  # in place of the number of looks, as in `selfplay.c`
MOST_TURNS: Final = 255  # that are counted
_MOST_RESULTS: Final = 8192  # of a game's decisions, some four times as many as usual
_GAMES: Final = 4  # that a thread plays in one go
_ROWS: Final = 128  # positions that a thread looks at in one go
_Found = TypeVar("_Found")
_Number = TypeVar("_Number", int, float)


class Player(NamedTuple):
    """One who plays: an engine, and a level that chooses by it; without a level, any distinct result of the roll.

    The level errs in each game by itself. It plays for points, or for what the ends are worth to it.
    """

    engine: Engine
    level: Level | None = Level("0-ply", "0-ply")
    seed: int = 0
    end_values: EndValues | None = None


class Games(NamedTuple):
    """The results of games, in their order: points of the first player, and turns of both."""

    points: array[int]
    turns: array[int]


class Turns(NamedTuple):
    """What has become of positions after one turn each."""

    rows: bytes  # seen by the side that moves next
    points: array[int]  # of that side where the game has ended, else 0
    is_over: array[int]  # 1 where it has ended


class Decisions(NamedTuple):
    """Decisions between several plays, as rows (rows.py), without those that a roll leaves no choice."""

    positions: bytes  # before the roll
    dice: bytes  # two for each position
    plays: array[int]  # how many results each position has
    results: bytes  # of all plays, one decision after another, seen by the side that has played
    points: array[float]  # what each is worth to that side by 0-ply


def duel(
    first: Player,
    second: Player,
    games: int,
    seed: int,
    *,
    mirrored: bool = True,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
) -> Games:
    """Let two players play.

    In mirrored games, of which the number is even, both games of a pair have the same dice with the seats swapped: the
    first player is White in the even ones. Else it is White in all of them, and each has its own dice. What happens in
    a game depends on its number and the seeds, not on how many are played. Raises `ValueError` when the players do not
    play the same game, or one has no network; `Cancelled` when `is_cancelled`, which is asked every few milliseconds,
    has said yes.
    """
    rule_set = first.engine.rule_set
    if second.engine.rule_set != rule_set or second.engine.library is not first.engine.library:
        raise ValueError(f"{rule_set.name} against {second.engine.rule_set.name}")
    check_range("number of games", games, 0, MOST_GAMES)
    if mirrored and games % 2:
        raise ValueError(f"not an even number of games: {games}")
    check_seed(seed)
    players = (library.Player * 2)(_player(first), _player(second))
    keeps_opening = first_roll(rule_set, 6, 5) is not None

    def play(numbers: range, is_cancelled: IsCancelled) -> array[int]:
        results = array("i", bytes(8 * len(numbers)))
        with first.engine.library.worker() as worker, asking(is_cancelled) as stops:
            first.engine.library.duel(
                players, worker, first.engine.start, numbers.start, len(numbers), seed, mirrored, keeps_opening,
                stops, results.buffer_info()[0],
            )  # fmt: skip
        return results

    tasks = [partial(play, range(games)[at : at + _GAMES]) for at in range(0, games, _GAMES)]
    results = _joined("i", in_order(tasks, is_cancelled, threads))
    return Games(results[0::2], results[1::2])


def random_games(engine: Engine, games: int, seed: int, is_cancelled: IsCancelled = never) -> library.RandomTally:
    """Play games in which each side takes any of the distinct results of its roll with the same chance.

    Raises as `duel`.
    """
    check_range("number of games", games, 0, MOST_GAMES)
    check_seed(seed)
    tally = library.RandomTally()
    keeps_opening = first_roll(engine.rule_set, 6, 5) is not None
    with engine.library.worker() as worker, asking(is_cancelled) as stops:
        engine.library.random_games(
            engine.handle, worker, engine.start, 0, games, seed, keeps_opening, stops, ctypes.byref(tally)
        )
    return tally


def decisions(player: Player, games: range, seed: int, is_cancelled: IsCancelled = never) -> Decisions:
    """The decisions of games of a player against itself, in which no double begins a chain. Raises as `duel`.

    A game that takes longer than any sensible one is broken off.
    """
    check_seed(seed)
    room = _MOST_RESULTS * len(games)
    rows, results = (ctypes.create_string_buffer(WIDTH * room) for _ in range(2))
    dice, plays, points = (
        ctypes.create_string_buffer(2 * room),
        array("i", bytes(4 * room)),
        array("f", bytes(4 * room)),
    )
    found = library.Decisions(
        ctypes.addressof(rows), ctypes.addressof(results), ctypes.addressof(dice), plays.buffer_info()[0],
        points.buffer_info()[0], room,
    )  # fmt: skip
    with player.engine.library.worker() as worker, asking(is_cancelled) as stops:
        player.engine.library.decisions(
            _player(player), worker, player.engine.start, games.start, len(games), seed, stops, found
        )
    many, all_results = found.decisions, found.number
    return Decisions(
        rows.raw[: WIDTH * many], dice.raw[: 2 * many], plays[:many], results.raw[: WIDTH * all_results],
        points[:all_results],
    )  # fmt: skip


def turns(
    engine: Engine,
    rows: bytes,
    dice: bytes,
    is_cancelled: IsCancelled = never,
    threads: int | None = None,
    *,
    before: bytes | None = None,
    end_values: EndValues | None = None,
) -> Turns:
    """Play one turn from each position by 0-ply, among the plays that the pruner finds promising.

    `dice` are two for each position, `before` is how many turns have been played there, 255 for more; without it, many.
    What the opponent plays of a chain belongs to the turn. Played is for points, or for what the ends are worth to the
    sides that play. Raises as `duel`, also where they are none.
    """
    engine.check_network()
    number = engine.check_rows(rows)
    if len(dice) != 2 * number or not set(dice) <= set(range(1, 7)):
        raise ValueError(f"not the dice of {number} rolls")
    values = end_values_of(end_values or in_points(engine.rule_set))
    counts = bytes([MOST_TURNS]) * number if before is None else before
    if len(counts) != number:
        raise ValueError(f"not the turns before {number} rolls")

    def play(part: slice, is_cancelled: IsCancelled) -> Turns:
        after = ctypes.create_string_buffer(_rows(rows, part), WIDTH * (part.stop - part.start))
        points, is_over = array("i", bytes(4 * (part.stop - part.start))), array("B", bytes(part.stop - part.start))
        with engine.library.worker() as worker, asking(is_cancelled) as stops:
            engine.library.turns(
                engine.handle, worker, after, dice[2 * part.start : 2 * part.stop], counts[part],
                part.stop - part.start, values, stops, points.buffer_info()[0], is_over.buffer_info()[0],
            )  # fmt: skip
        return Turns(after.raw, points, is_over)

    played = list(_shared(play, number, is_cancelled, threads))
    after, points, is_over = zip(*played, strict=True) if played else ((), (), ())
    return Turns(b"".join(after), _joined("i", points), _joined("B", is_over))


def inputs(engine: Engine, rows: bytes, is_cancelled: IsCancelled = never, threads: int | None = None) -> array[float]:
    """The inputs of the networks for the sides to move, `engine.width` for each position. Raises as `duel`."""
    return _of_each(engine, rows, engine.library.inputs, engine.width, is_cancelled=is_cancelled, threads=threads)


def ends(engine: Engine, rows: bytes, is_cancelled: IsCancelled = never, threads: int | None = None) -> array[float]:
    """The probability of each of `engine.ends` for the sides to move, by the network alone. Raises as `duel`.

    A position after the end of its game is judged like any other.
    """
    engine.check_network()
    return _of_each(engine, rows, engine.library.ends, len(engine.ends), is_cancelled=is_cancelled, threads=threads)


def _of_each(
    engine: Engine, rows: bytes, look: Callable[..., Any], wide: int, *, is_cancelled: IsCancelled, threads: int | None
) -> array[float]:
    """What a function of the engine finds of each position: so many numbers."""
    number = engine.check_rows(rows)

    def found_of(part: slice, is_cancelled: IsCancelled) -> array[float]:
        if is_cancelled():
            raise Cancelled
        found = array("f", bytes(4 * wide * (part.stop - part.start)))
        look(engine.handle, _rows(rows, part), part.stop - part.start, found.buffer_info()[0])
        return found

    return _joined("f", _shared(found_of, number, is_cancelled, threads))


def _player(player: Player) -> library.Player:
    if player.level is None:
        check_seed(player.seed)
        return library.Player(player.engine.handle, library.Level(looks=AT_RANDOM, seed=player.seed))
    player.engine.check_network()
    level = level_of(player.engine.rule_set, player.level, player.seed, player.end_values)
    return library.Player(player.engine.handle, level)


def _shared(
    work: Callable[[slice, IsCancelled], _Found], number: int, is_cancelled: IsCancelled, threads: int | None
) -> Iterator[_Found]:
    """What the work finds of so many positions, part by part."""
    parts = [slice(first, min(first + _ROWS, number)) for first in range(0, number, _ROWS)]
    return in_order([partial(work, part) for part in parts], is_cancelled, threads)


def _rows(rows: bytes, part: slice) -> bytes:
    return rows[WIDTH * part.start : WIDTH * part.stop]


def _joined(code: Any, parts: Iterable[array[_Number]]) -> array[_Number]:
    joined: array[_Number] = array(code)
    for part in parts:
        joined.extend(part)
    return joined
