"""Letter keys on keyboards without Latin letters: they do what the keys at the same places do on a US keyboard.

Qt resolves shortcuts itself as long as another layout of the user has Latin letters. This module handles only keys for
which neither Qt nor a text field has a use, so letters of a translated menu, and typed text, keep their meaning.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QMenuBar, QTabBar, QWidget

_EVDEV: Final = {16: "QWERTYUIOP[]", 30: "ASDFGHJKL;'", 44: "ZXCVBNM,./"}  # the first key of each row; so on Windows
_MACOS: Final = "ASDFHGZXCV\0BQWERYT123465=97-80]OU[IP\0LJ'K;\\,/NM."  # by virtual key code
_PLACES: Final = {first + at: letter for first, row in _EVDEV.items() for at, letter in enumerate(row)}
_X11_OFFSET: Final = 8  # of the key codes of X11 and Wayland
_GREEK: Final = 0x370  # all letters below are Latin, and these
_MORE_LATIN: Final = range(0x1E00, 0x1F00)
_CONTROLS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier

Callback = Callable[[], object]


class LetterKeys(QObject):
    """Lets the keys at the places of Latin letters work in every window of the application.

    `letters`: by Latin letters, those on the keys at their places, as far as known; empty on a Latin keyboard.
    """

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self.letters: dict[str, str] = {}
        application.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Handle a key by its place on the keyboard if Qt has found no shortcut for it."""
        if event.type() is not QEvent.Type.KeyPress:
            return False
        assert isinstance(event, QKeyEvent)
        letter = self._letter(event)
        return bool(letter) and _press_letter(event, letter)

    def _letter(self, event: QKeyEvent) -> str:
        """The Latin letter or sign at the place of the key; empty where the keyboard has Latin letters of its own."""
        own, place = event.key(), _place(event)
        if not ord(" ") < own <= sys.maxunicode or not place:
            return ""
        character = chr(own)
        self._learn(place, character)
        if not self.letters and place.isalpha() and not character.isalpha():  # as ; in the place of Q in Greek
            self.learn_keyboard()
        return place if self.letters and place != character and (place.isalpha() or not character.isascii()) else ""

    def learn_keyboard(self) -> None:
        """Learn the letters on all keys, on systems that tell them."""
        for place, character in zip(_PLACES.values(), characters(code + _X11_OFFSET for code in _PLACES), strict=False):
            self._learn(place, character)

    def _learn(self, place: str, character: str) -> None:
        if len(character) == 1 and character.isalpha():
            if ord(character) < _GREEK or ord(character) in _MORE_LATIN:
                self.letters.clear()
            else:
                self.letters[place] = character.upper()


def learn_keyboard() -> None:
    """Learn the letters on all keys, for `letter_on_key`, on systems that tell them."""
    keys = _letter_keys()
    if keys is not None:
        keys.learn_keyboard()


def letter_on_key(letter: str) -> str:
    """The letter on a key in place of this Latin one; empty if the key has the Latin one, or is not known yet."""
    keys = _letter_keys()
    return "" if keys is None else keys.letters.get(letter, "")


def _letter_keys() -> LetterKeys | None:
    application = QApplication.instance()
    return None if application is None else application.findChild(LetterKeys)


def _place(event: QKeyEvent) -> str:
    """What the key has on a US keyboard; empty for keys without a letter or a sign next to one."""
    match QGuiApplication.platformName():
        case "cocoa":
            return _MACOS[key].strip("\0") if (key := event.nativeVirtualKey()) < len(_MACOS) else ""
        case "windows":
            return _PLACES.get(event.nativeScanCode(), "")
        case _:
            return _PLACES.get(event.nativeScanCode() - _X11_OFFSET, "")


def _press_letter(event: QKeyEvent, letter: str) -> bool:
    """Press the key of a letter in place of another. False if nothing uses it."""
    focus = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
    own, twin = _Key(event.key(), event.modifiers(), event.text()), _Key(ord(letter), event.modifiers(), letter.lower())
    if focus is None or own.is_taken_by(focus):  # as a text field takes typed letters
        return False
    if isinstance(focus, QMenu | QMenuBar):
        is_for_focus = not any(QKeySequence.mnemonic(action.text()) == own.underlined for action in focus.actions())
    else:
        is_for_focus = twin.is_taken_by(focus)
    callback = partial(twin.press, focus) if is_for_focus else next(_callbacks(focus, twin.sequence), None)
    if callback is not None:
        callback()
    return callback is not None


class _Key(NamedTuple):
    """A pressed key, by Qt's code; for a letter, that of the capital."""

    code: int
    modifiers: Qt.KeyboardModifier
    text: str

    @property
    def sequence(self) -> QKeySequence:
        return QKeySequence(self.modifiers.value | self.code)

    @property
    def underlined(self) -> QKeySequence:
        """The keys that reach a widget with this underlined letter."""
        return QKeySequence(Qt.KeyboardModifier.AltModifier.value | self.code)

    def is_taken_by(self, focus: QWidget) -> bool:
        """Whether a widget takes this key before any shortcut."""
        event = self._event(QEvent.Type.ShortcutOverride)
        event.ignore()
        QApplication.sendEvent(focus, event)
        return event.isAccepted()

    def press(self, focus: QWidget) -> None:
        QApplication.sendEvent(focus, self._event(QEvent.Type.KeyPress))

    def _event(self, kind: QEvent.Type) -> QKeyEvent:
        return QKeyEvent(kind, self.code, self.modifiers, "" if self.modifiers & _CONTROLS else self.text)


def _callbacks(focus: QWidget, keys: QKeySequence) -> Iterator[Callback]:
    """The callbacks of these keys in the window of the focus: actions, shortcuts, and underlined letters of widgets."""
    window = focus.window()
    for action in window.findChildren(QAction):
        is_here = action.isEnabled() and any(_is_in(window, widget) for widget in action.associatedObjects())
        if is_here and keys in action.shortcuts():
            yield action.trigger
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.keys().count(keys) and _is_active(shortcut, window, focus):
            yield shortcut.activated.emit
    for widget in window.findChildren(QWidget):
        if widget.isEnabled() and _is_in(window, widget):
            yield from _underlined(widget, keys)


def _underlined(widget: QWidget, keys: QKeySequence) -> Iterator[Callback]:
    """The callbacks of a widget whose text has this underlined letter."""
    match widget:
        case QMenuBar():
            for action in widget.actions():
                if action.isEnabled() and QKeySequence.mnemonic(action.text()) == keys:
                    yield partial(widget.setActiveAction, action)
        case QAbstractButton() if widget.shortcut() == keys:
            yield widget.animateClick
        case QLabel() if widget.buddy() is not None and QKeySequence.mnemonic(widget.text()) == keys:
            yield partial(widget.buddy().setFocus, Qt.FocusReason.ShortcutFocusReason)
        case QTabBar():
            for tab in range(widget.count()):
                if QKeySequence.mnemonic(widget.tabText(tab)) == keys:
                    yield partial(widget.setCurrentIndex, tab)


def _is_active(shortcut: QShortcut, window: QWidget, focus: QWidget) -> bool:
    parent = shortcut.parent()
    if not isinstance(parent, QWidget) or not _is_in(window, parent):
        return False
    is_of_window = shortcut.context() is Qt.ShortcutContext.WindowShortcut
    return is_of_window or parent is focus or parent.isAncestorOf(focus)


def _is_in(window: QWidget, of: QObject) -> bool:
    return isinstance(of, QWidget) and of.isVisible() and of.window() is window


def characters(codes: Iterable[int]) -> list[str]:
    """What the keys with these X11 codes type in the present layout; empty on other systems."""
    if QGuiApplication.platformName() != "xcb":
        return []
    import ctypes  # noqa: PLC0415 - no start waits for it

    from PySide6.QtGui import QNativeInterface  # noqa: PLC0415 - it is different on each system

    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    server = application.nativeInterface()
    assert isinstance(server, QNativeInterface.QX11Application)
    connection = ctypes.c_void_p(server.connection())
    xkb, of_x11 = ctypes.CDLL("libxkbcommon.so.0"), ctypes.CDLL("libxkbcommon-x11.so.0")  # Qt has loaded both
    for make in (xkb.xkb_context_new, of_x11.xkb_x11_keymap_new_from_device, of_x11.xkb_x11_state_new_from_device):
        make.restype = ctypes.c_void_p
    context = ctypes.c_void_p(xkb.xkb_context_new(0))
    device = of_x11.xkb_x11_get_core_keyboard_device_id(connection)
    keymap = ctypes.c_void_p(of_x11.xkb_x11_keymap_new_from_device(context, connection, device, 0))
    state = ctypes.c_void_p(of_x11.xkb_x11_state_new_from_device(keymap, connection, device))
    typed, text = list[str](), ctypes.create_string_buffer(16)
    for code in codes:
        xkb.xkb_state_key_get_utf8(state, ctypes.c_uint32(code), text, ctypes.c_size_t(len(text)))
        typed.append(text.value.decode())
    xkb.xkb_state_unref(state)
    xkb.xkb_keymap_unref(keymap)
    xkb.xkb_context_unref(context)
    return typed
