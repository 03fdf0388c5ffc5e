"""What can be done with a checker, and why nothing can, for tooltips and screen readers. Pure and translated.

The targets of a lifted checker are listed, too, for players who cannot see the highlights.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.draft import Movable
from tapa_desktop.rules.explain import Held
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import contact_of

from .clickable import in_order
from .picture import Picture
from .place import Place, PlaceKind, number_of
from .pointer import Light, Targets, lights, why_held
from .text import place_text

translate = QCoreApplication.translate


def place_tip(shown: Picture, movable: Movable | None, targets: Targets, place: Place) -> str:
    """What lies at a place. For checkers of the person to move, also what can be done with them or why nothing can."""
    hint = place_hint(shown, movable, targets, place)
    lines = (place_text(shown, place), _own_number(shown, place), hint)
    return "\n".join(line for line in lines if line)


def held_text(held: Held, shown: Picture) -> str:
    """Why a checker of the side to move cannot be moved."""
    text = {
        Held.BAR: translate("Board", "A checker on the bar must enter first"),
        Held.PINNED: translate("Board", "Pinned: it can move again once all checkers on it have left"),
        Held.STARTER: translate("Board", "The two starters stay here until the reserve is empty"),
        Held.FIRST: translate(
            "Board", "No other checker may leave here until your first has passed your opponent’s start"
        ),
        Held.NO_ENTRY: translate("Board", "Not now: your opponent would have no point to enter on"),
        Held.PRIME: translate("Board", "Not now: you may not hold all six points at your start"),
        Held.HIT_STAYS: translate("Board", "Not now: a checker must stay where you hit at home"),
        Held.LOCKED_IN: translate("Board", "Not now: your opponent would be locked in"),
        Held.OTHER_PLAY: translate("Board", "You must use as many dice as possible; if only one, the larger"),
        Held.NOT_HOME: translate("Board", "You can bear off once all your checkers are home and none is pinned")
        if contact_of(shown.rule_set) is Contact.PIN
        else translate("Board", "You can bear off once all your checkers are home"),
        Held.LIMIT: translate("Board", "A point on the far side, 24 to 14, takes only one of your checkers"),
        Held.HIGHER: translate("Board", "A larger die bears off from the highest point: {number}"),
        Held.CLOSED: translate("Board", "No open point for this roll"),
    }[held]
    return text.format(number=_highest(shown))


def _highest(shown: Picture) -> int:
    """The drawn number of the highest point from which the side to move can still bear off; 0 if there is none."""
    points = {checker.spot.place for checker in shown.checkers if checker.side is shown.turn}
    own = {
        number_of(shown.rule_set, shown.below, shown.turn, place): place
        for place in points
        if shown.turn is not None and place.kind is PlaceKind.POINT
    }
    return shown.number_of(own[max(own)]) if own else 0


def place_hint(shown: Picture, movable: Movable | None, targets: Targets, place: Place) -> str:
    """What the person to move can do with a checker at a place, or why nothing can be done; empty without one."""
    if place in targets:
        return translate("Board", "Drag it, or click it and then where it should go")
    held = why_held(movable, shown, place)
    return "" if held is None else held_text(held, shown)


def _own_number(shown: Picture, place: Place) -> str:
    """The number of a point from the view of the side to move, if it differs from the drawn one: play texts use it."""
    if place.kind is not PlaceKind.POINT or shown.turn is None or shown.turn is shown.numbered_by:
        return ""
    texts = {
        Side.WHITE: translate("Board", "White counts it as {number}"),
        Side.BLACK: translate("Board", "Black counts it as {number}"),
    }
    return texts[shown.turn].format(number=number_of(shown.rule_set, shown.below, shown.turn, place))


def lift_text(shown: Picture, targets: Targets, place: Place | None) -> str:
    """Which checker was lifted and where it can go; for None, that it was put back."""
    if place is None:
        return translate("Board", "Put back.")
    listed = _listed(shown, lights(targets, place))
    texts = {
        PlaceKind.BAR: translate("Board", "Lifted from the bar; can go to {targets}."),
        PlaceKind.RACK: translate("Board", "Lifted from the reserve; can go to {targets}."),
    }
    text = texts.get(place.kind, translate("Board", "Lifted from {point}; can go to {targets}."))
    return text.format(point=_number(shown, place), targets=listed)


def refusal_text(name: str, hint: str) -> str:
    """The text for a place where nothing can be lifted. `hint` is the reason, if it is known."""
    return f"{name}. {hint or translate('Board', 'Nothing to lift here')}."


def _listed(shown: Picture, lights_of: dict[Place, Light]) -> str:
    *most, last = (_target(shown, place, lights_of[place]) for place in in_order(lights_of))
    if not most:
        return last
    return translate("Board", "{targets} or {last}").format(targets=translate("Numbers", ", ").join(most), last=last)


def _target(shown: Picture, place: Place, light: Light) -> str:
    if place.kind is PlaceKind.TRAY:
        return translate("Board", "off")
    number = _number(shown, place)
    if not light.touches:
        return str(number)
    if contact_of(shown.rule_set) is Contact.HIT:
        return translate("Board", "{point} hitting").format(point=number)
    return translate("Board", "{point} pinning").format(point=number)


def _number(shown: Picture, place: Place) -> int:
    """The number drawn at a point; 0 for any other place."""
    return shown.number_of(place) if place.kind is PlaceKind.POINT else 0
