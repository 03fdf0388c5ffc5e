"""How often the computer wins when it adapts to the player: `python -m benchmarks.even [GAME ...]`.

Some players (`--players`, 300), each as strong as a level, have 30 games each. The winner is drawn by the ratings, or,
with `--play`, found by playing. The computer's share of games 16 to 30 should lie between 45 and 55 %.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from math import sqrt

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Player, duel
from tapa_desktop.ai.levels import LEVELS, Level, level_named
from tapa_desktop.coach.strength import even_with, ladder_of, share_won
from tapa_desktop.rules.house_rules import rule_set_named

from .start import parse_options

GAMES, SETTLED = 30, 15
Winner = Callable[[str, str], float]  # the share of a game that a level wins against another one, both by their keys


def main() -> None:
    options = parse_options(__doc__, games=("tapa",), players=300, levels=[level.key for level in LEVELS], play=False)
    half_width = 98 / sqrt(options.players * (GAMES - SETTLED))
    for game in options.games:
        print(f"\n{game}, per cent, ± {half_width:.1f}\n")
        winner = by_games(game) if options.play else by_ratings(game)
        for level in (level for level in LEVELS if level.key in options.levels):
            share = computer_share(game, level, options.players, winner)
            print(f"{level.name}: {100 * share:.1f}", flush=True)


def computer_share(game: str, level: Level, players: int, winner: Winner) -> float:
    lost = 0.0
    for _ in range(players):
        results: list[tuple[str, float]] = []
        for _ in range(GAMES):
            opponent = even_with([game], results, "skilled")
            assert opponent
            results.append((opponent.level, winner(level.key, opponent.level)))
        lost += sum(1 - result for _, result in results[SETTLED:])
    return lost / players / (GAMES - SETTLED)


def by_ratings(game: str) -> Winner:
    """By the ratings, always with the same luck."""
    ladder, luck = ladder_of([game]), random.Random(1)
    assert ladder

    def winner(key: str, opponent: str) -> float:
        return float(luck.random() < share_won(ladder.named[key], ladder.rating(opponent) or 0))

    return winner


def by_games(game: str) -> Winner:
    """By a game, each with dice and errors of its own."""
    engine, numbers = engine_for(rule_set_named(game)), count(1)

    def winner(key: str, other: str) -> float:
        number = next(numbers)
        first, second = Player(engine, level_named(key), 2 * number), Player(engine, level_named(other), 2 * number + 1)
        points = duel(first, second, 1, number, mirrored=False, threads=1).points[0]
        return (1 + (points > 0) - (points < 0)) / 2

    return winner


if __name__ == "__main__":
    main()
