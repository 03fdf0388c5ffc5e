"""A team of processes that learn together."""

from __future__ import annotations

import os

import pytest

from tapa_desktop.ai.inputs import VERSION, width
from tapa_desktop.ai.network import FORMAT, Header
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.adam import new_network
from tapa_desktop.training.pupil import Lesson
from tapa_desktop.training.team import THREADS, Team

HEADER = Header(FORMAT, VERSION, "tapa", "by hand", 5, 0, 0.0)


@pytest.mark.parametrize("library", ["OPENBLAS", "OMP", "MKL"])
def test_each_process_computes_in_one_thread(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    for name in THREADS:
        monkeypatch.setenv(name, "8")
    network = new_network(HEADER, width(TAPA), 2)

    with Team(Lesson(TAPA, seed=1), network, 0):
        assert os.environ[f"{library}_NUM_THREADS"] == "1"
