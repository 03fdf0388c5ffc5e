"""What each of the 21 rolls is worth in a position, played as well as possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import Standing
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.player import worths_at
from tapa_desktop.ai.probabilities import Probabilities, in_points
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.chains import FIRST, Stage, dice_due
from tapa_desktop.rules.dice import ROLLS, THROWS, Roll
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .candidates import level_seeing
from .decision import standing_of

DEPTHS: Final = (0, 1)  # plies after the play: a quick map first, then one that holds


class MapQuestion(Struct, frozen=True):
    """A position, seen by the side to roll, and what was thrown before; `standing` as in `PlayQuestion`."""

    rule_set: RuleSet
    position: Position
    stage: Stage = FIRST
    standing: Standing | None = None


def map_question(state: GameState) -> MapQuestion:
    """The question about the position in this state, as if its side were to roll."""
    stage = (state.stage or FIRST)._replace(group=None)
    return MapQuestion(state.rule_set, state.position, stage, standing_of(state))


class RollWorth(Struct, frozen=True):
    """The best play of a roll and its equity, in single wins of the side that rolls; `throws` of the 36 give it."""

    roll: Roll
    throws: int
    equity: float
    chances: Probabilities
    play: str


class RollMap(Struct, frozen=True):
    """All rolls, the best first."""

    question: MapQuestion
    rolls: tuple[RollWorth, ...]
    plies: int

    @property
    def mean(self) -> float:
        """The equity before the roll, in single wins."""
        return sum(one.equity * one.throws for one in self.rolls) / THROWS

    @property
    def mean_win(self) -> float:
        """The chance to win before the roll."""
        return sum(one.chances.win * one.throws for one in self.rolls) / THROWS


def roll_maps(question: MapQuestion, is_cancelled: IsCancelled) -> Iterator[RollMap]:
    """The map at each of the depths.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    for plies in DEPTHS:
        found = [_worth(question, roll, throws, plies, is_cancelled) for roll, throws in ROLLS]
        yield RollMap(question, tuple(sorted(found, key=lambda one: -one.equity)), plies)


def _worth(question: MapQuestion, roll: Roll, throws: int, plies: int, is_cancelled: IsCancelled) -> RollWorth:
    rule_set, position, stage = question.rule_set, question.position, question.stage
    worths, about = worths_at(question.standing) or in_points(rule_set), (position, roll, level_seeing(plies))
    (best,) = game_for(rule_set).think(*about, stage=stage, most=1, worths=worths, is_cancelled=is_cancelled)
    play = format_play(plays(rule_set, position, dice_due(stage, roll))[best.position])
    return RollWorth(roll, throws, best.equity / worths.single, best.probabilities, play)
