"""Positions to practise: the mistakes of a review as questions, and what an answer is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.probabilities import stakes
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .candidates import Candidate, candidates_for
from .decision import PlayQuestion
from .hint import reasons_of
from .reasons.reason import Reason
from .review.result import ReviewedAction, ReviewLine
from .thresholds import ErrorClass

PLIES = 1  # depth of the search, as in the review that has found the mistake


class Mistake(Struct, frozen=True):
    """A play that lost something. `position` is the text of the position and its roll, with White to play.

    So it is the same text for the same position, whichever colour was to play.
    """

    position: str
    played: str
    loss: float  # single wins


class Tried(Struct, frozen=True):
    """An answer: the play that leads to `after`, seen by the side that plays; None if the player gave up.

    `best` is the position after the best play if it is known, as from a rollout.
    """

    question: PlayQuestion
    after: Position | None
    best: Position | None = None


class Verdict(Struct, frozen=True):
    """What an answer is worth, and the reasons for the best play and against the answer."""

    tried: Tried
    best: Candidate
    played: Candidate | None
    for_best: tuple[Reason, ...]
    against: tuple[Reason, ...]


def mistakes(states: Sequence[GameState], lines: Sequence[ReviewLine], side: Side) -> Iterator[Mistake]:
    """The plays of a side that are errors or blunders in these lines of a review."""
    for line in lines:
        is_play = line.action is ReviewedAction.PLAY and line.is_counted and line.side is side
        if is_play and line.mark.is_at_least(ErrorClass.ERROR):
            state = states[line.at]
            placed = Placed(state.rule_set, Side.WHITE, state.position, state.roll, state.stage or FIRST)
            yield Mistake(format_position(placed, house_rules=True), line.play, line.loss or 0.0)


def question_in(position: str) -> PlayQuestion:
    """The question of a mistake. Raises `PositionError` if its text is none."""
    placed = parse_position(position)
    assert placed.has_dice
    return PlayQuestion(placed.rule_set, placed.position, placed.roll, placed.stage)


def verdicts(tried: Tried, is_cancelled: IsCancelled) -> Iterator[Verdict]:
    """What an answer is worth.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    asked, also = tried.question, [one for one in (tried.after, tried.best) if one is not None]
    about = asked.rule_set, asked.position, asked.roll, PLIES
    found = candidates_for(*about, stage=asked.stage, also=also, is_cancelled=is_cancelled)
    best = next((one for one in found if one.position == tried.best), found[0])
    played = next((_against(one, best, asked.rule_set) for one in found if one.position == tried.after), None)
    against = () if played is None else reasons_of(asked, played, best)
    yield Verdict(tried, replace(best, loss=0.0), played, reasons_of(asked, best, best), against)


def _against(played: Candidate, best: Candidate, rule_set: RuleSet) -> Candidate:
    """A candidate with its loss against the best play, which need not be the first of the search."""
    return replace(played, loss=max(0.0, best.equity - played.equity) / stakes(rule_set).single)
