"""The self-test speaks all languages, and misses one in which the window or the lesson does not follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.paths import data_dir
from tapa_desktop.ui.lesson.window import LessonPanel
from tapa_desktop.ui.startup.self_test import language_fault
from tapa_desktop.ui.text.translator import NAMES, Translator, language_in_use
from tests.app.desk import StubThinker
from tests.ui.room import QUIET


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    """A session; after it English is in use again."""
    given = Session(Archive(data_dir()), StubThinker(), QUIET)
    given.start()
    yield given
    given.close()
    Translator(qapp).use("en")


def test_window_changes_to_all_languages_and_the_whole_lesson_is_given_in_each(
    qapp: QApplication, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = []
    monkeypatch.setattr(
        LessonPanel, "show_task", lambda _panel, _task, number, _of: given.append((language_in_use(), number))
    )

    assert language_fault(qapp, session) == ""
    assert {(code, number) for code in NAMES for number in range(1, 11)} == set(given)


def test_task_that_cannot_be_worded_in_a_language_is_named(
    qapp: QApplication, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_panel: LessonPanel, _task: object, number: int, _of: int) -> None:
        if (language_in_use(), number) == ("tr", 4):
            raise KeyError("point")

    monkeypatch.setattr(LessonPanel, "show_task", fail)

    assert language_fault(qapp, session) == "the lesson cannot be given in tr, at its position 4: KeyError('point')"
