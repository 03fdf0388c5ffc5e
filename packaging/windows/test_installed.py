"""The installed program, played by mouse and keys before a screen, by somebody whose name has other letters."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImage
from rooms.match_seen import log_of
from rooms.older_home import MATCH
from rooms.screen import Screen, until

from tests.test_locales import CAN_COMPILE, compiled
from windows.installed import NEWER, OLDER, at_play, log_file_of, program_of, remove
from windows.picture import colours_lacking
from windows.room import ROOM, Room
from windows.wine import Windows

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "build" / "windows" / "pictures"
LOCALES: Final = {"el": "el_GR.UTF-8", "tr": "tr_TR.UTF-8", "ar": "ar_EG.UTF-8"}
QUESTIONS: Final = "\n".join((
    "position tapa W15,22,B15 0/0/0 0/0/0 W 31", "go", "perft 2", "set seed 7", "rollout 24",
    "position plakoto W15,22,B15 0/0/0 0/0/0 W 62", "go", "candidates 5", "quit\n",
))  # fmt: skip


def errors_in_the_log(windows: Windows) -> list[str]:
    lines = log_file_of(windows).read_text("utf-8").splitlines()
    return [line for line in lines if " ERROR " in line or " CRITICAL " in line]


def test_a_turn_is_played_and_the_board_is_on_the_screen(installed: Windows, screen: Screen) -> None:
    with at_play(installed, screen) as player:
        player.begin_match()
        player.roll()
        player.drag_step()
        player.undo()
        player.finish_turn()
        screen.photograph(PICTURES / "played.png")
        player.quit()

    assert colours_lacking(QImage(str(PICTURES / "played.png"))) == []
    assert errors_in_the_log(installed) == []


def test_a_match_goes_on_within_the_turn_after_the_program_was_killed(installed: Windows, screen: Screen) -> None:
    with at_play(installed, screen) as killed:
        killed.begin_match()
        killed.roll()
        killed.drag_step()
        record, known = killed.match.record, killed.match.log

    with at_play(installed, screen) as player:
        found = player.match.record, player.match.log
        player.finish_turn()
        player.quit()

    assert found == (record, known)


def test_a_second_start_gives_its_match_to_the_first_window(installed: Windows, screen: Screen) -> None:
    match = installed.home / "Maç İğdır.tapa"
    shutil.copy(MATCH, match)
    known = log_of(MATCH)

    with at_play(installed, screen) as player:
        status = installed.run(program_of(installed) / "tapa-desktop.exe", installed.seen(match))
        until("the match of the second start", lambda: player.match.log[: len(known)] == known)
        player.quit()

    assert status == 0


def test_a_match_goes_on_after_an_upgrade(windows: Windows, screen: Screen, setups: dict[str, Path]) -> None:
    remove(windows)
    windows.run(setups[OLDER], "/S")
    with at_play(windows, screen) as player:
        player.begin_match()
        player.roll()
        player.quit()
        record, known = player.match.record, player.match.log

    windows.run(setups[NEWER], "/S")
    with at_play(windows, screen) as player:
        found = player.match.record, player.match.log
        player.finish_turn()
        player.quit()

    assert found == (record, known)


def test_its_engine_answers_as_that_of_linux_to_the_last_digit(installed: Windows) -> None:
    ours = subprocess.run(
        [sys.executable, "-m", "tapa_desktop.ai.ubgi"],
        cwd=ROOT, input=QUESTIONS, capture_output=True, text=True, check=True,
    )  # fmt: skip

    theirs = installed.ask(program_of(installed) / "tapa-engine.exe", QUESTIONS)

    assert theirs.splitlines() == ours.stdout.splitlines()
    assert "error" not in theirs


def test_it_reports_a_match(installed: Windows) -> None:
    match, report = installed.home / "Мач до 5.tapa", installed.home / "Отчет.html"
    shutil.copy(MATCH, match)

    status = installed.run(
        program_of(installed) / "tapa-desktop.exe", "--report", installed.seen(match), "--to", installed.seen(report)
    )

    assert status == 0
    assert report.read_text("utf-8").rstrip().endswith("</html>")


@pytest.mark.skipif(not CAN_COMPILE, reason="sources of locales are missing; Debian has them in `locales`")
@pytest.mark.parametrize("code", LOCALES)
def test_it_speaks_the_language_of_the_system(installed: Windows, screen: Screen, tmp_path: Path, code: str) -> None:
    translator = QTranslator()
    assert translator.load(str(ROOT / "resources" / "translations" / f"tapa_{code}.qm"))
    title = str(translator.translate("NewMatchDialog", "New match"))

    with installed.with_environ(compiled(LOCALES[code], tmp_path)), at_play(installed, screen):
        screen.key(screen.wait_for("Tapa Desktop"), "ctrl+n")
        screen.wait_for(title)
        screen.photograph(PICTURES / f"{code}.png")

    assert title != "New match"


def test_the_smoke_test_passes_on_it(installed: Windows) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-o", "qt_log_level_fail=CRITICAL")  # wine has one scale for all screens
    left_out = "packaging/smoke/test_broken_bundle.py"  # starts the program a dozen times

    with installed.with_environ({"TAPA_BUNDLE": installed.seen(program_of(installed))}):
        status = Room(ROOM, installed).run("-m", "pytest", *options, f"--ignore={left_out}", "packaging/smoke")

    assert status == 0
