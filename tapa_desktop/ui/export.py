"""Exports the match as text and the board as a picture, to a file or to the clipboard."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tapa_desktop.app.notice import Notice, NoticeKind, Report, logging_to
from tapa_desktop.app.session.dice import may_reveal_seed, without_secret
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.app.storage.archive import dialog_dir
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.game.history import History
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.ui.text.names import file_title
from tapa_desktop.ui.text.notices import Message, message_of

from .actions import Actions
from .board.view.widget import BoardWidget, image_of
from .messages.bar import MessageBar

PIXELS: Final = (1600, 800, 3200)  # the widths on offer, in pixels; the default first


class ExportController(QObject):
    """Exports the match and the board of a window."""

    def __init__(self, match: MatchController, board: BoardWidget, actions: Actions, messages: MessageBar) -> None:
        super().__init__(board)
        self._match, self._board, self._messages = match, board, messages
        self.shown = board  # the board to make pictures of
        actions.export_text.triggered.connect(self._choose_text)
        actions.export_png.triggered.connect(self._choose_png)
        actions.export_svg.triggered.connect(self._choose_svg)
        actions.copy_text.triggered.connect(self._copy_text)
        actions.copy_picture.triggered.connect(self._copy_picture)

    def _choose_text(self) -> None:
        filters = {self.tr("Matches as text (*.mat *.txt)"): partial(match_text, self._match.history)}
        self._choose_file(self.tr("Export the match as text"), ".mat", filters)

    def _choose_png(self) -> None:
        picture = image_of(self.shown)
        text = self.tr("PNG picture, {width} pixels wide (*.png)")
        filters = {text.format(width=QLocale().toString(width)): partial(picture.png, width) for width in PIXELS}
        self._choose_file(self.tr("Export a picture of the board"), ".png", filters)

    def _choose_svg(self) -> None:
        filters = {self.tr("SVG drawing (*.svg)"): image_of(self.shown).svg}
        self._choose_file(self.tr("Export a drawing of the board"), ".svg", filters)

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(match_text(self._match.history).decode())
        self._messages.show_notice(Message("info", self.tr("The match is on the clipboard, as text.")))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(image_of(self.shown).image(PIXELS[0]))
        self._messages.show_notice(Message("info", self.tr("The picture of the board is on the clipboard.")))

    def _choose_file(self, title: str, suffix: str, filters: Mapping[str, Callable[[], bytes]]) -> None:
        def write(path: Path) -> None:
            write_export(path, filters[dialog.selectedNameFilter()](), self._messages.show_notice)

        name = match_file(self._match.history, suffix)
        dialog = save_dialog(self._board.window(), title, list(filters), name, write)
        dialog.open()


def save_dialog(
    parent: QWidget | None, title: str, filters: list[str], name: str, save: Callable[[Path], object]
) -> QFileDialog:
    """A dialog for saving a file; a file name without an ending of the filters gets that of `name`."""
    dialog = QFileDialog(parent, title, str(dialog_dir()))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters(filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: save(_with_ending(Path(chosen), dialog)))
    return dialog


def _with_ending(path: Path, dialog: QFileDialog) -> Path:
    """The path by which the file can be opened: neither `a drawing.png` nor `Ana vs. Bob`, to which Qt adds nothing."""
    endings = {"", *re.findall(r"\*(\.\w+)", " ".join(dialog.nameFilters()))}
    proper = path.with_name(f"{path.name}.{dialog.defaultSuffix()}")
    return path if path.suffix.lower() in endings or os.path.lexists(proper) else proper


def file_name(game: str, suffix: str) -> str:
    """The suggested file name: the game and today's date."""
    return _dated(game, QDate.currentDate(), suffix)


def match_file(history: History, suffix: str) -> str:
    """The suggested file name for a match: its game and the day it began, or today if that is unknown."""
    start = QDate.fromString(history.header.begun[:10], Qt.DateFormat.ISODate)
    return _dated(file_title(history.state), start if start.isValid() else QDate.currentDate(), suffix)


def _dated(game: str, day: QDate, suffix: str) -> str:
    return f"{game} {day.toString(Qt.DateFormat.ISODate)}{suffix}"


def match_text(history: History) -> bytes:
    """The match as text to share: during the match, without the secret seed of its dice."""
    if not may_reveal_seed(history.state):
        history = replace(history, header=without_secret(history.header))
    return format_match(history).encode()


def write_export(path: Path, data: bytes, report: Report) -> None:
    """Write an exported file, whole or not at all, and report success or failure."""
    report = logging_to(report)
    try:
        write_whole(path, data)
    except OSError as error:
        report(Notice("error", NoticeKind.NOT_EXPORTED, path, error))
    else:
        report(Notice("info", NoticeKind.EXPORTED, path))


def export_text(notice: Notice) -> str:
    """The result of an export in a sentence, for a window that hides the message bar."""
    from .text.errors import reason  # noqa: PLC0415 - no start waits for it

    text = message_of(notice).text
    return text if notice.error is None else f"{text} {reason(notice.error)}"
