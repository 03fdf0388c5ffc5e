"""Carrying a network over to other inputs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tapa_desktop
from tapa_desktop.ai.network import load_network
from tapa_desktop.ai.shipped import network_named
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tapa_desktop.training import carry
from tapa_desktop.training.carry import least_squares, main, positions, split_ends


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carry, "GAMES", 30)


def test_inputs_that_are_sums_of_those_known_now_are_met() -> None:
    random = np.random.default_rng(1)
    now = random.normal(size=(200, 5)).astype(np.float32)
    sums = random.normal(size=(5, 3)).astype(np.float32)

    change = least_squares(now, now @ sums)

    assert change.dtype == np.float32
    assert change == pytest.approx(sums, abs=1e-3)


def test_an_end_that_was_not_known_takes_a_share_of_the_nearest() -> None:
    output = np.array([[1, 2, 3, 4], [0.1, 0.2, 0.3, 0.4]], np.float32)

    split = split_ends(output, (2, 1, -1, -2), (3, 2, 1, -1, -2, -3))

    assert split[0].tolist() == [1, 1, 2, 3, 4, 4]
    odds = np.exp(split[1] - [0.1, 0.1, 0.2, 0.3, 0.4, 0.4])
    assert odds == pytest.approx([0.15, 1, 1, 1, 1, 0.15], abs=1e-6)


@pytest.mark.usefixtures("_few")
@pytest.mark.parametrize("rule_set", [TAPA, TAPA_CUBE], ids=lambda rule_set: rule_set.key)
def test_a_network_that_is_carried_over_judges_as_it_did(tmp_path: Path, rule_set: RuleSet) -> None:
    before = Path(tapa_desktop.__file__).parents[1]

    main([rule_set.key, str(before), str(tmp_path / "new.npz"), "--network", "tapa"])

    carried = load_network((tmp_path / "new.npz").read_bytes(), rule_set.key)
    rows = positions(rule_set)
    old, new = network_named("tapa").chances(TAPA, rows), carried.chances(rule_set, rows)
    assert np.abs(old[:, 0] - new[:, 0]).mean() < 0.03
    assert carried.header.command.endswith("carried over to other inputs")
