"""The second lesson: what it praises is the best play by a rollout, and it tells the chances that were found."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from benchmarks.lesson_rollouts import DATA, tried
from tapa_desktop.coach.candidates import Candidate, compared
from tapa_desktop.coach.decision import play_question
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.lesson.lessons import STRATEGY_LESSON, Task
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.text.numbers import percent
from tests.ui.board.boards import Hand, middle, point_center
from tests.ui.room import Enter

FOUND: list[dict[str, Any]] = json.loads(DATA.read_text("utf-8"))
each_position = pytest.mark.parametrize("at", range(len(STRATEGY_LESSON.tasks)))


def candidate(task: Task, play: str) -> Candidate:
    placed = parse_position(task.position)
    assert placed.roll is not None
    return next(one for one in compared(play_question(placed)) if one.play == play)


def test_each_of_at_least_eight_positions_was_rolled_out() -> None:
    assert len(FOUND) == len(STRATEGY_LESSON.tasks) >= 8
    assert [task.position for task in STRATEGY_LESSON.tasks] == [one["position"] for one in FOUND]


@each_position
def test_praised_play_is_better_than_all_others_beyond_the_intervals(at: int) -> None:
    found = FOUND[at]
    best = found["best"]

    for other in (found["natural"], found["next"]):
        assert best["equity"] - other["equity"] > best["half_width"] + other["half_width"]


@each_position
def test_best_play_is_praised_and_the_natural_one_corrected(at: int) -> None:
    task, found = STRATEGY_LESSON.tasks[at], FOUND[at]
    correction = task.corrections[0].text

    assert task.answer(tried(task, candidate(task, found["best"]["play"]))).is_done
    assert task.answer(tried(task, candidate(task, found["natural"]["play"]))).text == correction


@each_position
def test_praise_tells_the_chances_that_the_rollout_found(at: int) -> None:
    task, found = STRATEGY_LESSON.tasks[at], FOUND[at]

    for play in (found["best"], found["natural"]):
        assert percent(play["win"], 0) in task.praise
        assert play["mars"] < 0.005 or percent(play["mars"], 0) in task.praise
    assert found["natural"]["play"] in task.praise


def test_whole_lesson_is_done_with_the_mouse_and_the_next_time_it_begins_again(qtbot: QtBot, enter: Enter) -> None:
    room = enter()
    room.window.commands.strategy_lesson.trigger()
    window = room.window.findChild(LessonWindow, "strategy_lesson")
    qtbot.waitUntil(window.board.hasFocus)
    hand = Hand(window.board)

    for at, found in enumerate(FOUND):
        assert (window.at, room.session.settings.strategy_lesson) == (at, at)
        for step in found["best"]["play"].replace("*", "").split():
            source, target = map(int, step.split("/"))
            hand.drag(point_center(window.board, Side.WHITE, source), middle(window.board, Side.WHITE, target))
        assert window.lesson_board.is_done, at
        QTest.keyClick(window.board, Qt.Key.Key_Space)

    assert not window.isVisible()
    assert (room.session.settings.strategy_lesson, room.session.settings.lesson) == (0, 0)
