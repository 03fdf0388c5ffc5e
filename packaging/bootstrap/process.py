"""Runs programs for the set-up, and the error when it fails."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

Command = Sequence[str | Path]


class SetUpError(Exception):
    """A problem that the user can solve: the message says what is missing and what to type. It needs no traceback."""


def follow(command: Command, *, cwd: Path | None = None, environ: Mapping[str, str] | None = None) -> int:
    """Run a program in the foreground, its output on the terminal, and return its exit status as a shell would.

    Raises `KeyboardInterrupt` after Ctrl+C, but only when the program, which gets it too, has ended.
    """
    interrupted = False
    with subprocess.Popen(command, cwd=cwd, env=environ) as child:
        while child.returncode is None:
            try:
                child.wait()
            except KeyboardInterrupt:
                interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


def ask(command: Command, *, environ: Mapping[str, str] = os.environ) -> tuple[bool, str]:
    """Run a program in the background: whether it succeeded, and its output, in English."""
    try:
        result = subprocess.run(
            command, env={**environ, "LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
        )  # fmt: skip
    except OSError as error:
        return False, str(error)
    return result.returncode == 0, result.stdout.strip()
