"""Let networks play each other at 0-ply, with mirrored dice.

    python -m tapa_desktop.training.compare GAME new.npz shipped old.npz --games 4000

The first one plays each of the others. Each is a network file, or "shipped" for the one with which the program plays.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import add_threads, pairs
from .duel import duel
from .network import engine_with, load_network

SHIPPED = "shipped"


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints a line for each of the other networks."""
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.compare", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("first")
    parser.add_argument("others", nargs="+")
    parser.add_argument("--games", type=pairs, default=4000, help="an even number; 4000")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    asked = parser.parse_args(arguments)
    try:
        rule_set = rule_set_named(asked.rule_set)
        first, *others = (player_named(rule_set, name) for name in (asked.first, *asked.others))
    except (ValueError, OSError) as error:
        parser.error(str(error))
    for name, other in zip(asked.others, others, strict=True):
        score = duel(first, other, asked.games, seed=asked.seed, threads=asked.threads)
        sys.stdout.write(f"{rule_set.key}, {asked.first} against {name}: {score}\n")
        sys.stdout.flush()


def player_named(rule_set: RuleSet, name: str) -> Player:
    """The 0-ply player with this name on the command line.

    Raises:
        OSError, WeightsError: when it is a file that cannot be read, or holds no network of this game.
    """
    if name == SHIPPED:
        return Player(game_for(rule_set))
    return Player(engine_with(rule_set, load_network(Path(name), rule_set)))


if __name__ == "__main__":
    main()
