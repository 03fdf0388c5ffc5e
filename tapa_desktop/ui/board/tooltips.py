"""Tooltips of places on the board: what lies there, and what can be done with it. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.state import GameState
from tapa_desktop.rules.explain import Held
from tapa_desktop.rules.side import Side

from .picture import Picture
from .place import Place, PlaceKind, number_of
from .targets import Offers, held_back
from .text import place_text

translate = QCoreApplication.translate


def place_tip(state: GameState, shown: Picture, offered: Offers, place: Place) -> str:
    """What lies at a place. For checkers of the person to move, also what can be done with them or why nothing can."""
    hint = place_hint(state, shown, offered, place)
    lines = (place_text(shown, place), _own_number(shown, place), hint)
    return "\n".join(line for line in lines if line)


def held_text(held: Held) -> str:
    """Why a checker cannot be moved."""
    return {
        Held.BAR: translate("Board", "First a checker has to enter from the bar"),
        Held.PINNED: translate("Board", "Pinned: it can move again when all checkers on it have left"),
        Held.STARTER: translate("Board", "The two starters stay here until the reserve is empty"),
        Held.NO_ENTRY: translate("Board", "Not now: it would leave the other side no point to enter on"),
        Held.OTHER_PLAY: translate(
            "Board", "Not now: as many dice as possible are to be played, or else the larger one"
        ),
        Held.NOT_HOME: translate("Board", "Checkers bear off when all of them are at home, and none is pinned there"),
        Held.LIMIT: translate("Board", "A point on the far side, 24 to 14, takes only one of your checkers"),
        Held.CLOSED: translate("Board", "These dice bring it to no open point"),
    }[held]


def place_hint(state: GameState, shown: Picture, offered: Offers, place: Place) -> str:
    """What the person to move can do with a checker at a place, or why nothing can be done; empty without one."""
    if place in offered:
        return translate("Board", "Drag it, or click it and then where it is to go")
    held = held_back(state, shown, place)
    return "" if held is None else held_text(held)


def _own_number(shown: Picture, place: Place) -> str:
    """The number of a point from the view of the side to move, if it differs from the drawn one: play texts use it."""
    if place.kind is not PlaceKind.POINT or shown.turn is None or shown.turn is shown.below:
        return ""
    texts = {
        Side.WHITE: translate("Board", "White counts it as {number}"),
        Side.BLACK: translate("Board", "Black counts it as {number}"),
    }
    return texts[shown.turn].format(number=number_of(shown.rule_set, shown.below, shown.turn, place))
