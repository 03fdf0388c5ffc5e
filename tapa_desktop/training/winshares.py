"""Count how often the games of a network end in each way: the basis of match winning chances.

    python -m tapa_desktop.training.winshares GAME OTHER_GAME --games 40000 --seed 16

For each game a network plays against itself at 0-ply, with the exact bear-off table and without the cube. The command
prints the section of resources/tables/wins.toml; `WinShares` describes its fields. All games are played to their end:
without doubles there are no drops.
"""

from __future__ import annotations

import math

import numpy as np

from tapa_desktop.ai.cube.match_equity import WinShares
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Games, Player, duel
from tapa_desktop.ai.probabilities import has_greatest_win, in_points, points_of_ends
from tapa_desktop.ai.rollout import NORMAL
from tapa_desktop.rules.house_rules import offered, rule_set_named
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import above, add_threads, game_named, parser_without_game

_MOTHERS = {"mother_points": 3}


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = parser_without_game("winshares", __doc__)
    parser.add_argument("rule_sets", type=game_named, nargs="+", metavar="rule_set", help="the key of a learned game")
    parser.add_argument("--games", type=above(0, int), default=40000, help="how many of each; 40000")
    parser.add_argument("--seed", type=int, default=1)
    add_threads(parser)
    options = parser.parse_args(arguments)
    for rule_set in options.rule_sets:
        network = network_of(rule_set)
        if network is None:
            parser.error(f"no network has learned {rule_set.key}")
        player = Player(engine_for(_with_mother_points(rule_set)), end_values=in_points(rule_set))
        games = duel(player, player, options.games, options.seed, mirrored=False, threads=options.threads)
        command = f"{parser.prog} {rule_set.key} --games {options.games} --seed {options.seed}"
        print(section(network, command, win_shares(rule_set, games, options.seed)), end="", flush=True)


def _with_mother_points(rule_set: RuleSet) -> RuleSet:
    """The same game with a mother that counts three points where players may choose that, to count mothers apart."""
    return rule_set_named(rule_set.key, _MOTHERS) if _MOTHERS.keys() <= set(offered(rule_set)) else rule_set


def win_shares(rule_set: RuleSet, games: Games, seed: int) -> WinShares:
    """The shares of the ends of these games."""
    points = np.abs(games.points)
    single, _, best = points_of_ends(rule_set)
    won = max(1, int((points > 0).sum()))
    mothers = int((points == _MOTHERS["mother_points"]).sum()) if rule_set != _with_mother_points(rule_set) else 0
    return WinShares(
        games=len(points),
        seed=seed,
        drawn=float((points == 0).mean()),
        mars=float((points > single).sum()) / won,
        best=float((points == best).sum()) / won if has_greatest_win(rule_set) else 0.0,
        mother=mothers / won,
    )


def section(network: str, command: str, shares: WinShares) -> str:
    """The section of the file for this network, with half the widths of the 95 % intervals."""
    won = shares.games * (1 - shares.drawn)
    lines = [
        f"[{network}]  # {command}",
        f"games = {shares.games}",
        f"seed = {shares.seed}",
        f"drawn = {_share(shares.drawn, shares.games)}",
        f"mars = {_share(shares.mars, won)}",
        f"best = {_share(shares.best, won)}",
        *([f"mother = {_share(shares.mother, won)}"] if shares.mother else []),
    ]
    return "\n".join(lines) + "\n\n"


def _share(share: float, of: float) -> str:
    half_width = NORMAL * math.sqrt(share * (1 - share) / of) if of else 0.0
    return f"{share:.4f}  # ± {half_width:.4f}"


if __name__ == "__main__":
    main()
