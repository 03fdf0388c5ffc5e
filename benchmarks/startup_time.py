"""How long it takes from the command to the first painted board, beside a bare window of Qt of the same size.

    .venv/bin/python benchmarks/startup_time.py [STARTS]

Targets: 1.0 s or less, and at most 2.5 times the processor time of the bare window. The program is started as a user
starts it, in its own home folder with a match in progress, and exits as soon as the board has been painted; the bare
window exits at its first paint. They start in turn, so that a busy machine slows both. Without a display they run
offscreen. A first start of each is not counted. The figures are medians, of ten starts unless said otherwise.
The memory is the most that the program has used until then.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final

TARGET_S: Final = 1.0
TARGET_RATIO: Final = 2.5
PROGRAM: Final = """
import os
from tapa_desktop import __main__ as program

program._loaded(program._parser().parse_args([]))  # imports what a start imports, in its order

from tapa_desktop.ui.board.view.widget import BoardWidget

paint = BoardWidget.paintEvent

def paint_and_end(self, event):
    paint(self, event)
    os._exit(0)

BoardWidget.paintEvent = paint_and_end
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
    begun = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", code], env=environ)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"the program ended with status {process.returncode}")
    return time.perf_counter() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def tell(name: str, values: list[float], unit: str = "s") -> float:
    """Print the median with the least and the most, and return it."""
    median = statistics.median(values)
    print(f"{name} median {median:.3f} {unit} of {len(values)}, least {min(values):.3f}, most {max(values):.3f}")
    return median


def in_turn(starts: int, one: Callable[[str], tuple[float, float, float]]) -> list[tuple[float, ...]]:
    """Start the program and the bare window in turn: three figures of the program, processor time of the window."""
    one(PROGRAM), one(BARE)
    return [(*one(PROGRAM), one(BARE)[1]) for _ in range(starts)]


def main() -> int:
    """Measure and print. Return 1 if a median misses its target."""
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "TAPA_DESKTOP_HOME": home}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as an installed program has bytecode files
        if not os.environ.get("DISPLAY"):
            environ["QT_QPA_PLATFORM"] = "offscreen"
        wall, program, memory, bare = map(list, zip(*in_turn(starts, lambda code: start(code, environ)), strict=True))
    median = tell("first paint:           ", wall)
    ratio = tell("processor, program:    ", program) / tell("processor, bare window:", bare)
    print(f"ratio:                  {ratio:.2f}")
    tell("memory, program:       ", memory, "MB")
    return int(median > TARGET_S or ratio > TARGET_RATIO)


if __name__ == "__main__":
    sys.exit(main())
