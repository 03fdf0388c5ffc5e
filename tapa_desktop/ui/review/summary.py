"""Reviews a game as soon as it has ended, and says in a line what its mistakes and its luck were."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QObject, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.session.session import Session
from tapa_desktop.coach.review.result import Review, Totals
from tapa_desktop.coach.thresholds import ErrorClass
from tapa_desktop.game.events import GameBegun
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import is_you, player_name
from tapa_desktop.ui.text.numbers import whole

translate = QCoreApplication.translate

PLIES: Final = 1  # a game takes a tenth of a second at this depth
EVEN: Final = 0.25  # points: a smaller difference of the luck of both sides is called even


class GameSummary(QObject):
    """Reviews each game that has just ended with a person at the board.

    Signals:
        found: the summary of the game that has just ended, as text; empty as long as it is not known.
    """

    found = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._task: BackgroundTask | None = None
        session.match.results_changed.connect(self._follow)

    def close(self) -> None:
        """Stop reviewing."""
        if self._task is not None:
            self._task.cancel()

    def _follow(self, before: GameState | None, after: GameState) -> None:
        self.close()
        self.found.emit("")
        if before is not None and after.result is not None and (after.white.is_person or after.black.is_person):
            self._review(self._session.match.history)

    def _review(self, history: History) -> None:
        from tapa_desktop.coach.review.review import ReviewQuestion, review  # noqa: PLC0415 - no start waits for it

        if self._task is None:
            self._task = BackgroundTask(review, self._session.engine, Priority.LONG, self)
            self._task.answered.connect(self._tell)
        self._task.ask(ReviewQuestion(last_game(history), PLIES, self._session.settings.marks))

    def _tell(self, review: Review) -> None:
        if review.is_whole:
            self.found.emit(summary_text(self._session.match.state, review))


def last_game(history: History) -> History:
    """The last game of a match alone, as if the match had begun with it."""
    events = range(len(history.standing))
    begun = next((at + 1 for at in reversed(events) if isinstance(history.standing[at], GameBegun)), 0)
    return structs.replace(history, states=history.states[begun:], standing=history.standing[begun:])


def summary_text(state: GameState, review: Review) -> str:
    """The mistakes of both sides in a reviewed game, and whose the luck was, in a line."""
    counts = [
        f"{player_name(state, side)} {whole(_mistakes(review, side))}"
        for side in sorted(Side, key=lambda side: not is_you(state, side))
    ]
    mistakes = translate("GameSummary", "Mistakes: {first}, {second}").format(first=counts[0], second=counts[1])
    return f"{mistakes}. {_luck_text(state, review.totals)}."


def _mistakes(review: Review, side: Side) -> int:
    """The number of errors and blunders of a side; doubtful moves do not count."""
    return sum(line.side is side and line.mark.is_at_least(ErrorClass.ERROR) for line in review.lines)


def _luck_text(state: GameState, totals: dict[Side, Totals]) -> str:
    lead = totals[Side.WHITE].luck - totals[Side.BLACK].luck
    if abs(lead) < EVEN:
        return translate("GameSummary", "Luck was even")
    lucky = Side.WHITE if lead > 0 else Side.BLACK
    if is_you(state, lucky):
        return translate("GameSummary", "You had more luck")
    if is_you(state, lucky.other):
        return translate("GameSummary", "You had less luck")
    return translate("GameSummary", "{name} had more luck").format(name=player_name(state, lucky))
