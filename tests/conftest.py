"""Set-up for all tests: no display is needed, and in CI random examples are the same each time."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from compiled.compiler import compile_library, is_stale
from hypothesis import settings
from pytestqt.qtbot import QtBot
from rooms.screen import virtual_screen

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each core has a process of tests: more threads only wait

# Bytecode is cached for all processes that the tests start, whatever the shell's setting.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# A shell that starts the tests in the background makes them, and all their processes, ignore Ctrl+C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

if is_stale():  # the engine's C files have changed since it was compiled
    compile_library()

TESTS = Path(__file__).parent
SLOW = (
    *("ai/engine/test_plays.py", "ai/engine/test_selfplay.py"),
    *("ai/test_rollout.py", "ai/protocol/test_process.py"),
    "app/session/test_games.py",
    *("coach/reasons/test_reasons.py", "coach/review/test_identity.py"),
    *("fuzz/test_readers.py", "accessibility", "packaging"),
    *("rules/test_reference_rules.py", "test_benchmarks.py", "test_files_given.py", "test_keyboards.py"),
    *("test_locales.py", "test_main.py", "training", "ui/history/test_disks.py", "ui/history/test_window.py"),
    *("ui/main/test_disks.py", "ui/main/test_language.py", "ui/main/test_pacing.py"),
    *("ui/main/test_gul_bara_games.py", "ui/main/test_ways_round.py", "ui/main/test_whole_games.py", "ui/monkey"),
    *("ui/preferences/test_on_the_window.py", "ui/review/test_controller.py", "ui/review/test_report.py"),
    *("ui/test_cutting.py", "ui/test_export.py"),
)  # below this folder

PATIENCE_MS = 60_000  # a wait ends with its event: only a failure takes this long, on any machine

for wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    assert wait.__kwdefaults__
    wait.__kwdefaults__["timeout"] = PATIENCE_MS

EXAMPLES = 50  # the faults of a property show with few of its examples
settings.register_profile("at the desk", deadline=None, max_examples=EXAMPLES)
settings.register_profile("unattended", deadline=None, max_examples=EXAMPLES, derandomize=True)
settings.load_profile("unattended" if os.environ.get("CI") == "true" else "at the desk")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests in the files and folders of `SLOW` as slow: `-m "not slow"` leaves them out."""
    slow = [TESTS / place for place in SLOW]
    assert [place for place in slow if not place.exists()] == []
    files = {path for path in {item.path for item in items} if any(path.is_relative_to(place) for place in slow)}
    for item in items:
        if item.path in files:
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Let the garbage collector ignore the tests themselves, which stay."""
    gc.freeze()


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen; its keyboard layout stays from one program to the next."""
    with virtual_screen() as virtual:
        yield virtual.display


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Escape surrogates in a test's output, such as names of files: they cannot be sent to another process."""
    report = yield
    report.sections = [(name, output.encode(errors="backslashreplace").decode()) for name, output in report.sections]
    return report
