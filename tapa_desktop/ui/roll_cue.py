"""Who has to throw the dice, and what else is possible before. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.cube import IN_THE_MIDDLE
from tapa_desktop.game.state import GameState

from .cube_cue import next_value
from .wording import is_you, player_name

translate = QCoreApplication.translate


def roll_cue(state: GameState) -> str:
    """Whose turn begins, and by which keys."""
    name = player_name(state, state.side)
    if state.by_hand:
        return _entering_text(state, name)
    if not state.seat.is_person:
        return translate("RollCue", "{name} rolls …").format(name=name)
    keys = translate("RollCue", "roll the dice (Space)")
    if state.may_double:
        keys = translate("RollCue", "roll (Space) or double to {value} (D)").format(value=next_value(state))
    return _turn_text(state).format(name=name, keys=keys)


def _entering_text(state: GameState, name: str) -> str:
    """Whose dice somebody has to throw and to enter."""
    if not state.seat.is_person:
        return translate("RollCue", "{name}: throw its dice, and enter them (keys 1–6)").format(name=name)
    keys = translate("RollCue", "throw and enter your dice (keys 1–6)")
    if state.may_double:
        keys = translate("RollCue", "throw and enter (1–6), or double to {value} (D)").format(value=next_value(state))
    return _turn_text(state).format(name=name, keys=keys)


def _turn_text(state: GameState) -> str:
    you = is_you(state, state.side)
    if state.opening is not None:
        return translate("RollCue", "You begin: {keys}") if you else translate("RollCue", "{name} begins: {keys}")
    if state.results and not state.throws and state.cube == IN_THE_MIDDLE:
        if you:
            return translate("RollCue", "You have won and begin the next game: {keys}")
        return translate("RollCue", "{name} has won and begins the next game: {keys}")
    return translate("RollCue", "Your turn: {keys}") if you else translate("RollCue", "{name}: {keys}")
