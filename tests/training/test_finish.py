"""Finishing a network: the command."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.network import Network, load_network, save_network
from tapa_desktop.ai.shipped import network_named
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.rules.position import start_position
from tapa_desktop.training import finish, finishing, labelling
from tapa_desktop.training.candidates import MOST_TURNS
from tapa_desktop.training.labels import Question, Records, record_type
from tests.training.sameness import are_same


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions, soon judged: the beginning of the game, and what each batch thinks of it."""
    monkeypatch.setattr(finish, "Question", partial(Question, games=1))
    monkeypatch.setattr(labelling, "labelled", as_if_labelled)
    monkeypatch.setattr(finishing, "BATCH", 4)
    monkeypatch.setattr(finishing, "HELD_OUT", 2)


def as_if_labelled(question: Question, number: int, is_cancelled: Callable[[], bool] = never) -> Records:
    if is_cancelled():
        raise Cancelled
    records = np.zeros(8, record_type(question.rule_set))
    records["row"], records["played"], records["points"] = pack([start_position(question.rule_set)]), True, 1
    records["turn"] = (number * 8 + np.arange(8)) * MOST_TURNS
    records["ends"] = np.random.default_rng([question.seed, number]).dirichlet(np.ones(4))
    return records


@pytest.fixture
def begin(tmp_path: Path) -> Path:
    path = tmp_path / "begin.npz"
    save_network(path, network_named("tapa"))
    return path


@pytest.fixture
def _interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal to end comes while the second batch is labelled."""

    def interrupted(question: Question, number: int, is_cancelled: Callable[[], bool]) -> Records:
        if number == 1:
            os.kill(os.getpid(), signal.SIGTERM)
        return as_if_labelled(question, number, is_cancelled)

    monkeypatch.setattr(labelling, "labelled", interrupted)


def run(begin: Path, to: str, *more: str, positions: int = 20) -> Network:
    arguments = ["tapa", "--from", str(begin), "--to", str(begin.with_name(to)), "--positions", str(positions)]
    finish.main([*arguments, "--epochs", "1", "--rate", "1e-3", "1e-3", *more])
    return load_network(begin.with_name(to).read_bytes(), "tapa")


def test_the_same_command_gives_the_same_network(begin: Path) -> None:
    first, again = run(begin, "a.npz"), run(begin, "b.npz")

    assert are_same(first, again)


def test_several_processes_judge_the_same_positions(begin: Path) -> None:
    alone = run(begin, "a.npz")

    together = run(begin, "b.npz", "--workers", "2")

    assert are_same(alone, together)


@pytest.mark.usefixtures("_interrupted")
def test_what_was_judged_before_an_interruption_is_gone_on_with(begin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="the same command goes on"):
        run(begin, "a.npz", positions=60)
    assert not begin.with_name("a.npz").exists()
    monkeypatch.setattr(labelling, "labelled", as_if_labelled)

    parts = run(begin, "a.npz", positions=60)

    assert are_same(parts, run(begin, "b.npz", positions=60))
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_another_way_of_learning_needs_no_new_judgement(begin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(begin, "a.npz")
    monkeypatch.delattr(labelling, "labelled")

    other = run(begin, "b.npz", "--near", "0", "--outcome", "1", "--labels", str(begin.with_name("a.npz.labels")))

    assert not are_same(first, other)


def test_a_network_says_what_made_it(begin: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = network_named("tapa").header

    header = run(begin, "a.npz", "--seed", "5", "--commit", "abc123").header

    assert header.command.startswith(f"{before.command}; python -m tapa_desktop.training.finish tapa --from ")
    assert (header.seed, header.commit) == (5, "abc123")
    assert header.games > before.games
    assert header.minutes >= before.minutes
    assert " of 20 positions, " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tapa", "--positions", "0"], "0 is not above 0"),
        (["tapa", "--outcome", "1.5"], "1.5 is not from 0 to 1"),
        (["tapa", "--targets", "2-ply"], "invalid choice: '2-ply'"),
        (["plakoto"], "made for tapa, not for plakoto"),
        (["chess"], "unknown rule set 'chess'"),
    ],
)
def test_what_cannot_be_done_is_said_plainly(
    begin: Path, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        finish.main([*arguments, "--from", str(begin), "--to", str(begin.with_name("never.npz"))])

    assert told in capsys.readouterr().err
    assert sorted(path.name for path in begin.parent.iterdir()) == ["begin.npz"]


def test_labels_of_another_network_are_not_learned_from(begin: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(begin, "a.npz")

    with pytest.raises(SystemExit):
        run(begin.with_name("a.npz"), "b.npz", "--labels", str(begin.with_name("a.npz.labels")))

    assert "was labelled with network" in capsys.readouterr().err
