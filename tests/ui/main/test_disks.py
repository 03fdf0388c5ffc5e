"""Whatever a disk does, the window says so, play goes on, and it is saved as soon as it can be, or elsewhere."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.settings import load_settings
from tapa_desktop.app.storage.archive import log_dir
from tapa_desktop.game.events import NOTE_LIMIT, Noted
from tapa_desktop.game.record import format_record
from tapa_desktop.ui.startup.log import FILE
from tests.app.desk import PERSON, ScriptedDice
from tests.app.disks import fill, full_after, read_only, room_again, small_disk
from tests.ui.room import QUIET, OpenWindow, Room, written


@pytest.fixture
def read_only_disk(home: Path) -> Iterator[Path]:
    with small_disk(home, is_read_only=True):
        yield home


def is_logged(*kinds: NoticeKind) -> bool:
    """Whether the log tells these one after the other."""
    told = re.findall(rf": ({'|'.join(kind.value for kind in kinds)})", (log_dir() / FILE).read_text())
    return told == [kind.value for kind in kinds]


def in_a_game(start: OpenWindow) -> Room:
    """Two persons play, and White has a 3 and a 1."""
    return start((6, 5), (3, 1), black=PERSON, presses=2)


def play(room: Room, steps: int = 3) -> None:
    """Draft one checker, take it back, and so on."""
    for _ in range(steps):
        room.player.undo() if room.state.drafted else room.drag(24, 21)
        room.let_happen()


def is_whole(room: Room) -> bool:
    return room.file.read_bytes() == format_record(room.history.record)


def test_on_a_full_disk_play_goes_on_and_is_saved_when_there_is_room(real_disk: Path, start: OpenWindow) -> None:
    room = in_a_game(start)
    filler = fill(real_disk)
    for _ in range(5):  # what had room in the last block is full by then
        room.match.append(Noted(1, "a" * NOTE_LIMIT))

    assert NoticeKind.UNSAVED in room.notice_kinds
    assert room.session.store.is_unsaved
    filler.unlink()
    play(room)

    assert NoticeKind.SAVED_AGAIN in room.notice_kinds
    assert is_logged(NoticeKind.UNSAVED, NoticeKind.SAVED_AGAIN)
    assert is_whole(room)
    room.leave()


def test_on_a_read_only_disk_there_is_play_and_a_copy(read_only_disk: Path, start: OpenWindow, tmp_path: Path) -> None:
    room = in_a_game(start)

    assert NoticeKind.UNSAVED in room.notice_kinds
    play(room)
    for _ in range(2):  # a second click on the cross is no answer
        room.leave()
        assert room.window.isVisible()
    room.press(room.window.features.confirming.bar.no_button)
    room.session.store.save_copy(tmp_path / "elsewhere.tapa")

    assert written(tmp_path / "elsewhere.tapa") == room.history
    assert list(read_only_disk.iterdir()) == []
    room.leave()
    assert not room.window.isVisible()


def test_what_is_saved_nowhere_is_lost_only_after_a_yes(start: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch)
    room = in_a_game(start)
    play(room)
    room.leave()

    room.press(room.window.features.confirming.bar.yes_button)

    assert not room.window.isVisible()
    assert room.session.is_closed


def test_home_that_vanishes_while_somebody_plays_is_made_anew_as_soon_as_it_can_be(
    start: OpenWindow, home: Path
) -> None:
    room = in_a_game(start)
    shutil.rmtree(home)

    play(room)
    room.window.change_settings(structs.replace(room.session.settings, volume=7))
    assert NoticeKind.CHANGED_BY_OTHER in room.notice_kinds
    assert is_logged(NoticeKind.CHANGED_BY_OTHER)
    assert is_whole(room)
    assert load_settings()[0].volume == 7

    shutil.rmtree(home)
    home.write_text("in the way")
    play(room)
    assert NoticeKind.UNSAVED in room.notice_kinds
    home.unlink()
    play(room)

    assert NoticeKind.SAVED_AGAIN in room.notice_kinds
    assert is_logged(NoticeKind.UNSAVED, NoticeKind.SAVED_AGAIN)
    assert is_whole(room)


def test_match_goes_on_in_a_home_of_any_name_and_its_copy_is_opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "Игри на Ана (1) 100% #1? \u202eألعاب"
    monkeypatch.setenv("TAPA_DESKTOP_HOME", str(tmp_path / name))
    room = Room(qtbot, tmp_path / name / "data", dice=ScriptedDice((6, 5), (3, 1)))
    room.begin(black=PERSON)
    room.space(2)
    play(room)
    room.session.store.save_copy(tmp_path / name / f"{name}.tapa")
    left = room.history
    room.leave()
    room.vanish()

    again = Room(qtbot, tmp_path / name / "data")
    assert again.history == left
    play(again, 1)
    again.session.open_record(tmp_path / name / f"{name}.tapa")

    assert again.history.record.log == left.record.log
    assert again.notices == []
    again.leave()
    again.vanish()


def test_settings_that_cannot_be_written_are_with_the_next_event(
    start: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = in_a_game(start)
    full_after(monkeypatch)
    room.window.change_settings(structs.replace(QUIET, volume=7))

    assert NoticeKind.SETTINGS_UNSAVED in room.notice_kinds
    assert room.session.settings.volume == 7
    room_again(monkeypatch)
    play(room, 1)

    assert load_settings()[0].volume == 7


def test_match_whose_name_is_no_text_is_opened_from_where_it_lies(start: OpenWindow, tmp_path: Path) -> None:
    room = start()
    path = tmp_path / os.fsdecode(b"\xff\xfe.tapa")
    room.session.store.save_copy(path)

    room.session.open_record(path)
    room.session.open_record(path.with_name(os.fsdecode(b"\xff nowhere.tapa")))

    assert NoticeKind.NOT_OPENED in room.notice_kinds
    assert room.window.messages.isVisible()
