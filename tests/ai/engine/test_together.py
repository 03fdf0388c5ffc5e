"""Work that several threads share."""

from __future__ import annotations

import os
from functools import partial
from threading import Event
from typing import Any

import pytest

from tapa_desktop.ai.engine import together
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.library import CHANCES, best_build, library_for
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA

START = start_position(PLAKOTO)


def brought(positions: list[Position], games: range, threads: int, is_cancelled: IsCancelled = never) -> list[Any]:
    given = game_for(PLAKOTO), positions, games, 5
    return list(together.play_out(*given, plies=4, less_luck=True, is_cancelled=is_cancelled, threads=threads))


def test_what_games_bring_does_not_depend_on_the_number_of_threads() -> None:
    positions = [START, game_for(PLAKOTO).plays(START, (6, 5))[0]]

    found = [brought(positions, range(7, 47), threads) for threads in (1, 2, 3)]

    assert list(map(len, found[0])) == [40 * CHANCES] * 2
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(("usable", "threads"), [({0}, 1), ({2, 5}, 1), ({0, 1, 6, 7}, 3)])
def test_one_of_the_processors_that_the_process_may_use_is_left_for_the_window(
    usable: set[int], threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set() if process else usable, raising=False)

    assert together.threads_here() == threads


@pytest.mark.parametrize(("processors", "threads"), [(None, 1), (1, 1), (8, 7)])
def test_all_processors_may_be_used_where_the_system_does_not_say_which(
    processors: int | None, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)

    assert together.threads_here() == threads


@pytest.mark.parametrize("threads", [1, 2])
def test_it_ends_when_it_is_not_wanted_any_more(threads: int) -> None:
    asked: list[bool] = []

    def is_cancelled() -> bool:
        asked.append(True)
        return len(asked) == 3

    with pytest.raises(Cancelled):
        brought([START], range(100_000), threads, is_cancelled)

    assert len(asked) == 3


@pytest.mark.parametrize("threads", [1, 3])
def test_answers_come_in_the_order_of_the_tasks(threads: int) -> None:
    last_is_done = Event()

    def task(number: int, _is_cancelled: IsCancelled) -> int:
        if number == 2:
            last_is_done.set()
        elif threads > 1:
            last_is_done.wait()
        return number

    assert list(together.in_order([partial(task, number) for number in range(3)], never, threads)) == [0, 1, 2]


def test_tasks_end_when_nobody_takes_their_answers_any_more() -> None:
    began, has_ended = Event(), Event()

    def task(is_cancelled: IsCancelled) -> None:
        began.set()
        while not is_cancelled():
            pass
        has_ended.set()

    answers = together.in_order([lambda _: None, task], never, threads=2)
    next(answers)
    began.wait()
    answers.close()

    assert has_ended.wait(10)


@pytest.mark.parametrize("threads", [1, 2])
def test_what_a_task_raises_is_raised(threads: int) -> None:
    def task(_is_cancelled: IsCancelled) -> None:
        raise KeyError("wrong")

    with pytest.raises(KeyError, match="wrong"):
        list(together.in_order([task], never, threads))


def test_games_share_idle_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    idle: list[int] = []
    monkeypatch.setattr(library_for(best_build()), "idle_workers", idle)

    game_for(PLAKOTO).plays(START, (6, 5))
    game_for(TAPA).plays(start_position(TAPA), (6, 5))

    assert len(idle) == 1
