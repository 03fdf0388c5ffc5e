"""What a player is told when the program has failed: that nothing is lost, where the log lies, and what to report."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QCoreApplication, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from tapa_desktop import __version__
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.paths import log_dir

from .log import FILE, discreet
from .window import MainWindow

translate = QCoreApplication.translate


def tell_mishap(window: MainWindow, what: str) -> None:
    """Tell of an exception, `what` as Python writes it down. What is not on the disk yet is tried once more."""
    if window.session.save():
        text = translate("Mishaps", "Something went wrong in the program. The match is saved as far as it was played.")
    else:
        text = translate("Mishaps", "Something went wrong in the program, and the match cannot be saved now.")
    _tell(window, text, what, what.strip().rpartition("\n")[2])


def tell_sudden_end(window: MainWindow, what: str) -> None:
    """Tell that the program was torn down the last time; `what` is what Python has left of that in the log."""
    text = translate(
        "Mishaps", "The program came to a sudden end the last time. The match is saved as far as it was played."
    )
    _tell(window, text, what, what.partition("\n")[0])


def report_of(what: str) -> str:
    """What to copy into a report: which program it is and where it runs, and what has happened, but not whose it is."""
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, {QGuiApplication.platformName()}"
    about = f"Tapa Desktop {__version__}, Python {sys.version.split()[0]}, Qt {qVersion()}, {system}"
    return discreet(f"{about}\n\n{what.strip()}\n")


def _tell(window: MainWindow, text: str, what: str, line: str) -> None:
    asked = translate("Mishaps", "To report it, send what the button copies. It is also at the end of the log:")
    row = window.messages.show_notice(Notice("error", f"{text} {asked}", f"{log_dir() / FILE}\n{line}"))
    row.offer(translate("Mishaps", "Copy the report"), partial(_copy, report_of(what)))
    row.stay()


def _copy(report: str) -> None:
    QGuiApplication.clipboard().setText(report)
