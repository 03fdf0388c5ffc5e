"""`--report` and `--verify`, without a window: files as reports, and whether their dice follow from their seeds.

Reports are in the player's language; all else is told in English.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.dice import verify
from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.app.storage.reading import RequestedFile, read_file
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.history import History
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.dice.dialog import comparison_text, friend_text, verification_text
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.review.report import KINDS, pdf, report
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.translator import FOLDER, SOURCE, Translator

from .output import complain, tell

PLIES = 1  # depth of the review


def report_files(files: Sequence[str], to: str) -> int:
    """Write a report of each file, and print where it is. Return the exit status: 0 if all are written, else 1.

    `to` is a file, whose ending says of which kind it is, or a folder that gets an HTML file for each; empty: the
    folder of each file. A folder that is not there is made, but not those above it.
    """
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    settings, _ = load_settings()
    translator = Translator(application)
    translator.use(settings.language)
    target = Path(to) if to else None
    if target is not None and (fault := _fault_of(target, len(files))):
        return complain(f"{target}: {fault}")
    status, taken = 0, set(map(os.path.realpath, files))
    for file in map(Path, files):
        one = _target(file, target)
        if os.path.realpath(one) in taken:
            status = complain(f"{file}: its report would replace another file: {one}")
        elif _report(file, one, settings):
            status = 1
        else:
            taken.add(os.path.realpath(one))
            status |= tell(f"{file}: the report is in {one}\n")
    return status


def _html_of(history: History, settings: Settings, *, on_paper: bool) -> str:
    """The report of a match, which is reviewed for it."""
    *_, found = review(ReviewQuestion(history, PLIES, settings.marks))
    theme, _ = load_theme(*settings.look)
    return "".join(report(history, found, board_options(settings, theme, history.state), on_paper=on_paper))


def _fault_of(target: Path, count: int) -> str:
    """Why so many reports cannot go to this file or folder, or an empty string."""
    if target.is_dir():
        return ""
    if not target.parent.is_dir():
        return f"there is no folder {target.parent}"
    if target.suffix.lower() in KINDS:
        return "several reports need a folder" if count > 1 else ""
    return f"a report ends in {' or '.join(KINDS)}, and there is no such folder" if target.suffix else ""


def _target(file: Path, target: Path | None) -> Path:
    if target is not None and target.suffix.lower() in KINDS and not target.is_dir():
        return target
    return (target or file.parent) / f"{file.stem}.html"


def _report(file: Path, target: Path, settings: Settings) -> int:
    loaded = read_file(RequestedFile(file))
    damage = loaded.error if loaded.match is None else loaded.match.damage
    if damage is not None:
        return complain(f"{file}: {reason(damage)}")
    assert loaded.match is not None
    if not loaded.match.history.standing:
        return complain(f"{file}: nothing has been played in this match")
    if loaded.match.torn:
        complain(f"{file}: the last entry was never written to its end; the report is about those before it")
    on_paper = target.suffix.lower() == ".pdf"
    html = _html_of(loaded.match.history, settings, on_paper=on_paper)
    try:
        write_whole(target, pdf(html) if on_paper else html.encode())
    except OSError as error:
        return complain(f"{target}: {reason(error)}")
    return 0


def verify_files(files: Iterable[str]) -> int:
    """Print for each file what was found. Return the exit status: 0 if the dice of all are verified, else 1."""
    application = QCoreApplication.instance() or QCoreApplication([])
    translator = QTranslator(application)  # for English plural forms
    with suppress(ResourceMissing):
        translator.load(f"tapa_{SOURCE}", str(resource(FOLDER)))
    application.installTranslator(translator)
    QLocale.setDefault(QLocale(SOURCE))
    results = [(file, *_result(Path(file))) for file in files]
    status = tell("".join(f"{file}: {text}\n" for file, text, _ in results))
    return status if all(is_verified for *_, is_verified in results) else 1


def _result(path: Path) -> tuple[str, bool]:
    """The result for one file, with what a player compares below it, and whether all its dice are verified."""
    found = read_file(RequestedFile(path))
    error = found.error if found.match is None else found.match.damage
    if error is not None:
        return f"Cannot be read: {reason(error)}", False
    assert found.match is not None
    if found.match.torn:
        return "The last entry was never written to its end.", False
    if found.match.history.header.friend:
        text, is_proven = friend_text(found.match.history)
        return text.replace("\n", "\n    "), is_proven
    verification = verify(found.match.history)
    lines = [verification_text(verification).replace("\n", " ")]
    if verification.digest:
        lines.append(f"SHA-256 of the seed: {verification.digest}")
    if verification.word:
        lines.append(f"The player’s word: {verification.word}")
    return "\n    ".join(filter(None, (*lines, comparison_text(verification)))), verification.is_verified
