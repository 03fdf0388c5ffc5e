"""How long it takes from the command to the first painted board: the median of ten starts.

    .venv/bin/python benchmarks/startup_time.py [STARTS]

Target: 1.0 s or less. The program is started as a user starts it, in its own home folder with a match in progress, and
exits as soon as the board has been painted. Without a display it runs offscreen. A first start is not counted.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

TARGET_S = 1.0
CHILD = """
import os
from tapa_desktop.ui.board.view.animated import AnimatedBoard

paint = AnimatedBoard.paintEvent

def paint_and_end(self, event):
    paint(self, event)
    os._exit(0)

AnimatedBoard.paintEvent = paint_and_end

from tapa_desktop.__main__ import main
main([])
"""


def start(environ: dict[str, str]) -> tuple[float, float]:
    """One start: wall-clock and processor time in seconds."""
    begun = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", CHILD], env=environ)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"the program ended with status {process.returncode}")
    return time.perf_counter() - begun, usage.ru_utime + usage.ru_stime


def main() -> int:
    """Measure and print. Return 1 if the median misses the target."""
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "TAPA_DESKTOP_HOME": home}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as an installed program has bytecode files
        if not os.environ.get("DISPLAY"):
            environ["QT_QPA_PLATFORM"] = "offscreen"
        start(environ)
        wall, cpu = zip(*(start(environ) for _ in range(starts)), strict=True)
    median = statistics.median(wall)
    print(f"first paint: median {median:.2f} s of {starts}, least {min(wall):.2f}, most {max(wall):.2f}")
    print(f"processor:   median {statistics.median(cpu):.2f} s")
    return int(median > TARGET_S)


if __name__ == "__main__":
    sys.exit(main())
