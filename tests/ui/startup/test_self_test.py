"""The self-test plays, uses all languages and the sound player like the program, and names the first fault.

It misses every single file that is shipped, and says of one that is damaged which it is.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from bundle.trim import is_kept
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from tapa_desktop import resources
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.storage.archive import Archive, data_dir
from tapa_desktop.coach.pack import parse_pack
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import MAHBUSA, TAWULA, RuleSet
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.lesson.window import LessonPanel
from tapa_desktop.ui.startup import self_test
from tapa_desktop.ui.startup.self_test import _faults, file_fault, language_fault, play_fault, try_sounds
from tapa_desktop.ui.text.translator import NAMES, language_in_use
from tests.ai.engine.networks import forget
from tests.app.driver import StubThinker
from tests.ui.app import QUIET

Check = Callable[..., str]
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session(Archive(data_dir()), StubThinker(), QUIET)
    yield session
    session.close()


@pytest.fixture
def check(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Check:
    """Runs the test with these games only."""

    def run(*rule_sets: RuleSet) -> str:
        monkeypatch.setattr(self_test, "RULE_SETS", {rule_set.key: rule_set for rule_set in rule_sets})
        return play_fault(session, tmp_path / "copy.tapa")

    return run


def test_all_is_well_where_the_computer_plays(check: Check) -> None:
    assert check(MAHBUSA, TAWULA) == ""


def test_computer_that_does_not_play_in_time_is_a_fault(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "TURNS_MS", 0)

    assert check(TAWULA).startswith("Tawula: the computer has not played")


def test_match_that_does_not_open_again_is_a_fault(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "open_record", lambda _session, _path: None)

    assert check(TAWULA) == "a match that was saved does not open as it was"


def test_board_that_stays_empty_is_a_fault(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = QPixmap(QSize(100, 100))
    empty.fill("white")
    monkeypatch.setattr(BoardWidget, "grab", lambda _board: empty)

    assert check() == "the board is not painted"


@pytest.mark.slow
@pytest.mark.usefixtures("translator")
def test_window_changes_to_all_languages_and_the_whole_lesson_is_given_in_each(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = []
    monkeypatch.setattr(
        LessonPanel, "show_task", lambda _panel, _task, number, _of: tasks.append((language_in_use(), number))
    )

    assert language_fault(qapp) == ""
    assert {(code, number) for code in NAMES for number in range(1, 11)} == set(tasks)


@pytest.mark.slow
@pytest.mark.usefixtures("translator")
def test_task_that_lacks_words_is_named(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_panel: LessonPanel, _task: object, number: int, _of: int) -> None:
        if (language_in_use(), number) == ("bg", 4):
            raise KeyError("point")

    monkeypatch.setattr(LessonPanel, "show_task", fail)

    assert language_fault(qapp) == "the lesson cannot be given in bg, at its position 4: KeyError('point')"


def test_voice_is_asked_for_apart_from_the_window_and_named_where_it_is_not_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = list[bool]()

    def check() -> None:
        calls.append(current_thread() is not main_thread())
        if len(calls) > 1:
            raise ImportError("_cffi_backend is missing")

    monkeypatch.setattr(self_test, "check_sound_player", check)
    voice, fault = try_sounds()
    assert (voice.close(), fault) == (True, "")
    assert try_sounds()[1] == "_cffi_backend is missing"
    assert calls == [True, True]


def test_server_that_does_not_answer_is_no_fault_and_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Event()
    monkeypatch.setattr(self_test, "check_sound_player", answer.wait)

    voice, fault = try_sounds(patience_s=0.01)

    assert (voice.close(0.01), fault) == (False, "")
    answer.set()
    assert voice.close(30)


SHIPPED = sorted(file.relative_to(resource()).as_posix() for file in resource().rglob("*") if file.is_file())
SHIPPED = [place for place in SHIPPED if is_kept(f"resources/{place}")]


def name_of(place: str) -> str:
    """The name of a file in a fault: the path of a page, and the file name of any other."""
    return place if place.endswith(".md") else Path(place).name


BATCHES: list[list[str]] = []  # all files, none with two of the same name
for place in SHIPPED:
    group = next((batch for batch in BATCHES if name_of(place) not in map(name_of, batch)), None)
    BATCHES.append([place]) if group is None else group.append(place)
DAMAGED = [
    *("icons/tapa-desktop-16.png", "textures/grain.png", "networks/tawula.npz", "pruning/tapa.npz"),
    *("tables/bearoff.npz", "tables/wins.toml", "sounds/pin.wav", "themes/felt.toml", "checkers/ivory-and-ebony.toml"),
    *("translations/tapa_bg.qm", "rules/mk/tapa.md", "help/en/boards.md", "packs/tapa.txt"),
]


parse_once = cache(parse_pack)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the resources, to damage."""
    return Path(shutil.copytree(resource(), tmp_path_factory.mktemp("copy") / "resources"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("places", "data"),
    [*((batch, None) for batch in BATCHES), (DAMAGED, b"\xff\xfe damaged")],
    ids=range(len(BATCHES) + 1),
)
def test_each_file_that_is_missing_or_damaged_is_named(
    copy: Path, places: list[str], data: bytes | None, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr(resources, "_resources", lambda: copy)
    monkeypatch.setattr(self_test, "parse_pack", parse_once)
    files = {place: (copy / place).read_bytes() for place in places}
    for place in files:
        (copy / place).unlink() if data is None else (copy / place).write_bytes(data)

    unnamed = named = set(files)
    while unnamed and named:
        forget()
        faults = "\n".join(_faults(qapp))
        named = {place for place in unnamed if name_of(place) in faults}
        unnamed = unnamed - named
        for place in named or unnamed:
            (copy / place).write_bytes(files[place])
    forget()

    assert unnamed == set()
    assert file_fault(qapp) == ""
