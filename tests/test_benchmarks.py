"""The options of benchmarks, and short runs of those that play at random, or harm the program or its disk.

The frozen set of positions: it is complete, levels and engines are scored alike, and games may come in parts.
"""

from __future__ import annotations

import importlib
import re
import shlex
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.frozen import FILE, POSITIONS, Line, Value, is_tense, key_of, losses, plays_of, read, value_of, valued
from benchmarks.start import parse_options
from tapa_desktop.ai.levels import STRONGEST
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.cases import each, some

ROOT = Path(__file__).parents[1]
BENCHMARKS = [path.stem for path in (ROOT / "benchmarks").glob("*.py") if path.stem not in {"games", "start"}]

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="some fork, mount a disk and send signals")


@on_posix
@each("name", BENCHMARKS)
def test_each_benchmark_says_how_to_run_it(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    benchmark = importlib.import_module(f"benchmarks.{name}")
    monkeypatch.setattr(sys, "argv", [name, "--help"])

    with pytest.raises(SystemExit) as ended:
        benchmark.main()

    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(f"usage: python -m benchmarks.{name} [-h]")
    assert benchmark.__doc__.splitlines()[0] in text


@pytest.mark.parametrize("arguments", [["chess"], ["--above", "nobody"]])
def test_game_or_level_that_there_is_not_is_named_and_nothing_measured(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", *arguments])

    with pytest.raises(SystemExit):
        parse_options("", games=("tapa",), above=STRONGEST.key)

    assert repr(arguments[-1]) in capsys.readouterr().err


@on_posix
@pytest.mark.parametrize(
    ("name", "arguments"),
    [("resilience", ["--kills", "-3"]), ("monkey", ["--events", "0"]), ("strength", ["--games", "-1"])],
)
def test_number_of_which_nothing_can_be_measured_is_refused(
    name: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])

    with pytest.raises(SystemExit) as ended:
        importlib.import_module(f"benchmarks.{name}").main()

    assert ended.value.code == 2
    assert arguments[0] in capsys.readouterr().err


@on_posix
@pytest.mark.parametrize("arguments", [["--games", "99"], ["--games", "100"], ["--first", "0"]])
def test_a_long_run_without_games_to_compare_is_refused(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    long_run = importlib.import_module("benchmarks.long_run")
    monkeypatch.setattr(long_run, "home", lambda: pytest.fail("it was begun"))
    monkeypatch.setattr(sys, "argv", ["long_run", *arguments])

    with pytest.raises(SystemExit) as ended:
        long_run.main()

    assert ended.value.code == 2
    assert "--first" in capsys.readouterr().err


@on_posix
@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("resilience --kills 12 --exceptions 2 --crashes 1 --troubles 12 --seed 7", ".*\n0 faults"),
        ("monkey --events 100", "seed 1: .*"),
    ],
    ids=lambda text: text.split()[0],
)
def test_benchmark_finds_no_fault(command: str, expected: str) -> None:
    name, *options = command.split()

    ended = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", *options], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (ended.returncode, ended.stderr) == (0, "")
    assert re.fullmatch(f"(?s){expected}\n", ended.stdout)


needs_file = pytest.mark.skipif(not FILE.exists(), reason="an sdist has not got it")


def few_lines() -> list[Line]:
    """Some of each game that have values."""
    return [line for _, lines in groupby(valued(FILE), key_of) for line in Random(1).sample([*lines], 3)]


@needs_file
def test_each_game_has_its_positions_every_other_one_with_pins_or_a_block() -> None:
    games = {key: [*lines] for key, lines in groupby(read(FILE)[1], key_of)}

    assert set(games) == set(RULE_SETS)
    for lines in some(games.values()):
        placed = [parse_position(text) for text, *_ in lines]
        tense = [is_tense(spec.rule_set, spec.position) for spec in placed]
        assert tense == [False, True] * (POSITIONS // 2)


@needs_file
def test_all_plays_have_a_value() -> None:
    for text, *values in some(few_lines()):
        evaluations = [*map(value_of, values)]

        assert len(evaluations) == len(plays_of(parse_position(text)))
        assert all(value.games and value.half_width < 3 for value in evaluations)


@needs_file
def test_an_engine_is_scored_by_what_it_answers_as_the_level_is_by_which_it_plays() -> None:
    lines = few_lines()[::10]

    assert losses(f"{shlex.quote(sys.executable)} -m tapa_desktop.ai.protocol", lines) == losses(STRONGEST.key, lines)


def test_games_may_come_bit_by_bit() -> None:
    points = [Random(1).gauss(0.5, 2) for _ in range(60)]

    at_once, in_parts = Value().and_of(points), Value().and_of(points[:7]).and_of(points[7:])

    assert in_parts == pytest.approx(at_once)
    assert value_of(str(at_once)) == pytest.approx(at_once, abs=0.01)
