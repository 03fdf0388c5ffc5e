"""The start of benchmarks: their options, and a window without a screen in a home of its own."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.training.arguments import above

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LEVEL_KEYS = [level.key for level in LEVELS]


def parse_options(
    usage: str | None, least: int = 1, **defaults: str | int | list[str] | tuple[str, ...]
) -> argparse.Namespace:
    """Parse the command line, with these defaults. `usage`: the docstring of the module.

    A number must be at least `least`, except a seed, or a number with a lower default. The type of a default decides: a
    tuple is games as positional arguments, a list is some of its words, the key of a level is any level.
    `options.refuse(reason)` ends the program.
    """
    started_by = f"python -m benchmarks.{Path(sys.argv[0]).stem}"
    parser = argparse.ArgumentParser(started_by, None, usage, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        if isinstance(default, bool):
            parser.add_argument(f"--{name}", action="store_true")
        elif isinstance(default, tuple):
            parser.add_argument(
                name, metavar="GAME", type=game, nargs="*", default=default, help=f"without any: {', '.join(default)}"
            )
        elif isinstance(default, list):
            parser.add_argument(f"--{name}", nargs="+", choices=default, default=default, help="without it all")
        elif isinstance(default, int):
            number = above((0 if name == "seed" else min(least, default)) - 1, int)
            parser.add_argument(f"--{name}", type=number, default=default, help=f"without it {default}")
        else:
            choices = LEVEL_KEYS if default in LEVEL_KEYS else None
            parser.add_argument(f"--{name}", choices=choices, default=default, help=f"without it {default}")
    parser.set_defaults(refuse=parser.error)
    return parser.parse_args()


def game(key: str) -> str:
    """The key of a game. Raises `ValueError` for another text."""
    return rule_set_named(key).key


def application() -> QApplication:
    """The application of the program; it does not wait for the disk."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.fsync = lambda fd: None  # noqa: ARG005
    from tapa_desktop.ui.startup.program import make_application  # noqa: PLC0415 - only for a window

    return make_application()


@contextmanager
def home() -> Iterator[Path]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ |= {"TAPA_DESKTOP_HOME": folder, "HOME": folder}
        yield Path(folder)
