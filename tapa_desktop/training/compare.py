"""Let evaluators play each other at 0-ply, with mirrored dice.

    python -m tapa_desktop.training.compare tapa new.npz hand old.npz --games 4000

The first one plays each of the others. Each is a network file, "hand" for the hand-made evaluator, or "shipped" for the
evaluator with which the program plays this game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tapa_desktop.ai.evaluator import Evaluator
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.learned import evaluator_for
from tapa_desktop.ai.network import load_network
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import pairs
from .duel import by_evaluator, duel


def main(arguments: list[str] | None = None) -> None:
    """Run the command; prints a line for each of the other evaluators."""
    parser = argparse.ArgumentParser(prog="python -m tapa_desktop.training.compare", description=__doc__)
    parser.add_argument("rule_set", help="the key of the game")
    parser.add_argument("first")
    parser.add_argument("others", nargs="+")
    parser.add_argument("--games", type=pairs, default=4000, help="an even number; 4000")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    try:
        rule_set = rule_set_named(asked.rule_set)
        first, *others = (by_evaluator(evaluator_named(rule_set, name)) for name in (asked.first, *asked.others))
    except (ValueError, OSError) as error:
        parser.error(str(error))
    for name, other in zip(asked.others, others, strict=True):
        score = duel(rule_set, first, other, asked.games, seed=asked.seed)
        sys.stdout.write(f"{rule_set.key}, {asked.first} against {name}: {score}\n")
        sys.stdout.flush()


def evaluator_named(rule_set: RuleSet, name: str) -> Evaluator:
    """The evaluator with this name on the command line.

    Raises:
        OSError, NetworkError: when it is a file that cannot be read, or holds no network of this game.
    """
    if name == "hand":
        return HandMade()
    if name == "shipped":
        return evaluator_for(network_of(rule_set))
    return load_network(Path(name).read_bytes(), network_of(rule_set) or rule_set.key)


if __name__ == "__main__":
    main()
