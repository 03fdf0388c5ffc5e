"""The score sheet: a line for each finished game of the match, in the side panel or in its own window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QLabel, QVBoxLayout, QWidget

from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.look.colors import disc_icons
from tapa_desktop.ui.text.names import game_text, plain_game_name, player_name, said_of, score_text
from tapa_desktop.ui.text.numbers import listed, signed, whole
from tapa_desktop.ui.text.result import how_text, match_result_text, result_text
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import scaled
from tapa_desktop.ui.widgets.tables import Column, ReadingTable

GAME, NAME, WINNER, HOW, POINTS, WHITE, BLACK = range(7)
_MOST_LINES: Final = 5  # lines of a small sheet

translate = QCoreApplication.translate


class ScoreSheet(ReadingTable[GameState]):
    """The games of the match, scrolled to the last. A small sheet has no names, and is only as high as its lines."""

    def __init__(self, *, is_small: bool) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Score sheet"))
        self._is_small = is_small
        self.set_columns(self._columns(), lambda end: result_text(end, end.results[-1]))
        self.setColumnHidden(WINNER, is_small)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_games(self, history: History, icons: Mapping[Side, QIcon]) -> None:
        """Show the finished games of this match, with the icons of the sides, and scroll to the last."""
        ends = game_ends(history)
        self.set_icons(icons)
        is_named, modes = any(end.order for end in ends), QHeaderView.ResizeMode
        self.setColumnHidden(NAME, not is_named)
        self.setColumnHidden(HOW, is_named and self._is_small)  # there is no room for both
        self.horizontalHeader().setSectionResizeMode(NAME, modes.Stretch if self._is_small else modes.Fixed)
        self._fit_winner(ends)
        for at, samples in ((GAME, ends[-1:]), (POINTS, ends), (WHITE, ends[-1:]), (BLACK, ends[-1:])):
            column = self._model.columns[at]
            texts = (column.widest or "", *map(column.text, samples))  # an unlimited match lets numbers grow
            self.setColumnWidth(at, max(self.width_of(text, with_disc=at == GAME) for text in texts))
        self.show_rows(ends)
        self.scrollToBottom()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the winners their room before the rows are fitted."""
        self._fit_winner(self.rows)
        super().resizeEvent(event)

    def _fit_winner(self, ends: tuple[GameState, ...]) -> None:
        usual = (self.tr("Winner"), self.tr("The computer"))
        widest = max(self.width_of(text) for text in (*usual, *map(_winner_name, ends)))
        least = max(map(self.width_of, usual))
        self.setColumnWidth(WINNER, max(least, min(widest, self.maximumViewportSize().width() * 2 // 5)))

    def _name_of(self, end: GameState) -> str:
        drawn = how_text(end, end.results[-1]) if self._is_small and end.results[-1].winner is None else ""
        return listed((plain_game_name(end.rule_set), drawn)) if end.order else ""

    def sizeHint(self) -> QSize:
        """The usual size; a small sheet asks for the height of its lines, up to a maximum."""
        hint = super().sizeHint()
        rows = sum(map(self.rowHeight, range(len(self.rows))[-_MOST_LINES:]))
        return QSize(hint.width(), self._edges() + rows) if self._is_small else hint

    def minimumSizeHint(self) -> QSize:
        """Room for the last game, which may take two lines."""
        row = self.rowHeight(len(self.rows) - 1) or self.verticalHeader().defaultSectionSize()
        return QSize(0, self._edges() + row)

    def _edges(self) -> int:
        return self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()

    def _columns(self) -> tuple[Column[GameState], ...]:
        score = self.tr("Score")
        scores = (
            Column(
                *("", lambda end, side=side: whole(end.score(side)), "99"),
                is_number=True,
                header_tooltip=said_of(side, score),
                header_icon=side,
            )
            for side in Side
        )
        return (
            Column(
                *("", lambda end: whole(len(end.results)), "99"),
                icon=lambda end: end.results[-1].winner,
                spoken=lambda end: said_of(end.results[-1].winner, whole(len(end.results))),
            ),
            Column(self.tr("Game"), self._name_of, max(map(plain_game_name, RULE_SETS.values()), key=len)),
            Column(self.tr("Winner"), _winner_name, self.tr("The computer")),
            Column(self.tr("How"), lambda end: how_text(end, end.results[-1])),
            Column("", _points, "+15", is_number=True),
            *scores,
        )


def _winner_name(end: GameState) -> str:
    winner = end.results[-1].winner
    return "" if winner is None else player_name(end, winner)


def _points(end: GameState) -> str:
    points = end.results[-1].points
    return signed(points, 0) if points else ""


def game_ends(history: History) -> tuple[GameState, ...]:
    """The states at the ends of the games, with the present names, unless a person and a computer have swapped."""
    last = history.state
    ends = [end for before, end in pairwise(history.states) if len(end.results) > len(before.results)]
    return tuple(
        replace(end, white=_seat_of(end.white, last.white), black=_seat_of(end.black, last.black)) for end in ends
    )


def _seat_of(old: Seat, present: Seat) -> Seat:
    return present if present.is_person is old.is_person else old


def games_won_text(state: GameState) -> str:
    """How many games each side has won, and how many were drawn."""
    won = Counter(result.winner for result in state.results)
    text = translate("GameLines", "Games won: {white} {n}, {black} {m}").format(
        white=player_name(state, Side.WHITE),
        black=player_name(state, Side.BLACK),
        n=whole(won[Side.WHITE]),
        m=whole(won[Side.BLACK]),
    )
    return f"{text}. {translate('GameLines', 'Drawn: {n}').format(n=whole(won[None]))}" if won[None] else text


class ScoreDialog(QDialog):
    """The score of the match, its finished games, and how many each side has won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Score sheet"))
        self._match, self._score, self._won = (QLabel(textFormat=Qt.TextFormat.PlainText) for _ in range(3))
        self._score.setFont(scaled(self.font(), 1.3, bold=True))
        self.sheet = ScoreSheet(is_small=False)
        buttons = CloseBox(self)
        for label in (self._match, self._score):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        fill(QVBoxLayout(self), self._match, self._score, (self.sheet, 1), self._won, buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.resize(460, 320)

    def show_match(self, history: History, theme: BoardTheme) -> None:
        """Show the score of this match, in the colours of this board."""
        self._match.setText(game_text(history.state))
        self._score.setText(match_result_text(history.state) or score_text(history.state))
        self._won.setText(games_won_text(history.state))
        self.sheet.show_games(history, disc_icons(theme))
