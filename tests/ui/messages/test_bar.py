"""Notices come and go, and never wait for a click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QTimer
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.messages import row as message_row
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.messages.row import FileListDialog
from tapa_desktop.ui.messages.strip import MessageArea
from tapa_desktop.ui.text.notices import Message
from tests.ui.app import OpenWindow, after_a_turn_each


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[MessageBar]:
    """A message bar over a board, with room above it."""
    board, around = BoardWidget(), QWidget()
    area = MessageArea(board)
    layout = QVBoxLayout(around)
    layout.addWidget(area)
    layout.addWidget(board)
    around.resize(600, 400)
    qtbot.addWidget(around)
    around.show()
    yield MessageBar(board, area)
    around.close()


def texts(bar: MessageBar) -> list[str]:
    return [row.message.text for row in bar.rows]


def test_info_goes_by_itself_and_what_was_done_is_said_for_a_moment_once(
    bar: MessageBar, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(message_row.SHOWN_MS, "info", 1)
    bar.show_notice(Message("info", "saved"))
    assert texts(bar) == ["saved"]
    qtbot.waitUntil(lambda: texts(bar) == [])

    monkeypatch.setattr(message_row, "BRIEF_MS", 1)
    for text in ("on", "off"):
        bar.show_briefly(Message("info", text))
    assert texts(bar) == ["off"]
    qtbot.waitUntil(lambda: texts(bar) == [])


def test_time_of_a_closed_notice_no_longer_runs_and_an_error_stays_until_it_is_closed(bar: MessageBar) -> None:
    for severity in ("info", "error"):
        row = bar.show_notice(Message(severity, "disk full", "match.tapa"))
        timers = row.findChildren(QTimer)
        assert [timer.isActive() for timer in timers] == [severity == "info"]
        assert texts(bar) == ["disk full"]

        row.findChild(QToolButton).click()

        assert texts(bar) == []
        assert [timer.isActive() for timer in timers] == [False], "although it is deleted later"


def test_same_notice_is_up_once_and_many_leave_room_for_the_board(bar: MessageBar) -> None:
    for number in (0, 1, 2, 2, 3, 4, 5, 5):
        bar.show_notice(Message("error", str(number)))

    assert texts(bar) == ["3", "4", "5"]


def test_what_failed_is_no_longer_said_once_it_has_succeeded(bar: MessageBar) -> None:
    failed, succeeded = (NoticeKind.COPY_UNSAVED, NoticeKind.NOT_EXPORTED), (NoticeKind.COPY_SAVED, NoticeKind.EXPORTED)

    for kind in (NoticeKind.NOT_OPENED, *failed, *succeeded):
        bar.show_notice(Notice("info" if kind in succeeded else "error", kind, Path("match.tapa"), OSError()))

    assert [row.message.notice.kind for row in bar.rows if row.message.notice] == [NoticeKind.NOT_OPENED, *succeeded]


def test_notice_uses_the_width_of_a_board_that_has_grown(bar: MessageBar) -> None:
    bar.show_notice(Message("info", "a notice of some length " * 8))
    QCoreApplication.processEvents()
    board, width = bar.parentWidget(), bar.width()

    board.resize(1200, 800)

    assert bar.width() > width


def test_notice_lies_where_it_covers_no_number_of_the_board_and_no_card(open_window: OpenWindow) -> None:
    app = open_window(size=(922, 540), rule_set="plakoto")
    board, messages = app.window.board, app.window.messages
    card = QFrame(board)

    messages.show_notice(Message("info", "saved"))
    covered = board.coverage_of(messages.geometry().toRectF())
    messages.rows[0].close_row()
    card.setGeometry(messages.geometry())
    card.show()
    messages.show_notice(Message("info", "saved"))

    assert (covered.clickable, covered.checkers, covered.numbers) == (0, 0, 0)
    assert not messages.geometry().intersects(card.geometry())


@pytest.mark.parametrize(
    "message",
    [
        Message("warning", "so many words " * 12, "and what the system says of it " * 5),
        Message("info", "A text that has room in one line only while nothing stands beside it."),
    ],
    ids=["many words", "a line"],
)
def test_bar_has_room_for_all_words_beside_a_button(bar: MessageBar, qtbot: QtBot, message: Message) -> None:
    row = bar.show_notice(message)
    row.offer("A button that takes some room, too", lambda: None)
    (label,) = (label for label in row.findChildren(QLabel) if label.text())

    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))

    assert row.parentWidget().rect().contains(row.geometry())


@pytest.mark.usefixtures("leftwards")
def test_short_notice_is_one_line_from_right_to_left(bar: MessageBar) -> None:
    row = bar.show_notice(Message("info", "A game from this position has started."))
    (label,) = (label for label in row.findChildren(QLabel) if label.text())

    QCoreApplication.sendPostedEvents()
    row.layout().activate()

    assert label.heightForWidth(label.width()) < 2 * label.fontMetrics().lineSpacing()


def test_notice_may_offer_something_to_do_by_a_button_in_whose_tooltip_no_name_is_markup(bar: MessageBar) -> None:
    calls: list[str] = []
    row = bar.show_notice(Message("info", "The file is kept as <img src='//elsewhere/picture'>"))

    row.offer("another", lambda: calls.append("asked"))
    (button,) = row.findChildren(QPushButton)
    button.click()

    assert not Qt.mightBeRichText(button.toolTip())
    assert calls == ["asked"]
    assert texts(bar) == []


def test_double_click_on_the_cross_of_a_notice_does_nothing_on_the_board_below(
    open_window: OpenWindow, home: Path
) -> None:
    app = after_a_turn_each(open_window, home)
    state = app.state

    for _ in range(2):
        cross = app.window.messages.show_notice(Message("info", "saved")).findChild(QToolButton)
        app.let_happen()
        app.double_click(cross, cross.rect().center())
        assert app.notices == []
        assert app.state == state
        app.hand.click(QPoint(2, 2), Qt.MouseButton.RightButton)  # a press on the board itself, some time before


# A notice about several files has a list, and a longer list replaces a shorter one


def test_list_of_the_files_is_shown_on_request(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    app, files = open_window(), [tmp_path / name for name in ("one.tapa", "a\nb.tapa", "\udcff.tapa")]
    app.session.open_matches(files)
    qtbot.waitUntil(lambda: bool(app.window.messages.rows))
    (row,) = app.window.messages.rows

    (offer, *_) = row.findChildren(QPushButton)
    app.press(offer)

    (dialog,) = app.window.findChildren(FileListDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle() == row.message.text
    assert str(files[0]) in dialog.text.toPlainText()
    assert dialog.text.horizontalScrollBar().maximum() == 0, "why comes after a long path"
    assert row.isVisible()


def test_longer_list_takes_the_place_of_its_beginning(bar: MessageBar) -> None:
    bar.show_notice(Message("error", "first", files=("a", "b")))
    bar.show_notice(Message("error", "longer", files=("a", "b", "c")))
    bar.show_notice(Message("error", "other", files=("x", "y")))
    bar.show_notice(Message("info", "none"))

    assert texts(bar) == ["longer", "other", "none"]
