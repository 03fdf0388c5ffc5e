"""What the tutor says. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from tapa_desktop.coach.marks import Mark
from tapa_desktop.coach.tutor import Objection
from tapa_desktop.coach.words.reason import Reason

from .panels.turn_lines import shortened
from .reason_wording import reasons_text

translate = QCoreApplication.translate


def mark_name(mark: Mark) -> str:
    """What a play of that mark is called."""
    return {
        Mark.FINE: translate("Marks", "Fine"),
        Mark.DOUBTFUL: translate("Marks", "Doubtful"),
        Mark.ERROR: translate("Marks", "Error"),
        Mark.BLUNDER: translate("Marks", "Blunder"),
    }[mark]


def objection_text(objection: Objection, reasons: Iterable[Reason] = (), *, with_better: bool) -> str:
    """How bad a play is, how much it gives away, and why; the better one only for those who have asked for it."""
    text = translate("Tutor", "{mark}: {play} gives away {loss} points. There is a better play.")
    if with_better:
        text = translate("Tutor", "{mark}: {play} gives away {loss} points. Better is {better}.")
    told = text.format(
        mark=mark_name(objection.mark),
        play=shortened(objection.played.play),
        better=shortened(objection.best.play),
        loss=QLocale().toString(objection.best.equity - objection.played.equity, "f", 2),
    )
    return f"{told} {reasons_text(objection.question.rule_set, reasons)}".rstrip()
