"""Files are data: nothing in them decides where the program writes. Ruff (S) checks that no file is executed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from tapa_desktop.app.notice import Notice
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.game.events import Seat, Seated
from tapa_desktop.game.history import History
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_line, format_record
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.export import file_name
from tests.app.driver import opened
from tests.game.matches import header, random_match

LEADING_OUT = ["../../evil", "/evil", "C:\\evil", "..\\evil", "a/../../evil", "evil\0", "~", "CON", "e\u202elive"]


def files_below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with parents that would catch a file written outside it."""
    folder = tmp_path / "a" / "b" / "data"
    folder.mkdir(parents=True)
    return folder


@pytest.mark.parametrize("name", LEADING_OUT)
@pytest.mark.parametrize("form", [format_match, lambda history: format_record(history.record).decode()])
def test_no_name_in_a_match_says_where_it_is_kept(
    tmp_path: Path, home: Path, name: str, form: Callable[[History], str]
) -> None:
    match_header = structs.replace(header("plakoto", 1, Seat(name=name), Seat(name=name)), begun=name)
    file = tmp_path / "given.mat"
    file.write_text(form(random_match(match_header, 1, most_events=30)), "utf-8")
    notices: list[Notice] = []
    match_store = MatchStore(Archive(home), notices.append)

    history = opened(match_store, file, notices.append)
    assert history is not None, notices
    match_store.save(history.append(Seated(Side.WHITE, Seat("beginner", name))))
    match_store.close()

    files = files_below(tmp_path) - {"given.mat"}
    assert len(files) == 2
    assert all(path.startswith("a/b/data/") for path in files)
    assert "evil" not in " ".join(files)


@pytest.mark.parametrize("name", LEADING_OUT)
def test_no_game_leads_out_of_the_archive(tmp_path: Path, home: Path, name: str) -> None:
    file = tmp_path / "given.tapa"
    file.write_bytes(format_line(header(name)))
    notices: list[Notice] = []

    assert opened(MatchStore(Archive(home), notices.append), file, notices.append) is None

    assert files_below(tmp_path) == {"given.tapa"}
    assert len(notices) == 1


def test_name_that_an_export_is_offered_names_no_person() -> None:
    assert file_name("Tapa", ".mat").startswith("Tapa 2")
    assert "/" not in file_name("Tapa", ".mat")
