"""A board with one position, and its window: the player composes a play by the rules of the game, or turns the cube.

The lesson and the practice share the window, with texts above buttons beside the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft, movable_of
from tapa_desktop.game.events import NOBODY, Drafted, MatchEvent, Played, Seat
from tapa_desktop.game.state import GameState, turn_at
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.ui.board.geometry import BoardOptions

from .board.motion import turn_played
from .board.scene import Mark
from .board.view.accessible import ScreenReader
from .board.view.play import PlayMode
from .board.view.widget import BoardWidget
from .widgets.dialogs import ButtonKeys, fill, keep_large
from .widgets.labels import LARGER, PlainLabel, scaled


class ExerciseBoard(QObject):
    """A position on the board, to be played. Only steps that lead to a legal play are possible."""

    changed = Signal()  # a step was made or taken back

    def __init__(self, play: PlayMode) -> None:
        super().__init__(play)
        self.board = play.board
        self._state: GameState | None = None
        play.steps_requested.connect(self._move)
        play.undo_requested.connect(self.take_back)

    @property
    def steps(self) -> Steps:
        """The steps on the board."""
        return () if self._state is None else self._state.drafted

    @property
    def may_take_back(self) -> bool:
        """Whether there is a step to take back."""
        return self._state is not None and self._state.seat.is_person and bool(self._state.drafted)

    def take_back(self) -> None:
        """Take the last step back."""
        if self._state is not None and self.may_take_back:
            self._compose(self._state.drafted[:-1])

    def _move(self, steps: Steps) -> None:
        assert self._state is not None
        self._compose((*self._state.drafted, *steps))

    def _compose(self, steps: Steps) -> None:
        self._apply(Drafted(format_play(steps)))
        self.changed.emit()

    def _show(self, state: GameState) -> None:
        self._state = state
        self.board.show_state(None, state, movable=movable_of(state))

    def _apply(self, event: MatchEvent) -> None:
        assert self._state is not None
        before, self._state = self._state, apply(self._state, event)
        last = turn_played(before, event) if isinstance(event, Played) else None
        self.board.show_state(before, self._state, event, movable_of(self._state), last)


class QuestionBoard(ExerciseBoard):
    """A position with a question: the best play, or a decision about the cube."""

    finish_requested = Signal()  # of the turn
    decided = Signal(str)  # the player's `Action` with the cube

    def __init__(self, play: PlayMode) -> None:
        super().__init__(play)
        play.finish_requested.connect(self.finish_requested)
        play.double_requested.connect(partial(self.decided.emit, "double"))
        play.roll_requested.connect(partial(self.decided.emit, "no double"))
        play.take_requested.connect(partial(self.decided.emit, "take"))
        play.drop_requested.connect(partial(self.decided.emit, "drop"))

    @property
    def played(self) -> Position | None:
        """The position after the play on the board; None while it is incomplete."""
        draft = Draft.of(self._state) if self._state is not None else None
        return draft.position if draft is not None and draft.is_complete else None

    def repeat(self, steps: Steps) -> None:
        """Make these steps from the position that was set."""
        if steps:
            self._compose(steps)

    def set_question(self, question: PlayQuestion | GameState | None) -> None:
        """Show a position to play, or a state in which White decides about the cube; None shows none."""
        self._state = None
        if question is not None:
            self._show(_state_of(question, Seat()))
        self.changed.emit()

    def show_plays(self, question: PlayQuestion, plays: Sequence[tuple[Mark, str]]) -> None:
        """Show the position again, locked, with arrows for its plays, the best first."""
        shown = _state_of(question, NOBODY)
        self._show(shown)
        show_plays(self.board, shown, plays)

    def lock(self) -> None:
        """Stop moves on the board."""
        if self._state is not None:
            self._show(replace(self._state, white=NOBODY))


def show_plays(board: BoardWidget, state: GameState, plays: Sequence[tuple[Mark, str]]) -> None:
    """Show arrows for plays in this state, the most important one first; none where there is nothing to play."""
    draft = Draft.of(state)
    board.show_plays([] if draft is None else [(mark, draft.rest_of(play) or ()) for mark, play in plays])


def _state_of(question: PlayQuestion | GameState, seat: Seat) -> GameState:
    if isinstance(question, GameState):
        return question
    placed = PositionSpec(question.rule_set, Side.WHITE, question.position, question.roll, question.stage)
    return turn_at(placed, seat, NOBODY)


FIRST: Final = (980, 620)
_BOARD: Final = (330, 260)  # the least size, which leaves room for the texts in all languages
_PANEL_WIDTH: Final = 264  # the width that the texts need, logical pixels


class ExerciseWindow(QDialog):
    """A board on which the player moves, with White below, and a panel beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ButtonKeys(self)
        self.board = BoardWidget()
        self.board.setMinimumSize(*_BOARD)
        self.play = PlayMode(self.board)
        ScreenReader(self.play)

    def lay_out(self, panel: QWidget, share: int = 2) -> None:
        """Put the panel beside the board, which has a share of 5, and give the window its first size."""
        fill(QHBoxLayout(self), (self.board, 5), (panel, share), edge=8)
        keep_large(self)
        self.resize(*FIRST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys move over the board if nothing has the focus, as after a button that was disabled."""
        if self.focusWidget() is None:
            self.board.setFocus()
            if self.board.focus.press(event):
                return
        super().keyPressEvent(event)

    def set_options(self, options: BoardOptions) -> None:
        """Show the board as in the game, but with White, the side to play, below, and numbered from White's view."""
        options = replace(options, below=Side.WHITE, turns_numbers=False)
        if options != self.board.options:  # setting the same options again would end an animation
            self.board.set_options(options)


class ExercisePanel(QWidget):
    """A column of a title and texts, which scroll if they need more room, above buttons, which do not scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.text = PlainLabel(), PlainLabel()
        self.title.setFont(scaled(self.font(), LARGER, bold=True))
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.texts = QScrollArea(widgetResizable=True)
        self.texts.setFrameShape(QFrame.Shape.NoFrame)
        self.texts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column = fill(QVBoxLayout(self), edge=0)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a few words per line, and for the texts of the buttons."""
        return super().minimumSizeHint().expandedTo(QSize(_PANEL_WIDTH, 0))
