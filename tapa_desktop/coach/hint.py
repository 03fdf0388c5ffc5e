"""Hints for a player who has to decide, analyses of a position, and maps of the 21 rolls: first quick, then deeper.

The deepest hints and analyses, on request, are rollouts. Whether to double is told by one at once, since no look ahead
tells it so well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct, structs

from tapa_desktop.ai.cube.cubeful import AtScore, Standing
from tapa_desktop.ai.cube.decisions import CubeChoice, choose_double, choose_take
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.ai.player import chances_seen, end_values_at
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.ai.rollout import Goal, Way, is_enough, roll_out, roll_out_plays
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.dice import ROLLS, THROWS, Roll
from tapa_desktop.rules.outcome import FIRST, Stage, dice_due, turn_end_after
from tapa_desktop.rules.play_text import format_play, parse_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec

from .candidates import DEEPEST, Candidate, coach_level, compared
from .decision import Action, DecisionQuestion, PlayQuestion, RollQuestion, TakeQuestion, play_question, standing_of
from .reasons.beside import OF_CHANCES, by_chances, by_course
from .reasons.facts import Reason
from .reasons.reasons import differences, reasons_against, reasons_for

EXPLAINED: Final = 5  # plays that get reasons
ALIKE: Final = 0.005  # single wins; plays that differ by less are equally good
MOST: Final = 5  # plays in an analysis
QUICK: Final = (0, 1)  # plies that take no noticeable time

_ROLLED_OUT: Final = 3  # plays, the best
_CLOSE: Final = 0.15  # single wins: a third play that is behind by more is not rolled out
_ENOUGH: Final = Goal(games=1296, half_width=0.01, until_settled=True)
_WAY: Final = Way(seed=1, plies=9, less_luck=True)


class PlayHint(Struct, frozen=True):
    """All plays of the roll, the best first.

    `reasons` say why the best play is good, and then what each of the next ones lacks; it is empty at 0 plies.
    """

    question: PlayQuestion
    candidates: tuple[Candidate, ...]
    plies: int  # depth of the search of the best plays
    reasons: tuple[tuple[Reason, ...], ...] = ()
    games: int = 0  # by which each of the best plays was rolled out
    is_last: bool = True  # whether no deeper hint follows


class CubeHint(Struct, frozen=True):
    """The best cube action, and the equity from which the other action would be right, or None if it hardly ever is.

    `at_score` is the reason if the other action is never right at this score. `is_too_good`: a double would be dropped,
    and playing on wins more.
    """

    action: Action
    turning_equity: float | None
    at_score: AtScore | None = None
    is_too_good: bool = False


class OutlookHint(Struct, frozen=True):
    """The equity of the side that has to decide: points without the cube, or at a standing as `EndValues` has it.

    Beside a decision about the cube it is in points at any score, as the equity that would change the decision is.
    """

    question: RollQuestion | TakeQuestion
    equity: float
    probabilities: Probabilities
    cube: CubeHint | None
    plies: int
    half_width: float | None = None  # of the 95 % interval of the equity, where that is known
    games: int = 0  # by which the position was rolled out
    is_last: bool = True  # whether no deeper hint follows


Hint = PlayHint | OutlookHint


class Deeper(Struct, frozen=True):
    """The wish for hints by a rollout of the best plays, or of the position before a roll."""

    question: DecisionQuestion


def hints(asked: DecisionQuestion | Deeper, is_cancelled: IsCancelled) -> Iterator[Hint]:
    """The hints for a question at 0 plies, then at 1, and so on; or ever more accurate ones by a rollout.

    Raises `Cancelled`. A rollout just ends.
    """
    if not isinstance(asked, Deeper):
        for plies in range(DEEPEST + 1):
            yield hint(asked, plies, is_cancelled)
    elif isinstance(asked.question, PlayQuestion):
        yield from plays_rolled_out(asked.question, is_cancelled)
    else:
        yield from outlooks_rolled_out(asked.question, is_cancelled)


def hint(question: DecisionQuestion, plies: int, is_cancelled: IsCancelled) -> Hint:
    """The hint for a question at this depth. Raises the same error as `hints`."""
    if isinstance(question, PlayQuestion):
        found = compared(question, plies, is_cancelled=is_cancelled)
        told = found[:EXPLAINED] if plies else ()
        reasons = tuple(reasons_of(question, one, found, is_cancelled) for one in told)
        return PlayHint(question, found, plies, reasons, is_last=plies == DEEPEST)
    return outlook(question, plies, is_cancelled)


def plays_rolled_out(
    question: PlayQuestion, is_cancelled: IsCancelled, also: Collection[Position] = ()
) -> Iterator[PlayHint]:
    """Ever more accurate hints by a rollout of the best plays and of those that lead to `also`. Raises as `hints`.

    The other plays come behind the best ones, as far from the very best as the look ahead has found.
    """
    rule_set, stage, roll = question.rule_set, question.stage, question.roll
    end_values = end_values_at(rule_set, question.standing)
    looked = compared(question, is_cancelled=is_cancelled)
    near = [one for rank, one in enumerate(looked[:_ROLLED_OUT]) if rank < 2 or one.loss < _CLOSE]
    best_looked = {one.position for one in near}
    close = [one for one in looked if one.position in best_looked or one.position in also]
    others = [one for one in looked if one not in close]
    left = [turn_end_after(rule_set, stage, roll, len(parse_play(one.play)), one.position) for one in close]
    reasons: dict[object, tuple[tuple[Reason, ...], ...]] = {}  # by the order of the plays, and which are alike
    for now in roll_out_plays(
        engine_for(rule_set), left, _ENOUGH, _WAY, end_values=end_values, is_cancelled=is_cancelled
    ):
        is_last = is_enough(now, _ENOUGH)
        if not now.games and not is_last:
            continue  # the network's word is less than what the look ahead has found
        best = max(one.equity for one in now.rolled)
        rolled = [
            structs.replace(
                one,
                equity=found.equity,
                probabilities=found.probabilities,
                loss=(best - found.equity) / end_values.single,
                half_width=found.half_width,
            )
            for one, found in zip(close, now.rolled, strict=True)
        ]
        rolled.sort(key=lambda one: one.loss)
        last = max(at for at, one in enumerate(rolled, 1) if one.position in best_looked)
        behind = (structs.replace(one, equity=best - one.loss * end_values.single) for one in others)
        ranked = (*rolled[:last], *sorted([*rolled[last:], *behind], key=lambda one: one.loss))
        told = ranked[:EXPLAINED]
        order = tuple((one.play, one.loss < ALIKE) for one in told)
        if order not in reasons or any(not one or one[0].kind in OF_CHANCES for one in reasons[order]):
            reasons[order] = tuple(reasons_of(question, one, ranked, is_cancelled) for one in told)
        yield PlayHint(question, ranked, DEEPEST, reasons[order], now.games, is_last=is_last)


def outlooks_rolled_out(question: RollQuestion | TakeQuestion, is_cancelled: IsCancelled) -> Iterator[OutlookHint]:
    """As `plays_rolled_out`, of the position before a roll."""
    stage, standing = _stage_and_standing(question)
    end_values = end_values_at(question.rule_set, standing)
    about = engine_for(question.rule_set), question.position, _ENOUGH, _WAY
    for now in roll_out(*about, stage=stage, end_values=end_values, is_cancelled=is_cancelled):
        (found,) = now.rolled
        is_last = is_enough(now, _ENOUGH)
        if not now.games and not is_last:
            continue  # as above
        told = _outlook(question, found.probabilities, DEEPEST)
        yield structs.replace(told, half_width=found.half_width, games=now.games, is_last=is_last)


def reasons_of(
    question: PlayQuestion, candidate: Candidate, ranked: Sequence[Candidate], is_cancelled: IsCancelled = never
) -> tuple[Reason, ...]:
    """Why a play is good if it is the best one, or else what it lacks compared with the best.

    `ranked` are the best plays, the best first. Where the board shows nothing at once, what can be counted in the next
    turns tells the difference, or the chances do. Raises `Cancelled`.
    """
    about, best = (question.rule_set, question.position), ranked[0]
    if candidate.position != best.position:
        found = lacks(question, candidate.position, best)
        return found or _by_chances(question, best, candidate, is_for_best=False)
    others = [one for one in ranked[1:EXPLAINED] if one.loss >= ALIKE]
    is_roll_next = question.is_roll_next(best.play)
    found = reasons_for(*about, best.position, [one.position for one in others], is_roll_next=is_roll_next)
    if found or not others:
        return found
    if is_roll_next:
        found = tuple(by_course(question.rule_set, best.position, others[0].position, is_cancelled))
    found = found or _by_numbers(question, best, others[0].position, is_for_best=True)
    return found or _by_chances(question, best, others[0], is_for_best=True)


def lacks(question: PlayQuestion, played: Position, best: Candidate) -> tuple[Reason, ...]:
    """What a play lacks compared with the best one, as it can be counted on the board."""
    about, is_roll_next = (question.rule_set, question.position), question.is_roll_next(best.play)
    found = reasons_against(*about, played, best.position, is_roll_next=is_roll_next)
    return found or _by_numbers(question, best, played, is_for_best=False)


def _by_numbers(question: PlayQuestion, best: Candidate, other: Position, *, is_for_best: bool) -> tuple[Reason, ...]:
    return differences(
        question.rule_set,
        *((best.position, other) if is_for_best else (other, best.position)),
        is_better=is_for_best,
        is_roll_next=question.is_roll_next(best.play),
        may_chain=question.may_chain_next,
    )


def _by_chances(question: PlayQuestion, best: Candidate, other: Candidate, *, is_for_best: bool) -> tuple[Reason, ...]:
    end_values = end_values_at(question.rule_set, question.standing)
    by = by_chances(best.probabilities, other.probabilities, end_values, is_for_best=is_for_best)
    return (by,) if by else ()


def outlook(question: RollQuestion | TakeQuestion, plies: int, is_cancelled: IsCancelled) -> OutlookHint:
    """The equity of the side that has to decide, before any roll. Raises the same error as `hints`.

    A decision about the cube is told by a short rollout where the search would be the deepest.
    """
    is_rolled_out = question.cube is not None and plies == DEEPEST
    level = STRONGEST if is_rolled_out else coach_level(plies)
    stage, standing = _stage_and_standing(question)
    about = level, question.rule_set, question.position, is_cancelled
    found = chances_seen(*about, stage=stage, end_values=end_values_at(question.rule_set, standing))
    games = STRONGEST.roll_out.games if is_rolled_out and STRONGEST.roll_out else 0
    return structs.replace(_outlook(question, found, plies), games=games, is_last=plies == DEEPEST)


def _stage_and_standing(question: RollQuestion | TakeQuestion) -> tuple[Stage, Standing | None]:
    return (question.stage, question.standing) if isinstance(question, RollQuestion) else (FIRST, None)


def _outlook(question: RollQuestion | TakeQuestion, found: Probabilities, plies: int) -> OutlookHint:
    """What the side to roll has found, as the side that has to decide sees it, and what to do about the cube."""
    rule_set = question.rule_set
    if isinstance(question, TakeQuestion):
        return _about_cube(question, choose_take(rule_set, found.swapped, question.cube), plies)
    if question.cube is not None:
        return _about_cube(question, choose_double(rule_set, found, question.cube), plies)
    end_values = end_values_at(rule_set, question.standing)
    return OutlookHint(question, end_values.equity(found), found, None, plies)


def _about_cube(question: RollQuestion | TakeQuestion, choice: CubeChoice, plies: int) -> OutlookHint:
    actions: tuple[Action, Action] = ("no double", "double") if isinstance(question, RollQuestion) else ("drop", "take")
    cube = CubeHint(actions[choice.is_yes], choice.turning_equity, choice.at_score, choice.is_too_good)
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

    placed: PositionSpec
    standing: Standing | None = None
    is_deeper: bool = False  # by rollouts


class Analysis(Struct, frozen=True):
    """The equity of the side to move before its roll: points without the cube, or at a standing as `EndValues` has it.

    `candidates` are the best plays of the position's roll or group, the best first; empty if it has neither.
    """

    placed: PositionSpec
    equity: float
    probabilities: Probabilities
    candidates: tuple[Candidate, ...] = ()
    half_width: float | None = None  # of the 95 % interval of the equity, if the position was rolled out
    games: int = 0  # of the rollout that goes on
    is_last: bool = True  # whether no deeper analysis follows


def analyses(question: AnalysisQuestion, is_cancelled: IsCancelled) -> Iterator[Analysis]:
    """The analysis of a position; or ever more accurate ones by rollouts, of the best plays and then of the position.

    Raises `Cancelled`. A rollout just ends.
    """
    placed, standing = question.placed, question.standing
    before_roll = RollQuestion(placed.counted_rules, placed.position, stage=placed.stage, standing=standing)
    seen = outlook(before_roll, DEEPEST, is_cancelled)
    found = Analysis(placed, seen.equity, seen.probabilities, is_last=not question.is_deeper)
    if placed.has_dice:
        asked = play_question(placed, standing)
        found = structs.replace(found, candidates=compared(asked, is_cancelled=is_cancelled)[:MOST])
        for one in plays_rolled_out(asked, is_cancelled) if question.is_deeper else ():
            found = structs.replace(found, candidates=one.candidates[:MOST], games=one.games)
            yield found
    if not question.is_deeper:
        yield found
        return
    for seen in outlooks_rolled_out(before_roll, is_cancelled):
        told = {"equity": seen.equity, "probabilities": seen.probabilities, "half_width": seen.half_width}
        yield structs.replace(found, **told, games=seen.games, is_last=seen.is_last)


DEPTHS: Final = (0, 1)  # plies after the play: a quick map first, then one that holds


def map_question(state: GameState) -> RollQuestion:
    """The question about the position in this state, as if its side were to roll."""
    stage = (state.stage or FIRST)._replace(group=None)
    return RollQuestion(state.counted_rules, state.position, stage=stage, standing=standing_of(state))


class RollWorth(Struct, frozen=True):
    """The best play of a roll and its equity, in single wins of the side that rolls; `throws` of the 36 give it."""

    roll: Roll
    throws: int
    equity: float
    chances: Probabilities
    play: str


class RollMap(Struct, frozen=True):
    """All rolls, the best first."""

    question: RollQuestion
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


def roll_maps(question: RollQuestion, is_cancelled: IsCancelled) -> Iterator[RollMap]:
    """The map at each of the depths. Raises `Cancelled`."""
    for plies in DEPTHS:
        found = [_worth(question, roll, throws, plies, is_cancelled) for roll, throws in ROLLS]
        yield RollMap(question, tuple(sorted(found, key=lambda one: -one.equity)), plies)


def _worth(question: RollQuestion, roll: Roll, throws: int, plies: int, is_cancelled: IsCancelled) -> RollWorth:
    rule_set, position, stage = question.rule_set, question.position, question.stage
    end_values, about = end_values_at(rule_set, question.standing), (position, roll, coach_level(plies))
    (best,) = engine_for(rule_set).think(*about, stage=stage, most=1, end_values=end_values, is_cancelled=is_cancelled)
    play = format_play(plays(rule_set, position, dice_due(stage, roll))[best.position])
    return RollWorth(roll, throws, best.equity / end_values.single, best.probabilities, play)
