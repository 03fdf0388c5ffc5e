"""The filter of the games table, by search words, game and level: its controls, and the search."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.settings import LEVEL_CHOICES, nearest_level
from tapa_desktop.game.events import FRIEND
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.numbers import day_text
from tapa_desktop.ui.widgets.dialogs import fill, fill_box

from .text import game_text, level_text, name_text, result_text, rule_set_text, sitting_text

PEOPLE: Final = "people"  # the value of the level filter for games between people; no level has this key
_PERSONS: Final = frozenset((None, FRIEND))  # in place of levels
PAUSE_MS: Final = 150  # after a key press, before the games are searched, so that fast typing is not slowed down


class FilterRow(QWidget):
    """The filter controls. They offer the games and levels that occur in the history."""

    changed = Signal(object)  # the new `GameFilter`, changed by the player
    entered = Signal()  # the player wants to go to the games, by Enter, Down or Page Down

    def __init__(self) -> None:
        super().__init__()
        self.words = _SearchLine(placeholderText=self.tr("Search"), clearButtonEnabled=True)
        self.words.setAccessibleName(self.tr("Search"))
        self.words.setToolTip(
            self.tr("Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)")
        )
        self.games = self._box(self.tr("Game"))
        self.levels = self._box(self.tr("Level"))
        fill(QHBoxLayout(self), (self.words, 2), (self.games, 1), (self.levels, 1), edge=0)
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._emit_changed)
        self.words.textEdited.connect(self._pause.start)
        self.words.textChanged.connect(self._emit_unless_typing)
        self.words.returnPressed.connect(self._enter)
        self.words.left_downwards.connect(self._enter)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search)

    @property
    def game_filter(self) -> GameFilter:
        """The present filter."""
        return GameFilter(self.words.text(), str(self.games.currentData() or ""), str(self.levels.currentData() or ""))

    def take_up(self, game_filter: GameFilter) -> None:
        """Choose this filter, also before the games are known."""
        for box, key in ((self.games, game_filter.rule_set), (self.levels, game_filter.level)):
            with QSignalBlocker(box):
                box.addItem("", key)
                box.setCurrentIndex(box.findData(key))
        self.words.setText(game_filter.words)
        self._emit_changed()

    def show_games(self, games: Iterable[HistoryGame]) -> None:
        """Offer the games and levels that occur in these games. A choice that is still offered is kept."""
        seats = [(game.white.seat.level, game.black.seat.level) for game in games]
        present = {nearest_level(level) for levels in seats for level in levels if level is not None}
        levels = [(level_name(choice.key), choice.key) for choice in LEVEL_CHOICES if choice.key in present]
        people = [(self.tr("People"), PEOPLE)] if any(map(_PERSONS.issuperset, seats)) else []
        _offer(self.levels, [(self.tr("All levels"), ""), *levels, *people])
        keys = sorted({game.rule_set for game in games}, key=rule_set_text)
        sittings = sorted({game.sitting for game in games if game.sitting}, key=sitting_text)
        names = [(rule_set_text(key), key) for key in keys] + [(sitting_text(key), key) for key in sittings]
        _offer(self.games, [(self.tr("All games"), ""), *names])

    def _box(self, name: str) -> QComboBox:
        box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(10)
        box.setAccessibleName(name)
        box.setToolTip(self.tr("{what}: show only these").format(what=name))
        box.currentIndexChanged.connect(self._emit_changed)
        return box

    def _emit_changed(self) -> None:
        self._pause.stop()
        self.changed.emit(self.game_filter)

    def _emit_unless_typing(self) -> None:
        if not self._pause.isActive():
            self._emit_changed()

    def _enter(self) -> None:
        if self._pause.isActive():
            self._emit_changed()
        self.entered.emit()

    def _search(self) -> None:
        self.words.setFocus()
        self.words.selectAll()


class _SearchLine(QLineEdit):
    """A line above a table: keys that go down lead to the table; Escape clears the line before it closes the window."""

    left_downwards = Signal()  # by Down or Page Down

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_down = event.key() in {Qt.Key.Key_Down, Qt.Key.Key_PageDown}
        if is_down and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.left_downwards.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _offer(box: QComboBox, choices: list[tuple[str, str]]) -> None:
    """Offer these names with their keys. The box emits its signal only if the chosen key is gone."""
    chosen = box.currentData()
    fill_box(box, choices, chosen)
    if chosen != box.currentData():
        box.currentIndexChanged.emit(box.currentIndex())


class GameFilter(Struct, frozen=True):
    """The filter; an empty field lets everything pass. Words may occur anywhere, in any order."""

    words: str = ""
    rule_set: str = ""  # the key of a game, or of all games that a match goes through in turn
    level: str = ""


class GameSearch:
    """Searches games. It computes the words of each day and each pairing once, at the first search."""

    def __init__(self) -> None:
        self._texts: dict[object, str] = {}
        self._games: tuple[HistoryGame, ...] = ()
        self._words: list[tuple[str, str, str]] = []  # of each game: those of its day, pairing and notes

    def find(self, games: tuple[HistoryGame, ...], game_filter: GameFilter) -> tuple[HistoryGame, ...]:
        """The games that pass the filter, in the same order."""
        words = _folded(game_filter.words).split()
        if not words:
            return tuple(game for game in games if _passes(game, game_filter))
        if games is not self._games:  # else an earlier key press of this search computed them
            self._games, self._words = games, [self._words_of(game) for game in games]
        return tuple(
            game
            for game, (day, kind, notes) in zip(games, self._words, strict=True)
            if _passes(game, game_filter) and all(word in day or word in kind or word in notes for word in words)
        )

    def _words_of(self, game: HistoryGame) -> tuple[str, str, str]:
        day = game.ended.date()
        kind = (game.rule_set, game.sitting, *game.house_rules.items(), game.white.seat, game.black.seat, game.result)
        if day not in self._texts:
            self._texts[day] = _folded(f"{game.ended:%Y-%m-%d}\n{day_text(game.ended)}")
        if kind not in self._texts:
            names = (name_text(game, side) for side in Side)
            texts = (game_text(game), sitting_text(game.sitting), *names, level_text(game), result_text(game))
            self._texts[kind] = _folded("\n".join(texts))
        return self._texts[day], self._texts[kind], _folded(game.notes)


class _Folding(dict[int, str]):
    """The replacement of each character in searched text, by its code; computed once for each."""

    _SAME: Final = {
        "ı": "i",  # with İ, I and i, which Turkish pairs differently
        "ٱ": "ا",  # the other forms of alef are an alef with a mark
        "ى": "ي",
        "ی": "ي",
        "ة": "ه",
        "\u0640": "",  # the tatweel, which only makes a word longer
        "\u2060": "",  # the word joiner, which a name may get
    }

    def __missing__(self, code: int) -> str:
        letters = unicodedata.normalize("NFKD", chr(code).casefold())
        self[code] = "".join(self._SAME.get(one, one) for one in letters if not unicodedata.combining(one))
        return self[code]


_FOLDING: Final = _Folding()


def _folded(text: str) -> str:
    """A text for searching, regardless of case, accents and other marks, and how they are encoded."""
    return text.translate(_FOLDING)


def _passes(game: HistoryGame, game_filter: GameFilter) -> bool:
    return game_filter.rule_set in {"", game.rule_set, game.sitting} and (
        not game_filter.level or _has_level(game, game_filter.level)
    )


def _has_level(game: HistoryGame, level: str) -> bool:
    levels = [one and nearest_level(one) for one in (game.white.seat.level, game.black.seat.level)]
    return _PERSONS.issuperset(levels) if level == PEOPLE else level in levels
