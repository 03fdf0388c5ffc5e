"""Helpers for all windows: buttons and the keys that press them, sizes, focus, and opening."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette, QScreen, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QComboBox,
    QDialog,
    QLayout,
    QPushButton,
    QToolButton,
    QWidget,
)

from .labels import LARGER, scaled

NEXT_HEIGHT: Final = 44
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]  # of a layout, as `fill` takes it
_Box = TypeVar("_Box", bound=QBoxLayout)
_Dialog = TypeVar("_Dialog", bound=QDialog)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ButtonKeys(QObject):
    """Lets Space and Enter press the focused button of a window, even where they are shortcuts of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Space and Enter from the shortcuts while a button has the focus, and press it with Enter."""
        # WORKAROUND(Qt 6.9): shortcuts of the window win over the focused button, and outside dialogs Enter presses no
        # button.
        if isinstance(event, QKeyEvent) and event.key() in (*_ENTER, Qt.Key.Key_Space):
            button = QApplication.focusWidget()
            if isinstance(button, QAbstractButton) and button.window() is self._window:
                if event.type() is QEvent.Type.ShortcutOverride:
                    event.accept()
                    return True
                if event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
                    button.click()
                    return True
        return super().eventFilter(watched, event)


def window_action(window: QWidget, text: str, *keys: str) -> QAction:
    """An action with these keys, which work anywhere in the window."""
    action = QAction(text, window)
    # By their names in English: in Turkish, Return and Enter are both called Enter.
    action.setShortcuts([QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText) for key in keys])
    window.addAction(action)
    return action


class ActionButton(QPushButton):
    """A button for an action. It takes the focus by Tab only, and gives it up when it is disabled."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(action.isCheckable())
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        if not self._action.isEnabled():
            # WORKAROUND(Qt 6.9): Qt would move the focus of a disabled button to the next one, and Space would then do
            # something else.
            self.clearFocus()
        self.setText(self._action.iconText())
        self.setChecked(self._action.isChecked())
        self.setEnabled(self._action.isEnabled())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{self._action.toolTip()} ({keys})" if keys else self._action.toolTip())


class NextButton(ActionButton):
    """The large button for the primary action, in the highlight colour made `darker`; 100 percent keep it as it is."""

    def __init__(self, action: QAction, *, darker: int = 145) -> None:
        super().__init__(action)
        self._darker = darker
        self.setFont(scaled(self.font(), LARGER))
        self.setMinimumSize(150, NEXT_HEIGHT)
        self._apply_highlight()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._apply_highlight()

    def _apply_highlight(self) -> None:
        usual, palette = self.palette(), QPalette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            colour = usual.color(group, QPalette.ColorRole.Highlight).darker(self._darker)
            palette.setColor(group, QPalette.ColorRole.Button, colour)
            text = usual.brush(group, QPalette.ColorRole.HighlightedText)
            palette.setBrush(group, QPalette.ColorRole.ButtonText, text)
        self.setPalette(palette)


class OfferedButton(ActionButton):
    """A button that is visible only while its action is enabled."""

    def _follow(self) -> None:
        super()._follow()
        self.setVisible(self._action.isEnabled())


class AnswerButton(OfferedButton):
    """One of the two answers to a double, larger than the other buttons."""

    def __init__(self, action: QAction) -> None:
        super().__init__(action)
        self.setFont(scaled(self.font(), LARGER))
        self.setMinimumSize(100, NEXT_HEIGHT)


class CloseButton(QToolButton):
    """A cross, with a text for the tool tip and for screen readers."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText("✕")
        self.setAutoRaise(True)
        name_by_tip(self, text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class FoldingButton(QToolButton):
    """Shows or hides what is below it. Its arrow points down while that is shown."""

    def __init__(self, text: str, tip: str = "") -> None:
        super().__init__(autoRaise=True, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setText(text)
        self.setToolTip(tip)
        self.setCheckable(True)
        self.toggled.connect(self._show_arrow)
        self._show_arrow(is_shown=False)

    def _show_arrow(self, is_shown: bool) -> None:
        along = Qt.ArrowType.LeftArrow if self.isRightToLeft() else Qt.ArrowType.RightArrow  # as lines of text
        self.setArrowType(Qt.ArrowType.DownArrow if is_shown else along)


SMALLEST: Final = (632, 420)  # the least size of a window with a board or a table: in its frame on 640 × 480 pixels
_WITHOUT_SCREEN: Final = (1366, 768)  # as on a small screen


def room_of(widget: QWidget) -> QSize:
    """The room for windows on the screen of a widget, in logical pixels; a guess after the last screen has gone."""
    screen: QScreen | None = widget.screen()
    return screen.availableSize() if screen is not None else QSize(*_WITHOUT_SCREEN)


def keep_large(window: QWidget) -> None:
    """Keep a window at least as large as `SMALLEST`, unless its screen is smaller: then it may fit its content."""
    room = room_of(window)
    if room.width() >= SMALLEST[0]:
        window.setMinimumWidth(SMALLEST[0])
    if room.height() >= SMALLEST[1]:
        window.setMinimumHeight(SMALLEST[1])


def fill(layout: _Box, *parts: Part, edge: int | None = None) -> _Box:
    """Add these parts to a layout, and return it: a part, a part with its share of the room, or a number as a stretch.

    `edge`: the width of all four margins, in logical pixels, instead of the default.
    """
    for part in parts:
        inner, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(inner, QWidget):
            layout.addWidget(inner, share)
        elif isinstance(inner, int):
            layout.addStretch(inner)
        else:
            layout.addLayout(inner, share)
    if edge is not None:
        layout.setContentsMargins(edge, edge, edge, edge)
    return layout


def plain_button(text: str, tip: str, slot: Callable[[], object] | None = None) -> QPushButton:
    """A button of a dialog which Enter in another field does not press."""
    button = QPushButton(text, autoDefault=False)
    button.setToolTip(tip)
    if slot is not None:
        button.clicked.connect(slot)
    return button


def fill_box(box: QComboBox, choices: Iterable[tuple[str, object]], chosen: object) -> None:
    """Replace the choices of a combo box, and choose one by its value, or the first, without a signal."""
    with QSignalBlocker(box):
        box.clear()
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))


def name_by_tip(widget: QWidget, text: str) -> None:
    """Give a widget without a label of its own a name for screen readers, and the same as its tool tip."""
    widget.setAccessibleName(text)
    widget.setToolTip(text)


def tab_through(*widgets: QWidget) -> None:
    """Let Tab lead from each of these widgets to the next."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)


def give_back_focus(hidden: QWidget, to: QWidget) -> None:
    """Move the focus from a widget about to be hidden to another one."""
    # WORKAROUND(Qt 6.9): Qt would move the focus of a hidden button to the next one.
    focused = QApplication.focusWidget()
    if focused is not None and hidden.isAncestorOf(focused):
        to.setFocus()


def show_and_raise(window: QWidget) -> None:
    """Show a window in front of all others, not minimized, and give it the keyboard."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


class Opener(QObject):
    """Opens dialogs, each at most once, and forgets those that are closed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs: dict[str, QDialog] = {}  # those that are open, by their names

    def _open(self, name: str, make: Callable[[], _Dialog], *, closed_by: QAction | None = None) -> _Dialog:
        """The dialog of this name, in front of all others; made if it is not open. The keys of `closed_by` close it."""
        dialog = cast("_Dialog | None", self._dialogs.get(name))
        if dialog is None:
            dialog = self._dialogs[name] = make()
            dialog.setObjectName(name)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.finished.connect(lambda: self._dialogs.pop(name, None))
            if closed_by is not None:
                close_by(dialog, closed_by)
        show_and_raise(dialog)
        return dialog


def close_by(window: QWidget, action: QAction) -> None:
    """Let the keys that open a window close it again."""
    for keys in action.shortcuts():
        QShortcut(keys, window, window.close)


def make_top_level(window: QWidget) -> None:
    """Let a window that is not shown yet go behind its parent window when the parent is raised."""
    # WORKAROUND(Qt 6.9): a dialog always stays above its parent window, so it would hide the board while the player
    # plays on. Without a transient parent it does not.
    window.create()  # makes a handle; `winId` would also make native windows of the parent's widgets
    window.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # Qt allows None, its stubs do not
