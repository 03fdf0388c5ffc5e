"""The tutor's texts. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.decision import Action
from tapa_desktop.coach.reasons.reason import Reason
from tapa_desktop.coach.tutor import CubeObjection, Objection
from tapa_desktop.ui.text.names import error_class_name
from tapa_desktop.ui.text.numbers import fewer_wins, number
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate


def objection_text(
    objection: Objection, reasons: Iterable[Reason] = (), *, with_better: bool, with_equity: bool = True
) -> str:
    """The error class of a play, what it loses, and why; with the better play only if the player has asked for it.

    The loss is in points or, without equities, in games won, if that shows it.
    """
    best, played = objection.best, objection.played
    told = _better_text(with_better=with_better, with_equity=with_equity).format(
        mark=error_class_name(objection.mark),
        play=shortened(played.play),
        better=shortened(best.play),
        loss=number(best.equity - played.equity, 3),
    )
    if not with_equity:
        told = f"{told} {fewer_wins(best.probabilities.win, played.probabilities.win)}".rstrip()
    return f"{told} {reasons_text(objection.question.rule_set, reasons)}".rstrip()


def _better_text(*, with_better: bool, with_equity: bool) -> str:
    if with_equity and with_better:
        return translate("Tutor", "{mark}: {play} loses {loss} points. {better} is better.")
    if with_equity:
        return translate("Tutor", "{mark}: {play} loses {loss} points. There is a better move.")
    if with_better:
        return translate("Tutor", "{mark}: {play}. {better} is better.")
    return translate("Tutor", "{mark}: {play}. There is a better move.")


def cube_objection_text(objection: CubeObjection, *, with_equity: bool = True) -> str:
    """The error class of a cube action and the better one; and its loss, in points at the present value of the cube."""
    text, short = {
        "double": (
            translate("Tutor", "{mark}: doubling loses {loss} points. It is better to roll."),
            translate("Tutor", "{mark}: it is better to roll."),
        ),
        "no double": (
            translate("Tutor", "{mark}: rolling loses {loss} points. It is better to double."),
            translate("Tutor", "{mark}: it is better to double."),
        ),
        "take": (
            translate("Tutor", "{mark}: taking loses {loss} points. It is better to drop."),
            translate("Tutor", "{mark}: it is better to drop."),
        ),
        "drop": (
            translate("Tutor", "{mark}: dropping loses {loss} points. It is better to take."),
            translate("Tutor", "{mark}: it is better to take."),
        ),
    }[objection.action]
    told = text if with_equity else short
    return told.format(mark=error_class_name(objection.mark), loss=number(objection.loss, 3))


def tutor_action_text(action: Action) -> str:
    """The button text for a cube action."""
    return {
        "double": translate("Tutor", "Double"),
        "no double": translate("Tutor", "Roll"),
        "take": translate("Tutor", "Take"),
        "drop": translate("Tutor", "Drop"),
    }[action]
