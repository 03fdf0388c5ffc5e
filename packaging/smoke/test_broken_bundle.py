"""The frozen program says itself what it lacks, whatever kind of file that is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

PATIENCE_S: Final = 60
ONE_OF_EACH_KIND: Final = (
    "checkers/pearl-and-navy.toml",
    "help/tr/dice.md",
    "icons/tapa-desktop-48.png",
    "networks/plakoto.npz",
    "pruning/tapa-cube.npz",
    "rules/ar/mahbusa.md",
    "sounds/pin.wav",
    "tables/bearoff.npz",
    "tables/openings.gz",
    "tables/wins.toml",
    "themes/leather.toml",
    "translations/qt_mk.qm",
    "translations/tapa_bg.qm",
)

Environ = dict[str, str]
Program = Callable[[str], Path]


@pytest.fixture(scope="module")
def copied(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs in a copy, where files may be taken out."""
    whole = bundle.parents[1] if sys.platform == "darwin" else bundle
    copy = tmp_path_factory.mktemp("copy") / whole.name
    shutil.copytree(whole, copy, symlinks=True)
    return copy / bundle.relative_to(whole)


@pytest.fixture
def missing(copied: Path, bundle: Path, inside: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The name of a file that is not in the copy; afterwards it is there again."""
    file = (copied.parent / inside.relative_to(bundle.parent) / "resources" / request.param).resolve()
    content = file.read_bytes()
    file.unlink()
    yield file.name
    file.write_bytes(content)


@pytest.mark.parametrize("missing", ONE_OF_EACH_KIND, indirect=True)
def test_self_test_names_what_is_missing(copied: Path, program: Program, environ: Environ, missing: str) -> None:
    answer = subprocess.run(
        [copied / program("tapa-desktop").name, "--self-test"],
        env=environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip

    assert answer.returncode == 1
    assert missing in answer.stderr or sys.platform == "win32"  # where a program with a window has no error output
