"""A finished game as text, from the point of view of the player at this computer, and the filter of such games."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from datetime import datetime
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from tapa_desktop.app.game_history.finished_games import HistoryGame, SideReview, rate_of
from tapa_desktop.app.game_history.statistics import player_of, points_of
from tapa_desktop.app.settings import level_choices, nearest_level
from tapa_desktop.rules.house_rules import HouseRuleError, rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import (
    called,
    game_name,
    level_name,
    order_name,
    plain_game_name,
    plays_like,
    pr_cell,
    side_name,
)
from tapa_desktop.ui.text.numbers import day_text, listed, number, percent, signed, whole
from tapa_desktop.ui.text.result import how_word
from tapa_desktop.ui.text.turns import with_note

translate = QCoreApplication.translate

_NOTES = 200  # characters of the notes on a game that its tooltip shows


def date_text(when: datetime) -> str:
    """The day and time in the format of the locale."""
    # WORKAROUND(Qt 6.9): formatting a QDateTime takes ten times as long as formatting its day and time separately.
    time = QLocale().toString(QTime(when.hour, when.minute, when.second), QLocale.FormatType.ShortFormat)
    return f"{day_text(when)} {time}"


def game_text(game: HistoryGame) -> str:
    """The name of the game played."""
    rule_set = _rule_set(game)
    return rule_set_text(game.rule_set) if rule_set is None else game_name(rule_set)


def rule_set_text(key: str) -> str:
    """The name of a rule set; its key if this program does not know it."""
    return plain_game_name(RULE_SETS[key]) if key in RULE_SETS else key


def sitting_text(sitting: str) -> str:
    """The name of a sitting, or of its games in turn; empty for a match of one game."""
    return order_name(sitting.split())


def name_text(game: HistoryGame, side: Side) -> str:
    """The name of the player of that side."""
    return called(side, game.of(side).seat, game.of(side.other).seat)


def opponent_text(game: HistoryGame) -> str:
    """The opponent's name, or both names unless exactly one person played."""
    side = player_of(game)
    if side is not None:
        return name_text(game, side.other)
    return f"{name_text(game, Side.WHITE)} – {name_text(game, Side.BLACK)}"


def level_text(game: HistoryGame) -> str:
    """The levels of the computer players, White's first; empty if only people played."""
    levels = (game.white.seat.level, game.black.seat.level)
    return " – ".join(level_name(level) for level in levels if level is not None)


def longest_level_text() -> str:
    """The longest name of a level."""
    return max((level_name(choice.key) for choice in level_choices()), key=len)


def result_text(game: HistoryGame) -> str:
    """Whether and how the player won; with the winner's name unless exactly one person played."""
    result, side = game.result, player_of(game)
    if result.winner is None:
        return translate("History", "Drawn")
    if side is None:
        won = translate("History", "{name} won").format(name=name_text(game, result.winner))
    else:
        won = translate("History", "Won") if side is result.winner else translate("History", "Lost")
    is_plain = result.how is How.SINGLE or result.dropped
    given_up = translate("History", "resigned") if result.resigned else ""
    dropped = translate("History", "dropped") if result.dropped else ""
    return listed((won, "" if is_plain else how_word(result.how), given_up, dropped))


def points_text(game: HistoryGame) -> str:
    """The player's points with their sign, or the points of the game unless exactly one person played."""
    side = player_of(game)
    return whole(game.result.points) if side is None else signed_or_zero(points_of(game, side))


def signed_or_zero(value: float, decimals: int = 0) -> str:
    """A number with its sign; 0 has none."""
    return signed(value, decimals) if round(value, decimals) else number(0, decimals)


def rate_text(game: HistoryGame) -> str:
    """The player's PR with its band, or White's above Black's; empty until the game is reviewed."""
    rule_set = _rule_set(game)
    return "\n".join(pr_cell(rule_set, review.error_rate, review.decisions) for _, review in _reviews(game))


def band_tip(game: HistoryGame) -> str:
    """The player's PR with its band, and the PR of plays and cube apart, or those of both sides.

    Until the game is reviewed it is the sentence about the game.
    """
    rule_set, reviews = _rule_set(game), _reviews(game)
    if rule_set is None or not reviews:
        return sentence(game)
    tips = (_band_tip(rule_set, review) for _, review in reviews)
    if len(reviews) == 1:
        return next(tips)
    return "\n".join(f"{name_text(game, side)}: {tip}" for (side, _), tip in zip(reviews, tips, strict=True))


def _band_tip(rule_set: RuleSet, review: SideReview) -> str:
    told = [plays_like(rule_set, review.error_rate, review.decisions)]
    if review.part("cube")[1]:
        split = translate("History", "Moves {moves}, cube {cube}")
        rates = (number(rate_of(review.part(key))) for key in ("play", "cube"))
        told.append(split.format(moves=next(rates), cube=next(rates)))
    if review.parts:
        counts = translate("History", "Errors {errors}, blunders {blunders}")
        found = (whole(review.part(key)[1]) for key in ("error", "blunder"))
        told.append(counts.format(errors=next(found), blunders=next(found)))
    return "\n".join(told)


def _rule_set(game: HistoryGame) -> RuleSet | None:
    """The game with its house rules; None if they are of another version of the program."""
    try:
        return rule_set_named(game.rule_set, game.house_rules)
    except HouseRuleError:
        return None


def luck_text(game: HistoryGame) -> str:
    """The player's luck in points, or White's and Black's; empty until the game is reviewed."""
    return " / ".join(signed_or_zero(review.luck, 2) for _, review in _reviews(game))


def sentence(game: HistoryGame) -> str:
    """The details without a column: the number of the game in its match, the players, and the number of turns."""
    text = translate("History", "{white} – {black}. Game {number} of a match to {target}, {turns}.")
    if not game.target:
        text = translate("History", "{white} – {black}. Game {number} of an unlimited match, {turns}.")
    white, black = (f"{side_name(side)}: {name_text(game, side)}" for side in Side)
    turns = translate("History", "%n turn(s)", "", game.turns)
    told = text.format(white=white, black=black, number=whole(game.key.number), target=whole(game.target), turns=turns)
    return with_note(f"{sitting_text(game.sitting)}. {told}" if game.sitting else told, game.notes, _NOTES)


def short(value: float) -> str:
    """A number in the format of the locale, with one decimal unless that is zero."""
    return number(value, _decimals(value))


def short_percent(value: float) -> str:
    """A share from 0 to 1 as a percentage, as short as `short`."""
    return percent(value, _decimals(100 * value))


def _decimals(value: float) -> int:
    return 0 if round(value, 1) == round(value) else 1


def _reviews(game: HistoryGame) -> list[tuple[Side, SideReview]]:
    """The review of the player's side, or those of both sides; those that are known."""
    side = player_of(game)
    sides = tuple(Side) if side is None else (side,)
    return [(shown, review) for shown in sides if (review := game.of(shown).review) is not None]


PEOPLE: Final = "people"  # the value of the level filter for games between people; no level has this key
PAUSE_MS: Final = 150  # after a key press, before the games are searched, so that fast typing is not slowed down


class FilterRow(QWidget):
    """The filter controls. They offer the games and levels that occur in the history.

    Signals:
        changed: the new `GameFilter` after the player has changed a filter.
        entered: the player has pressed Enter, Down or Page Down and wants to go to the games found.
    """

    changed = Signal(object)
    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = _SearchLine(placeholderText=self.tr("Search"), clearButtonEnabled=True)
        self.words.setAccessibleName(self.tr("Search"))
        self.words.setToolTip(
            self.tr("Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)")
        )
        self.games = self._box(self.tr("Game"))
        self.levels = self._box(self.tr("Level"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words, 2)
        layout.addWidget(self.games, 1)
        layout.addWidget(self.levels, 1)
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
        there = {nearest_level(level) for levels in seats for level in levels if level is not None}
        levels = [(choice.key, level_name(choice.key)) for choice in level_choices() if choice.key in there]
        people = [(PEOPLE, self.tr("People"))] if (None, None) in seats else []
        _fill_box(self.levels, [("", self.tr("All levels")), *levels, *people])
        keys = sorted({game.rule_set for game in games}, key=rule_set_text)
        sittings = sorted({game.sitting for game in games if game.sitting}, key=sitting_text)
        names = [(key, rule_set_text(key)) for key in keys] + [(key, sitting_text(key)) for key in sittings]
        _fill_box(self.games, [("", self.tr("All games")), *names])

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
    """A line above a table: the keys that go down lead to the table, and Escape clears the line before it closes.

    Signals:
        left_downwards: the player has pressed Down or Page Down.
    """

    left_downwards = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See Qt."""
        is_down = event.key() in {Qt.Key.Key_Down, Qt.Key.Key_PageDown}
        if is_down and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.left_downwards.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _fill_box(box: QComboBox, choices: list[tuple[str, str]]) -> None:
    """Fill a combo box with keys and names. It emits its signal only if the chosen key is gone."""
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for key, name in choices:
            box.addItem(name, key)
        box.setCurrentIndex(max(0, box.findData(chosen)))
    if chosen != box.currentData():
        box.currentIndexChanged.emit(box.currentIndex())


class GameFilter(Struct, frozen=True):
    """The filter; an empty field lets everything pass. Words may occur anywhere, in any order."""

    words: str = ""
    rule_set: str = ""  # the key of a game, or of all games that a match goes through in turn
    level: str = ""


class GameSearch:
    """Searches games. The words of each day and each pairing are put together once, at the first search."""

    def __init__(self) -> None:
        self._texts: dict[object, str] = {}
        self._games: tuple[HistoryGame, ...] = ()
        self._of_games: list[tuple[str, str, str]] = []  # for each game the words of its day, pairing and notes

    def found(self, games: tuple[HistoryGame, ...], game_filter: GameFilter) -> tuple[HistoryGame, ...]:
        """The games that pass the filter, in the same order."""
        words = _folded(game_filter.words).split()
        if not words:
            return tuple(game for game in games if _is_of(game, game_filter))
        self._prepare(games)
        return tuple(
            game
            for game, (day, like, notes) in zip(games, self._of_games, strict=True)
            if _is_of(game, game_filter) and all(word in day or word in like or word in notes for word in words)
        )

    def _prepare(self, games: tuple[HistoryGame, ...]) -> None:
        """Put together the words of these games, once for all key presses of a search."""
        if games is not self._games:
            self._games, self._of_games = games, [self._words_of(game) for game in games]

    def _words_of(self, game: HistoryGame) -> tuple[str, str, str]:
        """The words of a game that a player may remember: of its day, of its pairing, and of the notes on it."""
        day = game.ended.date()
        like = (game.rule_set, game.sitting, *game.house_rules.items(), game.white.seat, game.black.seat, game.result)
        if day not in self._texts:
            self._texts[day] = _folded(f"{game.ended:%Y-%m-%d}\n{day_text(game.ended)}")
        if like not in self._texts:
            names = (name_text(game, side) for side in Side)
            told = (game_text(game), sitting_text(game.sitting), *names, level_text(game), result_text(game))
            self._texts[like] = _folded("\n".join(told))
        return self._texts[day], self._texts[like], _folded(game.notes)


class _Folding(dict[int, str]):
    """What stands for each character of a text that is searched, by its code; worked out once for each."""

    _SAME: Final = {
        "ı": "i",  # with İ, I and i: Turkish pairs them otherwise than other languages
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
    """A text as it is searched, regardless of case, of accents and other marks, and of how they are encoded."""
    return text.translate(_FOLDING)


def _is_of(game: HistoryGame, game_filter: GameFilter) -> bool:
    return game_filter.rule_set in {"", game.rule_set, game.sitting} and (
        not game_filter.level or _is_level(game, game_filter.level)
    )


def _is_level(game: HistoryGame, level: str) -> bool:
    levels = [one and nearest_level(one) for one in (game.white.seat.level, game.black.seat.level)]
    return levels == [None, None] if level == PEOPLE else level in levels
