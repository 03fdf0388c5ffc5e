"""Plays worth a second look, from games that a network plays against itself with small errors.

If several plays of a turn have nearly the same value, these plays are taken, since the network should learn to tell
them apart. If one play is clearly the best, the play chosen is taken in a share of such turns only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.probabilities import equity
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import Roll, roll_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import Position, flip, start_position

ERRING: Final = Level("erring", "Erring", noise=0.05)  # its errors make the games differ
MOST: Final = 3  # plays per turn
CLOSE: Final = 0.35  # the share of turns with a close choice that is taken, so that positions are less alike


class Play(NamedTuple):
    """One play of a turn, and what it is worth to the side that plays, in points, without errors."""

    after: Position  # seen by that side
    equity: float


class Turn(NamedTuple):
    """A turn of a game of a network against itself, seen by the side that moves."""

    position: Position  # before the roll
    roll: Roll
    plays: list[Play]  # all distinct ones
    chosen: int  # with which the game has gone on
    points: int  # that this side has won in the end


class Taste(NamedTuple):
    """Which plays are taken."""

    margin: float = 0.06  # points: the most by which a play may be behind the best
    others: float = 0.1  # the share of turns without a close choice that is taken


class Candidate(NamedTuple):
    """A position after a play, from the view of the side to move next, whose exact value is not known."""

    position: Position
    turn: int  # the number of the turn in its game; plays of one turn compete
    played: bool  # whether the game went on with this play
    points: int  # that the side to move won in the end


def turns_of(game: Game, seed: int, number: int, is_cancelled: IsCancelled = never) -> list[Turn]:
    """The turns of the game with this number, which an engine plays against itself with small errors.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    rule_set, random = game.rule_set, np.random.default_rng([seed, number])
    position, turns, errs = start_position(rule_set), [], int(random.integers(2**63))
    while True:
        roll = roll_of(*random.integers(1, 7, 2).tolist())
        opinions = game.think(position, roll, ERRING, errs, is_cancelled=is_cancelled)
        plays = [Play(after, equity(rule_set, found)) for after, found, _, _ in opinions]
        turns.append(Turn(position, roll, plays, 0, 0))
        end = outcome_of_turn(rule_set, plays[0].after)
        if end is not None:
            points = 0 if end.mine is None else end.points if end.mine else -end.points
            last = len(turns) - 1
            return [turn._replace(points=points if (last - at) % 2 == 0 else -points) for at, turn in enumerate(turns)]
        position = flip(rule_set, plays[0].after)


def candidates(
    game: Game, seed: int, number: int, taste: Taste, is_cancelled: IsCancelled = never
) -> Iterator[Candidate]:
    """The plays worth a second look in the game with this number. Raises as `turns_of`."""
    random = np.random.default_rng([seed, number, 1])
    for at, turn in enumerate(turns_of(game, seed, number, is_cancelled)):
        for place in _taken(turn, taste, random.random()):
            position = flip(game.rule_set, turn.plays[place].after)
            if not game.is_known(position):
                yield Candidate(position, at, place == turn.chosen, -turn.points)


def _taken(turn: Turn, taste: Taste, drawn: float) -> list[int]:
    """The places of the plays taken; `drawn` is a random number from 0 to 1."""
    order = sorted(range(len(turn.plays)), key=lambda place: -turn.plays[place].equity)
    least = turn.plays[order[0]].equity - taste.margin
    close = [place for place in order[:MOST] if turn.plays[place].equity >= least]
    if len(close) > 1:
        return close if drawn < CLOSE else []
    return [turn.chosen] if drawn < taste.others else []
