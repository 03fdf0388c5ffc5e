"""The part of `--self-test` that speaks: a window changes to each language, and the lesson can be given in it."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session import Session

from .board.options import BoardOptions
from .languages import NAMES, SOURCE, spoken
from .lesson.lesson_window import LessonWindow
from .lesson.tasks import TASKS
from .speaking import Speaker
from .translated import TranslatedWindow

_PATIENCE_MS: Final = 10_000


def language_fault(application: QApplication, session: Session) -> str:
    """What is wrong with the first language that cannot be used; empty if a window on this session speaks them all.

    The session is left without a window.
    """
    translated = TranslatedWindow(session, Speaker(application))
    translated.window.show()
    try:
        faults = (_fault_in(code, translated, session) for code in (*NAMES, SOURCE))
        return next(filter(None, faults), "")
    finally:
        translated.window.leave()
        translated.window.hide()


def _fault_in(code: str, translated: TranslatedWindow, session: Session) -> str:
    if not _changes_to(translated, session, code):
        return f"the window does not change to {code}"
    return _fault_of_lesson()


def _changes_to(translated: TranslatedWindow, session: Session, code: str) -> bool:
    before, was_spoken = translated.window, spoken()
    session.change_settings(structs.replace(session.settings, language=code))
    patience = QDeadlineTimer(_PATIENCE_MS)
    while code != was_spoken and translated.window is before and not patience.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    return spoken() == code


def _fault_of_lesson() -> str:
    """What is wrong with the first task of the lesson that cannot be given in the language spoken now."""
    window = LessonWindow(BoardOptions(speed=0, dice_speed=0))
    try:
        for at in range(len(TASKS)):
            window.go_to(at)
    except (LookupError, ValueError) as error:
        return f"the lesson cannot be given in {spoken()}, at its position {window.at + 1}: {error!r}"
    finally:
        window.deleteLater()
    return ""
