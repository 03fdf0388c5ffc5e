"""Every test here ends in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.text.translator import Speaker


@pytest.fixture
def speaker(qapp: QApplication) -> Iterator[Speaker]:
    """Speaks another language until the test is over."""
    usual = QLocale()
    given = Speaker(qapp)
    yield given
    given.speak("en")
    QLocale.setDefault(usual)
