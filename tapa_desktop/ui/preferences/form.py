"""One page of the Preferences dialog: its groups of fields, each with a suitable control."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.text.choices import Choices

from .fields import CheckField, ChoiceField, NumberField, PreferenceField, PreferenceGroup, PreferencePage, tip_of
from .pictures import BOARD_HEIGHT, CHECKERS_HEIGHT, PictureList, board_pictures, checkers_pictures

Control = QCheckBox | QComboBox | QDoubleSpinBox | QSlider | PictureList


class PreferenceForm(QWidget):
    """The controls of one page.

    Signals:
        changed: the name of a settings field, and the value that the player has chosen.
    """

    changed = Signal(str, object)

    def __init__(self, page: PreferencePage) -> None:
        super().__init__()
        self.controls: dict[str, Control] = {}
        self._fields: list[PreferenceField] = []
        self._settings: Settings | None = None
        layout = QVBoxLayout(self)
        for group in page.groups:
            layout.addWidget(self._box(group))
        layout.addStretch(1)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without emitting `changed`."""
        before, self._settings = self._settings, settings
        for field in self._fields:
            if before is not None and all(getattr(before, name) == getattr(settings, name) for name in field.sources):
                continue
            control = self.controls[field.field]
            control.setEnabled(field.matters(settings))
            with QSignalBlocker(control):
                if isinstance(control, PictureList):
                    self._offer_pictures(control, field, settings)
                elif isinstance(field, ChoiceField) and field.offered is not None:
                    _offer(control, field.choices_for(settings))
                _show(control, field.value_in(settings))

    def _box(self, group: PreferenceGroup) -> QGroupBox:
        box = QGroupBox(group.title)
        form = QFormLayout(box, rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in group.fields:
            self._add(form, field)
        if group.note:
            form.addRow(QLabel(group.note, wordWrap=True))
        return box

    def _add(self, form: QFormLayout, field: PreferenceField) -> None:
        control = self._control(field)
        control.setToolTip(field.tip or tip_of(field.field))
        self.controls[field.field] = control
        self._fields.append(field)
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

    def _control(self, field: PreferenceField) -> Control:
        match field:
            case CheckField():
                return self._tick(field)
            case ChoiceField() if field.pictures:
                return self._pictures(field)
            case ChoiceField():
                return self._choice(field)
            case NumberField() if field.is_slider:
                return self._slider(field)
            case NumberField():
                return self._number(field)

    def _tick(self, field: CheckField) -> QCheckBox:
        tick = QCheckBox(field.text)
        tick.clicked.connect(lambda checked: self.changed.emit(field.field, checked))
        return tick

    def _choice(self, field: ChoiceField) -> QComboBox:
        box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value, text in field.choices:
            box.addItem(text, value)
        box.activated.connect(lambda _index: self.changed.emit(field.field, box.currentData()))
        return box

    def _pictures(self, field: ChoiceField) -> PictureList:
        pictures = PictureList(BOARD_HEIGHT if field.pictures == "boards" else CHECKERS_HEIGHT)
        pictures.picked.connect(lambda value: self.changed.emit(field.field, value))
        return pictures

    def _slider(self, field: NumberField) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(round(field.low), round(field.high))
        slider.setSingleStep(round(field.step))
        slider.setPageStep(round(field.step))
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setTickInterval(round(field.step))
        slider.valueChanged.connect(lambda value: self.changed.emit(field.field, value))
        return slider

    def _number(self, field: NumberField) -> QDoubleSpinBox:
        number = QDoubleSpinBox(decimals=field.decimals, minimum=field.low, maximum=field.high, singleStep=field.step)
        number.setSuffix(field.unit)
        number.setKeyboardTracking(False)  # not at each key: a half-typed number is not meant
        number.valueChanged.connect(lambda value: self.changed.emit(field.field, field.rounded(value)))
        return number


def _offer(control: Control, choices: Choices) -> None:
    assert isinstance(control, QComboBox)
    control.clear()
    for value, text in choices:
        control.addItem(text, value)


def _show(control: Control, value: object) -> None:
    if isinstance(control, QCheckBox):
        control.setChecked(bool(value))
    elif isinstance(control, QComboBox):
        control.setCurrentIndex(control.findData(value))
    elif isinstance(control, PictureList):
        control.show_value(value)
    elif isinstance(control, QSlider):
        assert isinstance(value, int)
        control.setValue(value)
    else:
        assert isinstance(value, int | float)
        control.setValue(value)
