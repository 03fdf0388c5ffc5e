"""Programs started on the user's behalf, and the one way in which the set-up fails."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

Command = Sequence[str | Path]


class SetUpError(Exception):
    """Something that the user can mend: the message says what is missing and what to type. It needs no traceback."""


def follow(command: Command, *, cwd: Path | None = None, environ: Mapping[str, str] | None = None) -> int:
    """Run a program in the foreground, its words on the terminal, and give its exit status as a shell would.

    Raises `KeyboardInterrupt` when Ctrl+C was pressed, but only after the program, which was told too, has ended.
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
    """Run a program in the background: whether it ended well, and all that it said, in English."""
    try:
        answer = subprocess.run(
            command, env={**environ, "LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
        )  # fmt: skip
    except OSError as error:
        return False, str(error)
    return answer.returncode == 0, answer.stdout.strip()
