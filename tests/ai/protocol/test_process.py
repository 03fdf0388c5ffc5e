"""The engine as a program of its own, also during a rollout that would take hours. No test waits by the clock."""

from __future__ import annotations

import random
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tapa_desktop.ai.probabilities import points_of_ends
from tapa_desktop.ai.protocol import match
from tapa_desktop.ai.protocol.match import Opponent, main
from tapa_desktop.rules.dice import ROLLS, Roll, dice_of
from tapa_desktop.rules.outcome import GROUP, outcome_of_turn, turn_end_after
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import Turn, plays
from tapa_desktop.rules.position import Position, Side, flip
from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.steps import take_step
from tests.ai.protocol.test_commands import answers
from tests.cases import EVERY_GAME, EVERY_LEARNED, some
from tests.rules.smallpositions import small_position

HOURS = "rollout 1000000"
PATIENCE_S = 300  # far more than any answer takes, so that a failure ends


class Program:
    """A running engine and its pipes."""

    def __init__(self, process: Popen[str]) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self.process, self.input, self.output, self.errors = process, process.stdin, process.stdout, process.stderr

    def say(self, *lines: str) -> None:
        self.input.write("".join(f"{line}\n" for line in lines))
        self.input.flush()

    def read_line(self) -> str:
        return self.output.readline().removesuffix("\n")

    def read_until(self, beginning: str) -> list[str]:
        """The lines up to the first with this beginning."""
        lines = [self.read_line()]
        while not lines[-1].startswith(beginning):
            assert lines[-1], lines
            lines.append(self.read_line())
        return lines

    def wait(self) -> tuple[int, str]:
        """Its exit status and standard error."""
        return self.process.wait(PATIENCE_S), self.errors.read()


@contextmanager
def program() -> Iterator[Program]:
    command = [sys.executable, "-m", "tapa_desktop.ai.protocol"]
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as process:
        try:
            yield Program(process)
        finally:
            process.kill()


def test_stop_ends_a_rollout_and_what_was_asked_meanwhile_is_answered_in_order() -> None:
    with program() as engine:
        engine.say(HOURS)
        assert engine.read_line().startswith("rollout games 0 ")

        engine.say("isready", "levels", "nonsense", "stop", "ubgi")

        lines = engine.read_until("rolled out")
        assert all(line.startswith("rollout games ") for line in lines[:-1])
        assert engine.read_line() == "readyok"
        assert engine.read_until("end")[0].startswith("level ")
        assert engine.read_line().startswith("error unknown command 'nonsense'")
        assert engine.read_until("ubgiok")[0].startswith("id name")
        engine.say(HOURS)  # which takes a stop of its own
        engine.read_until("rollout games 0 ")
        engine.say("stop")
        engine.read_until("rolled out ")
        engine.say("stop", "quit")
        assert engine.read_line() == "error nothing is running"
        assert engine.wait() == (0, "")


def test_quit_ends_a_long_rollout_and_the_program() -> None:
    with program() as engine:
        engine.say(HOURS)
        engine.read_line()

        engine.say("eval", "quit", "isready")

        lines = engine.read_until("rolled out")
        assert engine.output.read() == "", lines
        assert engine.wait() == (0, "")


SHORT = "position tapa 18,B1,2,W1,1,W1 0/0/13 0/0/14 W -", "rollout 36"


@pytest.mark.parametrize(("last", "more"), [("stop", []), ("quit", []), ("isready", ["readyok"])])
def test_a_short_rollout_gets_a_whole_answer_though_all_commands_are_written_at_once(
    last: str, more: list[str]
) -> None:
    with program() as engine:
        engine.say(*SHORT, last)
        engine.input.close()

        assert engine.read_until("rolled out")[-1].startswith("rolled out games 36 ")
        assert [engine.read_line() for _ in more] == more
        assert engine.wait() == (0, "")


def test_it_is_quiet_when_nobody_listens_any_more_to_a_rollout() -> None:
    with program() as engine:
        engine.say(HOURS)
        engine.read_line()

        engine.output.close()

        assert engine.wait() == (1, "")


@pytest.mark.parametrize(("argument", "status"), [("--help", 0), ("tapa", 2)])
def test_with_arguments_it_says_that_it_takes_none(argument: str, status: int) -> None:
    command = [sys.executable, "-m", "tapa_desktop.ai.protocol", argument]

    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)

    usage, other = (ended.stderr, ended.stdout) if status else (ended.stdout, ended.stderr)
    assert (ended.returncode, other) == (status, "")
    assert "tapa-engine takes no arguments" in usage


@pytest.mark.parametrize("more", [[], [HOURS]])
def test_an_interrupt_ends_it_quietly_whatever_it_does_though_its_input_stays_open(more: list[str]) -> None:
    with program() as engine:
        engine.say("isready", *more)
        assert engine.read_line() == "readyok"

        engine.process.send_signal(signal.SIGINT)

        assert engine.wait() == (130, "")


def test_an_interrupt_amid_an_import_that_runs_text_ends_it_alike(tmp_path: Path) -> None:
    # For instance of a dataclass: Python itself would then end by the signal, even if it is caught.
    amid = "m.serve = lambda *_: exec('raise KeyboardInterrupt'); m.sys.exit(m.main())"
    (tmp_path / "amid.py").write_text(f"import tapa_desktop.ai.protocol.__main__ as m; {amid}")

    ended = subprocess.run([sys.executable, "-m", "amid"], cwd=tmp_path, timeout=PATIENCE_S, check=False)

    assert ended.returncode == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="it takes a device that is always full")
@pytest.mark.parametrize(("pipe", "status", "errors"), [("<&-", 0, 0), (">&-", 1, 0), (">/dev/full", 1, 1)])
def test_without_input_or_output_it_ends_with_a_sentence_at_most(pipe: str, status: int, errors: int) -> None:
    command = f"echo isready | {shlex.quote(sys.executable)} -m tapa_desktop.ai.protocol {pipe}"

    ended = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=PATIENCE_S, check=False)

    assert (ended.returncode, len(ended.stderr.splitlines())) == (status, errors), ended.stderr


# The engine on a line answers for every game exactly what the rules say, in the rarest positions, too


EXAMPLES = 25
NUMBER = r"(-?\d+\.\d{4})"
CHANCES = rf"win {NUMBER} mars {NUMBER} lose_mars {NUMBER}"
DRAW = rf"(?: draw {NUMBER})?"


def examples(rule_set: RuleSet, *, going_on: bool = True) -> Iterator[tuple[PositionSpec, Roll]]:
    """Positions with walls, pins, bars, reserves and last checkers, and one from a game under way, each with a roll."""
    chance = random.Random(f"line {rule_set.key}")
    for _ in range(EXAMPLES):
        position = small_position(chance, rule_set, going_on=going_on)
        roll = chance.choice(ROLLS)[0]
        is_over = outcome_of_turn(rule_set, flip(rule_set, position)) is not None
        if not (going_on and is_over):
            yield PositionSpec(rule_set, chance.choice(list(Side)), position, roll), roll


def answers_about(placed: PositionSpec, *commands: str) -> list[str]:
    return answers("set level expert", f"position {format_position(placed)}", *commands)


def text_after(placed: PositionSpec, position: Position) -> str:
    turn_end = turn_end_after(placed.rule_set, placed.stage, placed.roll, GROUP, position)
    return format_position(PositionSpec(placed.rule_set, placed.side.other, turn_end.position, stage=turn_end.stage))


@EVERY_GAME
def test_plays_are_those_of_the_rules_and_lead_where_they_say(rule_set: RuleSet) -> None:
    for placed, roll in some(examples(rule_set)):
        legal = plays(rule_set, placed.position, dice_of(roll))

        first, *lines, last = answers_about(placed, "plays")

        plays_by_text = dict(line.removeprefix("play ").split(" => ")[::-1] for line in lines)
        assert (first, last) == (f"plays {len(legal)}", "end")
        assert list(plays_by_text) == sorted(text_after(placed, position) for position in legal)
        for text, play in some(plays_by_text.items()):
            position = placed.position
            for step in find_play(Turn(rule_set, placed.position, dice_of(roll)), play):
                position = take_step(rule_set, position, step)
            assert text_after(placed, position) == text
            assert parse_position(text).roll is None


@EVERY_LEARNED
def test_candidates_are_plays_the_best_first_and_go_takes_the_first(rule_set: RuleSet) -> None:
    for placed, _ in some(examples(rule_set)):
        _, *offered, _ = answers_about(placed, "plays")

        *lines, end, best = answers_about(placed, "candidates 1000", "go")

        matches = [re.fullmatch(rf"candidate (.+ => .+) equity {NUMBER} {CHANCES}{DRAW}", line) for line in lines]
        assert {f"play {match[1]}" for match in matches if match} == set(offered)
        equities = [float(match[2]) for match in matches if match]
        assert all(equity > other - 2e-4 for equity, other in pairwise(equities))  # nearly equal ones rank otherwise
        assert end == "end"
        assert best == lines[0].split(" win ")[0].replace("candidate", "bestplay")


@EVERY_LEARNED
def test_a_judgement_is_within_what_the_game_can_bring(rule_set: RuleSet) -> None:
    for placed, _ in some(examples(rule_set, going_on=False)):
        end = outcome_of_turn(rule_set, flip(rule_set, placed.position))

        (line,) = answers_about(placed, "eval")

        match = re.fullmatch(rf"eval {CHANCES} equity {NUMBER}{DRAW}", line)
        assert match, line
        win, mars, lose_mars, equity, draw = (float(group or 0) for group in match.groups())
        assert 0 <= mars <= win <= 1
        assert 0 <= lose_mars <= 1 - win - draw + 2e-4
        assert abs(equity) <= points_of_ends(rule_set).best
        if end is not None:
            assert equity == (0 if end.mine is None else -end.points if end.mine else end.points)


@pytest.mark.parametrize(
    "position",
    [
        "tapa W15,23 0/0/0 0/0/15 W -",
        "tapa wB1,22,bW1 0/0/13 0/0/13 B -",
        "tapa-cube 5,B14,15,B1,2 0/0/15 0/0/0 B -",
        "tawula 6,B14,15,W14,1 0/0/1 0/1/0 B -",
    ],
)
def test_perft_counts_nothing_where_the_game_is_over(position: str) -> None:
    assert answers_about(parse_position(position), "perft 1", "perft 3") == ["perft 1 0", "perft 3 0"]


# Two engines play a match: with mirrored dice, by the rules, and with an interval


def python(*words: str) -> str:
    """A command for Python, as one writes it on this system."""
    return (subprocess.list2cmdline if sys.platform == "win32" else shlex.join)([sys.executable, *words])


ENGINE = python("-m", "tapa_desktop.ai.protocol")
QUIET = python("-c", "pass")
NO_TEXT = python("-c", "import os; os.write(1, bytes([255] * 100))")
STRANGER = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "ubgi":
        print("id name Stranger\\nubgiok", flush=True)
    if word == "go":
        print("bestmove 24/1", flush=True)
"""

STRANGE = python("-c", STRANGER)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("tabla", ["match games 2 equity 0.0000", "match games 4 equity 0.0000 halfwidth 0.0000"]),
        ("gul-bara", ["match games 2 equity 0.0000"]),  # which has chains
    ],
)
def test_engine_against_itself_wins_nothing_by_the_same_dice(
    game: str, expected: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    games = str(2 * len(expected) - 1)  # two at a time
    status = main([ENGINE, ENGINE, "--game", game, "--games", games, "--level", "beginner", "beginner"])

    assert status == 0
    assert capsys.readouterr().out.splitlines() == expected


@pytest.mark.parametrize(
    ("command", "game", "expected"),
    [
        ("no-such-engine-at-all", "tapa", "No such file|cannot find"),
        (QUIET, "tapa", "no answer to 'ubgi'|has ended"),
        ("", "tapa", "no command"),
        (NO_TEXT, "tapa", "no answer to 'ubgi'|has ended"),
        (STRANGE, "tapa", "only Tapa Desktop is known to play Tapa"),
        (STRANGE, "tabla", "not a legal move: “24/1”"),
    ],
)
def test_engine_that_does_not_play_ends_the_match_with_one_line(
    capsys: pytest.CaptureFixture[str], command: str, game: str, expected: str
) -> None:
    assert main([command, command, "--game", game, "--games", "2"]) == 1

    (line,) = capsys.readouterr().err.splitlines()
    assert any(word in line for word in expected.split("|"))


def test_engine_that_never_says_who_it_is_is_waited_for_no_longer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "_PATIENCE_S", 0.1)
    mute = python("-c", "import sys; sys.stdin.read()")

    assert main([mute, mute]) == 1

    assert "no answer to 'ubgi'" in capsys.readouterr().err


def test_senseless_number_of_games_and_unknown_level_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([ENGINE, ENGINE, "--games", "0"])
    assert main([ENGINE, ENGINE, "--level", "nope", "nope"]) == 1

    assert "error unknown level 'nope'" in capsys.readouterr().err


def test_command_on_windows_keeps_the_backslashes_of_its_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))

    Opponent(r'"C:\Program Files\gnubg.exe" -t')

    assert started == [r'"C:\Program Files\gnubg.exe" -t']
