"""Exports of the window: the match as text, the board as a picture, both without anybody's name."""

from __future__ import annotations

import getpass
import re
import socket
from datetime import datetime
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.game.events import Seat
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.ui.export import match_file, match_text
from tests.game.matches import header, match_of
from tests.ui.app import App, OpenWindow, after_a_turn_each

USER, HOST = "magdalena", "magdalenas-laptop"


@pytest.fixture
def app(open_window: OpenWindow, home: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """A match without names, after a turn of each side."""
    for variable in ("USER", "LOGNAME", "USERNAME", "LNAME"):
        monkeypatch.setenv(variable, USER)
    monkeypatch.setattr(socket, "gethostname", lambda: HOST)
    assert getpass.getuser() == USER
    return after_a_turn_each(open_window, home, ((6, 5), (3, 1), (6, 2), (5, 4)), ("24/21", "24/23"))


def file_dialog(app: App, action: str) -> QFileDialog:
    """The file dialog of an action."""
    getattr(app.window.commands, action).trigger()
    dialog = app.window.findChildren(QFileDialog)[-1]
    dialog.hide()
    return dialog


def export(app: App, action: str, path: Path) -> bytes:
    file_dialog(app, action).fileSelected.emit(str(path))
    return path.read_bytes()


def test_match_as_text_is_written_where_the_player_says_and_can_be_opened_again(app: App, tmp_path: Path) -> None:
    path, exported = tmp_path / "Мач от петък.mat", app.state

    text = export(app, "export_text", path).decode()
    assert text == match_text(app.history).decode()
    assert "  1) 31: 24/21 24/23" in text
    assert app.notice_kinds == [NoticeKind.EXPORTED]
    assert path.name in app.notices[0]

    app.begin("plakoto")
    file_dialog(app, "open").fileSelected.emit(str(path))
    assert app.state == exported
    assert app.file.suffix == ".tapa"


def test_records_and_texts_are_offered_to_be_opened_and_files_by_any_other_name_too(app: App) -> None:
    patterns = [text.partition("(")[2] for text in file_dialog(app, "open").nameFilters()]

    assert patterns == ["*.tapa *.mat *.txt *.sgf)", "*)"]


def test_picture_has_the_size_wished_and_no_texts(app: App, tmp_path: Path) -> None:
    for number, width in ((None, 1600), (1, 800)):
        dialog = file_dialog(app, "export_png")
        if number is not None:
            dialog.selectNameFilter(dialog.nameFilters()[number])
        dialog.fileSelected.emit(str(tmp_path / "board.png"))

        picture = QImage(str(tmp_path / "board.png"))
        assert f"{width:,}" in dialog.selectedNameFilter()
        assert (picture.width(), picture.textKeys()) == (width, [])


def test_file_that_cannot_be_written_is_reported_and_not_left(app: App, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()

    for action in ("export_text", "export_png", "export_svg"):
        file_dialog(app, action).fileSelected.emit(str(tmp_path / "taken"))

        (row,) = app.window.messages.rows
        assert app.notice_kinds == [NoticeKind.NOT_EXPORTED]
        assert row.message.severity == "error"
        assert str(tmp_path / "taken") in row.message.detail
        row.close_row()
    assert {path.name for path in tmp_path.iterdir()} == {"home", "taken"}


def test_what_is_written_is_the_board_of_the_moment_when_it_was_asked_for(app: App, tmp_path: Path) -> None:
    dialogs = {action: file_dialog(app, action) for action in ("export_text", "export_svg")}
    text = match_text(app.history).decode()
    app.begin("mahbusa")

    dialogs["export_text"].fileSelected.emit(str(tmp_path / "match.txt"))
    dialogs["export_svg"].fileSelected.emit(str(tmp_path / "board.png"))

    assert (tmp_path / "match.txt").read_text() == text
    drawn = (tmp_path / "board.png.svg").read_bytes()  # and is what its name says
    assert drawn.startswith(b"<?xml")
    assert b"<title>Tapa</title>" in drawn
    assert b"<image" not in drawn


def test_picture_is_copied_by_its_key_and_the_match_as_text(app: App) -> None:
    app.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().image().width() == 1600

    app.window.commands.copy_text.trigger()
    assert QGuiApplication.clipboard().text() == match_text(app.history).decode()
    assert [row.message.severity for row in app.window.messages.rows] == ["info", "info"]


EXPORTS = ("export_text", "export_png", "export_svg", "save_copy")


def test_name_with_a_dot_gets_the_ending_of_what_is_written(app: App, tmp_path: Path) -> None:
    for action in EXPORTS:
        file_dialog(app, action).fileSelected.emit(str(tmp_path / "Ana vs. Bob"))

    written = {path.suffix for path in tmp_path.glob("Ana vs. Bob*")}
    assert written == {".mat", ".png", ".svg", ".tapa"}


def test_file_names_nobody_who_has_not_typed_a_name(app: App, tmp_path: Path, home: Path) -> None:
    words = USER, HOST, str(Path.home()), str(home), str(tmp_path), tmp_path.name, "given"

    for action in EXPORTS:
        data = export(app, action, tmp_path / "given")
        assert [word for word in words if word.encode() in data] == [], action


def test_match_names_who_has_typed_a_name_and_pictures_name_nobody_at_all(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    app = open_window(white=Seat(name="Magdalena"))

    text, png, svg, copy = (export(app, action, tmp_path / "given") for action in EXPORTS)

    assert parse_match(text.decode()).header.white.name == "Magdalena"
    assert [b"Magdalena" in data for data in (copy, png, svg)] == [True, False, False]


def test_name_that_is_offered_says_which_game_and_when_it_began(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_window()
    monkeypatch.setattr(app.session.archive, "now", lambda: datetime(2024, 2, 29, 23, 59))
    app.begin("plakoto", white=Seat(name="Ана"))

    for action, suffix in zip((*EXPORTS, "export_report"), ("mat", "png", "svg", "tapa", "html"), strict=True):
        (name,) = file_dialog(app, action).selectedFiles()
        assert Path(name).name == f"Plakoto 2024-02-29.{suffix}"


@pytest.mark.parametrize("begun", ["", "long ago", "2024-02-30"])
def test_match_without_a_date_is_offered_with_that_of_today(begun: str) -> None:
    name = match_file(match_of(structs.replace(header(), begun=begun)), ".mat")

    assert re.fullmatch(r"Tapa \d{4}-\d\d-\d\d\.mat", name)
    assert "2024" not in name
