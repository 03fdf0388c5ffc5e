"""How long the coach takes: `python -m benchmarks.coach_time [POINTS] [RULESET]`.

Two computer players without look-ahead play a match to this many points (7). A hint is requested in every ninth turn,
at each depth; then the whole match is reviewed, at one ply and at two, by one thread and by two. Times are processor
seconds of all threads together; those that have gone by are in brackets, and mean nothing on a machine that is busy.

Targets: a hint 0.1 s without look-ahead, 0.5 s at the greatest depth; a review at two plies 24 s, which is 12 s on two
cores.

Measured in Tapa and in Plakoto: hints 0.001, 0.003 and 0.01 (median; longest 0.015, 0.018 and 0.043) at 0, 1, 2 plies;
a review of 642 turns 1.0 and 4.9, of 444 turns 0.8 and 4.4, by one thread; by two, 5 % more in all.
"""

from __future__ import annotations

import sys
import time
from statistics import median
from unittest.mock import patch

from tapa_desktop.ai.engine import together
from tapa_desktop.ai.levels import level_named
from tapa_desktop.ai.player import Player
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.hint import hints
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.events import GameBegun, Played
from tapa_desktop.game.history import History, begin_history, event_of, next_throw_place
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tests.game.matches import header

EVERY = 9
QUICK_S, DEEP_S, REVIEW_S = 0.1, 0.5, 24.0


def main() -> int:
    points = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    key = sys.argv[2] if len(sys.argv) > 2 else "tapa"
    history, asked = match_of(key, points)
    list(hints(asked[0], lambda: False))  # the first hint fills tables
    quick, *_, deep = stages = list(zip(*map(_stages, asked), strict=True))
    for plies, times in enumerate(stages):
        print(
            f"{key}, hint at {plies} plies, {len(times)} of them: median {median(times):.3f}, longest {max(times):.3f}"
        )
    reviews = [_review(ReviewQuestion(history, plies), threads) for plies in (1, 2) for threads in (1, 2)]
    return int(max(quick) > QUICK_S or max(deep) > DEEP_S or max(reviews) > REVIEW_S)


def match_of(key: str, points: int) -> tuple[History, list[PlayQuestion]]:
    """A match of two computer players, and those of its decisions to request hints for."""
    level = level_named("expert")
    assert level is not None
    player, dice = Player(level), SeededDice("coach")
    history = begin_history(header(key, target=points))
    asked: list[PlayQuestion] = []
    played = 0
    while history.state.phase is not Phase.MATCH_OVER:
        state = history.state
        if state.phase is Phase.TO_PLAY:
            assert state.roll is not None
            legal = plays(state.rule_set, state.position, dice_of(state.roll))
            if played % EVERY == 0 and len(legal) > 1:
                asked.append(PlayQuestion(state.rule_set, state.position, state.roll))
            best = player.choose(state.rule_set, state.position, state.roll).position
            history = history.append(Played(format_play(legal[best])))
            played += 1
        elif state.phase is Phase.GAME_OVER:
            history = history.append(GameBegun())
        else:
            history = history.append(event_of(state, dice.throw(*next_throw_place(state))))
    return history, asked


def _stages(question: PlayQuestion) -> list[float]:
    """The processor seconds of each depth of a hint."""
    taken, began = [], time.process_time()
    for _ in hints(question, lambda: False):
        taken.append(time.process_time() - began)
        began = time.process_time()
    return taken


def _review(question: ReviewQuestion, threads: int) -> float:
    began, clock = time.process_time(), time.monotonic()
    with patch.object(together, "threads_here", lambda: threads):
        *_, last = review(question)
    taken = time.process_time() - began
    what = f"review of {last.turns} turns at {question.plies} plies, threads: {threads}"
    print(f"{what}: {taken:.1f} ({time.monotonic() - clock:.1f})")
    return taken


if __name__ == "__main__":
    sys.exit(main())
