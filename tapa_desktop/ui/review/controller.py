"""Saves reports of the match: reviews it in the background, draws the report part by part, and writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.session.session import Session
from tapa_desktop.coach.review.result import Review
from tapa_desktop.game.history import History
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.export import match_file, save_dialog, write_export
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.notices import Message

PLIES: Final = 1  # depth of the review


class ReportExport(QObject):
    """Saves reports as HTML or PDF. The game goes on meanwhile."""

    def __init__(self, session: Session, board: BoardWidget, actions: Actions, messages: MessageBar) -> None:
        super().__init__(board)
        self._session, self._board, self._messages = session, board, messages
        self._target = Path()
        self._history: History | None = None
        self._parts: Iterator[str] = iter(())
        self._finished_parts: list[str] = []
        self._html = ""  # of the report being printed
        self._review: BackgroundTask | None = None
        self._progress: Message | None = None  # the notice that a report is being made
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw)
        self._printer = Printer(self)
        self._printer.printed.connect(self._write_printed)
        actions.export_report.triggered.connect(self._choose)

    def _choose(self) -> None:
        html, pdf = self.tr("Web page (*.html)"), self.tr("PDF (*.pdf)")
        name = match_file(self._session.match.history, ".html")
        dialog = save_dialog(self._board.window(), self.tr("Save a report of the match"), [html, pdf], name, self.save)
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("pdf" if chosen == pdf else "html"))
        dialog.open()

    def save(self, target: Path) -> None:
        """Write a report of the match as it is now; as PDF if the name ends so. It replaces an unfinished one."""
        from tapa_desktop.coach.review.review import ReviewQuestion, review  # noqa: PLC0415 - only when asked for

        self.close()
        if self._review is None:
            self._review = BackgroundTask(review, self._session.engine, Priority.LONG, self)
            self._review.answered.connect(self._begin)
            self._review.failed.connect(self._fail)
        self._target, self._history = target, self._session.match.history
        self._review.ask(ReviewQuestion(self._history, PLIES, self._session.settings.marks))
        self._progress = Message("info", self.tr("Making the report…"), str(target))
        self._messages.show_notice(self._progress)

    def close(self) -> None:
        """Stop making a report."""
        self._timer.stop()
        self._printer.wait()
        self._html = ""  # a printed page may be on its way; ignore it
        self._close_progress()
        if self._review is not None:
            self._review.cancel()

    def _begin(self, review: Review) -> None:
        from .report import report  # noqa: PLC0415 - as above

        if review.is_whole and self._history is not None:
            parts = report(self._history, review, self._board.options, on_paper=self._is_on_paper)
            self._parts, self._finished_parts = parts, []
            self._timer.start()

    def _draw(self) -> None:
        """Draw the next part; between parts the window stays responsive."""
        part = next(self._parts, None)
        if part is not None:
            self._finished_parts.append(part)
            return
        self._timer.stop()
        html, self._finished_parts = "".join(self._finished_parts), []
        if self._is_on_paper:
            self._html = html
            self._printer.begin(html)
        else:
            self._write(html.encode())

    def _write_printed(self, html: str, data: bytes) -> None:
        if html is self._html:
            self._write(data)

    @property
    def _is_on_paper(self) -> bool:
        return self._target.suffix.lower() == ".pdf"

    def _close_progress(self) -> None:
        self._messages.close_notice(self._progress)
        self._progress = None

    def _write(self, data: bytes) -> None:
        self._close_progress()
        write_export(self._target, data, self._messages.show_notice)

    def _fail(self, _question: object, error: Exception) -> None:
        text = self.tr("The computer cannot review this match. {what}").format(what=reason(error))
        self._close_progress()
        self._messages.show_notice(Message("error", text))


class Printer(QThread):
    """Makes PDF of a page in a thread of Qt's own, since Qt's documents have timers."""

    printed = Signal(object, bytes)  # the page, and the content of the file

    def begin(self, html: str) -> None:
        """Print this page."""
        self._html = html
        self.start()

    def run(self) -> None:
        """Print, in the other thread."""
        from .report import pdf  # noqa: PLC0415 - as above

        self.printed.emit(self._html, pdf(self._html))
