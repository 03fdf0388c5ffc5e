"""The window of all finished games with their charts. It stays open beside the game and never blocks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from tapa_desktop.app.game_history.finished_games import DiceCounts, GameKey, HistoryGame
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.game_history.statistics import total_dice
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.graph.graph import Graph
from tapa_desktop.ui.text.errors import history_trouble
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.dialog_parts import leave_button
from tapa_desktop.ui.widgets.dialogs import fill, fill_box, plain_button
from tapa_desktop.ui.widgets.labels import PlainLabel

from . import charts
from .charts import ChartWithText, Draw
from .filters import FilterRow, GameFilter
from .table import GamesPage
from .text import name_text

translate = QCoreApplication.translate
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
FIRST: Final = (900, 560)


class ChartPage(QWidget):
    """A choice of charts, of which one is shown with its sentence. A chart is computed only while the page is visible.

    `draw` computes the chosen chart; it reads the choice itself.
    """

    def __init__(self, label: str, name: str, draw: Draw) -> None:
        super().__init__()
        self._draw = draw
        self._games: Sequence[HistoryGame] = ()
        self._is_stale = True
        self.choice = QComboBox()
        self.graph = Graph(name)
        self.summary = PlainLabel()
        self.choice.setToolTip(name)
        self.picture = plain_button(self.tr("Sa&ve picture…"), self.tr("Save the chart as a picture (PNG)"))
        self._lay_out(label)
        self.choice.currentIndexChanged.connect(self._redraw)

    def show_games(self, games: Sequence[HistoryGame]) -> None:
        """Show statistics of these games, the latest first."""
        self._games = games
        self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        """Update the chart if it changed while the page was hidden."""
        super().showEvent(event)
        self._draw_if_stale()

    def _lay_out(self, label: str) -> None:
        title = QLabel(label)
        title.setBuddy(self.choice)
        upper = fill(QHBoxLayout(), title, self.choice, 1, self.picture)
        fill(QVBoxLayout(self), upper, (self.graph, 1), self.summary)

    def _redraw(self) -> None:
        self._is_stale = True
        self._draw_if_stale()

    def _draw_if_stale(self) -> None:
        if self._is_stale and self.isVisible():
            self._is_stale = False
            chart, text = self._draw(self._games)
            self.graph.setVisible(bool(chart.places))
            self.picture.setEnabled(bool(chart.places))
            self.summary.setAlignment(_LEFT if chart.places else Qt.AlignmentFlag.AlignCenter)
            self.graph.show_chart(chart)
            self.summary.setText(text)


class ProgressPage(ChartPage):
    """Results and error rates, over time and by level."""

    def __init__(self) -> None:
        super().__init__(self.tr("&Show"), self.tr("Results and errors"), self._draw_chosen)
        choices: tuple[tuple[str, Draw], ...] = (
            (self.tr("Points over time"), charts.results_over_time),
            (self.tr("Games won by level"), charts.results_by_level),
            (self.tr("Rating by game"), charts.ratings_by_game),
            (self.tr("PR over time"), charts.errors_over_time),
            (self.tr("PR by level"), charts.errors_by_level),
            (self.tr("PR by game"), charts.errors_by_game),
            (self.tr("PR by phase"), charts.errors_by_phase),
            (self.tr("Mistakes by kind"), charts.loss_by_kind),
        )
        for name, draw in choices:
            self.choice.addItem(name, draw)

    def _draw_chosen(self, games: Sequence[HistoryGame]) -> ChartWithText:
        draw: Draw = self.choice.currentData()
        return draw(games)


class DicePage(ChartPage):
    """How often each face was rolled, for each player."""

    def __init__(self) -> None:
        super().__init__(self.tr("&Dice of"), self.tr("How often each number was rolled"), self._dice)
        self._everyone = self.tr("all players"), ""
        self.choice.addItem(*self._everyone)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def player(self) -> str:
        """The name of the player that is chosen; empty for all."""
        return str(self.choice.currentData())

    def choose_player(self, name: str) -> None:
        """Choose this player, also before the games are known."""
        fill_box(self.choice, [self._everyone, (name, name)], name)

    def _dice(self, games: Sequence[HistoryGame]) -> ChartWithText:
        dice = _by_player(games)
        names = sorted(dice, key=lambda name: -dice[name].total)
        fill_box(self.choice, [self._everyone, *zip(names, names, strict=True)], self.player)
        return charts.dice_chart(dice[self.player] if self.player else total_dice(dice.values()))


def _by_player(games: Sequence[HistoryGame]) -> dict[str, DiceCounts]:
    sides: dict[str, list[DiceCounts]] = {}
    for game in games:
        for side in Side:
            sides.setdefault(name_text(game, side), []).append(game.of(side).dice)
    return {name: total_dice(several) for name, several in sides.items()}


class HistoryWork(Struct, frozen=True):
    """The filter, how the table is sorted, the selected games, those deleted in turn, the tab, and the charts."""

    game_filter: GameFilter
    sorting: tuple[int, Qt.SortOrder]
    selected: frozenset[GameKey]
    deleted: tuple[list[GameKey], ...]
    tab: int
    charts: tuple[int, str]


class HistoryWindow(QDialog):
    """Shows the games of the history service, and updates when they change."""

    def __init__(self, history_service: HistoryService, reviewer: Reviewer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("History"))
        self._history_service, self._reviewer = history_service, reviewer
        self.filter = FilterRow()
        self.page = GamesPage(history_service, reviewer)
        self.progress = ProgressPage()
        self.dice = DicePage()
        self.tabs = QTabWidget()
        self.status = PlainLabel(self.tr("Reading…"))
        self.stop = plain_button(self.tr("S&top"), self.tr("Stop reviewing these games"), reviewer.stop)
        self.stop.hide()
        self._progress = self._review_progress = ""
        self._lay_out()
        self._connect()
        self.resize(*FIRST)

    @property
    def shown(self) -> tuple[HistoryGame, ...]:
        """The games shown, in the order of the table."""
        return self.page.table.shown

    def work(self) -> HistoryWork:
        """The search, the choices and the selection, and the deleted games that can be restored."""
        columns = self.page.table.horizontalHeader()
        return HistoryWork(
            self.filter.game_filter,
            (columns.sortIndicatorSection(), columns.sortIndicatorOrder()),
            frozenset(game.key for game in self.page.table.selected_games),
            tuple(self.page.deleted),
            self.tabs.currentIndex(),
            (self.progress.choice.currentIndex(), self.dice.player),
        )

    def take_up(self, work: HistoryWork) -> None:
        """Restore the search, the choices and the selection."""
        self.filter.take_up(work.game_filter)
        self.page.table.sortByColumn(*work.sorting)
        self.page.table.to_select = work.selected
        self.page.take_up(work.deleted)
        self.tabs.setCurrentIndex(work.tab)
        chart, player = work.charts
        self.progress.choice.setCurrentIndex(chart)
        if player:
            self.dice.choose_player(player)

    def show_message(self, text: str) -> None:
        """Show a message until the next one, and announce it to screen readers."""
        self.status.setText(text)
        announce(self, text)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask the history service for the games."""
        super().showEvent(event)
        self._history_service.list_games()

    def _lay_out(self) -> None:
        self.tabs.addTab(self.page, self.tr("&Games"))
        self.tabs.addTab(self.progress, self.tr("&Progress"))
        self.tabs.addTab(self.dice, self.tr("D&ice"))
        lower = fill(QHBoxLayout(), (self.status, 1), self.stop, leave_button(self))
        fill(QVBoxLayout(self), self.filter, (self.tabs, 1), lower)

    def _connect(self) -> None:
        history_service = self._history_service
        history_service.listed.connect(self._show_games)
        history_service.changed.connect(self._list_again)
        history_service.progressed.connect(self._show_progress)
        history_service.trouble_changed.connect(self._show_trouble)
        self.filter.changed.connect(self._apply_filter)
        self.filter.entered.connect(self._go_to_first)
        self._reviewer.progressed.connect(self._show_review_progress)

    def _list_again(self) -> None:
        if self.isVisible():
            self._history_service.list_games()

    def _show_games(self, games: tuple[HistoryGame, ...]) -> None:
        self.filter.show_games(games)
        self.page.table.show_games(games)
        self._show_statistics()

    def _apply_filter(self, game_filter: GameFilter) -> None:
        self.page.table.apply_filter(game_filter)
        self._show_statistics()

    def _go_to_first(self) -> None:
        if self.shown:
            self.tabs.setCurrentWidget(self.page)
            self.page.table.setFocus()
            self.page.table.selectRow(0)

    def _show_statistics(self) -> None:
        in_order = sorted(self.shown, key=lambda game: (game.ended, game.key.number), reverse=True)
        self.progress.show_games(in_order)
        self.dice.show_games(in_order)
        self._show_state()

    def _show_state(self) -> None:
        shown, total = len(self.shown), len(self.page.table.games)
        text = translate("HistoryWindow", "%n game(s)", "", total)
        if shown != total:
            text = translate("HistoryWindow", "{shown} of %n game(s)", "", total)
        self.status.setText(text.format(shown=whole(shown)))
        for progress in filter(None, (self._progress, self._review_progress)):
            self.status.setText(f"{self.status.text()}. {progress}")

    def _show_progress(self, done: int, of: int) -> None:
        text = self.tr("Reading older matches: {done} of {of}").format(done=whole(done), of=whole(of))
        self._progress = text if done < of else ""
        self._show_state()

    def _show_review_progress(self, done: int, of: int) -> None:
        text = self.tr("Reviewing games: {done} of {of}").format(done=whole(done), of=whole(of))
        self._review_progress = text if done < of else ""
        self.stop.setVisible(done < of)
        self._show_state()

    def _show_trouble(self, error: Exception | None) -> None:
        if error is not None:
            self.status.setText(history_trouble(error))
        else:
            self._list_again()
