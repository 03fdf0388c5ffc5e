"""What is said of late mothers at stake, beside whole games: `python -m benchmarks.mothers GAME [POSITIONS] [GAMES]`.

The positions come from games that begin with late mothers (`training.mothers`), with a seed of their own. From each the
level Expert plays so many whole games; what it says of the position without look-ahead, and what the usual network
alone says, which takes a draw for half a win, is held against them. Last come 10,000 usual games, mirrored, of both.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.rows import positions_of
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.ai.engine.together import play_out
from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.cancelling import never
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Position
from tapa_desktop.training.duel import duel
from tapa_desktop.training.mothers import are_at_stake, begun, games_from
from tapa_desktop.training.network import engine_with, load_network, shipped_network, shipped_pruner

SEED = 4711
BEGUN = 2000  # games, from which the positions are taken
DUEL = 10_000
WRONG = 0.25  # points


def main(name: str, positions: int = 300, games: int = 720) -> None:
    rule_set = rule_set_named(name)
    whole = game_for(rule_set)
    usual = engine_with(rule_set, load_network(shipped_network(rule_set), rule_set), shipped_pruner(rule_set))
    chosen = at_stake(usual, positions)
    brought = np.array([*played(whole, chosen, games)])
    points = np.array([equity(rule_set, Probabilities(*one)) for one in brought])
    print(f"{name}: {len(chosen)} positions, {100 * brought[:, -1].mean():.0f} % drawn in {games} games each")
    for who, game in (("Expert", whole), ("the usual network", usual)):
        apart = np.array([equity(rule_set, one) for one in game.probabilities(chosen)]) - points
        wrong = 100 * (np.abs(apart) > WRONG).mean()
        print(f"{who}: mean {apart.mean():+.3f}, mean size {np.abs(apart).mean():.3f}, {wrong:.0f} % over {WRONG}")
    score = duel(Player(whole), Player(usual), DUEL, seed=SEED)
    print(f"usual games: {score.points:+.4f} ± {score.half_width:.4f} points for Expert")


def at_stake(game: Game, number: int) -> list[Position]:
    random = np.random.default_rng(SEED)
    rows, *_ = games_from(game, begun(game, BEGUN, random), random)
    return positions_of(random.permutation(rows[are_at_stake(rows)])[:number].tobytes())


def played(game: Game, positions: list[Position], games: int) -> Iterator[np.ndarray]:
    """The mean of the chances that the games from each position have brought."""
    for found in play_out(game, positions, range(games), SEED, plies=None, less_luck=False, is_cancelled=never):
        yield np.reshape(found, (games, -1)).mean(axis=0)


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
