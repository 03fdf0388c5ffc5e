"""Says after a game when the computer of an even match is to be stronger or weaker the next time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.game_history.statistics import even_opponent, player_of
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import nearest_level
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.notices import Message

translate = QCoreApplication.translate


class EvenOpponent(QObject):
    """Follows the results of a player who wants a computer that is about as strong.

    Signals:
        told: a `Message` for the player.
    """

    told = Signal(object)

    def __init__(self, session: Session, history: HistoryService, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._history = session, history
        self._is_new = False
        session.match.results_changed.connect(self._wait)
        history.changed.connect(self._ask)
        history.listed.connect(self._tell)

    def _wait(self, before: GameState | None, after: GameState) -> None:
        """Wait for the history once a game has ended here: not by an undo, and not in another match."""
        has_ended = before is not None and len(after.results) > len(before.results)
        self._is_new = has_ended and self._session.settings.even_opponent

    def _ask(self) -> None:
        if self._is_new:
            self._history.list_games()

    def _tell(self, games: tuple[HistoryGame, ...]) -> None:
        if not self._is_new or not games or player_of(games[0]) is None:
            return
        self._is_new = False
        even = even_opponent(games, (games[0].sitting or games[0].rule_set).split())
        if even is not None and nearest_level(even.level) != nearest_level(even.before):
            text = translate(
                "EvenOpponent", "An even opponent for you is now at the level “{level}”, no longer “{before}”."
            )
            self.told.emit(Message("info", text.format(level=level_name(even.level), before=level_name(even.before))))
