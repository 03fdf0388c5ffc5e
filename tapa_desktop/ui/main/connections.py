"""What the hand on the board and the keys wish of the session, each with the one who carries it out."""

from __future__ import annotations

from tapa_desktop.app.session.session import Session
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.board_view import BoardView


def connect_board(board: BoardView, session: Session) -> None:
    """What is done with the pointer, but for the end of a turn, before which somebody may want to be asked."""
    board.steps_wished.connect(session.add_steps)
    board.roll_wished.connect(session.roll)
    board.undo_wished.connect(session.undo)
    board.double_wished.connect(session.double)
    board.take_wished.connect(session.take)
    board.drop_wished.connect(session.drop)


def connect_actions(actions: Actions, session: Session) -> None:
    """What is done by keys, buttons and menus, but for what takes more than the session."""
    actions.undo.triggered.connect(session.undo)
    actions.undo_turn.triggered.connect(session.undo_turn)
    actions.redo.triggered.connect(session.redo)
    actions.double.triggered.connect(session.double)
    actions.by_hand.triggered.connect(session.throw_by_hand)
    actions.take.triggered.connect(session.take)
    actions.drop.triggered.connect(session.drop)
