"""The wooden board replaces a theme that cannot be read, with a notice."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QLocale
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton

from tapa_desktop.ui.board.theme import WOOD, BoardTheme, CheckerTheme, CubeTheme, GroundTheme, SignalTheme, parse_look
from tapa_desktop.ui.help.pages import help_page
from tapa_desktop.ui.look import themes
from tapa_desktop.ui.look.themes import checkers_choices, faults, load_theme, own_folder, theme_choices
from tapa_desktop.ui.text.notices import message_of
from tests.app.disks import linked
from tests.ui.app import QUIET, OpenWindow

SIDES = """
[white]
face = "#ffffff"
rim = "#eeeeee"
edge = "#000000"
mark = "#000000"
[black]
face = "#000000"
rim = "#222222"
edge = "#ffffff"
mark = "#ffffff"
"""


def write_look(kind: themes.LookKind, key: str, name: str, rest: str = "") -> Path:
    """Write a player's own board or checkers."""
    path = own_folder(kind) / f"{key}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'name = "{name}"\n{rest}')
    return path


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of resources for boards, and nothing in it."""
    monkeypatch.setattr("tapa_desktop.resources._resources", lambda: tmp_path)
    (tmp_path / "themes").mkdir()
    return tmp_path / "themes"


def test_theme_is_read_from_its_file_and_only_what_can_be_shown_is_offered(shipped: Path) -> None:
    (shipped / "olive.toml").write_text('name = "Olive"\n[board]\nfield = "#abcdef"\n')
    (shipped / "dark.toml").write_text('name = "Dark"\n')
    (shipped / "broken.toml").write_text("name =")

    theme, notices = load_theme("olive")

    assert (theme.name, theme.board.field, notices) == ("Olive", "#abcdef", [])
    assert theme_choices() == (("dark", "Dark"), ("olive", "Olive"))


def test_boards_are_in_the_order_of_the_language(shipped: Path) -> None:
    for name in ("Deri", "Yüksek", "Çuha"):
        (shipped / f"{name}.toml").write_text(f'name = "{name}"\n', encoding="utf-8")
    before = QLocale()

    QLocale.setDefault(QLocale("tr"))
    names = [name for _, name in theme_choices()]
    QLocale.setDefault(before)

    assert names == ["Çuha", "Deri", "Yüksek"]


@pytest.mark.parametrize("text", [None, "[white]\n"])
def test_theme_that_is_missing_or_has_a_fault_is_named_and_the_wooden_board_needs_no_file(
    shipped: Path, text: str | None
) -> None:
    if text is not None:
        (shipped / "olive.toml").write_text(text)

    theme, (notice,) = load_theme("olive")

    assert (theme, notice.severity) == (WOOD, "warning")
    assert "olive.toml" in message_of(notice).detail
    assert ("white" in message_of(notice).detail) is (text is not None)
    assert load_theme("wood") == (WOOD, [])


def test_without_any_file_the_wooden_board_is_offered(shipped: Path) -> None:
    shipped.rmdir()

    assert theme_choices() == (("wood", WOOD.name),)


# The player's own themes


def test_board_that_is_dropped_into_the_folder_is_offered_by_its_name_and_takes_no_place_of_a_shipped_one() -> None:
    write_look("themes", "grove", "Olive grove", '[board]\nfield = "#abcdef"\n')
    write_look("themes", "wood", "Mine")

    assert {("own:grove", "Olive grove"), ("wood", "Wood"), ("own:wood", "Mine")} <= set(theme_choices())
    assert load_theme("own:grove")[0].board.field == "#abcdef"
    assert load_theme("wood")[0] == WOOD
    assert faults() == []


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b'name = "Olive"\n[board]\nfield = "olive"\n', "$.board.field"),
        (b"#" * (themes.LIMIT + 1), "too long"),
        (b'name = "x"\n\xff\xfe', "line 2"),
        (b"[" * 5000, "line 1"),
        (b"", ""),
        (b'\xef\xbb\xbfname = "With a mark"', ""),
    ],
)
def test_board_of_the_player_is_offered_or_reported_with_file_and_place(data: bytes, fault: str) -> None:
    path = write_look("themes", "grove", "")
    path.write_bytes(data)

    details = [message_of(notice).detail for notice in faults()]

    assert [str(path) in detail and fault in detail for detail in details] == [True] * bool(fault)
    assert ("own:grove" in dict(theme_choices())) is not bool(fault)


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text there")
def test_board_whose_name_is_no_text_is_not_offered_since_no_settings_could_hold_it() -> None:
    write_look("themes", os.fsdecode(b"caf\xe9"), "Coffee")
    write_look("themes", "café", "Café")

    assert [key for key, _ in theme_choices() if key.startswith("own:")] == ["own:café"]


def test_folder_and_links_that_end_like_a_board_are_none_and_hide_none(tmp_path: Path) -> None:
    boards = write_look("themes", "grove", "Olive grove").parent
    (tmp_path / "secret.toml").write_text('name = "Secret"\n')
    linked(boards / "link.toml", tmp_path / "secret.toml")
    linked(boards / "round.toml", boards / "round.toml")
    (boards / "folder.toml").mkdir()

    assert {key for key, _ in theme_choices() if key.startswith("own:")} == {"own:grove"}
    assert load_theme("own:link")[0] == WOOD
    assert [notice.path for notice in faults()] == [boards / "folder.toml", boards / "round.toml"]


@pytest.mark.parametrize(
    "key", ["own:../secret", "../secret", "own:", "", "/etc/passwd", "own:x\0", "own:..", "x" * 80]
)
def test_no_key_leads_out_of_the_folder(key: str) -> None:
    (write_look("themes", "grove", "Grove").parents[1] / "secret.toml").write_text('name = "Secret"\n')

    theme, (notice,) = load_theme(key)

    assert (theme, notice.severity) == (WOOD, "warning")


def test_only_so_many_files_are_looked_at() -> None:
    for number in range(themes.MOST + 5):
        write_look("themes", f"{number:03}", "Olive")

    assert sum(key.startswith("own:") for key, _ in theme_choices()) == themes.MOST


# Checkers


def test_board_is_shown_with_other_checkers_or_its_own_where_those_cannot_be_had() -> None:
    own, _ = load_theme("felt")
    theme, notices = load_theme("felt", "ivory-and-ebony")
    without, (notice,) = load_theme("felt", "gold")

    assert (theme.name, notices) == ("Felt", [])
    assert theme.black != own.black
    assert without == own
    assert "gold.toml" in message_of(notice).detail


def test_checkers_that_cannot_be_seen_on_a_board_are_not_offered_for_it_nor_shown() -> None:
    write_look("checkers", "camouflage", "Camouflage", SIDES.replace("#ffffff", "#2c7550"))
    write_look("checkers", "chess", "Chess", SIDES)

    offered = dict(checkers_choices("felt"))

    assert "own:camouflage" not in offered
    assert (offered["own:chess"], next(iter(offered))) == ("Chess", "board")
    assert load_theme("felt", "own:camouflage")[0] == load_theme("felt")[0]


def test_every_look_that_is_shipped_has_a_name_to_be_translated() -> None:
    offered = {*dict(theme_choices()), *dict(checkers_choices("wood")), *dict(checkers_choices("plain"))}

    assert offered - {"board"} == themes.shipped_names().keys()


# From the menu to the window


def test_folder_of_boards_is_made_and_shown_with_a_page_that_explains_it_and_can_be_written_into(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    app = open_window()
    page = own_folder("themes") / "README.md"

    app.window.commands.own_boards.trigger()
    assert "point_dark" in page.read_text("utf-8")
    page.write_text("mine")
    app.window.commands.own_boards.trigger()

    assert list(map(Path, opened)) == [own_folder("themes")] * 2
    assert page.read_text() == "mine"
    assert own_folder("checkers").is_dir()
    assert app.notices == []


def test_board_that_is_dropped_leads_to_the_folder_where_it_belongs(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    app = open_window()

    app.window.play.files_dropped.emit([tmp_path / "Olive.TOML"])
    (row,) = app.window.messages.rows
    assert (row.message.severity, row.message.notice) == ("info", None), "no match that cannot be opened"
    app.press(*row.findChildren(QPushButton))

    assert own_folder("themes").is_dir()


@pytest.mark.parametrize("is_in_the_way", [False, True], ids=["the system shows no folders", "a file lies there"])
def test_folder_that_cannot_be_shown_or_made_is_named(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, is_in_the_way: bool
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: is_in_the_way)
    app = open_window()
    if is_in_the_way:
        own_folder("themes").write_text("in the way")

    app.window.commands.own_boards.trigger()

    (row,) = app.window.messages.rows
    assert str(own_folder("themes")) in row.message.detail


def test_board_of_ones_own_is_shown_at_the_next_start_and_a_page_about_boards_under_help(
    open_window: OpenWindow,
) -> None:
    write_look("themes", "grove", "Olive", '[board]\nfield = "#abcdef"\n')

    app = open_window(settings=structs.replace(QUIET, theme="own:grove", checkers="pearl-and-navy"))
    app.window.commands.how_boards.trigger()

    assert app.window.board.options.theme.board.field == "#abcdef"
    assert app.window.board.options.theme.black.face == "#101c30"
    assert app.notices == []


@pytest.mark.parametrize("struct", [BoardTheme, GroundTheme, CheckerTheme, CubeTheme, SignalTheme])
def test_page_about_boards_explains_every_field(struct: type) -> None:
    page, notices = help_page("boards")

    missing = [field.name for field in structs.fields(struct) if f"`{field.name}`" not in page.replace("[", "")]
    assert set(missing) <= {"board", "white", "black", "cube", "signal"}
    assert all(f"[{section}]" in page for section in missing)
    assert notices == []


def test_example_of_the_page_is_a_board() -> None:
    page, _ = help_page("boards")
    example = "\n".join(line[4:] for line in page.splitlines() if line.startswith("    "))

    theme = parse_look(BoardTheme, example)

    assert (theme.name, theme.board.field_texture) == ("Olive", "cloth")
