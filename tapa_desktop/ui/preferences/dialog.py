"""The Preferences dialog and its lines. Changes apply at once, and it follows those in the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.messages.row import MessageRow
from tapa_desktop.ui.text.names import Choices
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialog_parts import CloseBox, Scrolled
from tapa_desktop.ui.widgets.dialogs import fill, name_by_tip

from .pages import (
    CheckField,
    ChoiceField,
    NumberField,
    PreferenceField,
    PreferenceGroup,
    PreferencePage,
    preference_pages,
    tip_of,
)
from .pictures import BOARD_HEIGHT, CHECKERS_HEIGHT, PictureList, board_pictures, checkers_pictures

_THRESHOLDS: Final = ("doubtful_loss", "error_loss", "blunder_loss")  # in ascending order
_WIDE: Final = 500  # logical pixels: the width of a page
_SIZE: Final = (620, 420)
_MARGIN: Final = 24
_SPACING: Final = 3


class PreferencesWork(msgspec.Struct, frozen=True):
    """Where a player is in the dialog."""

    page: int
    focused: str  # the settings field; empty for none
    replaced: dict[str, object]


class PreferencesDialog(QDialog):
    """The dialog."""

    changed = Signal(object)  # the new `Settings` after the player has changed one

    def __init__(
        self, settings: Settings, themes: Choices, parent: QWidget | None = None, *, can_play: bool = True
    ) -> None:
        """`themes` are the boards available; `can_play` says whether there is a library for sounds."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self._restored: MessageRow | None = None  # the message with the offer to undo the defaults
        self.replaced: dict[str, object] = {}  # the values they have replaced, while that can be undone
        self.list, self.pages = QListWidget(), QStackedWidget()
        self.controls: dict[str, Control] = {}  # the widget of each settings field in the dialog
        self.forms = [self._add_page(page) for page in preference_pages(themes, can_play=can_play)]
        self._lay_out()
        self.show_settings(settings)
        self.resize(self.sizeHint().expandedTo(QSize(*_SIZE)))

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without emitting `changed`."""
        self._settings = settings
        for form in self.forms:
            form.show_settings(settings)

    def work(self) -> PreferencesWork:
        """The page, the field with the focus, and the replaced values: the defaults may change the language."""
        focused = (field for field, control in self.controls.items() if control is self.focusWidget())
        return PreferencesWork(self.list.currentRow(), next(focused, ""), self.replaced)

    def take_up(self, work: PreferencesWork) -> None:
        """Show the page, the focus and the message of another dialog."""
        self.list.setCurrentRow(work.page)
        if work.focused:
            self.controls[work.focused].setFocus()
        if work.replaced:
            self.offer_undo(work.replaced)

    def restore_defaults(self) -> None:
        """Restore the defaults of the fields in the dialog; other settings, such as the last match, stay."""
        defaults = Settings()
        before = {field: getattr(self._settings, field) for field in self.controls}
        self._change({field: getattr(defaults, field) for field in self.controls})
        self.offer_undo({field: value for field, value in before.items() if value != getattr(defaults, field)})

    def offer_undo(self, before: dict[str, object]) -> None:
        """Show a message that the defaults are restored, with a button to undo that."""
        if self._restored is not None:
            self._restored.close_row()
        self.replaced = before
        self._restored = MessageRow(Message("info", self.tr("Preferences reset to defaults.")), self)
        self._restored.closed.connect(self._forget_undo)
        self._restored.offer(self.tr("&Undo"), lambda: self._change(before))
        self._outer.insertWidget(1, self._restored)

    def _add_page(self, page: PreferencePage) -> PreferenceForm:
        form = PreferenceForm(page)
        form.changed.connect(lambda field, value: self._change(_with_thresholds(self._settings, field, value)))
        self.controls |= form.controls
        self.list.addItem(page.title)
        self.pages.addWidget(Scrolled(form, _WIDE))
        return form

    def _lay_out(self) -> None:
        name_by_tip(self.list, self.tr("Pages of the preferences"))
        self.list.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.list.setCurrentRow(0)
        self.list.setSpacing(_SPACING)
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + _MARGIN)
        columns = fill(QHBoxLayout(), self.list, (self.pages, 1))
        self._outer = fill(QVBoxLayout(self), (columns, 1), self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        buttons = CloseBox(self)
        defaults = QPushButton(self.tr("Restore &defaults"))
        defaults.setToolTip(self.tr("Reset all preferences to their defaults; this can be undone"))
        buttons.addButton(defaults, QDialogButtonBox.ButtonRole.ResetRole)
        defaults.clicked.connect(self.restore_defaults)
        for button in buttons.buttons():
            assert isinstance(button, QPushButton)
            button.setAutoDefault(False)  # Enter in a spin box must only set its value
        return buttons

    def _forget_undo(self) -> None:
        self._restored, self.replaced = None, {}

    def _change(self, fields: dict[str, object]) -> None:
        self.show_settings(msgspec.structs.replace(self._settings, **fields))
        self.changed.emit(self._settings)


def _with_thresholds(settings: Settings, field: str, value: Any) -> dict[str, object]:
    """The change of a field; a threshold also moves milder ones above it, and worse ones below it."""
    if field not in _THRESHOLDS:
        return {field: value}
    at = _THRESHOLDS.index(field)
    lower = {name: min(getattr(settings, name), value) for name in _THRESHOLDS[:at]}
    higher = {name: max(getattr(settings, name), value) for name in _THRESHOLDS[at + 1 :]}
    return {**lower, field: value, **higher}


Control = QCheckBox | QComboBox | QDoubleSpinBox | QSlider | PictureList


class PreferenceForm(QWidget):
    """The controls of one page."""

    changed = Signal(str, object)  # the name of a settings field, and the value that the player has chosen

    def __init__(self, page: PreferencePage) -> None:
        super().__init__()
        self.controls: dict[str, Control] = {}
        self._fields: list[tuple[PreferenceField, Callable[[Any], object]]] = []  # with the slots for their values
        self._settings: Settings | None = None
        fill(QVBoxLayout(self), *map(self._box, page.groups), 1)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without emitting `changed`."""
        before, self._settings = self._settings, settings
        for field, show in self._fields:
            if before is not None and all(getattr(before, name) == getattr(settings, name) for name in field.sources):
                continue
            control = self.controls[field.field]
            control.setEnabled(field.matters(settings))
            with QSignalBlocker(control):
                if isinstance(control, PictureList):
                    self._offer_pictures(control, field, settings)
                show(field.value_in(settings))

    def _box(self, group: PreferenceGroup) -> QGroupBox:
        box = QGroupBox(group.title)
        form = QFormLayout(box, rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in group.fields:
            self._add(form, field)
        if group.note:
            form.addRow(QLabel(group.note, wordWrap=True))
        return box

    def _add(self, form: QFormLayout, field: PreferenceField) -> None:
        control, show = self._control(field)
        control.setToolTip(tip_of(field.field))
        self.controls[field.field] = control
        self._fields.append((field, show))
        if isinstance(control, QCheckBox):
            form.addRow(control)
        elif isinstance(control, PictureList):
            control.setAccessibleName(field.text)
            label = QLabel(field.text)
            label.setBuddy(control)
            form.addRow(label)
            form.addRow(control)
        else:
            control.setAccessibleName(field.text)
            form.addRow(field.text, control)

    def _offer_pictures(self, pictures: PictureList, field: PreferenceField, settings: Settings) -> None:
        assert isinstance(field, ChoiceField)
        choices, ratio = field.choices_for(settings), self.devicePixelRatioF()
        if field.pictures == "checkers":
            pictures.offer(choices, checkers_pictures(choices, settings.theme, ratio))
        elif not pictures.values:
            pictures.offer(choices, board_pictures(choices, ratio))

    def _control(self, field: PreferenceField) -> tuple[Control, Callable[[Any], object]]:
        match field:
            case CheckField():
                tick = QCheckBox(field.text)
                tick.clicked.connect(lambda checked: self.changed.emit(field.field, checked))
                return tick, tick.setChecked
            case ChoiceField() if field.pictures:
                pictures = PictureList(BOARD_HEIGHT if field.pictures == "boards" else CHECKERS_HEIGHT)
                pictures.picked.connect(lambda value: self.changed.emit(field.field, value))
                return pictures, pictures.show_value
            case ChoiceField():
                box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
                for value, text in field.choices:
                    box.addItem(text, value)
                box.activated.connect(lambda _index: self.changed.emit(field.field, box.currentData()))
                return box, lambda value: box.setCurrentIndex(box.findData(value))
            case NumberField() if field.is_slider:
                slider = QSlider(Qt.Orientation.Horizontal)
                slider.setRange(round(field.low), round(field.high))
                for set_step in (slider.setSingleStep, slider.setPageStep, slider.setTickInterval):
                    set_step(round(field.step))
                slider.setTickPosition(QSlider.TickPosition.TicksBelow)
                slider.valueChanged.connect(lambda value: self.changed.emit(field.field, value))
                return slider, slider.setValue
            case NumberField():
                number = QDoubleSpinBox(
                    decimals=field.decimals, minimum=field.low, maximum=field.high, singleStep=field.step
                )
                number.setSuffix(field.unit)
                number.setKeyboardTracking(False)  # not at each key: the number may be half typed
                number.valueChanged.connect(lambda value: self.changed.emit(field.field, field.rounded(value)))
                return number, number.setValue
