"""The frozen program says itself what it lacks, whatever kind of file that is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

PATIENCE_S: Final = 60
ONE_OF_EACH_KIND: Final = (
    "checkers/pearl-and-navy.toml", "help/tr/dice.md", "icons/tapa-desktop-48.png", "networks/plakoto.npz",
    "pruning/tapa-cube.npz", "rules/ar/mahbusa.md", "sounds/pin.wav", "tables/bearoff.npz", "tables/openings.gz",
    "tables/wins.toml", "texts.json", "themes/leather.toml", "translations/qt_mk.qm", "translations/tapa_bg.qm",
)  # fmt: skip


@pytest.fixture(scope="module")
def copied(bundle: Path, inside: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The folders of the programs and of their resources in a copy, where files may be taken out."""
    whole = bundle.parents[1] if sys.platform == "darwin" else bundle
    copy = tmp_path_factory.mktemp("copy") / whole.name
    shutil.copytree(whole, copy, symlinks=True)
    return copy / bundle.relative_to(whole), (copy / inside.relative_to(whole) / "resources").resolve()


@pytest.mark.parametrize("missing", ONE_OF_EACH_KIND)
def test_self_test_names_what_is_missing(
    copied: tuple[Path, Path], program: Callable[[str], Path], environ: dict[str, str], missing: str
) -> None:
    programs, resources = copied
    file = (resources / missing).resolve()
    aside = file.rename(programs / file.name)

    answer = subprocess.run(
        [programs / program("tapa-desktop").name, "--self-test"],
        env=environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip

    aside.rename(file)
    assert answer.returncode == 1
    assert file.name in answer.stderr or sys.platform == "win32"  # where a program with a window has no error output
