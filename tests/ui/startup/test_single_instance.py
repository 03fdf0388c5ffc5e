"""A second start raises the first window; if that is impossible, it works on its own and harms nothing."""

from __future__ import annotations

import errno
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tapa_desktop.ui.startup import single_instance
from tapa_desktop.ui.startup.single_instance import PATIENCE_S, ActivationMessage, SingleInstance, format_activation
from tests.app.disks import refusing
from tests.app.storage.test_files import LockedFor
from tests.stale_locks import KINDS, stale_lock

pytestmark = pytest.mark.usefixtures("qapp")
HEARD = 7
RING = ActivationMessage((Path("/a b/Мач.tapa"), Path("/משחק.mat")), "token")
MANY = ActivationMessage((Path("/a.tapa"),) * (single_instance.MOST_FILES + 1))


@pytest.fixture
def first(tmp_path: Path) -> Iterator[SingleInstance]:
    """The first process."""
    instance = SingleInstance(tmp_path / "data")
    assert instance.is_first()
    yield instance
    instance.close()


@contextmanager
def later_start(home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A second start in a process of its own, which ends with status 7 when the first has heard it."""
    code = f"""
from pathlib import Path
from tapa_desktop.ui.startup.single_instance import ActivationMessage, SingleInstance
window = SingleInstance(Path({str(home)!r}))
assert not window.is_first()
ring = ActivationMessage(tuple(map(Path, {list(map(str, RING.files))!r})), {RING.token!r})
raise SystemExit(7 * window.hand_over(ring, 30))
"""
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        yield process


def second(first: SingleInstance) -> SingleInstance:
    instance = SingleInstance(first._home)
    assert not instance.is_first()
    return instance


def test_second_start_waits_for_a_first_window_that_is_just_coming_up_and_hands_over_what_it_was_given(
    first: SingleInstance, qtbot: QtBot
) -> None:
    with later_start(first._home) as later:
        QTimer.singleShot(500, first.listen)
        with qtbot.waitSignal(first.activated) as activated:
            pass

    assert activated.args == [RING]
    assert later.wait() == HEARD


def test_second_start_works_on_its_own_where_nobody_answers_and_at_once_with_more_files_than_a_window_takes(
    first: SingleInstance, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not second(first).hand_over(RING, 0.1)
    first.listen()
    assert not second(first).hand_over(RING, 0.1)  # nothing happens in this thread: the first hangs
    with pytest.raises(single_instance.ActivationError):
        single_instance.parse_activation(format_activation(MANY))
    for too_much in (MANY, ActivationMessage((Path("/" + "a" * single_instance.MOST),))):
        assert not second(first).hand_over(too_much, math.inf)
    LockedFor(monkeypatch, math.inf, "unlink")
    assert not second(first).hand_over(RING, 0)
    assert caplog.messages == []


def test_start_that_can_leave_no_message_works_alone(first: SingleInstance, caplog: pytest.LogCaptureFixture) -> None:
    (first._home / "starts").write_bytes(b"in the way")

    first.listen()

    assert not second(first).hand_over(RING, math.inf)
    assert len(caplog.messages) == 2


def test_start_works_on_its_own_where_the_disk_fails_while_it_waits(
    first: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = second(first)
    monkeypatch.setattr(
        single_instance, "write_whole", lambda *_: monkeypatch.setattr(Path, "exists", refusing(errno.EIO))
    )

    assert not later.hand_over(RING, math.inf)


def test_second_start_that_works_on_its_own_answers_nobody_for_the_first(first: SingleInstance, qtbot: QtBot) -> None:
    first.listen()
    alone = second(first)
    alone.listen()
    alone.close()

    with later_start(first._home) as later, qtbot.waitSignal(first.activated):
        pass

    assert later.wait() == HEARD


def test_next_window_is_the_first_when_that_has_ended_or_elsewhere(first: SingleInstance, tmp_path: Path) -> None:
    other = SingleInstance(tmp_path / "other")
    assert other.is_first()
    other.close()

    first.listen()
    first.close()
    assert SingleInstance(first._home).is_first()


def test_start_that_waits_for_a_window_that_ends_is_the_first_soon(first: SingleInstance) -> None:
    later = second(first)
    first.close()

    assert not later.hand_over(RING, 1)
    assert not SingleInstance(first._home).is_first()
    later.close()


def test_home_in_which_no_mark_can_be_left_has_a_window_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    window = SingleInstance(tmp_path / "file" / "data")

    assert window.is_first()
    window.listen()
    window.close()


@pytest.mark.parametrize("kind", KINDS)
def test_window_is_the_first_whatever_an_earlier_one_has_left(tmp_path: Path, kind: str) -> None:
    window = SingleInstance(tmp_path)

    with stale_lock(kind, tmp_path / "window.lock"):
        assert window.is_first()

    window.close()


@pytest.fixture
def messages(first: SingleInstance) -> list[ActivationMessage]:
    """The messages that the first window has received."""
    messages: list[ActivationMessage] = []
    first.activated.connect(messages.append)
    return messages


def left(first: SingleInstance, data: bytes, age_s: float = 0) -> Path:
    """A message that waits when the first window begins to listen."""
    path = first._home / "starts" / f"4711-{time.time_ns() - round(age_s * 1e9)}.start"
    path.parent.mkdir()
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("data", "age_s", "skew_s"),
    [
        (format_activation(RING), 0, -2 * PATIENCE_S),  # the disk has another time
        (format_activation(RING), 0, 2 * PATIENCE_S),
        (format_activation(RING), 2 * PATIENCE_S, 0),  # the start has given up long ago
        (b"", 0, 0),
        (b"GET / HTTP/1.1\r\n\r\n", 0, 0),
    ],
)
def test_what_a_start_has_left_that_waits_still_is_heard_and_nothing_else(
    first: SingleInstance, messages: list[ActivationMessage], data: bytes, age_s: float, skew_s: float
) -> None:
    path = left(first, data, age_s)
    os.utime(path, (0, path.stat().st_mtime + skew_s))

    first.listen()

    is_ring = data == format_activation(RING)
    assert messages == ([RING] if is_ring and not age_s else [])
    assert not (is_ring and path.exists())


def test_start_that_gives_up_while_it_is_heard_works_on_its_own(
    first: SingleInstance, messages: list[ActivationMessage], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(first, format_activation(RING))

    def read_and_give_up(path: Path, _limit: int) -> bytes:
        data = path.read_bytes()
        path.unlink()
        return data

    monkeypatch.setattr(single_instance, "read_at_most", read_and_give_up)
    first.listen()

    assert (messages, path.exists()) == ([], False)


def test_start_is_heard_although_its_message_is_locked_for_a_moment(
    first: SingleInstance, messages: list[ActivationMessage], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(first, format_activation(RING))
    LockedFor(monkeypatch, 3, "unlink")

    first.listen()

    assert (messages, path.exists()) == ([RING], False)


def test_message_can_be_read_by_the_player_alone(first: SingleInstance, monkeypatch: pytest.MonkeyPatch) -> None:
    rights = []
    monkeypatch.setattr(single_instance, "_is_removed", lambda path: rights.append(path.stat().st_mode & 0o777))

    second(first).hand_over(RING, 0)

    assert rights == [0o600 if os.name == "posix" else 0o666]
