"""Every test here ends in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.text.translator import Translator


@pytest.fixture
def speaker(qapp: QApplication) -> Iterator[Translator]:
    """Speaks another language until the test is over."""
    usual = QLocale()
    given = Translator(qapp)
    yield given
    given.use("en")
    QLocale.setDefault(usual)
