"""What each decision about the cube gives away, so that the tutor can speak before it is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tapa_desktop.ai.cancelling import IsCancelled
from tapa_desktop.game.state import GameState, Phase

from .hint import Deed
from .judging import Chances, level_seeing
from .marks import Mark, Marks, mark_of

OTHERWISE: Final[Mapping[Deed, Deed]] = {"double": "no double", "no double": "double", "take": "drop", "drop": "take"}


@dataclass(frozen=True, slots=True)
class CubeLosses:
    """What is given away in a state by each thing that the one who has to act can do, in single wins."""

    state: GameState
    losses: Mapping[Deed, float]


@dataclass(frozen=True, slots=True)
class CubeObjection:
    """A decision that was to be made; the other one is better by that loss."""

    state: GameState
    deed: Deed
    loss: float
    mark: Mark


def cube_losses(state: GameState, plies: int, is_cancelled: IsCancelled) -> CubeLosses:
    """What is given away where a double may be offered, or is to be answered; the judge looks so far ahead.

    Raises:
        Cancelled: when `is_cancelled`, which is asked every few milliseconds, has said yes.
    """
    from tapa_desktop.ai.player import Player  # noqa: PLC0415 - it brings NumPy

    from .review.worth import CubedWorth  # noqa: PLC0415

    seen = Player(level_seeing(plies)).judge(state.rule_set, state.position, is_cancelled)
    chances, worth = Chances(*seen.chances), CubedWorth(state.rule_set)
    taken, dropped = worth.taken(state, chances), worth.of_points(state, state.cube.value)
    values: dict[Deed, float]
    if state.phase is Phase.TO_ANSWER:
        values = {"take": -taken, "drop": -dropped}
    else:
        values = {"double": min(taken, dropped), "no double": worth.waiting(state, chances)}
    best, stake = max(values.values()), worth.stake(state)
    return CubeLosses(state, {deed: (best - value) / stake for deed, value in values.items()})


def cube_objection(judged: CubeLosses, deed: Deed, marks: Marks, least: Mark) -> CubeObjection | None:
    """What there is to say against a decision; None where its mark is better than `least`."""
    loss = judged.losses[deed]
    mark = mark_of(loss, marks)
    return CubeObjection(judged.state, deed, loss, mark) if mark.is_at_least(least) else None
