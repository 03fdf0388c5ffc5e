"""How many modules one action passes through: `python -m benchmarks.modules_passed`, without a display.

Opens the window as the program does and counts the Python calls into modules of the package, in all threads: for a
checker that is dropped, until it is saved, repainted and settled; for a hint, from H until its list and its arrows are
shown; for one preference clicked, which the board does not show; and for one that the board shows. `--names` prints the
modules, with the calls into each. Exits with status 1 if a count is over its aim.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from benchmarks.start import application, home, parse_options
from tapa_desktop import resources
from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.state import Phase
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tests.app.driver import ScriptedDice
from tests.ui.board.boards import Hand, point_center

PACKAGE: Final = str(Path(resources.__file__).parent) + os.sep
REST_MS: Final = 1500  # until an action has settled: animations, delayed prompts, queued saves
MOST_S: Final = 20  # for the first hint, which loads the network
AIMS: Final = {"drop": 55, "hint": 69, "preference": 20, "board": 39}  # modules
MOST_CALLS: Final = 5_000  # of a preference


class Calls:
    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.is_on = False

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            self.files[frame.f_code.co_filename.removeprefix(PACKAGE)] += 1

    def during(self, act: Callable[[], object], until: Callable[[], bool] = lambda: True) -> Counter[str]:
        """The calls from an action until it has settled: until this condition, and for a while after it."""
        self.files, self.is_on = Counter(), True
        act()
        wait(until)
        self.is_on = False
        return self.files


def main() -> int:
    options, program, calls = parse_options(__doc__, names=False), application(), Calls()
    with home() as folder:
        threading.setprofile(calls)  # in the workers, which are started with the window
        window = open_window(folder)
        sys.setprofile(calls)
        calls_of = {"drop": drop(window, calls), "hint": hint(window, calls), **preferences(window, calls)}
        sys.setprofile(None)
        window.close()
        program.processEvents()
    for name, files in calls_of.items():
        print(f"{name:12} {len(files):4} modules, aim {AIMS[name]}; {files.total():7,} calls")
        for file, number in sorted(files.items()) if options.names else ():
            print(f"    {number:6} {file}")
    most_calls = max(calls_of[name].total() for name in ("preference", "board"))
    return int(most_calls > MOST_CALLS or any(len(files) > AIMS[name] for name, files in calls_of.items()))


def open_window(folder: Path) -> MainWindow:
    session = Session(Archive(folder), Thinker(), Settings(), lambda _: ScriptedDice((6, 3), (6, 3)))
    window = MainWindow(session)
    window.resize(1280, 800)
    window.show()
    session.start()
    wait()
    while session.match.state.phase is not Phase.TO_PLAY:
        session.player.roll()
        wait()
    assert session.match.state.seat.is_person
    return window


def drop(window: MainWindow, calls: Calls) -> Counter[str]:
    """From the release of the button over the target, for the second checker of a turn."""
    saved, board = Path(window.session.store.path or ""), window.board
    release = partial(QTest.mouseRelease, board, Qt.MouseButton.LeftButton)
    release(pos=lift_checker(window))
    wait()
    to, length = lift_checker(window), saved.stat().st_size
    files = calls.during(partial(release, pos=to), lambda: not board.is_moving)
    assert saved.stat().st_size > length
    assert len(window.session.match.state.drafted) == 2
    return files


def lift_checker(window: MainWindow) -> QPoint:
    """Lift a checker and hold it over a target; return where the pointer is."""
    draft, board, side = window.session.match.draft, window.board, window.session.match.state.side
    assert draft is not None
    source, targets = next(iter(draft.targets().items()))
    target, hand = point_center(board, side, next(iter(targets))), Hand(board)
    hand.lift(point_center(board, side, source))
    hand.move(target)
    return target


def hint(window: MainWindow, calls: Calls) -> Counter[str]:
    """From the key until the list is there, and the board has the arrows of the play selected in it."""
    board, hint_list = window.board, window.features.hint_panel.list
    window.session.player.undo()
    window.session.player.undo()
    wait()
    window.activateWindow()

    def point() -> None:
        QTest.keyClick(window, Qt.Key.Key_H)
        wait(lambda: bool(hint_list.lines))
        hint_list.setFocus()
        QTest.keyClick(hint_list, Qt.Key.Key_Down)

    return calls.during(point, lambda: bool(board.arrows))


def preferences(window: MainWindow, calls: Calls) -> dict[str, Counter[str]]:
    """A click on a tick each, after the dialog has been open for a while and was used once."""
    window.commands.hint.trigger()
    window.commands.preferences.trigger()
    wait()
    dialog = window.findChild(PreferencesDialog)
    assert isinstance(dialog, PreferencesDialog)
    calls_of: dict[str, Counter[str]] = {}
    for name, field in (("once", "show_pips"), ("preference", "confirm_resign"), ("board", "show_numbers")):
        dialog.list.setCurrentRow(next(row for row, form in enumerate(dialog.forms) if field in form.controls))
        wait()
        tick = dialog.controls[field]
        click = partial(QTest.mouseClick, tick, Qt.MouseButton.LeftButton, pos=QPoint(8, tick.height() // 2))
        before = window.session.settings
        calls_of[name] = calls.during(click)
        assert window.session.settings != before
    dialog.close()
    del calls_of["once"]
    return calls_of


def wait(until: Callable[[], bool] = lambda: True) -> None:
    end = time.monotonic() + MOST_S
    while not until():
        assert time.monotonic() < end, "it has not come to its end"
        QTest.qWait(REST_MS // 10)
    QTest.qWait(REST_MS)


if __name__ == "__main__":
    sys.exit(main())
