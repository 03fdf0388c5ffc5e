"""What the tutor objects to: a play that gives away more than one is willing to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tapa_desktop.ai.cancelling import IsCancelled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Position

from .cube_tutor import CubeLosses, cube_losses
from .hint import PlayQuestion, reasons_of
from .judging import Option, options
from .marks import Mark, Marks, mark_of
from .words.reason import Reason

PLIES: Final = 1  # how far it looks: there is no more time between two clicks
MOST: Final = 40  # plays that it looks at, promising or not


@dataclass(frozen=True, slots=True)
class Objection:
    """A play that was to be made, and the one that is better."""

    question: PlayQuestion
    played: Option
    best: Option
    mark: Mark


def judgements(asked: PlayQuestion | GameState, is_cancelled: IsCancelled) -> Iterator[tuple[Option, ...] | CubeLosses]:
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
    found = options(*about, is_cancelled=is_cancelled)
    yield found
    yield options(*about, also=[option.position for option in found[:MOST]], is_cancelled=is_cancelled)


def objection(
    question: PlayQuestion, judged: Sequence[Option], position: Position, marks: Marks, least: Mark
) -> Objection | None:
    """What there is to say against the play that leads to that position; None where its mark is better than `least`."""
    played = next((option for option in judged if option.position == position), None)
    if played is None or not (mark := mark_of(played.loss, marks)).is_at_least(least):
        return None
    return Objection(question, played, judged[0], mark)


def is_looked_at(judged: Sequence[Option], position: Position) -> bool:
    """Whether the play that leads to that position has been looked at as far as the best, or needs no look."""
    return any(option.position == position and option.plies >= judged[0].plies for option in judged)


def explanations(objected: Objection, _is_cancelled: IsCancelled) -> Iterator[tuple[Reason, ...]]:
    """What that play lacks."""
    yield reasons_of(objected.question, objected.played, objected.best)
