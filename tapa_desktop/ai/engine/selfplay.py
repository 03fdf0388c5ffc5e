"""Whole games between two players, and many positions at once: for measuring players and training networks.

Several threads share the work; the result does not depend on their number. Rows (interface.py) are checked first.
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
from .interface import WIDTH, cancel_callback, check_range, check_seed, end_values_of, level_of
from .parallel import in_order

AT_RANDOM: Final = -1  # in place of the number of looks, as in `selfplay.c`
MOST_TURNS: Final = 255  # that are counted
_MOST_RESULTS: Final = 8192  # of a game's decisions, some four times as many as usual
_GAMES: Final = 4  # that a thread plays in one go
_ROWS: Final = 128  # positions that a thread looks at in one go
_Result = TypeVar("_Result")
_Number = TypeVar("_Number", int, float)


class Player(NamedTuple):
    """An engine with a level; without a level it chooses any distinct result of the roll at random.

    The errors of the level differ from game to game. It plays for points, or for these end values.
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
    """Positions after one turn each."""

    rows: bytes  # seen by the side that moves next
    points: array[int]  # of that side where the game has ended, else 0
    is_over: array[int]  # 1 where it has ended


class Decisions(NamedTuple):
    """Decisions between several plays, as rows; without forced plays."""

    positions: bytes  # before the roll
    dice: bytes  # two for each position
    plays: array[int]  # how many results each position has
    results: bytes  # after all plays, one decision after another, seen by the side that has played
    points: array[float]  # the value of each for that side by 0-ply


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

    Mirrored games come in pairs with the same dice and the seats swapped: the first player is White in the even ones.
    Else it is White in all of them, and each has its own dice. A game depends on its number and the seeds, not on the
    number of games. Raises `ValueError` when the players do not play the same game, or one has no network; `Cancelled`
    when `is_cancelled`, which is called every few milliseconds, returns True.
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
        with first.engine.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            first.engine.library.duel(
                players, worker, first.engine.start, numbers.start, len(numbers), seed, mirrored, keeps_opening,
                callback, results.buffer_info()[0],
            )  # fmt: skip
        return results

    tasks = [partial(play, range(games)[at : at + _GAMES]) for at in range(0, games, _GAMES)]
    results = _join("i", in_order(tasks, is_cancelled, threads))
    return Games(results[0::2], results[1::2])


def random_games(engine: Engine, games: int, seed: int, is_cancelled: IsCancelled = never) -> library.RandomTally:
    """Play games in which each side chooses among the distinct results of its roll at random.

    Raises as `duel`.
    """
    check_range("number of games", games, 0, MOST_GAMES)
    check_seed(seed)
    tally = library.RandomTally()
    keeps_opening = first_roll(engine.rule_set, 6, 5) is not None
    with engine.library.worker() as worker, cancel_callback(is_cancelled) as callback:
        engine.library.random_games(
            engine.handle, worker, engine.start, 0, games, seed, keeps_opening, callback, ctypes.byref(tally)
        )
    return tally


def decisions(player: Player, games: range, seed: int, is_cancelled: IsCancelled = never) -> Decisions:
    """The decisions of games of a player against itself, in which no double begins a chain. Raises as `duel`.

    A game that takes longer than any sensible one is broken off.
    """
    check_seed(seed)
    capacity = _MOST_RESULTS * len(games)
    rows, results = (ctypes.create_string_buffer(WIDTH * capacity) for _ in range(2))
    dice, plays, points = (
        ctypes.create_string_buffer(2 * capacity),
        array("i", bytes(4 * capacity)),
        array("f", bytes(4 * capacity)),
    )
    buffers = library.Decisions(
        ctypes.addressof(rows), ctypes.addressof(results), ctypes.addressof(dice), plays.buffer_info()[0],
        points.buffer_info()[0], capacity,
    )  # fmt: skip
    with player.engine.library.worker() as worker, cancel_callback(is_cancelled) as callback:
        player.engine.library.decisions(
            _player(player), worker, player.engine.start, games.start, len(games), seed, callback, buffers
        )
    number, all_results = buffers.decisions, buffers.number
    return Decisions(
        rows.raw[: WIDTH * number], dice.raw[: 2 * number], plays[:number], results.raw[: WIDTH * all_results],
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

    `dice` are two for each position; `before` is the number of turns played there, at most 255; without it, 255. The
    opponent's part of a chain belongs to the turn. The sides play for points, or for these end values, seen by the side
    that plays. Raises as `duel`, also for invalid dice or counts.
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
        with engine.library.worker() as worker, cancel_callback(is_cancelled) as callback:
            engine.library.turns(
                engine.handle, worker, after, dice[2 * part.start : 2 * part.stop], counts[part],
                part.stop - part.start, values, callback, points.buffer_info()[0], is_over.buffer_info()[0],
            )  # fmt: skip
        return Turns(after.raw, points, is_over)

    played = list(_map_parts(play, number, is_cancelled, threads))
    after, points, is_over = zip(*played, strict=True) if played else ((), (), ())
    return Turns(b"".join(after), _join("i", points), _join("B", is_over))


def inputs(engine: Engine, rows: bytes, is_cancelled: IsCancelled = never, threads: int | None = None) -> array[float]:
    """The inputs of the networks for the sides to move, `engine.width` for each position. Raises as `duel`."""
    return _map_rows(engine, rows, engine.library.inputs, engine.width, is_cancelled=is_cancelled, threads=threads)


def ends(engine: Engine, rows: bytes, is_cancelled: IsCancelled = never, threads: int | None = None) -> array[float]:
    """The probability of each of `engine.ends` for the sides to move, by the network alone. Raises as `duel`.

    A position after the end of its game is judged like any other.
    """
    engine.check_network()
    return _map_rows(engine, rows, engine.library.ends, len(engine.ends), is_cancelled=is_cancelled, threads=threads)


def _map_rows(
    engine: Engine, rows: bytes, find: Callable[..., Any], width: int, *, is_cancelled: IsCancelled, threads: int | None
) -> array[float]:
    """The results of a function of the engine: `width` numbers for each position."""
    number = engine.check_rows(rows)

    def work(part: slice, is_cancelled: IsCancelled) -> array[float]:
        if is_cancelled():
            raise Cancelled
        numbers = array("f", bytes(4 * width * (part.stop - part.start)))
        find(engine.handle, _rows(rows, part), part.stop - part.start, numbers.buffer_info()[0])
        return numbers

    return _join("f", _map_parts(work, number, is_cancelled, threads))


def _player(player: Player) -> library.Player:
    if player.level is None:
        check_seed(player.seed)
        return library.Player(player.engine.handle, library.Level(looks=AT_RANDOM, seed=player.seed))
    player.engine.check_network()
    level = level_of(player.engine.rule_set, player.level, player.seed, player.end_values)
    return library.Player(player.engine.handle, level)


def _map_parts(
    work: Callable[[slice, IsCancelled], _Result], number: int, is_cancelled: IsCancelled, threads: int | None
) -> Iterator[_Result]:
    """The results for so many positions, part by part."""
    parts = [slice(first, min(first + _ROWS, number)) for first in range(0, number, _ROWS)]
    return in_order([partial(work, part) for part in parts], is_cancelled, threads)


def _rows(rows: bytes, part: slice) -> bytes:
    return rows[WIDTH * part.start : WIDTH * part.stop]


def _join(code: Any, parts: Iterable[array[_Number]]) -> array[_Number]:
    joined: array[_Number] = array(code)
    for part in parts:
        joined.extend(part)
    return joined
