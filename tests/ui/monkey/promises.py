"""What holds at any time, whatever hands have done."""

from __future__ import annotations

from collections.abc import Iterator

from tapa_desktop.app.session.session import Session
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.history import replay
from tapa_desktop.game.load import read_match
from tapa_desktop.rules.position import CHECKERS, PINNING, POINTS, Position
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.main.window import MainWindow


def broken_at_once(window: MainWindow) -> Iterator[str]:
    """What is wrong with what is shown."""
    state, board = window.session.match.state, window.board
    if state.position is not None and checkers(state.position) != (CHECKERS, CHECKERS):
        yield f"not {CHECKERS} checkers a side: {state.position}"
    if board.state.game != state:
        yield "the board shows another state"
    if not board.is_moving and board.state.picture != picture(
        state, board.options, movable_of(state), board.state.last, board.state.first
    ):
        yield "the board at rest shows something else"
    if window.session.player.may_undo is not window.commands.undo.isEnabled():
        yield "undo is offered when it is not possible, or not when it is"


def broken_on_disk(session: Session) -> Iterator[str]:
    """What is wrong with the record of the match on the table, and with its file."""
    history = session.match.history
    if replay(history.header, history.log) != history:
        yield "the record leads to another match"
    if session.store.path is None or session.store.is_unsaved:
        yield "the match is not saved"
    elif read_match(session.store.path.read_bytes()).history.record != history.record:
        yield "the file holds another match"


def checkers(position: Position) -> tuple[int, int]:
    """How many there are, mine and theirs."""
    mine, theirs = sum(position.mine), sum(position.theirs)
    for point in POINTS:
        stack = position.board[point]
        top, below = abs(stack) % PINNING, abs(stack) // PINNING
        mine, theirs = (mine + top, theirs + below) if stack > 0 else (mine + below, theirs + top)
    return mine, theirs
