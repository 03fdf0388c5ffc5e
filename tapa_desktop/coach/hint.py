"""Hints for a decision, analyses of a position, and maps of the 21 rolls: first quick, then deeper.

The deepest hints and analyses, on request, are rollouts. A cube decision gets one at once, since no search judges it as
well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct, structs

from tapa_desktop.ai.cube.cubeful import AtScore, Standing
from tapa_desktop.ai.cube.decisions import CubeChoice, choose_double, choose_take
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.ai.player import end_values_at, level_probabilities
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

from .candidates import DEEPEST, Candidate, coach_level, compare_plays
from .decision import (
    Action,
    DecisionQuestion,
    PlayQuestion,
    RollQuestion,
    TakeQuestion,
    play_question,
    roll_question,
    standing_of,
)
from .reasons.comparison import OF_CHANCES, by_chances, by_course
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

    `reasons` are those for the best play, then those against each of the next ones; empty at 0 plies.
    """

    question: PlayQuestion
    candidates: tuple[Candidate, ...]
    plies: int  # depth of the search of the best plays
    reasons: tuple[tuple[Reason, ...], ...] = ()
    games: int = 0  # of the rollout of each of the best plays
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
    """The equity of the side that decides: points without the cube, or at a standing as in `EndValues`.

    With a decision about the cube it is in points at any score, like `turning_equity`.
    """

    question: RollQuestion | TakeQuestion
    equity: float
    probabilities: Probabilities
    cube: CubeHint | None
    plies: int
    half_width: float | None = None  # of the 95 % interval of the equity, if known
    games: int = 0  # of the rollout
    is_last: bool = True  # whether no deeper hint follows


Hint = PlayHint | OutlookHint


class Deeper(Struct, frozen=True):
    """A request for hints by a rollout of the best plays, or of the position before a roll."""

    question: DecisionQuestion


def hints(question: DecisionQuestion | Deeper, is_cancelled: IsCancelled) -> Iterator[Hint]:
    """The hints for a question at 0 plies, then at 1, and so on; or ever more accurate ones by a rollout.

    Raises `Cancelled`. A rollout just ends.
    """
    if not isinstance(question, Deeper):
        for plies in range(DEEPEST + 1):
            yield hint(question, plies, is_cancelled)
    elif isinstance(question.question, PlayQuestion):
        yield from play_rollouts(question.question, is_cancelled)
    else:
        yield from outlook_rollouts(question.question, is_cancelled)


def hint(question: DecisionQuestion, plies: int, is_cancelled: IsCancelled) -> Hint:
    """The hint for a question at this depth. Raises the same error as `hints`."""
    if isinstance(question, PlayQuestion):
        candidates = compare_plays(question, plies, is_cancelled=is_cancelled)
        explained = candidates[:EXPLAINED] if plies else ()
        reasons = tuple(reasons_of(question, one, candidates, is_cancelled) for one in explained)
        return PlayHint(question, candidates, plies, reasons, is_last=plies == DEEPEST)
    return outlook(question, plies, is_cancelled)


def play_rollouts(
    question: PlayQuestion, is_cancelled: IsCancelled, also: Collection[Position] = ()
) -> Iterator[PlayHint]:
    """Ever more accurate hints by a rollout of the best plays and of those that lead to `also`. Raises as `hints`.

    The other plays follow, with the losses of the search.
    """
    rule_set, stage, roll = question.rule_set, question.stage, question.roll
    end_values = end_values_at(rule_set, question.standing)
    candidates = compare_plays(question, is_cancelled=is_cancelled)
    near = [one for rank, one in enumerate(candidates[:_ROLLED_OUT]) if rank < 2 or one.loss < _CLOSE]
    near_positions = {one.position for one in near}
    close = [one for one in candidates if one.position in near_positions or one.position in also]
    others = [one for one in candidates if one not in close]
    ends = [turn_end_after(rule_set, stage, roll, len(parse_play(one.play)), one.position) for one in close]
    reasons: dict[object, tuple[tuple[Reason, ...], ...]] = {}  # by the order of the plays, and which are alike
    for progress in roll_out_plays(
        engine_for(rule_set), ends, _ENOUGH, _WAY, end_values=end_values, is_cancelled=is_cancelled
    ):
        is_last = is_enough(progress, _ENOUGH)
        if not progress.games and not is_last:
            continue  # the search is better than the network alone
        best = max(one.equity for one in progress.results)
        rolled = [
            structs.replace(
                one,
                equity=result.equity,
                probabilities=result.probabilities,
                loss=(best - result.equity) / end_values.single,
                half_width=result.half_width,
            )
            for one, result in zip(close, progress.results, strict=True)
        ]
        rolled.sort(key=lambda one: one.loss)
        last = max(at for at, one in enumerate(rolled, 1) if one.position in near_positions)
        behind = (structs.replace(one, equity=best - one.loss * end_values.single) for one in others)
        ranked = (*rolled[:last], *sorted([*rolled[last:], *behind], key=lambda one: one.loss))
        explained = ranked[:EXPLAINED]
        order = tuple((one.play, one.loss < ALIKE) for one in explained)
        if order not in reasons or any(not one or one[0].kind in OF_CHANCES for one in reasons[order]):
            reasons[order] = tuple(reasons_of(question, one, ranked, is_cancelled) for one in explained)
        yield PlayHint(question, ranked, DEEPEST, reasons[order], progress.games, is_last=is_last)


def outlook_rollouts(question: RollQuestion | TakeQuestion, is_cancelled: IsCancelled) -> Iterator[OutlookHint]:
    """As `play_rollouts`, of the position before a roll."""
    stage, standing = _stage_and_standing(question)
    end_values = end_values_at(question.rule_set, standing)
    arguments = engine_for(question.rule_set), question.position, _ENOUGH, _WAY
    for progress in roll_out(*arguments, stage=stage, end_values=end_values, is_cancelled=is_cancelled):
        (result,) = progress.results
        is_last = is_enough(progress, _ENOUGH)
        if not progress.games and not is_last:
            continue  # as above
        hint = _outlook(question, result.probabilities, DEEPEST)
        yield structs.replace(hint, half_width=result.half_width, games=progress.games, is_last=is_last)


def reasons_of(
    question: PlayQuestion, candidate: Candidate, ranked: Sequence[Candidate], is_cancelled: IsCancelled = never
) -> tuple[Reason, ...]:
    """The reasons for the best play, or those against another one.

    `ranked` are the best plays, the best first. If the board shows no reason, the next turns are counted, or the
    probabilities compared. Raises `Cancelled`.
    """
    arguments, best = (question.rule_set, question.position), ranked[0]
    if candidate.position != best.position:
        reasons = reasons_against_play(question, candidate.position, best)
        return reasons or _by_chances(question, best, candidate, is_for_best=False)
    others = [one for one in ranked[1:EXPLAINED] if one.loss >= ALIKE]
    is_roll_next = question.is_roll_next(best.play)
    reasons = reasons_for(*arguments, best.position, [one.position for one in others], is_roll_next=is_roll_next)
    if reasons or not others:
        return reasons
    if is_roll_next:
        reasons = tuple(by_course(question.rule_set, best.position, others[0].position, is_cancelled))
    reasons = reasons or _by_numbers(question, best, others[0].position, is_for_best=True)
    return reasons or _by_chances(question, best, others[0], is_for_best=True)


def reasons_against_play(question: PlayQuestion, played: Position, best: Candidate) -> tuple[Reason, ...]:
    """The reasons against a play compared with the best one, as counted on the board."""
    arguments, is_roll_next = (question.rule_set, question.position), question.is_roll_next(best.play)
    reasons = reasons_against(*arguments, played, best.position, is_roll_next=is_roll_next)
    return reasons or _by_numbers(question, best, played, is_for_best=False)


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
    reason = by_chances(best.probabilities, other.probabilities, end_values, is_for_best=is_for_best)
    return (reason,) if reason else ()


def outlook(question: RollQuestion | TakeQuestion, plies: int, is_cancelled: IsCancelled) -> OutlookHint:
    """The equity of the side that decides, before any roll. Raises the same error as `hints`.

    At the greatest depth a cube decision gets a short rollout instead of the search.
    """
    is_rolled_out = question.cube is not None and plies == DEEPEST
    level = STRONGEST if is_rolled_out else coach_level(plies)
    stage, standing = _stage_and_standing(question)
    arguments = level, question.rule_set, question.position, is_cancelled
    probabilities = level_probabilities(*arguments, stage=stage, end_values=end_values_at(question.rule_set, standing))
    games = STRONGEST.roll_out.games if is_rolled_out and STRONGEST.roll_out else 0
    return structs.replace(_outlook(question, probabilities, plies), games=games, is_last=plies == DEEPEST)


def _stage_and_standing(question: RollQuestion | TakeQuestion) -> tuple[Stage, Standing | None]:
    return (question.stage, question.standing) if isinstance(question, RollQuestion) else (FIRST, None)


def _outlook(question: RollQuestion | TakeQuestion, probabilities: Probabilities, plies: int) -> OutlookHint:
    """The hint for the side that decides, from the probabilities of the side to roll."""
    rule_set = question.rule_set
    if isinstance(question, TakeQuestion):
        return _about_cube(question, choose_take(rule_set, probabilities.swapped, question.cube), plies)
    if question.cube is not None:
        return _about_cube(question, choose_double(rule_set, probabilities, question.cube), plies)
    end_values = end_values_at(rule_set, question.standing)
    return OutlookHint(question, end_values.equity(probabilities), probabilities, None, plies)


def _about_cube(question: RollQuestion | TakeQuestion, choice: CubeChoice, plies: int) -> OutlookHint:
    actions: tuple[Action, Action] = ("no double", "double") if isinstance(question, RollQuestion) else ("drop", "take")
    cube = CubeHint(actions[choice.is_yes], choice.turning_equity, choice.at_score, choice.is_too_good)
    return OutlookHint(question, choice.equity, choice.probabilities, cube, plies)


class WinChance(Struct, frozen=True):
    """The probabilities that the side of the question wins, and of a draw."""

    question: DecisionQuestion
    win: float
    draw: float


def win_chances(question: DecisionQuestion, is_cancelled: IsCancelled) -> Iterator[WinChance]:
    """A first estimate, and one that looks one ply ahead. Raises the same error as `hints`."""
    for plies in QUICK:
        estimate = hint(question, plies, is_cancelled)
        best = estimate.candidates[0] if isinstance(estimate, PlayHint) else estimate
        yield WinChance(question, best.probabilities.win, best.probabilities.draw)


class AnalysisQuestion(Struct, frozen=True):
    """A position without faults in which the game is not over; `standing` as in `PlayQuestion`."""

    placed: PositionSpec
    standing: Standing | None = None
    is_deeper: bool = False  # by rollouts


class Analysis(Struct, frozen=True):
    """The equity of the side to move before its roll: points without the cube, or at a standing as in `EndValues`.

    `candidates` are the best plays of the position's roll or group, the best first; empty if it has neither.
    """

    placed: PositionSpec
    equity: float
    probabilities: Probabilities
    candidates: tuple[Candidate, ...] = ()
    cube: CubeHint | None = None  # if the side to move may double
    half_width: float | None = None  # of the 95 % interval of the equity, if the position was rolled out
    games: int = 0  # of the present rollout
    is_last: bool = True  # whether no deeper analysis follows


def analyses(question: AnalysisQuestion, is_cancelled: IsCancelled) -> Iterator[Analysis]:
    """The analysis of a position; or ever more accurate ones by rollouts, of the best plays and then of the position.

    Raises `Cancelled`. A rollout just ends.
    """
    placed, standing = question.placed, question.standing
    before_roll = roll_question(placed, standing)
    first, is_last = outlook(before_roll, DEEPEST, is_cancelled), not question.is_deeper
    analysis = Analysis(placed, first.equity, first.probabilities, cube=first.cube, games=first.games, is_last=is_last)
    if placed.has_dice:
        play = play_question(placed, standing)
        analysis = structs.replace(analysis, candidates=compare_plays(play, is_cancelled=is_cancelled)[:MOST])
        for hint in play_rollouts(play, is_cancelled) if question.is_deeper else ():
            analysis = structs.replace(analysis, candidates=hint.candidates[:MOST], games=hint.games)
            yield analysis
    if not question.is_deeper:
        yield analysis
        return
    for rollout in outlook_rollouts(before_roll, is_cancelled):
        values = ("equity", "probabilities", "cube", "half_width", "games", "is_last")
        yield structs.replace(analysis, **{name: getattr(rollout, name) for name in values})


DEPTHS: Final = (0, 1)  # plies after the play: first a quick map, then a reliable one


def map_question(state: GameState) -> RollQuestion:
    """The question about the position in this state before a roll of its side."""
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
        rolls = [_worth(question, roll, throws, plies, is_cancelled) for roll, throws in ROLLS]
        yield RollMap(question, tuple(sorted(rolls, key=lambda one: -one.equity)), plies)


def _worth(question: RollQuestion, roll: Roll, throws: int, plies: int, is_cancelled: IsCancelled) -> RollWorth:
    rule_set, position, stage = question.rule_set, question.position, question.stage
    end_values, inputs = end_values_at(rule_set, question.standing), (position, roll, coach_level(plies))
    (best,) = engine_for(rule_set).think(*inputs, stage=stage, most=1, end_values=end_values, is_cancelled=is_cancelled)
    play = format_play(plays(rule_set, position, dice_due(stage, roll))[best.position])
    return RollWorth(roll, throws, best.equity / end_values.single, best.probabilities, play)
