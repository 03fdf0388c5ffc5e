"""One window for each home: a second start of the program hands the first what it was given, and ends.

The first has a mark beside its matches from its first moment on, and answers on a socket of this machine as soon as its
board is painted. Where no mark can be left, or the first does not answer, as one that hangs, the second start works on
its own; each match has a mark of its own, so that neither writes into the other's files.
"""

from __future__ import annotations

import os
import time
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

from .ringing import MOST, Ring, RingError, format_ring, parse_ring

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_S: Final = 5.0  # for a first window that is just coming up
_AGAIN_S: Final = 0.05
_STEP_MS: Final = 20  # that are waited at a time
_HEARD: Final = b"heard"


class OneWindow(QObject):
    """The first window of a home, or the question whether there is one.

    Signals:
        rung: a `Ring` from a later start.
    """

    rung = Signal(object)

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._mark: QLockFile | None = None
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Whether no other running program has this home, which is this one's from now on."""
        try:
            self._home.mkdir(parents=True, exist_ok=True)
        except OSError:  # whoever wants to write there tells of it
            return True
        self._mark = QLockFile(str(self._home / "window.lock"))
        self._mark.setStaleLockTime(0)
        return self._mark.tryLock(0) or self._mark.error() is not QLockFile.LockError.LockFailedError

    def hand_over(self, ring: Ring, patience_s: float = PATIENCE_S) -> bool:
        """Give the first window something to open; whether it has it."""
        from PySide6 import QtNetwork  # noqa: F401, PLC0415 - takes a while, which is not the first window's fault

        until = time.monotonic() + patience_s
        while (left := until - time.monotonic()) > 0:
            if _send(self._place(), format_ring(ring), until):
                return True
            if self.is_first():  # the other has just ended
                return False
            time.sleep(min(left, _AGAIN_S))
        return False

    def listen(self) -> None:
        """Answer later starts from now on, where this is the first window."""
        if self._mark is None or not self._mark.isLocked():
            return
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - as above, and is not needed for the board

        place = self._place()
        QLocalServer.removeServer(place)  # what a program that was killed has left
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._server.listen(place)

    def close(self) -> None:
        """Answer nobody any more, and let another one be the first."""
        if self._server is not None:
            self._server.close()
            for socket in self._sockets():  # starts that have not been heard
                socket.abort()
            self._server.deleteLater()
            self._server = None
        if self._mark is not None:
            self._mark.unlock()

    def _answer(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            self._server.nextPendingConnection().readyRead.connect(self._hear_all)
        self._hear_all()

    def _hear_all(self) -> None:
        for socket in self._sockets():
            if socket.bytesAvailable():
                self._hear(socket)
            elif not socket.isOpen():  # its start has ended
                socket.deleteLater()

    def _sockets(self) -> list[QLocalSocket]:
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - as above

        return [] if self._server is None else self._server.findChildren(QLocalSocket)

    def _hear(self, socket: QLocalSocket) -> None:
        """Take what has come so far, and leave it there until it is whole."""
        try:
            ring = parse_ring(bytes(socket.peek(2 * MOST).data()))
        except RingError:
            socket.abort()
            return
        if ring is not None:
            socket.readAll()
            socket.write(_HEARD)
            socket.flush()
            self.rung.emit(ring)

    def _place(self) -> str:
        """Where the first window listens: as short as a socket's name has to be, and another one for each home."""
        key = sha256(os.fsencode(os.path.realpath(self._home))).hexdigest()[:16]
        folder = os.environ.get("XDG_RUNTIME_DIR", "")
        name = f"tapa-desktop-{_owner()}-{key}"
        return str(Path(folder, name)) if Path(folder).is_absolute() and Path(folder).is_dir() else name


def _owner() -> str:
    return str(os.getuid()) if os.name == "posix" else os.environ.get("USERNAME", "")


def _send(place: str, data: bytes, until: float) -> bool:
    """Send it to whoever listens there, if that is a program of the same user; whether it was heard in time."""
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - as above

    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(_STEP_MS) or not _is_own(Path(socket.fullServerName())):
        return False
    socket.write(data)
    connected = QLocalSocket.LocalSocketState.ConnectedState
    while socket.bytesAvailable() < len(_HEARD) and socket.state() == connected and time.monotonic() < until:
        socket.waitForReadyRead(_STEP_MS)
    is_heard = bytes(socket.readAll().data()) == _HEARD
    socket.abort()
    return is_heard


def _is_own(place: Path) -> bool:
    """Whether nobody else has put the socket there. Where there are no such files, the system sees to it."""
    return os.name != "posix" or place.lstat().st_uid == os.getuid()
