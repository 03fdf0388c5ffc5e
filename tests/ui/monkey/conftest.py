"""After hasty hands all is as other tests expect it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.text.translator import Translator


@pytest.fixture
def machine(qapp: QApplication) -> Iterator[QApplication]:
    """An application whose language, colours and end the program may change."""
    usual, quits = QLocale(), qapp.quitOnLastWindowClosed()
    yield qapp
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setQuitOnLastWindowClosed(quits)
    Translator(qapp).use("en")
    QLocale.setDefault(usual)
