"""The board of a review: it shows how the match stood at a line, and how the play went, or how it should have gone."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize

from tapa_desktop.coach.review.reviewed import Reviewed
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.board.canvas import BoardCanvas

_NOBODY = Seat("")  # no person: so nothing is offered, and nobody is told to do something


class Stage(BoardCanvas):
    """A board that nobody can play at."""

    def minimumSizeHint(self) -> QSize:
        """A size at which positions can still be told from each other: nothing has to be aimed at here."""
        return QSize(260, 180)

    def show_line(self, state: GameState, line: Reviewed | None, *, shows_best: bool = False) -> None:
        """Show the position in which something was done, with the play as arrows."""
        shown = replace(state, white=_NOBODY, black=_NOBODY, drafted=())
        self.show_state(None, shown)
        draft = Draft.of(shown)
        play = "" if line is None else line.best if shows_best else line.play
        self.show_arrows(draft.rest_of(play) or () if draft is not None and play else ())
