"""All that stands beside the board: the players, the games that have ended, the plays of this one, the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tapa_desktop.app.dice import digest_of
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.history import History
from tapa_desktop.rules.pips import pip_count
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.options import BoardOptions

from .dice_line import DiceLine
from .discs import disc_icons
from .game_lines import game_lines
from .hint_panel import HintPanel
from .players import PlayersPanel
from .plays import PlaysPanel
from .score_sheet import ScoreSheet
from .turn_lines import turn_lines

_FOR_BOTH: Final = 480  # logical pixels: less is too little for a hint and the plays below it


class SidePanel(QWidget):
    """The panels beside the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players, self.score, self.plays = PlayersPanel(), ScoreSheet(is_small=True), PlaysPanel()
        self.hint = HintPanel()
        self.score.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.dice = DiceLine()
        self._icons: Mapping[Side, QIcon] = {}
        self._record = QWidget()
        self._lay_out()
        self.setMinimumWidth(190)
        self.hint.installEventFilter(self)

    def _lay_out(self) -> None:
        record = QVBoxLayout(self._record)
        record.setContentsMargins(0, 0, 0, 0)
        record.addWidget(self.score)
        record.addWidget(self.plays, 1)
        record.addWidget(self.dice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.addWidget(self.players)
        layout.addWidget(self.hint)
        layout.addWidget(self._record, 1)
        layout.addStretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for both now, or no more."""
        super().resizeEvent(event)
        self._share_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The hint comes and goes."""
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self._share_room()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """What has happened gives way to a hint where there is not room for both."""
        self._record.setVisible(self.hint.isHidden() or self.height() >= _FOR_BOTH)

    def set_options(self, options: BoardOptions) -> None:
        """Follow the board: its colours, and who sits below."""
        self._icons = disc_icons(options.theme)
        self.players.set_icons(self._icons)
        self.players.seat_below(options.below if options.home == "bottom" else options.below.other)
        self.plays.set_icons(self._icons)

    def show_match(
        self, history: History, *, show_pips: bool, thinking: bool, tips: Mapping[Side, str] | None = None
    ) -> None:
        """Show where this match stands; `tips` as in `PlayersPanel`."""
        pips = pips_of(history) if show_pips else {}
        self.players.show_state(history.state, pips, thinking=thinking, tips=tips or {})
        self.plays.show_lines(turn_lines(history))
        games = game_lines(history)
        self.score.show_lines(games, self._icons)
        self.score.setVisible(bool(games))
        self.dice.show_digest(digest_of(history.header))


def pips_of(history: History) -> Mapping[Side, int]:
    """The pips that each side has still to go; what is drafted counts as played."""
    state, draft = history.state, Draft.of(history.state)
    seen = state.position if draft is None else draft.position
    seen_by_other = flip(state.rule_set, seen)
    return {state.side: pip_count(state.rule_set, seen), state.side.other: pip_count(state.rule_set, seen_by_other)}
