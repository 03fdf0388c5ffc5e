"""A Windows on which the program can be installed, and the installers of the bundle that has been made there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from rooms.screen import Screen, virtual_screen
from rooms.trials import MATCH

from windows.installer import compile_installer
from windows.room import BUNDLE, ROOM, Room
from windows.wine import NEWER, OLDER, WINE, Windows

FOLDER: Final = Path(os.environ.get("TAPA_BUNDLE", BUNDLE))
USER: Final = "Ελένη Iğdır"


def pytest_collection_modifyitems() -> None:
    """Refuse to start if something is missing, with the reasons: skipped tests would look like passed ones."""
    lacking = {
        "makensis is missing: apt-get install nsis": shutil.which("makensis") is None,
        "64-bit wine is missing: apt-get install wine wine64": not WINE.exists(),
        "Xvfb, xdotool or scrot is missing": not all(map(shutil.which, ("Xvfb", "xdotool", "scrot"))),
        f"{FOLDER} is missing: packaging/windows/room.py makes it": not FOLDER.exists(),
    }
    if any(lacking.values()):
        raise pytest.UsageError(*(f"nothing was tried: {reason}" for reason, lacks in lacking.items() if lacks))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("windows")


@pytest.fixture(scope="session")
def setups(folder: Path) -> Iterator[dict[str, Path]]:
    """Installers of two versions, whose bundles differ by one file."""
    bundle = folder / "bundle"
    shutil.copytree(FOLDER, bundle)
    Room(ROOM).mend(bundle)
    installers, is_fast = {}, "TAPA_FAST" in os.environ
    for version in (OLDER, NEWER):
        of_version = bundle / "_internal" / f"of-{version}"
        of_version.write_text(version)
        installers[version] = compile_installer(bundle, folder, version, is_quick=version == OLDER or is_fast)
        of_version.unlink()
    yield installers
    shutil.rmtree(bundle)


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    with virtual_screen() as virtual:
        yield virtual


@pytest.fixture(scope="session")
def started(folder: Path, screen: Screen) -> Windows:
    """The same Windows for all tests, since making one takes longer than most of them."""
    windows = Windows(folder / "wine", user=USER, display=screen.display)
    shutil.copy(Room(ROOM).icu, windows.system)
    return windows


@pytest.fixture
def windows(started: Windows) -> Windows:
    """A Windows with a saved match; the program may be installed or not."""
    game = started.data / "matches" / MATCH.name
    game.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(MATCH, game)
    return started


@pytest.fixture
def installed(windows: Windows, setups: dict[str, Path]) -> Windows:
    if not (windows.program / "_internal" / f"of-{NEWER}").exists():
        assert windows.run(setups[NEWER], "/S") == 0
    return windows
