"""Text about a picture of the board, for tooltips and screen readers; points are numbered as they are drawn. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.draft import Draft
from tapa_desktop.rules.plays import BlockedReason, must_use_larger
from tapa_desktop.rules.position import CHECKERS, POINTS, Side
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.steps import contact_of, holds_at_home
from tapa_desktop.ui.board.geometry import Checker, Place, PlaceKind, bar, number_of, point, rack, tray
from tapa_desktop.ui.board.picture import CubeShown, Picture, Prompt
from tapa_desktop.ui.board.pointer import TargetHighlight, Targets, blocked_reason, highlights, in_order

translate = QCoreApplication.translate


def place_text(shown: Picture, place: Place) -> str:
    """The content of a place, such as "Point 7: three white, pinning one black"."""
    if place.kind in {PlaceKind.CUBE, PlaceKind.TAKE, PlaceKind.DROP}:
        return _touch_text(shown, place)
    return _place_name(place).format(number=_number(shown, place), checkers=_stack_text(shown.stack(place)))


def _stack_text(stack: tuple[Checker, ...]) -> str:
    free = [checker for checker in stack if not checker.spot.is_pinned]
    if not free:
        return translate("Board", "empty")
    text = checkers_text(free[0].side, len(free))
    pinned = [checker.side for checker in stack if checker.spot.is_pinned]
    if not pinned:
        return text
    both = translate("Board", "{pinners}, pinning {pinned}")
    return both.format(pinners=text, pinned=checkers_text(pinned[0], len(pinned)))


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
    """The short prompt shown on the board; empty if none is needed."""
    match shown.prompt:
        case Prompt.ROLL:
            return translate("Board", "Roll")
        case Prompt.PASS:
            assert shown.turn is not None
            enters = shown.stack(bar(shown.turn))
            return translate("Board", "Cannot enter") if enters else translate("Board", "No move")
        case Prompt.OVER:
            return _result_text(shown)
        case _:
            return ""


def dice_hint(prompt: Prompt, *, may_swap: bool = False, goes_on: bool = False) -> str:
    """What a click on the dice does, or why it does nothing. `may_swap`: a click on a die makes a difference.

    `goes_on`: the same side continues, with more of a chain or with a roll.
    """
    hints = {
        Prompt.ROLL: translate("Board", "Click to roll the dice"),
        Prompt.FINISH: translate("Board", "Click the dice to end your turn"),
        Prompt.PASS: translate("Board", "No move with these dice: click them to end your turn"),
        Prompt.PLAY: translate("Board", "Play as many dice as you can, then click here to end your turn"),
    }
    if goes_on:
        hints[Prompt.FINISH] = translate("Board", "Click the dice to go on")
        hints[Prompt.PLAY] = translate("Board", "Play as many dice as you can, then click here to go on")
    hint, swaps = hints.get(prompt, ""), translate("Board", "Click a die to use the dice in the other order")
    return f"{hint}\n{swaps}" if may_swap else hint


def describe(shown: Picture) -> str:
    """A description of the whole board: the next action, the dice, and every place with checkers."""
    places = sorted(map(point, POINTS), key=shown.number_of, reverse=True)
    places += [beside(side) for side in Side for beside in (bar, rack, tray)]
    lines = [place_text(shown, place) for place in places if shown.stack(place)]
    if shown.cube is not None:
        lines += [cube_text(shown.cube), may_turn_text(shown.cube) if shown.result is None else ""]
    pips = translate("Board", "Pips: White {white}, Black {black}")
    pips = pips.format(white=shown.pips[Side.WHITE], black=shown.pips[Side.BLACK])
    hint = dice_hint(shown.prompt, goes_on=shown.goes_on)
    result = _result_text(shown) if shown.prompt is Prompt.OVER else ""
    return "\n".join(filter(None, (_turn_line(shown), dice_text(shown), hint, result, *lines, pips)))


def pips_text(shown: Picture, side: Side) -> str:
    """The pip count of a side, with an explanation."""
    white, black = translate("Board", "White’s pip count: {count}"), translate("Board", "Black’s pip count: {count}")
    text = (white if side is Side.WHITE else black).format(count=shown.pips[side])
    what = translate("Board", "The number of points left to go until all checkers are off")
    return f"{text}\n{what}"


def dice_text(shown: Picture) -> str:
    """The dice on the board, with used ones marked; empty if there are none."""
    used = translate("Board", "{die} (used)")
    values = [(used if die.is_used else "{die}").format(die=die.value) for die in shown.dice]
    text = translate("Board", "Dice: {dice}").format(dice=translate("Numbers", ", ").join(values))
    return "\n".join([text, *chain_lines(shown)]) if values else ""


def chain_lines(shown: Picture) -> list[str]:
    """Whether the dice are the rest of a chain, and which numbers follow, four dice of each."""
    lines = []
    if shown.is_rest and shown.turn is Side.BLACK:
        lines.append(translate("Board", "The rest of White’s chain"))
    elif shown.is_rest:
        lines.append(translate("Board", "The rest of Black’s chain"))
    if shown.to_follow:
        several = translate("Board", "Next: {numbers}, four of each")
        text = several if len(shown.to_follow) > 1 else translate("Board", "Next: four {numbers}s")
        lines.append(text.format(numbers=translate("Numbers", ", ").join(map(str, shown.to_follow))))
    return lines


def _turn_line(shown: Picture) -> str:
    if shown.turn is None:
        return ""
    if shown.cube is not None and shown.cube.is_offered:
        if shown.turn is Side.WHITE:
            return translate("Board", "White has to take the double or drop it")
        return translate("Board", "Black has to take the double or drop it")
    return translate("Board", "{side} to move").format(side=side_text(shown.turn))


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
            return translate("Board", "White’s tray: {checkers}")
        case _:
            return translate("Board", "Black’s tray: {checkers}")


def _touch_text(shown: Picture, place: Place) -> str:
    if shown.cube is None:
        return ""
    match place.kind:
        case PlaceKind.TAKE:
            text = translate("Board", "Take the double: play on for {value}, and you own the cube")
            return text.format(value=shown.cube.value)
        case PlaceKind.DROP:
            text = translate("Board", "Drop the double: you lose the game, which is worth {value}")
            return text.format(value=shown.cube.value // 2)
        case _:
            return "\n".join(filter(None, (cube_text(shown.cube), _cube_hint(shown, shown.cube))))


def cube_text(cube: CubeShown) -> str:
    """The place of the cube and the worth of the game."""
    if cube.is_offered:
        text = translate("Board", "A double is offered: the game would be worth {value}")
    elif cube.side is None:
        text = translate("Board", "Doubling cube in the middle: the game is worth {value}")
    elif cube.side is Side.WHITE:
        text = translate("Board", "White’s doubling cube: the game is worth {value}")
    else:
        text = translate("Board", "Black’s doubling cube: the game is worth {value}")
    return text.format(value=cube.value)


def may_turn_text(cube: CubeShown) -> str:
    """Who may turn the cube in this game; empty while a double is offered."""
    if cube.is_offered:
        return ""
    if cube.is_crawford:
        return translate("Board", "This is the Crawford game: no one may double")
    if cube.is_dead:
        return translate("Board", "Neither side can double any more")
    match cube.turner or cube.side:
        case Side.WHITE:
            return translate("Board", "Only White may double")
        case Side.BLACK:
            return translate("Board", "Only Black may double")
        case None:
            return translate("Board", "The side to roll may double first")


def answer_label(place: Place) -> str:
    """The label of the Take or Drop button."""
    return translate("Board", "Take") if place.kind is PlaceKind.TAKE else translate("Board", "Drop")


def dropped_text(winner: Side) -> str:
    """How a game ended when a double was dropped."""
    if winner is Side.WHITE:
        return translate("Board", "Black drops: White wins")
    return translate("Board", "White drops: Black wins")


def _cube_hint(shown: Picture, cube: CubeShown) -> str:
    if shown.prompt is Prompt.ANSWER:
        return translate("Board", "Click it to take the double")
    if cube.may_be_offered:
        text = translate("Board", "Click it to offer a double: the game would be worth {value}")
        return text.format(value=cube.value * 2)
    return may_turn_text(cube)


def place_tip(shown: Picture, movable: Draft | None, targets: Targets, place: Place) -> str:
    """The content of a place. For checkers of the person to move, also how to move them or why they are blocked."""
    hint = place_hint(shown, movable, targets, place)
    return "\n".join(filter(None, (place_text(shown, place), _own_number(shown, place), hint)))


def blocked_text(reason: BlockedReason, shown: Picture) -> str:
    """Why a checker of the side to move cannot be moved."""
    has_pins = contact_of(shown.rule_set) is Contact.PIN
    if reason is BlockedReason.NOT_HOME and not (has_pins and holds_at_home(shown.rule_set)):
        return translate("Board", "You can bear off once all your checkers are home")
    if reason is BlockedReason.OTHER_PLAY and not must_use_larger(shown.rule_set):
        return translate("Board", "You must use as many dice as possible")
    return translate("Faults", reason.value).format(number=_highest(shown))


def _highest(shown: Picture) -> int:
    """The drawn number of the highest point from which the side to move can still bear off; 0 if there is none."""
    own = {
        number_of(shown.rule_set, shown.below, checker.side, checker.spot.place): checker.spot.place
        for checker in shown.checkers
        if checker.side is shown.turn and checker.spot.place.kind is PlaceKind.POINT
    }
    return shown.number_of(own[max(own)]) if own else 0


def place_hint(shown: Picture, movable: Draft | None, targets: Targets, place: Place) -> str:
    """How the person to move can move a checker at a place, or why it is blocked; empty without one."""
    if place in targets:
        return translate("Board", "Drag it, or click it and then where it should go")
    reason = blocked_reason(movable, shown, place)
    return "" if reason is None else blocked_text(reason, shown)


def _own_number(shown: Picture, place: Place) -> str:
    """The number of a point in play texts, from the view of the side to move, if it differs from the drawn one."""
    if place.kind is not PlaceKind.POINT or shown.turn is None or shown.turn is shown.numbered_by:
        return ""
    white, black = translate("Board", "White counts it as {number}"), translate("Board", "Black counts it as {number}")
    number = number_of(shown.rule_set, shown.below, shown.turn, place)
    return (white if shown.turn is Side.WHITE else black).format(number=number)


def lift_text(shown: Picture, targets: Targets, place: Place | None) -> str:
    """Which checker was lifted and where it can go; for None, that it was put back."""
    if place is None:
        return translate("Board", "Put back.")
    texts = {
        PlaceKind.BAR: translate("Board", "Lifted from the bar; can go to {targets}."),
        PlaceKind.RACK: translate("Board", "Lifted from the reserve; can go to {targets}."),
    }
    text = texts.get(place.kind, translate("Board", "Lifted from {point}; can go to {targets}."))
    return text.format(point=_number(shown, place), targets=_targets_text(shown, highlights(targets, place)))


def refusal_text(name: str, hint: str) -> str:
    """The text for a place where nothing can be lifted. `hint` is the reason, or empty."""
    return f"{name}. {hint or translate('Board', 'Nothing to lift here')}."


def _targets_text(shown: Picture, targets: dict[Place, TargetHighlight]) -> str:
    *most, last = (_target_text(shown, place, targets[place]) for place in in_order(targets))
    if not most:
        return last
    return translate("Board", "{targets} or {last}").format(targets=translate("Numbers", ", ").join(most), last=last)


def _target_text(shown: Picture, place: Place, highlight: TargetHighlight) -> str:
    if place.kind is PlaceKind.TRAY:
        return translate("Board", "off")
    number = _number(shown, place)
    if not highlight.touches:
        return str(number)
    if contact_of(shown.rule_set) is Contact.HIT:
        return translate("Board", "{point} hitting").format(point=number)
    return translate("Board", "{point} pinning").format(point=number)


def _number(shown: Picture, place: Place) -> int:
    """The number drawn at a point; 0 for any other place."""
    return shown.number_of(place) if place.kind is PlaceKind.POINT else 0
