"""One window for each home folder: a second start passes its files to the first process and ends.

The first process holds a lock beside its matches from the start, and listens on a local socket once its board is
painted. If the lock cannot be written, or the first process does not answer, the second start works on its own. Each
match has its own lock, so neither writes to the other's files.
"""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.storage.files import make_folder
from tapa_desktop.app.storage.lock import Lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

import stat
import struct
import sys
from contextlib import suppress

from PySide6.QtCore import QDir

_CREDENTIALS: Final = struct.Struct("=iII")  # process, user and group: see unix(7), SO_PEERCRED


def private_folder() -> Path | None:
    """The system's folder for sockets, or one of the user's own in the temporary folder.

    None if it is not the user's alone, for example because another user has created it first.
    """
    given = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if given.is_absolute() and _is_private(given):
        return given
    own = Path(QDir.tempPath(), f"tapa-desktop-{_user()}")
    with suppress(OSError):
        own.mkdir(mode=stat.S_IRWXU)
    return own if _is_private(own) else None


def is_own(descriptor: int) -> bool:
    """Whether the other end of the socket belongs to a program of the same user."""
    return _user_behind(descriptor) == _user()


def _is_private(folder: Path) -> bool:
    """Whether this is a folder, not a link, that belongs to this user and that no other user may enter."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_mine = stat.S_ISDIR(found.st_mode) and found.st_uid == _user()
    return is_mine and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


if sys.platform == "win32":

    def _user() -> int:
        """A constant: Windows has no user numbers, and lets no other user connect."""
        return 0

    def _user_behind(_descriptor: int) -> int | None:
        """A constant, as above."""
        return _user()

else:

    def _user() -> int:
        return os.getuid()

    def _user_behind(descriptor: int) -> int | None:
        """The user id of the process at the other end, or None if the kernel does not say."""
        if sys.platform == "linux":
            import socket  # noqa: PLC0415 - only a later start needs it

            try:
                with socket.socket(fileno=os.dup(descriptor)) as end:
                    told = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
            except OSError:
                return None
            number: int = _CREDENTIALS.unpack(told)[1]
            return number
        else:  # noqa: RET505 - without it mypy takes the rest for unreachable code
            import ctypes  # noqa: PLC0415 - as above

            user, group = ctypes.c_uint32(), ctypes.c_uint32()
            failed: int = ctypes.CDLL(None).getpeereid(descriptor, ctypes.byref(user), ctypes.byref(group))
            return None if failed else user.value


PATIENCE_S: Final = 5.0  # for a first window that is still starting
_AGAIN_S: Final = 0.05
_STEP_MS: Final = 20  # the longest single wait
_RECEIVED: Final = b"heard"
_log: Final = logging.getLogger(__name__)

MOST: Final = 1024 * 1024  # bytes of a message
MOST_FILES: Final = 10_000
LENGTH: Final = 4  # bytes of the length prefix, big-endian
SHOWN: Final = ("", "new-match", "practice")
_FORMATS: Final = {name: f"tapa-desktop 1 {name}".rstrip().encode() for name in SHOWN}


class SingleInstance(QObject):
    """The first process of a home folder, or the test for one.

    Signals:
        activated: an `ActivationMessage` from a later start.
    """

    activated = Signal(object)

    def __init__(self, home: Path) -> None:
        super().__init__()
        self._home = home
        self._lock = Lock(home / "window")
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Whether no other running program holds this home folder. If so, this process holds it from now on."""
        try:
            make_folder(self._home)
        except OSError:  # reported when something is written there
            return True
        return self._lock.take()

    def hand_over(self, message: ActivationMessage, patience_s: float = PATIENCE_S) -> bool:
        """Send the message to the first process. Return whether it was accepted; a message too large never is."""
        if is_too_much(message) or why_alone():  # this imports QtNetwork, whose time is not to count below
            return False
        place, until = self._place(), time.monotonic() + patience_s
        while place and (left := until - time.monotonic()) > 0:
            if _send(place, format_activation(message), until):
                return True
            if self.is_first():  # the other process has just ended
                return False
            time.sleep(min(left, _AGAIN_S))
        return False

    def listen(self) -> None:
        """Answer later starts from now on, if this is the first process."""
        place = self._place() if self._lock.is_held else ""
        if not place:
            return
        if reason := why_alone():
            _log.warning("a second start will open a window of its own: %s", reason)
            return
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - may be missing, and the board does not need it

        QLocalServer.removeServer(place)  # a killed process leaves its socket
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._server.listen(place)

    def close(self) -> None:
        """Stop listening, and release the lock for another process."""
        if self._server is not None:
            self._server.close()
            for socket in self._sockets():  # starts whose message has not arrived
                socket.abort()
            self._server.deleteLater()
            self._server = None
        self._lock.release()

    def _answer(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if is_own(int(socket.socketDescriptor())):
                socket.readyRead.connect(self._read_all)
            else:
                socket.abort()
        self._read_all()

    def _read_all(self) -> None:
        for socket in self._sockets():
            if socket.bytesAvailable():
                self._read(socket)
            elif not socket.isOpen():  # the process at the other end has ended
                socket.deleteLater()

    def _sockets(self) -> list[QLocalSocket]:
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - as above

        return [] if self._server is None else self._server.findChildren(QLocalSocket)

    def _read(self, socket: QLocalSocket) -> None:
        """Read a message once it has arrived completely; until then its bytes stay in the socket."""
        try:
            message = parse_activation(bytes(socket.peek(2 * MOST).data()))
        except ActivationError:
            socket.abort()
            return
        if message is not None:
            socket.readAll()
            socket.write(_RECEIVED)
            socket.flush()
            self.activated.emit(message)

    def _place(self) -> str:
        """The address of the socket: short, as a socket's name must be, and different for each home folder.

        Empty if there is no safe place for it.
        """
        from hashlib import sha256  # noqa: PLC0415 - no start waits for OpenSSL

        key = sha256(os.fsencode(os.path.realpath(self._home))).hexdigest()[:16]
        if os.name != "posix":
            return f"tapa-desktop-{os.environ.get('USERNAME', '')}-{key}"
        folder = private_folder()
        return "" if folder is None else str(folder / f"tapa-desktop-{key}")


def why_alone() -> str:
    """Why no start can reach another process: QtNetwork or a library below it is missing; else empty."""
    try:
        import PySide6.QtNetwork  # noqa: F401, PLC0415 - may be missing
    except ImportError as error:
        return str(error)
    return ""


def _send(place: str, data: bytes, until: float) -> bool:
    """Send these bytes to a program of the same user that listens there; whether it has accepted them in time."""
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - as above

    socket = QLocalSocket()
    socket.connectToServer(place)
    if not socket.waitForConnected(_STEP_MS) or not is_own(int(socket.socketDescriptor())):
        return False
    socket.write(data)
    connected = QLocalSocket.LocalSocketState.ConnectedState
    while socket.bytesAvailable() < len(_RECEIVED) and socket.state() == connected and time.monotonic() < until:
        socket.waitForReadyRead(_STEP_MS)
    is_received = bytes(socket.readAll().data()) == _RECEIVED
    socket.abort()
    return is_received


class ActivationError(ValueError):
    """Bytes that no start of this program has sent."""


class ActivationMessage(Struct, frozen=True):
    """What a start asks for: files to open, and one of `SHOWN` to show beside the board.

    `token` lets the window come to the front on some systems.
    """

    files: tuple[Path, ...] = ()
    token: str = ""
    shown: str = ""


def format_activation(message: ActivationMessage) -> bytes:
    """The message as bytes. Its parts are separated by NUL, which no file name contains."""
    parts = (_FORMATS[message.shown], os.fsencode(message.token), *(os.fsencode(path) for path in message.files))
    body = b"\0".join(parts)
    return len(body).to_bytes(LENGTH) + body


def is_too_much(message: ActivationMessage) -> bool:
    """Whether the message is larger than a process accepts."""
    return len(message.files) > MOST_FILES or len(format_activation(message)) > LENGTH + MOST


def parse_activation(data: bytes) -> ActivationMessage | None:
    """The message in these bytes, or None while it is incomplete.

    Raises:
        ActivationError: if this program has not sent them.
    """
    announced = int.from_bytes(data[:LENGTH])
    if announced > MOST or len(data) > LENGTH + announced:
        raise ActivationError(f"{announced} bytes announced, {max(0, len(data) - LENGTH)} there")
    if len(data) < LENGTH or len(data) < LENGTH + announced:
        return None
    made_by, *rest = data[LENGTH:].split(b"\0")
    shown = next((name for name, form in _FORMATS.items() if form == made_by), None)
    if shown is None or not rest:
        raise ActivationError(f"no message: {made_by[:60]!r}")
    token, *files = (os.fsdecode(part) for part in rest)
    if len(files) > MOST_FILES:
        raise ActivationError(f"{len(files)} files")
    return ActivationMessage(tuple(Path(file) for file in files), token, shown)
