"""The picture beside the last page of the installer: the program's icon on the green of its felt.

    .venv/bin/python packaging/windows/side.py

It is written to side.bmp beside this script, in the size that NSIS asks for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter

HERE: Final = Path(__file__).resolve().parent
ICON: Final = HERE.parents[1] / "resources" / "icons" / "tapa-desktop-256.png"
WIDE, HIGH, LARGE = 164, 314, 112  # pixels
LIGHT, DARK = QColor("#2f6d4f"), QColor("#163a2a")


def draw() -> QImage:
    """The picture, in the depth that NSIS takes."""
    picture = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    ground = QLinearGradient(0, 0, 0, HIGH)
    ground.setColorAt(0, LIGHT)
    ground.setColorAt(1, DARK)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(picture.rect(), ground)
    painter.drawImage(QRect((WIDE - LARGE) // 2, (HIGH - LARGE) // 3, LARGE, LARGE), QImage(str(ICON)))
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_RGB888)


if __name__ == "__main__":
    application = QGuiApplication(["side", "-platform", "offscreen"])
    draw().save(str(HERE / "side.bmp"))
