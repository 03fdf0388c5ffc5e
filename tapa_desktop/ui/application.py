"""The application that a window needs around it."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication


def make_application() -> QApplication:
    """The application, in a style that looks alike everywhere and follows the system from light to dark."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("tapa-desktop")
    application.setApplicationDisplayName("Tapa Desktop")
    application.setDesktopFileName("tapa-desktop")
    application.setStyle("Fusion")
    return application
