"""Reviews a match: evaluates its turns, and splits the changes of the equity into luck and the cost of decisions.

The equity of a game changes along a chain of moments, alternately by a roll and by a play:

    before a roll   B(p)     the equity of position p for the side to move
    after the roll  R(p, r)  the greatest A(x) of all plays x of the roll
    after the play  A(x)     = -B(the same position seen by the other side); at the end of the game, the points

    luck of the roll   = R(p, r) - B(p)          cost of the play  = R(p, r) - A(x) >= 0

Luck minus cost is A(x) - B(p), and the other side's next turn begins with A(x). So in the sum over a game all moments
except for the first and the last cancel:

    result = equity before the first roll + luck of White - luck of Black - cost of White + cost of Black

This holds for any B that is the same everywhere. Here B searches at least one ply deep: it is the mean over
the 21 rolls of the equity after the best play of each, as GNU Backgammon measures luck. If B were perfect, the mean
luck of all rolls would be 0. But R is searched one ply deeper than the equities of which B is the mean, and the
difference counts as luck, too. It is the same for both sides, about 0.01 points a roll, so it hardly affects the
corrected result.

A quick review evaluates plays at 0 plies, which gives another A than that of the chain. There, too, the chain continues
from -B. The cost is the difference of two plays evaluated in the same way, and the luck is the remainder.

Each group of a chain or of a rest is a turn of its own. Its evaluation includes the groups that follow. No dice are
rolled for it, so its luck counts for the roll that began the chain; without one, it belongs to the equity of the game
before the first roll.

A cube decision is a link of the chain like a play: its cost is the equity of the best action minus that of the one
taken. So is a resignation, whose cost can be negative. Who begins is luck: before the opening roll the equity of a game
is the mean of both cases, which is 0 except at uneven match scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from msgspec.structs import replace

from tapa_desktop.ai.cube.decisions import is_drop_cheap
from tapa_desktop.ai.engine import parallel
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.player import end_values_at
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.candidates import Candidate, candidates_for, difficulty
from tapa_desktop.coach.decision import PlayQuestion, question_of, standing_of
from tapa_desktop.coach.hint import reasons_against_play
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorClass, ErrorThresholds
from tapa_desktop.game.events import Doubled, Dropped, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.outcome import FIRST, TurnEnd, network_of, turn_end_after
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.position import Side

from .cost import (
    MATTERS,
    CubeAction,
    CubefulWorth,
    Decision,
    GameStart,
    JudgedDecision,
    JudgedTurn,
    NoDouble,
    OpeningRoll,
    Resignation,
    TurnToPlay,
    decisions,
    judge_turn,
    worth_in,
)
from .result import Review, ReviewedAction, ReviewedGame, ReviewLine

_EVERY: Final = (64, 16, 4)  # decisions from one yield to the next, by plies: at most half a second's work
_PARTS: Final = 200  # most yields for a longer match: the window shows the whole review again after each
_LEAST: Final = 1  # least plies for positions before a roll: 1 is the mean over the 21 rolls of the best plays


@dataclass(frozen=True, slots=True, eq=False)
class ReviewQuestion:
    """A match, without the events that were undone, the depth of the search in plies, and the thresholds of errors."""

    history: History = field(repr=False)
    plies: int
    marks: ErrorThresholds = DEFAULT_THRESHOLDS


def review(question: ReviewQuestion, is_cancelled: IsCancelled = never) -> Iterator[Review]:
    """The review of a match, growing until it is complete. Raises `Cancelled`."""
    history, plies = question.history, question.plies
    items = _all_decisions(history)
    turns, done = _turns(items), 0
    ledger = LuckLedger(history.state, question.marks)
    every = max(_EVERY[plies], -(-len(items) // _PARTS))
    judged = parallel.in_order([partial(judge, one, plies) for one in items], is_cancelled)
    for number, (decision, evaluation) in enumerate(zip(items, judged, strict=True), 1):
        ledger.add(decision, evaluation)
        done += isinstance(decision, TurnToPlay)
        if number % every == 0 or number == len(items):
            yield Review(plies, done, turns, tuple(ledger.games), tuple(ledger.lines))


def unreviewed(question: ReviewQuestion) -> Review:
    """The empty review, with the number of turns."""
    return Review(question.plies, 0, _turns(_all_decisions(question.history)))


def _all_decisions(history: History) -> tuple[Decision, ...]:
    return tuple(one for one in decisions(history) if isinstance(one, GameStart) or _is_judged(one.state))


def _turns(items: Iterable[Decision]) -> int:
    return sum(isinstance(one, TurnToPlay) for one in items)


def judge(decision: Decision, plies: int, is_cancelled: IsCancelled) -> JudgedDecision:
    """The evaluation of a decision. Raises the same error as `review`."""
    if not _is_judged(decision.state):
        return JudgedDecision()
    candidates: tuple[Candidate, ...] = ()
    if isinstance(decision, TurnToPlay):
        question, also = question_of(decision.state), () if decision.after is None else (decision.after,)
        assert isinstance(question, PlayQuestion)
        candidates = candidates_for(question, plies, also=also, is_cancelled=is_cancelled)
    before = _before_roll(decision, plies)
    if before is None:
        return JudgedDecision(_probabilities_after(decision, candidates), candidates)
    state = decision.state
    engine, end_values = engine_for(state.rule_set), end_values_at(state.counted_rules, standing_of(state))
    if isinstance(decision, TurnToPlay) and not before.goes_on:
        end_values = end_values.swapped
    arguments = [before.position], max(plies, _LEAST), is_cancelled
    (result,) = engine.probabilities(*arguments, stage=before.stage, end_values=end_values)
    return JudgedDecision(result.swapped if before.goes_on else result, candidates)


def _is_judged(state: GameState) -> bool:
    """Whether the game is evaluated: in a match of several games, only those with a network."""
    return not state.order or network_of(state.rule_set) is not None


def _before_roll(decision: Decision, plies: int) -> TurnEnd | None:
    """The position before a roll or a group, if it needs its own evaluation; None if that of a play is deep enough."""
    state = decision.state
    if isinstance(decision, GameStart):
        return None if state.phase is Phase.TO_PLAY else TurnEnd(state.position, state.stage or FIRST, goes_on=False)
    if isinstance(decision, TurnToPlay) and decision.after is not None and plies < _LEAST:
        used = len(parse_play(decision.play))
        return turn_end_after(state.rule_set, state.stage or FIRST, state.roll, used, decision.after)
    return None


def _probabilities_after(decision: Decision, candidates: tuple[Candidate, ...]) -> Probabilities | None:
    """The probabilities of the side to move after the play made, from the evaluation of that play."""
    if not isinstance(decision, TurnToPlay) or decision.after is None:
        return None
    return next(one for one in candidates if one.position == decision.after).probabilities.swapped


_ACTIONS: Final = {Doubled: ReviewedAction.DOUBLE, Taken: ReviewedAction.TAKE, Dropped: ReviewedAction.DROP}


class LuckLedger:
    """Collects the lines of a review from the decisions of a match, in their order, each with its evaluation.

    `state` is any state of the match.
    """

    def __init__(self, state: GameState, marks: ErrorThresholds) -> None:
        self._marks = marks
        self.lines: list[ReviewLine] = []
        self.games: list[ReviewedGame] = []
        self._worth = worth_in(state)
        self._probabilities = Probabilities(0.5, 0, 0, 0, 0)  # of the side to move, before its roll
        self._has_start = False  # whether the equity of this game before the first roll is known

    def add(self, decision: Decision, evaluation: JudgedDecision) -> None:
        """Add the line of one decision, if it has any, and follow the equity of the game."""
        match decision:
            case GameStart():
                self._begin_game(decision, evaluation)
            case OpeningRoll():
                self._add_opening(decision)
            case NoDouble():
                self._add_missed_double(decision)
            case CubeAction():
                self._add_cube_action(decision)
            case TurnToPlay():
                self._add_turn(decision, evaluation)
            case Resignation():
                self._add_resignation(decision)

    def _begin_game(self, start: GameStart, evaluation: JudgedDecision) -> None:
        """Begin a game with its equity. If it begins with a roll, the first turn sets the equity."""
        self.games.append(ReviewedGame(0.0, 0.0, is_over=False))
        self._has_start = False
        self._worth = worth_in(start.state)  # the games of a match may differ
        state, chances = start.state, evaluation.probabilities
        if chances is None:
            return
        self._probabilities = chances
        if state.phase is Phase.OPENING:
            equities = [_to_white(side, self._worth.to_mover(replace(state, side=side), chances)) for side in Side]
            self._set_equity(sum(equities) / len(equities))
        else:
            self._set_equity(_to_white(state.side, self._worth.to_mover(state, chances)))

    def _add_opening(self, opening: OpeningRoll) -> None:
        state = opening.state
        luck = self._change_equity(state.side, self._worth.to_mover(state, self._probabilities))
        self._add(self._line(opening, ReviewedAction.OPENING), luck=luck)

    def _add_missed_double(self, decision: NoDouble) -> None:
        """Add a missed double; a very small loss counts as luck of the roll instead."""
        assert isinstance(self._worth, CubefulWorth)
        side, waiting = decision.state.side, self._worth.waiting(decision.state, self._probabilities)
        if _to_white(side, self._equity) - waiting >= MATTERS * self._worth.stake(decision.state):
            cost = -self._change_equity(side, waiting)
            self._add(self._line(decision, ReviewedAction.WAIT), cost=cost, is_counted=True)

    def _add_cube_action(self, decision: CubeAction) -> None:
        assert isinstance(self._worth, CubefulWorth)
        state, action = decision.state, _ACTIONS[type(decision.event)]
        taken, dropped = self._worth.taken(state, self._probabilities), self._worth.of_points(state, state.cube.value)
        values = {ReviewedAction.DOUBLE: min(taken, dropped), ReviewedAction.TAKE: taken, ReviewedAction.DROP: dropped}
        change = self._change_equity(state.side, values[action], is_over=action is ReviewedAction.DROP)
        line = self._line(decision, action)
        if action is ReviewedAction.DROP:
            line = replace(line, white_win=float(state.side is Side.WHITE), draw=0.0)
        cost, luck = change if state.phase is Phase.TO_ANSWER else -change, None
        if is_drop_cheap(state.rule_set) and cost < 0:  # no double was expected, so its gain is luck
            cost, luck = 0.0, -cost
        self._add(replace(line, side=state.actor), luck=luck, cost=cost, is_counted=True)

    def _add_turn(self, turn: TurnToPlay, evaluation: JudgedDecision) -> None:
        state = turn.state
        result = judge_turn(self._worth, turn, evaluation)
        if not self._has_start:
            self._set_equity(_to_white(state.side, result.equity + result.cost))
        luck = self._change_equity(state.side, result.equity, is_over=result.is_over) + result.cost
        self._probabilities = evaluation.probabilities or self._probabilities
        line = replace(
            self._line(turn, ReviewedAction.PLAY),
            dice=state.roll or state.dice,
            is_group=state.roll is None,
            white_win=result.chances.win if state.side is Side.WHITE else result.chances.lose,
            draw=result.chances.draw,
            play=turn.play,
            best=result.best.play,
            luck=luck if turn.is_thrown and state.roll is not None else None,
            cost=None if turn.after is None else result.cost,
            is_counted=turn.after is not None and result.matters,
        )
        self.lines.append(_with_reasons(line, turn, result, evaluation.candidates))
        if line.is_group:
            self._add_luck(_to_white(state.side, luck))

    def _add_luck(self, worth: float) -> None:
        """Add this equity for White to the luck of the last roll of the game, or to its start."""
        for at, line in reversed(list(enumerate(self.lines))):
            if line.luck is not None:
                self.lines[at] = replace(line, luck=line.luck + _to_white(line.side, worth))
                return
        self.games[-1] = replace(self.games[-1], start=self.games[-1].start + worth)

    def _add_resignation(self, resignation: Resignation) -> None:
        state, result, side = resignation.state, resignation.result, resignation.side
        points = result.points if result.winner is state.side else -result.points
        change = self._change_equity(state.side, self._worth.of_points(state, points), is_over=True)
        line, white_win = self._line(resignation, ReviewedAction.RESIGN), float(side is not Side.WHITE)
        cost = -change if side is state.side else change
        self._add(replace(line, side=side, white_win=white_win, draw=0.0), cost=cost)

    @property
    def _equity(self) -> float:
        return self.games[-1].end

    def _set_equity(self, worth: float, *, is_over: bool = False) -> None:
        start = self.games[-1].start if self._has_start else worth
        self._has_start = True
        self.games[-1] = ReviewedGame(start, worth, is_over)

    def _change_equity(self, side: Side, worth: float, *, is_over: bool = False) -> float:
        """As `_set_equity`, with the equity for `side`. Returns its increase for that side."""
        before = _to_white(side, self._equity)
        self._set_equity(_to_white(side, worth), is_over=is_over)
        return worth - before

    def _line(self, decision: Decision, action: ReviewedAction) -> ReviewLine:
        state, chances = decision.state, self._probabilities
        win, place = chances.win if state.side is Side.WHITE else chances.lose, (len(self.games) - 1, decision.at)
        return ReviewLine(
            *place, state.side, action, self._worth.stake(state), win, marks=self._marks, draw=chances.draw
        )

    def _add(
        self, line: ReviewLine, *, luck: float | None = None, cost: float | None = None, is_counted: bool = False
    ) -> None:
        self.lines.append(replace(line, luck=luck, cost=cost, is_counted=is_counted))


def _with_reasons(
    line: ReviewLine, turn: TurnToPlay, result: JudgedTurn, candidates: Sequence[Candidate]
) -> ReviewLine:
    """The line of a turn; if it is marked as a mistake, with reasons and the difficulty of the best play."""
    if turn.after is None or line.mark is ErrorClass.FINE:
        return line
    question = question_of(turn.state)
    assert isinstance(question, PlayQuestion)
    reasons = reasons_against_play(question, turn.after, result.best)
    return replace(line, reasons=reasons, difficulty=difficulty(question, candidates))


def _to_white(side: Side, worth: float) -> float:
    """The equity for White from the equity for `side`, or the reverse."""
    return worth if side is Side.WHITE else -worth
