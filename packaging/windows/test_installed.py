"""The installed program, played by mouse and keys, by a user whose name is not in Latin letters."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImage
from rooms.player import errors_in, log_of
from rooms.screen import Screen, until
from rooms.trials import MATCH

from tests.test_locales import CAN_COMPILE, compile_locale
from windows.picture import missing_colours
from windows.room import ROOM, Room
from windows.wine import Windows

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "build" / "windows" / "pictures"
LOCALES: Final = {"el": "el_GR.UTF-8", "tr": "tr_TR.UTF-8", "ar": "ar_EG.UTF-8"}
QUESTIONS: Final = "\n".join((
    "position tapa W15,22,B15 0/0/0 0/0/0 W 31", "go", "perft 2", "set seed 7", "rollout 24",
    "position plakoto W15,22,B15 0/0/0 0/0/0 W 62", "go", "candidates 5", "quit\n",
))  # fmt: skip


def test_a_turn_is_played_and_the_board_is_on_the_screen(installed: Windows, screen: Screen) -> None:
    with installed.at_play(screen) as player:
        player.play_a_turn()
        screen.photograph(PICTURES / "played.png")
        player.quit()

    assert missing_colours(QImage(str(PICTURES / "played.png"))) == []
    assert errors_in(installed.log_file) == []


def test_a_match_goes_on_within_the_turn_after_the_program_was_killed(installed: Windows, screen: Screen) -> None:
    with installed.at_play(screen) as killed:
        killed.begin_match()
        killed.roll()
        killed.drag_step()
        record, events = killed.record, killed.log

    with installed.at_play(screen) as player:
        continued = player.record, player.log
        player.finish_turn()
        player.quit()

    assert continued == (record, events)


def test_a_second_start_gives_its_match_to_the_first_window(installed: Windows, screen: Screen) -> None:
    match = installed.home / "ΠΑΡΤΙΔΑ İğdır 5.TAPA"
    shutil.copy(MATCH, match)
    events = log_of(MATCH)

    with installed.at_play(screen) as player:
        status = installed.run(installed.program / "tapa-desktop.exe", installed.inside(match))
        until("the match of the second start", lambda: player.log[: len(events)] == events)
        player.quit()

    assert status == 0


def test_its_engine_answers_as_that_of_linux_to_the_last_digit(installed: Windows) -> None:
    ours = subprocess.run(
        [sys.executable, "-m", "tapa_desktop.ai.protocol"],
        cwd=ROOT, input=QUESTIONS, capture_output=True, text=True, check=True,
    )  # fmt: skip

    theirs = installed.ask(installed.program / "tapa-engine.exe", QUESTIONS)

    assert theirs.splitlines() == ours.stdout.splitlines()
    assert "error" not in theirs


def test_it_reports_a_match(installed: Windows) -> None:
    match, report = installed.home / "Мач до 5.tapa", installed.home / "Отчет.html"
    shutil.copy(MATCH, match)

    status = installed.run(
        installed.program / "tapa-desktop.exe", "--report", installed.inside(match), "--to", installed.inside(report)
    )

    assert status == 0
    assert report.read_text("utf-8").rstrip().endswith("</html>")


@pytest.mark.skipif(not CAN_COMPILE, reason="sources of locales are missing; Debian has them in `locales`")
@pytest.mark.parametrize("code", LOCALES)
def test_it_speaks_the_language_of_the_system(installed: Windows, screen: Screen, tmp_path: Path, code: str) -> None:
    translator = QTranslator()
    assert translator.load(str(ROOT / "resources" / "translations" / f"tapa_{code}.qm"))
    title = str(translator.translate("NewMatchDialog", "New match"))

    with installed.with_environ(compile_locale(LOCALES[code], tmp_path)), installed.at_play(screen):
        screen.key(screen.wait_for("Tapa Desktop"), "ctrl+n")
        screen.wait_for(title)
        screen.photograph(PICTURES / f"{code}.png")

    assert title != "New match"


def test_the_smoke_test_passes_on_it(installed: Windows) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-o", "qt_log_level_fail=CRITICAL")  # wine has one scale for all screens

    with installed.with_environ({"TAPA_BUNDLE": installed.inside(installed.program)}):
        status = Room(ROOM, installed).run("-m", "pytest", *options, "packaging/smoke")

    assert status == 0
