"""Whether as many players find a play as is said: `python -m benchmarks.found_plays [GAME ...]`.

Each level that errs plays itself, until it has had so many `--decisions` with a choice (1,000). Of each the share of
its players that is said to find the best play is summed up, and whether it was played. The difference should be at most
3 points of percent; chance alone makes it less than 2.4 in 95 of 100 cases. A level's players are told apart by seeds.
To count them should take at most 5 ms, besides what all plays are judged in by 0-ply.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from math import sqrt
from statistics import fmean

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import EXPERT, Level
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.coach.candidates import AS_GOOD, ERRING, candidates_for, difficulty_of
from tapa_desktop.coach.decision import PlayQuestion, question_of
from tapa_desktop.game.events import Played

from .peers import seconds_of
from .pr_levels import PLIES, game_of
from .start import options

AIM_S = 0.005  # at most so long


def main() -> None:
    asked = options(__doc__, games=("tapa",), decisions=1000)
    number = asked.decisions
    for key in asked.games:
        print(f"\n{key}, {number} decisions a level\n\n| level | said | found | difference |\n|---|---|---|---|")
        took: list[tuple[float, float]] = []
        for level in ERRING:
            told = list(islice(_decisions(key, level, took), number))
            said, found = (sum(column) / number for column in zip(*told, strict=True))
            half_width = NORMAL * sqrt(sum(share * (1 - share) for share, _ in told)) / number
            off = f"{100 * (found - said):+.1f} ± {100 * half_width:.1f}"
            print(f"| {level.name} | {100 * said:.1f} % | {100 * found:.1f} % | {off} |", flush=True)
        for what, column in zip(("of all", "to count"), zip(*took, strict=True), strict=True):
            over = f"{sum(one > AIM_S for one in column) / len(column):.1%} over {1000 * AIM_S:.0f} ms"
            mean, longest = 1000 * fmean(column), 1000 * max(column)
            print(f"\nprocessor time {what}: mean {mean:.2f} ms, {over}, longest {longest:.2f} ms")


def _decisions(key: str, level: Level, took: list[tuple[float, float]]) -> Iterator[tuple[float, bool]]:
    """The share of the level's players that is said to find the best play of a decision, and whether it was played.

    `took`: the seconds that each share takes in all, and besides what the plays are judged in.
    """
    for number in count():
        history = game_of(key, (level, level), number)
        for state, event in zip(history.states, history.active_events, strict=False):
            question = question_of(state) if isinstance(event, Played) else None
            if not isinstance(event, Played) or not isinstance(question, PlayQuestion):
                continue
            candidates = candidates_for(question, PLIES)
            good = [one.position for one in candidates if one.loss <= AS_GOOD]
            if len(good) < len(candidates):
                shares = difficulty_of(question, good).shares
                think = partial(engine_for(question.rule_set).think, question.position, question.roll, EXPERT)
                of_all, judged = (
                    min(seconds_of(work) for _ in range(2))
                    for work in (partial(difficulty_of, question, good), partial(think, stage=question.stage))
                )
                took.append((of_all, of_all - judged))
                yield shares[ERRING.index(level)], question.after(event.play) in good


if __name__ == "__main__":
    main()
