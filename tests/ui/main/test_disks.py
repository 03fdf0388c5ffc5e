"""After disk errors there is a notice, play goes on, and the match is saved as soon as possible, or elsewhere."""

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
from tests.app.disks import fill, full_after, read_only, room_again, small_disk
from tests.app.driver import PERSON, ScriptedDice
from tests.ui.app import QUIET, App, OpenWindow, written


@pytest.fixture
def read_only_disk(home: Path) -> Iterator[Path]:
    with small_disk(home, is_read_only=True):
        yield home


def is_logged(*kinds: NoticeKind) -> bool:
    """Whether the log has exactly these notices, in order."""
    logged = re.findall(rf": ({'|'.join(kind.value for kind in kinds)})", (log_dir() / FILE).read_text())
    return logged == [kind.value for kind in kinds]


def in_a_game(start: OpenWindow) -> App:
    """Two persons play, and White has a 3 and a 1."""
    return start((6, 5), (3, 1), black=PERSON, presses=2)


def play(app: App, steps: int = 3) -> None:
    """Draft one checker, take it back, and so on."""
    for _ in range(steps):
        app.player.undo() if app.state.drafted else app.drag(24, 21)
        app.let_happen()


def is_whole(app: App) -> bool:
    return app.file.read_bytes() == format_record(app.history.record)


def test_on_a_full_disk_play_goes_on_and_is_saved_when_there_is_room(real_disk: Path, start: OpenWindow) -> None:
    app = in_a_game(start)
    filler = fill(real_disk)
    for _ in range(5):  # what had room in the last block is full by then
        app.match.append(Noted(1, "a" * NOTE_LIMIT))

    assert NoticeKind.UNSAVED in app.notice_kinds
    assert app.session.store.is_unsaved
    filler.unlink()
    play(app)

    assert NoticeKind.SAVED_AGAIN in app.notice_kinds
    assert is_logged(NoticeKind.UNSAVED, NoticeKind.SAVED_AGAIN)
    assert is_whole(app)
    app.leave()


def test_on_a_read_only_disk_there_is_play_and_a_copy(read_only_disk: Path, start: OpenWindow, tmp_path: Path) -> None:
    app = in_a_game(start)

    assert NoticeKind.UNSAVED in app.notice_kinds
    play(app)
    for _ in range(2):  # a second click on the cross is no answer
        app.leave()
        assert app.window.isVisible()
    app.press(app.window.features.confirming.bar.no_button)
    app.session.store.save_copy(tmp_path / "elsewhere.tapa")

    assert written(tmp_path / "elsewhere.tapa") == app.history
    assert list(read_only_disk.iterdir()) == []
    app.leave()
    assert not app.window.isVisible()


def test_what_is_saved_nowhere_is_lost_only_after_a_yes(start: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch)
    app = in_a_game(start)
    play(app)
    app.leave()

    app.press(app.window.features.confirming.bar.yes_button)

    assert not app.window.isVisible()
    assert app.session.is_closed


def test_home_that_vanishes_while_somebody_plays_is_made_anew_as_soon_as_it_can_be(
    start: OpenWindow, home: Path
) -> None:
    app = in_a_game(start)
    shutil.rmtree(home)

    play(app)
    app.window.change_settings(structs.replace(app.session.settings, volume=7))
    assert NoticeKind.CHANGED_BY_OTHER in app.notice_kinds
    assert is_logged(NoticeKind.CHANGED_BY_OTHER)
    assert is_whole(app)
    assert load_settings()[0].volume == 7

    shutil.rmtree(home)
    home.write_text("in the way")
    play(app)
    assert NoticeKind.UNSAVED in app.notice_kinds
    home.unlink()
    play(app)

    assert NoticeKind.SAVED_AGAIN in app.notice_kinds
    assert is_logged(NoticeKind.UNSAVED, NoticeKind.SAVED_AGAIN)
    assert is_whole(app)


def test_match_goes_on_in_a_home_of_any_name_and_its_copy_is_opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "Игри на Ана (1) 100% #1? \u202eألعاب"
    monkeypatch.setenv("TAPA_DESKTOP_HOME", str(tmp_path / name))
    app = App(qtbot, tmp_path / name / "data", dice=ScriptedDice((6, 5), (3, 1)))
    app.begin(black=PERSON)
    app.space(2)
    play(app)
    app.session.store.save_copy(tmp_path / name / f"{name}.tapa")
    history = app.history
    app.leave()
    app.vanish()

    second = App(qtbot, tmp_path / name / "data")
    assert second.history == history
    play(second, 1)
    second.session.open_record(tmp_path / name / f"{name}.tapa")

    assert second.history.record.log == history.record.log
    assert second.notices == []
    second.leave()
    second.vanish()


def test_settings_that_cannot_be_written_are_with_the_next_event(
    start: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = in_a_game(start)
    full_after(monkeypatch)
    app.window.change_settings(structs.replace(QUIET, volume=7))

    assert NoticeKind.SETTINGS_UNSAVED in app.notice_kinds
    assert app.session.settings.volume == 7
    room_again(monkeypatch)
    play(app, 1)

    assert load_settings()[0].volume == 7


def test_match_whose_name_is_no_text_is_opened_from_where_it_lies(start: OpenWindow, tmp_path: Path) -> None:
    app = start()
    path = tmp_path / os.fsdecode(b"\xff\xfe.tapa")
    app.session.store.save_copy(path)

    app.session.open_record(path)
    app.session.open_record(path.with_name(os.fsdecode(b"\xff nowhere.tapa")))

    assert NoticeKind.NOT_OPENED in app.notice_kinds
    assert app.window.messages.isVisible()
