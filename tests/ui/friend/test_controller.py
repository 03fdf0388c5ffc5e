"""A game with a friend elsewhere in the window: one player has a window, the other only a session."""

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
from tests.app.driver import Driver
from tests.app.session.test_friend import QUICK, play
from tests.app.storage.test_files import LockedFor
from tests.ui.app import App, OpenWindow
from tests.ui.test_every_control import look_at, tipless

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def boris(tmp_path: Path) -> Iterator[Driver]:
    """The session of the friend."""
    driver = Driver(tmp_path / "boris", settings=QUICK)
    driver.session.invited.connect(driver.session.friend_games().accept)
    yield driver
    driver.session.close()


@pytest.fixture
def app(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> App:
    """A window with a new match for which a friend is invited."""
    monkeypatch.setattr(friend, "new_seed", partial(random.Random(4).randbytes, 20))
    return open_window(white=Seat(None, "Anna"), black=Seat(FRIEND), target=1)


def bar(app: App) -> FriendBar:
    return app.window.features.friend.bar


def copied(app: App) -> str:
    """The text that the button of the bar copies."""
    app.press(bar(app).copy_button)
    return QGuiApplication.clipboard().text()


def paste(app: App, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    app.press(bar(app).paste_button)
    app.let_happen()


def agree(app: App) -> None:
    """Press the button of the latest notice."""
    app.press(app.window.messages.rows[-1].findChildren(QPushButton)[0])
    app.let_happen()


def reply(boris: Driver, line: str) -> str:
    """The answer of the friend."""
    boris.session.friend_games().play(line)
    boris.let_happen()
    play(boris, random.Random(1))
    sent = boris.session.friend_games().send()
    assert sent is not None
    return sent


def play_here(app: App) -> None:
    """Play a whole turn."""
    while app.session.friend_games().line is None:
        for step in app.match.draft.next_steps()[:1]:
            app.player.add_steps((step,))
        app.player.finish_turn()
        app.let_happen()


def to_my_turn(app: App, boris: Driver) -> None:
    """Join, and pass lines on until it is the turn of this player."""
    while not app.session.friend_games().is_my_turn:
        paste(app, reply(boris, copied(app)))


def test_bar_is_there_only_in_a_game_with_a_friend(app: App) -> None:
    is_shown = bar(app).isVisible()

    app.begin("tapa")

    assert is_shown
    assert not bar(app).isVisible()
    assert not app.window.features.friend.copy_turn.isEnabled()


def test_complete_turn_is_asked_for_once_by_the_prompt(app: App, boris: Driver) -> None:
    to_my_turn(app, boris)

    play_here(app)

    assert (bar(app).label.text(), bool(app.prompt)) == ("", True)


def test_turns_go_through_the_clipboard_and_are_played_on_the_board(app: App, boris: Driver) -> None:
    to_my_turn(app, boris)
    is_early = bar(app).copy_button.isEnabled()
    play_here(app)
    text, prompt = bar(app).label.text(), app.prompt

    line = copied(app)
    assert app.prompt != prompt  # it does not ask to copy again
    answer = reply(boris, line)
    again = copied(app)
    paste(app, answer)

    assert not is_early
    assert again == line
    assert bar(app).label.text() != text
    assert app.state.side is Side.WHITE
    assert app.state.throws == boris.state.throws + 1
    assert app.session.friend_games().is_my_turn


def test_a_composed_turn_can_be_ended_after_another_start(open_window: OpenWindow, app: App, boris: Driver) -> None:
    to_my_turn(app, boris)
    while not app.match.draft.is_complete:
        app.player.add_steps((app.match.draft.next_steps()[0],))
    app.leave()

    again = open_window()
    again.space()

    assert again.session.friend_games().line is not None


def test_what_is_said_of_a_wrong_line_goes_with_the_right_one_and_with_the_match(app: App, boris: Driver) -> None:
    paste(app, "nothing")
    assert len(app.notices) == 1
    assert app.session.friend_games().is_invitation
    answer = reply(boris, copied(app))

    paste(app, answer[:-3])
    assert app.notice_kinds == [NoticeKind.LINE_REFUSED]
    paste(app, answer)
    assert app.notice_kinds == []
    paste(app, answer[:-3])
    assert app.notice_kinds == [NoticeKind.LINE_REFUSED]
    app.begin("tapa")
    assert app.notice_kinds == []


def test_invitation_is_offered_and_accepted_once(open_window: OpenWindow, boris: Driver) -> None:
    boris.begin("plakoto", Seat(None, "Boris"), Seat(FRIEND), 3)
    invited = boris.session.friend_games().send()
    app = open_window()

    for damaged in (invited[:-3], invited[:-9]):
        paste(app, damaged)
    assert {*app.notice_kinds} == {NoticeKind.LINE_REFUSED}

    QGuiApplication.clipboard().setText(invited)
    app.let_happen()
    assert NoticeKind.LINE_REFUSED not in app.notice_kinds
    agree(app)

    assert app.state.rule_set.key == "plakoto"
    assert app.state.white.name == "Boris"
    assert lines_in(copied(app))[0].number == 1


def test_invitation_in_a_file_is_offered_by_a_window_that_has_only_begun(
    open_window: OpenWindow, boris: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boris.begin("plakoto", Seat(None, "Boris"), Seat(FRIEND), 3)
    invitation = tmp_path / "invitation.tapa"
    invitation.write_text(boris.session.friend_games().send(), "utf-8")
    monkeypatch.setattr(MainWindow, "complete", lambda _window: None)
    app = open_window()

    app.window.open_files([invitation])
    agree(app)

    assert app.state.white.name == "Boris"


def test_line_is_played_as_mails_change_it_wherever_it_is_offered_dropped_or_pasted(app: App, boris: Driver) -> None:
    answer = reply(boris, copied(app)).replace("tapa ", "tapa\u00a0", 1).replace(" ", "\r\n> > ", 1)

    QGuiApplication.clipboard().setText(f"> > Here it is:\n> > {answer}")
    app.let_happen()
    offers = len(app.notices)
    agree(app)
    assert not app.session.friend_games().is_invitation
    assert len(app.notices) < offers  # it goes when the line is played
    app.key(Qt.Key.Key_V, CONTROL)
    assert app.notice_kinds[-1] is NoticeKind.LINE_KNOWN
    app.window.play.text_dropped.emit(answer[:-3])
    assert app.notice_kinds[-1] is NoticeKind.LINE_REFUSED


@pytest.mark.parametrize("encoding", ["utf-16", "cp1253"])
def test_turn_is_saved_to_a_file_and_opened_from_one(app: App, boris: Driver, tmp_path: Path, encoding: str) -> None:
    sent, answer = tmp_path / "turn.tapa", tmp_path / "answer.tapa"

    app.window.features.friend.save_to(sent)
    answer.write_text(f"Άννα\n{reply(boris, sent.read_text()).replace('tapa ', 'tapa' + chr(10), 1)}", encoding)
    app.window.open_files([answer])
    app.let_happen()

    assert not app.session.friend_games().is_invitation
    assert sent.read_text() == f"{app.history.header.friend}\n"


def test_a_dropped_file_is_looked_at_once_for_a_turn_and_a_position(
    app: App, boris: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.window.change_settings(replace(app.session.settings, confirm_leaving=False))
    game, texts = tmp_path / "game.tapa", (reply(boris, copied(app)), format_position(position_spec(app.state)))
    game.write_bytes(boris.file.read_bytes())
    dropped = [tmp_path / "turn.tapa", tmp_path / "position.txt", game]
    for path, text in zip(dropped, texts, strict=False):
        path.write_text(text)
    read = []
    monkeypatch.setattr(session, "read_at_most", lambda path, limit: read.append(path) or read_at_most(path, limit))

    for path in dropped:
        app.window.play.files_dropped.emit([path])
        app.let_happen()

    assert read == dropped


def test_turn_is_played_without_a_question_although_its_file_is_locked_for_a_moment(
    app: App, boris: Driver, tmp_path: Path
) -> None:
    app.window.change_settings(replace(app.session.settings, confirm_leaving=True))
    to_my_turn(app, boris)
    play_here(app)
    answer = tmp_path / "answer.tapa"
    answer.write_text(reply(boris, copied(app)))

    with pytest.MonkeyPatch.context() as moment:
        LockedFor(moment, 3, "open")
        app.window.play.files_dropped.emit([answer])
    app.let_happen()

    assert app.session.friend_games().is_my_turn
    assert not app.window.features.confirming.is_waiting


def test_ones_own_invitation_is_called_so_before_the_answer_and_after_it(app: App, boris: Driver) -> None:
    invitation = copied(app)
    paste(app, invitation)
    paste(app, reply(boris, invitation))
    paste(app, invitation)

    assert app.notice_kinds == [NoticeKind.OWN_INVITATION]
    assert not app.session.friend_games().is_invitation


def test_an_invitation_is_nobodys_turn_until_it_is_answered(app: App, boris: Driver) -> None:
    def word(house: App | Driver) -> str:
        (game,) = house.session.friend_games().games()
        return game_line(game).partition("·")[0]

    friends = app.window.features.friend
    texts = [action.text() for action in (friends.copy_turn, friends.save_turn)]
    boris.session.friend_games().play(copied(app))
    words = [word(app), word(boris)]
    to_my_turn(app, boris)
    words += [word(app), word(boris)]

    assert not any("turn" in text for text in texts)
    assert len({*words}) == len(words)


def test_whole_game_is_proven_in_the_window_and_on_the_command_line(
    app: App, boris: Driver, capsys: pytest.CaptureFixture[str]
) -> None:
    to_my_turn(app, boris)
    play_here(app)
    boris.session.friend_games().play(copied(app))

    app.window.features.windows.show_dice()
    assert app.window.features.windows.dice.warning.isVisible()
    app.window.features.windows.verify_dice()
    status = verify_files([str(app.file), str(boris.file)])

    shown = app.window.features.windows.dice.findings.text()
    digest = app.session.friend_games().digest
    assert digest in shown
    assert capsys.readouterr().out.count(digest) == 2
    assert status == 0
    app.file.write_bytes(app.file.read_bytes().replace(b'"high":', b'"high":6,"low":6}\n{"event":"roll","high":', 1))
    assert verify_files([str(app.file)]) == 1


def test_no_other_takes_a_seat_and_a_position_is_played_by_two_persons(app: App) -> None:
    app.window.menus[0].aboutToShow.emit()
    is_open = app.window.commands.by_hand.isEnabled()

    app.window.features.positions.play_from(position_spec(app.state)._replace(side=Side.BLACK, roll=(2, 1)))

    assert not is_open
    assert app.state.white.is_person
    assert app.state.black.is_person
    assert not app.history.header.friend


def test_friend_is_chosen_as_the_opponent_of_a_person(app: App) -> None:
    app.window.commands.new_match.trigger()
    dialog = app.window.findChild(QDialog, "new_match")
    of_dice = dialog.dice, dialog.word
    dialog.seats[Side.BLACK].show_seat(Seat("expert"))
    assert [row.isHidden() for row in of_dice] == [False, False]

    dialog.seats[Side.WHITE].findChildren(QRadioButton)[-1].click()

    assert dialog.header().white == Seat(FRIEND)
    assert dialog.header().black.is_person
    assert [row.isHidden() for row in of_dice] == [True, True]  # they follow from both secrets


def test_list_of_games_is_open_once_and_up_to_date_and_opens_a_game(app: App) -> None:
    first = app.file
    for _ in range(2):
        app.window.features.friend.list_games.trigger()
        app.begin("tapa", white=Seat(None, "Anna"), black=Seat(FRIEND), target=1)
    app.begin("tapa")
    app.window.features.friend.list_games.trigger()

    (dialog,) = (one for one in app.window.findChildren(GamesDialog) if one.isVisible())
    paths = [game.path for game in app.session.friend_games().games()]
    assert dialog.list.count() == len(paths)
    dialog.list.setCurrentRow(paths.index(first))
    app.press(dialog.open_button)
    app.let_happen()

    assert app.file == first
    assert bar(app).isVisible()


def test_list_without_games_has_nothing_to_select(app: App) -> None:
    dialog = GamesDialog([], app.window)
    dialog.show()

    assert dialog.list.count() == 1
    assert dialog.list.selectedItems() == []
    assert not dialog.open_button.isEnabled()


def test_tips_of_the_buttons_say_more_than_their_names(app: App) -> None:
    (bar,) = app.window.findChildren(FriendBar)

    for button in (bar.copy_button, bar.paste_button, bar.games_button):
        assert len(button.toolTip()) > len(button.text())


def test_all_controls_are_reached_by_keys_and_have_names_and_tips(app: App) -> None:
    app.window.features.friend.show_games()
    app.let_happen()
    dialog = app.window.findChild(GamesDialog)

    assert dialog is not None
    assert look_at(dialog) == ([], [])
    assert tipless(dialog) == []
    dialog.close()
    assert look_at(app.window) == ([], [])
    assert tipless(app.window) == []
