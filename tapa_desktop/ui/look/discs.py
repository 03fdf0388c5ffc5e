"""Small pictures of a checker that mark a side in lists."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.paint.checkers import paint_sign
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

_SIZE: Final = 32  # device pixels; larger than shown, so that it stays sharp on screens scaled by two
_RIMS: Final = ("#6e6e6e", "#bdbdbd")  # of a light checker, and of a dark one: the face or the rim is visible


# WORKAROUND(Qt 6.9): Qt caches a pixmap of every icon ever painted, so each look has one icon only.
@lru_cache(maxsize=8)
def disc_icon(look: CheckerTheme) -> QIcon:
    """A checker with this look, its sign, and a rim that makes it visible on light and dark backgrounds."""
    pixmap = QPixmap(_SIZE, _SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(look.face))
    painter.setPen(QPen(QColor(_RIMS[QColor(look.face).lightness() < 128]), 4))
    painter.drawEllipse(QRectF(2, 2, _SIZE - 4, _SIZE - 4))
    painter.translate(_SIZE / 2, _SIZE / 2)
    painter.scale(_SIZE / 2 - 3, _SIZE / 2 - 3)
    paint_sign(painter, look)
    painter.end()
    return QIcon(pixmap)


def disc_icons(theme: BoardTheme) -> dict[Side, QIcon]:
    """The icon of each side."""
    looks = {Side.WHITE: theme.white, Side.BLACK: theme.black}
    return {side: disc_icon(look) for side, look in looks.items()}
