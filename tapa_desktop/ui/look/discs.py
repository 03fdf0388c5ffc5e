"""Small pictures of a checker that say which side a line belongs to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.paint.checkers import paint_sign
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

_SIZE: Final = 32  # device pixels, drawn larger than shown so that they stay crisp at twice the scale
_RIM: Final = QColor("#8a8a8a")


@lru_cache(maxsize=8)
def disc_icon(look: CheckerTheme) -> QIcon:
    """A checker of that look, with its sign, and a rim that stands out from light and dark grounds alike.

    It is the same one each time, as Qt keeps pictures of every icon that was ever painted.
    """
    pixmap = QPixmap(_SIZE, _SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(look.face))
    painter.setPen(QPen(_RIM, 3))
    painter.drawEllipse(QRectF(2, 2, _SIZE - 4, _SIZE - 4))
    painter.translate(_SIZE / 2, _SIZE / 2)
    painter.scale(_SIZE / 2 - 3, _SIZE / 2 - 3)
    paint_sign(painter, look)
    painter.end()
    return QIcon(pixmap)


def disc_icons(theme: BoardTheme) -> dict[Side, QIcon]:
    """A checker of each side."""
    looks = {Side.WHITE: theme.white, Side.BLACK: theme.black}
    return {side: disc_icon(look) for side, look in looks.items()}
