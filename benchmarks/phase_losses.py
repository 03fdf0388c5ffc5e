"""Where 0-ply loses points: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.phase_losses [GAMES] [GAME ...]`.

0-ply plays against itself. Its loss in a decision is the difference to the best play by the strongest level, which
looks ahead. The losses are added up by phase, in points per game. A phase with almost no loss needs no network or table
of its own.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from tapa_desktop.ai.batch.rows import Flags, Rows, flip
from tapa_desktop.ai.choosing import Plays, opinion
from tapa_desktop.ai.equity import Floats
from tapa_desktop.ai.learned import is_known
from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.ai.planes import highest, planes_of
from tapa_desktop.ai.race import is_race
from tapa_desktop.ai.segments import Indices
from tapa_desktop.ai.selfplay import Turns, play_games
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

AT_A_GLANCE = replace(STRONGEST, looks=())
HOME = 6


def main() -> None:
    asked = sys.argv[1:]
    games = int(asked.pop(0)) if asked else 40
    for key in asked or ("tapa", "plakoto"):
        print(f"\n{key}, {games} games\n\n| phase | decisions a game | points lost a game |\n|---|---|---|")
        counts, lost = losses(RULE_SETS[key], games)
        for phase in sorted(counts, key=lambda phase: -lost[phase]):
            print(f"| {phase} | {counts[phase] / games:.1f} | {lost[phase] / games:.4f} |", flush=True)


def losses(rule_set: RuleSet, games: int) -> tuple[Counter[str], Counter[str]]:
    """By phase, the number of decisions, and the points lost in all of them."""
    counts, lost = Counter[str](), Counter[str]()

    def choose(turns: Turns) -> Indices:
        chosen, given_away = _judged(turns)
        for phase, flags in phases(rule_set, turns.rows):
            counts[phase] += int(flags.sum())
            lost[phase] += float(given_away[flags].sum())
        return chosen

    for _ in play_games(rule_set, games, 1, choose):
        pass
    return counts, lost


def _judged(turns: Turns) -> tuple[Indices, Floats]:
    """The plays of 0-ply, and how many points they lose by the strongest level."""
    plays = Plays(turns.rule_set, turns.results, turns.origin, len(turns.games))
    found, glance = (opinion(level, plays, _no_errors) for level in (STRONGEST, AT_A_GLANCE))
    chosen = glance.best_of(plays)
    return chosen, found.believed[found.best_of(plays)] - found.believed[chosen]


def _no_errors(chances: Floats) -> Floats:
    return np.zeros(len(chances), np.float32)


def phases(rule_set: RuleSet, rows: Rows) -> Iterator[tuple[str, Flags]]:
    """Each phase with its positions, bool [N]; every position is in exactly one phase."""
    other = flip(rule_set, rows)
    mine, his = planes_of(rows), planes_of(other)
    known, race = is_known(rule_set, rows), is_race(mine, his)
    late = (highest(mine.free) <= HOME) | (highest(his.free) <= HOME)
    pins = (mine.pins | his.pins) != 0
    yield "known exactly", known
    yield "race", race & ~known
    yield "contact, somebody's free checkers all at home", ~race & ~known & late
    yield "contact with pins", ~race & ~known & ~late & pins
    yield "contact without pins", ~race & ~known & ~late & ~pins


if __name__ == "__main__":
    main()
