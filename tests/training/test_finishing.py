"""Learning from labelled positions."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.network import Network
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.ai.shipped import network_named
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training import finishing
from tapa_desktop.training.candidates import MOST_TURNS
from tapa_desktop.training.finishing import Examples, Plan, finished
from tapa_desktop.training.gather import gather
from tapa_desktop.training.labels import Records, record_type
from tests.training.sameness import are_same


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finishing, "BATCH", 16)
    monkeypatch.setattr(finishing, "HELD_OUT", 4)


@pytest.fixture(scope="module")
def records() -> Records:
    """Positions of games, two to a turn, that end well for whoever has gone farther than the network thinks."""
    rows, points = gather(TAPA, HandMade(), 8, seed=1)
    records = np.zeros(len(rows), record_type(TAPA))
    records["row"], records["points"], records["played"] = rows, points, np.arange(len(rows)) % 2
    records["turn"] = np.arange(len(rows)) // 2 * MOST_TURNS
    surely = np.array([0.1, 0.85, 0.05, 0], np.float32), np.array([0, 0.05, 0.85, 0.1], np.float32)
    records["ends"] = np.where(rows[:, 1:9].clip(0).sum(axis=1, keepdims=True) > 3, *surely)
    return records


def learned(records: Records, plan: Plan) -> Network:
    network = finished(network_named("tapa"), TAPA, records, plan, lambda: False)
    assert network is not None
    return network


def test_it_comes_nearer_to_the_labels_and_loses_less_by_its_choices(records: Records) -> None:
    examples, before = Examples(TAPA, records), network_named("tapa")

    after = learned(records, Plan(epochs=6, rates=(1e-3, 1e-4)))

    assert examples.missed(after).nats < examples.missed(before).nats
    assert examples.missed(after).points < examples.missed(before).points


def test_what_it_began_with_stays_as_it_was(records: Records) -> None:
    before = network_named("tapa").hidden.copy()

    learned(records, Plan(epochs=1))

    assert (network_named("tapa").hidden == before).all()


def test_it_misses_nothing_of_its_own_judgement(records: Records) -> None:
    own = records.copy()
    own["ends"] = network_named("tapa").ends(TAPA, records["row"])

    missed = Examples(TAPA, own).missed(network_named("tapa"))

    assert missed.nats == pytest.approx(0, abs=1e-6)
    assert missed.points == 0


def test_a_choice_loses_what_the_labels_say_that_the_better_play_is_worth(records: Records) -> None:
    two = records[:2].copy()
    judged = network_named("tapa").ends(TAPA, two["row"]) @ np.array(ends_of(TAPA))
    likes = int(judged.argmin())  # what is worth less to the one who moves next
    two["ends"][likes], two["ends"][1 - likes] = [0, 1, 0, 0], [0, 0.75, 0.25, 0]

    assert Examples(TAPA, two).missed(network_named("tapa")).points == pytest.approx(0.5)


def test_the_same_plan_gives_the_same_network(records: Records) -> None:
    first, again, other = (learned(records, Plan(epochs=1, rates=(1e-3, 1e-3), seed=seed)) for seed in (1, 1, 2))

    assert are_same(first, again)
    assert (first.hidden != other.hidden).any()


def test_the_nearer_it_is_to_stay_the_less_it_changes(records: Records) -> None:
    plan, before = Plan(epochs=2, rates=(1e-3, 1e-3), near=0), network_named("tapa")

    free, held = (learned(records, plan._replace(near=near)) for near in (0, 300))

    assert np.abs(held.hidden - before.hidden).mean() < 0.7 * np.abs(free.hidden - before.hidden).mean()


def test_what_happened_is_learned_of_positions_that_were_played(records: Records) -> None:
    wanted = finishing._wanted(network_named("tapa"), records, 0.25)

    played = records["played"]
    happened = np.array(ends_of(TAPA)) == records["points"][:, None]
    assert wanted[played] == pytest.approx(0.75 * records["ends"][played] + 0.25 * happened[played], abs=1e-6)
    assert (wanted[~played] == records["ends"][~played]).all()


def test_learning_that_makes_nothing_better_leaves_the_network_alone(records: Records) -> None:
    own = records.copy()
    own["ends"] = network_named("tapa").ends(TAPA, records["row"])

    after = learned(own, Plan(epochs=1, rates=(1e-2, 1e-2)))

    assert (after.hidden == network_named("tapa").hidden).all()


def test_it_can_be_interrupted_after_an_epoch(records: Records, capsys: pytest.CaptureFixture[str]) -> None:
    assert finished(network_named("tapa"), TAPA, records, Plan(), lambda: True) is None

    held_out, epoch = capsys.readouterr().out.splitlines()
    assert "held out: " in held_out
    assert epoch.startswith("epoch 1: ")
    assert epoch.endswith("minutes left")
