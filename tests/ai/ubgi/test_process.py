"""The engine as a program of its own, while a rollout that would take hours is running. No test waits by the clock."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HOURS = "rollout 1000000"
PATIENCE_S = 300  # far more than any answer takes, so that a failure ends


class Program:
    """A running engine and its pipes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self.process, self.input, self.output, self.errors = process, process.stdin, process.stdout, process.stderr

    def say(self, *lines: str) -> None:
        self.input.write("".join(f"{line}\n" for line in lines))
        self.input.flush()

    def hears(self) -> str:
        return self.output.readline().removesuffix("\n")

    def hears_until(self, beginning: str) -> list[str]:
        """The lines up to the first with this beginning."""
        lines = [self.hears()]
        while not lines[-1].startswith(beginning):
            assert lines[-1], lines
            lines.append(self.hears())
        return lines

    def ends(self) -> tuple[int, str]:
        """Its exit status and what it says about errors."""
        return self.process.wait(PATIENCE_S), self.errors.read()


@contextmanager
def program() -> Iterator[Program]:
    command = [sys.executable, "-m", "tapa_desktop.ai.ubgi"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as process:
        try:
            yield Program(process)
        finally:
            process.kill()


def test_stop_ends_a_rollout_and_what_was_asked_meanwhile_is_answered_in_order() -> None:
    with program() as engine:
        engine.say(HOURS)
        assert engine.hears().startswith("rollout games 0 ")

        engine.say("isready", "levels", "nonsense", "stop", "ubgi")

        lines = engine.hears_until("rolled out")
        assert all(line.startswith("rollout games ") for line in lines[:-1])
        assert engine.hears() == "readyok"
        assert engine.hears_until("end")[0].startswith("level ")
        assert engine.hears().startswith("error unknown command 'nonsense'")
        assert engine.hears_until("ubgiok")[0].startswith("id name")
        engine.say("stop", "quit")
        assert engine.hears() == "error nothing is running"
        assert engine.ends() == (0, "")


def test_one_rollout_after_the_other_is_stopped_by_a_stop_of_its_own() -> None:
    with program() as engine:
        for _ in range(2):
            engine.say(HOURS)
            engine.hears_until("rollout games 0 ")
            engine.say("stop")
            engine.hears_until("rolled out ")
        engine.say("quit")
        assert engine.ends() == (0, "")


def test_quit_ends_a_long_rollout_and_the_program() -> None:
    with program() as engine:
        engine.say(HOURS)
        engine.hears()

        engine.say("eval", "quit", "isready")

        lines = engine.hears_until("rolled out")
        assert engine.output.read() == "", lines
        assert engine.ends() == (0, "")


@pytest.mark.parametrize("last", ["stop", "quit"])
def test_commands_that_are_written_at_once_get_a_whole_answer_to_a_short_rollout(last: str) -> None:
    with program() as engine:
        engine.say("position tapa 18,B1,2,W1,1,W1 0/0/13 0/0/14 W -", "rollout 36", last)
        engine.input.close()

        assert engine.hears_until("rolled out")[-1].startswith("rolled out games 36 ")


def test_at_the_end_of_the_input_a_rollout_goes_on_to_its_end() -> None:
    with program() as engine:
        engine.say("position tapa 18,B1,2,W1,1,W1 0/0/13 0/0/14 W -", "rollout 36", "isready")
        engine.input.close()

        assert engine.hears_until("rolled out")
        assert engine.hears() == "readyok"
        assert engine.ends() == (0, "")


def test_it_is_quiet_when_nobody_listens_any_more_to_a_rollout() -> None:
    with program() as engine:
        engine.say(HOURS)
        engine.hears()

        engine.output.close()

        assert engine.ends() == (1, "")


def test_with_arguments_it_says_that_it_takes_none() -> None:
    command = [sys.executable, "-m", "tapa_desktop.ai.ubgi", "--help"]

    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)

    assert (ended.returncode, ended.stdout, len(ended.stderr.splitlines())) == (2, "", 1)


def test_an_interrupt_ends_it_quietly_though_its_input_stays_open() -> None:
    with program() as engine:
        engine.say("isready")
        assert engine.hears() == "readyok"

        engine.process.send_signal(signal.SIGINT)

        assert engine.ends() == (130, "")


def test_an_interrupt_ends_a_rollout_quietly() -> None:
    with program() as engine:
        engine.say(HOURS)
        engine.hears()

        engine.process.send_signal(signal.SIGINT)

        assert engine.ends() == (130, "")


@pytest.mark.parametrize("command", ["perft 6", "selfplay tapa 1000000 1"])
def test_an_interrupt_ends_what_would_take_hours(command: str) -> None:
    with program() as engine:
        engine.say("isready", command)
        engine.hears()

        engine.process.send_signal(signal.SIGINT)

        assert engine.ends() == (130, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="it takes a device that is always full")
@pytest.mark.parametrize(("pipe", "status", "errors"), [("<&-", 0, 0), (">&-", 1, 0), (">/dev/full", 1, 1)])
def test_without_input_or_output_it_ends_with_a_sentence_at_most(pipe: str, status: int, errors: int) -> None:
    command = f"echo isready | {shlex.quote(sys.executable)} -m tapa_desktop.ai.ubgi {pipe}"

    ended = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=PATIENCE_S, check=False)

    assert (ended.returncode, len(ended.stderr.splitlines())) == (status, errors), ended.stderr
