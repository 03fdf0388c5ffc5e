"""The learner's loop as a new player goes through it: a bad game, its card, mistakes, practice and progress."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.history.window import HistoryWindow
from tapa_desktop.ui.practice.window import PracticeWindow
from tapa_desktop.ui.review.window import ReviewWindow
from tests.app.desk import COMPUTER, PERSON
from tests.ui import room as rooms
from tests.ui.room import Enter, Player

CTRL = Qt.KeyboardModifier.ControlModifier
TURNS = 12  # that are played badly before the player resigns


class Clock:
    """The clock of the archive, which the test sets on."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, 20, 0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rooms, "Archive", lambda folder: Archive(folder, lambda: clock.now))
    return clock


def test_mistakes_of_a_bad_game_are_told_found_practised_and_counted(enter: Enter, qtbot: QtBot, clock: Clock) -> None:
    room = enter(fair=True)
    room.begin("tapa", white=PERSON, black=COMPUTER, target=1, seed="a bad game")
    player = Player(room, "by chance")
    while len(room.state.results) == 0 and room.match.state.throws < 2 * TURNS:
        player.do_next()
    if room.state.result is None:
        room.player.resign(Side.WHITE)

    # the card at the end tells errors and blunders
    qtbot.waitUntil(lambda: bool(room.window.result.summary))
    assert room.window.result.isVisible()

    # the review leads from one of the player's mistakes to the next
    room.press(room.window.result.review_button)
    review = room.window.findChild(ReviewWindow)
    qtbot.waitUntil(lambda: not review.controls.is_running)
    QTest.keyClick(review, Qt.Key.Key_PageDown)
    assert review.at is not None
    assert review.review.lines[review.at].side is Side.WHITE
    review.close()

    # the next day they come back, and one of them is answered
    clock.now += timedelta(days=1)
    room.window.activateWindow()
    room.window.commands.practice.trigger()
    practice = room.window.findChild(PracticeWindow)
    qtbot.waitUntil(lambda: practice.deck is not None and practice.deck.card is not None)
    left = practice.deck.left  # type: ignore[union-attr]
    practice.commands.give_up.trigger()
    qtbot.waitUntil(lambda: practice.verdict is not None)
    QTest.keyClick(practice.board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: practice.deck.answered == 1)  # type: ignore[union-attr]
    assert practice.deck.left == left  # type: ignore[union-attr]  # it was not known, and comes back today
    practice.close()

    # the history has the PR of the game, and the graph a place for it
    room.window.commands.history.trigger()
    history = room.window.findChild(HistoryWindow)
    qtbot.waitUntil(lambda: len(history.shown) == 1)
    (game,) = history.shown
    assert game.white.review.error_rate > 0
    history.tabs.setCurrentWidget(history.progress)
    for at in range(3, history.progress.choice.count()):  # all about errors; a rating needs more games
        history.progress.choice.setCurrentIndex(at)
        assert history.progress.graph.chart.places
