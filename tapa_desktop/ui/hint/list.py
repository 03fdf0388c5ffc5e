"""The list of the best plays, two lines each or more. A play is played by a click or by Enter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.ui.widgets.labels import scaled, wrapped_height
from tapa_desktop.ui.widgets.tables import Column, ColumnsModel

from .text import HintLine

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_MARGIN: Final = 5
_SMALLER: Final = 0.9
_Index = QModelIndex | QPersistentModelIndex


class HintList(QListView):
    """The list view of the best plays."""

    pointed = Signal(object)  # the `Candidate` below the pointer, else the one selected with the keyboard, else None
    played = Signal(object)  # the `Candidate` that was clicked, or selected and confirmed with Enter
    rollout_requested = Signal(object)  # the `Candidate` to roll out together with the best plays

    def __init__(self) -> None:
        super().__init__()
        # No tooltip: it would hide the arrows and the list.
        column: Column[HintLine] = Column("", lambda line: line.play, spoken=lambda line: line.spoken)
        self._model = ColumnsModel([column], self)
        self._hovered: Candidate | None = None
        self.setModel(self._model)
        self.setItemDelegate(HintDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Best moves"))
        self.entered.connect(self._hover)
        self.selectionModel().currentChanged.connect(self._point)
        self.clicked.connect(lambda index: self.played.emit(self._candidate(index)))

    @property
    def lines(self) -> tuple[HintLine, ...]:
        """The lines in the list."""
        return self._model.rows

    def show_lines(self, lines: tuple[HintLine, ...]) -> None:
        """List these lines. A selected play stays selected at its new place."""
        chosen = self._candidate(self.currentIndex())
        self._model.show_rows(lines)
        plays = [line.candidate.play for line in lines]
        if chosen is not None and chosen.play in plays:
            self.setCurrentIndex(self._model.index(plays.index(chosen.play), 0))
        self.updateGeometry()
        # WORKAROUND(Qt 6.9): a view does not emit `entered` when its rows change and the pointer does not move.
        viewport = self.viewport()
        at = viewport.mapFromGlobal(QCursor.pos())
        self._hover(self.indexAt(at) if viewport.underMouse() else QModelIndex())

    def sizeHint(self) -> QSize:
        """High enough for all lines."""
        rows = sum(self.sizeHintForRow(row) for row in range(len(self.lines)))
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Room for two plays; the rest can be scrolled to."""
        return QSize(0, min(self.sizeHint().height(), 4 * self.fontMetrics().height() + 16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height if the texts are wrapped at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Keep Enter from the window's shortcuts while a play is selected."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_for_me(event):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Clear the hovered play when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._hover(QModelIndex())
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter, select the best play with the first arrow key, clear the selection with Esc."""
        current = self.currentIndex()
        if self._is_for_me(event):
            self.played.emit(self._candidate(current))
        elif event.key() == Qt.Key.Key_Escape and current.isValid():
            self.setCurrentIndex(QModelIndex())
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up} and not current.isValid():
            self.setCurrentIndex(self._model.index(0, 0))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to roll out the play below the pointer, or the selected one."""
        candidate = self._candidate(self.indexAt(event.pos())) or self._candidate(self.currentIndex())
        if candidate is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Roll this move out…"), lambda: self.rollout_requested.emit(candidate))
        menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus without selecting a play."""
        current = self.currentIndex()
        super().focusInEvent(event)
        # WORKAROUND(Qt 6.9): a QAbstractItemView selects its first row when it gets the focus by Tab; undo that.
        if not current.isValid():
            self.setCurrentIndex(QModelIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the selection."""
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())

    def _is_for_me(self, event: QKeyEvent) -> bool:
        return event.key() in _ENTER and self.currentIndex().isValid()

    def _hover(self, index: QModelIndex) -> None:
        self._hovered = self._candidate(index)
        self._point()

    def _point(self) -> None:
        self.pointed.emit(self._hovered or self._candidate(self.currentIndex()))

    def _candidate(self, index: QModelIndex) -> Candidate | None:
        return self.lines[index.row()].candidate if index.isValid() else None


class HintDelegate(QStyledItemDelegate):
    """Paints the play and its equity, and smaller below them its probabilities and its loss to the best play.

    Long texts are wrapped: each kind of win has its own row then.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Reimplement `QStyledItemDelegate.paint`."""
        style, rect = option.widget.style(), option.rect.adjusted(_MARGIN, 2, -_MARGIN, -2)
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(option.palette.color(role))
        for font, left, right, room, height in self._rows(option.font, index.row()):
            painter.setFont(font)
            painter.drawText(rect, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, right)
            part = QRect(rect.left(), rect.top(), room, rect.height())
            if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                part.moveRight(rect.right())
            painter.drawText(part, Qt.TextFlag.TextWordWrap, left)
            rect.setTop(rect.top() + height)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the texts at the width of the list."""
        rows = self._rows(option.font, index.row())
        return QSize(0, sum(height for *_, height in rows) + 4)

    def _rows(self, base: QFont, number: int) -> Iterator[tuple[QFont, str, str, int, int]]:
        """The rows of a line: font, left text, right text, width of the left text, height."""
        view = self.parent()
        assert isinstance(view, HintList)
        line = view.lines[number]
        # Whether or not the list has a scroll bar now.
        width = view.width() - 2 * (view.frameWidth() + _MARGIN) - view.verticalScrollBar().sizeHint().width()
        upper, lower = scaled(base, 1.0, bold=True), scaled(base, _SMALLER)
        texts = [(upper, line.play, line.worth), (lower, line.chances, line.difference)]
        if QFontMetrics(lower).horizontalAdvance(f"{line.chances}  {line.difference}") > width:
            first, *others = line.chances.split(" · ")
            texts[1:] = [(lower, first, line.difference), *((lower, other, "") for other in others)]
        for font, left, right in texts:
            metrics = QFontMetrics(font)
            room = width - metrics.horizontalAdvance(right + "  ") * bool(right)
            yield font, left, right, room, wrapped_height(metrics, left, room)
