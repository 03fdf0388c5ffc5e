"""Fine-tuning a network on labelled positions, and the command."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.interface import WIDTH
from tapa_desktop.ai.engine.selfplay import Player, decisions
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.cancelling import Cancelled, IsCancelled, never
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training import finetune, labels
from tapa_desktop.training.finetune import Examples, Plan, finetuned
from tapa_desktop.training.games import ERRING
from tapa_desktop.training.labels import LabelFile, Question, Records, record_type
from tapa_desktop.training.network import Ends, Network, Rows, engine_with, inputs_of, load_network, save_network
from tests.training.networks import are_same, shipped


@pytest.fixture(scope="module")
def records() -> Records:
    """Positions of games, two for each turn, with labels that favour the side ahead more than the network does."""
    engine = engine_with(TAPA, shipped())
    rows_of_games = decisions(Player(engine, ERRING, 1), range(6), 1).positions
    rows = np.frombuffer(rows_of_games, np.int8).reshape(-1, WIDTH)[:400]
    records = np.zeros(len(rows), record_type(4))
    records["row"], records["turn"] = rows, np.arange(len(rows)) % (len(rows) // 2)
    surely = np.array([0.1, 0.85, 0.05, 0], np.float32), np.array([0, 0.05, 0.85, 0.1], np.float32)
    records["ends"] = np.where(records["row"][:, 1:9].clip(0).sum(axis=1, keepdims=True) > 3, *surely)
    return records


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finetune, "BATCH", 16)
    monkeypatch.setattr(finetune, "HELD_OUT", 4)


def examples_of(records: Records) -> Examples:
    return Examples(records, inputs_of(Engine(TAPA), records["row"]))


def fine_tune(records: Records, plan: Plan, is_interrupted: IsCancelled = never) -> Network | None:
    return finetuned(Engine(TAPA), shipped(), records, plan, is_interrupted)


def own_judgement(records: Records) -> Records:
    """The same with the labels that the network itself would give."""
    own = records.copy()
    own["ends"] = shipped().judge(inputs_of(Engine(TAPA), records["row"]))[1]
    return own


# Learning

needs_small = pytest.mark.usefixtures("_small")


@needs_small
def test_it_comes_nearer_to_the_labels_and_loses_less_by_its_choices(records: Records) -> None:
    examples, before = examples_of(records), shipped()

    after = fine_tune(records, Plan(epochs=6, rates=(1e-3, 1e-4)))

    assert after is not None
    assert examples.nats(after) < examples.nats(before)
    assert examples.points_lost(after) < examples.points_lost(before)


def test_it_misses_nothing_of_its_own_judgement(records: Records) -> None:
    examples = examples_of(own_judgement(records))

    assert examples.nats(shipped()) == pytest.approx(0, abs=1e-6)
    assert examples.points_lost(shipped()) == 0


def test_a_choice_loses_what_the_labels_say_that_the_better_play_is_worth(records: Records) -> None:
    two = own_judgement(records[:: len(records) // 2])
    likes = int((two["ends"] @ np.array(ends_of(TAPA))).argmin())  # what is worth less to the one who moves next
    two["ends"][likes], two["ends"][1 - likes] = [0, 1, 0, 0], [0, 0.75, 0.25, 0]

    assert examples_of(two).points_lost(shipped()) == pytest.approx(0.5)


@needs_small
def test_the_same_plan_gives_the_same_network(records: Records) -> None:
    first, again, other = (fine_tune(records, Plan(epochs=1, rates=(1e-3, 1e-3), seed=seed)) for seed in (1, 1, 2))

    assert again is not None
    assert are_same(first, again)
    assert (first.hidden != other.hidden).any()


@needs_small
def test_learning_that_makes_nothing_better_leaves_the_network_alone(records: Records) -> None:
    after = fine_tune(own_judgement(records), Plan(epochs=1, rates=(1e-2, 1e-2)))

    assert after is not None
    assert are_same(after, shipped())


@needs_small
def test_it_can_be_interrupted_after_an_epoch(records: Records, capsys: pytest.CaptureFixture[str]) -> None:
    assert fine_tune(records, Plan(), lambda: True) is None

    held_out, epoch = capsys.readouterr().out.splitlines()
    assert "held out: " in held_out
    assert epoch.startswith("epoch 1: ")


def fake_records(_question: Question | None) -> Iterator[Records]:
    """The start of the game again and again, each in a turn of its own."""
    for number in count():
        records = np.zeros(8, record_type(4))
        records["row"] = np.frombuffer(Engine(TAPA).start, np.int8)
        records["turn"] = number * 8 + np.arange(8)
        yield records


def fake_look_ahead(_engine: Engine, rows: Rows, *_arguments: object) -> Ends:
    return np.tile(np.array([0.1, 0.2, 0.3, 0.4], np.float32), (len(rows), 1))


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file to begin with; few positions are enough, and are soon judged."""
    monkeypatch.setattr(labels, "_unlabelled", fake_records)
    monkeypatch.setattr(labels, "look_ahead", fake_look_ahead)
    monkeypatch.setattr(finetune, "BATCH", 4)
    monkeypatch.setattr(finetune, "HELD_OUT", 2)
    path = tmp_path / "begin.npz"
    save_network(path, shipped())
    return path


def run(begin: Path, to: str, *more: str, positions: int = 20) -> Network:
    arguments = ["tapa", "--from", str(begin), "--to", str(begin.with_name(to)), "--positions", str(positions)]
    finetune.main([*arguments, "--epochs", "1", "--rate", "1e-3", "1e-3", *more])
    return load_network(begin.with_name(to), TAPA)


def test_a_lesson_takes_mined_decisions_with_it(begin: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mined = begin.with_name("mined")
    LabelFile(mined, {"rule_set": "tapa"}).add(next(fake_records(None)), 1.0)

    run(begin, "a.npz", "--mined", str(mined), str(mined))

    assert "20 positions to learn from, 20 held out" in capsys.readouterr().out  # 24 were judged


def test_what_was_judged_before_an_interruption_is_gone_on_with(begin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def interrupted(engine: Engine, rows: Rows, plies: int, _threads: int, is_cancelled: IsCancelled) -> Ends:
        calls.append(plies)
        if len(calls) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        if is_cancelled():
            raise Cancelled
        return fake_look_ahead(engine, rows)

    monkeypatch.setattr(labels, "look_ahead", interrupted)
    with pytest.raises(SystemExit, match="the same command goes on"):
        run(begin, "a.npz", positions=60)
    assert not begin.with_name("a.npz").exists()
    assert begin.with_name("a.npz.labels").stat().st_size > 200
    monkeypatch.setattr(labels, "look_ahead", fake_look_ahead)

    parts = run(begin, "a.npz", positions=60)

    assert are_same(parts, run(begin, "b.npz", positions=60))
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_another_way_of_learning_needs_no_new_judgement(begin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(begin, "a.npz")
    monkeypatch.delattr(labels, "look_ahead")

    other = run(begin, "b.npz", "--epochs", "2", "--labels", str(begin.with_name("a.npz.labels")))

    assert not are_same(first, other)


def test_a_network_can_get_more_units_and_says_what_made_it(begin: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = shipped().header

    network = run(begin, "a.npz", "--seed", "5", "--commit", "abc123", "--hidden", "224")

    header = network.header
    assert network.hidden_bias.size == 224
    assert header.command.startswith(f"{before.command}; python -m tapa_desktop.training.finetune tapa --from ")
    assert (header.seed, header.commit) == (5, "abc123")
    assert header.games == before.games
    assert header.minutes >= before.minutes
    assert " of 20 positions, " in capsys.readouterr().out


def test_labels_of_another_network_are_not_learned_from(begin: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(begin, "a.npz")

    with pytest.raises(SystemExit):
        run(begin.with_name("a.npz"), "b.npz", "--labels", str(begin.with_name("a.npz.labels")))

    assert "was labelled with network" in capsys.readouterr().err
