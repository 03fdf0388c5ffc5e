"""A look that cannot be shown gives way to the wooden board, and the player is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.theme import load_theme, theme_choices


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
    assert "olive.toml" in notice.detail
    assert what in notice.detail


@pytest.mark.usefixtures("resources")
def test_theme_that_is_missing_is_named() -> None:
    theme, (notice,) = load_theme("wood")

    assert theme == WOOD
    assert "wood.toml" in notice.detail


def test_only_themes_that_can_be_shown_are_offered(resources: Path) -> None:
    (resources / "themes" / "olive.toml").write_text('name = "Olive"\n')
    (resources / "themes" / "broken.toml").write_text("name =")
    (resources / "themes" / "dark.toml").write_text('name = "Dark"\n')

    assert theme_choices() == (("dark", "Dark"), ("olive", "Olive"))


def test_wooden_board_is_offered_even_when_all_is_missing(resources: Path) -> None:
    (resources / "themes").rmdir()

    assert theme_choices() == (("wood", WOOD.name),)
