"""A look that cannot be shown gives way to the wooden board, and the player is told."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from tapa_desktop.app.storage.files import read_at_most
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.look import themes
from tapa_desktop.ui.look.themes import (
    LIMIT,
    MOST,
    checkers_choices,
    faults,
    load_theme,
    own_folder,
    shipped_names,
    theme_choices,
)
from tapa_desktop.ui.text.notices import message_of
from tests.links import linked

GROUNDS = "".join(f'{name} = "#808080"\n' for name in ("field", "point_dark", "point_light"))
NAVY_MARKS = "[signal]\npin = '#000040'\noutline = '#000041'\n"


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Resources in which there is a folder for themes, and nothing in it."""
    monkeypatch.setattr("tapa_desktop.resources._resources", lambda: tmp_path)
    (tmp_path / "themes").mkdir()
    return tmp_path


def test_theme_is_read_from_its_file(resources: Path) -> None:
    (resources / "themes" / "olive.toml").write_text('name = "Olive"\n[board]\nfield = "#abcdef"\n')

    theme, notices = load_theme("olive")

    assert (theme.name, theme.board.field, notices) == ("Olive", "#abcdef", [])


@pytest.mark.parametrize(
    ("text", "what"),
    [('name = "Olive', "olive.toml"), ('[white]\nface = "red"\n', "white"), ("name = 7\n", "name")],
)
def test_theme_with_a_fault_names_file_and_field(resources: Path, text: str, what: str) -> None:
    (resources / "themes" / "olive.toml").write_text(text)

    theme, (notice,) = load_theme("olive")

    assert theme == WOOD
    assert notice.severity == "warning"
    assert "olive.toml" in message_of(notice).detail
    assert what in message_of(notice).detail


@pytest.mark.usefixtures("resources")
def test_theme_that_is_missing_is_named() -> None:
    theme, (notice,) = load_theme("felt")

    assert theme == WOOD
    assert "felt.toml" in message_of(notice).detail


@pytest.mark.usefixtures("resources")
def test_wooden_board_needs_no_file() -> None:
    assert load_theme("wood") == (WOOD, [])


def test_only_themes_that_can_be_shown_are_offered(resources: Path) -> None:
    (resources / "themes" / "olive.toml").write_text('name = "Olive"\n')
    (resources / "themes" / "broken.toml").write_text("name =")
    (resources / "themes" / "dark.toml").write_text('name = "Dark"\n')

    assert theme_choices() == (("dark", "Dark"), ("olive", "Olive"))


def test_wooden_board_is_offered_even_when_all_is_missing(resources: Path) -> None:
    (resources / "themes").rmdir()

    assert theme_choices() == (("wood", WOOD.name),)


# Looks of one's own


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


@pytest.fixture
def boards() -> Path:
    """The folder for boards of one's own."""
    folder = own_folder("themes")
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def checkers() -> Path:
    """The folder for checkers of one's own."""
    folder = own_folder("checkers")
    folder.mkdir(parents=True)
    return folder


def test_board_that_is_dropped_into_the_folder_is_offered_by_its_name_and_shown(boards: Path) -> None:
    (boards / "grove.toml").write_text('name = "Olive grove"\n[board]\nfield = "#abcdef"\n')

    assert ("own:grove", "Olive grove") in theme_choices()
    assert load_theme("own:grove")[0].board.field == "#abcdef"
    assert faults() == []


def test_board_of_ones_own_does_not_take_the_place_of_one_that_was_shipped(boards: Path) -> None:
    (boards / "wood.toml").write_text('name = "Mine"\n')

    assert {("wood", "Wood"), ("own:wood", "Mine")} <= set(theme_choices())
    assert load_theme("wood")[0] == WOOD


def test_broken_board_of_the_player_is_reported_with_file_and_field_and_not_offered(boards: Path) -> None:
    (boards / "grove.toml").write_text('name = "Olive"\n[board]\nfield = "olive"\n')

    (notice,) = faults()

    assert str(boards / "grove.toml") in message_of(notice).detail
    assert "$.board.field" in message_of(notice).detail
    assert "own:grove" not in dict(theme_choices())


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"#" * (LIMIT + 1), "too long"),
        (b'name = "x"\n\xff\xfe', "line 2"),
        (b"[" * 5000, "line 1"),
        (b"", ""),
        (b'\xef\xbb\xbfname = "With a mark"', ""),
    ],
)
def test_whatever_lies_in_the_folder_the_program_goes_on(boards: Path, data: bytes, what: str) -> None:
    (boards / "grove.toml").write_bytes(data)

    details = [message_of(notice).detail for notice in faults()]

    assert len(details) == bool(what)
    assert all(what in detail for detail in details)


def test_folder_and_links_that_end_like_a_board_are_none_and_hide_none(boards: Path, tmp_path: Path) -> None:
    (boards / "grove.toml").write_text('name = "Olive grove"\n')
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
def test_no_key_leads_out_of_the_folder(boards: Path, key: str) -> None:
    (boards.parent / "secret.toml").write_text('name = "Secret"\n')

    theme, (notice,) = load_theme(key)

    assert theme == WOOD
    assert notice.severity == "warning"


def test_only_so_many_files_are_looked_at(boards: Path) -> None:
    for number in range(MOST + 5):
        (boards / f"{number:03}.toml").write_text('name = "Olive"\n')

    assert sum(key.startswith("own:") for key, _ in theme_choices()) == MOST


# Checkers


def test_board_is_shown_with_other_checkers() -> None:
    theme, notices = load_theme("felt", "ivory-and-ebony")

    assert (theme.name, notices) == ("Felt", [])
    assert theme.black != load_theme("felt")[0].black


def test_checkers_that_cannot_be_had_are_those_of_the_board() -> None:
    theme, (notice,) = load_theme("felt", "gold")

    assert theme == load_theme("felt")[0]
    assert "gold.toml" in message_of(notice).detail


def test_checkers_that_cannot_be_seen_on_a_board_are_not_offered_for_it_nor_shown(checkers: Path) -> None:
    (checkers / "camouflage.toml").write_text('name = "Camouflage"' + SIDES.replace("#ffffff", "#2c7550"))
    (checkers / "chess.toml").write_text('name = "Chess"' + SIDES)

    offered = dict(checkers_choices("felt"))

    assert "own:camouflage" not in offered
    assert (offered["own:chess"], next(iter(offered))) == ("Chess", "board")
    assert load_theme("felt", "own:camouflage")[0] == load_theme("felt")[0]


def test_files_are_not_read_again_while_none_has_changed(checkers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkers / "chess.toml").write_text('name = "Chess"' + SIDES)
    offered = checkers_choices("felt")
    read: list[Path] = []
    monkeypatch.setattr("tapa_desktop.ui.look.themes.read_at_most", lambda path, _most: read.append(path))

    assert checkers_choices("felt") == offered
    assert read == []


def test_files_that_are_new_changed_or_gone_are_noticed_at_once(checkers: Path) -> None:
    chess, draughts = checkers / "chess.toml", checkers / "draughts.toml"
    assert not {"own:chess", "own:draughts"} & dict(checkers_choices("felt")).keys()

    chess.write_text('name = "Chess"' + SIDES)
    assert dict(checkers_choices("felt"))["own:chess"] == "Chess"

    draughts.write_text('name = "Draughts"' + SIDES)
    chess.write_text('name = "Chess men"' + SIDES)
    offered = dict(checkers_choices("felt"))
    assert (offered["own:chess"], offered["own:draughts"]) == ("Chess men", "Draughts")

    chess.unlink()
    assert "own:chess" not in dict(checkers_choices("felt"))


@pytest.mark.parametrize(("kind", "board"), [("themes", "own:gray"), ("checkers", "felt")])
def test_file_that_could_not_be_read_once_is_read_again(
    boards: Path, checkers: Path, monkeypatch: pytest.MonkeyPatch, kind: str, board: str
) -> None:
    (boards / "gray.toml").write_text('name = "Gray"\n[board]\n' + GROUNDS + NAVY_MARKS)
    (checkers / "navy.toml").write_text('name = "Navy"' + SIDES.replace("#000000", "#000040"))
    given = checkers_choices(board)

    def refuse(path: Path, limit: int) -> bytes:
        if path.parent.name == kind:
            raise OSError(errno.EIO, "Input/output error", str(path))
        return read_at_most(path, limit)

    (boards / "another.toml").write_text('name = "Another"\n')  # so that all files are read again
    with monkeypatch.context() as disk:
        disk.setattr(themes, "read_at_most", refuse)
        assert checkers_choices(board) != given

    assert checkers_choices(board) == given


def test_checkers_are_distinguished_on_the_board_as_it_is_written_now(boards: Path, checkers: Path) -> None:
    (checkers / "navy.toml").write_text('name = "Navy"' + SIDES.replace("#000000", "#000040"))
    board = boards / "grove.toml"
    board.write_text('name = "Grove"\n')
    assert "own:navy" in dict(checkers_choices("own:grove"))

    board.write_text('name = "Grove"\n[board]\n' + GROUNDS + NAVY_MARKS)

    assert "own:navy" not in dict(checkers_choices("own:grove"))


def test_every_look_that_is_shipped_has_a_name_to_be_translated() -> None:
    offered = {*dict(theme_choices()), *dict(checkers_choices("wood")), *dict(checkers_choices("plain"))}

    assert offered - {"board"} == shipped_names().keys()
