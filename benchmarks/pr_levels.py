"""The PR of each level, which names the bands: `python -m benchmarks.pr_levels [GAME ...]`.

The levels play single games against themselves and each other, `--games` for each (300); an opponent follows the other
round the table, so that each meets all of them. A game with the cube is played without it. Each game is reviewed as the
program does it by itself, one ply deep. The median PR of a level's games and its 95 % interval (by ranks) are printed
as the section of `resources/tables/pr.toml`, after every round, so that a run that is stopped has not been for nothing.

A level that looks as deep as the review finds the same plays, and errs only where the review looks at more of them.
So the levels from Master on cannot be told apart.
"""

from __future__ import annotations

import random
from collections import defaultdict
from math import ceil, floor, sqrt
from statistics import median

from tapa_desktop.ai.levels import LEVELS, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.history import History, begin_history, event_of, next_roll_index
from tapa_desktop.game.record import FORMAT, VERSION, GameRules, Header
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.outcome import FIRST, dice_due
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Side

from .start import options

PLIES = 1
SEED = 21


def main() -> None:
    asked = options(__doc__, of=("tapa",), games=300, levels=[level.key for level in LEVELS])
    levels = [level for level in LEVELS if level.key in asked.levels]
    for rule_set in asked.of:
        rates: dict[str, list[float]] = defaultdict(list)
        for number in range(-(-asked.games // 2)):
            for at, level in enumerate(levels):
                pair = level, levels[(at + number) % len(levels)]
                for key, rate in rates_of(rule_set, pair, number * len(levels) + at):
                    rates[key].append(rate)
            print(section(rule_set, levels, rates), flush=True)


def rates_of(rule_set: str, pair: tuple[Level, Level], number: int) -> list[tuple[str, float]]:
    """The PR of both levels in one game."""
    *_, found = review(ReviewQuestion(game_of(rule_set, pair, number), PLIES))
    return [(level.key, found.totals[side].error_rate) for side, level in zip(Side, pair, strict=True)]


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


def section(rule_set: str, levels: list[Level], rates: dict[str, list[float]]) -> str:
    """The section of the table: for each level its median and half the width of its interval, and the games."""
    games = min(map(len, rates.values()))
    lines = [f"[{rule_set}]  # python -m benchmarks.pr_levels {rule_set} --games {games}", f"games = {games}"]
    for level in levels:
        low, high = interval(rates[level.key])
        lines.append(f"{level.key} = {median(rates[level.key]):.2f}  # {low:.2f} to {high:.2f}")
    return "\n".join((*lines, ""))


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of the median, by ranks (Conover, Practical Nonparametric Statistics, 3.2)."""
    ordered, half = sorted(values), NORMAL * sqrt(len(values)) / 2
    low, high = max(0, floor(len(values) / 2 - half)), min(len(values), ceil(len(values) / 2 + half)) - 1
    return ordered[low], ordered[high]


if __name__ == "__main__":
    main()
