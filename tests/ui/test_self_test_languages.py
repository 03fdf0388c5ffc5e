"""The self-test misses a language that was not brought along."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.archive import Archive
from tapa_desktop.app.paths import data_dir
from tapa_desktop.app.session import Session
from tapa_desktop.resources import resource
from tapa_desktop.ui.self_test_languages import language_fault
from tapa_desktop.ui.speaking import Speaker
from tests.app.desk import StubThinker
from tests.ui.room import QUIET


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    """A session; after it English is spoken again."""
    given = Session(Archive(data_dir()), StubThinker(), QUIET)
    given.start()
    yield given
    given.close()
    Speaker(qapp).speak("en")


def test_all_languages_are_there_and_a_window_changes_to_each(qapp: QApplication, session: Session) -> None:
    assert language_fault(qapp, session) == ""


def test_language_that_was_left_behind_is_named(
    qapp: QApplication, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resource("translations"), tmp_path / "translations")
    (tmp_path / "translations" / "tapa_tr.qm").unlink()
    (tmp_path / "translations" / "qt_el.qm").unlink()
    monkeypatch.setattr("tapa_desktop.ui.speaking.resource", tmp_path.joinpath)

    assert language_fault(qapp, session) == "these languages are not whole: Qt in el, tapa_tr.qm"
