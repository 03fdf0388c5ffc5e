"""`--self-test`: whether this program is whole. It runs without a screen, in a home of its own that is thrown away."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import structs
from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.archive import Archive
from tapa_desktop.app.levels import DEFAULT_LEVEL
from tapa_desktop.app.networks import look_over_networks
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.offered import RULE_SETS_OFFERED
from tapa_desktop.app.paths import data_dir
from tapa_desktop.app.session import Session
from tapa_desktop.app.settings import FIRST_MATCH, Settings
from tapa_desktop.app.thinker import Thinker
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.rules.ruleset import RuleSet

from .application import make_application
from .icon import program_icon
from .look_files import look_files
from .pages import boards_page, dice_page, rules_page
from .self_test_languages import language_fault
from .sounds.files import SoundError, check_sounds
from .sounds.voice import check_voice
from .theme import faults, shipped_names
from .window import MainWindow

TURNS: Final = 3
PATIENCE_MS: Final = 30_000


class SelfTestError(Exception):
    """Something is missing, or does not do what it must; the message says what."""


def self_test() -> int:
    """Run all checks; the exit status. Where something is amiss, a line on the error output says what."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        application = make_application()
        try:
            check_resources()
            check_hearing(application)
            check_languages(application)
            check_play(Path(home, "copy.tapa"))
        except SelfTestError as error:
            _say(f"self-test: {error}")
            return 1
        finally:
            application.processEvents()
    return 0


def check_resources() -> None:
    """All that the program brings with it is there and can be read.

    Raises:
        SelfTestError: when it is not.
    """
    _check_looks()
    for rule_set in RULE_SETS_OFFERED:
        _, notices = rules_page(rule_set)
        _fail_for(*notices)
    for _, notices in (dice_page(), boards_page()):
        _fail_for(*notices)
    _fail_for(*look_over_networks())
    if program_icon().isNull():
        raise SelfTestError("the icon of the program is missing")


def check_hearing(application: QObject) -> None:
    """The sounds can be read, and what plays them is whole, or else not there at all. Nothing is heard.

    Raises:
        SelfTestError: when that is not so.
    """
    try:
        check_sounds()
        check_voice(application)
    except (OSError, SoundError, ImportError) as error:
        raise SelfTestError(str(error)) from error


def _check_looks() -> None:
    """Each board and each set of checkers can be read, and is the one that is offered by name."""
    _fail_for(*faults(of_all=True))
    lacking = shipped_names().keys() - look_files("themes").keys() - look_files("checkers").keys()
    if lacking:
        raise SelfTestError(f"these looks are missing: {', '.join(f'{key}.toml' for key in sorted(lacking))}")


def check_languages(application: QApplication) -> None:
    """Every language is there, and a window changes to it.

    Raises:
        SelfTestError: when that is not so.
    """
    session = Session(Archive(data_dir()), Thinker(), Settings(checker_speed="off", dice_speed="off"))
    session.start()
    fault = language_fault(application, session)
    session.close()
    if fault:
        raise SelfTestError(fault)


def check_play(copy: Path) -> None:
    """A window opens, the computer plays each game in it, and a match can be saved and opened.

    Raises:
        SelfTestError: when that is not so.
    """
    session = Session(Archive(data_dir()), Thinker(), Settings(checker_speed="off", dice_speed="off"))
    window = MainWindow(session)
    window.show()
    try:
        for rule_set in RULE_SETS_OFFERED:
            _play_turns(session, rule_set)
        _save_and_open(session, copy)
        _paint(window)
    finally:
        window.close()


def _play_turns(session: Session, rule_set: RuleSet) -> None:
    """Let the computer play some turns against itself, and no more; whatever it complains of ends it."""
    computer = Seat(DEFAULT_LEVEL)
    loop, heard = QEventLoop(), list[Notice]()

    def look() -> None:
        if _turns(session) >= TURNS:
            loop.quit()

    def hear(notice: Notice) -> None:
        heard.append(notice)
        loop.quit()

    session.state_changed.connect(look)
    session.noticed.connect(hear)
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    session.new_match(structs.replace(FIRST_MATCH, rule_set=rule_set.key, white=computer, black=computer))
    loop.exec()
    session.state_changed.disconnect(look)
    session.noticed.disconnect(hear)
    _fail_for(*heard)
    if _turns(session) < TURNS:
        raise SelfTestError(f"{rule_set.name}: the computer has not played {TURNS} turns in {PATIENCE_MS // 1000} s")


def _turns(session: Session) -> int:
    return sum(isinstance(event, Played) for event in session.history.standing)


def _save_and_open(session: Session, copy: Path) -> None:
    saved = session.history
    session.save_copy(copy)
    session.open_record(copy)
    if session.history.log[: len(saved.log)] != saved.log:
        raise SelfTestError("a match that was saved does not open as it was")


def _paint(window: MainWindow) -> None:
    image = window.board.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    if len(colours) < 10:
        raise SelfTestError("the board is not painted")
    portrait = window.board.portrait()
    if not portrait.png(100).startswith(b"\x89PNG") or b"<path" not in portrait.svg():
        raise SelfTestError("no picture can be made of the board")


def _fail_for(*notices: Notice) -> None:
    for notice in notices:
        raise SelfTestError(f"{notice.text} {notice.detail}")


def _say(line: str) -> None:
    if sys.stderr is not None:  # a windowed program has none on some systems
        sys.stderr.write(f"{line}\n")
