"""Hasty hands on the real window: the short form of `benchmarks.monkey`, and what they have found."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.actions import PlayerActions
from tests.ui.monkey.monkey import TrippedError, let_loose


@pytest.mark.parametrize("seed", [1, 2])
def test_hasty_hands_bring_nothing_down(machine: QApplication, home: Path, seed: int) -> None:
    let_loose(machine, QTest.createTouchDevice(), home, seed, events=400)


def test_a_crash_under_random_input_is_reported_with_that_input(
    machine: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayerActions, "roll", lambda _: 1 / 0)

    with pytest.raises(TrippedError, match=r"(?s)seed 1, event \d+:.*ZeroDivisionError.*what was done:\n"):
        let_loose(machine, QTest.createTouchDevice(), home, seed=1, events=400)
