"""The window of the openings: a board, the rolls, and the plays of a roll, with the player's own results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QShortcut
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history.own_openings import OwnOpenings
from tapa_desktop.app.notice import Notice
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.openings import OpeningPage, OpeningQuestion, OpeningTurn, places
from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import turn_at
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import FIRST, How, worth
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.scene import Mark
from tapa_desktop.ui.export import export_text
from tapa_desktop.ui.question_board import ExerciseWindow, show_plays
from tapa_desktop.ui.text.errors import unjudged
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import dice_row, listed, whole
from tapa_desktop.ui.text.turns import BEST, PLAYED
from tapa_desktop.ui.widgets.dialogs import window_action

from .panel import MARS, OpeningsPanel, Row, left_book_text, page_text, paper_page, rows_of

_BOARD: Final = (300, 260)  # the least size: beside it the table has its columns
_PICTURE: Final = 1200  # the width of the board on paper, in pixels
_KEYS: Final = (*RULE_SETS,)


class OpeningsWork(NamedTuple):
    """The start of the game, its turns, and how far the walk is: a step for each roll and each play."""

    start: PositionSpec
    turns: tuple[OpeningTurn, ...]
    at: int
    game: tuple[OpeningTurn, ...] = ()  # the turns of one that was played
    mine: Side | None = None  # of the only person in it
    below: Side = Side.WHITE


class OpeningsWindow(ExerciseWindow):
    """Walks through the openings of a game, forward and back. Every roll and every play is a step."""

    game_changed = Signal(object)  # the `RuleSet` that is shown
    print_requested = Signal(str)  # the page that is shown, as HTML for paper

    def __init__(self, task: BackgroundTask, options: BoardOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Openings"))
        self._task = task
        self.page: OpeningPage | None = None
        self._own: OwnOpenings = {}
        self._is_opening_game = False  # whether a game is shown before it is known where it left the book
        self.progress = OpeningsWork(_start(_KEYS[0]), (), 0)
        self.back = window_action(self, self.tr("&Back"), "Left", "Backspace")
        self.forward = window_action(self, self.tr("&Forward"), "Right")
        self.turn_board = window_action(self, self.tr("&Turn the board"), "T")
        self.copy = window_action(self, self.tr("&Copy the position"), "Ctrl+C")
        self.print = window_action(self, self.tr("Save as &PDF…"), "Ctrl+P")
        self.panel = OpeningsPanel((self.back, self.forward), (self.turn_board, self.copy, self.print))
        self.board.setMinimumSize(*_BOARD)
        self.set_options(options)
        self.lay_out(self.panel, 3)
        self.back.triggered.connect(self._step_out)
        self.forward.triggered.connect(self.step_in)
        self.turn_board.triggered.connect(lambda: self._set_below(self.progress.below.other))
        self.copy.triggered.connect(self._copy)
        self.print.triggered.connect(self._print)
        self.panel.games.activated.connect(lambda at: self.show_game(_start(_KEYS[at]), ()))
        for roll, button in self.panel.rolls.items():
            button.clicked.connect(lambda _=False, roll=roll: self._choose_roll(roll))
        self.panel.table.selectionModel().currentRowChanged.connect(self._point)
        self.panel.table.doubleClicked.connect(self.step_in)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(key, self.panel.table, self.step_in, context=Qt.ShortcutContext.WidgetShortcut)
        self._task.answered.connect(self._show_page)
        self._task.failed.connect(self._show_failure)
        self.finished.connect(self._task.cancel)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, numbered from the view of the side to move, turned as wanted here."""
        self._options = options
        self.board.set_options(replace(options, below=self.progress.below, turns_numbers=True))
        if self.page is not None:
            self._point()

    def work(self) -> OpeningsWork:
        """The present step of the walk."""
        return self.progress

    def take_up(self, work: OpeningsWork) -> None:
        """Continue the walk from there."""
        self._set_below(work.below)
        self._go(work)

    def show_game(
        self, start: PositionSpec, turns: Sequence[OpeningTurn], number: int = 0, mine: Side | None = None
    ) -> None:
        """Show a game at this turn, or where it left the book; without turns, its start. `mine` sits below."""
        turns = tuple(turns)
        self._set_below(mine or self.progress.below)
        at = 2 * number + (number < len(turns))
        self._go(OpeningsWork(start, turns, at, turns, mine, self.progress.below))
        self._is_opening_game = bool(turns)
        self.game_changed.emit(start.rule_set)

    def show_own(self, own: OwnOpenings) -> None:
        """Show how the player has opened."""
        self._own = own
        self._fill()

    def show_notice(self, notice: Notice) -> None:
        """Show whether a page was saved, until the next step."""
        self.panel.show_notice(export_text(notice))

    @property
    def placed(self) -> PositionSpec:
        """The position shown, with its roll if it has one."""
        start, turns, at, *_ = self.progress
        *_, placed = places(start, turns[: at // 2])
        return placed._replace(roll=turns[at // 2].roll) if at % 2 else placed

    def _choose_roll(self, roll: Roll) -> None:
        _, turns, at, *_ = self.progress
        number = at // 2
        if number >= len(turns) or turns[number].roll != roll:
            turns = (*turns[:number], OpeningTurn(roll))
        self._go(self.progress._replace(turns=turns, at=2 * number + 1))

    def step_in(self) -> None:
        """Make the play that is selected, or the roll that has the focus, or else continue as the walk went before."""
        start, turns, at, *_ = self.progress
        number, chosen = at // 2, self.panel.chosen
        if at % 2 == 0:
            roll = self.panel.focused_roll or (turns[number].roll if number < len(turns) else None)
            if roll is not None:
                self._choose_roll(roll)
        elif chosen is not None and self.page is not None and self.page.question.placed == self.placed:
            question = play_question(self.placed)
            play = turns[number].play
            if not play or question.after(play) != question.after(chosen.play):
                turns = (*turns[:number], replace(turns[number], play=chosen.play))
            if len(list(places(start, turns[: number + 1]))) == number + 2:  # else the game is over, or a chain comes
                self._go(self.progress._replace(turns=turns, at=at + 1))

    def _step_out(self) -> None:
        if self.progress.at:
            self._go(self.progress._replace(at=self.progress.at - 1))

    def _go(self, work: OpeningsWork) -> None:
        self.progress, self.page, self._is_opening_game = work, None, False
        self.panel.show_notice("")
        placed = self.placed
        self.board.show_state(None, turn_at(placed, NOBODY, NOBODY))
        self.panel.games.setCurrentIndex(_KEYS.index(placed.rule_set.key))
        ahead = work.turns[work.at // 2].roll if work.at // 2 < len(work.turns) else None
        is_first = work.at < 2 and placed.position == start_position(placed.rule_set)
        self.panel.show_step(placed, ahead, is_first=is_first)
        self.back.setEnabled(work.at > 0)
        self._fill()
        self._task.ask(OpeningQuestion(placed, work.start if work.game else None, work.game))

    def _show_page(self, page: OpeningPage) -> None:
        if page.question.placed != self.placed:
            return
        unknown = page.unknown_turn
        if self._is_opening_game and unknown is not None and self.progress.at > 2 * unknown + 1:
            self._go(self.progress._replace(at=2 * unknown + 1))
            return
        possible = {roll for roll, button in self.panel.rolls.items() if button.isEnabled()}  # Tabla has no doubles
        self.page = replace(page, rolls={roll: equity for roll, equity in page.rolls.items() if roll in possible})
        self._fill()

    def _show_failure(self, _question: OpeningQuestion, error: Exception) -> None:
        self.panel.text.setText(unjudged(error))

    def _fill(self) -> None:
        page, placed, number = self.page, self.placed, self.progress.at // 2
        turns, game = self.progress.turns, self.progress.game
        is_there = page is not None and page.unknown_turn == number and turns[:number] == game[:number]
        has_left = is_there and placed.roll in {None, game[number].roll}
        has_left = has_left and page is not None and page.is_known  # else the book ends here: nobody left it
        dice = "" if placed.roll is None else dice_row(placed.roll)
        self.panel.title.setText(f"{whole(number + 1)}. {listed((side_name(placed.side), dice))}")
        text = left_book_text(placed.side, self.progress.mine) if has_left else ""
        self.panel.text.setText("" if page is None else f"{text}\n{page_text(page)}".strip())
        for roll, button in self.panel.rolls.items():
            button.show_equity(None if page is None else page.rolls.get(roll))
        if page is None or placed.roll is None:
            self.panel.show_rows((), None)
            return
        own = self._own.get((placed.position, placed.stage, placed.roll), {})
        chosen = turns[number].play
        after = play_question(placed).after(chosen) if chosen else None
        rows = rows_of(placed, page.moves, own)
        if after is not None and after not in {row.position for row in rows}:
            rows = (*rows, Row(chosen, after, None, None))
        self.panel.show_rows(rows, after)
        self.panel.table.setColumnHidden(MARS, worth(placed.rule_set, How.MARS) is None)
        self._point()

    def _point(self) -> None:
        chosen = self.panel.chosen
        if chosen is None:
            return
        first = self.panel.table.rows[0]
        plays: list[tuple[Mark, str]] = [(BEST, first.play)] if first.move else []
        if chosen is not first or not first.move:
            plays.append((PLAYED, chosen.play))
        show_plays(self.board, turn_at(self.placed, NOBODY, NOBODY), plays)

    def _set_below(self, below: Side) -> None:
        self.progress = self.progress._replace(below=below)
        self.set_options(self._options)

    def _print(self) -> None:
        from tapa_desktop.ui.board.view.widget import image_of  # noqa: PLC0415 - only when it is asked for

        picture = replace(image_of(self.board), arrows=self.board.arrows).png(_PICTURE)
        title = listed((self.panel.games.currentText(), self.panel.title.text()))
        rows, rolls = self.panel.table.rows if self.placed.roll else (), {} if self.page is None else self.page.rolls
        self.print_requested.emit(paper_page(title, picture, rows, rolls, self.panel.text.text()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(format_position(self.placed, house_rules=True))


def _start(key: str) -> PositionSpec:
    rule_set = RULE_SETS[key]
    return PositionSpec(rule_set, Side.WHITE, start_position(rule_set), None, FIRST)
