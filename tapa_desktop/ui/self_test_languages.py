"""The part of `--self-test` that speaks: every language is there, and a window changes to it."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from tapa_desktop.app.session import Session

from .languages import NAMES, SOURCE, spoken
from .speaking import Speaker
from .translated import TranslatedWindow

_PATIENCE_MS: Final = 10_000


def language_fault(application: QApplication, session: Session) -> str:
    """What is wrong with the languages; empty if they are all there, and a window on this session changes to each.

    The session is left without a window.
    """
    lacking = _lacking(application)
    if lacking:
        return f"these languages are not whole: {', '.join(lacking)}"
    silent = _first_silent(application, session)
    return f"the window does not change to {silent}" if silent else ""


def _lacking(application: QApplication) -> list[str]:
    """The files of translations that are not there, and the languages in which Qt's own dialogs stay English."""
    speaker = Speaker(application)
    lacking = []
    for code in NAMES:
        speaker.speak(code)
        lacking += speaker.lacking
        if code != SOURCE and _word_for_close() == "Close":
            lacking.append(f"Qt in {code}")
    speaker.speak(SOURCE)
    return lacking


def _first_silent(application: QApplication, session: Session) -> str:
    """The first language to which a window does not change; empty if it changes to all."""
    translated = TranslatedWindow(session, Speaker(application))
    translated.window.show()
    try:
        return next((code for code in (*NAMES, SOURCE) if not _changes_to(translated, session, code)), "")
    finally:
        translated.window.leave()
        translated.window.hide()


def _changes_to(translated: TranslatedWindow, session: Session, code: str) -> bool:
    before, was_spoken = translated.window, spoken()
    session.change_settings(structs.replace(session.settings, language=code))
    patience = QDeadlineTimer(_PATIENCE_MS)
    while code != was_spoken and translated.window is before and not patience.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    return spoken() == code


def _word_for_close() -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    return box.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "")
