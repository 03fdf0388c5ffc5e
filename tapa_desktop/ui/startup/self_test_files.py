"""The part of `--self-test` that reads: every file shipped with the program exists and is valid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from tapa_desktop.app.background.thinker import check_networks
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.storage.packs import FOLDER, SUFFIX
from tapa_desktop.coach.openings import check_openings
from tapa_desktop.coach.pack import PackError, parse_pack
from tapa_desktop.coach.strength import PR, RATINGS, read_levels
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.paint.materials import GRAIN_WIDTH, grain_file
from tapa_desktop.ui.lesson.lessons import LESSONS, read_lesson
from tapa_desktop.ui.look.style import SIZES, icon_file
from tapa_desktop.ui.look.themes import faults, file_name, look_files, shipped_names
from tapa_desktop.ui.sounds.files import SoundError, check_sounds
from tapa_desktop.ui.text.notices import message_of
from tapa_desktop.ui.text.translator import NAMES, SOURCE, Translator

from .menu import placed_in

HELP: Final = ("dice", "boards", "strategy", "friend")


def file_fault(application: QApplication) -> str:
    """What is wrong with the first faulty file, with its name; empty if all are valid.

    All files are read. No sound is played, and the language is English afterwards.
    """
    return next(_faults(application), "")


def _faults(application: QApplication) -> Iterator[str]:
    yield from _faults_of_looks()
    yield from _faults_of_pages()
    yield from _texts(check_networks())
    yield from _faults_of_levels()
    yield from _faults_of_packs()
    yield from _faults_of_lessons()
    yield from _faults_of_pictures()
    yield from _faults_of_menu()
    yield from _faults_of_sounds()
    yield from _faults_of_languages(application)


def _faults_of_looks() -> Iterator[str]:
    """Each board and each set of checkers can be read, and none that is offered by name is missing."""
    yield from _texts(faults(of_all=True))
    lacking = shipped_names().keys() - look_files("themes").keys() - look_files("checkers").keys()
    if lacking:
        yield f"these looks are missing: {', '.join(map(file_name, sorted(lacking)))}"


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


def _faults_of_levels() -> Iterator[str]:
    for file in (PR, RATINGS):
        try:
            read_levels(file)
        except (OSError, ValueError) as error:
            yield f"{'/'.join(file)}: {error}"
    try:
        check_openings()
    except OSError as error:
        yield str(error)


def _faults_of_packs() -> Iterator[str]:
    for name in (f"{key}{SUFFIX}" for key in RULE_SETS):
        try:
            parse_pack(resource(FOLDER, name).read_bytes())
        except (OSError, PackError) as error:
            yield f"{FOLDER}/{name}: {error}"


def _faults_of_menu() -> Iterator[str]:
    for name in placed_in(Path()):
        try:
            resource(name)
        except OSError as error:
            yield str(error)


def _faults_of_lessons() -> Iterator[str]:
    for lesson in LESSONS:
        try:
            read_lesson(lesson.key)
        except (OSError, ValueError) as error:
            yield f"lessons/{lesson.key}.toml: {error}"


def _faults_of_pictures() -> Iterator[str]:
    """Each icon has its size, and the wood grain is a picture."""
    files: dict[int, Callable[[], Path]] = {size: partial(icon_file, size) for size in SIZES}
    for width, find in (*files.items(), (GRAIN_WIDTH, grain_file)):
        try:
            path = find()
        except OSError as error:
            yield str(error)
        else:
            yield from [f"{path}: it is no picture"] if QImage(str(path)).width() != width else []


def _faults_of_sounds() -> Iterator[str]:
    try:
        check_sounds()
    except (OSError, SoundError) as error:
        yield str(error)


def _faults_of_languages(application: QApplication) -> Iterator[str]:
    """Each language has its texts, and translations of Qt's own buttons."""
    translator = Translator(application)
    for code in NAMES:
        translator.use(code)
        yield from (f"a part of the program is missing: {name}" for name in translator.lacking)
        if code != SOURCE and _word_for_close() == "Close":
            yield f"Qt stays English: qtbase_{code}.qm of Qt, or qt_{code}.qm of the program, is missing"
    translator.use(SOURCE)


def _word_for_close() -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    return box.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "")


def _texts(notices: list[Notice]) -> Iterator[str]:
    return (f"{message.text} {message.detail}" for message in map(message_of, notices))
