"""What is said of the doubling cube while the game goes on. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.state import GameState

from .wording import is_you, player_name

translate = QCoreApplication.translate


def answer_cue(state: GameState) -> str:
    """Who has doubled, and who has to answer."""
    doubler, answerer = state.side, state.actor
    if is_you(state, doubler):
        text = translate("CubeCue", "You have doubled to {value}. {other} considers …")
    elif is_you(state, answerer):
        text = translate("CubeCue", "{name} doubles to {value}: take (T) or drop (X)")
    elif state.seat.is_person:
        text = translate("CubeCue", "{name} doubles to {value}. {other}: take (T) or drop (X)")
    else:
        text = translate("CubeCue", "{name} doubles to {value}. {other} considers …")
    return text.format(name=player_name(state, doubler), other=player_name(state, answerer), value=next_value(state))


def taken_cue(state: GameState) -> str:
    """That the double of the side to move has just been taken."""
    taker = state.side.other
    text = translate("CubeCue", "{name} has taken the double.")
    if is_you(state, taker):
        text = translate("CubeCue", "You have taken the double.")
    return text.format(name=player_name(state, taker))


def next_value(state: GameState) -> int:
    """What the cube shows after a double that is taken."""
    return state.cube.value * 2
