"""The best plays, two lines each, to be pointed at, chosen by keys, and played by a click or by Enter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QCursor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QWidget

from tapa_desktop.coach.judging import Option

from .hint_lines import HintLine
from .hint_rows import HintDelegate, HintModel

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HintList(QListView):
    """The list.

    Signals:
        pointed: the `Option` below the pointer, or else the one that keys have chosen; None when there is neither.
        played: the `Option` that has been clicked, or chosen by Enter.
        rollout_wished: the `Option` that is to be rolled out beside the best plays.
    """

    pointed = Signal(object)
    played = Signal(object)
    rollout_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = HintModel(self)
        self._hovered: Option | None = None
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

    def _option(self, index: QModelIndex) -> Option | None:
        return self._model.lines[index.row()].option if index.isValid() else None
