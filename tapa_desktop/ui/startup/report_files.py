"""`--report`: matches in files as reports, without a window. In the player's language; faults are told in English."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.app.storage.reading import RequestedFile, read_file
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.history import History
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.review.report import KINDS, pdf, report
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.translator import Translator

PLIES = 1  # depth of the review


def report_files(files: Sequence[str], to: str) -> int:
    """Write a report of each file. Return the exit status: 0 if all are written, else 1.

    `to` is a file, whose ending says of which kind it is, or a folder that gets an HTML file for each; empty: the
    folder of each file.
    """
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    settings, _ = load_settings()
    translator = Translator(application)
    translator.use(settings.language)
    target = Path(to) if to else None
    if target is not None and target.suffix.lower() in KINDS and len(files) > 1:
        return _say("several reports need a folder", target)
    status, taken = 0, set(map(os.path.realpath, files))
    for file in map(Path, files):
        one = _target(file, target)
        if os.path.realpath(one) in taken:
            status = _say(f"its report would replace another file: {one}", file)
        elif _report(file, one, settings):
            status = 1
        else:
            taken.add(os.path.realpath(one))
    return status


def html_of(history: History, settings: Settings) -> str:
    """The report of a match, which is reviewed for it."""
    *_, found = review(ReviewQuestion(history, PLIES, settings.marks))
    theme, _ = load_theme(*settings.look)
    return "".join(report(history, found, board_options(settings, theme, history.state)))


def _target(file: Path, target: Path | None) -> Path:
    if target is not None and target.suffix.lower() in KINDS:
        return target
    return (target or file.parent) / f"{file.stem}.html"


def _report(file: Path, target: Path, settings: Settings) -> int:
    loaded = read_file(RequestedFile(file))
    damage = loaded.error if loaded.match is None else loaded.match.damage
    if damage is not None:
        return _say(reason(damage), file)
    assert loaded.match is not None
    if not loaded.match.history.standing:
        return _say("nothing has been played in this match", file)
    if loaded.match.torn:
        _say("the last entry was never written to its end; the report is about those before it", file)
    html = html_of(loaded.match.history, settings)
    try:
        write_whole(target, pdf(html) if target.suffix.lower() == ".pdf" else html.encode())
    except OSError as error:
        return _say(reason(error), target)
    return 0


def _say(what: str, path: Path) -> int:
    if sys.stderr is not None:  # on some systems a windowed program has none
        sys.stderr.write(f"{path}: {what}\n")
    return 1
