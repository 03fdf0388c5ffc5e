"""The finished games as a table.

It sorts and searches by itself: a proxy would ask for two cells at each comparison, which takes long with 10,000 games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.chronicle.past_game import GameKey, Marks, PastGame
from tapa_desktop.app.chronicle.statistics import player_of, points_of
from tapa_desktop.rules.side import Side

from .wanted import Searching, Wanted
from .wording import (
    date_text,
    game_text,
    level_text,
    luck_text,
    opponent_text,
    points_text,
    rate_text,
    result_text,
    sentence,
)

DATE, GAME, OPPONENT, LEVEL, RESULT, POINTS, ERRORS, LUCK = range(8)
_TEXTS: Final[tuple[Callable[[PastGame], str], ...]] = (
    *(lambda game: date_text(game.ended), game_text, opponent_text, level_text),
    *(result_text, points_text, rate_text, luck_text),
)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractTableModel):
    """Those games of all that are wanted, in the order that is wanted; at first the last one stands on top."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.games: tuple[PastGame, ...] = ()
        self.shown: list[PastGame] = []
        self._wanted = Wanted()
        self._searching = Searching()
        self._column, self._order = DATE, Qt.SortOrder.DescendingOrder

    def show_games(self, games: tuple[PastGame, ...]) -> None:
        """Take these games, the last one first, in place of those before."""
        self.games = games
        self._fill()

    def show_wanted(self, wanted: Wanted) -> None:
        """Show only the games that are wanted."""
        self._wanted = wanted
        self._fill()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """As Qt asks. Of equal games the last one comes first; what is not known comes last in either order."""
        self._column, self._order = column, order
        self._fill()

    def row_of(self, key: GameKey) -> int | None:
        """Where that game stands now; None where it is not shown."""
        return next((row for row, game in enumerate(self.shown) if game.key == key), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """As Qt asks."""
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """As Qt asks."""
        return 0 if parent.isValid() else len(_TEXTS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As Qt asks."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _TEXTS[index.column()](self.shown[index.row()])
            case Qt.ItemDataRole.ToolTipRole:
                return sentence(self.shown[index.row()])
            case Qt.ItemDataRole.TextAlignmentRole if index.column() >= POINTS:
                return _RIGHT
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As Qt asks."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                words = (self.tr("Date"), self.tr("Game"), self.tr("Opponent"), self.tr("Level"))
                more = (self.tr("Result"), self.tr("Points"), self.tr("Errors"), self.tr("Luck"))
                return (*words, *more)[section]
            case Qt.ItemDataRole.ToolTipRole if section in {ERRORS, LUCK}:
                return self._explained(section)
            case _:
                return None

    def _explained(self, section: int) -> str:
        if section == ERRORS:
            return self.tr(
                "Your error rate: 500 times the points that a decision has lost in the mean. Less is better."
            )
        return self.tr("What your dice were worth, in points. Both are there once a game is reviewed.")

    def _fill(self) -> None:
        self.beginResetModel()
        found = self._searching.found(self.games, self._wanted)
        keys = [_KEYS[self._column](game) for game in found]
        known = [pair for pair in zip(keys, found, strict=True) if pair[0] is not None]
        known.sort(key=lambda pair: pair[0], reverse=self._order is Qt.SortOrder.DescendingOrder)
        rest = [game for key, game in zip(keys, found, strict=True) if key is None]
        self.shown = [*(game for _, game in known), *rest]
        self.endResetModel()


def _points(game: PastGame) -> int:
    return points_of(game, player_of(game) or game.result.winner or Side.WHITE)


def _rate(game: PastGame) -> float | None:
    marks = _marks(game)
    return None if marks is None else marks.error_rate


def _luck(game: PastGame) -> float | None:
    marks = _marks(game)
    return None if marks is None else marks.luck


def _marks(game: PastGame) -> Marks | None:
    return game.of(player_of(game) or Side.WHITE).marks


_KEYS: Final[tuple[Callable[[PastGame], Any], ...]] = (
    *(lambda game: (game.ended, game.key.number), game_text, lambda game: opponent_text(game).casefold()),
    *(level_text, result_text, _points, _rate, _luck),
)
