"""Text about the board for tooltips and screen readers, made from a picture. Pure and translated.

It also lists the targets of a lifted checker, for players who cannot see the highlights. Points are numbered as they
are drawn, from the view of the player below.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.position import CHECKERS
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import contact_of

from .cube_text import answer_text, cube_lines, dropped_text, touch_text
from .focus_order import in_order
from .picture import Picture, Prompt
from .place import Checker, Place, PlaceKind, bar, point, rack, tray
from .targets import Light, Offers, lights

translate = QCoreApplication.translate


def place_text(shown: Picture, place: Place) -> str:
    """What lies at a place, such as "Point 7: three white, pinning one black"."""
    if place.kind in {PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP}:
        return touch_text(shown, place)
    return _place_name(place).format(number=place.point, checkers=stack_text(shown.stack(place)))


def stack_text(stack: tuple[Checker, ...]) -> str:
    """The checkers at one place."""
    free = [checker for checker in stack if not checker.spot.is_pinned]
    if not free:
        return translate("Board", "empty")
    text = checkers_text(free[0].side, len(free))
    pinned = [checker.side for checker in stack if checker.spot.is_pinned]
    if not pinned:
        return text
    return translate("Board", "{pinners}, pinning {pinned}").format(
        pinners=text, pinned=checkers_text(pinned[0], len(pinned))
    )


def checkers_text(side: Side, count: int) -> str:
    """A number of checkers of a side."""
    if side is Side.WHITE:
        return translate("Board", "{count} white", "so many checkers", count).format(count=number_text(count))
    return translate("Board", "{count} black", "so many checkers", count).format(count=number_text(count))


def number_text(count: int) -> str:
    """A number of checkers, spelled out."""
    words = (
        *(translate("Board", "no", "zero checkers"), translate("Board", "one"), translate("Board", "two")),
        *(translate("Board", "three"), translate("Board", "four"), translate("Board", "five")),
        *(translate("Board", "six"), translate("Board", "seven"), translate("Board", "eight")),
        *(translate("Board", "nine"), translate("Board", "ten"), translate("Board", "eleven")),
        *(translate("Board", "twelve"), translate("Board", "thirteen"), translate("Board", "fourteen")),
        translate("Board", "fifteen"),
    )
    assert 0 <= count <= CHECKERS, count
    return words[count]


def side_text(side: Side) -> str:
    """The name of a side."""
    return translate("Board", "White") if side is Side.WHITE else translate("Board", "Black")


def prompt_name(shown: Picture) -> str:
    """The short prompt shown on the board; empty if what to do next is clear without one."""
    match shown.cue:
        case Prompt.ROLL:
            return translate("Board", "Roll")
        case Prompt.PASS:
            return _pass_text(shown)
        case Prompt.OVER:
            return _result_text(shown)
        case _:
            return ""


def dice_hint(cue: Prompt) -> str:
    """What a click on the dice does, or why it does nothing."""
    match cue:
        case Prompt.ROLL:
            return translate("Board", "Click to roll the dice")
        case Prompt.FINISH:
            return translate("Board", "Click the dice to end your turn")
        case Prompt.PASS:
            return translate("Board", "No move with these dice: click them to end your turn")
        case Prompt.PLAY:
            return translate("Board", "Play as many dice as you can; then a click here ends your turn")
        case _:
            return ""


def describe(shown: Picture) -> str:
    """A description of the whole board: the next action, the dice, and every place with checkers."""
    places = [point(number) for number in range(24, 0, -1)]
    places += [beside(side) for side in Side for beside in (bar, rack, tray)]
    lines = [place_text(shown, place) for place in places if shown.stack(place)]
    pips = translate("Board", "Pips: White {white}, Black {black}").format(
        white=shown.pips[Side.WHITE], black=shown.pips[Side.BLACK]
    )
    return "\n".join([*_turn_lines(shown), *lines, *cube_lines(shown), pips])


def dice_text(shown: Picture) -> str:
    """The dice on the board, with used ones marked; empty if there are none."""
    used = translate("Board", "{die} (used)")
    values = ", ".join((used if die.is_used else "{die}").format(die=die.value) for die in shown.dice)
    return translate("Board", "Dice: {dice}").format(dice=values) if values else ""


def _turn_lines(shown: Picture) -> list[str]:
    return [text for text in (_turn_line(shown), dice_text(shown), dice_hint(shown.cue), _over(shown)) if text]


def _turn_line(shown: Picture) -> str:
    if shown.turn is None:
        return ""
    if shown.cube is not None and shown.cube.is_offered:
        return answer_text(shown.turn)
    return translate("Board", "{side} to move").format(side=side_text(shown.turn))


def _pass_text(shown: Picture) -> str:
    """Why a turn passes, in a word: usually a checker on the bar finds no open point."""
    assert shown.turn is not None
    return translate("Board", "Cannot enter") if shown.stack(bar(shown.turn)) else translate("Board", "No move")


def _over(shown: Picture) -> str:
    return _result_text(shown) if shown.cue is Prompt.OVER else ""


def _result_text(shown: Picture) -> str:
    assert shown.result is not None
    if shown.result.winner is None:
        return translate("Board", "A draw")
    if shown.result.dropped:
        return dropped_text(shown.result.winner)
    return translate("Board", "{side} wins").format(side=side_text(shown.result.winner))


def _place_name(place: Place) -> str:
    match place.kind:
        case PlaceKind.POINT:
            return translate("Board", "Point {number}: {checkers}")
        case PlaceKind.BAR:
            return translate("Board", "On the bar: {checkers}")
        case PlaceKind.RACK:
            return translate("Board", "Yet to enter: {checkers}")
        case _ if place.side is Side.WHITE:
            return translate("Board", "White's tray: {checkers}")
        case _:
            return translate("Board", "Black's tray: {checkers}")


def lift_text(shown: Picture, offered: Offers, place: Place | None) -> str:
    """Which checker was lifted and where it can go; for None, that it was put back."""
    if place is None:
        return translate("Board", "Put back.")
    targets = _listed(shown, lights(offered, place))
    texts = {
        PlaceKind.BAR: translate("Board", "Lifted from the bar: can go to {targets}."),
        PlaceKind.RACK: translate("Board", "Lifted from the reserve: can go to {targets}."),
    }
    text = texts.get(place.kind, translate("Board", "Lifted from {point}: can go to {targets}."))
    return text.format(point=place.point, targets=targets)


def refusal_text(name: str, hint: str) -> str:
    """The text for a place where nothing can be lifted. `hint` is the reason, if it is known."""
    return f"{name}. {hint or translate('Board', 'Nothing to lift here')}."


def _listed(shown: Picture, lit: dict[Place, Light]) -> str:
    *most, last = (_target(shown, place, lit[place]) for place in in_order(lit))
    if not most:
        return last
    return translate("Board", "{targets} or {last}").format(targets=", ".join(most), last=last)


def _target(shown: Picture, place: Place, light: Light) -> str:
    if place.kind is PlaceKind.TRAY:
        return translate("Board", "off")
    if not light.touches:
        return str(place.point)
    if contact_of(shown.rule_set) is Contact.HIT:
        return translate("Board", "{point} hitting").format(point=place.point)
    return translate("Board", "{point} pinning").format(point=place.point)
