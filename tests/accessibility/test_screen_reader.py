"""The real program, heard and played over AT-SPI by another process, with no pixel looked at."""

from __future__ import annotations

import ctypes.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SYSTEM_PYTHON: Final = "/usr/bin/python3"
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SPEAKS: Final = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
PATIENCE_S: Final = 300
TURNS: Final = 2


def missing() -> str:
    """The missing packages of this machine; empty if the test can run."""
    if sys.platform != "linux":
        return "AT-SPI is a matter of Linux"
    needed = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
    if not any(Path(path).exists() for path in LAUNCHERS):
        needed.append("at-spi2-core")
    if ctypes.util.find_library("xcb-cursor") is None:
        needed.append("libxcb-cursor0")
    if not needed and subprocess.run([SYSTEM_PYTHON, "-c", SPEAKS], capture_output=True, check=False).returncode:
        needed.append("python3-gi and gir1.2-atspi-2.0")
    return f"not installed: {', '.join(needed)}; see the packages of .ci/run" if needed else ""


@pytest.fixture(autouse=True)
def needs_packages() -> None:
    """Skip the test if packages are missing; fail in CI."""
    if reason := missing():
        assert os.environ.get("CI") != "true", reason
        pytest.skip(reason)


def test_turns_are_played_by_ear_alone(screen: str, tmp_path: Path) -> None:
    environ = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    environ |= {"DISPLAY": screen, "LANG": "C.UTF-8", "LANGUAGE": "en", "HOME": str(tmp_path)}
    environ |= {"TAPA_DESKTOP_HOME": str(tmp_path / "home"), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}

    answer = subprocess.run(
        ["dbus-run-session", "--", SYSTEM_PYTHON, "-W", "ignore", ROOT / "tests/accessibility/listener.py", str(TURNS),
         sys.executable, "-m", "tapa_desktop"],
        cwd=ROOT, env=environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip

    assert answer.returncode == 0, answer.stderr
    report = json.loads(answer.stdout.splitlines()[-1])
    announcements = report["heard"]
    assert report["turns"] == TURNS
    assert any(text.startswith("The computer rolls ") for text in announcements)
    assert any(text.startswith("The computer plays ") for text in announcements)
    assert sum(text.startswith("Lifted from ") for text in announcements) >= TURNS
    assert report["role"] == "list"
    assert report["roles"][:24] == ["list item"] * 24
    assert [name.partition(":")[0] for name in report["names"][:24]] == [f"Point {n}" for n in range(24, 0, -1)]
    assert all(wide > 10 and high > 50 for wide, high in report["sizes"][:24])
    assert report["nameless"] == []
    assert "Traceback" not in answer.stderr
