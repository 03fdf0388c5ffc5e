"""The panel beside the board of the openings: the game, the rolls, the plays of a roll, and their texts."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from math import hypot
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QLocale, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from tapa_desktop.app.game_history.own_openings import OwnPlay
from tapa_desktop.coach.openings import OpeningMove, OpeningPage
from tapa_desktop.rules.dice import ROLLS, Roll, first_roll
from tapa_desktop.rules.outcome import is_single_unturned
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.question_board import ExercisePanel
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.numbers import (
    dice_row,
    equity_text,
    is_right_to_left,
    number,
    percent,
    short_chances,
    signed,
    signed_points,
    whole,
)
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.turns import shortened
from tapa_desktop.ui.widgets.dialogs import ActionButton, fill, name_by_tip
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled
from tapa_desktop.ui.widgets.tables import Column, ReadingTable

translate = QCoreApplication.translate
MARS: Final = 1  # the column
_EXPLAINED: Final = 2  # plays with their reasons


class Row(Struct, frozen=True):
    """A play of the table, as the book or the computer judges it, and with the player's own results."""

    play: str
    position: Position
    move: OpeningMove | None
    own: OwnPlay | None
    chances: str = ""  # of all kinds of wins


def columns() -> tuple[Column[Row], ...]:
    """The columns of the table of plays."""
    return (
        Column(translate("Openings", "Move"), _move_text, tooltip=_move_tip),
        Column(
            translate("Openings", "Mars"),
            lambda row: percent(row.move.candidate.probabilities.mars, 0) if row.move else "",
            percent(1, 0),
            is_number=True,
            header_tooltip=translate(
                "Openings", "How often the game is then won by a mars, in Plakoto and Mahbusa also by the mother"
            ),
        ),
        Column(
            translate("Openings", "Strong"),
            lambda row: percent(row.move.share, 0) if row.move and row.move.share is not None else "",
            percent(1, 0),
            is_number=True,
            header_tooltip=translate("Openings", "How often the levels Strong and Veteran make this move, counted"),
        ),
        Column(
            translate("Openings", "Mine"),
            lambda row: f"{whole(row.own.games)} · {percent(row.own.won / row.own.games, 0)}" if row.own else "",
            f"888 · {percent(1, 0)}",
            is_number=True,
            tooltip=_own_tip,
            header_tooltip=translate(
                "Openings", "How often you have made this move, and how many of these games you won"
            ),
        ),
    )


def left_book_text(side: Side, mine: Side | None) -> str:
    """A text that says which side left the book here."""
    if mine is None:
        return translate("Openings", "Here the game left the book.")
    if side is mine:
        return translate("Openings", "Here you left the book.")
    return translate("Openings", "Here your opponent left the book.")


def page_text(page: OpeningPage) -> str:
    """Why the best plays are good, and the lead of the first if it has only one reason."""
    lines = []
    is_rolled = page.question.placed.roll is not None
    if not is_rolled and page.is_known:
        lines.append(translate("Openings", "Choose a roll. Those in the book show the points of their best move."))
    elif not is_rolled:
        lines.append(translate("Openings", "The book ends here. Choose a roll."))
    elif not page.is_known:
        lines.append(translate("Openings", "The book ends here; this is how the computer sees it now."))
    if page.is_known and is_single_unturned(page.question.placed.counted_rules):
        lines.append(translate("Openings", "The points of the book leave the Jacoby rule out."))
    rule_set = page.question.placed.rule_set
    for move in page.moves[:_EXPLAINED]:
        if move.reasons:
            text = reasons_text(rule_set, move.reasons)
            text = f"{text} {_lead_text(page.moves)}" if len(move.reasons) == 1 and move is page.moves[0] else text
            lines.append(
                translate("Openings", "{play}: {reasons}").format(play=shortened(move.candidate.play), reasons=text)
            )
    return "\n".join(lines)


def _lead_text(moves: Sequence[OpeningMove]) -> str:
    if len(moves) == 1:
        return ""
    best, second = moves[0].candidate, moves[1].candidate
    lead, play = best.equity - second.equity, shortened(second.play)
    if lead <= hypot(best.half_width or 0.0, second.half_width or 0.0):
        return translate("Openings", "About as good: {play}.").format(play=play)
    return translate("Openings", "It is worth {lead} more than {play}.").format(lead=number(lead, 3), play=play)


def paper_page(title: str, board: bytes, rows: Sequence[Row], rolls: Mapping[Roll, float], text: str) -> str:
    """The page for paper, as HTML. `board`: a PNG picture. Without plays, it lists the equities of the rolls."""
    shown = [column for column in columns() if any(column.text(row) for row in rows)]
    cells = [[column.header for column in shown], *([column.text(row) for column in shown] for row in rows)]
    if not rows:
        cells = [[dice_row(roll), signed_points(equity)] for roll, equity in rolls.items()]
    table = "".join(f"<tr>{''.join(f'<td>{_lines(cell)}</td>' for cell in row)}</tr>" for row in cells)
    direction = "rtl" if is_right_to_left() else "ltr"
    picture = f'<img width="400" src="data:image/png;base64,{b64encode(board).decode()}">'
    style = "<style>td { padding: 2px 12px }</style>"
    head = f'<!DOCTYPE html>\n<html lang="{QLocale().bcp47Name()}" dir="{direction}"><head>{style}</head>'
    body = f"<h1>{escape(title)}</h1><p>{picture}</p><table>{table}</table><p>{_lines(text)}</p>"
    return f"{head}<body>{body}</body></html>"


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _move_text(row: Row) -> str:
    return f"{shortened(row.play)}\n{_equity_text(row.move)}" if row.move else shortened(row.play)


def _equity_text(move: OpeningMove) -> str:
    return equity_text(move.candidate.equity, move.candidate.half_width)


def _move_tip(row: Row) -> str:
    if row.move is None:
        return translate("Openings", "The book does not have this move.")
    text = translate("Openings", "Equity in points, and half the width of its 95% interval: {equity}")
    return f"{text.format(equity=_equity_text(row.move))}\n{row.chances}"


def _own_tip(row: Row) -> str:
    if row.own is None:
        return translate("Openings", "You have not made this move here.")
    text = translate("Openings", "Made: {games}. Won: {won}. Points: {points}.")
    return text.format(games=whole(row.own.games), won=whole(row.own.won), points=whole(row.own.points))


def rows_of(placed: PositionSpec, moves: Sequence[OpeningMove], own: Mapping[Position, OwnPlay]) -> tuple[Row, ...]:
    """The plays of the book, then those that only the player has made."""
    of_book = {}
    for move in moves:
        one = move.candidate
        chances = short_chances(placed.rule_set, one.probabilities)
        of_book[one.position] = Row(one.play, one.position, move, own.get(one.position), chances)
    return (*of_book.values(), *(Row(one.play, at, None, one) for at, one in own.items() if at not in of_book))


_ACROSS: Final = 7  # rolls beside each other


class OpeningsPanel(ExercisePanel):
    """The game, the rolls, the plays of a roll, and texts, above the buttons."""

    def __init__(self, steps: Sequence[QAction], others: Sequence[QAction]) -> None:
        """Make a button for each action: the steps in one row, the first of the others in a row of its own."""
        super().__init__()
        self.games = QComboBox()
        self.games.setAccessibleName(self.tr("Game"))
        self.games.setToolTip(self.tr("The game whose openings are shown"))
        self.games.addItems([plain_game_name(rule_set) for rule_set in RULE_SETS.values()])
        self.rolls = {roll: RollButton(roll) for roll, _ in ROLLS}
        grid = QGridLayout()
        grid.setSpacing(2)
        for at, button in enumerate(self.rolls.values()):
            grid.addWidget(button, at // _ACROSS, at % _ACROSS)
        self.table: ReadingTable[Row] = ReadingTable(selects=True)
        self.table.set_columns(columns())
        self.table.setAccessibleName(self.tr("Moves"))
        self.table.setMinimumHeight(4 * self.fontMetrics().height())  # a play below the heads
        self.texts.setWidget(self.text)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.texts.setAccessibleName(self.tr("Reasons"))
        self.texts.setMinimumHeight(2 * self.fontMetrics().height())  # less than its default, for more rows
        self.notice = PlainLabel()
        arrows = QWidget()  # like the arrow keys in every language
        arrows.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        fill(QHBoxLayout(arrows), *map(ActionButton, steps), edge=0)
        first, *rest = map(ActionButton, others)
        below = QGridLayout()
        below.addWidget(first, 0, 0, 1, len(rest))
        for at, other in enumerate(rest):
            below.addWidget(other, 1, at)
        shown = self.games, self.title, grid, (self.table, 2), (self.texts, 1), self.notice
        fill(self.column, *shown, arrows, below)

    @property
    def chosen(self) -> Row | None:
        """The play that is selected."""
        row = self.table.currentIndex().row()
        return self.table.rows[row] if 0 <= row < len(self.table.rows) else None

    @property
    def focused_roll(self) -> Roll | None:
        """The roll whose button has the focus."""
        return next((roll for roll, button in self.rolls.items() if button.hasFocus()), None)

    def show_notice(self, text: str) -> None:
        """Show this text above the buttons, or nothing if it is empty, and announce it to screen readers."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        if text:
            announce(self, text)

    def show_step(self, placed: PositionSpec, ahead: Roll | None, *, is_first: bool) -> None:
        """Show the chosen roll, and enable the possible ones: the first dice of some games are no double.

        If none is chosen, the roll `ahead`, where the walk went before, gets the focus.
        """
        bars_doubles = is_first and first_roll(placed.rule_set, 6, 5) is not None
        for roll, button in self.rolls.items():
            button.setChecked(roll == placed.roll)
            button.setEnabled(not (bars_doubles and roll[0] == roll[1]))
        if placed.roll is not None or self.games.hasFocus():
            return
        if ahead is not None:
            self.rolls[ahead].setFocus()
        elif self.focused_roll is None:
            next(button for button in self.rolls.values() if button.isEnabled()).setFocus()

    def show_rows(self, rows: tuple[Row, ...], chosen: Position | None) -> None:
        """Show these plays, and select the one selected before, else the chosen one, else the first."""
        selected = self.chosen
        position = chosen if selected is None else selected.position
        self.table.show_rows(rows)
        self.table.setVisible(bool(rows))
        if rows:
            at = next((at for at, row in enumerate(rows) if row.position == position), 0)
            flags = QItemSelectionModel.SelectionFlag
            index = self.table.model().index(at, 0)
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            if self.focused_roll is not None:
                self.table.setFocus()


class RollButton(QPushButton):
    """A roll with its equity. Up and Down lead to other rolls, since Left and Right walk."""

    def __init__(self, roll: Roll) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._name = dice_row(roll)
        self.setFont(scaled(self.font(), 0.85))
        self.show_equity(None)

    def show_equity(self, equity: float | None) -> None:
        """Show the equity of the best play, or none."""
        self.setText(self._name if equity is None else f"{self._name}\n{signed(equity, 2)}")
        name_by_tip(self, self.text().replace("\n", " "))

    def sizeHint(self) -> QSize:
        """Room for two lines, even with one."""
        return self.fontMetrics().size(0, f"{self._name}\n{signed(0, 2)}") + QSize(8, 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or the previous roll."""
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
