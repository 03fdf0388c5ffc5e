"""What a crash leaves in the log is found by the next start, and does not betray whose it is."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tapa_desktop.ui.startup.crash_report import crash_left
from tapa_desktop.ui.startup.log import FILE

CRASH = (
    'Fatal Python error: Segmentation fault\n\nThread 1 (most recent call first):\n  File "/home/Ана/a.py", line 1\n'
)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("pathlib.Path.home", lambda: Path("/home/Ана"))
    return tmp_path / FILE


@pytest.mark.parametrize("text", ["", "2026-11-20 INFO all is well\n", None])
def test_log_without_a_crash_reports_none(log: Path, text: str | None) -> None:
    if text is not None:
        log.write_text(text)

    assert crash_left(log) == ""


def test_crash_is_found_once_and_made_discreet(log: Path, caplog: pytest.LogCaptureFixture) -> None:
    log.write_text(f"2026-11-20 INFO before\n{CRASH}")

    found = crash_left(log)

    assert found == CRASH.replace("/home/Ана", "~")
    assert log.read_text() == f"2026-11-20 INFO before\n{found}"
    log.write_text(log.read_text() + caplog.text)
    assert crash_left(log) == ""
    log.write_text(log.read_text() + CRASH)
    assert crash_left(log) != ""


def test_log_that_another_window_has_open_is_written_on_behind_what_was_made_discreet(log: Path) -> None:
    with log.open("a") as other:
        other.write(CRASH)
        other.flush()
        crash_left(log)
        other.write("behind\n")

    assert log.read_text() == CRASH.replace("/home/Ана", "~") + "behind\n"


@pytest.mark.parametrize("ending", [signal.SIGSEGV, signal.SIGABRT])
def test_crash_stands_in_the_log_even_after_the_file_has_turned_over(tmp_path: Path, ending: signal.Signals) -> None:
    code = f"""
import logging, os
from pathlib import Path
from tapa_desktop.ui.startup import log
log._BYTES = 1000
log.start_log(Path({str(tmp_path)!r}))
for number in range(50):
    logging.warning("a line that is as long as lines are, and has the number %d", number)
os.kill(os.getpid(), {int(ending)})
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (-ending, "")
    assert "Fatal Python error" in (tmp_path / FILE).read_text()
    assert len(list(tmp_path.iterdir())) == 3
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 5000
