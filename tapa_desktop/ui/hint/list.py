"""The best plays, two lines each, to be pointed at, chosen by keys, and played by a click or by Enter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QCursor, QFocusEvent, QFont, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.ui.widgets.labels import scaled

from .text import HintLine

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_MARGIN: Final = 5
_SMALLER: Final = 0.9
_Index = QModelIndex | QPersistentModelIndex


class HintList(QListView):
    """The list.

    Signals:
        pointed: the `Candidate` below the pointer, or else the one that keys have chosen; None when there is neither.
        played: the `Candidate` that has been clicked, or chosen by Enter.
        rollout_wished: the `Candidate` that is to be rolled out beside the best plays.
    """

    pointed = Signal(object)
    played = Signal(object)
    rollout_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = HintModel(self)
        self._hovered: Candidate | None = None
        self.setModel(self._model)
        self.setItemDelegate(HintDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Best plays"))
        self.entered.connect(self._hover)
        self.selectionModel().currentChanged.connect(self._point)
        self.clicked.connect(lambda index: self.played.emit(self._option(index)))

    @property
    def lines(self) -> tuple[HintLine, ...]:
        """What is listed."""
        return self._model.lines

    def show_lines(self, lines: tuple[HintLine, ...]) -> None:
        """List these; what was chosen by keys stays so wherever it stands now."""
        chosen = self._option(self.currentIndex())
        self._model.show(lines)
        plays = [line.option.play for line in lines]
        if chosen is not None and chosen.play in plays:
            self.setCurrentIndex(self._model.index(plays.index(chosen.play), 0))
        self.updateGeometry()
        self._look_again()

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        rows = sum(self.sizeHintForRow(row) for row in range(len(self.lines)))
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Room for two plays: the others come by scrolling."""
        return QSize(0, min(self.sizeHint().height(), 4 * self.fontMetrics().height() + 16))

    def event(self, event: QEvent) -> bool:
        """Keep Enter from the window's shortcuts while a play is chosen."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_for_me(event):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Nothing is below the pointer when it has left."""
        if event.type() == QEvent.Type.Leave:
            self._hover(QModelIndex())
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays; the first arrow key chooses the best play; Esc chooses nothing."""
        current = self.currentIndex()
        if self._is_for_me(event):
            self.played.emit(self._option(current))
        elif event.key() == Qt.Key.Key_Escape and current.isValid():
            self.setCurrentIndex(QModelIndex())
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up} and not current.isValid():
            self.setCurrentIndex(self._model.index(0, 0))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to roll out the play below the pointer, or the one that keys have chosen."""
        option = self._option(self.indexAt(event.pos())) or self._option(self.currentIndex())
        if option is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Roll this play out …"), lambda: self.rollout_wished.emit(option))
        menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus alone chooses nothing."""
        current = self.currentIndex()
        super().focusInEvent(event)
        if not current.isValid():
            self.setCurrentIndex(QModelIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was chosen is of no more interest."""
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())

    def _is_for_me(self, event: QKeyEvent) -> bool:
        """Whether that is the key which plays what is chosen."""
        return event.key() in _ENTER and self.currentIndex().isValid()

    def _look_again(self) -> None:
        """What the pointer lies on may have become another play without its moving."""
        viewport = self.viewport()
        at = viewport.mapFromGlobal(QCursor.pos())
        self._hover(self.indexAt(at) if viewport.underMouse() else QModelIndex())

    def _hover(self, index: QModelIndex) -> None:
        self._hovered = self._option(index)
        self._point()

    def _point(self) -> None:
        self.pointed.emit(self._hovered or self._option(self.currentIndex()))

    def _option(self, index: QModelIndex) -> Candidate | None:
        return self._model.lines[index.row()].option if index.isValid() else None


class HintModel(QAbstractListModel):
    """Lines of a hint; what is read aloud is the whole sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[HintLine, ...] = ()

    def show(self, lines: tuple[HintLine, ...]) -> None:
        """Take these lines in place of those before."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """As Qt asks."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As Qt asks."""
        line = self.lines[index.row()]
        texts = {
            Qt.ItemDataRole.DisplayRole: line.play,
            Qt.ItemDataRole.ToolTipRole: line.told,
            Qt.ItemDataRole.AccessibleTextRole: line.told,
            Qt.ItemDataRole.UserRole: line,
        }
        return texts.get(Qt.ItemDataRole(role))


class HintDelegate(QStyledItemDelegate):
    """Paints a play and its equity, and smaller below them its chances and what it lacks to the best."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """As Qt asks."""
        line = index.data(Qt.ItemDataRole.UserRole)
        style, rect = option.widget.style(), option.rect.adjusted(_MARGIN, 2, -_MARGIN, -2)
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(option.palette.color(role))
        half = rect.height() // 2
        upper, lower = rect.adjusted(0, 0, 0, -half), rect.adjusted(0, rect.height() - half, 0, 0)
        _write(painter, scaled(option.font, 1.0, bold=True), upper, line.play, line.equity)
        _write(painter, scaled(option.font, _SMALLER), lower, line.chances, line.difference)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """As Qt asks: two lines of the font."""
        return QSize(0, 2 * option.fontMetrics.height() + 6)


def _write(painter: QPainter, font: QFont, rect: QRect, left: str, right: str) -> None:
    """One line with words at both ends; those at the left give way."""
    painter.setFont(font)
    metrics = painter.fontMetrics()
    room = rect.width() - metrics.horizontalAdvance(right + "  ") * bool(right)
    align = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignRight, right)
    painter.drawText(rect, align, metrics.elidedText(left, Qt.TextElideMode.ElideRight, room))
