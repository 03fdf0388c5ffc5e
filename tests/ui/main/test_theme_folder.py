"""Boards of one's own, from the menu to the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme, CubeTheme, GroundTheme, SignalTheme, parse_theme
from tapa_desktop.ui.help.pages import boards_page
from tapa_desktop.ui.look.themes import own_folder
from tests.ui.room import QUIET, Enter


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that the system has been asked to show."""
    paths: list[Path] = []

    def open_url(url: QUrl) -> bool:
        paths.append(Path(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    return paths


def test_folder_of_boards_is_made_and_shown_with_a_page_that_explains_it(enter: Enter, opened: list[Path]) -> None:
    room = enter()

    room.window.commands.own_boards.trigger()

    assert opened == [own_folder("themes")]
    assert "point_dark" in (own_folder("themes") / "README.md").read_text("utf-8")
    assert own_folder("checkers").is_dir()
    assert room.notices == []


def test_what_somebody_has_written_into_the_page_stays(enter: Enter, opened: list[Path]) -> None:
    room = enter()
    own_folder("themes").mkdir(parents=True)
    (own_folder("themes") / "README.md").write_text("mine")

    room.window.commands.own_boards.trigger()

    assert (own_folder("themes") / "README.md").read_text() == "mine"
    assert len(opened) == 1


def test_where_the_system_shows_no_folders_the_window_says_where_it_is(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    room = enter()

    room.window.commands.own_boards.trigger()

    (row,) = room.window.messages.rows
    assert row.message.detail == str(own_folder("themes"))


def test_folder_that_cannot_be_made_is_reported(enter: Enter, opened: list[Path]) -> None:
    room = enter()
    own_folder("themes").parent.mkdir(parents=True, exist_ok=True)
    own_folder("themes").write_text("in the way")

    room.window.commands.own_boards.trigger()

    assert opened == []
    assert str(own_folder("themes")) in room.window.messages.rows[0].message.detail


def test_opening_the_preferences_reports_a_broken_board(enter: Enter) -> None:
    room = enter()
    own_folder("themes").mkdir(parents=True)
    (own_folder("themes") / "grove.toml").write_text('name = "Olive"\n[board]\ngrain = 1\n')

    room.window.commands.preferences.trigger()

    (row,) = room.window.messages.rows
    assert "grove.toml" in row.message.detail
    assert "`grain`" in row.message.detail


def test_board_of_ones_own_is_shown_at_the_next_start(enter: Enter) -> None:
    own_folder("themes").mkdir(parents=True)
    (own_folder("themes") / "grove.toml").write_text('name = "Olive"\n[board]\nfield = "#abcdef"\n')

    room = enter(settings=structs.replace(QUIET, theme="own:grove", checkers="pearl-and-navy"))

    assert room.window.board.options.theme.board.field == "#abcdef"
    assert room.window.board.options.theme.black.face == "#101c30"


def test_page_about_boards_is_read_under_help(enter: Enter) -> None:
    room = enter()

    room.window.commands.how_boards.trigger()

    assert room.notices == []


@pytest.mark.parametrize("struct", [BoardTheme, GroundTheme, CheckerTheme, CubeTheme, SignalTheme])
def test_page_about_boards_explains_every_field(struct: type) -> None:
    page, notices = boards_page()

    missing = [field.name for field in structs.fields(struct) if f"`{field.name}`" not in page.replace("[", "")]
    assert set(missing) <= {"board", "white", "black", "cube", "signal"}
    assert all(f"[{section}]" in page for section in missing)
    assert notices == []


def test_example_of_the_page_is_a_board() -> None:
    page, _ = boards_page()
    example = "\n".join(line[4:] for line in page.splitlines() if line.startswith("    "))

    theme = parse_theme(example)

    assert (theme.name, theme.board.field_texture) == ("Olive", "cloth")
