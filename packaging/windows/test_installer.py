"""The installer for Windows with the frozen program, compiled, and run by wine."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import Final

from rooms.player import log_of
from rooms.screen import Screen, until
from rooms.trials import MATCH

from windows.wine import NEWER, OLDER, Registry, Windows

CLASSES: Final = r"Software\Classes"
LISTED: Final = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\tapa-desktop"


def versions_in(program: Path) -> set[str]:
    return {file.name.removeprefix("of-") for file in (program / "_internal").glob("of-*")}


def game_of(windows: Windows) -> Path:
    return windows.data / "matches" / MATCH.name


def double_click(windows: Windows, registry: Registry, file: Path) -> tuple[str, str]:
    """The program and argument that Windows would start; this wine ignores file types of a single user."""
    kind = registry[CLASSES + "\\" + file.suffix][""]
    command = registry[rf"{CLASSES}\{kind}\shell\open\command"][""]
    program, argument = shlex.split(command.replace("\\", "/"))
    return program, argument.replace("%1", windows.inside(file))


def test_it_installs_the_program_and_lists_it_in_the_menu_among_the_users_programs_and_for_its_matches(
    installed: Windows,
) -> None:
    link = installed.menu / "Tapa Desktop.lnk"  # this wine follows no link whose letters it keeps as question marks
    registry = installed.registry()
    listed, kind = registry[LISTED], registry[rf"{CLASSES}\.tapa"][""]

    assert {file.name for file in installed.program.iterdir()} == {
        "tapa-desktop.exe", "tapa-engine.exe", "tapa-match.ico", "uninstall.exe", "_internal",
    }  # fmt: skip
    assert listed["DisplayName"] == "Tapa Desktop"
    assert listed["DisplayVersion"] == NEWER
    assert listed["InstallLocation"] == installed.inside(installed.program)
    assert b"tapa-desktop.exe" in link.read_bytes()
    assert registry[rf"{CLASSES}\{kind}"][""] == "Tapa Desktop match"
    assert registry[rf"{CLASSES}\{kind}\DefaultIcon"][""] == installed.inside(installed.program / "tapa-match.ico")


def test_a_double_click_on_a_match_opens_it_whatever_its_name(installed: Windows, screen: Screen) -> None:
    match = installed.home / "Мач до 5.tapa"
    shutil.copy(MATCH, match)
    events = log_of(MATCH)

    with installed.at_play(screen, *double_click(installed, installed.registry(), match)) as player:
        until("the saved match", lambda: player.log[: len(events)] == events)
        player.quit()


def test_an_upgrade_leaves_nothing_of_the_older_version_and_keeps_games(
    windows: Windows, setups: dict[str, Path]
) -> None:
    windows.run(setups[OLDER], "/S")
    (windows.program / "notes.txt").write_text("not the installer's")

    status = windows.run(setups[NEWER], "/S")

    assert status == 0
    assert versions_in(windows.program) == {NEWER}
    assert windows.registry()[LISTED]["DisplayVersion"] == NEWER
    assert game_of(windows).read_bytes() == MATCH.read_bytes()
    assert (windows.program / "notes.txt").exists()
    (windows.program / "notes.txt").unlink()


def test_an_upgrade_goes_to_the_folder_that_was_chosen_first(windows: Windows, setups: dict[str, Path]) -> None:
    chosen = windows.home / "Παιχνίδια İğdır"
    windows.remove()
    windows.run(setups[OLDER], "/S", *f"/D={windows.inside(chosen)}".split())  # not quoted, says NSIS

    windows.run(setups[NEWER], "/S")

    assert versions_in(chosen) == {NEWER}
    assert not windows.program.exists()
    windows.remove(program=chosen)
    assert not chosen.exists()


def test_a_program_that_runs_is_left_as_it_is(windows: Windows, screen: Screen, setups: dict[str, Path]) -> None:
    windows.remove()
    windows.run(setups[OLDER], "/S")

    with windows.at_play(screen) as player:
        status = windows.run(setups[NEWER], "/S")
        player.quit()

    assert status == 2
    assert versions_in(windows.program) == {OLDER}


def test_its_removal_keeps_games_and_leaves_nothing_else(windows: Windows, setups: dict[str, Path]) -> None:
    windows.remove()
    before = windows.registry()
    windows.run(setups[NEWER], "/S")

    windows.remove()

    assert windows.registry() == before
    assert not windows.program.exists()
    assert not (windows.menu / "Tapa Desktop.lnk").exists()
    assert game_of(windows).read_bytes() == MATCH.read_bytes()


def test_its_removal_takes_games_along_if_that_is_asked(installed: Windows) -> None:
    installed.log_file.parent.mkdir(parents=True, exist_ok=True)
    installed.log_file.touch()

    installed.remove("/GAMES=remove")

    assert not installed.data.exists()
    assert not installed.log_file.parent.exists()
    assert not installed.program.exists()


def test_its_removal_leaves_files_to_a_program_that_has_taken_them_over(installed: Windows) -> None:
    installed.run("reg", "add", rf"HKCU\{CLASSES}\.tapa", "/ve", "/d", "Another.Program", "/f")

    installed.remove()

    assert installed.registry()[rf"{CLASSES}\.tapa"] == {"": "Another.Program"}
    installed.run("reg", "delete", rf"HKCU\{CLASSES}\.tapa", "/f")
