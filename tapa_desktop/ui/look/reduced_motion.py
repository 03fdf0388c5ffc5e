"""Whether the system is set to reduce motion. Checked at the start and whenever the program becomes active."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication

# WORKAROUND(Qt 6.9): Qt does not report this setting, so each system is queried in its own way.
OnAnswer = Callable[[bool], None]  # takes whether to reduce motion
Source = Callable[[OnAnswer], None]  # calls back at once or later


class Command(NamedTuple):
    """A program that prints the setting, and its output when motion is to be reduced."""

    words: tuple[str, ...]
    output: str


MAC: Final = Command(("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1")
GNOME: Final = Command(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false")
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042  # of the Windows API


class SystemMotion(QObject):
    """The system's setting for reduced motion."""

    changed = Signal(bool)  # whether motion is to be reduced from now on; False at first

    def __init__(self, source: Source, parent: QObject) -> None:
        super().__init__(parent)
        self._source = source
        self._is_reduced = False

    def watch(self, application: QGuiApplication) -> None:
        """Read the setting now, and whenever the program becomes active."""
        application.applicationStateChanged.connect(self._ask_when_active)
        self._source(self._update)

    def _ask_when_active(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._source(self._update)

    def _update(self, is_reduced: bool) -> None:
        if is_reduced is not self._is_reduced:
            self._is_reduced = is_reduced
            self.changed.emit(is_reduced)


class CommandSource(QObject):
    """Reads the setting from a program without blocking. If the program is missing, there is no answer."""

    def __init__(self, command: Command, parent: QObject) -> None:
        super().__init__(parent)
        self._command = command
        self._answer: OnAnswer | None = None
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_outside())
        self._process.finished.connect(self._read_answer)

    def __call__(self, answer: OnAnswer) -> None:
        """Start the program, unless it is still running."""
        if self._process.state() is QProcess.ProcessState.NotRunning:
            self._answer = answer
            name, *words = self._command.words
            self._process.start(name, words)

    def _read_answer(self, code: int) -> None:
        assert self._answer is not None
        output = bytes(self._process.readAllStandardOutput().data()).decode(errors="replace").strip()
        self._answer(code == 0 and output == self._command.output)


def system_source(platform: str, environ: Mapping[str, str], parent: QObject) -> Source:
    """The source for this system; `platform` and `environ` are like `sys.platform` and `os.environ`."""
    if platform == "win32":
        return _ask_windows
    if "KDE" in environ.get("XDG_CURRENT_DESKTOP", "").split(":"):
        home = Path(environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
        return lambda answer: answer(is_instant_in_kde(home / "kdeglobals"))
    return CommandSource(MAC if platform == "darwin" else GNOME, parent)


def is_instant_in_kde(path: Path) -> bool:
    """Whether this file of the Plasma desktop sets the animation speed to *instant*."""
    factor = QSettings(str(path), QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor", "1")
    return str(factor).strip() in {"0", "0.0"}


def _ask_windows(answer: OnAnswer) -> None:
    animated = ctypes.c_int(1)
    library = getattr(ctypes, "windll").user32  # noqa: B009 - mypy does not know this name on other systems
    library.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    answer(not animated.value)


def _outside() -> QProcessEnvironment:
    """The environment for programs of the system, without the library path that a frozen program sets for itself."""
    environ = QProcessEnvironment.systemEnvironment()
    if environ.contains("LD_LIBRARY_PATH_ORIG"):
        environ.insert("LD_LIBRARY_PATH", environ.value("LD_LIBRARY_PATH_ORIG"))
    return environ
