"""The decisions of a match to review, the equity of a moment, and the cost of a turn: the loss of its play.

Decisions come from a history without drafts, settings and equal opening dice. Without a cube the equity is the expected
result in points, which the computer player maximizes. With a cube it is the cubeful equity by the model of
`CubefulGame`. In a match with the cube the unit is a single win at the present score: winning 1 point is worth 1 and
losing 1 point is worth -1, but a mars may be worth less than 2, or more. The best plays of a turn are ranked by their
losses in the review.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubefulGame, Owner, Standing
from tapa_desktop.ai.cube.decisions import cubeful_game, is_drop_cheap, scaled
from tapa_desktop.ai.cube.match_equity import chance_after_draw, end_values_in, worth_of_points
from tapa_desktop.ai.probabilities import Probabilities, equity, points_of_ends
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import Candidate, Difficulty, candidates_for, contenders, difficulty
from tapa_desktop.coach.decision import PlayQuestion, cube_state_of, question_of, standing_of
from tapa_desktop.coach.hint import EXPLAINED, OutlookHint, outlook_rollouts, play_rollouts, reasons_of
from tapa_desktop.coach.reasons.facts import Reason
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, OpeningRolled, Played, Resigned, Rolled, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase, Result
from tapa_desktop.rules.outcome import has_cube, outcome_of_turn
from tapa_desktop.rules.position import Position, Side, flip
from tapa_desktop.rules.ruleset import RuleSet


class Decision(Struct, frozen=True):
    """An item to review; it happened in `state`, which is `states[at]` of the history."""

    at: int
    state: GameState


class GameStart(Decision, frozen=True):
    """A game has begun in this state."""


class OpeningRoll(Decision, frozen=True):
    """The opening dice have decided that the side to move begins; it rolls both dice next."""


class NoDouble(Decision, frozen=True):
    """The side to move could have doubled but has rolled."""


class CubeAction(Decision, frozen=True):
    """A double was offered, taken or dropped."""

    event: Doubled | Taken | Dropped


class TurnToPlay(Decision, frozen=True):
    """A roll was to be played, or a group of a chain or of a rest.

    `after` is the position after the play, seen by the side that has played; None if there was no play: the match stops
    there, or a side resigned.
    """

    after: Position | None
    play: str = ""

    @property
    def is_thrown(self) -> bool:
        """Whether the dice were rolled; False if the game began in a position with a roll."""
        return self.state.throws > 0


class Resignation(Decision, frozen=True):
    """A side has resigned."""

    side: Side
    result: Result


def decisions(history: History) -> Iterator[Decision]:
    """Everything to review in a match, in order."""
    yield GameStart(0, history.states[0])
    for at in range(len(history.active_events)):
        yield from _of_event(history, at)
    last = len(history.active_events)
    if history.state.phase is Phase.TO_PLAY:
        yield TurnToPlay(last, history.state, None)


def _of_event(history: History, at: int) -> Iterator[Decision]:
    before, after = history.states[at], history.states[at + 1]
    match history.active_events[at]:
        case GameBegun():
            yield GameStart(at + 1, after)
        case OpeningRolled() if after.phase is Phase.TO_ROLL:
            yield OpeningRoll(at + 1, after)
        case Rolled() if before.may_double:
            yield NoDouble(at, before)
        case Played(play):
            is_flipped = after.side is not before.side
            yield TurnToPlay(at, before, flip(after.rule_set, after.position) if is_flipped else after.position, play)
        case (Doubled() | Taken() | Dropped()) as event:
            yield CubeAction(at, before, event)
        case Resigned(side):
            assert after.result is not None
            if before.phase is Phase.TO_PLAY:
                yield TurnToPlay(at, before, None)
            yield Resignation(at, before, side, after.result)


MATTERS: Final = 0.001  # single wins: a choice matters if the best and the worst play differ by more

_EVEN = Probabilities(0.5, 0.0, 0.0, 0.0, 0.0)
_CERTAIN = {0.0, 1.0}  # probabilities to win of a game that is over


class JudgedDecision(Struct, frozen=True):
    """The evaluation of a decision."""

    probabilities: Probabilities | None = None  # of the side to move before its roll, after a play or at the start
    candidates: Sequence[Candidate] = ()  # all plays of a turn, the best first


class JudgedTurn(Struct, frozen=True):
    """The evaluation of a turn, in points, seen by the side that has played."""

    equity: float  # after the play, or after the best one if none was made
    is_over: bool  # whether the play has ended the game
    cost: float  # the equity of the best play minus that of this one, both evaluated in the same way
    chances: Probabilities
    best: Candidate
    matters: bool  # whether the choice of a play mattered


def judge_turn(worth: GameWorth, turn: TurnToPlay, evaluation: JudgedDecision) -> JudgedTurn:
    """The evaluation of a turn, from that of all its plays and of the position after the one made."""
    state = turn.state
    evaluations = {
        candidate.position: (_after(worth, state, candidate), candidate)
        for candidate in contenders(evaluation.candidates, () if turn.after is None else (turn.after,))
    }
    best, candidate = max(evaluations.values(), key=lambda one: one[0])
    cost, equity, chances, is_over = 0.0, best, candidate.probabilities, False
    if turn.after is not None:
        value, played = evaluations[turn.after]
        cost = best - value
        points = points_if_over(state.rule_set, played.position, played.probabilities)
        is_over = points is not None
        if points is None:  # the equity when the opponent's next turn begins
            assert evaluation.probabilities is not None
            equity, chances = -worth.to_mover(_next(state), evaluation.probabilities), evaluation.probabilities.swapped
        else:
            points = (points > 0) - (points < 0) if state.is_each_win_single else points * state.cube.value
            equity, chances = worth.of_points(state, points), played.probabilities
    matters = any(one.loss > MATTERS for one in evaluation.candidates)
    return JudgedTurn(equity, is_over, cost, chances, candidate, matters)


def losses(state: GameState, counted: Sequence[Candidate], others: Sequence[Candidate] = ()) -> list[float]:
    """The losses of these plays of a turn against the best of `counted`, in single wins, as in the review.

    First those counted, then the others, which the review does not search as deep. One that seems better than the best
    loses nothing.
    """
    worth = worth_in(state)
    values = [_after(worth, state, candidate) for candidate in (*counted, *others)]
    best, stake = max(values[: len(counted)]), worth.stake(state)
    return [max(0.0, best - value) / stake for value in values]


def _after(worth: GameWorth, state: GameState, candidate: Candidate) -> float:
    """The equity after a play, evaluated in the same way as the other plays of the turn.

    So a play that ends the game wins the usual points of its kind, even if checkers are counted. Only a draw counts as
    it is, since nobody has the cube after it.
    """
    if points_if_over(state.rule_set, candidate.position, candidate.probabilities) == 0:
        return worth.of_points(state, 0)
    return -worth.to_mover(_next(state), candidate.probabilities.swapped)


def _next(state: GameState) -> GameState:
    return replace(state, side=state.side.other)


class GameWorth:
    """Equities in points without a cube. A state gives the side to move, and the score before this game."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set

    def to_mover(self, _state: GameState, probabilities: Probabilities) -> float:
        """The equity of the side to move, which has these probabilities, before its roll and before it may double."""
        return equity(self.rule_set, probabilities)

    def of_points(self, _state: GameState, points: int) -> float:
        """The value for the side to move of ending the game with these points, negative if it loses."""
        return points

    def stake(self, state: GameState) -> float:
        """The value of a single win."""
        single = state.cube.value * points_of_ends(self.rule_set).single
        return (self.of_points(state, single) - self.of_points(state, -single)) / 2


class CubefulWorth(GameWorth):
    """Equities in points with a cube."""

    def to_mover(self, state: GameState, probabilities: Probabilities) -> float:
        """As in `GameWorth`. If a drop is cheap, no side is expected to double, since the computer never does."""
        if is_drop_cheap(self.rule_set):
            return self.waiting(state, probabilities)
        game, win = self._game(state, probabilities)
        return scaled(game, 1, game.value(win, state.cube.value, Owner.of(state.cube, state.side)))

    def waiting(self, state: GameState, probabilities: Probabilities) -> float:
        """The equity of the side to move when it rolls without doubling."""
        game, win = self._game(state, probabilities)
        return scaled(game, 1, game.value(win, state.cube.value, Owner.of(state.cube, state.side), i_wait=True))

    def taken(self, state: GameState, probabilities: Probabilities) -> float:
        """The equity of the side to move after it has doubled the cube of this state and the opponent has taken."""
        game, win = self._game(state, probabilities)
        return scaled(game, 1, game.taken(win, state.cube.value))

    def of_points(self, state: GameState, points: int) -> float:
        """As in `GameWorth`, at the score of the match."""
        (game, _), score = self._game(state, _EVEN), cube_state_of(state).score
        if not points and score:
            return scaled(game, 1, chance_after_draw(Standing((self.rule_set,), 0, score)))
        return scaled(game, 1, game.worth(points))

    def _game(self, state: GameState, probabilities: Probabilities) -> tuple[CubefulGame, float]:
        return cubeful_game(self.rule_set, probabilities, cube_state_of(state).score)


class StandingWorth(GameWorth):
    """Equities in a match without a cube, as in `EndValues`."""

    def to_mover(self, state: GameState, probabilities: Probabilities) -> float:
        """As in `GameWorth`, at the standing of the match."""
        return end_values_in(_standing(state)).equity(probabilities)

    def of_points(self, state: GameState, points: int) -> float:
        """As in `GameWorth`, at the standing of the match."""
        standing = _standing(state)
        return worth_of_points(standing, points) if points else end_values_in(standing).draw


def _standing(state: GameState) -> Standing:
    standing = standing_of(state)
    assert standing is not None
    return standing


def worth_in(state: GameState) -> GameWorth:
    """The equities in the games of this match. In a single game nobody doubles, and points count."""
    if has_cube(state.rule_set) and state.target != 1:
        return CubefulWorth(state.rule_set)
    return GameWorth(state.rule_set) if standing_of(state) is None else StandingWorth(state.rule_set)


def points_if_over(rule_set: RuleSet, after: Position, probabilities: Probabilities) -> int | None:
    """The points, without the cube, of the side that has played to `after` and has these probabilities.

    None if the game is not over.
    """
    if probabilities.win not in _CERTAIN:
        return None
    end = outcome_of_turn(rule_set, after)
    if end is None:
        return None
    return 0 if end.mine is None else end.points if end.mine else -end.points


class RankingQuestion(Struct, frozen=True):
    """The state before a play, the play made, empty if there is none, and the depth of the search in plies."""

    state: GameState
    play: str
    plies: int
    is_deeper: bool = False  # by a rollout


class RankedCandidate(Struct, frozen=True):
    """A play with its place, from 1; its loss is that of the review, in single wins. The play made has no reasons."""

    place: int
    candidate: Candidate
    reasons: tuple[Reason, ...] = ()


class Ranking(Struct, frozen=True):
    """The best plays of a turn, the best first, and last the one made, if it is not among them."""

    question: RankingQuestion
    plays: tuple[RankedCandidate, ...]
    difficulty: Difficulty | None = None  # of the best play; None where there was no choice
    games: int = 0  # of the rollout of each of the best plays
    is_last: bool = True  # whether no deeper ranking follows


def rankings(question: RankingQuestion, is_cancelled: IsCancelled) -> Iterator[Ranking | OutlookHint]:
    """The ranking of a turn: the plays that its review has compared, with the same figures.

    If these are few, others are searched as deep; none of them ranks above the best play of the review. `is_deeper`:
    ever more accurate rankings by a rollout of the best plays and the one made, with losses without the cube. Before a
    decision about the cube the position is rolled out. Raises `Cancelled`.
    """
    state, decision = question.state, question_of(question.state)
    assert decision is not None
    if not isinstance(decision, PlayQuestion):
        yield from outlook_rollouts(decision, is_cancelled)
        return
    played = (decision.after(question.play),) if question.play else ()
    if question.is_deeper:
        for hint in play_rollouts(decision, is_cancelled, played):
            ranked = zip(hint.candidates, hint.reasons, strict=False)  # the first few have reasons
            best = [RankedCandidate(place, *one) for place, one in enumerate(ranked, 1)]
            rest = enumerate(hint.candidates[EXPLAINED:], EXPLAINED + 1)
            plays = (*best, *(RankedCandidate(*one) for one in rest if one[1].position in played))
            hard = difficulty(decision, hint.candidates, is_cancelled)
            yield Ranking(question, plays, hard, hint.games, hint.is_last)
        return
    search = partial(candidates_for, decision, question.plies, is_cancelled=is_cancelled)
    candidates = search(also=played)
    counted = list(contenders(candidates, played))
    more = [one.position for one in candidates if one not in counted][: max(0, EXPLAINED - len(counted))]
    others = [one for one in search(also=more) if one.position in more] if more else []
    pairs = zip((*counted, *others), losses(state, counted, others), strict=True)
    order = sorted((replace(one, loss=loss) for one, loss in pairs), key=lambda one: one.loss)
    yield Ranking(
        question,
        tuple(
            RankedCandidate(place, one, reasons_of(decision, one, order, is_cancelled) if place <= EXPLAINED else ())
            for place, one in enumerate(order, 1)
            if place <= EXPLAINED or one.position in played
        ),
        difficulty(decision, candidates, is_cancelled),
    )
