"""Speed beside GNU Backgammon, if that is installed: `python -m benchmarks.peers`.

All times are processor time of one thread, in rounds that alternate between the programs; each figure is the median of
the rounds. A decision is the best play for a roll in 40 positions with contact of the middle game, in Tapa, and for GNU
Backgammon in Backgammon; a rollout is 1,296 games by 0-ply from the start to the end. At 2 plies GNU Backgammon looks
at 8 plays within 0.16 at each ply; this program is timed with the same filter, and with the narrower ones of its
levels.
"""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

from tapa_desktop.ai.engine.games import engine_of_rules, game_for
from tapa_desktop.ai.engine.opinions import row_of
from tapa_desktop.ai.engine.selfplay import random_games
from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.rollout.rollout import Goal, Way, roll_out
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, TAPA, RuleSet

from .games import self_play
from .gnubg import PROGRAM, gnu_backgammon
from .start import options

POSITIONS, TURNS, FEWEST_PLAYS = 40, (12, 24, 36, 48), 6
EVALUATED, GAMES, ROLLED_OUT = 100_000, 2_000, 1296
ITERATIONS, EVALUATIONS_EACH = 200, 1024  # of gnubg's `calibrate`; its source has EVALS_PER_ITERATION
ROLLOUT = f"""set rollout trials {ROLLED_OUT}
set rollout cubeful off
set rollout varredn off
set rollout truncation enable off
set rollout chequerplay plies 0
set rollout cubedecision plies 0
new session
rollout
"""

Figures = dict[str, float]


def main() -> None:
    asked = options(__doc__, rounds=5)
    programs: dict[str, Callable[[], Figures]] = {
        "Tapa Desktop": ours,
        **({"GNU Backgammon": theirs} if PROGRAM else {}),
    }
    rounds = [{name: measure() for name, measure in programs.items()} for _ in range(asked.rounds)]
    for name in programs:
        print(name)
        for figure in rounds[0][name]:
            print(f"  {figure}: {median(one[name][figure] for one in rounds):,.2f}")


def ours() -> Figures:
    """The figures of this program."""
    seen, game = middle_games(TAPA), game_for(TAPA)
    rows = b"".join(row_of(position) for position, _ in seen) * (EVALUATED // len(seen))
    figures = {"static evaluations a second": EVALUATED / seconds_of(lambda: game.probabilities_of_rows(rows))}
    wide, *narrower = STRONGEST.looks
    for name, looks in (
        ("0-ply", ()),
        ("1-ply", (wide,)),
        ("2-ply", (wide, wide)),
        ("2-ply as the levels look", (wide, *narrower[:1])),
        ("3-ply as the levels look", (wide, *narrower)),
    ):
        choose = partial(Player(Level("timed", "", looks)).choose, TAPA)
        choose(*seen[0])
        figures |= of_decisions(name, [seconds_of(partial(choose, *given)) for given in seen])
    rolled = seconds_of(lambda: list(roll_out(game, start_position(TAPA), Goal(ROLLED_OUT), Way(1))))
    figures["rollout games a second"] = ROLLED_OUT / rolled
    figures["random games a second"] = GAMES / seconds_of(lambda: random_games(engine_of_rules(TAPA), GAMES, 1))
    return figures


def theirs() -> Figures:
    """The figures of GNU Backgammon."""
    evaluated = seconds_of_gnubg(f"calibrate {ITERATIONS + 1}\n") - seconds_of_gnubg("calibrate 1\n")
    figures = {"static evaluations a second": ITERATIONS * EVALUATIONS_EACH / evaluated}
    with gnu_backgammon(BACKGAMMON) as gnubg:
        for plies in range(3):
            taken = []
            for position, roll in middle_games(BACKGAMMON):
                gnubg.choose(position, roll, plies=plies)
                taken.append(gnubg.seconds)
            figures |= of_decisions(f"{plies}-ply", taken)
    rolled = seconds_of_gnubg(ROLLOUT) - seconds_of_gnubg("new session\n")
    return figures | {"rollout games a second": ROLLED_OUT / rolled}


def of_decisions(name: str, seconds: list[float]) -> Figures:
    return {f"{name}, median ms": 1e3 * median(seconds), f"{name}, longest ms": 1e3 * max(seconds)}


def middle_games(rule_set: RuleSet) -> list[tuple[Position, Roll]]:
    """Positions with contact and a choice, each with its roll, from the program's games against itself."""
    game, level = game_for(rule_set), Level("0-ply", "")
    found = [
        (position, roll)
        for number in range(2 * POSITIONS)
        for turn, (position, roll) in enumerate(self_play(game, level, 7, number))
        if turn in TURNS and not game.is_race(position) and len(game.plays(position, roll)) >= FEWEST_PLAYS
    ]
    return Random(7).sample(found, POSITIONS)


def seconds_of_gnubg(commands: str) -> float:
    """The processor time of GNU Backgammon, its start included, for commands of its own."""
    command = [str(PROGRAM), "-t", "-q", "-r"]
    given = f"set threads 1\nset player 0 human\nset player 1 human\n{commands}quit\ny\n".encode()
    return seconds_of(lambda: subprocess.run(command, input=given, capture_output=True, check=False))


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time of a function, including that of child processes that it waits for."""
    began = _used()
    work()
    return _used() - began


def _used() -> float:
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in both)


if __name__ == "__main__":
    main()
