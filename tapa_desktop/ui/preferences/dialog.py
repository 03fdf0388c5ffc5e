"""The Preferences dialog. Changes apply at once. It stays open beside the game and follows changes in the menus."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.messages.row import MessageRow
from tapa_desktop.ui.text.choices import Choices
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import CloseBox, Scrolled

from .fields import PreferencePage
from .form import Control, PreferenceForm
from .pages import preference_pages

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
    """The dialog.

    Signals:
        changed: the new `Settings` after the player has changed one.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, themes: Choices, parent: QWidget | None = None, *, can_play: bool = True
    ) -> None:
        """`themes` are the boards available; `can_play` says whether there is a library for sounds."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self._restored: MessageRow | None = None  # the message that defaults are restored, while that can be undone
        self.replaced: dict[str, object] = {}  # what they have replaced, while that can be undone
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
        """The page, the field with the focus, and what can be undone: the defaults may bring another language."""
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
        form.changed.connect(lambda field, value: self._change({field: value}))
        self.controls |= form.controls
        self.list.addItem(page.title)
        scrolled = Scrolled(form, _WIDE)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the focused control is scrolled into view anyway
        self.pages.addWidget(scrolled)
        return form

    def _lay_out(self) -> None:
        self.list.setAccessibleName(self.tr("Pages of the preferences"))
        self.list.setToolTip(self.list.accessibleName())
        self.list.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.list.setCurrentRow(0)
        self.list.setSpacing(_SPACING)
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + _MARGIN)
        columns = QHBoxLayout()
        columns.addWidget(self.list)
        columns.addWidget(self.pages, 1)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(columns, 1)
        self._outer.addWidget(self._buttons())

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
