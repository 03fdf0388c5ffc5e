"""Where 0-ply loses points: `python -m benchmarks.phase_losses [GAMES] [GAME ...]`.

0-ply plays against itself. Its loss in a decision is the difference to the best play by the strongest level, which
looks ahead. The losses are added up by phase, in points per game. A phase with almost no loss needs no network or table
of its own.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from functools import partial

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.together import in_order
from tapa_desktop.ai.levels import EXPERT, STRONGEST
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Position
from tapa_desktop.training.candidates import phase

from .thinking_time import Games


def main() -> None:
    asked = sys.argv[1:]
    games = int(asked.pop(0)) if asked else 40
    for key in asked or ("tapa", "plakoto"):
        print(f"\n{key}, {games} games\n\n| phase | decisions a game | points lost a game |\n|---|---|---|")
        counts, lost = losses(game_for(rule_set_named(key)), games)
        for one in sorted(counts, key=lambda one: -lost[one]):
            print(f"| {one} | {counts[one] / games:.1f} | {lost[one] / games:.4f} |", flush=True)


def losses(game: Game, games: int) -> tuple[Counter[str], Counter[str]]:
    """By phase, the number of decisions, and the points lost in all of them."""
    counts, lost = Counter[str](), Counter[str]()
    turns = [turn for number in range(games) for turn in Games(game, EXPERT, 1).turns(number)]
    given_away = in_order([partial(_given_away, game, *turn) for turn in turns], never, os.cpu_count())
    for (position, _), points in zip(turns, given_away, strict=True):
        of = phase(game, position)
        counts[of] += 1
        lost[of] += points  # type: ignore[assignment]  # a counter of points
    return counts, lost


def _given_away(game: Game, position: Position, roll: Roll, is_cancelled: IsCancelled) -> float:
    """How many points the play of 0-ply loses by the strongest level."""
    chosen = game.think(position, roll, EXPERT)[0].position
    found = {one.position: one.equity for one in game.think(position, roll, STRONGEST, is_cancelled=is_cancelled)}
    return max(found.values()) - found[chosen]


if __name__ == "__main__":
    main()
