"""How well the computer plays: `python -m benchmarks.strength`.

0-ply plays random play, and looking one and two plies ahead plays 0-ply, all without errors; `ladder` measures the
levels. All cores work. In Portes, which is backgammon without triples, and in Backgammon, both without a cube, 0-ply
plays GNU Backgammon at 0-ply, which at 2 plies also judges decisions from 200 of the program's games, if it is
installed (Debian: gnubg). With `--games 0` it does nothing but judge.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import mean

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, RULE_SETS

from .games import interval
from .gnubg import PROGRAM, GnuBackgammon, gnu_backgammon
from .ladder import FEWER, measured
from .start import options

ZERO, ONE, TWO = (Level(f"{plies}-ply", "", STRONGEST.looks[:plies]) for plies in range(3))
JUDGED_GAMES, JUDGED_EACH = 200, 5

Chooses = Callable[[Position, Roll], Position]


def main() -> None:
    asked = options(__doc__, games=1000, of=" ".join(RULE_SETS))
    for key in asked.of.split():
        rule_set = rule_set_named(key)
        for first, second in ((ZERO, None), (ONE, ZERO), (TWO, ZERO)) if asked.games else ():
            began, number = time.perf_counter(), 2 * (asked.games // FEWER[first.plies] // 2)
            tally = measured(rule_set, first, second, number)
            against = second.key if second else "random play"
            print(f"{key}, {first.key} against {against}: {tally}; {time.perf_counter() - began:.0f} s", flush=True)
        if rule_set in {PORTES, BACKGAMMON} and PROGRAM:
            game = game_for(rule_set)
            with gnu_backgammon(rule_set) as gnubg:
                if asked.games:
                    ours = partial(ours_by, game, ZERO)
                    points, half_width = interval([*pairs(game, ours, gnubg.choose, asked.games // 2)])
                    print(f"{key}, 0-ply against gnubg's: {points:+.3f} ± {half_width:.3f} points a game", flush=True)
                for level in (ZERO, TWO):
                    lost, half_width = interval([*judged(game, level, gnubg)])
                    told = f"{1000 * lost:.2f} ± {1000 * half_width:.2f} thousandths lost a decision"
                    print(f"{key}, {level.key} judged by gnubg: {told}", flush=True)


def ours_by(game: Game, level: Level, position: Position, roll: Roll) -> Position:
    """The play that a level of the program finds best."""
    return game.think(position, roll, level, most=1)[0].position


def pairs(game: Game, one: Chooses, other: Chooses, number: int) -> Iterator[float]:
    """The points a game of the first of two players, in pairs of games with the same dice, which each begins once."""
    for seed in range(number):
        yield mean((played(game, (one, other), seed), -played(game, (other, one), seed)))


def played(game: Game, players: tuple[Chooses, Chooses], seed: int) -> int:
    """The points of the first player, who begins, in one game."""
    *turns, (_, _, last) = turns_of(game, players, seed)
    end = outcome_of_turn(game.rule_set, last)
    assert end is not None
    mine = end.points if end.mine else -end.points
    return 0 if end.mine is None else -mine if len(turns) % 2 else mine


def turns_of(game: Game, players: tuple[Chooses, Chooses], seed: int) -> Iterator[tuple[Position, Roll, Position]]:
    """The positions of a game with their rolls and what came of them, each seen by the player."""
    position, random, who = start_position(game.rule_set), Random(seed), 0
    while True:
        roll = roll_of(random.randint(1, 6), random.randint(1, 6))
        after = players[who](position, roll)
        yield position, roll, after
        if game.ending_of_turn(after):
            return
        position, who = flip(game.rule_set, after), 1 - who


def judged(game: Game, level: Level, gnubg: GnuBackgammon) -> Iterator[float]:
    """How many points decisions with a choice lose, by gnubg's 2-ply."""
    by_itself = partial(ours_by, game, ZERO)
    for seed in range(JUDGED_GAMES):
        turns = turns_of(game, (by_itself, by_itself), seed)
        asked = [(position, roll) for position, roll, _ in turns if len(game.plays(position, roll)) > 1]
        for position, roll in Random(seed).sample(asked, min(JUDGED_EACH, len(asked))):
            ours, best = ours_by(game, level, position, roll), gnubg.choose(position, roll, plies=2)
            worths = [-gnubg.worth(flip(game.rule_set, one), 2) for one in (ours, best)] if ours != best else [0.0, 0.0]
            yield max(0.0, worths[1] - worths[0])


if __name__ == "__main__":
    main()
