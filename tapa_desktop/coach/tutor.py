"""The loss of a play or a cube decision, so that the tutor can warn before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.cube.decisions import is_drop_cheap
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.probabilities import Probabilities, points_of_ends
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import Position

from .candidates import DEEPEST, Candidate, compare_plays
from .decision import Action, PlayQuestion
from .hint import reasons_of
from .reasons.facts import Reason
from .review.cost import CubefulWorth
from .strength import ErrorClass, ErrorThresholds, error_class_of

OTHERWISE: Final[Mapping[Action, Action]] = {
    "double": "no double",
    "no double": "double",
    "take": "drop",
    "drop": "take",
}


class Objection(Struct, frozen=True):
    """A warning about a play before it is made, with the better play."""

    question: PlayQuestion
    played: Candidate
    best: Candidate
    mark: ErrorClass


def judgements(
    question: PlayQuestion | GameState, is_cancelled: IsCancelled
) -> Iterator[tuple[Candidate, ...] | CubeLosses]:
    """The candidates of a roll, or the losses of the cube actions, as deep as a hint gets. Raises `Cancelled`."""
    if isinstance(question, GameState):
        yield cube_losses(question, DEEPEST, is_cancelled)
    else:
        yield compare_plays(question, is_cancelled=is_cancelled)


def objection(
    question: PlayQuestion, plays: Sequence[Candidate], position: Position, marks: ErrorThresholds, least: ErrorClass
) -> Objection | None:
    """The warning about the play that leads to `position`, or None if its class is better than `least`."""
    played = next((candidate for candidate in plays if candidate.position == position), None)
    if played is None or not (mark := error_class_of(played.loss, marks)).is_at_least(least):
        return None
    return Objection(question, played, plays[0], mark)


def explanations(warning: Objection, _is_cancelled: IsCancelled) -> Iterator[tuple[Reason, ...]]:
    """The reasons why the play is worse than the best one."""
    yield reasons_of(warning.question, warning.played, (warning.best,))


class CubeLosses(Struct, frozen=True):
    """The loss of each action of the side to act in this state, in single wins.

    The probabilities are those of the side to move, which doubles or has doubled. `is_drop`: whether the other side
    does better to drop.
    """

    state: GameState
    losses: Mapping[Action, float]
    probabilities: Probabilities = Probabilities(0.5, 0.0, 0.0, 0.0, 0.0)
    is_drop: bool = False


class CubeObjection(Struct, frozen=True):
    """A warning about a cube decision before it is made; the other one is better by `loss`."""

    state: GameState
    action: Action
    loss: float  # single wins
    mark: ErrorClass

    @property
    def points(self) -> float:
        """The loss in points at the present value of the cube."""
        return self.loss * points_of_ends(self.state.rule_set).single


def cube_losses(state: GameState, plies: int, is_cancelled: IsCancelled) -> CubeLosses:
    """The losses of the actions in a state in which a double may be offered or must be answered. Raises `Cancelled`."""
    (probabilities,) = engine_for(state.rule_set).probabilities([state.position], plies, is_cancelled)
    return losses_by(state, probabilities)


def losses_by(state: GameState, probabilities: Probabilities) -> CubeLosses:
    """As `cube_losses`, from these probabilities of the side to move."""
    worth = CubefulWorth(state.rule_set)
    taken, dropped = worth.taken(state, probabilities), worth.of_points(state, state.cube.value)
    values: dict[Action, float]
    if state.phase is Phase.TO_ANSWER:
        values = {"take": -taken, "drop": -dropped}
    else:
        waiting, doubled = worth.waiting(state, probabilities), min(taken, dropped)
        if is_drop_cheap(state.rule_set):  # nobody doubles, as in hint and review
            doubled = min(doubled, waiting)
        values = {"no double": waiting, "double": doubled}
    best, stake = max(values.values()), worth.stake(state)
    losses = {action: (best - value) / stake for action, value in values.items()}
    return CubeLosses(state, losses, probabilities, is_drop=taken > dropped)


def cube_objection(
    losses: CubeLosses, action: Action, marks: ErrorThresholds, least: ErrorClass
) -> CubeObjection | None:
    """The warning about a cube decision, or None if its class is better than `least`."""
    loss = losses.losses[action]
    mark = error_class_of(loss, marks)
    return CubeObjection(losses.state, action, loss, mark) if mark.is_at_least(least) else None
