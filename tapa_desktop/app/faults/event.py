"""What keeps an event or a written play from happening where it stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.eventfault import EventFault
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.playtext import PlayFault

translate = QCoreApplication.translate


def event_sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault."""
    return {
        EventFault.SMALLER_FIRST: translate("Faults", "The larger die of a roll stands first, not {high} {low}."),
        EventFault.MAY_NOT_DOUBLE: translate("Faults", "This side may not double now."),
        EventFault.NOTHING_TO_RESIGN: translate("Faults", "There is no game to give up."),
        EventFault.OTHER_PHASE: translate("Faults", "What is told here cannot happen at this time of the match."),
        EventFault.NO_WAY_BACK: translate("Faults", "There is no way back to event {to} of {count}."),
        EventFault.NOTHING_UNDONE: translate("Faults", "Nothing has been taken back that could be done again."),
        PlayFault.LONG: translate("Faults", "A move has four steps at most: “{text}”"),
        PlayFault.DICE_COUNT: translate("Faults", "Each step needs a die: “{text}”"),
        PlayFault.NO_BEGINNING: translate("Faults", "No legal move begins like this: “{text}”"),
        PlayFault.NO_PLAY: translate("Faults", "This is no legal move: “{text}”"),
        PlayFault.NO_STEP: translate(
            "Faults", "A step such as 24/18, in/22, bar/20 or 4/off has to stand here, not “{text}”."
        ),
    }
