"""A second start brings the first window forward; where that cannot be done, it works on its own and harms nothing."""

from __future__ import annotations

import math
import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.startup.single_instance import (
    MOST_FILES,
    ActivationError,
    ActivationMessage,
    SingleInstance,
    format_activation,
    parse_activation,
)
from tests.left_locks import KINDS, left_lock

pytestmark = pytest.mark.usefixtures("qapp")
posix_only = pytest.mark.skipif(os.name != "posix", reason="the system sees to it itself")
LONG_MS = 60_000
HEARD = 7
RING = ActivationMessage((Path("/a b/Мач.tapa"), Path("/משחק.mat")), "token")
MANY = ActivationMessage((Path("/a.tapa"),) * (MOST_FILES + 1))


@pytest.fixture
def first(tmp_path: Path) -> Iterator[SingleInstance]:
    """The window that was there before."""
    made = SingleInstance(tmp_path / "data")
    assert made.is_first()
    yield made
    made.close()


@contextmanager
def later_start(home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A second start in a process of its own, which ends with status 7 when the first has heard it."""
    code = f"""
from pathlib import Path
from tapa_desktop.ui.startup.single_instance import SingleInstance
from tapa_desktop.ui.startup.single_instance import MOST_FILES, format_activation, parse_activation
from tapa_desktop.ui.startup.single_instance import ActivationError, ActivationMessage
window = SingleInstance(Path({str(home)!r}))
assert not window.is_first()
ring = ActivationMessage(tuple(map(Path, {list(map(str, RING.files))!r})), {RING.token!r})
raise SystemExit(7 * window.hand_over(ring, 30))
"""
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        yield process


def second(first: SingleInstance) -> SingleInstance:
    made = SingleInstance(first._home)
    assert not made.is_first()
    return made


def test_second_start_hands_over_what_it_was_given(first: SingleInstance, qtbot: QtBot) -> None:
    first.listen()

    with later_start(first._home) as later, qtbot.waitSignal(first.activated) as activated:
        pass

    assert activated.args == [RING]
    assert later.wait() == HEARD


def test_second_start_waits_for_a_first_window_that_is_just_coming_up(first: SingleInstance, qtbot: QtBot) -> None:
    with later_start(first._home) as later:
        QTimer.singleShot(500, first.listen)
        with qtbot.waitSignal(first.activated):
            pass

    assert later.wait() == HEARD


def test_second_start_works_on_its_own_where_nobody_answers(first: SingleInstance) -> None:
    assert not second(first).hand_over(RING, 0.1)
    first.listen()
    assert not second(first).hand_over(RING, 0.1)  # nothing happens in this thread: the first hangs


def test_second_start_that_works_on_its_own_answers_nobody_in_place_of_the_first(
    first: SingleInstance, qtbot: QtBot
) -> None:
    first.listen()
    alone = second(first)
    alone.listen()
    alone.close()

    with later_start(first._home) as later, qtbot.waitSignal(first.activated):
        pass

    assert later.wait() == HEARD


def test_without_qts_network_module_each_start_works_on_its_own_and_the_log_says_why(
    first: SingleInstance, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)

    first.listen()

    assert "PySide6.QtNetwork" in caplog.text
    assert not second(first).hand_over(RING, LONG_MS)


def test_next_window_is_the_first_when_the_first_has_ended(first: SingleInstance) -> None:
    first.listen()
    first.close()

    assert SingleInstance(first._home).is_first()


def test_window_that_has_been_closed_hears_nobody(first: SingleInstance, qtbot: QtBot) -> None:
    first.listen()
    activated: list[ActivationMessage] = []
    first.activated.connect(activated.append)
    socket = QLocalSocket()
    socket.connectToServer(first._place())
    assert socket.waitForConnected()
    server = first._server
    assert server is not None
    qtbot.waitUntil(lambda: bool(server.findChildren(QLocalSocket)))

    socket.write(format_activation(RING))
    socket.flush()
    first.close()

    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert (socket.bytesAvailable(), activated) == (0, [])


def test_start_with_more_files_than_a_window_takes_works_on_its_own_at_once(first: SingleInstance) -> None:
    first.listen()

    with pytest.raises(ActivationError):
        parse_activation(format_activation(MANY))
    assert not second(first).hand_over(MANY, math.inf)


def test_start_that_waits_for_a_window_that_ends_is_the_first_soon(first: SingleInstance) -> None:
    later = second(first)
    first.close()

    assert not later.hand_over(RING, 1)
    assert not SingleInstance(first._home).is_first()
    later.close()


def test_each_home_has_a_first_window_of_its_own(first: SingleInstance, tmp_path: Path) -> None:
    other = SingleInstance(tmp_path / "other")

    assert other.is_first()
    other.listen()
    assert first._place() != other._place()
    other.close()


def test_window_that_was_killed_is_in_nobodys_way(tmp_path: Path, qtbot: QtBot) -> None:
    code = f"""
import os, signal
from pathlib import Path
from tapa_desktop.ui.startup.single_instance import SingleInstance
window = SingleInstance(Path({str(tmp_path)!r}))
assert window.is_first()
window.listen()
os.kill(os.getpid(), signal.SIGTERM)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode != 0

    window = SingleInstance(tmp_path)
    assert window.is_first()
    window.listen()
    with later_start(tmp_path) as later, qtbot.waitSignal(window.activated):
        pass
    assert later.wait() == HEARD
    window.close()


def test_home_in_which_no_mark_can_be_left_has_a_window_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    window = SingleInstance(tmp_path / "file" / "data")

    assert window.is_first()
    window.listen()
    window.close()


def test_whoever_sends_something_else_is_cut_off(first: SingleInstance, qtbot: QtBot) -> None:
    first.listen()
    activated: list[ActivationMessage] = []
    first.activated.connect(activated.append)
    socket = QLocalSocket()
    socket.connectToServer(first._place())
    assert socket.waitForConnected()

    socket.write(b"GET / HTTP/1.1\r\n\r\n")
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)

    assert activated == []


@pytest.mark.parametrize("kind", KINDS)
def test_window_is_the_first_whatever_an_earlier_one_has_left(tmp_path: Path, kind: str) -> None:
    window = SingleInstance(tmp_path)

    with left_lock(kind, tmp_path / "window.lock"):
        assert window.is_first()

    window.close()


@posix_only
def test_socket_of_another_user_is_sent_nothing(first: SingleInstance, monkeypatch: pytest.MonkeyPatch) -> None:
    server, place = QLocalServer(), first._place()
    assert server.listen(place)
    monkeypatch.setattr(SingleInstance, "_place", lambda _: place)
    monkeypatch.setattr(os, "getuid", lambda: 4711)

    assert not second(first).hand_over(RING, 0.1)
    assert server.waitForNewConnection(0) is not None
    waiting = server.nextPendingConnection()
    assert waiting is None or waiting.bytesAvailable() == 0
    server.close()


@posix_only
def test_start_of_somebody_else_is_cut_off_unheard(
    first: SingleInstance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first.listen()
    activated: list[ActivationMessage] = []
    first.activated.connect(activated.append)
    socket = QLocalSocket()
    socket.connectToServer(first._place())
    assert socket.waitForConnected()
    monkeypatch.setattr(os, "getuid", lambda: 4711)

    socket.write(format_activation(RING))
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)

    assert activated == []


# Where the socket lies


@pytest.fixture
def temporary(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for what is temporary, with a short name as a socket's has to be, and none that the system has."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o1777)
        monkeypatch.setenv("TMPDIR", str(folder))
        monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
        yield folder


@posix_only
def test_socket_lies_in_a_folder_of_the_players_own_where_the_system_has_none(
    first: SingleInstance, temporary: Path, qtbot: QtBot
) -> None:
    first.listen()

    (own,) = temporary.iterdir()
    (socket,) = own.iterdir()
    assert (stat.S_IMODE(own.stat().st_mode), own.stat().st_uid) == (0o700, os.getuid())
    assert socket.is_socket()
    with later_start(first._home) as later, qtbot.waitSignal(first.activated):
        pass
    assert later.wait() == HEARD


@posix_only
@pytest.mark.parametrize("rights", [0o777, 0o750, 0o701])
def test_folder_that_others_may_enter_holds_no_socket(
    first: SingleInstance, temporary: Path, monkeypatch: pytest.MonkeyPatch, rights: int
) -> None:
    given = temporary / "run"
    for folder in (given, temporary / f"tapa-desktop-{os.getuid()}"):
        folder.mkdir()
        folder.chmod(rights)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(given))

    first.listen()

    assert [path for path in temporary.rglob("*") if not path.is_dir()] == []
    assert not second(first).hand_over(RING, LONG_MS)  # at once


@posix_only
def test_link_that_somebody_has_put_there_leads_the_socket_nowhere(
    first: SingleInstance, temporary: Path, tmp_path: Path
) -> None:
    trap = tmp_path / "trap"
    trap.mkdir(mode=0o700)
    (temporary / f"tapa-desktop-{os.getuid()}").symlink_to(trap)

    first.listen()

    assert list(trap.iterdir()) == []
