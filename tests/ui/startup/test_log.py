"""The log file, its rotation, and disk errors."""

from __future__ import annotations

import errno
import faulthandler
import logging
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path, PureWindowsPath

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from tapa_desktop.ui.startup import log
from tapa_desktop.ui.startup.log import FILE, log_fault, start_log, why_qt_aborted, without_home
from tests.app.disks import full_after, log_of_its_own, read_only
from tests.cases import each

posix_only = pytest.mark.skipif(os.name != "posix", reason="there are no such files")
each_no_file = pytest.mark.parametrize(
    "make",
    [
        os.mkdir,
        pytest.param(getattr(os, "mkfifo", None), marks=posix_only),
        pytest.param(lambda path: path.symlink_to("/dev/full"), marks=posix_only),
    ],
    ids=["a folder", "a pipe", "a device"],
)


@pytest.fixture(autouse=True)
def _own_handlers() -> Iterator[None]:
    with log_of_its_own():
        yield


def warn(text: str) -> None:
    logging.getLogger("somewhere").warning(text)


def lines_of(path: Path) -> list[str]:
    """The lines of the log, without the time."""
    return [line.partition(" WARNING somewhere: ")[2] for line in path.read_text().splitlines()]


def test_warnings_and_errors_stand_there_without_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    assert start_log(tmp_path / "log") is None

    warn("something is odd")
    logging.getLogger("somewhere").error("%s/a.tapa is odd", tmp_path, exc_info=OSError(f"{tmp_path}/b.tapa"))

    text = (tmp_path / "log" / FILE).read_text()
    assert "WARNING somewhere: something is odd" in text
    assert str(tmp_path) not in text
    assert "~/a.tapa is odd" in text
    assert "OSError: ~/b.tapa" in text


@each("home", [r"C:\Users\Ана.Илић", r"C:\\Users\\Ана.Илић", "C:/Users/Ана.Илић", r"c:\users\ана.илић"])
def test_home_of_windows_does_not_stand_there_however_written(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.setattr("pathlib.Path.home", lambda: PureWindowsPath(r"C:\Users\Ана.Илић"))

    assert without_home(f"WinError 2: '{home}/a.tapa' is odd") == "WinError 2: '~/a.tapa' is odd"


def test_text_is_as_it_was_where_nobody_knows_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("pathlib.Path.home", unknown)

    assert without_home("/home/a.tapa is odd") == "/home/a.tapa is odd"


@pytest.mark.parametrize(
    ("folders", "lines"),
    [((), {"": "", ".1": "5", ".2": "4"}), ((".1",), {"": "", ".2": "5"}), ((".1", ".2"), {"": ""})],
)
def test_full_log_is_kept_while_the_next_two_are_written_as_far_as_no_folders_have_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folders: tuple[str, ...], lines: dict[str, str]
) -> None:
    monkeypatch.setattr(log, "_BYTES", 100)
    (tmp_path / f"{FILE}.2").write_text("old")
    for end in folders:
        (tmp_path / f"{FILE}{end}").unlink(missing_ok=True)
        (tmp_path / f"{FILE}{end}" / "mine").mkdir(parents=True)
    start_log(tmp_path)

    for number in range(6):
        logging.getLogger("somewhere").warning("line %d %s", number, "." * 70)

    texts = {end: (tmp_path / f"{FILE}{end}").read_text() for end in lines}
    assert {end: "".join(re.findall(r"line (\d)", text)) for end, text in texts.items()} == lines
    assert faulthandler.is_enabled()


def test_what_a_full_disk_does_not_take_is_written_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start_log(tmp_path / "log")
    with monkeypatch.context() as patched:
        full_after(patched, 50)
        warn("first")
        warn("second")

    warn("third")

    assert lines_of(tmp_path / "log" / FILE) == ["first", "second", "third"]
    assert capsys.readouterr().err == ""


def test_what_waits_for_room_is_written_at_the_end_as_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_BYTES", 200)
    with log_of_its_own():
        start_log(tmp_path)
        with monkeypatch.context() as patched:
            full_after(patched)
            for _ in range(100):
                warn("." * 50)

    assert lines_of(tmp_path / f"{FILE}.1") == ["." * 50] * 3


@pytest.mark.skipif(os.name != "posix", reason="the system keeps what is open")
def test_log_whose_folder_vanishes_is_written_when_it_may_be_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    start_log(folder)
    warn("before")
    shutil.rmtree(folder)
    folder.touch()
    warn("meanwhile")
    folder.unlink()

    warn("after")

    assert lines_of(folder / FILE) == ["meanwhile", "after"]
    assert faulthandler.is_enabled()


def test_no_crash_is_written_to_a_log_that_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_BYTES", 100)
    start_log(tmp_path)
    opened = os.open

    def open_no_log(path: Path, *choices: int) -> int:
        if path == tmp_path / FILE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        return opened(path, *choices)

    monkeypatch.setattr(os, "open", open_no_log)
    warn("." * 100)

    assert not faulthandler.is_enabled()


def test_start_that_can_write_no_log_says_so_and_does_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        read_only(patched)
        error = start_log(tmp_path / "log")
        warn("first")

    warn("second")

    assert lines_of(tmp_path / "log" / FILE) == ["first", "second"]
    assert error is not None
    notice = log_fault(error)
    assert notice.severity == "warning"
    assert str(tmp_path) in notice.detail


@each_no_file
def test_log_that_is_no_file_is_reported_and_makes_no_wait(tmp_path: Path, make: Callable[[Path], object]) -> None:
    make(tmp_path / FILE)

    error = start_log(tmp_path)
    warn("something is odd")

    assert error is not None
    assert str(tmp_path / FILE) in log_fault(error).detail


def test_home_folder_is_hidden_where_only_ascii_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, code = tmp_path / "Ана 𝛼é", "faulthandler.dump_traceback(file)"
    monkeypatch.setattr("pathlib.Path.home", lambda: home)
    with (tmp_path / "crash").open("w+") as file:
        exec(compile(code, home / "a.py", "exec"), {"faulthandler": faulthandler, "file": file})
        file.seek(0)
        text = file.read()

    assert str(tmp_path) in text
    assert f'File "~{os.sep}a.py"' in without_home(text)


def test_last_words_of_qt_are_passed_on_and_end_the_program_though_unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_qt_aborted("out of memory") == "Tapa Desktop has to stop: out of memory"
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(logging, "shutdown", lambda: None)
    monkeypatch.setattr(sys, "stderr", None)

    log._log_qt_message(QtMsgType.QtFatalMsg, QMessageLogContext(), "out of memory")

    assert ended == [1]


@pytest.mark.parametrize(
    ("environ", "platform"),
    [
        *(("DISPLAY=:0", "xcb"), ("WAYLAND_DISPLAY=wayland-0", "wayland")),
        *(("QT_QPA_PLATFORM=nonsense:size=1", "nonsense"), ("QT_QPA_PLATFORM=", "xcb")),
    ],
)
def test_screen_that_qt_could_not_open_is_named(monkeypatch: pytest.MonkeyPatch, environ: str, platform: str) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(*environ.split("=", 1))
    platforms: list[str] = []
    monkeypatch.setattr(log, "why_no_platform", lambda _folder, asked_for: platforms.append(asked_for) or "")

    why_qt_aborted("no Qt platform plugin could be initialized")

    assert platforms == [platform]
