"""A notice that sums up many files leads to their list, and a longer one takes the place of a shorter."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.storage import loader
from tapa_desktop.ui.messages.row import FileListDialog
from tapa_desktop.ui.text.notices import Message
from tests.ui.room import Enter, Room


@pytest.fixture
def room(enter: Enter) -> Room:
    return enter()


def test_list_of_the_files_is_shown_on_request(room: Room, qtbot: QtBot, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.tapa", "a\nb.tapa", "\udcff.tapa")]
    room.session.open_records(files)
    qtbot.waitUntil(lambda: bool(room.window.messages.rows))
    (row,) = room.window.messages.rows

    (offer, *_) = row.findChildren(QPushButton)
    room.press(offer)

    (dialog,) = room.window.findChildren(FileListDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle() == row.message.text
    assert str(files[0]) in dialog.text.toPlainText()
    assert row.isVisible()


def test_longer_list_takes_the_place_of_its_beginning(room: Room) -> None:
    messages = room.window.messages

    messages.show_notice(Message("error", "first", files=("a", "b")))
    messages.show_notice(Message("error", "longer", files=("a", "b", "c")))
    messages.show_notice(Message("error", "other", files=("x", "y")))
    messages.show_notice(Message("info", "none"))

    assert room.notices == ["longer", "other", "none"]


def test_good_files_among_many_are_shown_and_the_window_stays_awake(
    room: Room, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "SLICE_S", 0)
    good = tmp_path / "good.tapa"
    good.write_bytes(room.file.read_bytes().replace(b'"tapa"', b'"plakoto"'))
    bad = [tmp_path / f"{number}.tapa" for number in range(400)]

    room.session.open_records([*bad[:200], good, *bad[200:]])

    qtbot.waitUntil(lambda: any(len(row.message.files) == 400 for row in room.window.messages.rows))
    assert len(room.window.messages.rows) == 1
    assert room.state.rule_set.key == "plakoto"
