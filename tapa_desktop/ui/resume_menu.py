"""The matches that have not ended, to be gone on with: looked up whenever the menu opens."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tapa_desktop.app.archive import SavedMatch
from tapa_desktop.app.session import Session
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import RULE_SETS

from .wording import match_text, plain_game_name, players_text, score_text

translate = QCoreApplication.translate


class ResumeMenu(QMenu):
    """A line for each match. How it stands follows line by line, since a long match takes a moment to be read.

    Signals:
        wished: the `Path` of a match to go on with.
    """

    wished = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Resu&me"))
        self._session = session
        self._standings = session.standings
        self._lines: dict[Path, QAction] = {}
        self._unread: list[SavedMatch] = []
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._read_next)
        self._standings.found.connect(self._tell)
        self.aboutToShow.connect(self._fill)
        self.aboutToHide.connect(self._stop)

    def _fill(self) -> None:
        self.clear()
        self._lines, self._unread = {}, []
        for saved in self._session.unfinished_matches():
            known = self._standings.known(saved)
            line = self.addAction(saved_text(saved, known))
            line.triggered.connect(partial(self.wished.emit, saved.path))
            self._lines[saved.path] = line
            if known is None:
                self._unread.append(saved)
        if self.isEmpty():
            self.addAction(self.tr("No other match waits")).setEnabled(False)
        self._timer.start()

    def _read_next(self) -> None:
        if self._unread:
            self._standings.ask(self._unread.pop(0))

    def _tell(self, saved: SavedMatch, state: GameState | None) -> None:
        line = self._lines.get(saved.path)
        if line is not None:
            line.setText(saved_text(saved, state))
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self._standings.cancel()


def saved_text(saved: SavedMatch, state: GameState | None) -> str:
    """A match that waits: which game, who plays, how it stands if that is known, when it was played last."""
    changed = QDateTime.fromSecsSinceEpoch(int(saved.changed.timestamp()))
    when = QLocale().toString(changed, QLocale.FormatType.ShortFormat)
    key = saved.header.rule_set
    game = plain_game_name(RULE_SETS[key]) if key in RULE_SETS else key
    players = players_text(saved.header)
    if state is not None:
        game, players = match_text(state), score_text(state)
    return (
        translate("ResumeMenu", "{game}: {players}, {when}")
        .format(game=game, players=players, when=when)
        .replace("&", "&&")
    )
