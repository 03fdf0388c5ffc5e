"""Connects the requests of the board and of the actions to the session that carries them out."""

from __future__ import annotations

from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.board_view import BoardView


def connect_board(board: BoardView, session: Session) -> None:
    """Connect the signals of the board, except the end of a turn, which may need a confirmation first."""
    board.steps_wished.connect(session.add_steps)
    board.roll_wished.connect(session.roll)
    board.undo_wished.connect(session.undo)
    board.double_wished.connect(session.double)
    board.take_wished.connect(session.take)
    board.drop_wished.connect(session.drop)


def connect_actions(actions: Actions, session: Session) -> None:
    """Connect the actions that need nothing but the session."""
    actions.undo.triggered.connect(session.undo)
    actions.undo_turn.triggered.connect(session.undo_turn)
    actions.redo.triggered.connect(session.redo)
    actions.double.triggered.connect(session.double)
    actions.by_hand.triggered.connect(session.throw_by_hand)
    actions.take.triggered.connect(session.take)
    actions.drop.triggered.connect(session.drop)
