"""What the commands that need no window print. On some systems a windowed program has nowhere to print it."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from tapa_desktop.app.storage.files import system_message


def tell(text: str) -> int:
    """Print a text on the standard output. Return the exit status: 0, or 1 if not all of it could be printed."""
    if sys.stdout is None:
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes the rest of it at the end
        return complain(f"The result cannot be printed: {system_message(error)}")
    return 0


def complain(text: str) -> int:
    """Print a line on the error output. Return the exit status 1."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
    return 1
