"""Connects the requests of the board and of the actions to those of the player, which carry them out."""

from __future__ import annotations

from tapa_desktop.app.session.actions import PlayerActions
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.board_view import BoardView


def connect_board(board: BoardView, player: PlayerActions) -> None:
    """Connect the signals of the board, except the end of a turn, which may need a confirmation first."""
    board.steps_wished.connect(player.add_steps)
    board.roll_wished.connect(player.roll)
    board.undo_wished.connect(player.undo)
    board.double_wished.connect(player.double)
    board.take_wished.connect(player.take)
    board.drop_wished.connect(player.drop)


def connect_actions(actions: Actions, player: PlayerActions) -> None:
    """Connect the actions that need nothing but the match."""
    actions.undo.triggered.connect(player.undo)
    actions.undo_turn.triggered.connect(player.undo_turn)
    actions.redo.triggered.connect(player.redo)
    actions.double.triggered.connect(player.double)
    actions.by_hand.triggered.connect(player.set_by_hand)
    actions.take.triggered.connect(player.take)
    actions.drop.triggered.connect(player.drop)
