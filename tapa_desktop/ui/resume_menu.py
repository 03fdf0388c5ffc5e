"""The matches that have not ended, to be gone on with: looked up whenever the menu opens."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale
from PySide6.QtWidgets import QMenu, QWidget

from tapa_desktop.app.archive import SavedMatch
from tapa_desktop.app.session import Session
from tapa_desktop.rules.ruleset import RULE_SETS

from .wording import players_text

translate = QCoreApplication.translate


class ResumeMenu(QMenu):
    """A line for each match."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Resu&me"))
        self._session = session
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        for saved in self._session.unfinished_matches():
            self.addAction(saved_text(saved)).triggered.connect(partial(self._session.open_record, saved.path))
        if self.isEmpty():
            self.addAction(self.tr("No other match waits")).setEnabled(False)


def saved_text(saved: SavedMatch) -> str:
    """A match that waits: which game, who plays, when it was played last."""
    key = saved.header.rule_set
    changed = QDateTime.fromSecsSinceEpoch(int(saved.changed.timestamp()))
    when = QLocale().toString(changed, QLocale.FormatType.ShortFormat)
    return translate("ResumeMenu", "{game}: {players}, {when}").format(
        game=RULE_SETS[key].name if key in RULE_SETS else key, players=players_text(saved.header), when=when
    )
