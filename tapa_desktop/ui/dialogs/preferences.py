"""What the player may set, applied at once. It stays open beside the game, and follows what the menus change."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QPushButton,
    QWidget,
)

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.choices import Choices, directions, speeds, starts, tutors

translate = QCoreApplication.translate


class PreferencesDialog(QDialog):
    """The preferences.

    Signals:
        changed: the `Settings` after a change by hand.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, themes: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self.boxes: dict[str, QComboBox] = {}
        self.ticks: dict[str, QCheckBox] = {}
        self.numbers: dict[str, QDoubleSpinBox] = {}
        layout = QFormLayout(self)
        self._add_box(layout, "speed", translate("Preferences", "Speed of checkers and dice"), speeds())
        self._add_tick(layout, "finish_turns", translate("Preferences", "Finish turns by themselves"))
        self._add_tick(layout, "roll_for_me", translate("Preferences", "Roll for me"))
        self._add_box(layout, "direction", translate("Preferences", "Bear off"), directions())
        self._add_box(layout, "two_checker_start", translate("Preferences", "Start with two checkers"), starts())
        self._add_box(layout, "theme", translate("Preferences", "Board"), themes)
        self._add_tick(layout, "show_numbers", translate("Preferences", "Numbers on the points"))
        self._add_tick(layout, "show_pips", translate("Preferences", "Pip counts"))
        self._add_box(layout, "tutor", translate("Preferences", "Tutor"), tutors())
        self._add_loss(layout, "doubtful_loss", translate("Preferences", "Doubtful from a loss of"))
        self._add_loss(layout, "error_loss", translate("Preferences", "An error from"))
        self._add_loss(layout, "blunder_loss", translate("Preferences", "A blunder from"))
        layout.addRow(self._buttons())
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these; they are not told back."""
        self._settings = settings
        for field, box in self.boxes.items():
            box.setCurrentIndex(box.findData(getattr(settings, field)))
        for field, tick in self.ticks.items():
            tick.setChecked(getattr(settings, field))
        for field, number in self.numbers.items():
            with QSignalBlocker(number):
                number.setValue(getattr(settings, field))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        defaults = QPushButton(self.tr("Restore defaults"))
        buttons.addButton(defaults, QDialogButtonBox.ButtonRole.ResetRole)
        defaults.clicked.connect(self._restore_defaults)
        buttons.rejected.connect(self.reject)
        return buttons

    def _add_box(self, layout: QFormLayout, field: str, label: str, choices: Choices) -> None:
        box = QComboBox()
        for key, text in choices:
            box.addItem(text, key)
        box.activated.connect(lambda _index: self._change(**{field: box.currentData()}))
        self.boxes[field] = box
        layout.addRow(label, box)

    def _add_tick(self, layout: QFormLayout, field: str, label: str) -> None:
        tick = QCheckBox(label)
        tick.clicked.connect(lambda checked: self._change(**{field: checked}))
        self.ticks[field] = tick
        layout.addRow(tick)

    def _add_loss(self, layout: QFormLayout, field: str, label: str) -> None:
        number = QDoubleSpinBox(decimals=3, minimum=0.001, maximum=3.0, singleStep=0.01)
        number.setSuffix(translate("Preferences", " points"))
        number.valueChanged.connect(lambda value: self._change(**{field: round(value, 3)}))
        self.numbers[field] = number
        layout.addRow(label, number)

    def _restore_defaults(self) -> None:
        """What is shown here as it was at first; what else is remembered, such as the last match, stays."""
        defaults = Settings()
        self._change(**{field: getattr(defaults, field) for field in (*self.boxes, *self.ticks, *self.numbers)})
        self.show_settings(self._settings)

    def _change(self, **fields: object) -> None:
        self._settings = msgspec.structs.replace(self._settings, **fields)
        self.changed.emit(self._settings)
