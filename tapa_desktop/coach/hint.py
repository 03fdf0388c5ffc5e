"""Hints for a player who has to decide, analyses of a position, and maps of the 21 rolls: first quick, then deeper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import AtScore, Standing
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.player import Player, worths_at
from tapa_desktop.ai.probabilities import Probabilities, in_points
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.chains import FIRST, Stage, dice_due
from tapa_desktop.rules.dice import ROLLS, THROWS, Roll
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import RuleSet

from .candidates import DEEPEST, Candidate, compared, level_seeing
from .decision import Action, DecisionQuestion, PlayQuestion, RollQuestion, TakeQuestion, play_question, standing_of
from .reasons.beside import by_chances, by_course
from .reasons.reason import Reason
from .reasons.reasons import differences, reasons_against, reasons_for

EXPLAINED: Final = 5  # plays that get reasons
ALIKE: Final = 0.005  # single wins; plays that differ by less are equally good
MOST: Final = 5  # plays in an analysis
QUICK: Final = (0, 1)  # plies that take no noticeable time


class PlayHint(Struct, frozen=True):
    """All plays of the roll, the best first.

    `reasons` say why the best play is good, and then what each of the next ones lacks; it is empty at 0 plies.
    """

    question: PlayQuestion
    candidates: tuple[Candidate, ...]
    plies: int  # depth of the search of the best plays
    reasons: tuple[tuple[Reason, ...], ...] = ()

    @property
    def is_last(self) -> bool:
        """Whether no deeper hint follows."""
        return self.plies == DEEPEST


class CubeHint(Struct, frozen=True):
    """The best cube action, and the equity from which the other action would be right, or None if it hardly ever is.

    `at_score` is the reason if the other action is never right at this score.
    """

    action: Action
    turning_equity: float | None
    at_score: AtScore | None = None


class OutlookHint(Struct, frozen=True):
    """The equity of the side that has to decide: points without the cube, or at a standing as `EndWorths` has it.

    Beside a decision about the cube it is in points at any score, as the equity that would change the decision is.
    """

    question: RollQuestion | TakeQuestion
    equity: float
    probabilities: Probabilities
    cube: CubeHint | None
    plies: int

    @property
    def is_last(self) -> bool:
        """Whether no deeper hint follows."""
        return self.plies == DEEPEST


Hint = PlayHint | OutlookHint


def hints(question: DecisionQuestion, is_cancelled: IsCancelled) -> Iterator[Hint]:
    """The hints for a question at 0 plies, then at 1, and so on to the depth of the strongest level.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    for plies in range(DEEPEST + 1):
        yield hint(question, plies, is_cancelled)


def hint(question: DecisionQuestion, plies: int, is_cancelled: IsCancelled) -> Hint:
    """The hint for a question at this depth. Raises the same error as `hints`."""
    if isinstance(question, PlayQuestion):
        found = compared(question, plies, is_cancelled=is_cancelled)
        told = found[:EXPLAINED] if plies else ()
        return PlayHint(question, found, plies, tuple(reasons_of(question, one, found, is_cancelled) for one in told))
    return outlook(question, plies, is_cancelled)


def reasons_of(
    question: PlayQuestion, candidate: Candidate, ranked: Sequence[Candidate], is_cancelled: IsCancelled = never
) -> tuple[Reason, ...]:
    """Why a play is good if it is the best one, or else what it lacks compared with the best.

    `ranked` are the best plays, the best first. Where the board shows nothing at once, what can be counted in the next
    turns tells the difference, or the chances do.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    about, best = (question.rule_set, question.position), ranked[0]
    is_roll_next = question.is_roll_next(best.play)
    if candidate.position != best.position:
        found = reasons_against(*about, candidate.position, best.position, is_roll_next=is_roll_next)
        return found or _by_numbers(question, best, candidate, is_for_best=False)
    others = [one for one in ranked[1:EXPLAINED] if one.loss >= ALIKE]
    found = reasons_for(*about, best.position, [one.position for one in others], is_roll_next=is_roll_next)
    if found or not others:
        return found
    if is_roll_next:
        found = tuple(by_course(question.rule_set, best.position, others[0].position, is_cancelled))
    return found or _by_numbers(question, best, others[0], is_for_best=True)


def _by_numbers(question: PlayQuestion, best: Candidate, other: Candidate, *, is_for_best: bool) -> tuple[Reason, ...]:
    """What is counted of two plays, told of one of them."""
    told = (best, other) if is_for_best else (other, best)
    is_roll_next = question.is_roll_next(best.play)
    places = (one.position for one in told)
    found = differences(question.rule_set, *places, is_better=is_for_best, is_roll_next=is_roll_next)
    worths = worths_at(question.standing) or in_points(question.rule_set)
    by = by_chances(best.probabilities, other.probabilities, worths, is_for_best=is_for_best)
    return found or ((by,) if by else ())


def outlook(question: RollQuestion | TakeQuestion, plies: int, is_cancelled: IsCancelled) -> OutlookHint:
    """The equity of the side that has to decide, before any roll. Raises the same error as `hints`."""
    player, rule_set, position = Player(level_seeing(plies)), question.rule_set, question.position
    if question.cube is None:
        seen = player.judge(rule_set, position, is_cancelled, question.stage, standing=question.standing)
        return OutlookHint(question, seen.equity, seen.probabilities, None, plies)
    action: Action
    if isinstance(question, RollQuestion):
        choice = player.double(rule_set, position, question.cube, is_cancelled)
        action = "double" if choice.is_yes else "no double"
    else:
        choice = player.take(rule_set, position, question.cube, is_cancelled)
        action = "take" if choice.is_yes else "drop"
    cube = CubeHint(action, choice.turning_equity, choice.at_score)
    return OutlookHint(question, choice.equity, choice.probabilities, cube, plies)


class WinChance(Struct, frozen=True):
    """The chances of the side of the question to win the game, and of a draw."""

    question: DecisionQuestion
    win: float
    draw: float


def win_chances(question: DecisionQuestion, is_cancelled: IsCancelled) -> Iterator[WinChance]:
    """A first estimate, and one that looks one ply ahead. Raises the same error as `hints`."""
    for plies in QUICK:
        found = hint(question, plies, is_cancelled)
        best = found.candidates[0] if isinstance(found, PlayHint) else found
        yield WinChance(question, best.probabilities.win, best.probabilities.draw)


class AnalysisQuestion(Struct, frozen=True):
    """A position that has no faults and in which the game is not over; `standing` as in `PlayQuestion`."""

    placed: Placed
    standing: Standing | None = None


class Analysis(Struct, frozen=True):
    """The equity of the side to move before its roll: points without the cube, or at a standing as `EndWorths` has it.

    `candidates` are the best plays of the position's roll or group, the best first; empty if it has neither.
    """

    placed: Placed
    equity: float
    probabilities: Probabilities
    candidates: tuple[Candidate, ...] = ()


def analyses(question: AnalysisQuestion, is_cancelled: IsCancelled) -> Iterator[Analysis]:
    """The analysis of a position.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    placed, standing = question.placed, question.standing
    before_roll = RollQuestion(placed.rule_set, placed.position, stage=placed.stage, standing=standing)
    seen = outlook(before_roll, DEEPEST, is_cancelled)
    best: tuple[Candidate, ...] = ()
    if placed.has_dice:
        best = compared(play_question(placed, standing), is_cancelled=is_cancelled)[:MOST]
    yield Analysis(placed, seen.equity, seen.probabilities, best)


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
