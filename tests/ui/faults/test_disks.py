"""What the system says of a disk is told in the language of the window, and stays in its own words in the log."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from pathlib import Path

import pytest

from tapa_desktop.app.game_history.errors import plain_error
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.storage.files import NotAFile
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.export import write_export
from tapa_desktop.ui.text.errors import disk_sentences, reason, with_file
from tapa_desktop.ui.text.notices import message_of
from tapa_desktop.ui.text.translator import Translator
from tests.ui.faults.tongues import OTHERS, english_in

COMMON = (
    "ENOSPC", "EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR", "EIO", "EDQUOT", "EMFILE", "ENFILE",
    "ENAMETOOLONG", "EBUSY", "EFBIG", "EEXIST", "ENODEV", "ENXIO",
)  # fmt: skip
SHARED = {"tr": ("Disk",)}  # words of English that are words of that language, too


def error_of(name: str) -> OSError:
    number = getattr(errno, name)
    return OSError(number, os.strerror(number), "/x")


@pytest.mark.parametrize("code", OTHERS)
def test_errors_of_disks_are_worded_in_every_language(code: str, translator: Translator) -> None:
    english = {name: reason(error_of(name)) for name in COMMON}
    assert [name for name in COMMON if english[name] == os.strerror(getattr(errno, name))] == []

    translator.use(code)

    told = {name: reason(error_of(name)) for name in COMMON}
    left = {name: english_in(told[name], f"{english[name]} {error_of(name)}", SHARED.get(code, ())) for name in COMMON}
    assert left == {name: set() for name in COMMON}
    assert [name for name in COMMON if told[name] == english[name]] == []


def test_here_is_every_number_that_the_program_has_words_for() -> None:
    assert set(disk_sentences()) <= {getattr(errno, name) for name in COMMON}


def test_what_the_program_has_no_words_for_is_said_by_the_system() -> None:
    assert reason(error_of("ELOOP")) == os.strerror(errno.ELOOP)
    assert reason(OSError("the drawer is stuck")) == "the drawer is stuck"


def test_what_is_not_a_file_and_a_missing_part_are_reported_in_greek(translator: Translator) -> None:
    translator.use("el")

    assert reason(NotAFile("not a file: /dev/null")) == "Δεν είναι αρχείο."
    with pytest.raises(ResourceMissing) as caught:
        resource("nowhere")
    assert reason(caught.value).startswith("Λείπει ένα μέρος του προγράμματος: ")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (sqlite3.SQLITE_FULL, "The disk is full."),
        (sqlite3.SQLITE_IOERR_WRITE, "The disk cannot be read or written."),
        (sqlite3.SQLITE_READONLY, "The disk is read-only."),
        (sqlite3.SQLITE_READONLY_DBMOVED, "There is no such file or folder."),
        (sqlite3.SQLITE_BUSY, "Another program is using it."),
        (sqlite3.SQLITE_CANTOPEN, "It cannot be opened."),
        (sqlite3.SQLITE_CORRUPT, "It is damaged."),
    ],
)
def test_errors_of_the_history_are_worded_as_those_of_any_file(code: int, told: str) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code

    assert reason(plain_error(error)) == told


def test_path_stands_before_the_reason_where_the_system_names_it() -> None:
    assert with_file(error_of("EIO")) == "/x: The disk cannot be read or written."
    assert with_file(OSError("x")) == "x"


def test_notice_is_in_the_players_language_and_the_log_in_that_of_the_system(
    tmp_path: Path, translator: Translator, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> int:
        raise error_of("ENOSPC")

    heard: list[Notice] = []
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(os, "write", refuse)
    translator.use("el")
    path = tmp_path / "match.mat"

    write_export(path, b"x", heard.append)

    assert message_of(heard[0]).detail == f"{path}: Δεν υπάρχει άλλος χώρος στον δίσκο."
    assert f"{path}: {os.strerror(errno.ENOSPC)}" in caplog.text
