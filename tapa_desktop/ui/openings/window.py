"""The window of the openings: a board, the rolls, and the plays of a roll beside what the player has made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history.own_openings import OwnOpenings, OwnPlay
from tapa_desktop.app.notice import Notice
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.openings import OpeningMove, OpeningPage, OpeningQuestion, OpeningTurn, places
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import turn_at
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.dice import ROLLS, Roll, first_roll
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.scene import Mark
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.export import export_text
from tapa_desktop.ui.question_board import ExercisePanel, ExerciseWindow
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.numbers import left_to_right, listed, short_chances, signed
from tapa_desktop.ui.text.turns import BEST, PLAYED
from tapa_desktop.ui.widgets.dialogs import ActionButton, window_action
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled
from tapa_desktop.ui.widgets.tables import ReadingTable

from .text import MARS, Row, columns, left_text, page_text, paper, title_text

_ACROSS: Final = 7  # rolls beside each other
_BOARD: Final = (300, 260)  # the least size: beside it the table has its columns
_PICTURE: Final = 1200  # the width of the board on paper, in pixels
_KEYS: Final = (*RULE_SETS,)


class OpeningsWork(NamedTuple):
    """How the game begins that is walked through, its turns, and how far: a step for each roll and each play.

    `game` are the turns of one that was played, and `mine` is the side of the only person in it.
    """

    begun: PositionSpec
    turns: tuple[OpeningTurn, ...]
    at: int
    game: tuple[OpeningTurn, ...] = ()
    mine: Side | None = None
    below: Side = Side.WHITE


class OpeningsWindow(ExerciseWindow):
    """Walks through the openings of a game. Every roll and every play is a step, and leads back, too.

    Signals:
        game_changed: the `RuleSet` that is shown.
        print_requested: the page that is shown, as HTML for paper.
    """

    game_changed = Signal(object)
    print_requested = Signal(str)

    def __init__(self, task: BackgroundTask, options: BoardOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Openings"))
        self._task, self._below = task, Side.WHITE
        self.page: OpeningPage | None = None
        self._own: OwnOpenings = {}
        self._is_opening_game = False  # whether a game is shown of which it is not known yet where it has left the book
        self.walked = OpeningsWork(_start(_KEYS[0]), (), 0)
        self.back = window_action(self, self.tr("&Back"), "Left", "Backspace")
        self.on = window_action(self, self.tr("&Forward"), "Right")
        self.turn_board = window_action(self, self.tr("&Turn the board"), "T")
        self.copy = window_action(self, self.tr("&Copy the position"), "Ctrl+C")
        self.print = window_action(self, self.tr("Save as &PDF…"), "Ctrl+P")
        self.panel = OpeningsPanel(self)
        self.board.setMinimumSize(*_BOARD)
        self.set_options(options)
        self.lay_out(self.panel, 3)
        self._connect()

    def _connect(self) -> None:
        self.back.triggered.connect(self.step_out)
        self.on.triggered.connect(self.step_in)
        self.turn_board.triggered.connect(self._turn_board)
        self.copy.triggered.connect(self._copy)
        self.print.triggered.connect(self._print)
        self.panel.games.activated.connect(lambda at: self.show_game(_start(_KEYS[at]), ()))
        for roll, button in self.panel.rolls.items():
            button.clicked.connect(lambda _=False, roll=roll: self.choose_roll(roll))
        self.panel.table.selectionModel().currentRowChanged.connect(self._point)
        self.panel.table.doubleClicked.connect(self.step_in)
        self.panel.table.confirmed.connect(self.step_in)
        self._task.answered.connect(self._show_page)
        self._task.failed.connect(self._show_failure)
        self.finished.connect(self._task.cancel)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, numbered from the view of the side to move, turned as wanted here."""
        self._options = options
        self.board.set_options(replace(options, below=self._below, turns_numbers=True))
        if self.page is not None:
            self._point()

    def work(self) -> OpeningsWork:
        """Where the walk has come to."""
        return self.walked._replace(below=self._below)

    def take_up(self, work: OpeningsWork) -> None:
        """Go on from there."""
        self._below = work.below
        self.set_options(self._options)
        self._go(work)

    def show_game(
        self, begun: PositionSpec, turns: Sequence[OpeningTurn], number: int = 0, mine: Side | None = None
    ) -> None:
        """Show a game at this turn of it, or at an earlier one that has left the book; without turns, its start."""
        turns = tuple(turns)
        self._is_opening_game = bool(turns)
        at = 2 * number + (number < len(turns))
        self._go(OpeningsWork(begun, turns, at, turns, mine, self._below))
        self.game_changed.emit(begun.rule_set)

    def show_own(self, own: OwnOpenings) -> None:
        """Show how the player has opened."""
        self._own = own
        self._fill()

    def show_notice(self, notice: Notice) -> None:
        """Say what became of a page that was saved, until the next step."""
        self.panel.show_notice(export_text(notice))

    @property
    def placed(self) -> PositionSpec:
        """The position shown, with its roll if it has one."""
        begun, turns, at, *_ = self.walked
        *_, placed = places(begun, turns[: at // 2])
        return placed._replace(roll=turns[at // 2].roll) if at % 2 else placed

    def choose_roll(self, roll: Roll) -> None:
        """Show the plays of this roll in the position before it."""
        self._is_opening_game = False
        _, turns, at, *_ = self.walked
        number = at // 2
        if number >= len(turns) or turns[number].roll != roll:
            turns = (*turns[:number], OpeningTurn(roll))
        self._go(self.walked._replace(turns=turns, at=2 * number + 1))

    def step_in(self) -> None:
        """Make the play that is selected, or the roll that has the focus, or else go on as the walk went before."""
        begun, turns, at, *_ = self.walked
        number, chosen = at // 2, self.panel.chosen
        if at % 2 == 0:
            roll = self.panel.focused_roll or (turns[number].roll if number < len(turns) else None)
            if roll is not None:
                self.choose_roll(roll)
        elif chosen is not None and self.page is not None and self.page.question.placed == self.placed:
            self._is_opening_game = False
            asked = play_question(self.placed)
            before = turns[number].play
            if not before or asked.after(before) != asked.after(chosen.play):
                turns = (*turns[:number], replace(turns[number], play=chosen.play))
            if len(list(places(begun, turns[: number + 1]))) == number + 2:  # else the game is over, or a chain comes
                self._go(self.walked._replace(turns=turns, at=at + 1))

    def step_out(self) -> None:
        """Take back the last play or roll."""
        if self.walked.at:
            self._is_opening_game = False
            self._go(self.walked._replace(at=self.walked.at - 1))

    def _go(self, work: OpeningsWork) -> None:
        self.walked, self.page = work, None
        self.panel.show_notice("")
        placed = self.placed
        self.board.show_state(None, turn_at(placed, NOBODY, NOBODY))
        self.panel.games.setCurrentIndex(_KEYS.index(placed.rule_set.key))
        self.panel.show_step(placed, is_first=work.at < 2 and placed.position == start_position(placed.rule_set))
        self.back.setEnabled(work.at > 0)
        self._fill()
        self._task.ask(OpeningQuestion(placed, work.begun if work.game else None, work.game))

    def _show_page(self, page: OpeningPage) -> None:
        if page.question.placed != self.placed:
            return
        left = page.left
        if self._is_opening_game and left is not None and self.walked.at > 2 * left + 1:
            self._is_opening_game = False
            self._go(self.walked._replace(at=2 * left + 1))
            return
        self.page = page
        self._fill()

    def _show_failure(self, _question: OpeningQuestion, error: Exception) -> None:
        self.panel.text.setText(self.tr("The computer cannot judge this position. {what}").format(what=reason(error)))

    def _fill(self) -> None:
        """Show what is known of the position by now."""
        page, placed, number = self.page, self.placed, self.walked.at // 2
        turns, game = self.walked.turns, self.walked.game
        is_there = page is not None and page.left == number and turns[:number] == game[:number]
        has_left = is_there and placed.roll in {None, game[number].roll}
        self.panel.title.setText(title_text(placed, number))
        told = left_text(placed.side, self.walked.mine) if has_left else ""
        self.panel.text.setText("" if page is None else f"{told}\n{page_text(page)}".strip())
        for roll, button in self.panel.rolls.items():
            button.show_equity(None if page is None else page.rolls.get(roll))
        if page is None or placed.roll is None:
            self.panel.show_rows((), None)
            return
        own = self._own.get((placed.position, placed.stage, placed.roll), {})
        chosen = turns[number].play
        after = play_question(placed).after(chosen) if chosen else None
        rows = _rows(placed, page.moves, own)
        if after is not None and after not in {row.position for row in rows}:
            rows = (*rows, Row(chosen, after, None, None))
        self.panel.show_rows(rows, after)
        self.panel.table.setColumnHidden(MARS, worth(placed.rule_set, How.MARS) is None)
        self._point()

    def _point(self) -> None:
        """Show the selected play by arrows, and the best one if that is another."""
        draft, chosen = Draft.of(turn_at(self.placed, NOBODY, NOBODY)), self.panel.chosen
        if draft is None or chosen is None:
            return
        first = self.panel.table.rows[0]
        plays: list[tuple[Mark, str]] = [(BEST, first.play)] if first.move else []
        if chosen is not first or not first.move:
            plays.append((PLAYED, chosen.play))
        self.board.show_plays([(mark, draft.rest_of(play) or ()) for mark, play in plays])

    def _turn_board(self) -> None:
        self._below = self._below.other
        self.set_options(self._options)

    def _print(self) -> None:
        from tapa_desktop.ui.board.view.widget import image_of  # noqa: PLC0415 - only when it is asked for

        picture = replace(image_of(self.board), arrows=self.board.arrows).png(_PICTURE)
        title = listed((self.panel.games.currentText(), self.panel.title.text()))
        rows, rolls = self.panel.table.rows if self.placed.roll else (), {} if self.page is None else self.page.rolls
        self.print_requested.emit(paper(title, picture, rows, rolls, self.panel.text.text()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(format_position(self.placed, house_rules=True))


class OpeningsPanel(ExercisePanel):
    """The game, the rolls, the plays of one, and what there is to say, above the buttons."""

    def __init__(self, window: OpeningsWindow) -> None:
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
        self.table = PlaysTable()
        self.table.setAccessibleName(self.tr("Moves"))
        self.texts.setWidget(self.text)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.texts.setAccessibleName(self.tr("Reasons"))
        self.notice = PlainLabel()
        steps = QWidget()  # like the arrow keys in every language
        steps.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        both = QHBoxLayout(steps)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(ActionButton(window.back))
        both.addWidget(ActionButton(window.on))
        others = QGridLayout()
        others.addWidget(ActionButton(window.turn_board), 0, 0, 1, 2)
        others.addWidget(ActionButton(window.copy), 1, 0)
        others.addWidget(ActionButton(window.print), 1, 1)
        self.column.addWidget(self.games)
        self.column.addWidget(self.title)
        self.column.addLayout(grid)
        self.column.addWidget(self.table, 2)
        self.column.addWidget(self.texts, 1)
        self.column.addWidget(self.notice)
        self.column.addWidget(steps)
        self.column.addLayout(others)

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

    def show_step(self, placed: PositionSpec, *, is_first: bool) -> None:
        """Show which roll is chosen, and which there can be: the first dice of some games are no double."""
        keeps = is_first and first_roll(placed.rule_set, 6, 5) is not None
        for roll, button in self.rolls.items():
            button.setChecked(roll == placed.roll)
            button.setEnabled(not (keeps and roll[0] == roll[1]))
        if placed.roll is None and not self.games.hasFocus() and self.focused_roll is None:
            next(button for button in self.rolls.values() if button.isEnabled()).setFocus()

    def show_rows(self, rows: tuple[Row, ...], chosen: Position | None) -> None:
        """Show these plays, with the one selected that was chosen, or that was selected before, or else the first."""
        before = self.chosen
        wanted = chosen if before is None or before not in self.table.rows else before.position
        self.table.show_rows(rows)
        self.table.setVisible(bool(rows))
        if rows:
            at = next((at for at, row in enumerate(rows) if row.position == wanted), 0)
            flags = QItemSelectionModel.SelectionFlag
            index = self.table.model().index(at, 0)
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            if self.focused_roll is not None:
                self.table.setFocus()


class PlaysTable(ReadingTable[Row]):
    """The plays of a roll, of which one is selected.

    Signals:
        confirmed: Enter was pressed on the selected play.
    """

    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.set_columns(columns())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected play in view."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())


class RollButton(QPushButton):
    """A roll and what it is worth. Up and Down lead to the rolls beside it: Left and Right walk."""

    def __init__(self, roll: Roll) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._name = left_to_right("{}-{}".format(*roll))
        self.setFont(scaled(self.font(), 0.85))
        self.show_equity(None)

    def show_equity(self, equity: float | None) -> None:
        """Show the equity of the best play, or none."""
        self.setText(self._name if equity is None else f"{self._name}\n{signed(equity, 2)}")
        self.setAccessibleName(self.text().replace("\n", " "))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Room for both lines, whether there are two or not."""
        return self.fontMetrics().size(0, f"{self._name}\n{signed(0, 2)}") + QSize(8, 6)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or the previous roll."""
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


def _start(key: str) -> PositionSpec:
    rule_set = RULE_SETS[key]
    return PositionSpec(rule_set, Side.WHITE, start_position(rule_set), None, FIRST)


def _rows(placed: PositionSpec, moves: Sequence[OpeningMove], own: Mapping[Position, OwnPlay]) -> tuple[Row, ...]:
    """The plays of the book, and behind them those that only the player has made."""
    of_book = {}
    for move in moves:
        one = move.candidate
        chances = short_chances(placed.rule_set, one.probabilities)
        of_book[one.position] = Row(one.play, one.position, move, own.get(one.position), chances)
    return (*of_book.values(), *(Row(one.play, at, None, one) for at, one in own.items() if at not in of_book))
