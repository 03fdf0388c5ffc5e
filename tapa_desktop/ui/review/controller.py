"""Opens the review of the match on the board, and says in a few lines how a game went that has just ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.session.match import MatchController
from tapa_desktop.app.session.session import Session
from tapa_desktop.coach.review.result import Review, Totals
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.names import is_you, plays_like, subject
from tapa_desktop.ui.text.numbers import NO_BREAK, at_score_text, number, signed, whole
from tapa_desktop.ui.widgets.dialogs import bring_up, stand_alone

from .text import is_at_score

if TYPE_CHECKING:
    from tapa_desktop.coach.review.result import Review

    from .window import ReviewWindow


class ReviewController(QObject):
    """Opens the review window beside the game.

    Signals:
        play_requested: the `Placed` from which the player wants to start a game.
        rolls_requested: the `GameState` whose roll map to show.
        opening_requested, note_requested: as those of the window.
    """

    play_requested = Signal(object)
    rolls_requested = Signal(object)
    opening_requested = Signal(object, int)
    note_requested = Signal(object, int, object, object)

    def __init__(self, session: Session, history_service: HistoryService, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._history_service, self._board = session, history_service, board
        self._window: ReviewWindow | None = None
        actions.review.triggered.connect(self.show)

    def show(self) -> ReviewWindow:
        """Open the window, or bring it to the front. A match that is already reviewed is not reviewed again."""
        return self._show(None)

    def show_game(self, number: int) -> None:
        """Like `show`, but begin with this game of the match, counted from 1."""
        self._show(number - 1)

    def close(self) -> None:
        """Close the window, which stops the review."""
        if self._window is not None:
            self._window.close()

    def _show(self, game: int | None) -> ReviewWindow:
        if self._window is None:
            from tapa_desktop.coach.review.cost import rankings  # noqa: PLC0415 - only when it is asked for
            from tapa_desktop.coach.review.review import review  # noqa: PLC0415

            from .window import ReviewWindow  # noqa: PLC0415

            task = BackgroundTask(review, self._session.engine, Priority.LONG, self)
            ranking = BackgroundTask(rankings, self._session.engine, parent=self)
            self._window = ReviewWindow(self._present, task, ranking, self._board.window())
            stand_alone(self._window)
            self._window.setObjectName("review")
            self._window.play_requested.connect(self._play_on)
            self._window.rolls_requested.connect(self.rolls_requested)
            self._window.opening_requested.connect(self.opening_requested)
            self._window.note_requested.connect(self.note_requested)
            self._window.reviewed.connect(self._note)
            self._session.match.note_changed.connect(self._follow_notes)
            self._board.options_changed.connect(self._set_options)
            self._session.settings_changed.connect(self._follow_settings)
        self._set_options(self._board.options)
        bring_up(self._window)
        self._window.follow(game)
        return self._window

    def _set_options(self, options: BoardOptions) -> None:
        assert self._window is not None
        settings = self._session.settings
        self._window.set_options(options, settings.marks, with_equity=settings.show_equities)

    def _follow_settings(self) -> None:
        self._set_options(self._board.options)

    def _follow_notes(self) -> None:
        if self._window is not None:
            self._window.show_notes(self._present())

    def _present(self) -> History:
        return self._session.match.history

    def _play_on(self, placed: Placed) -> None:
        self._board.window().activateWindow()
        self.play_requested.emit(placed)

    def _note(self, history: History, review: Review) -> None:
        """Pass what was found about each finished game to the history."""
        from tapa_desktop.app.game_history.reviewed_game import found_review  # noqa: PLC0415 - as above

        practised = self._session.settings.practice_loss
        for at, game in enumerate(() if self._session.match.is_preview else review.games):
            if game.is_over:
                one = found_review(history, at + 1, history, review, at, practised=practised)
                self._history_service.store_review(one)


translate = QCoreApplication.translate

EVEN: Final = 0.25  # points: a smaller difference of the luck of both sides is called even


class GameSummary(QObject):
    """Words what the reviewer finds about each game that has just ended.

    Signals:
        found: the summary of the game that has just ended and its details, as texts; empty until they are known.
    """

    found = Signal(str, str)

    def __init__(self, match: MatchController, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self._match = match
        reviewer.ended.connect(lambda: self.found.emit("", ""))
        reviewer.reviewed.connect(self._tell)

    def _tell(self, review: Review) -> None:
        self.found.emit(summary_text(self._match.state, review), details_text(self._match.state, review))


def summary_text(state: GameState, review: Review) -> str:
    """What both sides have given away in a reviewed game, and what the dice have given, a line each."""
    lines = [_given_away(state, review, side) for side in _you_first(state)]
    return "\n".join((*lines, _luck_text(state, review.totals)))


def details_text(state: GameState, review: Review) -> str:
    """The PR of both sides and the result without luck, a line each.

    In a match to a score that result, as all points of the review, has another unit than the points on the card.
    """
    first, second = _you_first(state)
    corrected = review.corrected if first is Side.WHITE else -review.corrected
    without = translate("GameSummary", "{name}, luck-adjusted result: {points}")
    if is_you(state, first):
        without = translate("GameSummary", "Your luck-adjusted result: {points}")
    without = _kept(without).format(name=subject(state, first), points=signed(corrected, 2))
    rates = (_rate_text(state, review, side) for side in (first, second))
    unit = (at_score_text(),) if is_at_score(state) else ()
    return "\n".join((*filter(None, rates), without, *unit))


def _you_first(state: GameState) -> list[Side]:
    return sorted(Side, key=lambda side: not is_you(state, side))


def _given_away(state: GameState, review: Review, side: Side) -> str:
    totals = review.totals[side]
    if not totals.decisions:
        return translate("GameSummary", "{name}: nothing to decide").format(name=subject(state, side))
    text = translate("GameSummary", "{name} gave away {points} points; errors: {errors}, blunders: {blunders}")
    if is_you(state, side):
        text = translate("GameSummary", "You gave away {points} points; errors: {errors}, blunders: {blunders}")
    return _kept(text).format(
        name=subject(state, side),
        points=number(sum((line.cost or 0.0 for line in review.lines if line.is_counted and line.side is side), 0.0)),
        errors=whole(_count(review, side, ErrorClass.ERROR)),
        blunders=whole(_count(review, side, ErrorClass.BLUNDER)),
    )


def _rate_text(state: GameState, review: Review, side: Side) -> str:
    totals = review.totals[side]
    if not totals.decisions:
        return ""
    text = translate("GameSummary", "{name}: {pr}")
    pr = plays_like(state.rule_set, totals.error_rate, totals.decisions)
    return text.format(name=subject(state, side), pr=pr)


def _kept(text: str) -> str:
    """The same, so that no line begins with a number that is filled in."""
    return re.sub(r" (?={(?:errors|blunders|points)})", NO_BREAK, text)


def _count(review: Review, side: Side, mark: ErrorClass) -> int:
    """How many such mistakes the side made in decisions that count for its PR; to resign is none of these."""
    return sum(line.is_counted and line.side is side and line.mark is mark for line in review.lines)


def _luck_text(state: GameState, totals: dict[Side, Totals]) -> str:
    lead = totals[Side.WHITE].luck - totals[Side.BLACK].luck
    if abs(lead) < EVEN:
        return translate("GameSummary", "The dice favoured no one")
    lucky = Side.WHITE if lead > 0 else Side.BLACK
    text = translate("GameSummary", "{name} had more luck: {points} points")
    if is_you(state, lucky):
        text = translate("GameSummary", "The dice gave you {points} points")
    elif is_you(state, lucky.other):
        text = translate("GameSummary", "The dice cost you {points} points")
    return _kept(text).format(name=subject(state, lucky), points=number(abs(lead)))
