"""Starts the program: parses the arguments, checks for a screen, imports the window's modules, and shows the window.

    tapa-desktop [FILE …] [--new-match | --practice]
    tapa-desktop [--verify FILE …] [--report FILE … [--to PATH]] [--self-test] [--version]
    tapa-desktop --add-to-menu | --remove-from-menu

If something is missing, a sentence or two on the error output say what, and the exit status is 1. Qt and everything
that needs it are imported only after the checks, so that the program can report a missing library.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial

import tapa_desktop
from tapa_desktop.ui.startup.environment import SCALE, complain, speed_up_imports, tell, why_no_import, why_no_window


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return the exit status. `arguments` default to those of the command line."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.to and not options.report:
        parser.error("--to needs --report")
    if options.files and (options.report or options.verify or options.self_test or options.menu is not None):
        parser.error(f"files belong right behind --report or --verify: {' '.join(options.files)}")
    if options.version:
        return tell(f"Tapa Desktop {tapa_desktop.__version__}\n")
    if os.path.expanduser("~") == "~":  # noqa: PTH111 - a Path raises: the system names no home folder
        os.environ["HOME"] = os.sep  # as for Qt; what cannot be written there is told
    if options.menu is not None:
        from tapa_desktop.ui.startup.commands import change_menu  # noqa: PLC0415 - no other start needs it

        return change_menu(is_added=options.menu)
    if options.self_test or options.report:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.pop(SCALE, None)  # it is for the user's screen
    reason = "" if options.verify else why_no_window(os.environ, sys.platform)
    if reason:
        return complain(reason)
    try:
        run = _loaded(options)
    except ImportError as error:
        return complain(why_no_import(error))
    return run()


def _loaded(options: argparse.Namespace) -> Callable[[], int]:
    """Import what the arguments ask for, and return the function that runs it and gives the exit status.

    Raises `ImportError` when Qt or another library is missing.
    """
    if options.self_test:
        from tapa_desktop.ui.startup.self_test import self_test  # noqa: PLC0415 - see above

        return self_test
    if options.verify:
        from tapa_desktop.ui.startup.commands import verify_files  # noqa: PLC0415 - see above

        return partial(verify_files, options.verify)
    if options.report:
        from tapa_desktop.ui.startup.commands import report_files  # noqa: PLC0415 - see above

        return partial(report_files, options.report, options.to)
    gc.disable()  # imported modules are never garbage, so looking for some only costs time
    try:
        speed_up_imports()
        from tapa_desktop.ui.startup.program import run  # noqa: PLC0415 - see above
    finally:
        gc.freeze()
        gc.enable()
    return partial(run, options.files, options.shown)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tapa-desktop", description="Tapa and its relatives in a window, against the computer."
    )
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="a match to open, of several the last is shown and all are kept; or a position to play, or a pack",
    )
    alone = parser.add_mutually_exclusive_group()
    for name, what in (("new-match", "offer a new match"), ("practice", "open Practice")):
        alone.add_argument(f"--{name}", dest="shown", action="store_const", const=name, default="", help=what)
    alone.add_argument(
        "--verify",
        nargs="+",
        metavar="FILE",
        help="check, without a window, that the dice of a match follow from its seed, or from its lines with a friend",
    )
    alone.add_argument(
        "--report", nargs="+", metavar="FILE", help="write, without a window, a report of a match with its review"
    )
    parser.add_argument(
        "--to", default="", metavar="PATH", help="where --report writes: a file.html, a file.pdf, or a folder"
    )
    alone.add_argument("--self-test", action="store_true", help="check, without a screen, that nothing is missing")
    alone.add_argument(
        "--add-to-menu", dest="menu", action="store_true", default=None, help="add the program to your menu on Linux"
    )
    alone.add_argument("--remove-from-menu", dest="menu", action="store_false", default=None, help="take it out")
    alone.add_argument("--version", action="store_true", help="print the version")
    return parser


if __name__ == "__main__":
    sys.exit(main())
