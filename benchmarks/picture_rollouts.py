"""The rollouts behind the pictures of rules and strategy, and behind the first lesson and those of other games.

`nice python -m benchmarks.picture_rollouts`, in 5 minutes on two cores. For each picture or task it rolls out, seven
plies deep and with variance reduction, the position before its roll, or the three plays that look best and those that
the page shows or calls legal. It writes equities for the side to move with 95 % half widths and its wins to
`tests/data/picture_rollouts.json`, against which a test holds what pages and lessons say.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import Candidate, RolloutQuestion, compared, rollouts
from tapa_desktop.coach.decision import play_question
from tapa_desktop.resources import resource
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.ui.help.figures import Figure, parse_page
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, PARTNER_LESSONS, TriedPlay, read_lesson

DATA = Path(__file__).parent.parent / "tests" / "data" / "picture_rollouts.json"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=144, help="from each play")
    games = parser.parse_args().games
    found = [*from_pages(games), *from_lessons(games)]
    DATA.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def figures() -> Iterator[tuple[str, Figure]]:
    """The pictures of all English pages, each with the name of its page."""
    for folder in ("rules", "help"):
        for page in sorted(resource(folder, "en").glob("*.md")):
            yield from ((page.stem, part) for part in parse_page(page.read_text("utf-8")) if isinstance(part, Figure))


def from_pages(games: int) -> Iterator[dict[str, object]]:
    """What was found for each picture."""
    for name, figure in figures():
        yield {"page": name, **rolled_out(figure.placed, {figure.plays, *figure.may}, games)}


def from_lessons(games: int) -> Iterator[dict[str, object]]:
    """What was found for each task; the best play among those that solve it is one of the lines."""
    for lesson in (FIRST_LESSON, *PARTNER_LESSONS):
        for task in read_lesson(lesson.key).tasks:
            placed = parse_position(task.position)
            if task.roll:
                placed = placed._replace(roll=(int(task.roll[0]), int(task.roll[1])))
            done = next(one.play for one in all_plays(placed) if tried(placed, one).meets(task.done))
            yield {"page": lesson.key, "done": done, **rolled_out(placed, {done}, games)}


def all_plays(placed: Placed) -> list[Candidate]:
    """All plays, the best by the network first."""
    return list(compared(play_question(placed)))


def tried(placed: Placed, one: Candidate) -> TriedPlay:
    """A candidate as a lesson looks at it."""
    steps = find_play(turn_for(placed.rule_set, placed.position, placed.dice), one.play)
    return TriedPlay(placed.rule_set, steps, one.position)


def rolled_out(placed: Placed, plays: set[str], games: int) -> dict[str, object]:
    """The position, and a line for each of the plays and for those that look best, the best first."""
    also = tuple(one.position for one in all_plays(placed) if one.play in plays) if placed.has_dice else ()
    *_, last = rollouts(RolloutQuestion(placed, 3, also, games=games), never)
    lines = sorted(last.found.lines, key=lambda line: -line.equity)
    told = [
        {"play": one.play, "equity": one.equity, "half_width": one.half_width, "win": one.chances[0]} for one in lines
    ]
    print(format_position(placed), told[:2], flush=True)
    return {"position": format_position(placed), "games": last.found.games, "lines": told}


if __name__ == "__main__":
    main()
