"""The finished games as a table model, and its filter by words, game and level.

It sorts and searches by itself: a proxy model would ask for two cells at each comparison, which takes long with 10,000
games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.game_history.game import GameKey, HistoryGame, SideReview
from tapa_desktop.app.game_history.statistics import player_of, points_of
from tapa_desktop.rules.side import Side

from .text import (
    date_text,
    day_text,
    game_text,
    level_text,
    luck_text,
    name_text,
    opponent_text,
    points_text,
    rate_text,
    result_text,
    sentence,
)

DATE, GAME, OPPONENT, LEVEL, RESULT, POINTS, ERRORS, LUCK = range(8)
_TEXTS: Final[tuple[Callable[[HistoryGame], str], ...]] = (
    *(lambda game: date_text(game.ended), game_text, opponent_text, level_text),
    *(result_text, points_text, rate_text, luck_text),
)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex

PEOPLE: Final = "people"  # the value of the level filter for games between people; no level has this key


class GamesModel(QAbstractTableModel):
    """The games that pass the filter, sorted; by default the latest one first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.games: tuple[HistoryGame, ...] = ()
        self.shown: list[HistoryGame] = []
        self._wanted = GameFilter()
        self._searching = GameSearch()
        self._column, self._order = DATE, Qt.SortOrder.DescendingOrder

    def show_games(self, games: tuple[HistoryGame, ...]) -> None:
        """Replace the games, the latest first."""
        self.games = games
        self._fill()

    def show_wanted(self, wanted: GameFilter) -> None:
        """Show only the games that pass the filter."""
        self._wanted = wanted
        self._fill()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Implement `QAbstractTableModel.sort`: of equal games the latest comes first, unknown values come last."""
        self._column, self._order = column, order
        self._fill()

    def row_of(self, key: GameKey) -> int | None:
        """The row of a game; None if it is not shown."""
        return next((row for row, game in enumerate(self.shown) if game.key == key), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt's own
        """Implement `QAbstractTableModel.rowCount`."""
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Implement `QAbstractTableModel.columnCount`."""
        return 0 if parent.isValid() else len(_TEXTS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Implement `QAbstractTableModel.data`."""
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
        """Implement `QAbstractTableModel.headerData`."""
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


def _points(game: HistoryGame) -> int:
    return points_of(game, player_of(game) or game.result.winner or Side.WHITE)


def _rate(game: HistoryGame) -> float | None:
    marks = _marks(game)
    return None if marks is None else marks.error_rate


def _luck(game: HistoryGame) -> float | None:
    marks = _marks(game)
    return None if marks is None else marks.luck


def _marks(game: HistoryGame) -> SideReview | None:
    return game.of(player_of(game) or Side.WHITE).marks


_KEYS: Final[tuple[Callable[[HistoryGame], Any], ...]] = (
    *(lambda game: (game.ended, game.key.number), game_text, lambda game: opponent_text(game).casefold()),
    *(level_text, result_text, _points, _rate, _luck),
)


@dataclass(frozen=True, slots=True)
class GameFilter:
    """The filter; an empty field lets everything pass. Words may occur anywhere, in any order."""

    words: str = ""
    rule_set: str = ""
    level: str = ""


class GameSearch:
    """Searches games. The words of each day and each pairing are put together once, at the first search."""

    def __init__(self) -> None:
        self._texts: dict[object, str] = {}
        self._games: tuple[HistoryGame, ...] = ()
        self._of_games: list[tuple[str, str]] = []  # for each game the words of its day, and of its pairing

    def found(self, games: tuple[HistoryGame, ...], wanted: GameFilter) -> list[HistoryGame]:
        """The games that pass the filter, in the same order."""
        words = wanted.words.casefold().split()
        if not words:
            return [game for game in games if _is_of(game, wanted)]
        self._prepare(games)
        return [
            game
            for game, (day, like) in zip(games, self._of_games, strict=True)
            if _is_of(game, wanted) and all(word in day or word in like for word in words)
        ]

    def _prepare(self, games: tuple[HistoryGame, ...]) -> None:
        """Put together the words of these games, once for all key presses of a search."""
        if games is not self._games:
            self._games, self._of_games = games, [self._words_of(game) for game in games]

    def _words_of(self, game: HistoryGame) -> tuple[str, str]:
        """The words of a game that a player may remember: of its day, and all others."""
        day = game.ended.date()
        like = (game.rule_set, *game.house_rules.items(), game.white.seat, game.black.seat, game.result)
        if day not in self._texts:
            self._texts[day] = f"{game.ended:%Y-%m-%d}\n{day_text(game.ended)}".casefold()
        if like not in self._texts:
            names = (name_text(game, side) for side in Side)
            self._texts[like] = "\n".join((game_text(game), *names, level_text(game), result_text(game))).casefold()
        return self._texts[day], self._texts[like]


def _is_of(game: HistoryGame, wanted: GameFilter) -> bool:
    return wanted.rule_set in {"", game.rule_set} and (not wanted.level or _is_level(game, wanted.level))


def _is_level(game: HistoryGame, level: str) -> bool:
    levels = {game.white.seat.level, game.black.seat.level}
    return levels == {None} if level == PEOPLE else level in levels
