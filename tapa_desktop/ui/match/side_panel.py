"""The panels beside the board, and how they share the room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QIcon, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import pip_count
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.look.discs import disc_icons
from tapa_desktop.ui.text.turns import TurnLine, turn_lines
from tapa_desktop.ui.widgets.tables import Column, ReadingTable

from .players import PlayersPanel
from .score import ScoreSheet, game_lines

_FOR_BOTH: Final = 480  # minimum height for a hint and the plays below it, in logical pixels

ROOM: Final = 800  # in a window narrower than this, in logical pixels, the board gets the whole width


class SidePanel(QWidget):
    """The panels beside the board. The hint panel is created elsewhere, later than these, and placed among them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players, self.score, self.plays = PlayersPanel(), ScoreSheet(is_small=True), PlaysPanel()
        self.hint: QWidget | None = None
        self.score.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._icons: Mapping[Side, QIcon] = {}
        self._record = QWidget()
        self._lay_out()
        self.setMinimumWidth(190)

    def _lay_out(self) -> None:
        record = QVBoxLayout(self._record)
        record.setContentsMargins(0, 0, 0, 0)
        record.addWidget(self.score)
        record.addWidget(self.plays, 1)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.addWidget(self.players)
        layout.addWidget(self._record, 1)
        layout.addStretch()

    def add_hint(self, hint: QWidget) -> None:
        """Place the hint panel below the players."""
        self.hint = hint
        self._layout.insertWidget(1, hint)
        hint.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Check whether there is room for the hint and the plays."""
        super().resizeEvent(event)
        self._share_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the hint being shown or hidden."""
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self._share_room()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Hide score and plays while a hint is shown and there is no room for both."""
        is_hinting = self.hint is not None and not self.hint.isHidden()
        self._record.setVisible(not is_hinting or self.height() >= _FOR_BOTH)

    def set_options(self, options: BoardOptions) -> None:
        """Follow the board: its colours, and the side at the bottom."""
        self._icons = disc_icons(options.theme)
        self.players.set_icons(self._icons)
        self.players.move_to_bottom(options.below if options.home == "bottom" else options.below.other)
        self.plays.set_icons(self._icons)

    def show_match(
        self, history: History, *, show_pips: bool, thinking: bool, tips: Mapping[Side, str] | None = None
    ) -> None:
        """Show the players and the turns of this match; `tips` as in `PlayersPanel`."""
        pips = pips_of(history.state) if show_pips else {}
        self.players.show_state(history.state, pips, thinking=thinking, tips=tips or {})
        self.plays.show_lines(turn_lines(history))

    def show_games(self, history: History) -> None:
        """Show the finished games of this match."""
        games = game_lines(history)
        self.score.show_lines(games, self._icons)
        self.score.setVisible(bool(games))


class PlaysPanel(ReadingTable[TurnLine]):
    """The plays of the present game, scrolled to the last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves of this game"))
        columns: tuple[Column[TurnLine], ...] = (
            Column("", lambda line: line.dice, "6-6 ", tooltip=lambda line: line.dice, icon=lambda line: line.side),
            Column("", lambda line: line.text, tooltip=lambda line: line.text),
        )
        self.set_columns(columns)
        self.horizontalHeader().hide()

    def show_lines(self, lines: tuple[TurnLine, ...]) -> None:
        """Show these lines, and scroll to the last."""
        self.show_rows(lines)
        self.scrollToBottom()


def pips_of(state: GameState) -> Mapping[Side, int]:
    """The pip count of each side; drafted steps count as played."""
    position = state.drafted_position
    flipped = flip(state.rule_set, position)
    return {state.side: pip_count(state.rule_set, position), state.side.other: pip_count(state.rule_set, flipped)}


class CollapsingPanel(QObject):
    """Shows or hides a panel as the player wants and the width of the window allows.

    Signals:
        changed: the panel was shown or hidden.
    """

    changed = Signal()

    def __init__(self, panel: QWidget, switch: QAction) -> None:
        super().__init__(panel)
        self._panel, self._switch = panel, switch
        self._has_room = True
        self.wanted = True
        switch.setChecked(True)
        switch.triggered.connect(self._choose)

    def set_wanted(self, wanted: bool) -> None:
        """Set whether the panel is to be shown where there is room."""
        self.wanted = wanted
        self._show(wanted and self._has_room)

    def fit(self, width: int) -> None:
        """Show or hide the panel if this width of the window, in logical pixels, makes a difference."""
        has_room = width >= ROOM
        if has_room is not self._has_room:
            self._has_room = has_room
            self._show(self.wanted and has_room)

    def _choose(self, visible: bool) -> None:
        """Follow the player's choice; in a narrow window it holds until the window becomes wide."""
        if self._has_room:
            self.wanted = visible
        self._show(visible)

    def _show(self, visible: bool) -> None:
        self._panel.setVisible(visible)
        self._switch.setChecked(visible)
        self.changed.emit()
