"""How long the coach takes: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.coach_time [TURNS] [RULESET]`.

Two computer players without look-ahead play this many turns (60). A hint is requested in every third of them, at each
depth; then the whole match is reviewed, at one ply and at two. Times are processor seconds. They are printed beside the
time that this machine takes for five million steps of an empty loop, about 0.28 s on an idle one; scale them by it.

Targets: a hint 0.1 s without look-ahead, 1 s at the greatest depth; a review 15 s at one ply and 90 s at two.

Measured in Tapa and in Plakoto, the loop at 0.27 to 0.42 s: hints 0.009, 0.07 and 0.22 (median; longest 0.015, 0.11 and
0.38) at 0, 1 and 2 plies; reviews 1.2 and 11 to 13.
"""

from __future__ import annotations

import sys
import time
from statistics import median

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

EVERY = 3
LOOP = 5_000_000
QUICK_S, DEEP_S, REVIEW_S = 0.1, 1.0, (15.0, 90.0)


def main() -> int:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    key = sys.argv[2] if len(sys.argv) > 2 else "tapa"
    print(f"five million steps of a loop: {_calibration():.2f} s")
    history, asked = match_of(key, turns)
    list(hints(asked[0], lambda: False))  # the first hint fills tables
    stages = [_stages(question) for question in asked]
    for plies, times in enumerate(zip(*stages, strict=True)):
        print(
            f"{key}, hint at {plies} plies, {len(times)} of them: median {median(times):.3f}, longest {max(times):.3f}"
        )
    reviews = [_review(ReviewQuestion(history, plies)) for plies in (1, 2)]
    for plies, taken in enumerate(reviews, 1):
        print(f"{key}, review of {turns} turns at {plies} plies: {taken:.1f}")
    quick, *_, deep = zip(*stages, strict=True)
    print(f"five million steps of a loop: {_calibration():.2f} s")
    has_held = max(quick) <= QUICK_S and max(deep) <= DEEP_S and all(map(float.__le__, reviews, REVIEW_S))
    return int(not has_held)


def match_of(key: str, turns: int) -> tuple[History, list[PlayQuestion]]:
    """A match of two computer players after this many turns, and those of its decisions to request hints for."""
    level = level_named("expert")
    assert level is not None
    player, dice = Player(level), SeededDice("coach")
    history = begin_history(header(key, target=0))
    asked: list[PlayQuestion] = []
    played = 0
    while played < turns:
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


def _review(history: History, plies: int) -> float:
    began = time.process_time()
    *_, last = review(ReviewQuestion(history, plies))
    assert last.done == last.turns
    return time.process_time() - began


def _calibration() -> float:
    began, total = time.process_time(), 0
    for step in range(LOOP):
        total += step
    return time.process_time() - began


if __name__ == "__main__":
    sys.exit(main())
