"""The networks that the program brings with it, and what happens without them."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop import resources
from tapa_desktop.ai.batch.outcome import outcomes_of_turn
from tapa_desktop.ai.batch.rows import flip, pack
from tapa_desktop.ai.equity import LOSE_MARS, MARS, WIN, equity
from tapa_desktop.ai.evaluator import Judged, chances_after
from tapa_desktop.ai.hand import HandMade
from tapa_desktop.ai.learned import evaluator_for, forget, pruner_for
from tapa_desktop.ai.network import Network, NetworkError
from tapa_desktop.ai.shipped import network_named
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.house_rules import CHOICES, offered, plain, rule_set_named
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.positions import position

LEARNED = [rule_set for rule_set in RULE_SETS.values() if network_of(rule_set) is not None]
each_learned = pytest.mark.parametrize("rule_set", LEARNED, ids=lambda rule_set: rule_set.key)
each_damage = pytest.mark.parametrize("damage", ["missing", "empty", "damaged", "of another game", "a folder"])


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the folder of networks, from which the program reads them."""
    for folder in ("networks", "pruning", "tables"):
        shutil.copytree(resource(folder), tmp_path / folder)
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path)
    forget()
    yield tmp_path / "networks"
    forget()


def do_damage(networks: Path, damage: str) -> None:
    file = networks / "tapa.npz"
    whole = file.read_bytes()
    file.unlink()
    match damage:
        case "empty":
            file.write_bytes(b"")
        case "damaged":
            file.write_bytes(whole[: len(whole) // 2])
        case "of another game":
            shutil.copyfile(networks / "plakoto.npz", file)
        case "a folder":
            file.mkdir()


# As they are


def test_each_network_that_a_game_names_is_there_and_no_other() -> None:
    named = {network_of(rule_set) for rule_set in LEARNED}

    for folder in ("networks", "pruning"):
        assert {path.name for path in resource(folder).iterdir()} == {f"{name}.npz" for name in named}


@each_learned
def test_each_game_is_judged_by_its_network(rule_set: RuleSet) -> None:
    name = network_of(rule_set)
    assert name is not None

    evaluator = evaluator_for(name)

    assert isinstance(evaluator, Network)
    assert evaluator.header.rule_set == name
    assert evaluator is evaluator_for(name)


@each_learned
def test_house_rules_keep_the_network(rule_set: RuleSet) -> None:
    changed = {field: plain(CHOICES[field][-1]) for field in offered(rule_set)}

    assert network_of(rule_set_named(rule_set.key, changed)) == network_of(rule_set)


def test_a_game_that_nobody_has_learned_is_judged_by_hand() -> None:
    assert isinstance(evaluator_for(None), HandMade)


@each_learned
def test_what_a_network_says_are_chances(rule_set: RuleSet) -> None:
    rows = pack([start_position(rule_set), *list(plays(rule_set, start_position(rule_set), (4, 4, 4, 4)))])
    network = evaluator_for(network_of(rule_set))
    assert isinstance(network, Network)

    ends, chances = network.ends(rule_set, rows), network.chances(rule_set, rows)

    assert ends.sum(axis=1) == pytest.approx(np.ones(len(rows)), abs=1e-5)
    assert ((chances >= 0) & (chances <= 1 + 1e-5)).all()
    assert (chances[:, MARS] <= chances[:, WIN] + 1e-5).all()
    assert (chances[:, LOSE_MARS] <= 1 - chances[:, WIN] + 1e-5).all()


@each_learned
def test_a_game_that_has_been_won_is_judged_for_what_it_is(rule_set: RuleSet) -> None:
    won = position(rule_set, "19:B15")

    judged = Judged(evaluator_for(network_of(rule_set)))

    _, points = outcomes_of_turn(rule_set, flip(rule_set, pack([won])))
    assert equity(rule_set, chances_after(judged, rule_set, pack([won]))).tolist() == (-points).tolist()


@each_learned
@pytest.mark.parametrize("far_ahead", ["2:W1 1:W1 19:B5 24:B4", "2:W2 1:W1 5:W1 12:B9 19:B3"])
def test_who_is_far_ahead_in_a_race_is_judged_better_than_who_is_far_behind(rule_set: RuleSet, far_ahead: str) -> None:
    rows = pack([position(rule_set, far_ahead)])
    judged = Judged(evaluator_for(network_of(rule_set)))

    (ahead,) = equity(rule_set, judged.chances(rule_set, rows))
    (behind,) = equity(rule_set, judged.chances(rule_set, flip(rule_set, rows)))

    assert ahead > 0.5
    assert behind < 0


# Without them


@each_damage
def test_a_network_that_cannot_be_used_is_told_with_its_file(networks: Path, damage: str) -> None:
    do_damage(networks, damage)

    with pytest.raises((OSError, NetworkError), match=r"tapa\.npz"):
        network_named("tapa")


def test_a_network_that_was_not_installed_is_a_missing_resource(networks: Path) -> None:
    do_damage(networks, "missing")

    with pytest.raises(ResourceMissing):
        network_named("tapa")


def test_the_other_networks_stay_as_they_are(networks: Path) -> None:
    do_damage(networks, "missing")

    assert isinstance(evaluator_for("plakoto"), Network)


@each_damage
def test_without_its_pruner_the_computer_looks_at_all_plays_and_the_log_knows(
    networks: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    do_damage(networks.parent / "pruning", damage)

    with caplog.at_level(logging.ERROR):
        found = pruner_for("tapa"), pruner_for("tapa")

    assert found == (None, None)
    assert len(caplog.records) == 1
