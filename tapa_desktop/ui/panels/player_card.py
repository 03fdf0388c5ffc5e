"""The card of one player: name, level, score, pips, the cube, and whether it is his to do something."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QStyle, QWidget

from tapa_desktop.ui.numerals import whole

from .fonts import scaled


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What is shown of one player.

    `rest` has the pips, empty where the player wants to see none, and the cube where this side owns it. `tip` is what
    there is to say of the player besides, on request.
    """

    name: str
    seat: str
    score: int
    rest: tuple[str, ...]
    is_to_act: bool
    is_thinking: bool
    tip: str


class PlayerCard(QFrame):
    """One player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._is_to_act = False
        self._disc, self._name, self._seat, self._score, self._rest = (QLabel() for _ in range(5))
        for label in (self._name, self._seat, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._score.setFont(scaled(self.font(), 1.6, bold=True))
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._score.setToolTip(self.tr("Points in this match"))
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 6, 10, 6)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._disc, 0, 0, 3, 1)
        layout.addWidget(self._name, 0, 1)
        layout.addWidget(self._seat, 1, 1)
        layout.addWidget(self._rest, 2, 1)
        layout.addWidget(self._score, 0, 2, 3, 1)

    @property
    def bar(self) -> QRect:
        """Where the bar of the one who is to act stands: where lines begin."""
        return QStyle.visualRect(self.layoutDirection(), self.rect(), QRect(1, 1, 5, self.height() - 2))

    def set_icon(self, icon: QIcon) -> None:
        """Show the colour of this player's checkers."""
        self._disc.setPixmap(icon.pixmap(22, 22))

    def show_player(self, line: PlayerLine) -> None:
        """Show these values."""
        self._is_to_act = line.is_to_act
        self._name.setFont(scaled(self.font(), 1.1, bold=line.is_to_act))
        self._name.setText(line.name)
        self._seat.setText(self.tr("thinks …") if line.is_thinking else line.seat)
        self._seat.setVisible(line.is_thinking or line.seat != line.name)
        self._rest.setText(" · ".join(line.rest))
        self._rest.setVisible(bool(line.rest))
        self._score.setText(whole(line.score))
        self.setAccessibleName(f"{line.name}, {line.seat}, {whole(line.score)}, {', '.join(line.rest)}")
        self.setToolTip(line.tip)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, with a bar at the side of the one who is to act."""
        super().paintEvent(event)
        if self._is_to_act:
            painter = QPainter(self)
            painter.fillRect(self.bar, self.palette().highlight())
            painter.end()
