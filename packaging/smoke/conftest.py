"""The frozen program under test: dist/tapa-desktop, or the folder that TAPA_BUNDLE names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(os.environ.get("TAPA_BUNDLE", ROOT / "dist" / "tapa-desktop"))


def pytest_report_header() -> str:
    """Where the frozen program is, and how large."""
    if not FOLDER.is_dir():
        return f"bundle: {FOLDER} is not there; make it with pyinstaller packaging/tapa.spec"
    sizes = [file.stat().st_size for file in FOLDER.rglob("*") if file.is_file() and not file.is_symlink()]
    return f"bundle: {FOLDER}, {sum(sizes) / 1e6:.1f} MB in {len(sizes)} files"


@pytest.fixture(scope="session")
def bundle() -> Path:
    return FOLDER


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """The environment of a user who has never started the program and has no screen."""
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"}
