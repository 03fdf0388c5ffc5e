"""Text about the doubling cube: its value, its owner, and who may turn it. Pure and translated."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.side import Side

from .cube import CubeShown
from .picture import Picture, Prompt
from .place import Place, PlaceKind

translate = QCoreApplication.translate


def touch_text(shown: Picture, place: Place) -> str:
    """The tooltip of the cube, or of the Take or Drop button."""
    if shown.cube is None:
        return ""
    match place.kind:
        case PlaceKind.TAKE:
            text = translate("Board", "Take the double: the game goes on for {value}, and the cube is yours")
            return text.format(value=shown.cube.value)
        case PlaceKind.DROP:
            text = translate("Board", "Drop the double: the game is lost, and counts {value}")
            return text.format(value=shown.cube.value // 2)
        case _:
            return "\n".join(text for text in (cube_text(shown.cube), _cube_hint(shown, shown.cube)) if text)


def cube_lines(shown: Picture) -> list[str]:
    """The state of the cube, and who may turn it while the game is not over."""
    if shown.cube is None:
        return []
    lines = [cube_text(shown.cube), may_turn_text(shown.cube) if shown.result is None else ""]
    return [line for line in lines if line]


def cube_text(cube: CubeShown) -> str:
    """Where the cube lies and what the game counts."""
    if cube.is_offered:
        text = translate("Board", "A double is offered: the game is to count {value}")
    elif cube.side is None:
        text = translate("Board", "Doubling cube in the middle: the game counts {value}")
    elif cube.side is Side.WHITE:
        text = translate("Board", "Doubling cube of White: the game counts {value}")
    else:
        text = translate("Board", "Doubling cube of Black: the game counts {value}")
    return text.format(value=cube.value)


def may_turn_text(cube: CubeShown) -> str:
    """Who may turn the cube in this game; empty while a double is offered."""
    if cube.is_offered:
        return ""
    if cube.is_crawford:
        return translate("Board", "This is the Crawford game: nobody may double")
    if cube.is_dead:
        return translate("Board", "Nobody may double any more")
    if cube.side is None:
        return translate("Board", "Whoever is to roll may double first")
    if cube.side is Side.WHITE:
        return translate("Board", "Only White may double")
    return translate("Board", "Only Black may double")


def answer_word(place: Place) -> str:
    """The label of the Take or Drop button."""
    return translate("Board", "Take") if place.kind is PlaceKind.TAKE else translate("Board", "Drop")


def answer_text(side: Side) -> str:
    """Which side has to answer the double."""
    if side is Side.WHITE:
        return translate("Board", "White has to take the double or drop it")
    return translate("Board", "Black has to take the double or drop it")


def dropped_text(winner: Side) -> str:
    """How a game ended when a double was dropped."""
    if winner is Side.WHITE:
        return translate("Board", "Black drops: White wins")
    return translate("Board", "White drops: Black wins")


def _cube_hint(shown: Picture, cube: CubeShown) -> str:
    """What a click on the cube does, or why it does nothing."""
    if shown.cue is Prompt.ANSWER:
        return translate("Board", "Click it to take the double")
    if cube.may_be_offered:
        return translate("Board", "Click it to offer a double: the game is to count {value}").format(
            value=cube.value * 2
        )
    return may_turn_text(cube)
