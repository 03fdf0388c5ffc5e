"""What the keys of the keyboard bear, as far as the system tells it: X11 does, Wayland keeps it from programs."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable

from PySide6.QtGui import QGuiApplication


def characters(codes: Iterable[int]) -> list[str]:
    """What the keys with these codes of X11 type in the layout in use; nothing on other systems."""
    if QGuiApplication.platformName() != "xcb":
        return []
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
