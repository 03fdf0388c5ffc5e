"""What is built from the sources, as pip builds it but without a network: a wheel, an sdist, and a place to run it."""

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
SUFFIXES: Final = {"wheel": ".whl", "sdist": ".tar.gz"}


def build(kind: str, source: Path, to: Path) -> Path:
    """Build a "wheel" or an "sdist"; the file."""
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", to],
        cwd=source, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stdout + built.stderr
    (made,) = to.glob("*" + SUFFIXES[kind])
    return made


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this clone."""
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this clone."""
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
    """The folder of commands of a new environment with the wheel in it, and beside it what the wheel needs."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, symlinks=os.name != "nt")
    commands = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", commands / "python", "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, wheel], check=True)
    (site,) = home.glob("[lL]ib/**/site-packages")
    (site / "needed.pth").write_text("\n".join(sorted({_folder_of(name) for name in NEEDED})), encoding="utf-8")
    return commands


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """The environment of a user who has never started the program and has no screen."""
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"}


def _folder_of(name: str) -> str:
    """Where a package lies that this environment has. An editable one of the clone is not seen through such a path."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parents[1])
