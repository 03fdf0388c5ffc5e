"""How long a level, a hint and a review take: `python -m benchmarks.thinking_time [GAME ...]`.

The default is the strongest level. Half of the positions come from random play, half from the computer's own games,
with the roll of the game. The time of a level is the one for which the window waits: its choice, and the steps that
lead to it. Hints in its own games, at each depth, and reviews of games of Expert take processor time of all threads
together. Exits with status 1 if an answer took more than a second, a hint without look-ahead 0.1 s, or at the greatest
depth 0.5 s.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median, quantiles

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import EXPERT, STRONGEST, Level, level_named
from tapa_desktop.ai.player import Player
from tapa_desktop.cancelling import never
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.hint import hints
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .games import self_play
from .pr_levels import game_of
from .start import parse_options

SLOW_S, QUICK_HINT_S, DEEP_HINT_S = 1.0, 0.1, 0.5
GAMES, HINTS, REVIEWED = 64, 50, 5


def main() -> int:
    options = parse_options(__doc__, games=("tapa",), level=STRONGEST.key, positions=1000)
    level = level_named(options.level)
    assert level is not None, options.level
    return max(measure(rule_set_named(key), level, options.positions) for key in options.games)


def measure(rule_set: RuleSet, level: Level, number: int) -> bool:
    """Print the times for a game. Return whether they are too long."""
    player, turns = Player(level), positions(rule_set, number)
    player.choose(rule_set, *turns[0])  # the first choice reads files
    answers, choice = [], []
    for position, roll in turns:
        began = time.perf_counter()
        player.choose(rule_set, position, roll)
        choice.append(time.perf_counter() - began)
        plays(rule_set, position, dice_of(roll))
        answers.append(time.perf_counter() - began)
    print(f"{level.key}, {rule_set.key}: {len(answers)} positions, {sum(a == b for _, (a, b) in turns)} with a double")
    for name, seconds in (("answer", answers), ("its choice alone", choice)):
        print(f"  {name}: median {median(seconds):.3f} s, 99 % {quantiles(seconds, n=100)[98]:.3f} s, ", end="")
        print(f"longest {max(seconds):.3f} s, {sum(one > SLOW_S for one in seconds)} over {SLOW_S:.0f} s")
    half = number // 2
    quick, *_, deep = hint_times([PlayQuestion(rule_set, *one) for one in turns[half :: max(1, half // HINTS)]])
    print_reviews(rule_set)
    return max(answers) > SLOW_S or quick > QUICK_HINT_S or deep > DEEP_HINT_S


def hint_times(questions: list[PlayQuestion]) -> list[float]:
    stages_of(questions[0])  # which fills tables
    stages = list(zip(*map(stages_of, questions), strict=True))
    for plies, seconds in enumerate(stages):
        print(f"  hint at {plies} plies: median {median(seconds):.3f} s, longest {max(seconds):.3f} s")
    return [max(seconds) for seconds in stages]


def stages_of(question: PlayQuestion) -> list[float]:
    times, began = [], time.process_time()
    for _ in hints(question, never):
        times.append(time.process_time() - began)
        began = time.process_time()
    return times


def print_reviews(rule_set: RuleSet) -> None:
    games = [game_of(rule_set.key, (EXPERT, EXPERT), number) for number in range(REVIEWED)]
    for plies in (1, 2):
        began = time.process_time()
        turns = sum([*review(ReviewQuestion(game, plies))][-1].turns for game in games)
        print(f"  review of {turns} turns at {plies} plies: {time.process_time() - began:.1f} s")


def positions(rule_set: RuleSet, number: int) -> list[tuple[Position, Roll]]:
    """Positions with a roll, drawn evenly from whole games."""
    sample: list[tuple[Position, Roll]] = []
    for seed, level in enumerate((None, EXPERT)):
        turns = [turn for at in range(GAMES) for turn in self_play(engine_for(rule_set), level, seed, at)]
        sample += Random(seed).sample(turns, min(number // 2, len(turns)))
    return sample


if __name__ == "__main__":
    sys.exit(main())
