"""The clone's own virtual environment, `.venv`: made when there is none, renewed when it has fallen behind."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Final

from .packages import APT, manager_here, provide
from .process import SetUpError, ask, follow
from .requirements import Stamp, read_stamp, wanted_stamp, write_stamp

ROOT: Final = Path(__file__).resolve().parents[2]
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
        _install(python, wanted)
        write_stamp(stamp_file, wanted)
    return python


def _make(venv: Path) -> None:
    """Make the environment, or make it anew where a half-made or worn-out one is in the way."""
    if importlib.util.find_spec("ensurepip") is None:
        _provide_venv()
    print(f"Making {venv}", flush=True)
    made, words = ask([sys.executable, "-m", "venv", "--clear", venv])
    if not made:
        raise SetUpError(f"The virtual environment {venv} could not be made. Python's own words:\n\n{words}")


def _provide_venv() -> None:
    """Debian and its descendants keep a part of Python's venv in a package of its own."""
    what = f"This Python ({sys.executable}) cannot make virtual environments, since its module ensurepip is missing"
    if manager_here() is not APT:
        raise SetUpError(f"{what}.\nInstall it with the system's package manager, then start again.")
    provide(what, [f"python3.{sys.version_info.minor}-venv"], APT)


def _install(python: Path, wanted: Stamp) -> None:
    print("Installing the program and what it needs into .venv; once, about 290 MB", flush=True)
    pip: list[str | Path] = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    # "." and not the folder's name, in which pip would read "[" as the beginning of extras.
    if follow([*pip, "--editable", ".", *wanted.tools], cwd=Path(wanted.root)):
        raise SetUpError(
            "The Python packages could not be installed; pip's own words are above.\n"
            "If this machine has no way to the internet now, connect it and type the same again:"
            " what is done already is kept."
        )
