"""The frozen program under test: PyInstaller's output in dist/, or the folder in TAPA_BUNDLE."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = "Tapa Desktop.app/Contents/MacOS" if sys.platform == "darwin" else "tapa-desktop"
FOLDER: Final = Path(os.environ.get("TAPA_BUNDLE", ROOT / "dist" / BUILT))
SUFFIX: Final = ".exe" if sys.platform == "win32" else ""


def pytest_report_header() -> str:
    if not FOLDER.is_dir():
        return f"bundle: {FOLDER} is not there; make it with pyinstaller packaging/tapa.spec"
    sizes = [file.stat().st_size for file in FOLDER.rglob("*") if file.is_file() and not file.is_symlink()]
    return f"bundle: {FOLDER}, {sum(sizes) / 1e6:.1f} MB in {len(sizes)} files"


@pytest.fixture(scope="session")
def bundle() -> Path:
    return FOLDER


@pytest.fixture(scope="session")
def inside(bundle: Path) -> Path:
    """The folder of libraries and resources of the two programs."""
    return bundle.parent / "Frameworks" if sys.platform == "darwin" else bundle / "_internal"


@pytest.fixture(scope="session")
def program(bundle: Path) -> Callable[[str], Path]:
    return lambda name: bundle / (name + SUFFIX)


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """The environment of a user who has never started the program and has no screen."""
    if sys.platform == "win32":  # where no program starts without some dozen variables
        return {**os.environ, "TAPA_DESKTOP_HOME": str(tmp_path)}
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"}
