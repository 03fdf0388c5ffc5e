"""What a play or a decision about the cube gives away, so that the tutor can speak before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import Position

from .candidates import Candidate, Probabilities, candidates_for, level_seeing
from .hint import Action, PlayHintQuestion, reasons_of
from .reasons.reason import Reason
from .thresholds import ErrorClass, ErrorThresholds, error_class_of

PLIES: Final = 1  # how far it looks: there is no more time between two clicks
MOST: Final = 40  # plays that it looks at, promising or not

OTHERWISE: Final[Mapping[Action, Action]] = {
    "double": "no double",
    "no double": "double",
    "take": "drop",
    "drop": "take",
}


@dataclass(frozen=True, slots=True)
class Objection:
    """A play that was to be made, and the one that is better."""

    question: PlayHintQuestion
    played: Candidate
    best: Candidate
    mark: ErrorClass


def judgements(
    asked: PlayHintQuestion | GameState, is_cancelled: IsCancelled
) -> Iterator[tuple[Candidate, ...] | CubeLosses]:
    """What a tutor has to know of a roll that is to be played, or of a state in which the cube may be turned.

    Of a roll all plays, the best first: soon, and then again when nearly all have been looked at as far as the
    promising ones.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    if isinstance(asked, GameState):
        yield cube_losses(asked, PLIES, is_cancelled)
        return
    about = asked.rule_set, asked.position, asked.roll, PLIES
    found = candidates_for(*about, is_cancelled=is_cancelled)
    yield found
    yield candidates_for(*about, also=[option.position for option in found[:MOST]], is_cancelled=is_cancelled)


def objection(
    question: PlayHintQuestion,
    judged: Sequence[Candidate],
    position: Position,
    marks: ErrorThresholds,
    least: ErrorClass,
) -> Objection | None:
    """What there is to say against the play that leads to that position; None where its mark is better than `least`."""
    played = next((option for option in judged if option.position == position), None)
    if played is None or not (mark := error_class_of(played.loss, marks)).is_at_least(least):
        return None
    return Objection(question, played, judged[0], mark)


def is_looked_at(judged: Sequence[Candidate], position: Position) -> bool:
    """Whether the play that leads to that position has been looked at as far as the best, or needs no look."""
    return any(option.position == position and option.plies >= judged[0].plies for option in judged)


def explanations(objected: Objection, _is_cancelled: IsCancelled) -> Iterator[tuple[Reason, ...]]:
    """What that play lacks."""
    yield reasons_of(objected.question, objected.played, objected.best)


@dataclass(frozen=True, slots=True)
class CubeLosses:
    """What is given away in a state by each thing that the one who has to act can do, in single wins."""

    state: GameState
    losses: Mapping[Action, float]


@dataclass(frozen=True, slots=True)
class CubeObjection:
    """A decision that was to be made; the other one is better by that loss."""

    state: GameState
    deed: Action
    loss: float
    mark: ErrorClass


def cube_losses(state: GameState, plies: int, is_cancelled: IsCancelled) -> CubeLosses:
    """What is given away where a double may be offered, or is to be answered; the judge looks so far ahead.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    from tapa_desktop.ai.player import Player  # noqa: PLC0415 - it brings NumPy

    from .review.cost import CubefulWorth  # noqa: PLC0415

    seen = Player(level_seeing(plies)).judge(state.rule_set, state.position, is_cancelled)
    chances, worth = Probabilities(*seen.chances), CubefulWorth(state.rule_set)
    taken, dropped = worth.taken(state, chances), worth.of_points(state, state.cube.value)
    values: dict[Action, float]
    if state.phase is Phase.TO_ANSWER:
        values = {"take": -taken, "drop": -dropped}
    else:
        values = {"double": min(taken, dropped), "no double": worth.waiting(state, chances)}
    best, stake = max(values.values()), worth.stake(state)
    return CubeLosses(state, {deed: (best - value) / stake for deed, value in values.items()})


def cube_objection(judged: CubeLosses, deed: Action, marks: ErrorThresholds, least: ErrorClass) -> CubeObjection | None:
    """What there is to say against a decision; None where its mark is better than `least`."""
    loss = judged.losses[deed]
    mark = error_class_of(loss, marks)
    return CubeObjection(judged.state, deed, loss, mark) if mark.is_at_least(least) else None
