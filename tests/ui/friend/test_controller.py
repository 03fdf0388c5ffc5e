"""A game with a friend elsewhere in the window: one house has the window here, the other is a session without one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPushButton, QRadioButton

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session import friend, session
from tapa_desktop.app.storage.files import read_at_most
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.friend_line import lines_in
from tapa_desktop.game.state import position_spec
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import format_position
from tapa_desktop.ui.friend import FriendBar, GamesDialog, game_line
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.startup.commands import verify_files
from tests.app.desk import Desk
from tests.app.session.test_friend import QUICK, play
from tests.app.storage.test_files import LockedFor
from tests.ui.room import OpenWindow, Room
from tests.ui.test_every_control import look_at, tipless

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def boris(tmp_path: Path) -> Iterator[Desk]:
    """The house of the friend."""
    desk = Desk(tmp_path / "boris", settings=QUICK)
    desk.session.invited.connect(desk.session.friend_games().accept)
    yield desk
    desk.session.close()


@pytest.fixture
def room(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A window with a new match, to which a friend is to be invited."""
    monkeypatch.setattr(friend, "new_seed", partial(random.Random(4).randbytes, 20))
    return open_window(white=Seat(None, "Anna"), black=Seat(FRIEND), target=1)


def bar(room: Room) -> FriendBar:
    return room.window.features.friend.bar


def copied(room: Room) -> str:
    """What the button of the bar copies."""
    room.press(bar(room).copy_button)
    return QGuiApplication.clipboard().text()


def paste(room: Room, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    room.press(bar(room).paste_button)
    room.let_happen()


def agree(room: Room) -> None:
    """Press the button of the latest notice."""
    room.press(room.window.messages.rows[-1].findChildren(QPushButton)[0])
    room.let_happen()


def reply(boris: Desk, line: str) -> str:
    """What the friend answers."""
    boris.session.friend_games().take(line)
    boris.let_happen()
    play(boris, random.Random(1))
    sent = boris.session.friend_games().send()
    assert sent is not None
    return sent


def play_here(room: Room) -> None:
    """Play a whole turn."""
    while room.session.friend_games().line is None:
        for step in room.match.draft.next_steps()[:1]:
            room.player.add_steps((step,))
        room.player.finish_turn()
        room.let_happen()


def to_my_turn(room: Room, boris: Desk) -> None:
    """Join, and pass lines on until it is the turn of this house."""
    while not room.session.friend_games().is_my_turn:
        paste(room, reply(boris, copied(room)))


def test_bar_is_there_only_in_a_game_with_a_friend(room: Room) -> None:
    is_shown = bar(room).isVisible()

    room.begin("tapa")

    assert is_shown
    assert not bar(room).isVisible()
    assert not room.window.features.friend.copy_turn.isEnabled()


def test_turns_go_through_the_clipboard_and_are_played_on_the_board(room: Room, boris: Desk) -> None:
    to_my_turn(room, boris)
    is_early = bar(room).copy_button.isEnabled()
    play_here(room)
    told, asked = bar(room).label.text(), room.prompt

    line = copied(room)
    assert room.prompt != asked  # it does not ask to copy what has been copied
    answer = reply(boris, line)
    again = copied(room)
    paste(room, answer)

    assert not is_early
    assert again == line
    assert bar(room).label.text() != told
    assert room.state.side is Side.WHITE
    assert room.state.throws == boris.state.throws + 1
    assert room.session.friend_games().is_my_turn


def test_a_composed_turn_can_be_ended_after_another_start(open_window: OpenWindow, room: Room, boris: Desk) -> None:
    to_my_turn(room, boris)
    while not room.match.draft.is_complete:
        room.player.add_steps((room.match.draft.next_steps()[0],))
    room.leave()

    again = open_window()
    again.space()

    assert again.session.friend_games().line is not None


def test_what_is_said_of_a_wrong_line_goes_with_the_right_one_and_with_the_match(room: Room, boris: Desk) -> None:
    paste(room, "nothing")
    assert len(room.notices) == 1
    assert room.session.friend_games().is_invitation
    answer = reply(boris, copied(room))

    paste(room, answer[:-3])
    assert room.notice_kinds == [NoticeKind.LINE_REFUSED]
    paste(room, answer)
    assert room.notice_kinds == []
    paste(room, answer[:-3])
    assert room.notice_kinds == [NoticeKind.LINE_REFUSED]
    room.begin("tapa")
    assert room.notice_kinds == []


def test_invitation_is_offered_and_accepted_once(open_window: OpenWindow, boris: Desk) -> None:
    boris.begin("plakoto", Seat(None, "Boris"), Seat(FRIEND), 3)
    invited = boris.session.friend_games().send()
    room = open_window()

    for damaged in (invited[:-3], invited[:-9]):
        paste(room, damaged)
    assert {*room.notice_kinds} == {NoticeKind.LINE_REFUSED}

    QGuiApplication.clipboard().setText(invited)
    room.let_happen()
    assert NoticeKind.LINE_REFUSED not in room.notice_kinds
    agree(room)

    assert room.state.rule_set.key == "plakoto"
    assert room.state.white.name == "Boris"
    assert lines_in(copied(room))[0].number == 1


def test_invitation_in_a_file_is_offered_by_a_window_that_has_only_begun(
    open_window: OpenWindow, boris: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boris.begin("plakoto", Seat(None, "Boris"), Seat(FRIEND), 3)
    invitation = tmp_path / "invitation.tapa"
    invitation.write_text(boris.session.friend_games().send(), "utf-8")
    monkeypatch.setattr(MainWindow, "complete", lambda _window: None)
    room = open_window()

    room.window.open_files([invitation])
    agree(room)

    assert room.state.white.name == "Boris"


def test_line_is_played_as_mails_change_it_wherever_it_is_offered_dropped_or_pasted(room: Room, boris: Desk) -> None:
    answer = reply(boris, copied(room)).replace("tapa ", "tapa\u00a0", 1).replace(" ", "\r\n> > ", 1)

    QGuiApplication.clipboard().setText(f"> > Here it is:\n> > {answer}")
    room.let_happen()
    offers = len(room.notices)
    agree(room)
    assert not room.session.friend_games().is_invitation
    assert len(room.notices) < offers  # it goes when the line is played
    room.key(Qt.Key.Key_V, CONTROL)
    assert room.notice_kinds[-1] is NoticeKind.LINE_KNOWN
    room.window.play.text_dropped.emit(answer[:-3])
    assert room.notice_kinds[-1] is NoticeKind.LINE_REFUSED


@pytest.mark.parametrize("encoding", ["utf-16", "cp1253"])
def test_turn_is_saved_to_a_file_and_opened_from_one(room: Room, boris: Desk, tmp_path: Path, encoding: str) -> None:
    sent, answer = tmp_path / "turn.tapa", tmp_path / "answer.tapa"

    room.window.features.friend.save_to(sent)
    answer.write_text(f"Άννα\n{reply(boris, sent.read_text()).replace('tapa ', 'tapa' + chr(10), 1)}", encoding)
    room.window.open_files([answer])
    room.let_happen()

    assert not room.session.friend_games().is_invitation
    assert sent.read_text() == f"{room.history.header.friend}\n"


def test_a_dropped_file_is_looked_at_once_for_a_turn_and_a_position(
    room: Room, boris: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.window.change_settings(replace(room.session.settings, confirm_leaving=False))
    game, texts = tmp_path / "game.tapa", (reply(boris, copied(room)), format_position(position_spec(room.state)))
    game.write_bytes(boris.file.read_bytes())
    dropped = [tmp_path / "turn.tapa", tmp_path / "position.txt", game]
    for path, text in zip(dropped, texts, strict=False):
        path.write_text(text)
    read = []
    monkeypatch.setattr(session, "read_at_most", lambda path, limit: read.append(path) or read_at_most(path, limit))

    for path in dropped:
        room.window.play.files_dropped.emit([path])
        room.let_happen()

    assert read == dropped


def test_turn_is_played_without_a_question_although_its_file_is_locked_for_a_moment(
    room: Room, boris: Desk, tmp_path: Path
) -> None:
    room.window.change_settings(replace(room.session.settings, confirm_leaving=True))
    to_my_turn(room, boris)
    play_here(room)
    answer = tmp_path / "answer.tapa"
    answer.write_text(reply(boris, copied(room)))

    with pytest.MonkeyPatch.context() as moment:
        LockedFor(moment, 3, "open")
        room.window.play.files_dropped.emit([answer])
    room.let_happen()

    assert room.session.friend_games().is_my_turn
    assert not room.window.features.confirming.is_waiting


def test_ones_own_invitation_is_called_so_before_the_answer_and_after_it(room: Room, boris: Desk) -> None:
    invitation = copied(room)
    paste(room, invitation)
    paste(room, reply(boris, invitation))
    paste(room, invitation)

    assert room.notice_kinds == [NoticeKind.OWN_INVITATION]
    assert not room.session.friend_games().is_invitation


def test_an_invitation_is_nobodys_turn_until_it_is_answered(room: Room, boris: Desk) -> None:
    def word(house: Room | Desk) -> str:
        (game,) = house.session.friend_games().games()
        return game_line(game).partition("·")[0]

    friends = room.window.features.friend
    texts = [action.text() for action in (friends.copy_turn, friends.save_turn)]
    boris.session.friend_games().take(copied(room))
    words = [word(room), word(boris)]
    to_my_turn(room, boris)
    words += [word(room), word(boris)]

    assert not any("turn" in text for text in texts)
    assert len({*words}) == len(words)


def test_whole_game_is_proven_in_the_window_and_on_the_command_line(
    room: Room, boris: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    to_my_turn(room, boris)
    play_here(room)
    boris.session.friend_games().take(copied(room))

    room.window.features.windows.show_dice()
    assert room.window.features.windows.dice.revealed.isVisible()
    room.window.features.windows.verify_dice()
    status = verify_files([str(room.file), str(boris.file)])

    shown = room.window.features.windows.dice.found.text()
    digest = room.session.friend_games().digest
    assert digest in shown
    assert capsys.readouterr().out.count(digest) == 2
    assert status == 0
    room.file.write_bytes(room.file.read_bytes().replace(b'"high":', b'"high":6,"low":6}\n{"event":"roll","high":', 1))
    assert verify_files([str(room.file)]) == 1


def test_no_other_takes_a_seat_and_a_position_is_played_by_two_persons(room: Room) -> None:
    room.window.menus[0].aboutToShow.emit()
    is_open = room.window.commands.by_hand.isEnabled()

    room.window.features.positions.play_from(position_spec(room.state)._replace(side=Side.BLACK, roll=(2, 1)))

    assert not is_open
    assert room.state.white.is_person
    assert room.state.black.is_person
    assert not room.history.header.friend


def test_friend_is_chosen_as_the_opponent_of_a_person(room: Room) -> None:
    room.window.commands.new_match.trigger()
    dialog = room.window.findChild(QDialog, "new_match")
    of_dice = dialog.dice, dialog.word
    dialog.seats[Side.BLACK].show_seat(Seat("expert"))
    assert [row.isHidden() for row in of_dice] == [False, False]

    dialog.seats[Side.WHITE].findChildren(QRadioButton)[-1].click()

    assert dialog.header().white == Seat(FRIEND)
    assert dialog.header().black.is_person
    assert [row.isHidden() for row in of_dice] == [True, True]  # they follow from both secrets


def test_list_of_games_is_open_once_and_up_to_date_and_opens_a_game(room: Room) -> None:
    first = room.file
    for _ in range(2):
        room.window.features.friend.list_games.trigger()
        room.begin("tapa", white=Seat(None, "Anna"), black=Seat(FRIEND), target=1)
    room.begin("tapa")
    room.window.features.friend.list_games.trigger()

    (dialog,) = (one for one in room.window.findChildren(GamesDialog) if one.isVisible())
    paths = [game.path for game in room.session.friend_games().games()]
    assert dialog.list.count() == len(paths)
    dialog.list.setCurrentRow(paths.index(first))
    room.press(dialog.open_button)
    room.let_happen()

    assert room.file == first
    assert bar(room).isVisible()


def test_list_without_games_has_nothing_to_select(room: Room) -> None:
    dialog = GamesDialog([], room.window)
    dialog.show()

    assert dialog.list.count() == 1
    assert dialog.list.selectedItems() == []
    assert not dialog.open_button.isEnabled()


def test_tips_of_the_buttons_say_more_than_their_names(room: Room) -> None:
    (bar,) = room.window.findChildren(FriendBar)

    for button in (bar.copy_button, bar.paste_button, bar.games_button):
        assert len(button.toolTip()) > len(button.text())


def test_all_controls_are_reached_by_keys_and_have_names_and_tips(room: Room) -> None:
    room.window.features.friend.show_games()
    room.let_happen()
    dialog = room.window.findChild(GamesDialog)

    assert dialog is not None
    assert look_at(dialog) == ([], [])
    assert tipless(dialog) == []
    dialog.close()
    assert look_at(room.window) == ([], [])
    assert tipless(room.window) == []
