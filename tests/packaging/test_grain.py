"""The grain of the boards is the one that its script draws."""

from __future__ import annotations

import grain
import pytest
from PySide6.QtGui import QImage

NOTICED = 2  # of 255; another processor may round differently


@pytest.mark.usefixtures("qapp")
def test_file_is_what_the_script_draws() -> None:
    kept, drawn = QImage(str(grain.FILE)), grain.grain().convertToFormat(QImage.Format.Format_ARGB32)

    assert kept.size() == drawn.size()
    for x in range(0, kept.width(), 7):
        for y in range(0, kept.height(), 5):
            assert abs(kept.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha()) <= NOTICED
