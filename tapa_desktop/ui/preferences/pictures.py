"""A choice by pictures: boards with their checkers, and sets of checkers on a board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from tapa_desktop.rules.ruleset import PLAKOTO
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.paint.checkers import paint_flat
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.board.view.widget import image_of_start
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.text.names import Choices

_WIDTH: Final = 96  # of a picture, in logical pixels
_AROUND: Final = 14  # a picture and its name
_ABOVE: Final = 6  # a picture, up to the edge of its cell
_ROUND: Final = 6  # the corners of the frame around the chosen one
_CENTRED: Final = Qt.AlignmentFlag.AlignHCenter.value | Qt.TextFlag.TextWordWrap.value


class PictureList(QListWidget):
    """Pictures with their names, as many in a row as fit; the list never scrolls."""

    picked = Signal(object)  # the value that the player has chosen

    def __init__(self, height: int) -> None:
        """`height`: that of a picture, in logical pixels."""
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)  # Tab leaves the list
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_PictureCard(self))
        self.setIconSize(QSize(_WIDTH, height))
        self.setGridSize(QSize(_WIDTH + _AROUND, height + _AROUND))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.currentRowChanged.connect(self._pick)

    @property
    def values(self) -> list[object]:
        """The values to choose from."""
        return [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]

    def offer(self, choices: Choices, pictures: dict[str, QIcon]) -> None:
        """Replace the choices and their pictures, without a signal."""
        with QSignalBlocker(self):
            self.clear()
            for value, text in choices:
                item = QListWidgetItem(pictures[value], text)
                item.setData(Qt.ItemDataRole.UserRole, value)
                item.setToolTip(text)
                self.addItem(item)
        picture = self.iconSize()
        room = QRect(0, 0, picture.width(), 1000)
        lines = max(self.fontMetrics().boundingRect(room, _CENTRED, text).height() for _value, text in choices)
        self.setGridSize(QSize(picture.width() + _AROUND, picture.height() + lines + _AROUND))
        self.updateGeometry()

    def show_value(self, value: object) -> None:
        """Choose this value, without a signal; none if it is not offered, such as a board whose file is gone."""
        values = self.values
        with QSignalBlocker(self):
            self.setCurrentRow(values.index(value) if value in values else -1)

    def _pick(self, row: int) -> None:
        if row >= 0:
            self.picked.emit(self.values[row])

    def heightForWidth(self, width: int) -> int:
        """The height of all rows, in logical pixels."""
        columns = max(1, (width - _AROUND) // self.gridSize().width())
        return -(-self.count() // columns) * self.gridSize().height() + _AROUND

    def minimumSizeHint(self) -> QSize:
        """Two pictures in a row."""
        width = 2 * self.gridSize().width() + _AROUND
        return QSize(width, self.gridSize().height())

    def sizeHint(self) -> QSize:
        """Three pictures in a row."""
        width = 3 * self.gridSize().width() + _AROUND
        return QSize(width, self.heightForWidth(width))


class _PictureCard(QStyledItemDelegate):
    """Paints a picture above its name; a frame around both marks the chosen one, as on the cards of *New match*."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        view, icon = option.widget, index.data(Qt.ItemDataRole.DecorationRole)
        assert isinstance(view, QListWidget)
        cell, size = QRect(option.rect), view.iconSize()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(option.palette.highlight().color(), 2.5))
            painter.drawRoundedRect(QRectF(cell).adjusted(2.5, 2.5, -2.5, -2.5), _ROUND, _ROUND)
        picture = QRect(cell.center().x() - size.width() // 2, cell.top() + _ABOVE, size.width(), size.height())
        icon.paint(painter, picture)
        painter.setPen(option.palette.text().color())
        painter.setFont(option.font)
        painter.drawText(picture.adjusted(0, size.height() + 1, 0, cell.height()), _CENTRED, index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = option.widget
        assert isinstance(view, QListWidget)
        return view.gridSize()


BOARD_HEIGHT: Final = 88  # of a picture, in logical pixels
CHECKERS_HEIGHT: Final = 40


def board_pictures(choices: Choices, ratio: float) -> dict[str, QIcon]:
    """A picture of each board. `ratio`: device pixels to a logical one."""
    plain = BoardOptions(show_numbers=False, show_pips=False)
    looks = {key: replace(plain, theme=load_theme(key)[0]) for key, _name in choices}
    return {key: _icon(image_of_start(PLAKOTO, look, round(_WIDTH * ratio)), ratio) for key, look in looks.items()}


def checkers_pictures(choices: Choices, board: str, ratio: float) -> dict[str, QIcon]:
    """A picture of each set of checkers on this board."""
    looks = {key: load_theme(board, key)[0] for key, _name in choices}
    return {key: _icon(_checkers_image(look, round(_WIDTH * ratio)), ratio) for key, look in looks.items()}


def _icon(image: QImage, ratio: float) -> QIcon:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return QIcon(pixmap)


@lru_cache(maxsize=64)
def _checkers_image(theme: BoardTheme, width: int) -> QImage:
    height = width * CHECKERS_HEIGHT // _WIDTH
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.board.field))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, width / 2, height), QColor(theme.board.point_dark))
    for number, look in enumerate((theme.white, theme.black)):
        painter.save()
        painter.translate(number * width / 2 + (width / 2 - height) / 2, 0)
        paint_flat(painter, look, height, 0.84)
        painter.restore()
    painter.end()
    return image
