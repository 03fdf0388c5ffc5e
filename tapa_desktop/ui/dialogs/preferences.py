"""What the player may set, applied at once. It stays open beside the game, and follows what the menus change."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QPushButton, QWidget

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.choices import Choices, directions, speeds, starts

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
        layout = QFormLayout(self)
        self._add_box(layout, "speed", translate("Preferences", "Speed of checkers and dice"), speeds())
        self._add_tick(layout, "finish_turns", translate("Preferences", "Finish turns by themselves"))
        self._add_tick(layout, "roll_for_me", translate("Preferences", "Roll for me"))
        self._add_box(layout, "direction", translate("Preferences", "Bear off"), directions())
        self._add_box(layout, "two_checker_start", translate("Preferences", "Start with two checkers"), starts())
        self._add_box(layout, "theme", translate("Preferences", "Board"), themes)
        self._add_tick(layout, "show_numbers", translate("Preferences", "Numbers on the points"))
        self._add_tick(layout, "show_pips", translate("Preferences", "Pip counts"))
        layout.addRow(self._buttons())
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these; they are not told back."""
        self._settings = settings
        for field, box in self.boxes.items():
            box.setCurrentIndex(box.findData(getattr(settings, field)))
        for field, tick in self.ticks.items():
            tick.setChecked(getattr(settings, field))

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

    def _restore_defaults(self) -> None:
        """What is shown here as it was at first; what else is remembered, such as the last match, stays."""
        defaults = Settings()
        self._change(**{field: getattr(defaults, field) for field in (*self.boxes, *self.ticks)})
        self.show_settings(self._settings)

    def _change(self, **fields: object) -> None:
        self._settings = msgspec.structs.replace(self._settings, **fields)
        self.changed.emit(self._settings)
