"""Whether the predicted share of players finds a play: `python -m benchmarks.found_plays [GAME ...]`.

Each level that errs plays itself, until it has had so many `--decisions` with a choice (1,000). The predicted shares of
its players that find the best play are summed up, and how often it was played. The difference should be at most 3
points of percent; chance alone makes it less than 2.4 in 95 of 100 cases. A level's players differ by their seeds.
Counting them should take at most 5 ms, besides the judging of all plays by 0-ply.
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
from .start import parse_options

AIM_S = 0.005  # at most


def main() -> None:
    options = parse_options(__doc__, games=("tapa",), decisions=1000)
    number = options.decisions
    for key in options.games:
        print(f"\n{key}, {number} decisions a level\n\n| level | said | found | difference |\n|---|---|---|---|")
        times: list[tuple[float, float]] = []
        for level in ERRING:
            decisions = list(islice(_decisions(key, level, times), number))
            predicted, played = (sum(column) / number for column in zip(*decisions, strict=True))
            half_width = NORMAL * sqrt(sum(share * (1 - share) for share, _ in decisions)) / number
            difference = f"{100 * (played - predicted):+.1f} ± {100 * half_width:.1f}"
            print(f"| {level.name} | {100 * predicted:.1f} % | {100 * played:.1f} % | {difference} |", flush=True)
        for work, column in zip(("of all", "to count"), zip(*times, strict=True), strict=True):
            over = f"{sum(seconds > AIM_S for seconds in column) / len(column):.1%} over {1000 * AIM_S:.0f} ms"
            mean, longest = 1000 * fmean(column), 1000 * max(column)
            print(f"\nprocessor time {work}: mean {mean:.2f} ms, {over}, longest {longest:.2f} ms")


def _decisions(key: str, level: Level, times: list[tuple[float, float]]) -> Iterator[tuple[float, bool]]:
    """The predicted share of the level's players that find the best play of a decision, and whether it was played.

    `times` gets the seconds for each share, in all and without the judging of the plays.
    """
    for number in count():
        history = game_of(key, (level, level), number)
        for state, event in zip(history.states, history.active_events, strict=False):
            question = question_of(state) if isinstance(event, Played) else None
            if not isinstance(event, Played) or not isinstance(question, PlayQuestion):
                continue
            candidates = candidates_for(question, PLIES)
            good = [candidate.position for candidate in candidates if candidate.loss <= AS_GOOD]
            if len(good) < len(candidates):
                shares = difficulty_of(question, good).shares
                think = partial(engine_for(question.rule_set).think, question.position, question.roll, EXPERT)
                total, base = (
                    min(seconds_of(work) for _ in range(2))
                    for work in (partial(difficulty_of, question, good), partial(think, stage=question.stage))
                )
                times.append((total, total - base))
                yield shares[ERRING.index(level)], question.after(event.play) in good


if __name__ == "__main__":
    main()
