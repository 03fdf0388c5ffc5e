"""A game with a friend elsewhere in the window: one house has the window here, the other is a session without one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton

from tapa_desktop.app.session import friend
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.friend import lines_in
from tapa_desktop.rules.side import Side
from tests.app.desk import Desk
from tests.app.session.test_friend import QUICK, play
from tests.ui.room import Enter, Room


@pytest.fixture
def boris(tmp_path: Path) -> Iterator[Desk]:
    """The house of the friend."""
    desk = Desk(tmp_path / "boris", settings=QUICK)
    desk.session.invited.connect(desk.session.friend_games().accept)
    yield desk
    desk.session.close()


@pytest.fixture
def room(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A window with a new match, to which a friend is to be invited."""
    monkeypatch.setattr(friend, "new_seed", partial(random.Random(4).randbytes, 20))
    given = enter()
    given.begin("tapa", white=Seat(None, "Anna"), black=Seat(FRIEND), target=1)
    return given


def clip() -> str:
    return QGuiApplication.clipboard().text()


def copied(room: Room) -> str:
    """What the button of the bar copies."""
    room.press(room.window.features.friend.bar.copy_button)
    return clip()


def paste(room: Room, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    room.press(room.window.features.friend.bar.paste_button)
    room.let_happen()


def reply(boris: Desk, line: str) -> str:
    """What the friend answers."""
    boris.session.friend_games().take(line)
    boris.let_happen()
    play(boris, random.Random(1))
    sent = boris.session.friend_games().send()
    assert sent is not None
    return sent


def join(room: Room, boris: Desk) -> None:
    paste(room, reply(boris, copied(room)))


def to_my_turn(room: Room, boris: Desk) -> None:
    """Play lines without a move until it is the turn of this house."""
    join(room, boris)
    while not room.session.friend_games().is_my_turn:
        paste(room, reply(boris, copied(room)))


def test_bar_is_there_only_in_a_game_with_a_friend(room: Room) -> None:
    bar = room.window.features.friend.bar
    is_shown = bar.isVisible()

    room.begin("tapa")

    assert is_shown
    assert not bar.isVisible()
    assert not room.window.features.friend.copy_turn.isEnabled()


def test_turns_go_through_the_clipboard_and_are_played_on_the_board(room: Room, boris: Desk) -> None:
    to_my_turn(room, boris)
    bar = room.window.features.friend.bar
    is_early = bar.copy_button.isEnabled()
    while room.session.friend_games().line is None:
        room.player.add_steps((room.match.draft.next_steps()[0],)) if room.match.draft.next_steps() else None
        room.player.finish_turn()
        room.let_happen()

    line = copied(room)
    position = room.state.position
    answer = reply(boris, line)
    waits = copied(room)
    paste(room, answer)

    assert not is_early
    assert waits == line
    assert room.state.position != position
    assert room.state.side is Side.WHITE
    assert room.session.friend_games().is_my_turn
    assert boris.session.match.state.position == lines_state(room).position


def lines_state(room: Room):
    """The state that the lines of the open game lead to."""
    return room.session.friend_games()._game.state


def test_line_on_the_clipboard_is_offered(room: Room, boris: Desk) -> None:
    answer = reply(boris, copied(room))
    known = len(room.notices)

    QGuiApplication.clipboard().setText(f"Here it is:\n{answer}")
    room.let_happen()
    row = room.window.messages.rows[-1]
    row.findChildren(type(room.window.features.friend.bar.copy_button).__mro__[1])[0].click()
    room.let_happen()

    assert len(room.notices) >= known
    assert not room.session.friend_games().is_invitation


def test_invitation_is_offered_and_accepted(enter: Enter, boris: Desk) -> None:
    boris.begin("plakoto", Seat(None, "Boris"), Seat(FRIEND), 3)
    invited = boris.session.friend_games().send()
    room = enter()

    QGuiApplication.clipboard().setText(invited)
    room.window.features.friend.paste()
    row = room.window.messages.rows[-1]
    next(button for button in row.findChildren(type(room.window.features.friend.bar.copy_button).__mro__[1])).click()
    room.let_happen()

    assert room.state.rule_set.key == "plakoto"
    assert room.state.white.name == "Boris"
    assert lines_in(copied(room))[0].number == 1


def test_turn_is_saved_to_a_file_and_opened_from_one(room: Room, boris: Desk, tmp_path: Path) -> None:
    sent, answer = tmp_path / "turn.tapa", tmp_path / "answer.tapa"

    room.window.features.friend._save_to(str(sent))
    answer.write_text(reply(boris, sent.read_text()))
    room.session.open_records([answer])
    room.let_happen()

    assert not room.session.friend_games().is_invitation
    assert sent.read_text() == f"{room.history.header.friend}\n"


def test_list_opens_a_game(room: Room, boris: Desk) -> None:
    join(room, boris)
    game = room.file
    room.begin("tapa")
    dialogs = room.window.findChildren(object)

    room.window.features.friend.show_games()
    dialog = room.window.findChild(object, "friends")
    dialog.open_button.click()
    room.let_happen()

    assert dialogs
    assert room.session.store.path == game
    assert room.session.friend_games().is_open


def test_text_without_a_line_is_not_played(room: Room) -> None:
    paste(room, "nothing")

    assert len(room.notices) == 1
    assert room.session.friend_games().is_invitation


def test_friend_is_chosen_as_the_opponent_of_a_person(room: Room) -> None:
    room.window.commands.new_match.trigger()
    dialog = room.window.findChild(object, "new_match")
    row = dialog.seats[Side.WHITE]
    dialog.seats[Side.BLACK].show_seat(Seat("expert"))

    button = row.findChildren(QRadioButton)[-1]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.click()

    assert dialog.header().white == Seat(FRIEND)
    assert dialog.header().black.is_person
