"""The time to the first painted board, beside a bare window of Qt: `python -m benchmarks.startup_time`.

Targets: 1.0 s or less, and at most 2.5 times the processor time of the bare window. The program is started as a user
starts it, in its own home folder with a match in progress, and exits as soon as the board has been painted; the bare
window exits at its first paint. They start in turn, so that a busy machine slows both. Without a display they run
offscreen. A first start of each is not counted. The memory is the most that the program has used until then.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from typing import Final

from benchmarks.start import home, parse_options

TARGET_S: Final = 1.0
TARGET_RATIO: Final = 2.5
PROGRAM: Final = """
import os
from tapa_desktop import __main__ as program

load = program._loaded

def load_and_watch(wanted):
    run = load(wanted)
    from tapa_desktop.ui.board.view.widget import BoardWidget
    paint = BoardWidget.paintEvent

    def paint_and_end(self, event):
        paint(self, event)
        os._exit(0)

    BoardWidget.paintEvent = paint_and_end
    return run

program._loaded = load_and_watch
program.main([])
"""
BARE: Final = """
import os
from PySide6.QtWidgets import QApplication, QWidget

class Bare(QWidget):
    def paintEvent(self, event):
        os._exit(0)

application = QApplication([])
window = Bare()
window.resize(1120, 760)
window.show()
application.exec()
"""


def start(code: str, environ: dict[str, str]) -> tuple[float, float, float]:
    """One start: wall-clock and processor time in seconds, and the most memory used, in MB."""
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", code], env=environ)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"the program ended with status {process.returncode}")
    return time.perf_counter() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main() -> int:
    options = parse_options(__doc__, starts=10)
    with home() as folder:
        environ = {**os.environ, "TAPA_DESKTOP_HOME": str(folder)}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as an installed program has bytecode files
        if not os.environ.get("DISPLAY"):
            environ["QT_QPA_PLATFORM"] = "offscreen"
        runs = [(*start(PROGRAM, environ), start(BARE, environ)[1]) for _ in range(options.starts + 1)][1:]
    names = "first paint, s", "processor, program, s", "memory, program, MB", "processor, bare window, s"
    medians = []
    for name, values in zip(names, zip(*runs, strict=True), strict=True):
        medians.append(statistics.median(values))
        print(f"{name:27} median {medians[-1]:.3f}, least {min(values):.3f}, most {max(values):.3f}")
    ratio = medians[1] / medians[3]
    print(f"ratio {ratio:.2f}")
    return int(medians[0] > TARGET_S or ratio > TARGET_RATIO)


if __name__ == "__main__":
    sys.exit(main())
