"""Connects the requests of the board and of the actions to those of the player, which carry them out."""

from __future__ import annotations

from tapa_desktop.app.session.actions import PlayerActions
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.play import PlayMode


def connect_board(play: PlayMode, player: PlayerActions) -> None:
    """Connect the signals of the board, except the end of a turn, which may need a confirmation first."""
    play.steps_requested.connect(player.add_steps)
    play.roll_requested.connect(player.roll)
    play.undo_requested.connect(player.undo)
    play.double_requested.connect(player.double)
    play.take_requested.connect(player.take)
    play.drop_requested.connect(player.drop)


def connect_actions(actions: Actions, player: PlayerActions) -> None:
    """Connect the actions that need nothing but the match."""
    actions.undo.triggered.connect(player.undo)
    actions.undo_turn.triggered.connect(player.undo_turn)
    actions.redo.triggered.connect(player.redo)
    actions.double.triggered.connect(player.double)
    actions.by_hand.triggered.connect(player.set_by_hand)
    actions.take.triggered.connect(player.take)
    actions.drop.triggered.connect(player.drop)
