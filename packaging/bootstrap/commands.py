"""The commands of `from_clone.py`: play, test, develop."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from .environment import ROOT, check_writable, lacking, ready_python
from .process import SetUpError, follow
from .system import make_qt_start, provide_at_once

_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}


def play(arguments: list[str]) -> int:
    """Open the window. The arguments are the program's own."""
    _refuse_without_screen()
    return follow([_set_up("", os.environ), "-m", "tapa_desktop", *arguments])


def test(arguments: list[str]) -> int:
    """Run all the tests, or those of pytest's arguments, without showing a window."""
    environ = {**os.environ, **_OFFSCREEN}
    # One process a core; an argument -n0 undoes it, for a debugger.
    python = _set_up("test", environ)
    return follow([python, "-m", "pytest", "-n", "auto", *arguments], cwd=ROOT, environ=environ)


def develop(_arguments: list[str]) -> int:
    """Set up the environment with all the tools that the work on the program needs."""
    print(f"Ready: {_set_up('dev', {**os.environ, **_OFFSCREEN})}")
    return 0


COMMANDS: Final[Mapping[str, Callable[[list[str]], int]]] = {"play": play, "test": test, "develop": develop}


def main(arguments: list[str], usage: str) -> int:
    """Run one command. Returns the started program's exit status, or 1 for a problem.

    Raises `SystemExit` for help and for unknown commands.
    """
    parser = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="what the program or pytest is given")
    options = parser.parse_args(arguments)
    try:
        return COMMANDS[options.command](options.arguments)
    except SetUpError as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _set_up(group: str, environ: Mapping[str, str]) -> Path:
    check_writable()
    provide_at_once(environ, lacking())
    python = ready_python(group)
    if sys.platform.startswith("linux"):
        make_qt_start(python, environ)
    return python


def _refuse_without_screen() -> None:
    """Raise `SetUpError` before anything is downloaded if there is no screen for a window."""
    sys.path.insert(0, str(ROOT))
    from tapa_desktop.ui.startup.environment import why_no_window  # noqa: PLC0415 - the clone is found only now

    if why := why_no_window(os.environ, sys.platform):
        raise SetUpError(why)
