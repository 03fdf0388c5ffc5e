"""The rollouts behind the second lesson: `nice python -m benchmarks.lesson_rollouts`, in 10 minutes on two cores.

For each position it rolls out to the end, with variance reduction, the best play of those that the lesson praises, the
natural play, which is the best of those that the first correction is about, and the best of all other plays. It writes
positions, plays, equities with 95 % half widths and chances to `tests/data/lesson_rollouts.json`, from which a test
checks that the praised play is the best, and that the lesson tells these chances.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import Candidate, RolloutQuestion, compared, rollouts
from tapa_desktop.coach.decision import play_question
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.ui.lesson.lessons import STRATEGY_LESSON, Task, TriedPlay

DATA = Path(__file__).parent.parent / "tests" / "data" / "lesson_rollouts.json"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=576, help="from each play")
    wanted = parser.parse_args()
    found = [rolled_out(task, wanted.games) for task in STRATEGY_LESSON.tasks]
    DATA.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def rolled_out(task: Task, games: int) -> dict[str, object]:
    """The position, and a line for each play: the praised one, the natural one, and the best of the others."""
    placed = parse_position(task.position)
    assert placed.roll is not None
    candidates = compared(play_question(placed))
    plays = {
        "best": next(one for one in candidates if tried(task, one).meets(task.done)),
        "natural": next(one for one in candidates if task.corrections[0].fits(tried(task, one))),
        "next": next(one for one in candidates if not tried(task, one).meets(task.done)),
    }
    asked = tuple(one.position for one in plays.values())
    *_, last = rollouts(RolloutQuestion(placed, 0, asked, games=games, plies=None), never)
    lines = {line.play: line for line in last.found.lines}
    told: dict[str, object] = {"position": task.position, "games": last.found.games}
    for name, candidate in plays.items():
        line = lines[candidate.play]
        told[name] = {
            "play": line.play,
            "equity": line.equity,
            "half_width": line.half_width,
            "win": line.chances[0],
            "mars": line.chances[1],
        }
    print(json.dumps(told), flush=True)
    return told


def tried(task: Task, candidate: Candidate) -> TriedPlay:
    """A candidate as the lesson sees it."""
    placed = parse_position(task.position)
    assert placed.roll is not None
    steps = find_play(turn_for(placed.rule_set, placed.position, placed.roll), candidate.play)
    return TriedPlay(placed.rule_set, steps, candidate.position)


if __name__ == "__main__":
    main()
