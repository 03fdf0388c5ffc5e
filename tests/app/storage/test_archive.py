"""The folder of matches: names, the match in progress, and what waits to be gone on with.

Where the program keeps what belongs to the player: all under one folder if the player says so.
"""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.task import Worker
from tapa_desktop.app.storage import reading
from tapa_desktop.app.storage.archive import (
    Archive,
    SavedMatch,
    config_dir,
    data_dir,
    dialog_dir,
    log_dir,
    moment,
    unreadable_name,
)
from tapa_desktop.app.storage.packs import FOLDER, PackFolder
from tapa_desktop.app.storage.reading import MatchPreviews
from tapa_desktop.cancelling import never
from tapa_desktop.game.events import GameBegun, LogEvent, OpeningRolled, Resigned
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tests.app.disks import linked, refusing
from tests.app.driver import NOON, header


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "Мачове שלי", lambda: NOON)


def keep(
    archive: Archive, rule_set: str = "tapa", *, log: tuple[LogEvent, ...] = (OpeningRolled(6, 5),), changed: float = 0
) -> Path:
    path, descriptor = archive.create(header(rule_set))
    os.write(descriptor, format_record(Record(header(rule_set), log)))
    os.close(descriptor)
    os.utime(path, (changed, changed))
    return path


def test_a_match_is_named_by_date_time_and_rule_sets_and_two_begun_at_once_have_two_files(archive: Archive) -> None:
    assert keep(archive, "plakoto").name == "2026-11-20-120000-plakoto.tapa"
    assert [keep(archive).name, keep(archive).name] == ["2026-11-20-120000-tapa.tapa", "2026-11-20-120000-tapa-2.tapa"]
    assert keep(archive, " ".join(["tapa"] * 60)).exists()


@pytest.mark.skipif(os.name != "posix", reason="no folder is synced there")
def test_file_whose_folder_cannot_be_synced_is_not_left_behind(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive.matches.mkdir(parents=True)
    monkeypatch.setattr(os, "fsync", refusing(errno.EIO))

    with pytest.raises(OSError, match="Input/output error"):
        archive.create(header())

    assert list(archive.matches.iterdir()) == []


def test_the_match_in_progress_is_the_one_that_was_named_last_also_if_it_was_put_away(archive: Archive) -> None:
    assert archive.in_progress() is None
    assert archive.unfinished() == []
    first, second = keep(archive), keep(archive)

    archive.name_in_progress(first)
    archive.name_in_progress(second)
    assert archive.in_progress() == second

    archive.put_away(second, is_over=True)
    assert archive.in_progress() == archive.find(second.name) != second


def test_folder_in_place_of_the_name_is_kept_under_another_and_a_match_is_named_again(archive: Archive) -> None:
    pointer, path = archive.folder / "in-progress", keep(archive)
    (pointer / "mine").mkdir(parents=True)
    with pytest.raises(OSError, match="not a file"):
        archive.in_progress()

    archive.name_in_progress(path)

    assert archive.in_progress() == path
    assert (archive.folder / "in-progress.damaged" / "mine").is_dir()


@pytest.mark.parametrize(
    "text",
    [
        *("", "\n", "nowhere.tapa\n", "../in-progress\n", "../../secret.tapa\n", "/etc/passwd\n", ".\n", "..\n"),
        *("\0.tapa\n", "\ud800.tapa", "x" * 300 + ".tapa", "finished\n"),
    ],
)
def test_a_name_that_leads_to_no_match_is_an_error_if_there_are_matches(archive: Archive, text: str) -> None:
    archive.matches.mkdir(parents=True)
    (archive.folder.parent / "secret.tapa").write_text("")
    (archive.folder / "in-progress").write_bytes(text.encode(errors="surrogatepass"))

    assert archive.in_progress() is None
    keep(archive)
    with pytest.raises(OSError, match=r"No such|too long"):
        archive.in_progress()


def test_an_archive_is_new_until_it_has_a_folder_that_may_be_out_of_reach(archive: Archive) -> None:
    assert archive.is_new
    keep(archive)
    assert not archive.is_new
    assert archive.find("x" * 300) is None
    too_long = Archive(archive.folder / ("x" * 300))
    assert too_long.is_new == (os.name == "nt")  # Windows reports it as missing, other systems as impossible
    assert too_long.find("a.tapa") is None


def test_the_matches_that_were_played_last_come_first_and_no_more_are_looked_at_than_are_shown(
    archive: Archive,
) -> None:
    paths = [keep(archive, changed=at) for at in range(29)] + [keep(archive, "mahbusa", changed=2_000)]

    matches = archive.unfinished()

    assert [match.path for match in matches] == paths[:-21:-1]
    assert (matches[0].header, matches[0].changed) == (header("mahbusa"), datetime.fromtimestamp(2_000))
    assert archive.unfinished(most=3) == matches[:3]


def test_time_that_no_date_can_have_is_1970() -> None:
    assert {moment(seconds) for seconds in (1e13, -1e13, 1e300)} == {datetime(1970, 1, 1)}


def test_what_is_no_record_and_a_match_in_which_nothing_has_happened_are_left_out(archive: Archive) -> None:
    path = keep(archive)
    (archive.matches / "folder.tapa").mkdir()
    linked(archive.matches / "gone.tapa", archive.matches / "nowhere")
    keep(archive, log=())
    for data in (b"", b"{", b"\xff\n{}\n", b"x" * 100_000, b'{"format":"other","version":1}\n{}\n'):
        (archive.matches / f"{data[:1].hex()}{len(data)}.tapa").write_bytes(data)

    assert [match.path for match in archive.unfinished()] == [path]
    assert len(archive.records()) == 9


def test_a_match_that_has_ended_is_put_with_the_others_and_found_by_its_name_as_before(archive: Archive) -> None:
    folder = archive.matches / "finished"
    first = keep(archive)
    archive.put_away(first, is_over=True)
    second = keep(archive, log=(OpeningRolled(6, 5), GameBegun()))
    archive.put_away(second, is_over=True)
    waiting = keep(archive, "mahbusa")

    archive.put_away(folder / first.name, is_over=True)

    finished = sorted(folder.iterdir())
    assert [path.name for path in finished] == ["2026-11-20-120000-tapa-2.tapa", "2026-11-20-120000-tapa.tapa"]
    assert [match.path for match in archive.unfinished()] == [waiting]
    assert set(archive.records()) == {*finished, waiting}
    paths = [archive.find(name) for name in (first.name, waiting.name, "other.tapa", "")]
    assert paths == [folder / first.name, waiting, None, None]


def test_the_archive_knows_its_own_files_by_whatever_name_they_are_found(archive: Archive, tmp_path: Path) -> None:
    path = keep(archive)
    capitals = path.with_name(path.name.upper())
    assert str(archive.own(capitals)) == str(path if capitals.exists() else capitals), "where the disk knows it so"

    linked(tmp_path / "link", archive.matches)
    others = [linked(path.with_name(name), path) for name in ("2026-1~1.TAP", "other.tapa")]
    for own in (path, tmp_path / "link" / path.name, *others):
        assert archive.own(own) == path
    assert archive.own(archive.matches / "finished" / "a.tapa") == archive.matches / "finished" / "a.tapa"
    for foreign in (tmp_path / path.name, archive.folder / "in-progress", archive.matches / "match.mat"):
        assert archive.own(foreign) is None


@pytest.mark.parametrize(
    "name",
    [
        b"GAME.TAPA",
        pytest.param(b"\xff.tapa", marks=pytest.mark.skipif(sys.platform != "linux", reason="names are text there")),
    ],
)
def test_record_whose_name_is_in_capitals_or_no_text_is_a_match_like_any_other(archive: Archive, name: bytes) -> None:
    path = keep(archive)
    odd = path.rename(path.with_name(os.fsdecode(name)))

    archive.name_in_progress(odd)

    assert archive.own(odd) == archive.in_progress() == odd
    assert [match.path for match in archive.unfinished()] == archive.records() == [odd]


def test_copy_of_a_match_is_known_among_links_that_lead_nowhere(archive: Archive, tmp_path: Path) -> None:
    archive.matches.mkdir(parents=True)
    linked(archive.matches / "a.tapa", tmp_path / "gone.tapa")
    path = keep(archive)
    linked(archive.matches / "z.tapa", tmp_path / "gone.tapa")

    assert archive.same_as(Path(shutil.copy(path, tmp_path / "copy.tapa"))) == path


@pytest.mark.parametrize("name", ["../elsewhere.tapa", "finished/../../elsewhere.tapa", "{}/elsewhere.tapa", "a\0"])
def test_no_name_leads_out_of_the_archive(archive: Archive, tmp_path: Path, name: str) -> None:
    archive.matches.mkdir(parents=True)
    (archive.folder / "elsewhere.tapa").write_text("x")
    (tmp_path / "elsewhere.tapa").write_text("x")

    assert archive.find(name.format(tmp_path)) is None


# The folder of packs

PACK = "My positions\ntapa W13,8,W1,4,W1,8,B15 0/0/0 0/0/0 W 41\n"


def test_pack_is_imported_once_whatever_lies_in_the_folder_and_however_an_editor_has_saved_it(tmp_path: Path) -> None:
    (tmp_path / FOLDER / "folder.txt").mkdir(parents=True)
    path, files = tmp_path / "given.txt", []

    for encoding in ("utf-8", "utf-8", "utf-16"):
        path.write_text(PACK, encoding, newline="\n")
        (loaded,) = PackFolder(tmp_path).load(path, never)
        assert loaded.error is None
        assert (loaded.file.title, loaded.file.path.read_text("utf-8")) == ("My positions", PACK)
        files.append(loaded.file)

    assert files[0] == files[1] == files[2]


# The last states of saved matches


@pytest.fixture
def previews(qapp: QCoreApplication) -> Iterator[MatchPreviews]:  # noqa: ARG001 - signals need it
    files = Worker("files")
    yield MatchPreviews(files)
    files.close()


def state_of(previews: MatchPreviews, saved: SavedMatch) -> GameState | None:
    """The last state of a short match."""
    states: list[GameState | None] = []
    previews.ready.connect(lambda _, state: states.append(state))
    previews.ask(saved)
    return states[-1]


@pytest.fixture
def saved(tmp_path: Path) -> SavedMatch:
    """A match in which White has given up a game."""
    history = replay(header(), (OpeningRolled(5, 3), Resigned(Side.WHITE)))
    path = tmp_path / "waiting.tapa"
    path.write_bytes(format_record(history.record))
    return SavedMatch(path, history.header, NOON)


def test_state_of_a_match_is_that_of_its_record_and_is_kept_until_that_has_changed(
    previews: MatchPreviews, saved: SavedMatch
) -> None:
    assert previews.cached(saved) is None

    state = state_of(previews, saved)
    saved.path.write_bytes(format_record(replay(header(), (OpeningRolled(5, 3),)).record))

    assert state.score(Side.BLACK) == 2
    assert previews.cached(saved) is state
    assert state_of(previews, saved) is state
    later, latest = (saved._replace(changed=NOON + timedelta(seconds=seconds)) for seconds in (1, 2))
    assert previews.cached(later) is None
    assert state_of(previews, later).score(Side.BLACK) == 0
    saved.path.write_bytes(b"no record\n")
    assert state_of(previews, latest) is None


def test_long_match_is_read_in_the_background_and_a_cancelled_request_is_not_answered(
    previews: MatchPreviews, saved: SavedMatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 0)
    found_for: list[SavedMatch] = []
    previews.ready.connect(lambda saved, _: found_for.append(saved))
    other = saved._replace(path=tmp_path / "other.tapa")
    other.path.write_bytes(saved.path.read_bytes())

    previews.ask(saved)
    previews.ask(other)

    assert found_for == []
    qtbot.waitUntil(lambda: other in found_for)
    assert found_for == [other]
    assert previews.cached(other) is not None


def test_one_variable_puts_everything_under_one_folder_and_without_it_the_system_has_such_folders(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TAPA_DESKTOP_HOME", "/stick/Игра")
    assert {data_dir(), config_dir(), log_dir()} == {Path("/stick/Игра") / name for name in ("data", "config", "log")}
    assert unreadable_name() == []

    monkeypatch.delenv("TAPA_DESKTOP_HOME")
    for path in (data_dir(), config_dir(), log_dir()):
        assert path.is_absolute()
        assert path.name == "tapa-desktop"


@pytest.mark.parametrize(("platform", "place"), [("win32", "Documents"), ("darwin", "Documents"), ("linux", ".")])
def test_dialogs_begin_where_players_of_the_system_keep_their_files(
    monkeypatch: pytest.MonkeyPatch, platform: str, place: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)

    assert dialog_dir() == Path.home() / place


@pytest.fixture
def unnamed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Only the variable of the home folder is set."""
    for variable in ("TAPA_DESKTOP_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the system names the folders there")
@pytest.mark.parametrize("home", ["", "somewhere", "./"])
def test_without_a_home_that_can_be_found_again_the_system_is_asked_and_if_it_knows_none_it_is_the_root(
    unnamed: pytest.MonkeyPatch, home: str
) -> None:
    unnamed.setenv("HOME", home)
    assert data_dir().is_absolute()

    unnamed.setenv("HOME", "somewhere")
    unnamed.setattr("pwd.getpwuid", Mock(side_effect=KeyError))
    assert data_dir() == Path("/.local/share/tapa-desktop")


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names are Unicode there")
@pytest.mark.parametrize("variable", ["HOME", "XDG_DATA_HOME", "TAPA_DESKTOP_HOME"])
def test_folder_whose_name_is_not_utf8_is_used_and_reported(
    tmp_path: Path, unnamed: pytest.MonkeyPatch, variable: str
) -> None:
    odd = os.path.join(os.fsencode(tmp_path), b"h\xff")  # noqa: PTH118 - bytes
    unnamed.setenv(variable, os.fsdecode(odd))

    assert os.fsencode(data_dir()).startswith(odd)
    (notice,) = unreadable_name()
    assert "h\ufffd" in notice.path
