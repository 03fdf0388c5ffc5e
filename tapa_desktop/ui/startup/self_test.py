"""`--self-test`: whether this program is complete. It runs without a screen, in a temporary home folder.

It reads every file shipped with the program, loads the sound player in a thread that may never end, as the program
does, switches a window to each language, lets the computer play each game, and saves a match and opens it again.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from tapa_desktop.app.background.thinker import Thinker, check_networks
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import DEFAULT_LEVEL, FIRST_MATCH, Settings
from tapa_desktop.app.storage.archive import Archive, data_dir
from tapa_desktop.app.storage.packs import FOLDER, SUFFIX
from tapa_desktop.coach.openings import check_openings
from tapa_desktop.coach.pack import parse_pack
from tapa_desktop.coach.strength import PR, RATINGS, read_levels
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.record import GameRules
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.paint.brushes import TEXTURES, texture_file
from tapa_desktop.ui.board.view.widget import image_of
from tapa_desktop.ui.lesson.lessons import LESSONS, Lesson, read_lesson
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.look.style import SIZES, icon_file
from tapa_desktop.ui.look.themes import faults, file_name, look_files, shipped_names
from tapa_desktop.ui.main.window import MainWindow, TranslatedWindow
from tapa_desktop.ui.sounds.player import check_sound_player, check_sounds
from tapa_desktop.ui.sounds.sounds import SoundThread
from tapa_desktop.ui.text.notices import message_of
from tapa_desktop.ui.text.translator import NAMES, SOURCE, TEXTS, Translator, language_in_use, read_texts

from .commands import menu_files
from .environment import complain
from .program import end_sounds, make_application

TURNS: Final = 3  # of the computer, in each game that it has learned
TURNS_MS: Final = 30_000  # the longest that they may take
_SOUND_S: Final = 10.0
_LANGUAGE_MS: Final = 10_000


def self_test() -> int:
    """Run all checks and return the exit status. The first fault is printed on standard error."""
    logging.getLogger().addHandler(logging.NullHandler())  # otherwise Python prints log messages on standard error
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        application, (sounds, sound_fault) = make_application(), try_sounds()
        try:
            # files come first: later checks fall back where one is missing
            fault = file_fault(application) or sound_fault or language_fault(application)
            fault = fault or play_fault(_session(), Path(home, "copy.tapa"))
        finally:
            application.processEvents()
    if fault:
        complain(f"self-test: {fault}")
    status = 1 if fault else 0
    end_sounds(sounds, status)
    return status


def _session() -> Session:
    return Session(Archive(data_dir()), Thinker(), Settings(checker_speed="off", dice_speed="off"))


def try_sounds(patience_s: float = _SOUND_S) -> tuple[SoundThread, str]:
    """Create the sound player in its thread, and play nothing; returns its fault, empty if its server is silent."""
    faults = list[str]()

    def check() -> None:
        try:
            check_sound_player()
        except (ImportError, OSError, ValueError) as error:
            faults.append(str(error))

    sounds = SoundThread(check)
    sounds.open()
    sounds.close(patience_s)
    return sounds, next(iter(faults), "")


def language_fault(application: QApplication) -> str:
    """The fault of the first language that fails; empty if a window can use them all."""
    session = _session()
    session.start()
    translated = TranslatedWindow(session, Translator(application))
    translated.window.show()
    try:
        for code in (*NAMES, SOURCE):
            if not _changes_to(translated, session, code):
                return f"the window does not change to {code}"
            if fault := next(filter(None, map(_fault_of_lesson, LESSONS)), ""):
                return fault
    finally:
        translated.window.leave()
        translated.window.hide()
        session.close()
    return ""


def _changes_to(translated: TranslatedWindow, session: Session, code: str) -> bool:
    old, old_language = translated.window, language_in_use()
    session.change_settings(structs.replace(session.settings, language=code))
    patience = QDeadlineTimer(_LANGUAGE_MS)
    while code != old_language and translated.window is old and not patience.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    return language_in_use() == code


def _fault_of_lesson(lesson: Lesson) -> str:
    window = LessonWindow(lesson, BoardOptions(speed=0, dice_speed=0))
    try:
        for at in range(len(lesson.tasks)):
            window.go_to(at)
    except (LookupError, ValueError) as error:
        return f"the lesson cannot be given in {language_in_use()}, at its position {window.at + 1}: {error!r}"
    finally:
        window.deleteLater()
    return ""


def play_fault(session: Session, copy: Path) -> str:
    """The first fault; empty if the computer plays all its games, and saving, opening and painting work.

    The session has no window, and is closed afterwards; the match is saved to `copy`.
    """
    window = MainWindow(session)
    window.show()
    try:
        learned = [rule_set for rule_set in RULE_SETS.values() if network_of(rule_set) is not None]
        turn_faults = (_fault_of_turns(session, rule_set) for rule_set in learned)
        return next(filter(None, turn_faults), "") or _fault_of_saving(session, copy) or _fault_of_painting(window)
    finally:
        window.close()
        window.deleteLater()


def _fault_of_turns(session: Session, rule_set: RuleSet) -> str:
    """Let the computer play a few turns against itself. Any notice counts as a fault and ends it."""
    computer = Seat(DEFAULT_LEVEL)
    loop, notices = QEventLoop(), list[Notice]()

    def check() -> None:
        if _turns(session) >= TURNS:
            loop.quit()

    def keep(notice: Notice) -> None:
        notices.append(notice)
        loop.quit()

    session.match.state_changed.connect(check)
    session.noticed.connect(keep)
    QTimer.singleShot(TURNS_MS, loop, loop.quit)
    session.new_match(structs.replace(FIRST_MATCH, games=(GameRules(rule_set.key),), white=computer, black=computer))
    loop.exec()
    session.match.state_changed.disconnect(check)
    session.noticed.disconnect(keep)
    if notices:
        return f"{rule_set.name}: {_words(notices[0])}"
    if _turns(session) < TURNS:
        return f"{rule_set.name}: the computer has not played {TURNS} turns in {TURNS_MS // 1000} s"
    return ""


def _turns(session: Session) -> int:
    return sum(isinstance(event, Played) for event in session.match.history.active_events)


def _fault_of_saving(session: Session, copy: Path) -> str:
    saved = session.match.history
    session.store.save_copy(copy)
    session.new_match(FIRST_MATCH)  # then the saved match is opened again
    session.open_record(copy)
    is_same = session.match.history.log[: len(saved.log)] == saved.log
    return "" if is_same else "a match that was saved does not open as it was"


def _fault_of_painting(window: MainWindow) -> str:
    image = window.board.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    if len(colours) < 10:
        return "the board is not painted"
    picture = image_of(window.board)
    if not picture.png(100).startswith(b"\x89PNG") or b"<path" not in picture.svg():
        return "no picture can be made of the board"
    return ""


HELP: Final = ("dice", "boards", "strategy", "friend")


def file_fault(application: QApplication) -> str:
    """The fault of the first faulty file, with its name; empty if none. The language is English afterwards."""
    return next(_faults(application), "")


def _faults(application: QApplication) -> Iterator[str]:
    yield from _fault_of(read_texts, TEXTS)
    yield from _faults_of_looks()
    yield from _faults_of_pages()
    yield from map(_words, check_networks())
    yield from _faults_of_other_files()
    yield from _faults_of_languages(application)


def _faults_of_looks() -> Iterator[str]:
    """Each board and each set of checkers can be read, and none of those with a name is missing."""
    yield from map(_words, faults(of_all=True))
    missing = shipped_names().keys() - look_files("themes").keys() - look_files("checkers").keys()
    if missing:
        yield f"these looks are missing: {', '.join(map(file_name, sorted(missing)))}"


def _faults_of_pages() -> Iterator[str]:
    """Each page exists in each language, though the window could show the English one; and the files of the report."""
    pages = [("rules", key) for key in RULE_SETS] + [("help", name) for name in HELP]
    report = [("report", f"report.{kind}") for kind in ("css", "js")]
    for place in [*((folder, code, f"{name}.md") for code in NAMES for folder, name in pages), *report]:
        try:
            is_empty = not resource(*place).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            yield f"{'/'.join(place)}: {error}"
        else:
            yield from [f"{'/'.join(place)} is empty"] if is_empty else []


def _faults_of_other_files() -> Iterator[str]:
    """Levels, openings, packs of positions, lessons, pictures, files of the menu, and sounds."""
    for file in (PR, RATINGS):
        yield from _fault_of(partial(read_levels, file), "/".join(file))
    yield from _fault_of(check_openings)
    for name in (f"{key}{SUFFIX}" for key in RULE_SETS):
        yield from _fault_of(partial(_read_pack, name), f"{FOLDER}/{name}")
    for lesson in LESSONS:
        yield from _fault_of(partial(read_lesson, lesson.key), f"lessons/{lesson.key}.toml")
    for size in SIZES:
        yield from _fault_of(partial(_read_picture, partial(icon_file, size), size))
    for texture, (width, _) in TEXTURES.items():
        yield from _fault_of(partial(_read_picture, partial(texture_file, texture), width))
    for name in menu_files(Path()):
        yield from _fault_of(partial(resource, name))
    yield from _fault_of(check_sounds)


def _fault_of(read: Callable[[], object], file: str = "") -> list[str]:
    """The fault if reading fails, with the name of the file if the error does not have it."""
    try:
        read()
    except (OSError, ValueError) as error:
        return [f"{file}: {error}" if file else str(error)]
    return []


def _read_pack(name: str) -> None:
    parse_pack(resource(FOLDER, name).read_bytes())


def _read_picture(find: Callable[[], Path], width: int) -> None:
    path = find()
    if QImage(str(path)).width() != width:
        raise ValueError(f"{path}: it is no picture")


def _faults_of_languages(application: QApplication) -> Iterator[str]:
    translator = Translator(application)
    for code in NAMES:
        translator.use(code)
        yield from (f"a part of the program is missing: {name}" for name in translator.missing)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        if code != SOURCE and box.buttons()[0].text().replace("&", "") == "Close":
            yield f"Qt stays English: qtbase_{code}.qm of Qt, or qt_{code}.qm of the program, is missing"
    translator.use(SOURCE)


def _words(notice: Notice) -> str:
    return f"{message_of(notice).text} {message_of(notice).detail}"
