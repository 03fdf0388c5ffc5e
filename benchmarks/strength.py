"""How well the computer plays: `python -m benchmarks.strength`.

0-ply plays random play, and looking one and two plies ahead plays 0-ply, all without errors; `ladder` measures the
levels. All cores work. Where nobody hits, 0-ply also plays a naive player who runs and blocks. In Portes, which
is backgammon without triples, and in Backgammon, both without a cube, 0-ply plays GNU Backgammon at 0-ply, which at
2 plies also judges decisions from 200 of the program's games, if it is installed (Debian: gnubg). With `--games 0` it
does nothing but judge.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import mean

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import positions_of
from tapa_desktop.ai.levels import STRONGEST, Level
from tapa_desktop.rules.chains import FIRST, Stage, following
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import START, Position, flip, opposite, start_position
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, RULE_SETS, Contact
from tapa_desktop.rules.steps import contact_of

from .games import interval
from .gnubg import PROGRAM, GnuBackgammon, gnu_backgammon
from .ladder import FEWER, measured
from .start import options

ZERO, ONE, TWO = (Level(f"{plies}-ply", "", STRONGEST.looks[:plies]) for plies in range(3))
JUDGED_GAMES, JUDGED_EACH = 200, 5

Chooses = Callable[[Position, Roll | None, Stage], Position]


def main() -> None:
    asked = options(__doc__, games=1000, of=" ".join(RULE_SETS))
    for key in asked.of.split():
        rule_set, game = rule_set_named(key), game_for(rule_set_named(key))
        for first, second in ((ZERO, None), (ONE, ZERO), (TWO, ZERO)) if asked.games else ():
            began, number = time.perf_counter(), 2 * (asked.games // FEWER[first.plies] // 2)
            tally = measured(rule_set, first, second, number)
            against = second.key if second else "random play"
            print(f"{key}, {first.key} against {against}: {tally}; {time.perf_counter() - began:.0f} s", flush=True)
        if asked.games and contact_of(rule_set) is Contact.BLOCK:
            print_games(f"{key}, 0-ply against a naive player", game, partial(naive, game), asked.games)
        if rule_set in {PORTES, BACKGAMMON} and PROGRAM:
            with gnu_backgammon(rule_set) as gnubg:
                if asked.games:
                    print_games(f"{key}, 0-ply against gnubg's", game, gnubg.choose, asked.games)
                for level in (ZERO, TWO):
                    lost, half_width = interval(judged(game, level, gnubg))
                    told = f"{1000 * lost:.2f} ± {1000 * half_width:.2f} thousandths lost a decision"
                    print(f"{key}, {level.key} judged by gnubg: {told}", flush=True)


def print_games(what: str, game: Game, other: Chooses, games: int) -> None:
    """Points a game of 0-ply against another player, in mirrored games."""
    ours = partial(ours_by, game, ZERO)
    pairs = [
        mean((played(game, (ours, other), number), -played(game, (other, ours), number)))
        for number in range(games // 2)
    ]
    points, half_width = interval(pairs)
    print(f"{what}: {points:+.3f} ± {half_width:.3f} points a game, {2 * len(pairs)} games", flush=True)


def ours_by(game: Game, level: Level, position: Position, roll: Roll | None, stage: Stage) -> Position:
    """The play that a level of the program finds best."""
    return game.think(position, roll, level, stage=stage, most=1)[0].position


def played(game: Game, players: tuple[Chooses, Chooses], number: int) -> int:
    """The points of the first player, who begins, in the game with this number, on which the dice depend."""
    *_, (_, _, _, after, who) = turns(game, players, number)
    end = outcome_of_turn(game.rule_set, after)
    assert end is not None
    mine = end.points if end.mine else -end.points
    return 0 if end.mine is None else -mine if who else mine


def turns(
    game: Game, players: tuple[Chooses, Chooses], number: int
) -> Iterator[tuple[Position, Roll | None, Stage, Position, int]]:
    """The plays of a game: position, roll, stage and what came of it, all seen by the player, and which one it was."""
    rule_set, random = game.rule_set, Random(number)
    position, stage, who = start_position(rule_set), FIRST, 0
    while True:
        roll = None if stage.group else roll_of(random.randint(1, 6), random.randint(1, 6))
        after = players[who](position, roll, stage)
        yield position, roll, stage, after, who
        if game.ending_of_turn(after):
            return
        goes_on, stage = following(rule_set, stage, roll, game.results(position, roll, stage).used)
        position, who = (after, who) if goes_on else (flip(rule_set, after), 1 - who)


def naive(game: Game, position: Position, roll: Roll | None, stage: Stage) -> Position:
    """The play of one who runs with the last checkers and makes long rows of points where the other has to pass."""

    def likes(after: Position) -> float:
        held = [after.board[point] > 0 for point in range(1, START + 1)]
        his = [opposite(game.rule_set, point) for point in range(1, START + 1) if after.board[point] < 0]
        ahead = [is_held and opposite(game.rule_set, at) < max(his, default=0) for at, is_held in enumerate(held, 1)]
        longest = max(map(len, "".join(".#"[is_held] for is_held in ahead).split(".")))
        far = sum(point for point in range(13, START + 1) if after.board[point] > 0)
        return longest**2 + sum(ahead) - far / 8 + 2 * after.mine.off

    return max(positions_of(game.results(position, roll, stage).rows), key=likes)


def judged(game: Game, level: Level, gnubg: GnuBackgammon) -> list[float]:
    """How many points decisions with a choice lose, by gnubg's 2-ply."""
    ours, by_itself, losses = partial(ours_by, game, level), partial(ours_by, game, ZERO), []
    for number in range(JUDGED_GAMES):
        asked = [
            (position, roll)
            for position, roll, _, _, _ in turns(game, (by_itself, by_itself), number)
            if roll is not None and len(game.plays(position, roll)) > 1
        ]
        for position, roll in Random(number).sample(asked, min(JUDGED_EACH, len(asked))):
            mine, best = ours(position, roll, FIRST), gnubg.choose(position, roll, plies=2)
            worths = [-gnubg.worth(flip(game.rule_set, one), 2) for one in (mine, best)] if mine != best else [0.0, 0.0]
            losses.append(max(0.0, worths[1] - worths[0]))
    return losses


if __name__ == "__main__":
    main()
