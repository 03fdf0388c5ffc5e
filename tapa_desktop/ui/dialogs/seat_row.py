"""Who plays one side: a person, or the computer at some level, and perhaps a name."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from tapa_desktop.app.levels import level_choices
from tapa_desktop.game.events import Seat
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.wording import level_name, side_name

_LONGEST_NAME = 40


class SeatRow(QWidget):
    """A choice and a line for a name."""

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._who.setMinimumContentsLength(12)
        self.setFocusProxy(self._who)
        self._who.setAccessibleName(self.tr("Who plays {side}").format(side=side_name(side)))
        self._who.setToolTip(self._who.accessibleName())
        self._who.addItem(self.tr("Person"), None)
        for choice in level_choices():
            self._who.addItem(self.tr("Computer: {level}").format(level=level_name(choice.key)), choice.key)
        self._name = QLineEdit(placeholderText=self.tr("Name, if you like"), maxLength=_LONGEST_NAME)
        self._name.setAccessibleName(self.tr("Name of {side}").format(side=side_name(side)))
        self._name.setToolTip(self._name.accessibleName())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._who, 3)
        layout.addWidget(self._name, 2)

    def show_seat(self, seat: Seat) -> None:
        """Show this choice; a level that is no longer offered becomes a person's seat."""
        self._who.setCurrentIndex(max(0, self._who.findData(seat.level)))
        self._name.setText(seat.name)

    def seat(self) -> Seat:
        """What is chosen."""
        level = self._who.currentData()
        return Seat(level if isinstance(level, str) else None, self._name.text().strip())
