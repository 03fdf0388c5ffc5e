"""A position of the lesson as data: what is told, what is to be done, and what is said to each way of doing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tapa_desktop.game.events import MatchEvent, Played, Rolled, Seat, Seated
from tapa_desktop.game.placing import turn_at
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.positiontext import parse_position
from tapa_desktop.rules.side import Side

from .tried import Tried

PUPIL: Final = Seat()
OTHER: Final = Seat("")  # no person: so nothing of his is offered, and nobody asks the computer to play him

Sight = Callable[[Tried], bool]


@dataclass(frozen=True, slots=True)
class Task:
    """One position, White to move, who is the pupil. The texts are in the language spoken when the task was made."""

    title: str
    tells: str  # what is to be known
    asks: str  # what is to be done
    position: str  # as a line of text
    is_done: Sight
    praise: str
    amiss: str  # what is said to any play that is neither done nor named below; `{point}` is a lone checker's
    amiss_when: tuple[tuple[Sight, str], ...] = ()  # what is said instead to some plays, the first that fits
    throw: str = ""  # the dice that the pupil is to throw first, such as "42"
    reply: tuple[str, str] | None = None  # what Black rolls and plays when it is done

    def answer(self, tried: Tried) -> Answer:
        """What is said to a play."""
        if self.is_done(tried):
            return Answer(self.praise, is_done=True)
        text = next((text for fits, text in self.amiss_when if fits(tried)), self.amiss)
        return Answer(text.format(point=tried.lone()), is_done=False)

    def beginning(self) -> GameState:
        """The state in which the pupil finds the board."""
        return turn_at(parse_position(self.position), PUPIL, OTHER)

    def thrown(self) -> Rolled:
        """The pupil's throw, where there is one."""
        return _rolled(self.throw)

    def afterwards(self) -> list[MatchEvent]:
        """What happens by itself after the pupil's turn has ended; then the pupil is asked for no other roll."""
        if self.reply is None:
            return []
        roll, play = self.reply
        return [_rolled(roll), Seated(Side.WHITE, OTHER), Played(play)]


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to a play, and whether it was the one asked for."""

    text: str
    is_done: bool


def _rolled(roll: str) -> Rolled:
    return Rolled(int(roll[0]), int(roll[1]))
