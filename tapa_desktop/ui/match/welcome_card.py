"""What the first start says, laid over the half of the board on which nothing happens before the first throw."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tapa_desktop.ui.board.view.surface import BoardSurface
from tapa_desktop.ui.widgets.buttons import CloseButton

translate = QCoreApplication.translate
_WIDEST: Final = 340
_AROUND: Final = 8  # what is left free of the half on either side
_HIGH: Final = 32  # a button


class WelcomeCard(QFrame):
    """A few words with buttons. No point number lies below it, no checker and no dice."""

    def __init__(self, over: BoardSurface, text: str) -> None:
        super().__init__(over)
        self._over = over
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFrameShadow(QFrame.Shadow.Raised)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click on it is none on the board
        self.words = QLabel(text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.close_button = CloseButton(translate("MessageRow", "Close this message"))
        self.close_button.clicked.connect(self.go)
        self.buttons: list[QPushButton] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        over.installEventFilter(self)

    def offer(self, text: str, act: Callable[[], object]) -> None:
        """Put up a button that acts, and the card goes."""
        button = QPushButton(text)
        button.setMinimumHeight(_HIGH)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(act)
        button.clicked.connect(self.go)
        self.buttons.append(button)
        self._row.addWidget(button)

    def appear(self) -> None:
        """Show it; Tab leads from the board through its buttons."""
        for before, after in pairwise((self._over, *self.buttons, self.close_button)):
            self.setTabOrder(before, after)
        self.show()  # first, since the words have no height that can be relied on before
        self._place()
        self.raise_()

    def go(self) -> None:
        """Go away for good. The focus goes back to the board, and to no button."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._over.setFocus()
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in that half while the window changes its size."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.words, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.addLayout(top)
        layout.addLayout(self._row)

    def _place(self) -> None:
        """In the middle of that half, with the buttons one below the other where they have no room side by side."""
        half = self._over.layout_now().halves[1]
        wide = min(_WIDEST, round(half.width()) - 2 * _AROUND)
        layout, ways = self.layout(), QBoxLayout.Direction
        assert layout is not None
        for way in (ways.LeftToRight, ways.TopToBottom):
            self._row.setDirection(way)
            layout.activate()
            if layout.minimumSize().width() <= wide:
                break
        wide = max(wide, layout.minimumSize().width())
        size = QSize(wide, layout.totalHeightForWidth(wide))
        self.resize(size)
        corner = half.center().toPoint() - self.rect().center()
        self.move(max(0, corner.x()), max(0, corner.y()))
