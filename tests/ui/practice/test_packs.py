"""Packs in the real practice window: chosen, solved, imported, exported and removed."""

from __future__ import annotations

import os
import sys
from functools import cache
from itertools import product
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from msgspec.json import decode, encode
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage import packs as storage
from tapa_desktop.app.storage.packs import FOLDER, PackFile, PackFolder
from tapa_desktop.app.storage.reading import AT_ONCE
from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, actions_in, question_in
from tapa_desktop.coach.drill import PLIES, PlayAttempt, Verdict, judge_attempts
from tapa_desktop.coach.pack import GRADES, TITLE_LIMIT, Lesson, Pack, is_pack, parse_pack
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.practice.text import about_text
from tapa_desktop.ui.text.reasons import reasons_text
from tests.app.disks import full_after
from tests.cases import each, some
from tests.ui.app import OpenWindow, choose_file
from tests.ui.practice.test_window import BEARS_OFF, DOUBLED, Drill

# The dice leave two ways: one bears both checkers off and wins a mars.
MINE = f"Mine\n{BEARS_OFF.position} | 4/off 2/off | race | 1\ntapa W15,22,B15 0/0/0 0/0/0 W 31 | | start | 3\n"


@pytest.fixture
def drill(open_window: OpenWindow, qtbot: QtBot, home: Path) -> Drill:
    return Drill(open_window, qtbot, home)


def answer_file(drill: Drill, path: Path) -> None:
    """Choose a file in the dialog that is open."""
    choose_file(drill.window, path)
    drill.window.activateWindow()


read_once = cache(parse_pack)


def read_pack(file: PackFile) -> Pack:
    return read_once(file.path.read_bytes())


def reopen(drill: Drill) -> None:
    """Close the practice and open it again."""
    drill.window.close()
    drill.window = drill.request_deck(drill.app.window.features.windows.show_practice)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A pack that is not imported yet."""
    path = tmp_path / "mine.txt"
    path.write_text(MINE, "utf-8")
    return path


def test_pack_of_the_program_is_chosen_with_the_keys_and_dealt_and_its_positions_are_no_mistakes_of_mine(
    drill: Drill,
) -> None:
    packs = drill.window.packs
    assert not packs.export_action.isEnabled()  # without mistakes

    drill.request_deck(lambda: QTest.keyClick(packs.packs, Qt.Key.Key_Down))
    pack = read_pack(packs.file)
    assert drill.window.deck.card.position == pack.positions[0].position
    assert drill.window.deck.total == len(pack.positions)
    assert drill.window.board.isVisible()

    drill.request_deck(lambda: QTest.keyClick(packs.packs, Qt.Key.Key_Up))
    assert drill.window.deck.total == 0
    assert drill.window.board.isHidden()


def test_practice_opens_with_the_pack_that_was_chosen_last_and_with_the_mistakes_if_that_is_gone(
    drill: Drill, own: Path
) -> None:
    drill.window.packs.import_action.trigger()
    drill.request_deck(lambda: answer_file(drill, own))

    reopen(drill)
    assert drill.window.packs.packs.currentText() == "Mine"
    assert drill.window.deck.total == 2, "the first that is dealt"

    drill.window.packs.file.path.unlink()
    reopen(drill)
    assert drill.window.packs.file is None
    assert drill.window.deck.total == 0


def test_practice_opens_with_the_pack_that_was_chosen_last_though_others_have_the_same_title(
    drill: Drill, own: Path
) -> None:
    contents = MINE, f"{MINE}# another\n", MINE.replace("Mine", "tapa")
    for content in contents:
        own.write_text(content, "utf-8")
        drill.request_deck(lambda: drill.window.packs.import_file(own))
    rows = drill.window.packs.packs.count()

    for row in some(range(rows - len(contents), rows)):
        drill.request_deck(lambda row=row: drill.window.packs.packs.setCurrentIndex(row))
        reopen(drill)
        assert drill.window.packs.packs.currentIndex() == row


def test_pack_with_the_title_of_one_that_is_there_takes_no_name_from_that(drill: Drill, own: Path) -> None:
    for content in (MINE, f"{MINE}# another\n"):
        own.write_text(content, "utf-8")
        drill.request_deck(lambda: drill.window.packs.import_file(own))

    packs = drill.window.packs.packs
    assert packs.currentIndex() == packs.count() - 1
    assert packs.currentText() == "Mine (2)"


def test_theme_and_difficulty_narrow_the_pack_together(drill: Drill) -> None:
    packs = drill.window.packs
    drill.request_deck(lambda: packs.packs.setCurrentIndex(1))
    pack = read_pack(packs.file)

    for theme, grade in some(product(range(packs.themes.count()), range(packs.grades.count()))):
        packs.themes.setCurrentIndex(theme)
        packs.grades.setCurrentIndex(grade)
        part = packs.themes.itemData(theme), packs.grades.itemData(grade)
        assert packs.selection == tuple(
            one.position
            for one in pack.positions
            if all(choice in {None, 0, value} for choice, value in zip(part, (one.theme, one.grade), strict=True))
        )


def test_imported_pack_is_solved_and_comes_back_tomorrow_and_what_it_tests_is_told_after_the_answer(
    drill: Drill, own: Path
) -> None:
    drill.window.packs.import_action.trigger()
    drill.request_deck(lambda: answer_file(drill, own))
    assert drill.window.packs.packs.currentText() == "Mine"
    about = about_text(drill.window.packs.entry_of(BEARS_OFF.position))
    assert about
    assert about not in drill.window.panel.text.text()

    drill.drag("4/0", "2/0")
    drill.check()
    assert about in drill.window.panel.text.text()
    assert drill.window.verdict.played == drill.window.verdict.best
    drill.next_card()

    deck, selection = drill.window.deck, drill.window.packs.selection
    assert (deck.solved, deck.total, deck.passed) == (1, 2, 1)
    assert deck.card.position == selection[1]
    assert {drill.deck(1, selection).left, drill.deck(1).left} == {2, 0}


@pytest.mark.parametrize("text", [MINE, f"Mine\n\n{BEARS_OFF.position} | 4/off 2/off\n"], ids=["two", "one"])
@pytest.mark.parametrize("is_dropped", [True, False], ids=["dropped", "opened"])
def test_pack_that_is_dropped_on_the_board_or_opened_there_is_imported(
    drill: Drill, qtbot: QtBot, own: Path, text: str, is_dropped: bool
) -> None:
    own.write_text(text, "utf-16")
    app, begun = drill.app, drill.app.history
    drill.window.close()

    if is_dropped:
        app.window.play.files_dropped.emit([own])
    else:
        app.window.commands.open.trigger()
        choose_file(app.window, own)

    window = app.window.features.windows.show_practice()
    qtbot.waitUntil(lambda: window.deck is not None and window.packs.packs.currentText() == "Mine")
    assert (app.history, app.notices) == (begun, [])


@pytest.mark.parametrize("text", [f"Here it is:\n{BEARS_OFF.position}\n", f"{BEARS_OFF.position} | 4/off\n", "Title\n"])
def test_text_that_only_looks_like_a_pack_is_none(text: str) -> None:
    assert not is_pack(text.encode())


@each("line", ["Tapa W31", "My note", "tapa W31"])
def test_pack_with_a_bad_line_after_its_first_position_is_one_so_that_the_line_is_reported(line: str) -> None:
    position = f"{BEARS_OFF.position} | 4/off 2/off"

    assert is_pack(f"Mine\n{position}\n{line}\n{position}\n".encode())
    assert not is_pack(f"Mine\n{line}\n{position}\n".encode())


def test_play_that_the_pack_calls_best_is_right_whatever_the_computer_thinks(drill: Drill, own: Path) -> None:
    own.write_text(MINE.replace("4/off 2/off", "4/1 2/off"), "utf-8")
    drill.request_deck(lambda: drill.window.packs.import_file(own))

    drill.drag("4/1", "2/0")
    drill.check()

    assert drill.window.verdict.played == drill.window.verdict.best
    assert "4/1 2/off" in drill.window.panel.text.text()


@pytest.mark.parametrize("best", ["double", "no double"])
def test_decision_about_the_cube_in_a_pack_is_right_as_the_pack_says(drill: Drill, own: Path, best: str) -> None:
    own.write_text(f"Cube\n{DOUBLED.position} | {best} | cube | 1\n", "utf-8")
    drill.request_deck(lambda: drill.window.packs.import_file(own))

    drill.check(Qt.Key.Key_D if best == "double" else Qt.Key.Key_N)

    assert drill.window.verdict.best == best
    assert drill.window.verdict.loss == 0
    drill.next_card()
    assert drill.window.deck.solved == 1


def test_bad_pack_is_refused_whole_in_one_sentence_with_the_number_of_the_bad_line(
    drill: Drill, qtbot: QtBot, own: Path
) -> None:
    packs = drill.window.packs
    own.write_text("# comment\n\n" + MINE.replace("4/off 2/off", "4/off 4/off"), "utf-8")
    before = packs.packs.count()

    packs.import_action.trigger()
    answer_file(drill, own)
    qtbot.waitUntil(packs.notice.isVisible)

    assert packs.packs.count() == before
    assert not list((drill.app.archive.folder / FOLDER).glob("*"))
    assert "4" in packs.notice.text().replace("4/off", "")


def test_pack_is_exported_as_it_can_be_imported(drill: Drill, tmp_path: Path) -> None:
    packs, path = drill.window.packs, tmp_path / "copy.txt"
    drill.request_deck(lambda: packs.packs.setCurrentIndex(1))

    packs.export_action.trigger()
    answer_file(drill, path)

    assert packs.notice.isVisible()
    drill.window.advance()
    assert packs.notice.isHidden()
    original = read_pack(packs.file)
    drill.request_deck(lambda: packs.import_file(path))
    assert packs.file.path != path
    assert read_pack(packs.file) == original
    assert packs.packs.currentText() == f"{packs.packs.itemText(1)} (2)"


def test_pack_that_a_full_disk_has_no_room_for_leaves_nothing_behind(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = PackFolder(tmp_path / "data")
    before = folder.files()

    with monkeypatch.context() as disk:
        full_after(disk, 20)
        (loaded,) = folder.load(own, lambda: False)

    assert isinstance(loaded.error, OSError)
    assert folder.files() == before


@pytest.mark.parametrize("title", ["CON", "nul", "Com1", "lpt²", "\U00020000" * TITLE_LIMIT, "★"])
def test_title_may_be_what_no_file_can_be_called(own: Path, tmp_path: Path, title: str) -> None:
    folder = PackFolder(tmp_path / "data")
    own.write_text(MINE.replace("Mine", title), "utf-8")

    (loaded,) = folder.load(own, lambda: False)

    assert loaded.file is not None
    assert loaded.file.path.stem != title
    assert loaded.file.path.suffix, "no hidden file"
    assert folder.files()[-1].title == title


def test_imported_pack_is_there_after_a_restart_only_once_and_can_be_removed(drill: Drill, own: Path) -> None:
    packs = drill.window.packs
    assert not packs.remove_action.isEnabled()
    for _ in range(2):
        drill.request_deck(lambda: packs.import_file(own))
    reopen(drill)
    packs = drill.window.packs
    assert packs.packs.findText("Mine") == packs.packs.count() - 1

    assert packs.remove_action.isEnabled()
    drill.request_deck(packs.remove_action.trigger)

    assert packs.packs.findText("Mine") == -1
    assert packs.file is None


def test_pack_that_vanishes_before_the_language_changes_gives_way_to_the_own_mistakes(drill: Drill, own: Path) -> None:
    packs = drill.window.packs
    drill.request_deck(lambda: packs.import_file(own))
    work = packs.work()
    assert work.chosen is not None

    work.chosen.path.unlink()
    drill.request_deck(lambda: packs.take_up(work))

    assert packs.packs.currentIndex() == 0
    assert (packs.file, packs.selection) == (None, Lesson())


def test_pack_that_was_spoilt_later_is_told_and_deals_nothing(drill: Drill, home: Path) -> None:
    folder = home / "data" / FOLDER
    folder.mkdir(parents=True)
    name = os.fsdecode(b"\xff" * 99) if sys.platform == "linux" else "spoilt"  # elsewhere names are text
    (folder / f"{name}.txt").write_bytes(b"\xff\n")
    reopen(drill)
    packs = drill.window.packs

    drill.request_deck(lambda: packs.packs.setCurrentIndex(packs.packs.count() - 1))

    assert packs.notice.isVisible()
    assert drill.window.board.isHidden()
    assert decode(encode(drill.app.session.settings), type=Settings).practice_pack == packs.key


def test_each_game_has_a_pack_by_name_and_all_are_small(drill: Drill) -> None:
    packs = drill.window.packs.packs

    assert [packs.itemText(at) for at in range(1, packs.count())] == [game.name for game in RULE_SETS.values()]
    assert sum(file.path.stat().st_size for file in PackFolder(Path()).files()) < 300_000


@pytest.mark.parametrize("file", PackFolder(Path()).files(), ids=lambda file: file.rule_set)
def test_each_pack_of_the_program_is_whole_and_its_lessons_are_told_in_words(file: PackFile) -> None:
    pack = read_pack(file)

    assert len(pack.positions) >= 150
    assert {one.grade for one in pack.positions} == set(GRADES)
    assert [one.grade for one in pack.positions] == sorted(one.grade for one in pack.positions)
    assert len({one.theme for one in pack.positions}) >= 5
    for one in pack.positions:
        question = question_in(one.position)
        if isinstance(question, PlayQuestion):
            assert question.after(one.best) != question.position
        else:
            assert one.best in actions_in(question)
        lead, width = (float(number) for number in one.note.partition(" before ")[0].split(" ± "))
        assert lead > width
    plays = [(one, question_in(one.position)) for one in pack.positions[::30]]
    for one, question in some(play for play in plays if isinstance(play[1], PlayQuestion)):
        (verdict,) = judge_attempts(PlayAttempt(question, None, question.after(one.best)), never)
        assert isinstance(verdict, Verdict)
        assert reasons_text(question.rule_set, verdict.for_best)


@pytest.mark.parametrize("file", PackFolder(Path()).files(), ids=lambda file: file.rule_set)
def test_no_play_seems_far_better_than_the_answer_of_a_pack(file: PackFile) -> None:
    plays = [(one, question_in(one.position)) for one in read_pack(file).positions]
    for one, question in some(play for play in plays if isinstance(play[1], PlayQuestion)):
        best = question.after(one.best)
        losses = {play.position: play.loss for play in candidates_for(question, PLIES, also=[best])}
        assert losses[best] < 0.1, one.position


def test_wrong_answer_in_a_pack_comes_back_on_the_same_day(drill: Drill, own: Path) -> None:
    drill.request_deck(lambda: drill.window.packs.import_file(own))

    drill.check(Qt.Key.Key_A)
    drill.next_card()

    selection = drill.window.packs.selection
    deck = drill.deck(0, selection)
    assert (deck.solved, deck.left) == (0, 2)
    assert deck.card.position == selection[1]
    assert drill.deck(1, selection).left == 2


def test_window_goes_on_while_a_pack_is_read(drill: Drill, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[Thread] = []
    monkeypatch.setattr(
        storage, "parse_pack", lambda data, *check: threads.append(current_thread()) or parse_pack(data, *check)
    )

    drill.request_deck(lambda: drill.window.packs.import_file(own))
    drill.request_deck(lambda: drill.window.packs.packs.setCurrentIndex(1))

    assert len(threads) == 2
    assert main_thread() not in threads


def test_pack_that_is_read_after_another_one_is_chosen_is_not_shown(drill: Drill) -> None:
    packs = drill.window.packs
    chosen: list[object] = []
    packs.chosen.connect(chosen.append)

    drill.request_deck(lambda: [packs.packs.setCurrentIndex(at) for at in (1, 2)])

    assert packs.file == packs.packs.currentData()
    assert chosen == [packs.selection]


def test_reading_of_a_long_pack_is_told_until_it_is_done(drill: Drill, own: Path) -> None:
    own.write_text(MINE + "# comment\n" * AT_ONCE, "utf-8")
    packs = drill.window.packs

    def import_it() -> bool:
        packs.import_file(own)
        return packs.notice.isVisible()

    assert drill.request_deck(import_it)
    assert packs.notice.isHidden()
    assert packs.packs.currentText() == "Mine"


def test_my_mistakes_are_exported_as_a_pack_that_others_can_import(
    open_window: OpenWindow, qtbot: QtBot, home: Path, tmp_path: Path
) -> None:
    drill, path = Drill(open_window, qtbot, home, BEARS_OFF, DOUBLED), tmp_path / "of mine.txt"
    drill.window.packs.export_action.trigger()

    answer_file(drill, path)
    qtbot.waitUntil(path.exists)

    pack = parse_pack(path.read_bytes())
    assert {one.position for one in pack.positions} == {BEARS_OFF.position, DOUBLED.position}
    assert not any(one.best for one in pack.positions)
    assert drill.window.packs.notice.isVisible()
