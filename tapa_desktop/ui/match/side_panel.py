"""The panels beside the board, and the layout of the board, the panels and the bars."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.game.history import History
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.look.colors import disc_icons
from tapa_desktop.ui.messages.strip import MessageArea
from tapa_desktop.ui.text.names import said_of
from tapa_desktop.ui.text.numbers import WIDEST_DICE
from tapa_desktop.ui.text.turns import TurnLine, with_note
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import scaled
from tapa_desktop.ui.widgets.tables import Column, ReadingTable

from .players import PlayersPanel
from .turn_bar import TurnBar

if TYPE_CHECKING:
    from .score import ScoreSheet

_SPACING: Final = 8
_NARROWEST: Final = 190
_ROOMY: Final = 290  # width with larger type, at the usual size: the rest of a wide screen beside the board
_FOR_SCORE: Final = 520  # minimum height for the score above the moves, in logical pixels at the usual size of type
_MOVES: Final = 0  # the tab of the moves
_FOR_BOTH: Final = 480  # minimum height for any hint and the plays below it, in logical pixels
_FOR_PLAYS: Final = 100  # minimum height for the plays, in logical pixels
_FOR_PLAYERS: Final = 430  # minimum height for a hint and the players above it, in logical pixels

LEAVING: Final = frozenset((Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter))
ROOM: Final = 800  # in a window narrower than this, in logical pixels, the board gets the whole width


class SidePanel(QWidget):
    """The panels beside the board. The hint panel is created later, elsewhere, and added to them."""

    def __init__(self) -> None:
        super().__init__()
        self.players, self.plays = PlayersPanel(), PlaysPanel()
        self.hint: QWidget | None = None
        self._icons: Mapping[Side, QIcon] = {}
        self._shown_games: tuple[object, ...] = ()  # the content of the score sheet, its results last
        self._record = QWidget()
        self._tabs: QTabBar | None = None
        self._factor = 1.0
        self._rows = fill(QVBoxLayout(self._record), (self.plays, 1), edge=0)
        self._layout = fill(QVBoxLayout(self), self.players, (self._record, 1), 0)
        self._layout.setContentsMargins(_SPACING, _SPACING, _SPACING, 0)
        for layout in (self._rows, self._layout):
            layout.setSpacing(_SPACING)
        self.setMinimumWidth(_NARROWEST)

    @cached_property
    def score(self) -> ScoreSheet:
        """The finished games. It is made with the first of them, as most starts show none."""
        from .score import ScoreSheet  # noqa: PLC0415 - see above

        score = ScoreSheet(is_small=True)
        score.hide()
        self._rows.insertWidget(0, score)
        QWidget.setTabOrder(self.plays.previousInFocusChain() or self.players, score)
        return score

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
        """Follow the hint being shown or hidden, and getting longer or shorter."""
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.LayoutRequest}:
            self._share_room()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """While a hint is shown, hide score and plays, or the players as well, if there is no room for them."""
        height, hint = self.height(), self.hint
        if hint is None or hint.isHidden():
            self.players.show()
            self._record.show()
        else:
            self.players.setVisible(height >= _FOR_PLAYERS)
            left = height - self.players.sizeHint().height() - hint.heightForWidth(hint.width()) - 3 * _SPACING
            self._record.setVisible(height >= _FOR_BOTH or (height >= _FOR_PLAYERS and left >= _FOR_PLAYS))
        self._share_record()

    def _share_record(self) -> None:
        if "score" not in vars(self):
            return
        has_games = bool(self.score.rows)
        is_tabbed = has_games and self.height() < _FOR_SCORE * self._factor
        if is_tabbed and self._tabs is None:
            self._tabs = self._make_tabs()
        chosen = self._tabs.currentIndex() if is_tabbed and self._tabs is not None else None
        if self._tabs is not None:
            self._tabs.setVisible(is_tabbed)
        vertical = QSizePolicy.Policy.Expanding if is_tabbed else QSizePolicy.Policy.Maximum
        self.score.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self.score.setVisible(has_games and chosen != _MOVES)
        self.plays.setVisible(chosen in {None, _MOVES})

    def _make_tabs(self) -> QTabBar:
        """The tabs, which most windows never need."""
        tabs = QTabBar(drawBase=False, expanding=True)
        for text in (self.tr("Moves"), self.tr("Score")):
            tabs.addTab(text)
        tabs.currentChanged.connect(self._share_record)
        self._rows.insertWidget(0, tabs)
        QWidget.setTabOrder(tabs, self.score)
        return tabs

    def set_type(self, factor: float) -> None:
        """Scale texts and pictures by `factor`."""
        self._factor = factor
        self.setFont(scaled(QApplication.font(), factor))
        self.setMinimumWidth(round(_ROOMY * factor) if factor > 1 else _NARROWEST)
        self.players.set_type(factor)

    def set_options(self, options: BoardOptions) -> None:
        """Follow the board: its colours, and the side at the bottom."""
        self._icons = disc_icons(options.theme)
        self.players.set_options(options)
        self.plays.set_icons(self._icons)

    def show_games(self, history: History) -> None:
        """Show the finished games of this match, unless they and their look are the same."""
        state, shown = history.state, self._shown_games
        self._shown_games = (history.header, state.white, state.black, self._icons, state.results)
        if self._shown_games == shown and state.results is shown[-1]:  # equal results may be those of other games
            return
        if state.results or "score" in vars(self):
            self.score.show_games(history, self._icons)
        self._share_record()


class PlaysPanel(ReadingTable[TurnLine]):
    """The plays of the present game, scrolled to the last."""

    chosen = Signal(object)  # the player points at this `TurnLine` by a click or with the arrow keys
    left = Signal()  # by Esc, Space or Enter
    menu_requested = Signal(object)  # at this `QPoint` of the screen

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Moves of this game"))
        columns: tuple[Column[TurnLine], ...] = (
            Column(
                *("", lambda line: line.dice, WIDEST_DICE),
                icon=lambda line: line.side,
                spoken=lambda line: said_of(line.side, line.dice),
            ),
            Column(
                *("", lambda line: with_note(line.text, line.note)),
                tooltip=lambda line: "\n".join(filter(None, (line.text, line.note))),
            ),
        )
        self.set_columns(columns)
        self.horizontalHeader().hide()
        self.clicked.connect(self._choose)

    def show_lines(self, lines: tuple[TurnLine, ...]) -> None:
        """Show these lines, and scroll to the last."""
        if lines == self.rows:
            return
        is_noted = [replace(line, note="") for line in lines] == [replace(line, note="") for line in self.rows]
        chosen = self.currentIndex().row() if is_noted else -1
        self.show_rows(lines)
        self.scrollToBottom()
        if chosen >= 0:
            self.setCurrentIndex(self.model().index(chosen, 1))

    @property
    def line(self) -> TurnLine | None:
        """The line chosen, or the last one; None if there is none."""
        return self.rows[self.currentIndex().row()] if self.rows else None

    def step(self, by: int) -> None:
        """Choose the line this far down from the chosen one, or from the last; at an end, the nearest."""
        index, last = self.currentIndex(), self.model().rowCount() - 1
        row = min(max((index.row() if index.isValid() else last) + by, 0), last)
        if row >= 0:
            self.setCurrentIndex(self.model().index(row, 1))
            self._choose(self.currentIndex())

    def forget_choice(self) -> None:
        """Choose no line."""
        if self.currentIndex().isValid():
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrow keys, and leave with Esc, Space or Enter."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        far = {Qt.Key.Key_Home: -1_000_000, Qt.Key.Key_End: 1_000_000}
        if (by := (steps | far).get(Qt.Key(event.key()))) is not None:
            self.step(by)
        elif event.key() in LEAVING:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Choose the line there, and ask for a menu."""
        index = self.indexAt(event.pos())
        if index.isValid() and event.reason() is QContextMenuEvent.Reason.Mouse:
            self.setCurrentIndex(index)
            self._choose(index)
        self.menu_requested.emit(event.globalPos())

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.rows[index.row()])


class CollapsingPanel(QObject):
    """Shows or hides a panel as the player wants and the width of the window allows."""

    changed = Signal()  # the panel was shown or hidden

    def __init__(self, panel: QWidget, switch: QAction) -> None:
        super().__init__(panel)
        self._panel, self._switch = panel, switch
        self._has_room = True
        self.is_wanted = True
        switch.setChecked(True)
        switch.triggered.connect(self._choose)

    def set_wanted(self, is_wanted: bool) -> None:
        """Set whether the panel is to be shown where there is room."""
        self.is_wanted = is_wanted
        self._show(is_wanted and self._has_room)

    def fit(self, width: int) -> None:
        """Show or hide the panel if this width of the window, in logical pixels, makes a difference."""
        has_room = width >= ROOM
        if has_room is not self._has_room:
            self._has_room = has_room
            self._show(self.is_wanted and has_room)

    def _choose(self, visible: bool) -> None:
        """Follow the player's choice; in a narrow window it holds until the window becomes wide."""
        if self._has_room:
            self.is_wanted = visible
        self._show(visible)

    def _show(self, visible: bool) -> None:
        self._panel.setVisible(visible)
        self._switch.setChecked(visible)
        self.changed.emit()


_LARGE: Final = (1280, 760)  # in a larger window, type grows with it
_FACTORS: Final = (1.6, 1.45, 1.3, 1.15)


class CentralWidget(QWidget):
    """Lays out the board, which takes all spare room, the side panel beside it and the bars around it."""

    def __init__(self, board: BoardWidget, side_panel: SidePanel, turn_bar: TurnBar) -> None:
        super().__init__()
        self._side_panel, self._turn_bar, self._factor = side_panel, turn_bar, 1.0
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(board)
        self.splitter.addWidget(side_panel)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setCollapsible(0, False)
        self.above, self.below = MessageArea(board), MessageArea(board)
        self.row = fill(QHBoxLayout(), (self.splitter, 1))  # the board, and what stands beside it
        fill(QVBoxLayout(self), self.above, (self.row, 1), self.below, turn_bar, edge=0).setSpacing(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show larger type in a larger window."""
        super().resizeEvent(event)
        factor = type_factor(event.size())
        if factor != self._factor:
            self._factor = factor
            self._side_panel.set_type(factor)
            self._turn_bar.set_type(factor)


def type_factor(size: QSize) -> float:
    """The scale factor of the type around the board in a window of this size."""
    room = min(size.width() / _LARGE[0], size.height() / _LARGE[1])
    return next((factor for factor in _FACTORS if room >= factor), 1.0)
