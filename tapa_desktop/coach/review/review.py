"""Reviews a match: evaluates its turns, and yields the review so far again and again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from tapa_desktop.ai.engine import together
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.player import worths_at
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.candidates import Candidate, candidates_for
from tapa_desktop.coach.decision import PlayQuestion, question_of, standing_of
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.chains import FIRST, Left, left_by
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.play_text import parse_play

from .accounts import LuckLedger
from .cost import JudgedDecision
from .decisions import Decision, GameStart, TurnToPlay, decisions
from .result import Review

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
    """The review of a match, growing until it is complete.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    history, plies = question.history, question.plies
    everything = tuple(one for one in decisions(history) if isinstance(one, GameStart) or _is_judged(one.state))
    turns, done = sum(isinstance(one, TurnToPlay) for one in everything), 0
    ledger = LuckLedger(history.state, question.marks)
    every = max(_EVERY[plies], -(-len(everything) // _PARTS))
    judged = together.in_order([partial(judge, one, plies) for one in everything], is_cancelled)
    for number, (decision, evaluation) in enumerate(zip(everything, judged, strict=True), 1):
        ledger.add(decision, evaluation)
        done += isinstance(decision, TurnToPlay)
        if number % every == 0 or number == len(everything):
            yield Review(plies, done, turns, tuple(ledger.games), tuple(ledger.lines))


def judge(decision: Decision, plies: int, is_cancelled: IsCancelled) -> JudgedDecision:
    """The evaluation of a decision. Raises the same error as `review`."""
    if not _is_judged(decision.state):
        return JudgedDecision()
    candidates: tuple[Candidate, ...] = ()
    if isinstance(decision, TurnToPlay):
        asked, also = question_of(decision.state), () if decision.after is None else (decision.after,)
        assert isinstance(asked, PlayQuestion)
        candidates = candidates_for(asked, plies, also=also, is_cancelled=is_cancelled)
    before = _before_roll(decision, plies)
    if before is None:
        return JudgedDecision(_left(decision, candidates), candidates)
    game, worths = game_for(decision.state.rule_set), worths_at(standing_of(decision.state))
    if worths and isinstance(decision, TurnToPlay) and not before.goes_on:
        worths = worths.swapped
    about = [before.position], max(plies, _LEAST), is_cancelled
    (found,) = game.probabilities(*about, stage=before.stage, worths=worths)
    return JudgedDecision(found.swapped if before.goes_on else found, candidates)


def _is_judged(state: GameState) -> bool:
    """Whether the game is judged: of several games in turn only those that a network has learned."""
    return not state.order or network_of(state.rule_set) is not None


def _before_roll(decision: Decision, plies: int) -> Left | None:
    """What needs an evaluation of its own before a roll, or before a group; None if that of a play is deep enough."""
    state = decision.state
    if isinstance(decision, GameStart):
        return None if state.phase is Phase.TO_PLAY else Left(state.position, state.stage or FIRST, goes_on=False)
    if isinstance(decision, TurnToPlay) and decision.after is not None and plies < _LEAST:
        used = len(parse_play(decision.play))
        return left_by(state.rule_set, state.stage or FIRST, state.roll, used, decision.after)
    return None


def _left(decision: Decision, candidates: tuple[Candidate, ...]) -> Probabilities | None:
    """The probabilities of the side to move after the play made, from the evaluation of that play."""
    if not isinstance(decision, TurnToPlay) or decision.after is None:
        return None
    return next(one for one in candidates if one.position == decision.after).probabilities.swapped
