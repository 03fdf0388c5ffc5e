"""How the arrows of the best play, the second one and the play that was made are told apart: by signs and colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.thresholds import ErrorClass
from tapa_desktop.ui.board.scene import Mark

from .names import ERROR_SIGNS

translate = QCoreApplication.translate

BEST: Final = Mark("✓", "#4fc77f")
SECOND: Final = Mark("2", "#6cb6f5")
PLAYED: Final = Mark("●", "#ffe08a")
_MISTAKE: Final = "#ff8a70"


def played_mark(error_class: ErrorClass) -> Mark:
    """The mark of a play that was made; one that is a mistake has the sign of its class."""
    sign = ERROR_SIGNS.get(error_class)
    return PLAYED if sign is None else Mark(sign, _MISTAKE)


def legend_text() -> str:
    """What the signs on the arrows mean."""
    meanings = (
        (BEST.sign, translate("Arrows", "best")),
        (SECOND.sign, translate("Arrows", "second")),
        (PLAYED.sign, translate("Arrows", "played")),
        (" ".join(ERROR_SIGNS.values()), translate("Arrows", "played, a mistake")),
    )
    return " · ".join(f"{sign} {meaning}" for sign, meaning in meanings)
