"""The candidate plays of a decision, evaluated by a strong level, rollouts, and how hard the best play is to find.

A rollout reports the mean result of many games again and again, as it gets more accurate. `steps_to` gives the steps
from a draft to a candidate.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.cubeful import Standing
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import RankedPlay
from tapa_desktop.ai.levels import COACH, EXPERT, LEVELS, Level, level_named
from tapa_desktop.ai.player import end_values_at
from tapa_desktop.ai.probabilities import EndValues, Probabilities
from tapa_desktop.ai.rollout import Goal, RolloutResult, Way, roll_out, roll_out_plays
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import RolledOut, RolloutLine
from tapa_desktop.rules.outcome import TurnEnd, counts_checkers, outcome, turn_end_after
from tapa_desktop.rules.play_text import format_play, parse_play
from tapa_desktop.rules.plays import Steps, plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RuleSet

from .decision import PlayQuestion, play_question

DEEPEST: Final = COACH.plies
COMPARED: Final = 40  # plays that are searched equally deep, promising or not
_MOST: Final = 12  # plays that are compared when none was searched deeper than the others


class Candidate(Struct, frozen=True):
    """A play of a decision and its evaluation, all seen by the side that plays."""

    play: str  # as `format_play` writes it
    position: Position  # after the play
    equity: float  # points, without the cube; in a match to a score as `EndValues` has it
    probabilities: Probabilities
    loss: float  # equity below that of the best play, in single wins: points, unless checkers are counted
    plies: int  # depth of the search after the play
    half_width: float | None = None  # of the 95 % interval of the equity, if the play was rolled out


def shown_equity(rule_set: RuleSet, candidate: Candidate, *, at_score: bool) -> float:
    """The equity of a play to show: where checkers are counted, the points of a play that ends the game.

    `Candidate.equity` counts a usual win there, as for plays after which the game goes on.
    """
    end = outcome(rule_set, candidate.position) if counts_checkers(rule_set) and not at_score else None
    return float(end.points) if end is not None and end.mine else candidate.equity


def coach_level(plies: int) -> Level:
    """The level that evaluates for the coach: `COACH`, with its search limited to `plies`."""
    return COACH._replace(looks=COACH.looks[:plies])


def candidates_for(
    question: PlayQuestion, plies: int = DEEPEST, *, also: Collection[Position] = (), is_cancelled: IsCancelled = never
) -> tuple[Candidate, ...]:
    """All plays of the roll or group, the best first; a pass is the only one if there is none.

    At a standing the best play wins the match most often. The promising plays are searched `plies` deep, and so are
    those that lead to the positions in `also`. Raises `Cancelled`.
    """
    rule_set, position, roll, stage = question.rule_set, question.position, question.roll, question.stage
    engine = engine_for(rule_set)
    end_values = end_values_at(rule_set, question.standing)
    ranked = engine.think(
        position, roll, coach_level(plies), stage=stage, end_values=end_values, is_cancelled=is_cancelled
    )
    legal = plays(rule_set, position, question.dice)
    if also:
        ends = {one: turn_end_after(rule_set, stage, roll, len(legal[one]), one) for one in also}
        ranked = _search_again(engine, ranked, ends, end_values, is_cancelled)
    best = ranked[0].equity
    return tuple(
        Candidate(
            format_play(legal[one.position]),
            one.position,
            one.equity,
            one.probabilities,
            max(0.0, best - one.equity) / end_values.single,
            one.plies,
        )
        for one in ranked
    )


def compare_plays(
    question: PlayQuestion, plies: int = DEEPEST, *, is_cancelled: IsCancelled = never
) -> tuple[Candidate, ...]:
    """As `candidates_for`, with the best `COMPARED` plays searched equally deep, so that their losses can be compared.

    Hint and tutor both use this, so they give the same numbers for the same play.
    """
    candidates = candidates_for(question, plies, is_cancelled=is_cancelled)
    also = [one.position for one in candidates[:COMPARED]]
    return candidates_for(question, plies, also=also, is_cancelled=is_cancelled) if plies else candidates


def contenders(candidates: Sequence[Candidate], also: Collection[Position]) -> Iterator[Candidate]:
    """The candidates that can be compared: searched deepest, ending the game, or leading to `also`.

    `candidates` come from `candidates_for` with the same `also`.
    """
    farthest = max(candidate.plies for candidate in candidates)
    for number, candidate in enumerate(candidates):
        is_deepest = candidate.plies == farthest and (farthest or number < _MOST)
        if is_deepest or candidate.position in also or candidate.probabilities.win in {0.0, 1.0}:
            yield candidate


def _search_again(
    engine: Engine,
    ranked: Sequence[RankedPlay],
    also: Mapping[Position, TurnEnd],
    end_values: EndValues,
    is_cancelled: IsCancelled,
) -> list[RankedPlay]:
    """The plays in order again, with the plays in `also` searched as deep as the deepest one.

    A play that ends the game is not searched: that would not change the result. Plays with more to play in the turn may
    need a search even at 0 plies.
    """
    plies = max(one.plies for one in ranked)

    def search(one: RankedPlay) -> RankedPlay:
        end = also.get(one.position)
        if end is None or engine.is_over(one.position):
            return one
        if one.plies == plies and (plies or end.stage.group is None):
            return one
        theirs = end_values if end.goes_on else end_values.swapped
        (result,) = engine.probabilities([end.position], plies, is_cancelled, stage=end.stage, end_values=theirs)
        mine = result if end.goes_on else result.swapped
        return RankedPlay(one.position, mine, end_values.equity(mine), plies)

    return sorted(map(search, ranked), key=lambda one: (-round(one.equity, 5), -one.plies))


def steps_to(draft: Draft, candidate: Candidate) -> Steps:
    """The steps of a candidate that the draft does not have yet.

    If the draft begins another play, these are the steps that the two plays do not have in common.
    """
    if draft.position == candidate.position:
        return ()
    rest = draft.rest_of(candidate.play)
    if rest is not None:
        return rest
    drafted, steps = list(draft.steps), []
    for step in draft.restarted().rest_of(candidate.play) or ():
        if step in drafted:
            drafted.remove(step)
        else:
            steps.append(step)
    return tuple(steps)


_DIGITS: Final = 5  # decimal places of the results, to keep records short


class RolloutQuestion(Struct, frozen=True):
    """A position to roll out, the way, and the end.

    If the position has a roll, the candidates are the `most` best plays at 0 plies and those that lead to the positions
    in `also`. Without a roll the position itself is rolled out, before its roll.
    """

    placed: PositionSpec
    most: int = 3
    also: tuple[Position, ...] = ()
    games: int = 1296  # for each candidate, at most
    half_width: float = 0.0  # of the equity: stop when no candidate's confidence interval is wider
    until_settled: bool = False  # stop when there is a clear winner
    plies: int | None = 7  # played before the evaluator judges; None: to the end of the game
    less_luck: bool = True
    level: str = EXPERT.key  # at which both sides play
    seed: int = 1
    standing: Standing | None = None  # None where points are played for


class RolloutAnswer(Struct, frozen=True):
    """The results so far, seen by the side to move; the lines are in the order of the candidates."""

    question: RolloutQuestion
    result: RolledOut
    is_settled: bool


def rollouts(question: RolloutQuestion, is_cancelled: IsCancelled) -> Iterator[RolloutAnswer]:
    """Answers that get more accurate; the first one is before any game.

    Raises `Cancelled` while the candidates are evaluated; later the iterator just ends.
    """
    placed = question.placed
    engine = engine_for(placed.rule_set)
    goal = Goal(question.games, question.half_width, question.until_settled)
    level, end_values = level_named(question.level) or EXPERT, end_values_at(placed.counted_rules, question.standing)
    way = Way(question.seed, question.plies, question.less_luck, level)
    if not placed.has_dice:
        plays = [""]
        arguments = engine, placed.position, goal, way
        rollout = roll_out(*arguments, stage=placed.stage, end_values=end_values, is_cancelled=is_cancelled)
    else:
        ranked = candidates_for(play_question(placed, question.standing), 0, is_cancelled=is_cancelled)
        others = (one for one in ranked[question.most :] if one.position in question.also)
        compared = [*ranked[: question.most], *others]
        plays = [one.play for one in compared]
        turn = placed.rule_set, placed.stage, placed.roll
        ends = [turn_end_after(*turn, len(parse_play(one.play)), one.position) for one in compared]
        rollout = roll_out_plays(engine, ends, goal, way, end_values=end_values, is_cancelled=is_cancelled)
    for progress in rollout:
        lines = tuple(_line(play, one) for play, one in zip(plays, progress.results, strict=True))
        settings = progress.games, question.plies, question.less_luck, question.seed
        result = RolledOut(format_position(placed), *settings, lines, level.key)
        yield RolloutAnswer(question, result, progress.is_settled)


def _line(play: str, result: RolloutResult) -> RolloutLine:
    equity, half_width = round(result.equity, _DIGITS), round(result.half_width, _DIGITS)
    probabilities = Probabilities(*(round(one, _DIGITS) for one in result.probabilities))
    return RolloutLine(play, equity, half_width, probabilities)


ERRING: Final[tuple[Level, ...]] = tuple(level for level in LEVELS if level.noise)  # the weakest first
AS_GOOD: Final = 0.001  # single wins: a play that loses less is as good as the best
_SEEN: Final = 0.85  # the share of the weakest players from which nearly all see a play
_HALF: Final = 0.5


class Difficulty(Struct, frozen=True):
    """How many players of each level of `ERRING` find a play that is as good as the best, from 0 to 1."""

    shares: tuple[float, ...]

    @property
    def difficulty(self) -> float:
        """From 0, if all players find it, to 1, if none does: to sort by."""
        return 1 - sum(self.shares) / len(self.shares)

    @property
    def typical_level(self) -> tuple[Level, float]:
        """The level of which about half find it, or the nearest one, and its share."""
        return min(zip(ERRING, self.shares, strict=True), key=lambda one: (abs(one[1] - _HALF), ERRING.index(one[0])))

    @property
    def is_hard(self) -> bool:
        """Whether most players of every level miss it."""
        return max(self.shares) < _HALF

    @property
    def is_seen(self) -> bool:
        """Whether nearly all players of every level find it."""
        return min(self.shares) >= _SEEN


def difficulty(
    question: PlayQuestion, candidates: Sequence[Candidate], is_cancelled: IsCancelled = never
) -> Difficulty | None:
    """The difficulty of finding the best play, or one as good; None without a choice. Raises `Cancelled`."""
    good = [one.position for one in candidates if one.loss <= AS_GOOD]
    if len(good) == len(candidates):
        return None
    return difficulty_of(question, good, is_cancelled)


def difficulty_of(question: PlayQuestion, good: Collection[Position], is_cancelled: IsCancelled = never) -> Difficulty:
    """How many players find one of these plays. It takes about 1 ms. Raises as `difficulty`."""
    engine, end_values = engine_for(question.rule_set), end_values_at(question.rule_set, question.standing)
    arguments = question.position, question.roll, ERRING
    of_levels = engine.choice_shares(*arguments, stage=question.stage, end_values=end_values, is_cancelled=is_cancelled)
    return Difficulty(tuple(sum(shares.get(one, 0.0) for one in good) for shares in of_levels))
