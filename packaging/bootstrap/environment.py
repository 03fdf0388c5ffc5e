"""The clone's own virtual environment, `.venv`: made when there is none, renewed when it has fallen behind.

A stamp in it says what was installed last: from which folder, for which pyproject.toml and C files, which installing
compiles, and which tools beside the program.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from compiled.compiler import system_compiler

from .process import SetUpError, ask, follow
from .system import APT, is_root, system_manager

ROOT: Final = Path(__file__).resolve().parents[2]
STAMP: Final = "from_clone.json"
_DOWNLOADS_MB: Final = {"": 82, "test": 106, "dev": 204}  # by what is set up; nearly all of the first is Qt
_COMPILER_MB: Final = 101
# Packages lie in a folder named after Python's version, so a newer Python of the system does not find them.
_WORKS: Final = """
import os, sys, sysconfig
sys.exit(sys.version_info < (3, 11) or not os.path.isdir(sysconfig.get_path("purelib")))
"""


def python_of(venv: Path, os_name: str = os.name) -> Path:
    return venv / "Scripts" / "python.exe" if os_name == "nt" else venv / "bin" / "python"


def ready_python(group: str, root: Path = ROOT) -> Path:
    """The interpreter of an environment that holds the program and the tools of a dependency group.

    Raises `SetUpError` when it cannot be made; the message says why and what to type.
    """
    venv = root / ".venv"
    python, stamp, wanted = python_of(venv), venv / STAMP, stamp_for(root, group)
    if not ask([python, "-c", _WORKS])[0]:  # there is none, or it is half made or no longer works
        print(f"Making {venv}", flush=True)
        is_made, output = ask([sys.executable, "-m", "venv", "--clear", "--without-pip", venv])
        if not is_made:
            raise SetUpError(f"The virtual environment {venv} could not be made. Python's own words:\n\n{output}")
    if not is_covered(stamp, wanted):
        megabytes = _DOWNLOADS_MB[group] + (0 if system_compiler() else _COMPILER_MB)
        print(f"Installing the program and what it needs into .venv; once, about {megabytes} MB", flush=True)
        has_pip, output = ask([python, "-m", "ensurepip"])
        if not has_pip:
            raise SetUpError(f"There is no pip in {venv}. Python's own words:\n\n{output}")
        pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "--no-input"]
        # "." and not the folder's name, in which pip would read "[" as the beginning of extras.
        if follow([*pip, "install", "--editable", ".", *wanted["tools"]], cwd=root):
            raise SetUpError(
                "The Python packages could not be installed; pip's own words are above.\n"
                "If this machine is offline, connect it and run the same command again: what is already done is kept."
            )
        if not group:  # 22 MB that nothing but an installation needs
            ask([*pip, "uninstall", "--yes", "pip", "setuptools"])
        stamp.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
    return python


def stamp_for(root: Path, group: str) -> dict[str, Any]:
    """The stamp of an environment in which the program and the tools of a dependency group are installed."""
    pyproject = (root / "pyproject.toml").read_bytes()
    compiled = (path.read_bytes() for path in sorted((root / "tapa_desktop" / "ai" / "engine").glob("*.[ch]")))
    groups = tomllib.loads(pyproject.decode()).get("dependency-groups", {})
    digest = sha256(b"".join((pyproject, *compiled))).hexdigest()
    return {"root": str(root), "pyproject": digest, "tools": _tools_of(groups, group) if group else []}


def _tools_of(groups: dict[str, list[Any]], group: str) -> list[str]:
    """The requirements of a group, since the pip of Python 3.11 cannot install groups. Source: PEP 735."""
    tools_of_entries = (
        [entry] if isinstance(entry, str) else _tools_of(groups, entry["include-group"]) for entry in groups[group]
    )
    return [tool for tools in tools_of_entries for tool in tools]


def is_covered(stamp: Path, wanted: dict[str, Any]) -> bool:
    """Whether nothing needs to be installed; a clone that was moved has to be installed again."""
    try:
        installed = json.loads(stamp.read_text(encoding="utf-8"))
        return {**wanted, "tools": installed["tools"]} == installed and set(installed["tools"]) >= set(wanted["tools"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def lacking(root: Path = ROOT) -> list[str]:
    """The missing system packages for an environment, and for compiling the engine.

    Debian and its descendants keep a part of Python's venv in a package of its own. Where a compiler cannot be
    installed without a question, one comes as a Python package, which is a larger download.
    """
    can_make = importlib.util.find_spec("ensurepip") or ask([python_of(root / ".venv"), "-c", _WORKS])[0]
    can_compile = os.environ.get("CC") or any(map(shutil.which, ("cc", "gcc", "clang")))
    packages = [] if can_make else [f"python3.{sys.version_info.minor}-venv"]
    return packages if can_compile or not is_root() or system_manager() is not APT else [*packages, "gcc", "libc6-dev"]


def check_writable(root: Path = ROOT) -> None:
    """Refuse a clone that cannot be written to, before anything is downloaded, unless it is set up already.

    Raises `SetUpError` with the commands that make a copy and start there.
    """
    venv = root / ".venv"
    if os.access(venv if venv.is_dir() else root, os.W_OK) or (venv / STAMP).exists():
        return
    copy = Path("~") / "tapa-desktop"
    raise SetUpError(
        f"This folder cannot be written to: {root}\n"
        "What the game needs is set up inside the clone, so make a copy of your own and start there:\n\n"
        f"    cp -r {shlex.quote(str(root))} {copy}\n"
        f"    python3 {copy}/packaging/from_clone.py play"
    )
