"""The rollouts behind pictures and lessons: `nice python -m benchmarks.picture_rollouts`, in 15 minutes on two cores.

For each picture of rules and strategy, and each task of the lessons but the second, it rolls out, seven plies deep and
with variance reduction, the position before its roll, or the three plays that look best and those that the page shows
or calls legal. For each position of the second lesson it rolls out to the end the best play of those that the lesson
praises, the natural play, which is the best of those that the first correction is about, and the best of all others.
It writes plays, equities for the side to move with 95 % half widths and chances to `tests/data`, against which tests
hold what pages and lessons say.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import Candidate, RolloutQuestion, compare_plays, rollouts
from tapa_desktop.coach.decision import play_question
from tapa_desktop.resources import resource
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
from tapa_desktop.ui.help.pages import Figure, parse_page
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, PARTNER_LESSONS, STRATEGY_LESSON, Task, TriedPlay, read_lesson

from .start import options

DATA = Path(__file__).parents[1] / "tests" / "data"
PICTURES, LESSON = DATA / "picture_rollouts.json", DATA / "lesson_rollouts.json"


def main() -> None:
    asked = options(__doc__, games=144, whole=576)
    write(PICTURES, (*from_pages(asked.games), *from_lessons(asked.games)))
    write(LESSON, (from_strategy(task, asked.whole) for task in STRATEGY_LESSON.tasks))


def write(file: Path, found: Iterable[dict[str, Any]]) -> None:
    file.write_text(json.dumps([*found], indent=1) + "\n", "utf-8")


def from_pages(games: int) -> Iterator[dict[str, Any]]:
    for folder in ("rules", "help"):
        for page in sorted(resource(folder, "en").glob("*.md")):
            for figure in parse_page(page.read_text("utf-8")):
                if isinstance(figure, Figure):
                    yield {"page": page.stem, **rolled_out(figure.placed, {figure.plays, *figure.may}, games)}


def from_lessons(games: int) -> Iterator[dict[str, Any]]:
    """What was found for each task; the best play among those that solve it is one of the lines."""
    for lesson in (FIRST_LESSON, *PARTNER_LESSONS):
        for task in read_lesson(lesson.key).tasks:
            done = next(one.play for one in all_plays(placed_in(task)) if tried(task, one).meets(task.done))
            yield {"page": lesson.key, "done": done, **rolled_out(placed_in(task), {done}, games)}


def from_strategy(task: Task, games: int) -> dict[str, Any]:
    """What was found for the praised play of a position, the natural one, and the best of the others."""
    plays, placed = all_plays(placed_in(task)), placed_in(task)
    found = {
        "best": next(one for one in plays if tried(task, one).meets(task.done)),
        "natural": next(one for one in plays if task.corrections[0].fits(tried(task, one))),
        "next": next(one for one in plays if not tried(task, one).meets(task.done)),
    }
    *_, last = rollouts(RolloutQuestion(placed, 0, positions_of(found.values()), games=games, plies=None), never)
    lines = {
        line.play: {
            "play": line.play, "equity": line.equity, "half_width": line.half_width,
            "win": line.chances[0], "mars": line.chances[1],
        }
        for line in last.found.lines
    }  # fmt: skip
    return {"position": task.position, "games": last.found.games, **{name: lines[found[name].play] for name in found}}


def all_plays(placed: PositionSpec) -> tuple[Candidate, ...]:
    """All plays, the best by the network first."""
    return tuple(compare_plays(play_question(placed)))


def positions_of(candidates: Iterable[Candidate]) -> tuple[Position, ...]:
    return tuple(one.position for one in candidates)


def placed_in(task: Task) -> PositionSpec:
    placed = parse_position(task.position)
    return placed._replace(roll=(int(task.roll[0]), int(task.roll[1]))) if task.roll else placed


def tried(task: Task, candidate: Candidate) -> TriedPlay:
    placed = placed_in(task)
    steps = find_play(turn_for(placed.rule_set, placed.position, placed.dice), candidate.play)
    return TriedPlay(placed.rule_set, steps, candidate.position)


def rolled_out(placed: PositionSpec, plays: set[str], games: int) -> dict[str, Any]:
    """The position, and a line for each of the plays and for those that look best, the best first."""
    also = positions_of(one for one in all_plays(placed) if one.play in plays) if placed.has_dice else ()
    *_, last = rollouts(RolloutQuestion(placed, 3, also, games=games), never)
    lines = [
        {"play": one.play, "equity": one.equity, "half_width": one.half_width, "win": one.chances[0]}
        for one in sorted(last.found.lines, key=lambda line: -line.equity)
    ]
    return {"position": format_position(placed), "games": last.found.games, "lines": lines}


if __name__ == "__main__":
    main()
