"""The values of the settings and their texts, for the menus and the preferences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from .translator import NAMES, SYSTEM

translate = QCoreApplication.translate
Choices = Sequence[tuple[str, str]]


def speeds() -> Choices:
    """How fast checkers and dice move."""
    return (
        ("slow", translate("Choices", "Slow")),
        ("normal", translate("Choices", "Normal")),
        ("fast", translate("Choices", "Fast")),
        ("off", translate("Choices", "Instant")),
    )


def motion_choices() -> Choices:
    """Whether motion is reduced."""
    return (
        ("by system", translate("Choices", "Follow the system")),
        ("yes", translate("Choices", "Yes")),
        ("no", translate("Choices", "No")),
    )


def appearances() -> Choices:
    """Whether the window around the board is light or dark."""
    return (
        ("by system", translate("Choices", "Follow the system")),
        ("light", translate("Choices", "Light")),
        ("dark", translate("Choices", "Dark")),
    )


def languages() -> Choices:
    """The languages of the program, each by its own name."""
    return ((SYSTEM, translate("Choices", "Follow the system")), *NAMES.items())


def directions() -> Choices:
    """Where the player at the bottom bears off."""
    return (("right", translate("Choices", "To the right")), ("left", translate("Choices", "To the left")))


def homes() -> Choices:
    """In which half of the board the player's home is."""
    return (("bottom", translate("Choices", "At the bottom")), ("top", translate("Choices", "At the top")))


def starts() -> Choices:
    """When the start is drawn with two checkers and a rack."""
    return (
        ("by game", translate("Choices", "When traditional")),
        ("yes", translate("Choices", "Always")),
        ("no", translate("Choices", "Never")),
    )


def views() -> Choices:
    """From whose view the points are numbered."""
    return (
        ("by players", translate("Choices", "Me; the side to move if two people play")),
        ("me", translate("Choices", "Me")),
        ("turn", translate("Choices", "The side to move")),
    )


def tutors() -> Choices:
    """From which class of mistakes the tutor warns."""
    return (
        ("off", translate("Choices", "Off")),
        ("doubtful", translate("Choices", "Doubtful moves and worse")),
        ("error", translate("Choices", "Errors and blunders")),
        ("blunder", translate("Choices", "Blunders only")),
    )
