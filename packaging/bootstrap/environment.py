"""The clone's own virtual environment, `.venv`: made when there is none, renewed when it has fallen behind."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from compiled.compiler import system_compiler

from .packages import APT, manager_here
from .process import SetUpError, ask, follow
from .requirements import Stamp, read_stamp, wanted_stamp, write_stamp

ROOT: Final = Path(__file__).resolve().parents[2]
_DOWNLOADS_MB: Final = {"": 82, "test": 106, "dev": 158}  # by what is set up; nearly all of the first is Qt
_COMPILER_MB: Final = 101
_WORKS: Final = "import pip, sys; sys.exit(sys.version_info < (3, 11))"


def python_of(venv: Path, os_name: str = os.name) -> Path:
    """The interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if os_name == "nt" else venv / "bin" / "python"


def ready_python(group: str = "", root: Path = ROOT) -> Path:
    """The interpreter of an environment that holds the program and the tools of a dependency group.

    Raises:
        SetUpError: when it cannot be made; the message says why and what to type.
    """
    venv = root / ".venv"
    python = python_of(venv)
    if not ask([python, "-c", _WORKS])[0]:
        _make(venv)
    wanted = wanted_stamp(root, group)
    stamp_file = venv / "from_clone.json"
    installed = read_stamp(stamp_file)
    if installed is None or not installed.covers(wanted):
        _install(python, wanted, _DOWNLOADS_MB[group] + (0 if system_compiler() else _COMPILER_MB))
        write_stamp(stamp_file, wanted)
    return python


def lacking_for_venv(root: Path = ROOT) -> list[str]:
    """The system's packages without which no environment can be made here; none where one is that works.

    Debian and its descendants keep a part of Python's venv in a package of its own.
    """
    if importlib.util.find_spec("ensurepip") or ask([python_of(root / ".venv"), "-c", _WORKS])[0]:
        return []
    return [f"python3.{sys.version_info.minor}-venv"]


def lacking_to_compile() -> list[str]:
    """The system's packages that compile the engine, where they are missing and can be installed without a question.

    Elsewhere the engine is compiled by a compiler that comes as a Python package, which is a larger download.
    """
    has_compiler = os.environ.get("CC") or any(map(shutil.which, ("cc", "gcc", "clang")))
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [] if has_compiler or not is_root or manager_here() is not APT else ["gcc", "libc6-dev"]


def check_writable(root: Path = ROOT) -> None:
    """Refuse a clone that cannot be written to, before anything is downloaded, unless it is set up already.

    Raises:
        SetUpError: with the commands that make a copy and start there.
    """
    venv = root / ".venv"
    if os.access(venv if venv.is_dir() else root, os.W_OK) or read_stamp(venv / "from_clone.json"):
        return
    copy = Path("~") / "tapa-desktop"
    raise SetUpError(
        f"This folder cannot be written to: {root}\n"
        "What the game needs is set up inside the clone, so make a copy of your own and start there:\n\n"
        f"    cp -r {shlex.quote(str(root))} {copy}\n"
        f"    python3 {copy}/packaging/from_clone.py play"
    )


def _make(venv: Path) -> None:
    """Make the environment, or replace one that is half made or no longer works."""
    print(f"Making {venv}", flush=True)
    made, words = ask([sys.executable, "-m", "venv", "--clear", venv])
    if not made:
        raise SetUpError(f"The virtual environment {venv} could not be made. Python's own words:\n\n{words}")


def _install(python: Path, wanted: Stamp, megabytes: int) -> None:
    print(f"Installing the program and what it needs into .venv; once, about {megabytes} MB", flush=True)
    pip: list[str | Path] = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    # "." and not the folder's name, in which pip would read "[" as the beginning of extras.
    if follow([*pip, "--editable", ".", *wanted.tools], cwd=Path(wanted.root)):
        raise SetUpError(
            "The Python packages could not be installed; pip's own words are above.\n"
            "If this machine is offline, connect it and run the same command again:"
            " what is already done is kept."
        )
