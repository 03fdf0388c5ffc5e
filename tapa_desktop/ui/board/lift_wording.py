"""Where a checker that is lifted can go, in words for who does not see the points light up. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.steps import contact_of

from .offers import Light, Offers, lights
from .picture import Picture
from .place import Kind, Place
from .travel import in_order

translate = QCoreApplication.translate


def lift_text(shown: Picture, offered: Offers, place: Place | None) -> str:
    """Which checker has been lifted, and where it can go; or that it has been put back."""
    if place is None:
        return translate("Board", "Put back.")
    targets = _listed(shown, lights(offered, place))
    texts = {
        Kind.BAR: translate("Board", "Lifted from the bar: can go to {targets}."),
        Kind.RACK: translate("Board", "Lifted from the reserve: can go to {targets}."),
    }
    text = texts.get(place.kind, translate("Board", "Lifted from {point}: can go to {targets}."))
    return text.format(point=place.point, targets=targets)


def refusal_text(name: str, hint: str) -> str:
    """That nothing can be lifted at a place; `hint` says why, where that is known."""
    return f"{name}. {hint or translate('Board', 'Nothing to lift here')}."


def _listed(shown: Picture, lit: dict[Place, Light]) -> str:
    *most, last = (_target(shown, place, lit[place]) for place in in_order(lit))
    if not most:
        return last
    return translate("Board", "{targets} or {last}").format(targets=", ".join(most), last=last)


def _target(shown: Picture, place: Place, light: Light) -> str:
    if place.kind is Kind.TRAY:
        return translate("Board", "off")
    if not light.touches:
        return str(place.point)
    if contact_of(shown.rule_set) is Contact.HIT:
        return translate("Board", "{point} hitting").format(point=place.point)
    return translate("Board", "{point} pinning").format(point=place.point)
