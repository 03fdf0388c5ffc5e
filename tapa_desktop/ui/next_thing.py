"""The next thing: what space, Enter and the large button do now. Pure."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.state import GameState, Phase

translate = QCoreApplication.translate


class NextThing(Enum):
    """What brings the game forward, apart from moving checkers."""

    ROLL = "roll"
    FINISH = "finish"
    ANSWER = "answer"  # by two buttons of their own: no key that is often pressed takes or drops
    NEXT_GAME = "next game"
    NEW_MATCH = "new match"


_BY_PHASE = {
    Phase.OPENING: NextThing.ROLL,
    Phase.TO_ROLL: NextThing.ROLL,
    Phase.TO_ANSWER: NextThing.ANSWER,
    Phase.TO_PLAY: NextThing.FINISH,
    Phase.GAME_OVER: NextThing.NEXT_GAME,
    Phase.MATCH_OVER: NextThing.NEW_MATCH,
}


def next_thing(state: GameState) -> NextThing:
    """What a person does next; in another's turn that is to roll, though not yet."""
    if state.phase in {Phase.TO_ANSWER, Phase.TO_PLAY} and not state.seat.is_person:
        return NextThing.ROLL
    return _BY_PHASE[state.phase]


def next_thing_text(thing: NextThing) -> str:
    """What the button says."""
    return {
        NextThing.ROLL: translate("NextThing", "Roll"),
        NextThing.FINISH: translate("NextThing", "Finish turn"),
        NextThing.ANSWER: translate("NextThing", "Take or drop"),
        NextThing.NEXT_GAME: translate("NextThing", "Next game"),
        NextThing.NEW_MATCH: translate("NextThing", "New match …"),
    }[thing]
