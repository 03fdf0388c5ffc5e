"""The library built from the C files: its binding, lack of memory, and work in several threads."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, product
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from compiled.compiler import compile_to, system_compiler

from tapa_desktop.ai.engine import library, parallel, selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for, rules_engine_for
from tapa_desktop.ai.engine.interface import SCORED_PLAY_SIZE, row_of
from tapa_desktop.ai.engine.library import CHANCES, Library, LibraryError, best_build, library_for, usable_builds
from tapa_desktop.ai.engine.rule_tables import Rules
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.ai.engine.weights import tables_for
from tapa_desktop.ai.levels import EXPERT, STRONGEST, Level, SearchWidth
from tapa_desktop.ai.probabilities import in_points
from tapa_desktop.ai.protocol.__main__ import _answer_lines, answer
from tapa_desktop.ai.protocol.state import EngineState
from tapa_desktop.app.background.thinker import check_networks
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA
from tapa_desktop.ui.text.notices import message_of
from tests.ai.engine.evaluations import full_engine
from tests.ai.engine.networks import forget

WHOLE = library.PATH.read_bytes()
HEADER = re.sub(r"/\*.*?\*/", "", library.PATH.with_name("shared.h").read_text("utf-8"), flags=re.DOTALL)
STRUCTURES = [kind for kind in vars(library).values() if isinstance(kind, type) and ctypes.Structure in kind.__bases__]
CUTS = (64, 5000, len(WHOLE) // 2, -1) if sys.platform == "linux" else ()  # which Linux would load, and crash


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty path for the library."""
    monkeypatch.setattr(library, "PATH", tmp_path / library.PATH.name)
    readers = (usable_builds, library_for, rules_engine_for, tables_for)
    for reader in readers:
        reader.cache_clear()
    yield library.PATH
    forget()
    for reader in readers:
        reader.cache_clear()


@pytest.mark.parametrize("content", [None, b"", b"damaged", *(WHOLE[:size] for size in CUTS)])
def test_a_library_that_is_missing_or_damaged_is_named(content: bytes | None, path: Path) -> None:
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(LibraryError, match="the engine's library cannot be used") as caught:
        best_build()

    assert caught.value.filename == str(path)


def test_a_library_with_other_functions_is_refused() -> None:
    with pytest.raises(LibraryError, match="tapa_rules_size_other"):
        Library(library.PATH, "other")


@pytest.mark.parametrize("mirror", [Rules, *STRUCTURES])
def test_the_binding_has_the_fields_of_the_engine_in_their_order(mirror: type[ctypes.Structure]) -> None:
    declared = re.search(rf"typedef struct {{([^}}]*)}} {mirror.__name__};", HEADER)
    size = re.search(rf"SIZE\({mirror.__name__}, (\d+)\)", HEADER)

    assert declared is not None
    assert size is not None
    names = re.findall(r"(\w+)(?:\[[^\]]*\])*[,;]", declared[1])
    assert (names, int(size[1])) == ([name for name, *_ in mirror._fields_], ctypes.sizeof(mirror))


def test_the_binding_takes_as_much_for_a_scored_play_as_the_engine() -> None:
    assert f"SIZE(ScoredPlay, {SCORED_PLAY_SIZE})" in HEADER


def test_the_player_is_told_at_the_start_and_the_engine_on_a_line_says_so_and_goes_on(path: Path) -> None:
    (notice,) = check_networks()
    (line,) = _answer_lines(EngineState(), b"perft 1")

    assert message_of(notice).detail.startswith(f"{path}: ")
    assert line.startswith("error ")
    assert str(path) in line.replace("\\\\", "\\")  # Python doubles the backslashes of Windows
    assert list(answer(EngineState(), "outcome")) == ["outcome none"]


# 521 and 524 results, so that all that the engine keeps them in has to grow
CROWDED = (
    "tapa 1,W1,W1,bW1,W2,W1,B1,B1,W2,W1,3,B2,W2,bW1,B2,B2,W1,bW2,B2,B1,1,B1 0/0/0 0/0/0 W 33",
    "portes B3,3,W2,7,W1,W2,1,W1,W1,1,W4,W1,W1,W1,W1,1 0/0/0 0/0/12 W 11",
)
SCARCE = """
#include <stdlib.h>
extern int tapa_left;
__attribute__((weak, visibility("default"))) int tapa_left = -1;
static inline void *scarce(void *memory, size_t bytes) { return tapa_left-- ? realloc(memory, bytes) : NULL; }
#define realloc scarce
"""


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only on Linux is a compiler sure to be there")
def test_wherever_memory_ends_the_engine_says_so_and_goes_on(tmp_path: Path, path: Path) -> None:
    compiler = system_compiler()
    assert compiler is not None
    (tmp_path / "scarce.h").write_text(SCARCE)
    compile_to(path, compiler, is_x86=False, more=("-O1", "-include", str(tmp_path / "scarce.h")))
    remaining = ctypes.c_int.in_dll(ctypes.CDLL(str(path)), "tapa_left")
    looking = STRONGEST._replace(looks=STRONGEST.looks[:1], roll_out=None)

    def think_and_play_out(engine: Engine, placed: PositionSpec) -> object:
        engine.library.idle_workers.clear()
        ranked = engine.think(placed.position, placed.roll, looking)
        return ranked, engine.play_out(placed.position, range(1), 1, plies=1, level=looking)

    def load_and_judge(_engine: Engine, placed: PositionSpec) -> object:
        tables_for.cache_clear()
        return full_engine(placed.rule_set, "plain").probabilities([placed.position])

    for text, work in product(CROWDED, (think_and_play_out, load_and_judge)):
        placed = parse_position(text)
        engine = full_engine(placed.rule_set, "plain")
        expected = work(engine, placed)
        for failing in count():
            remaining.value = failing
            try:
                answer = work(engine, placed)
            except MemoryError:
                continue
            break
        assert (answer, failing > 5) == (expected, True), text
        remaining.value = -1


# Work that several threads share


ENGINE, START = engine_for(PLAKOTO), start_position(PLAKOTO)


def results_of(positions: list[Position], games: range, threads: int, is_cancelled: IsCancelled = never) -> list[Any]:
    play_out = partial(parallel.play_out, ENGINE, positions, games, 5, plies=4, less_luck=True, level=EXPERT)
    stages, end_values = [FIRST] * len(positions), [in_points(PLAKOTO)] * len(positions)
    return list(play_out(stages=stages, end_values=end_values, is_cancelled=is_cancelled, threads=threads))


def test_what_games_bring_does_not_depend_on_the_number_of_threads() -> None:
    positions = [START, ENGINE.plays(START, (6, 5))[0]]

    results = [results_of(positions, range(7, 47), threads) for threads in (1, 2, 3)]

    assert list(map(len, results[0])) == [40 * CHANCES] * 2
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize(
    ("usable", "processors", "threads"),
    [({0}, 64, 1), ({2, 5}, 64, 1), ({0, 1, 6, 7}, 64, 3), (None, None, 1), (None, 1, 1), (None, 8, 7)],
)  # without `usable` the system does not say which may be used, and all may
def test_one_of_the_processors_that_the_process_may_use_is_left_for_the_window(
    usable: set[int] | None, processors: int | None, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set() if process else usable, raising=False)
    if usable is None:
        monkeypatch.delattr(os, "sched_getaffinity")

    assert parallel.default_threads() == threads


MANY, PLAYER = row_of(START) * 100_000, Player(ENGINE)
WORK: dict[str, Callable[[IsCancelled, int], object]] = {
    "think": lambda asks, _: ENGINE.think(START, (3, 3), Level("", "", (SearchWidth(9, 9.0),) * 2), is_cancelled=asks),
    "judge": lambda asks, _: ENGINE.probabilities([START], 3, asks),
    "perft": lambda asks, _: ENGINE.perft(START, 6, asks),
    "play out": lambda asks, _: ENGINE.play_out(START, range(1000), 1, is_cancelled=asks),
    "random games": lambda asks, _: selfplay.random_games(ENGINE, 100_000, 1, asks),
    "play out together": lambda asks, threads: results_of([START], range(100_000), threads, asks),
    "duel": lambda asks, threads: selfplay.duel(PLAYER, PLAYER, 10_000, 1, is_cancelled=asks, threads=threads),
    "turns": lambda asks, threads: selfplay.turns(ENGINE, MANY, bytes([5, 5]) * 100_000, asks, threads),
    "inputs": lambda asks, threads: selfplay.inputs(ENGINE, MANY, asks, threads),
    "ends": lambda asks, threads: selfplay.ends(ENGINE, MANY, asks, threads),
}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("work", WORK)
def test_work_that_is_not_wanted_any_more_ends(work: str, threads: int) -> None:
    calls: list[bool] = []

    def is_cancelled() -> bool:
        calls.append(True)
        return len(calls) == 3

    with pytest.raises(Cancelled):
        WORK[work](is_cancelled, threads)

    assert len(calls) == 3


@pytest.mark.parametrize("threads", [1, 3])
def test_answers_come_in_the_order_of_the_tasks(threads: int) -> None:
    last_is_done = Event()

    def task(number: int, _is_cancelled: IsCancelled) -> int:
        if number == 2:
            last_is_done.set()
        elif threads > 1:
            last_is_done.wait()
        return number

    assert list(parallel.in_order([partial(task, number) for number in range(3)], never, threads)) == [0, 1, 2]


def test_tasks_end_when_nobody_takes_their_answers_any_more() -> None:
    began, has_ended = Event(), Event()

    def task(is_cancelled: IsCancelled) -> None:
        began.set()
        while not is_cancelled():
            pass
        has_ended.set()

    answers = parallel.in_order([lambda _: None, task], never, threads=2)
    next(answers)
    began.wait()
    answers.close()

    assert has_ended.wait(10)


@pytest.mark.parametrize("threads", [1, 2])
def test_what_a_task_raises_is_raised(threads: int) -> None:
    def task(_is_cancelled: IsCancelled) -> None:
        raise KeyError("wrong")

    with pytest.raises(KeyError, match="wrong"):
        list(parallel.in_order([task], never, threads))


def test_games_share_idle_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    idle: list[int] = []
    monkeypatch.setattr(library_for(best_build()), "idle_workers", idle)

    ENGINE.plays(START, (6, 5))
    engine_for(TAPA).plays(start_position(TAPA), (6, 5))

    assert len(idle) == 1
