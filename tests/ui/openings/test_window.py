"""The openings in the real window: walking in and out by mouse and keys, and where a game has left the book."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tapa_desktop.ai import openings as book
from tapa_desktop.app.game_history.own_openings import OwnPlay
from tapa_desktop.coach.decision import play_question
from tapa_desktop.game.events import Played
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.openings.text import MARS, left_text
from tapa_desktop.ui.openings.window import OpeningsWindow
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.turns import shortened
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.app.disks import full_after
from tests.cases import some
from tests.ui.room import Enter, Room


@pytest.fixture
def room(enter: Enter) -> Room:
    room = enter(dice=ScriptedDice((6, 3), (6, 5), (4, 2), (3, 1)))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    return room


def opened(room: Room, qtbot: QtBot) -> OpeningsWindow:
    room.window.commands.openings.trigger()
    window = room.window.features.openings.window
    known(window, qtbot)
    return window


def turns_of(room: Room) -> list[Played]:
    return [event for event in room.history.standing if isinstance(event, Played)]


def known(window: OpeningsWindow, qtbot: QtBot) -> None:
    """Wait until the page of the position is there, with its reasons where there are plays."""
    qtbot.waitUntil(lambda: window.page is not None and all(move.share is not None for move in window.page.moves))


def press(window: OpeningsWindow, key: Qt.Key, qtbot: QtBot) -> None:
    QTest.keyClick(window, key)
    known(window, qtbot)


def test_a_roll_shows_its_plays_and_the_best_leads_on(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    assert "\n" in window.panel.rolls[6, 4].text()
    start = window.placed

    window.panel.rolls[6, 4].click()
    known(window, qtbot)
    rows = window.panel.table.rows
    assert window.panel.chosen is rows[0]
    assert window.board.arrows
    press(window, Qt.Key.Key_Right, qtbot)

    assert [row.move is not None and row.move.candidate.half_width for row in some(rows)].count(None) == 0
    assert window.placed.side is Side.BLACK
    assert window.placed.roll is None
    press(window, Qt.Key.Key_Left, qtbot)
    press(window, Qt.Key.Key_Left, qtbot)
    assert window.placed == start


def test_walk_goes_on_where_it_went_before(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    window.panel.rolls[6, 4].click()
    known(window, qtbot)
    QTest.keyClick(window.panel.table, Qt.Key.Key_Down)
    second = window.panel.table.rows[1]
    QTest.keyClick(window.panel.table, Qt.Key.Key_Return)
    known(window, qtbot)
    ahead = window.placed

    press(window, Qt.Key.Key_Left, qtbot)
    assert window.panel.chosen is not None
    assert window.panel.chosen.position == second.position
    press(window, Qt.Key.Key_Right, qtbot)

    assert window.placed == ahead


def test_own_plays_stand_beside_those_of_the_book(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    window.panel.rolls[6, 4].click()
    known(window, qtbot)
    placed, best = window.placed, window.panel.table.rows[0]
    assert placed.roll is not None
    other = play_question(placed).after("24/20 20/14")
    own = {best.position: OwnPlay(best.play, 4, 3, 2), other: OwnPlay("24/20 20/14", 1)}
    if other in {row.position for row in window.panel.table.rows}:
        own = {best.position: own[best.position]}

    window.show_own({(placed.position, placed.stage, placed.roll): own})

    assert {row.position: row.own for row in window.panel.table.rows if row.own} == own


def test_game_opens_at_its_turn_or_where_it_has_left_the_book(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.space(2)
    room.drag(24, 18)
    room.drag(24, 19)
    turn = opened(room, qtbot)
    assert turn.placed.roll == (6, 5)
    turn.close()

    monkeypatch.setattr(book.Book, "plays", lambda *_: ())
    for _ in range(3):
        room.window.commands.next_thing.trigger()
        room.let_happen()
    assert len(turns_of(room)) > 1
    left = opened(room, qtbot)
    qtbot.waitUntil(lambda: left.walked.at == 1)
    known(left, qtbot)

    assert left.page is not None
    assert left.page.left == 0
    assert not left.page.is_known
    assert left.panel.chosen is not None
    assert left.panel.chosen.play == turns_of(room)[0].play
    told = left_text(left.placed.side, room.history.state.only_person)
    assert told in left.panel.text.text()
    left.panel.rolls[1, 1].click()
    known(left, qtbot)
    assert told not in left.panel.text.text()
    assert len({left_text(Side.WHITE, mine) for mine in (None, *Side)}) == 3


def test_first_roll_with_one_reason_has_a_second_sentence(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    told = []
    for button in some(window.panel.rolls.values()):
        button.click()
        known(window, qtbot)
        assert window.page is not None
        best, second, *_ = window.page.moves
        if len(best.reasons) == 1:
            told.append(shortened(second.candidate.play) in window.panel.text.text().splitlines()[0])

    assert all(some(told))


def test_page_is_saved_as_pdf_with_its_board_and_plays_which_this_window_says(
    room: Room, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(room, qtbot)
    pages: list[str] = []
    window.print_requested.connect(pages.append)

    for number in range(2):
        window.print.trigger()
        dialog = window.findChildren(QFileDialog)[-1]
        dialog.fileSelected.emit(str(tmp_path / f"{number}.pdf"))
        dialog.close()
        assert (tmp_path / f"{number}.pdf").read_bytes().startswith(b"%PDF")
        assert f"{number}.pdf" in window.panel.notice.text()
        assert window.panel.notice.isVisible()
        window.panel.rolls[6, 4].click()
        known(window, qtbot)
        assert window.panel.notice.isHidden()

    assert room.notices == []  # behind this window nobody would see them
    assert [page.count("<img") for page in pages] == [1, 1]
    assert pages[0].count("<tr>") == len(window.panel.rolls)
    assert all(shortened(row.play) in pages[1] for row in some(window.panel.table.rows))


def test_page_that_cannot_be_saved_is_said_with_the_reason(
    room: Room, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(room, qtbot)
    window.print.trigger()
    (dialog,) = window.findChildren(QFileDialog)

    with monkeypatch.context() as disk:
        full_after(disk)
        dialog.fileSelected.emit(str(tmp_path / "page.pdf"))
    dialog.close()

    assert window.panel.notice.text().endswith(reason(OSError(ENOSPC, "")))


def test_board_turns_and_the_position_is_copied(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    window.panel.rolls[3, 1].click()
    known(window, qtbot)

    window.turn_board.trigger()
    window.copy.trigger()

    assert window.board.arrows
    assert window.board.options.below is Side.BLACK
    assert parse_position(QGuiApplication.clipboard().text()) == window.placed


def test_each_game_can_be_chosen_and_has_only_the_rolls_and_columns_that_it_knows(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    games = window.panel.games
    for at, rule_set in enumerate(some(RULE_SETS.values())):
        games.setCurrentIndex(at)
        games.activated.emit(at)
        known(window, qtbot)
        assert window.placed.rule_set is rule_set
        assert "\n" in window.panel.rolls[6, 5].text()
    assert not window.panel.rolls[6, 6].isEnabled()
    for rule_set in (TAPA, TAWULA):
        games.activated.emit([*RULE_SETS].index(rule_set.key))
        window.panel.rolls[6, 5].click()
        known(window, qtbot)
        assert window.panel.table.isColumnHidden(MARS) is (rule_set is TAWULA)


def test_another_language_takes_the_walk_up(room: Room, qtbot: QtBot) -> None:
    window = opened(room, qtbot)
    window.panel.rolls[6, 4].click()
    known(window, qtbot)
    press(window, Qt.Key.Key_Right, qtbot)
    other = OpeningsWindow(window._task, window.board.options, room.window)

    other.take_up(window.work())

    assert other.placed == window.placed
