"""Builds from the sources as pip does, but without a network: a wheel, an sdist, and an environment to run it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
NEEDED: Final = ("PySide6", "msgspec", "_miniaudio")


def build(kind: str, source: Path, to: Path) -> Path:
    """Build a "wheel" or an "sdist"; the file."""
    result = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", to],
        cwd=source, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    (file,) = to.iterdir()
    return file


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def wheel_of_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the sdist builds, unpacked where there is nothing else."""
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xf", sdist, "-C", folder], check=True)
    (source,) = folder.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("again"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment with the wheel in it, and beside it what the wheel needs.

    An editable installation of the clone, which this environment may have, is not seen through such a path.
    """
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, symlinks=os.name != "nt")
    commands = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", commands / "python", "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, wheel], check=True)
    (site,) = home.glob("[lL]ib/**/site-packages")
    needed = {str(Path(spec.origin).parents[1]) for spec in map(find_spec, NEEDED) if spec and spec.origin}
    (site / "needed.pth").write_text("\n".join(sorted(needed)), encoding="utf-8")
    return commands
