"""Eyes and a finger before a virtual screen, by libX11 and libXtst: quicker than a program started for each look."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p
from typing import Final

_ALL_PLANES: Final = 0xFFFFFFFF
_BY_PIXELS: Final = 2  # ZPixmap
_PATCH: Final = 64  # pixels of the middle of a window that are looked at, each way
_COLOURS: Final = 8  # a board has more there; what has not been painted has one
_LEAST: Final = 300  # pixels; smaller windows are no boards
_SPACE: Final = 0x20
_TO_PARENT: Final = 2

_Ids = POINTER(c_ulong)


class _Text(Structure):
    """A text of X, in any encoding."""

    _fields_ = (("value", c_char_p), ("encoding", c_ulong), ("format", c_int), ("length", c_ulong))


class Sight:
    """What is to be seen on a screen by its X name. Only one of them at a time."""

    def __init__(self, display: str) -> None:
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self._x, name).restype = c_void_p
        self._x.XDefaultRootWindow.restype = self._x.XInternAtom.restype = c_ulong
        self._x.XGetPixel.restype = c_ulong
        self._calm = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda *_: 0)  # windows may go while looked at
        self._x.XSetErrorHandler(self._calm)
        self._display = c_void_p(self._x.XOpenDisplay(display.encode()))
        self._root = c_ulong(self._x.XDefaultRootWindow(self._display))

    def painted_window(self, title: str) -> int | None:
        """The X number of a window with a title that ends so, once its middle shows a picture."""
        found = (window for window in self._windows() if self._title(window).endswith(title))
        return next((window for window in found if self._is_painted(window)), None)

    def press_space(self, window: int) -> None:
        """Press the space bar in a window."""
        self._x.XSetInputFocus(self._display, c_ulong(window), _TO_PARENT, c_ulong(0))
        code = self._x.XKeysymToKeycode(self._display, c_ulong(_SPACE))
        for down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, code, down, c_ulong(0))
        self._x.XSync(self._display, 0)

    def close(self) -> None:
        """Look no longer."""
        self._x.XCloseDisplay(self._display)

    def _windows(self) -> list[int]:
        one, other, children, count = c_ulong(), c_ulong(), _Ids(), c_uint()
        self._x.XQueryTree(self._display, self._root, byref(one), byref(other), byref(children), byref(count))
        windows = list(children[: count.value])
        if windows:
            self._x.XFree(children)
        return windows

    def _title(self, window: int) -> str:
        name, kind = _Text(), self._x.XInternAtom(self._display, b"_NET_WM_NAME", 0)
        self._x.XGetTextProperty(self._display, c_ulong(window), byref(name), c_ulong(kind))
        return (name.value or b"").decode("utf-8", "replace")

    def _is_painted(self, window: int) -> bool:
        root, left, top = c_ulong(), c_int(), c_int()
        wide, high, border, depth = c_uint(), c_uint(), c_uint(), c_uint()
        self._x.XGetGeometry(
            self._display, c_ulong(window), byref(root), byref(left), byref(top),
            byref(wide), byref(high), byref(border), byref(depth),
        )  # fmt: skip
        if min(wide.value, high.value) < _LEAST:
            return False
        return len(self._colours(window, (wide.value - _PATCH) // 2, (high.value - _PATCH) // 2)) > _COLOURS

    def _colours(self, window: int, left: int, top: int) -> set[int]:
        """Those of a square patch; none while the window is not on the screen."""
        image = self._x.XGetImage(
            self._display, c_ulong(window), left, top, _PATCH, _PATCH, c_ulong(_ALL_PLANES), _BY_PIXELS
        )
        if not image:
            return set()
        place = c_void_p(image)
        colours = {self._x.XGetPixel(place, x, y) for x in range(0, _PATCH, 2) for y in range(0, _PATCH, 2)}
        self._x.XDestroyImage(place)
        return colours
