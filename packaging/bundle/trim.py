"""What is left out of the frozen program, and why. Untrimmed, a bundle is half as large again.

An entry of PyInstaller's tables of contents is a triple: the place in the bundle, the file it comes from, its kind.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

Entry = tuple[str, str, str]

EXCLUDED_MODULES: Final = (
    "tapa_desktop.training",  # makes the networks; the program only reads them
    "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtNetwork",  # only QtWidgets, no socket
    "ssl", "_ssl", "_hashlib", "ftplib", "smtplib", "xmlrpc",  # offline; hashlib does without OpenSSL
    "tkinter", "curses", "readline", "pdb", "pydoc", "doctest", "unittest", "lib2to3",  # for a terminal, or for tests
    "yaml", "tomli_w",  # msgspec reads more formats than this program does
    "attr", "attrs", "typing_extensions",  # and knows more kinds of classes
    "multiprocessing", "email", "importlib.metadata", "tarfile",  # for what others ask of Python's own modules
    "_pydecimal", "_pydatetime",  # in place of those in C, which are there
    "pip", "setuptools", "pkg_resources", "distutils",  # nothing is installed into a frozen program
    "numpy",  # for training; no module that the program imports needs it
)  # fmt: skip

# For the sounds; PyInstaller does not see it, since a library imports it.
HIDDEN_MODULES: Final = ("_cffi_backend",)

# Of Qt's plugins only these are kept, also of newer versions. Each name is that of Linux, Windows or macOS.
KEPT_PLUGINS: Final = (
    "platforms/*qxcb*", "platforms/*qwayland*", "platforms/*qwindows*", "platforms/*qcocoa*",
    "platforms/*qoffscreen*",  # the smoke test of the very folder that is shipped
    "wayland-shell-integration/*xdg-shell*", "wayland-decoration-client/*",
    "platforminputcontexts/*compose*", "platforminputcontexts/*ibus*",  # dead keys, input methods
    "platformthemes/*xdgdesktopportal*",  # the desktop's own file dialogs; the gtk3 theme would bring all of GTK
    "iconengines/*svg*", "imageformats/*svg*",  # PNG needs no plugin
    "styles/*qmacstyle*",  # the native look of macOS; Windows, too, has Qt's own
)  # fmt: skip

# Of Qt's own texts those of standard buttons and dialogs; resources/translations has them for the other languages.
KEPT_TRANSLATIONS: Final = ("qtbase_bg.qm", "qtbase_tr.qm", "qtbase_ar.qm")

DROPPED_FILES: Final = (
    "PySide6/Qt/qml/*", "PySide6/qml/*",
    "PySide6/opengl32sw.dll",  # software OpenGL, 20 MB; widgets are painted without OpenGL
    "*/VCRUNTIME140*.dll",  # those beside Python serve all that ask for one of these names
    "PySide6/MSVCP140.dll",  # shiboken6's is the same, and is there before it
    "_bz2.pyd", "_lzma.pyd",  # what the program reads is not packed in these ways
    "resources/translations/*.ts",  # the program reads the .qm beside them
    "resources/screenshots/*",  # for those who read about the program
    "resources/icons/*-512.png", "resources/icons/*.svg", "resources/icons/*.ic*",
    "*.pyi",
)  # fmt: skip

# Left to the system. A newer C++ runtime than the system's Mesa expects, or two copies of X11, GLib or fontconfig in
# one process, do harm; each of these is on every desktop.
HOST_LIBRARIES: Final = (
    "libstdc++.so.6", "libgcc_s.so.1", "libX11.so.6", "libX11-xcb.so.1", "libxcb.so.1", "libfontconfig.so.1",
    "libfreetype.so.6", "libexpat.so.1", "libdbus-1.so.3", "libglib-2.0.so.0", "libgthread-2.0.so.0",
    "libgio-2.0.so.0", "libgobject-2.0.so.0", "libz.so.1",
    "libmvec.so.1",  # a part of the C library, for sounds
    "icuuc.dll",  # a part of Windows 10
)  # fmt: skip

_PLUGIN: Final = re.compile(r"PySide6/(?:Qt/)?plugins/(.+)")
_TRANSLATION: Final = re.compile(r"PySide6/(?:Qt/)?translations/(.+)")
_NEEDED: Final = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)


def is_kept(place: str) -> bool:
    """Whether a file goes into the bundle, by its place there."""
    place = place.replace("\\", "/")
    if plugin := _PLUGIN.fullmatch(place):
        return _matches(plugin[1], KEPT_PLUGINS)
    if translation := _TRANSLATION.fullmatch(place):
        return translation[1] in KEPT_TRANSLATIONS
    return PurePosixPath(place).name not in HOST_LIBRARIES and not _matches(place, DROPPED_FILES)


def needed_by(file: str) -> list[str]:
    """The shared libraries that a file links directly. On Linux PyInstaller needs objdump, too."""
    if sys.platform == "win32":
        from PyInstaller.depend.bindepend import get_imports  # noqa: PLC0415 - there alone

        return [PureWindowsPath(name).name for name, _ in get_imports(file)]
    answer = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
    return _NEEDED.findall(answer.stdout)


def without_orphans(binaries: Iterable[Entry], needed: Callable[[str], list[str]] = needed_by) -> list[Entry]:
    """The binaries without libraries that nothing needs any more.

    PyInstaller has collected the libraries of each plugin before the plugin itself is dropped here. Extension
    modules, plugins and libpython are opened by name and stay, with all that they need.
    """
    entries = list(binaries)
    todo, alive = [entry for entry in entries if _is_root(entry[0])], set[Entry]()
    while todo:
        place, source, kind = todo.pop()
        if (place, source, kind) not in alive:
            alive.add((place, source, kind))
            names = set(map(_name_of, [source] if kind == "SYMLINK" else needed(source)))
            todo.extend(entry for entry in entries if _name_of(entry[0]) in names)
    return [entry for entry in entries if entry in alive]


def without_dangling(entries: Iterable[Entry], places: set[str]) -> list[Entry]:
    """The entries without the symbolic links whose target is not among the places of the bundle."""
    return [
        (place, source, kind)
        for place, source, kind in entries
        if kind != "SYMLINK" or (PurePosixPath(place).parent / source).as_posix() in places
    ]


def with_packed_library(datas: Iterable[Entry], scratch: Path) -> list[Entry]:
    """The files, with the modules compressed that PyInstaller only stores. For Windows.

    `scratch`: the folder for the compressed modules.
    """
    packed = scratch / "packed" / "base_library.zip"
    packed.parent.mkdir(exist_ok=True)

    def pack(entry: Entry) -> Entry:
        place, source, kind = entry
        if place != packed.name:
            return entry
        with ZipFile(source) as modules, ZipFile(packed, "w") as again:
            for module in modules.infolist():
                again.writestr(module, modules.read(module), ZIP_DEFLATED)
        return place, str(packed), kind

    return list(map(pack, datas))


def _is_root(place: str) -> bool:
    name = _name_of(place)
    if name.endswith(".dll"):
        return _PLUGIN.fullmatch(place.replace("\\", "/")) is not None or name.startswith(("python", "engine."))
    return _PLUGIN.fullmatch(place) is not None or not name.startswith("lib") or name.startswith("libpython")


def _name_of(place: str) -> str:
    """The name of a file, which Windows compares without case."""
    name = PureWindowsPath(place).name
    return name.lower() if name.lower().endswith((".dll", ".pyd")) else name


def _matches(text: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
