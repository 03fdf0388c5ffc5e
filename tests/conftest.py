"""What every test stands on: no display is needed, and where nobody looks on, chance repeats itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A shell that starts the tests in the background has them, and every process of theirs, ignore what Ctrl+C sends.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

PATIENCE_MS = 60_000  # a wait ends with what it waits for: only a failure takes as long as this, on any machine

for wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    assert wait.__kwdefaults__
    wait.__kwdefaults__["timeout"] = PATIENCE_MS

settings.register_profile("at the desk", deadline=None)
settings.register_profile("unattended", deadline=None, derandomize=True)
settings.load_profile("unattended" if os.environ.get("CI") == "true" else "at the desk")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Spell out what is no text in what a test has said, as names of files may be: no process can tell it another."""
    report = yield
    report.sections = [(name, said.encode(errors="backslashreplace").decode()) for name, said in report.sections]
    return report
