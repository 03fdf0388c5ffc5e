"""The installer for Windows, compiled, and run by wine with a stand-in for the frozen program."""

from __future__ import annotations

import contextlib
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from windows.installer import compile_installer, compile_script
from windows.wine import WINE, Registry, Windows

OLDER: Final = "0.0.9"
NEWER: Final = "0.1.0"
CLASSES: Final = r"Software\Classes"
LISTED: Final = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\tapa-desktop"
GAME: Final = "matches/2026-11-20-201530-tapa.tapa"

pytestmark = [
    pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is missing: apt-get install nsis"),
    pytest.mark.skipif(not WINE.exists(), reason="64-bit wine is missing: apt-get install wine wine64"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("windows")


@pytest.fixture(scope="module")
def setups(folder: Path) -> dict[str, Path]:
    """Installers of two versions, whose bundles differ by one file."""
    bundle = folder / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    compile_script("stand-in.nsi", OUTPUT=bundle / "tapa-desktop.exe")
    shutil.copy(bundle / "tapa-desktop.exe", bundle / "tapa-engine.exe")
    found = {}
    for version in (OLDER, NEWER):
        of_version = bundle / "_internal" / f"of-{version}"
        of_version.write_text(version)
        found[version] = compile_installer(bundle, folder, version)
        of_version.unlink()
    return found


@pytest.fixture(scope="module")
def started(folder: Path) -> Windows:
    """The same Windows for all tests, since to make one takes longer than all of them."""
    return Windows(folder / "wine")


@pytest.fixture
def windows(started: Windows) -> Windows:
    """A Windows on which somebody has played, and on which the program may be installed."""
    game = data_of(started) / GAME
    game.parent.mkdir(parents=True, exist_ok=True)
    game.write_text("a game")
    return started


@pytest.fixture
def installed(windows: Windows, setups: dict[str, Path]) -> Windows:
    """One with the program on it."""
    if not (program_of(windows) / "_internal" / f"of-{NEWER}").exists():
        assert windows.run(setups[NEWER], "/S") == 0
    return windows


def remove(windows: Windows, *arguments: str, program: Path | None = None) -> None:
    """Remove the program, if it is there, without a question."""
    uninstaller = (program or program_of(windows)) / "uninstall.exe"
    if uninstaller.exists():
        assert windows.run(uninstaller, "/S", *arguments) == 0
        windows.wait()  # since it goes on as a copy of itself, which can delete it


def program_of(windows: Windows) -> Path:
    return windows.local / "Programs" / "Tapa Desktop"


def data_of(windows: Windows) -> Path:
    return windows.local / "tapa-desktop"


def names_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def command_line(windows: Windows) -> list[str]:
    """How the stand-in has been started."""
    file = windows.temporary / "started.txt"
    words = shlex.split(file.read_text("utf-16-le").replace("\\", "/"))
    file.unlink()
    return words


def wait_for(file: Path, writer: subprocess.Popen[bytes]) -> None:
    """Wait until a program that runs has written a file."""
    while not file.exists():
        with contextlib.suppress(subprocess.TimeoutExpired):
            writer.wait(0.05)
            pytest.fail(f"{writer.args!r} has ended without a word")


def open_with_a_double_click(windows: Windows, registry: Registry, file: Path) -> None:
    """What Windows does then; this wine looks up nothing that is registered for one user alone."""
    kind = registry[CLASSES + "\\" + file.suffix][""]
    command = registry[rf"{CLASSES}\{kind}\shell\open\command"][""]
    program, argument = shlex.split(command.replace("\\", "/"))
    windows.run(program, argument.replace("%1", windows.seen(file)))


def test_it_installs_the_program_and_lists_it_among_those_of_the_user(installed: Windows) -> None:
    listed = installed.registry()[LISTED]

    assert names_in(program_of(installed)) == {
        "tapa-desktop.exe", "tapa-engine.exe", "tapa-match.ico", "uninstall.exe", "_internal",
    }  # fmt: skip
    assert listed["DisplayName"] == "Tapa Desktop"
    assert listed["DisplayVersion"] == NEWER
    assert listed["InstallLocation"] == installed.seen(program_of(installed))


def test_the_start_menu_starts_it(installed: Windows) -> None:
    link = installed.menu / "Tapa Desktop.lnk"

    installed.run("start", installed.seen(link))
    installed.wait()

    assert command_line(installed)[0].endswith("Tapa Desktop/tapa-desktop.exe")


def test_a_double_click_on_a_match_opens_it_whatever_its_name(installed: Windows) -> None:
    match = installed.home / "Мач до 5.tapa"
    match.write_text("a game")

    open_with_a_double_click(installed, installed.registry(), match)

    assert command_line(installed)[1] == installed.seen(match).replace("\\", "/")


def test_a_match_has_an_icon_and_a_name_of_its_own(installed: Windows) -> None:
    registry = installed.registry()

    kind = registry[rf"{CLASSES}\.tapa"][""]

    assert registry[rf"{CLASSES}\{kind}"][""] == "Tapa Desktop match"
    assert registry[rf"{CLASSES}\{kind}\DefaultIcon"][""] == installed.seen(program_of(installed) / "tapa-match.ico")


def test_an_upgrade_leaves_nothing_of_the_older_version_and_keeps_games(
    windows: Windows, setups: dict[str, Path]
) -> None:
    windows.run(setups[OLDER], "/S")
    (program_of(windows) / "notes.txt").write_text("not the installer's")

    status = windows.run(setups[NEWER], "/S")

    assert status == 0
    assert names_in(program_of(windows) / "_internal") == {f"of-{NEWER}"}
    assert windows.registry()[LISTED]["DisplayVersion"] == NEWER
    assert (data_of(windows) / GAME).read_text() == "a game"
    assert (program_of(windows) / "notes.txt").exists()
    (program_of(windows) / "notes.txt").unlink()


def test_an_upgrade_goes_to_the_folder_that_was_chosen_first(windows: Windows, setups: dict[str, Path]) -> None:
    chosen = windows.home / "My games"
    remove(windows)
    windows.run(setups[OLDER], "/S", *f"/D={windows.seen(chosen)}".split())  # not quoted, says NSIS

    windows.run(setups[NEWER], "/S")

    assert names_in(chosen / "_internal") == {f"of-{NEWER}"}
    assert not program_of(windows).exists()
    remove(windows, program=chosen)
    assert not chosen.exists()


def test_a_program_that_runs_is_left_as_it_is(windows: Windows, setups: dict[str, Path]) -> None:
    windows.run(setups[OLDER], "/S")
    (windows.temporary / "stay").touch()
    running = windows.start(program_of(windows) / "tapa-desktop.exe")
    wait_for(windows.temporary / "started.txt", running)

    installing = windows.start(setups[NEWER], "/S")
    status = installing.wait(60)
    (windows.temporary / "stay").unlink()

    assert running.wait(60) == 0
    assert status == 2
    assert names_in(program_of(windows) / "_internal") == {f"of-{OLDER}"}


def test_its_removal_keeps_games_and_leaves_nothing_else(windows: Windows, setups: dict[str, Path]) -> None:
    remove(windows)
    before = windows.registry()
    windows.run(setups[NEWER], "/S")

    remove(windows)

    assert windows.registry() == before
    assert not program_of(windows).exists()
    assert not (windows.menu / "Tapa Desktop.lnk").exists()
    assert (data_of(windows) / GAME).read_text() == "a game"


def test_its_removal_takes_games_along_if_that_is_asked(installed: Windows) -> None:
    remove(installed, "/GAMES=remove")

    assert not data_of(installed).exists()
    assert not program_of(installed).exists()


def test_its_removal_leaves_files_to_a_program_that_has_taken_them_over(installed: Windows) -> None:
    installed.run("reg", "add", rf"HKCU\{CLASSES}\.tapa", "/ve", "/d", "Another.Program", "/f")

    remove(installed)

    assert installed.registry()[rf"{CLASSES}\.tapa"] == {"": "Another.Program"}
    installed.run("reg", "delete", rf"HKCU\{CLASSES}\.tapa", "/f")
