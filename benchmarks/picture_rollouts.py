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

from .start import parse_options

DATA = Path(__file__).parents[1] / "tests" / "data"
PICTURES, LESSON = DATA / "picture_rollouts.json", DATA / "lesson_rollouts.json"


def main() -> None:
    options = parse_options(__doc__, games=144, whole=576)
    write(PICTURES, (*from_pages(options.games), *from_lessons(options.games)))
    write(LESSON, (from_strategy(task, options.whole) for task in STRATEGY_LESSON.tasks))


def write(file: Path, entries: Iterable[dict[str, Any]]) -> None:
    file.write_text(json.dumps([*entries], indent=1) + "\n", "utf-8")


def from_pages(games: int) -> Iterator[dict[str, Any]]:
    for folder in ("rules", "help"):
        for page in sorted(resource(folder, "en").glob("*.md")):
            for figure in parse_page(page.read_text("utf-8")):
                if isinstance(figure, Figure):
                    yield {"page": page.stem, **roll_out(figure.placed, {figure.plays, *figure.may}, games)}


def from_lessons(games: int) -> Iterator[dict[str, Any]]:
    """The rollouts of each task; the best play among those that solve it is one of the lines."""
    for lesson in (FIRST_LESSON, *PARTNER_LESSONS):
        for task in read_lesson(lesson.key).tasks:
            solution = next(play.play for play in all_plays(placed_in(task)) if attempt(task, play).meets(task.done))
            yield {"page": lesson.key, "done": solution, **roll_out(placed_in(task), {solution}, games)}


def from_strategy(task: Task, games: int) -> dict[str, Any]:
    """The rollout of the praised play of a position, the natural one, and the best of the others."""
    plays, placed = all_plays(placed_in(task)), placed_in(task)
    chosen = {
        "best": next(play for play in plays if attempt(task, play).meets(task.done)),
        "natural": next(play for play in plays if task.corrections[0].fits(attempt(task, play))),
        "next": next(play for play in plays if not attempt(task, play).meets(task.done)),
    }
    *_, last = rollouts(RolloutQuestion(placed, 0, positions_of(chosen.values()), games=games, plies=None), never)
    lines = {
        line.play: {
            "play": line.play, "equity": line.equity, "half_width": line.half_width,
            "win": line.chances[0], "mars": line.chances[1],
        }
        for line in last.result.lines
    }  # fmt: skip
    return {"position": task.position, "games": last.result.games, **{key: lines[chosen[key].play] for key in chosen}}


def all_plays(placed: PositionSpec) -> tuple[Candidate, ...]:
    """All plays, the best by the network first."""
    return tuple(compare_plays(play_question(placed)))


def positions_of(candidates: Iterable[Candidate]) -> tuple[Position, ...]:
    return tuple(one.position for one in candidates)


def placed_in(task: Task) -> PositionSpec:
    placed = parse_position(task.position)
    return placed._replace(roll=(int(task.roll[0]), int(task.roll[1]))) if task.roll else placed


def attempt(task: Task, candidate: Candidate) -> TriedPlay:
    placed = placed_in(task)
    steps = find_play(turn_for(placed.rule_set, placed.position, placed.dice), candidate.play)
    return TriedPlay(placed.rule_set, steps, candidate.position)


def roll_out(placed: PositionSpec, plays: set[str], games: int) -> dict[str, Any]:
    """The position, and a line for each of the plays and for those that look best, the best first."""
    also = positions_of(line for line in all_plays(placed) if line.play in plays) if placed.has_dice else ()
    *_, last = rollouts(RolloutQuestion(placed, 3, also, games=games), never)
    lines = [
        {"play": line.play, "equity": line.equity, "half_width": line.half_width, "win": line.chances[0]}
        for line in sorted(last.result.lines, key=lambda line: -line.equity)
    ]
    return {"position": format_position(placed), "games": last.result.games, "lines": lines}


if __name__ == "__main__":
    main()
