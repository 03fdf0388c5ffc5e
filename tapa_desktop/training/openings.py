"""Roll the openings of all games out and keep the results as the opening book.

    python -m tapa_desktop.training.openings [GAME …] --seconds 250

It begins with the first rolls of all games. After each, the best three plays are followed by all rolls, and so on: what
is more likely in good play comes first, until it is less likely than `--least`. A play is the less likely the more it
loses. What the book knows already is not rolled out again, so that a run that was stopped goes on where it was.

    python -m tapa_desktop.training.openings --tables docs/openings.md

writes the first plays of all games as the book has them, and rolls nothing out.
"""

from __future__ import annotations

import heapq
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.parallel import in_order
from tapa_desktop.ai.levels import MASTER
from tapa_desktop.ai.openings import PLACE, Book, BookPlay, book_key, read_book, shared_with
from tapa_desktop.ai.probabilities import points_of_ends
from tapa_desktop.ai.rollout import Goal, Way, is_enough, roll_out_plays
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import ROLLS, Roll, dice_of, first_roll
from tapa_desktop.rules.outcome import FIRST, Stage, turn_end_after
from tapa_desktop.rules.play_text import after_play, format_play, parse_play
from tapa_desktop.rules.plays import Turn, plays
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

from .arguments import above, add_threads, game_named, interruptions, parser_without_game

WAY: Final = Way(seed=1, plies=7, less_luck=True, level=MASTER)
GOAL: Final = Goal(games=1296, half_width=0.01)
FOLLOWED: Final = 3  # plays of each roll
_MOST: Final = (5, 3)  # plays of each roll that are rolled out: of first turns, and of others
_MARGINS: Final = (0.25, 0.1)  # single wins that these may be behind the best by 1-ply
_TEMPERATURE: Final = 0.02  # single wins: who loses so much more with a play takes it 2.7 times as seldom
_BATCH: Final = 12  # rolls for each thread between two times that the book is written
_ABOUT: Final = (
    f"Rollouts of {WAY.plies} plies by {MASTER.name} (1-ply), luck taken out, seed {WAY.seed},"
    f" until the interval of 95 % is within {GOAL.half_width}; {GOAL.games} games at most"
)
_INTRODUCTION: Final = """\
The best play of each first roll, as rollouts have it: its equity in points, without the cube, for the side that plays,
with the interval of 95 %, and by how much the next play is behind. Where that is less than the intervals, both are as
good as far as anybody knows. The intervals are those of the dice; what the network misjudges after the last of the
plies comes on top. Replies and what follows are in the program: *Position ▸ Openings*."""


class Node(NamedTuple):
    """A roll in a position, seen by the side to move."""

    rule_set: RuleSet
    position: Position
    stage: Stage
    roll: Roll


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = parser_without_game("openings", __doc__)
    parser.add_argument(
        "games", type=game_named, nargs="*", default=[*RULE_SETS.values()], help="keys of games; all ten"
    )
    parser.add_argument("--least", type=above(0, float), default=1e-5, help="how likely at least; 0.00001")
    parser.add_argument("--seconds", type=above(0, float), default=math.inf, help="after which it stops")
    parser.add_argument("--file", type=Path, help="the book; the program's own unless another is named")
    parser.add_argument("--tables", type=Path, help="where to write the first plays, instead of rolling out")
    add_threads(parser)
    options = parser.parse_args(arguments)
    path = options.file or resource(PLACE[0]) / PLACE[1]
    book, ends = read_book(path) if path.exists() else Book(), time.monotonic() + options.seconds
    if options.tables:
        options.tables.write_text("\n".join(tables(book)), "utf-8", newline="\n")
        return
    with interruptions() as is_interrupted:

        def is_over() -> bool:
            return is_interrupted() or time.monotonic() > ends

        for _ in grow(book, options.games, options.least, options.threads, is_over):
            book.comments = [_ABOUT, _extent(book, options.least)]
            book.write(path)
            print(book.comments[1], flush=True)


def grow(book: Book, games: list[RuleSet], least: float, threads: int, is_cancelled: IsCancelled) -> Iterator[None]:
    """Add rolls that the book lacks, the likely first. Yields after each batch."""
    while not is_cancelled() and (batch := [*islice(_lacking(book, games, least), _BATCH * threads)]):
        rolled_out = in_order([partial(_roll_out, node) for _, node in batch], is_cancelled, threads)
        with suppress(Cancelled):
            for (_, node), book_plays in zip(batch, rolled_out, strict=True):
                book.add(book_key(*node[:3]), node.roll, book_plays)
        yield


def _extent(book: Book, least: float) -> str:
    chance, _ = next(_lacking(book, [*RULE_SETS.values()], least), (least, None))
    return f"{sum(map(len, book.rolls.values()))} rolls known: all that are more likely than {chance:.2g}"


def _lacking(book: Book, games: Iterable[RuleSet], least: float) -> Iterator[tuple[float, Node]]:
    """The rolls that the book lacks, and how likely each is; the likely first."""
    shared = dict.fromkeys(filter(None, map(shared_with, games)))
    queue = [(-chance, number, node) for number, (chance, node) in enumerate(_first(shared))]
    heapq.heapify(queue)
    number, seen = len(queue), set[Node]()
    while queue:
        chance, _, node = heapq.heappop(queue)
        if node in seen:
            continue
        seen.add(node)
        if not book.knows(book_key(*node[:3]), node.roll):
            yield -chance, node
            continue
        for follower in _followers(-chance, node, book.plays(*node), least):
            number += 1
            heapq.heappush(queue, (-follower[0], number, follower[1]))


def _first(games: Iterable[RuleSet]) -> Iterator[tuple[float, Node]]:
    for rule_set in games:
        keeps_opening = first_roll(rule_set, 6, 5) is not None
        rolls = [(roll, throws) for roll, throws in ROLLS if throws == 2 or not keeps_opening]
        total = sum(throws for _, throws in rolls)
        for roll, throws in rolls:
            yield throws / total, Node(rule_set, start_position(rule_set), FIRST, roll)


def _followers(likely: float, node: Node, ranked: tuple[BookPlay, ...], least: float) -> Iterator[tuple[float, Node]]:
    """The rolls after the best plays of a roll, and how likely each is, if at least `least`."""
    rule_set, position, stage, roll = node
    single = points_of_ends(rule_set).single
    shares = [math.exp((play.equity - ranked[0].equity) / single / _TEMPERATURE) for play in ranked[:FOLLOWED]]
    turn = Turn(rule_set, position, dice_of(roll))
    for play, share in zip(ranked, shares, strict=False):
        chance = likely * share / sum(shares)
        if chance * 2 / 36 < least:
            continue
        turn_end = turn_end_after(rule_set, stage, roll, len(parse_play(play.play)), after_play(turn, play.play))
        if turn_end.stage.group is None:
            for next_roll, throws in ROLLS:
                if chance * throws / 36 >= least:
                    yield chance * throws / 36, Node(rule_set, turn_end.position, turn_end.stage, next_roll)


def _roll_out(node: Node, is_cancelled: IsCancelled) -> list[BookPlay]:
    """Roll out the plays of a roll that may be the best. Raises `Cancelled` when `is_cancelled` returns True."""
    rule_set, position, stage, roll = node
    engine = engine_for(rule_set)
    ranked = engine.think(position, roll, MASTER, stage=stage, is_cancelled=is_cancelled)
    is_begun = position != start_position(rule_set)
    least = ranked[0].equity - _MARGINS[is_begun] * points_of_ends(rule_set).single
    near = [play.position for play in ranked[: _MOST[is_begun]] if play.equity >= least]
    steps = plays(rule_set, position, dice_of(roll))
    turn_ends = [turn_end_after(rule_set, stage, roll, len(steps[position]), position) for position in near]
    *_, last = roll_out_plays(engine, turn_ends, GOAL, WAY, is_cancelled=is_cancelled, threads=1)
    if not is_enough(last, GOAL):
        raise Cancelled
    results = zip(near, last.results, strict=True)
    book_plays = [
        BookPlay(format_play(steps[position]), result.equity, result.half_width, result.probabilities)
        for position, result in results
    ]
    return sorted(book_plays, key=lambda play: -play.equity)


def tables(book: Book) -> Iterator[str]:
    """The lines of a page in Markdown: for each game its first rolls, with the best play and the second best."""
    yield from ("# Openings", "", _INTRODUCTION, "", *(f"{comment}." for comment in book.comments), "")
    for rule_set in RULE_SETS.values():
        yield from (
            f"## {rule_set.name}",
            "",
            "| roll | best | equity | next | behind |",
            "| --- | --- | --- | --- | --- |",
        )
        for _, (_, position, stage, roll) in _first([rule_set]):
            best, *others = book.plays(rule_set, position, stage, roll) or (None,)
            if best is None:
                continue
            second = [_shorten(others[0].play), f"{best.equity - others[0].equity:.3f}"] if others else ["", ""]
            equity = f"{best.equity:+.3f} ± {best.half_width:.3f}"
            yield f"| {' | '.join(['{}-{}'.format(*roll), _shorten(best.play), equity, *second])} |"
        yield ""


def _shorten(play: str) -> str:
    """Write repeated steps of a play once, with their number."""
    counts = Counter(play.split())
    return " ".join(step if count == 1 else f"{step}({count})" for step, count in counts.items())


if __name__ == "__main__":
    main()
