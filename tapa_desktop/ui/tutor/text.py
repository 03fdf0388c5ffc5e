"""The tutor's texts. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from tapa_desktop.coach.decision import Action
from tapa_desktop.coach.reasons.reason import Reason
from tapa_desktop.coach.thresholds import ErrorClass
from tapa_desktop.coach.tutor import CubeObjection, Objection
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate


def error_class_name(mark: ErrorClass) -> str:
    """The name of an error class."""
    return {
        ErrorClass.FINE: translate("ErrorThresholds", "Fine"),
        ErrorClass.DOUBTFUL: translate("ErrorThresholds", "Doubtful"),
        ErrorClass.ERROR: translate("ErrorThresholds", "Error"),
        ErrorClass.BLUNDER: translate("ErrorThresholds", "Blunder"),
    }[mark]


def objection_text(objection: Objection, reasons: Iterable[Reason] = (), *, with_better: bool) -> str:
    """The error class of a play, its loss, and why; with the better play only if the player has asked for it."""
    text = translate("Tutor", "{mark}: {play} loses {loss} points. There is a better move.")
    if with_better:
        text = translate("Tutor", "{mark}: {play} loses {loss} points. {better} is better.")
    told = text.format(
        mark=error_class_name(objection.mark),
        play=shortened(objection.played.play),
        better=shortened(objection.best.play),
        loss=_loss_text(objection.best.equity - objection.played.equity),
    )
    return f"{told} {reasons_text(objection.question.rule_set, reasons)}".rstrip()


def cube_objection_text(objection: CubeObjection) -> str:
    """The error class and loss of a cube action, and the better one; in points at the present value of the cube."""
    text = {
        "double": translate("Tutor", "{mark}: doubling loses {loss} points. It is better to roll."),
        "no double": translate("Tutor", "{mark}: rolling loses {loss} points. It is better to double."),
        "take": translate("Tutor", "{mark}: taking loses {loss} points. It is better to drop."),
        "drop": translate("Tutor", "{mark}: dropping loses {loss} points. It is better to take."),
    }[objection.action]
    return text.format(mark=error_class_name(objection.mark), loss=_loss_text(objection.loss))


def tutor_action_text(action: Action) -> str:
    """The button text for a cube action."""
    return {
        "double": translate("Tutor", "Double"),
        "no double": translate("Tutor", "Roll"),
        "take": translate("Tutor", "Take"),
        "drop": translate("Tutor", "Drop"),
    }[action]


def _loss_text(points: float) -> str:
    return QLocale().toString(points, "f", 3)
