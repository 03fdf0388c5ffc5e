"""The self-test misses every single file that is shipped, and says of one that is damaged which it is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from bundle.trim import is_kept
from PySide6.QtWidgets import QApplication

from tapa_desktop import resources
from tapa_desktop.resources import resource
from tapa_desktop.ui.startup.self_test_files import _faults, file_fault
from tapa_desktop.ui.text.translator import Translator
from tests.ai.engine.networks import forget

SHIPPED = sorted(file.relative_to(resource()).as_posix() for file in resource().rglob("*") if file.is_file())
SHIPPED = [place for place in SHIPPED if is_kept(f"resources/{place}")]
BATCHES: list[list[str]] = []  # of all of them, none with two files of one name
for place in SHIPPED:
    name = Path(place).name
    found = next((batch for batch in BATCHES if name not in map(os.path.basename, batch)), None)
    BATCHES.append([place]) if found is None else found.append(place)
READ_ONCE = ("networks", "mothers", "pruning", "tables")
DAMAGED = [
    *("icons/tapa-desktop-16.png", "textures/grain.png", "networks/tawula.npz", "pruning/tapa.npz"),
    *("tables/bearoff.npz", "tables/wins.toml", "sounds/pin.wav", "themes/felt.toml", "checkers/ivory-and-ebony.toml"),
    *("translations/tapa_bg.qm", "rules/mk/tapa.md", "help/en/boards.md", "packs/tapa.txt"),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that the program brings with it, where one may break it."""
    return Path(shutil.copytree(resource(), tmp_path_factory.mktemp("copy") / "resources"))


@pytest.fixture
def broken(
    copy: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[Path]:
    """A file of the copy, which is whole again afterwards, as is the language spoken."""
    file = copy / request.param
    whole = file.read_bytes()
    monkeypatch.setattr(resources, "_resources", lambda: copy)
    if file.parent.name in READ_ONCE:
        forget()
    yield file
    file.write_bytes(whole)
    if file.parent.name in READ_ONCE:
        forget()
    Translator(qapp).use("en")


def test_all_files_are_well(qapp: QApplication) -> None:
    assert file_fault(qapp) == ""


@pytest.mark.parametrize("missing", BATCHES, ids=range(len(BATCHES)))
def test_each_file_that_is_missing_is_named(
    copy: Path, missing: list[str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr(resources, "_resources", lambda: copy)
    files = {place: (copy / place).read_bytes() for place in missing}
    for place in files:
        (copy / place).unlink()

    unnamed = named = set(files)
    while named:
        forget()
        told = "\n".join(_faults(qapp))
        named = {place for place in unnamed if Path(place).name in told}
        unnamed = unnamed - named
        for place in named or unnamed:
            (copy / place).write_bytes(files[place])
    forget()

    assert unnamed == set()


@pytest.mark.parametrize("broken", DAMAGED, indirect=True)
def test_file_that_is_damaged_is_named(qapp: QApplication, broken: Path) -> None:
    broken.write_bytes(b"\xff\xfe damaged")

    assert broken.name in file_fault(qapp)
