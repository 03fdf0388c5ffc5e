"""The positions of the lessons: each has a solution and answers, and rollouts confirm the praised plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial, reduce
from typing import Any

import pytest

from benchmarks.picture_rollouts import LESSON as DATA
from benchmarks.picture_rollouts import attempt as rolled_out
from tapa_desktop.coach.candidates import Candidate, compare_plays
from tapa_desktop.coach.decision import play_question
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Played
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.outcome import outcome
from tapa_desktop.rules.play_text import find_play, format_play
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.steps import take_step
from tapa_desktop.ui.lesson.lessons import LESSONS, STRATEGY_LESSON, Task, TriedPlay
from tapa_desktop.ui.text.numbers import percent
from tests.cases import some

TASKS, _, *OTHERS = [lesson.tasks for lesson in LESSONS]
PARTNERS = [task for tasks in OTHERS for task in tasks]
EVERY = [task for lesson in LESSONS for task in lesson.tasks]
each_task = pytest.mark.parametrize("task", EVERY, ids=lambda task: task.title)


def to_play(task: Task) -> GameState:
    """The pupil's turn after the roll."""
    state = task.start()
    return apply(state, task.roll_event()) if task.roll else state


def all_plays(task: Task) -> Iterator[TriedPlay]:
    state = to_play(task)
    for after, steps in turn_for(state.rule_set, state.position, state.dice).plays().items():
        yield TriedPlay(state.rule_set, steps, after)


def play_of(task: Task, play: str) -> TriedPlay:
    state = to_play(task)
    steps = find_play(turn_for(state.rule_set, state.position, state.dice), play)
    return TriedPlay(state.rule_set, steps, reduce(partial(take_step, state.rule_set), steps, state.position))


def test_first_lesson_has_ten_positions_and_those_of_other_games_three_each() -> None:
    assert [len({task.title for task in tasks}) for tasks in (TASKS, *OTHERS)] == [10, 3, 3, 3]
    assert {parse_position(task.position).rule_set.key for task in PARTNERS} == {"portes", "fevga", "gul-bara"}


@each_task
def test_position_is_one_of_a_game_that_goes_on_with_the_pupil_to_move(task: Task) -> None:
    placed = parse_position(task.position)

    assert outcome(placed.rule_set, placed.position) is None
    assert (not placed.has_dice) is (task.start().phase is Phase.TO_ROLL) is bool(task.roll)


@each_task
def test_task_can_be_done_every_legal_play_is_answered_and_beyond_the_first_task_some_miss_the_point(
    task: Task,
) -> None:
    plays = list(all_plays(task))
    answers = [task.answer(play) for play in plays]

    assert all(answer.text for answer in answers)
    assert any(answer.is_done for answer in answers)
    assert task is EVERY[0] or not all(answer.is_done for answer in answers)
    assert {answer.text for answer in answers if answer.is_done} == {task.praise}
    assert "{" not in "".join(answer.text for answer in answers)
    for play in some(play for play, answer in zip(plays, answers, strict=True) if answer.is_done):
        after(task, format_play(play.steps))  # raises an error if what the other side plays then is not legal


def after(task: Task, play: str) -> GameState:
    """The state after a right play and the events that follow it."""
    return reduce(apply, [Played(play), *task.later_events()], to_play(task))


@pytest.mark.parametrize(
    ("task", "done"),
    [
        (TASKS[0], {"24/20 24/22", "24/20 20/18"}),
        (TASKS[1], {"24/21 24/21 21/18 21/18"}),
        (TASKS[2], {"16/14 14/8"}),
        (TASKS[4], {"11/5 8/5"}),
        (TASKS[5], {"24/19 16/14", "19/14 16/14"}),
        (TASKS[6], {"8/4 4/1*", "5/1* 6/3", "5/1* 5/2"}),
        (TASKS[7], {"8/4 2/off", "8/6 4/off"}),
        (TASKS[8], {"6/off 4/off"}),
        (TASKS[9], {"4/off 2/off"}),
        (PARTNERS[0], {"8/5 6/5"}),
        (PARTNERS[1], {"13/7* 8/7"}),
        (PARTNERS[3], {"15/11 24/21"}),
        (PARTNERS[5], {"10/5 10/9"}),
        (PARTNERS[7], {"16/11 16/11"}),
    ],
)
def test_plays_that_are_asked_for_are_just_these(task: Task, done: set[str]) -> None:
    assert {format_play(play.steps) for play in all_plays(task) if task.answer(play).is_done} == done


@pytest.mark.parametrize(
    ("at", "play", "words"),
    [
        (3, "8/7* 7/2", "leaves it free again"),
        (3, "24/19 24/23", "got away"),
        (5, "24/22 24/19", "The checker on point 22"),
        (5, "24/19 14/12", "the checker on point 12"),
        (7, "8/6 6/2", "All are home"),
        (7, "6/4 6/2", "the checker on point 8"),
        (8, "6/1 4/off", "start with the 6"),
    ],
)
def test_play_that_misses_the_point_is_explained(at: int, play: str, words: str) -> None:
    task = TASKS[at]

    answer = task.answer(play_of(task, play))

    assert not answer.is_done
    assert words.lower() in answer.text.lower()


def test_pinned_checker_is_free_once_black_has_moved_off() -> None:
    task = TASKS[4]

    assert to_play(task).position.board[15] == -33
    assert after(task, "11/5 8/5").position.board[15] == 1


FOUND: list[dict[str, Any]] = json.loads(DATA.read_text("utf-8"))
each_position = pytest.mark.parametrize("at", range(len(STRATEGY_LESSON.tasks)))


def candidate(task: Task, play: str) -> Candidate:
    placed = parse_position(task.position)
    assert placed.roll is not None
    return next(one for one in compare_plays(play_question(placed)) if one.play == play)


def test_each_of_at_least_eight_positions_was_rolled_out() -> None:
    assert len(FOUND) == len(STRATEGY_LESSON.tasks) >= 8
    assert [task.position for task in STRATEGY_LESSON.tasks] == [one["position"] for one in FOUND]


@each_position
def test_best_play_beyond_the_intervals_is_praised_with_its_chances_and_the_natural_one_corrected(at: int) -> None:
    task, rollout = STRATEGY_LESSON.tasks[at], FOUND[at]
    best, natural = rollout["best"], rollout["natural"]

    for other in (natural, rollout["next"]):
        assert best["equity"] - other["equity"] > best["half_width"] + other["half_width"]
    assert task.answer(rolled_out(task, candidate(task, best["play"]))).is_done
    assert task.answer(rolled_out(task, candidate(task, natural["play"]))).text == task.corrections[0].text
    for play in (best, natural):
        assert percent(play["win"], 0) in task.praise
        assert play["mars"] < 0.005 or percent(play["mars"], 0) in task.praise
    assert natural["play"] in task.praise
