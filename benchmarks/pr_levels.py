"""The PR of each level, which names the bands: `python -m benchmarks.pr_levels [GAME ...]`.

The levels play single games against themselves and the levels beside them, `--games` for each (300), since people play
opponents about as strong as they are, and a PR depends on that: games between the strong and the weak are soon decided.
A game with the cube is played without it. Each game is reviewed as the program does it by itself, one ply deep. The PR
of all decisions of a level, as that of a match or of many games is taken, and its 95 % interval are printed as the
section of `resources/tables/pr.toml`, after every round, so that a run that is stopped has not been for nothing; and
how many of the intervals that the review gives for a single game hold it.

A level that looks as deep as the review finds the same plays, and errs only where the review looks at more of them.
So the levels from Master on cannot be told apart.
"""

from __future__ import annotations

import random
from collections import defaultdict
from math import sqrt

from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.coach.review.result import Totals
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.coach.strength import PR_FACTOR, SIGMAS, rate_interval
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.history import History, begin_history, event_of, next_roll_index
from tapa_desktop.game.record import FORMAT, VERSION, GameRules, Header
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.outcome import FIRST, dice_due
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Side

from .start import parse_options

PLIES = 1
SEED = 21


def main() -> None:
    options = parse_options(__doc__, of=("tapa",), games=300, levels=[level.key for level in LEVELS])
    levels = [level for level in LEVELS if level.key in options.levels]
    for rule_set in options.of:
        by_level: dict[str, list[Totals]] = defaultdict(list)
        for number in range(-(-options.games // 2)):
            for at, level in enumerate(levels):
                beside = min(max(0, at + number % 3 - 1), len(levels) - 1)
                for key, totals in totals_of(rule_set, (level, levels[beside]), number * len(levels) + at):
                    by_level[key].append(totals)
            print(section(rule_set, levels, by_level), flush=True)


def totals_of(rule_set: str, pair: tuple[Level, Level], number: int) -> list[tuple[str, Totals]]:
    *_, result = review(ReviewQuestion(game_of(rule_set, pair, number), PLIES))
    return [(level.key, result.totals[side]) for side, level in zip(Side, pair, strict=True)]


def game_of(rule_set: str, pair: tuple[Level, Level], number: int) -> History:
    """A single game of two levels, each with errors of its own."""
    white, black = (Seat(level.key) for level in pair)
    chance, dice = random.Random(f"{SEED} {number}"), SeededDice(f"{SEED} {number}")
    players = {side: Player(level, chance.getrandbits(32)) for side, level in zip(Side, pair, strict=True)}
    history = begin_history(Header(FORMAT, VERSION, (GameRules(rule_set),), white, black, target=1))
    while history.state.result is None:  # a draw would be played again
        state = history.state
        if state.phase is Phase.TO_PLAY:
            about, stage = (state.rule_set, state.position), state.stage or FIRST
            legal = plays(*about, dice_due(stage, state.roll))
            only = next(iter(legal)) if len(legal) == 1 else None
            best = only or players[state.side].choose(*about, state.roll, stage=stage).position
            history = history.append(Played(format_play(legal[best])))
        else:
            history = history.append(event_of(state, dice.throw(*next_roll_index(state))))
    return history


def section(rule_set: str, levels: list[Level], totals: dict[str, list[Totals]]) -> str:
    games = min(map(len, totals.values()))
    lines = [f"[{rule_set}]  # python -m benchmarks.pr_levels {rule_set} --games {games}", f"games = {games}"]
    for level in levels:
        rate, half = rate_of(totals[level.key])
        intervals = (rate_interval(game.error_rate, game.decisions) for game in totals[level.key])
        hits = [limits[0] <= rate <= limits[1] for limits in intervals if limits]
        lines.append(f"{level.key} = {rate:.2f}  # ± {half:.2f}; held by {sum(hits)} of {len(hits)} intervals")
    return "\n".join((*lines, ""))


def rate_of(games: list[Totals]) -> tuple[float, float]:
    """The PR of all decisions, and half its 95 % interval (Cochran, Sampling Techniques, 6.4: a ratio by games)."""
    decisions = sum(game.decisions for game in games)
    mean = sum(game.lost for game in games) / decisions
    squares = sum((game.lost - mean * game.decisions) ** 2 for game in games)
    return PR_FACTOR * mean, PR_FACTOR * SIGMAS * sqrt(squares) / decisions


if __name__ == "__main__":
    main()
