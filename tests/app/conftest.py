"""Each test has its own home folder, and no test waits for the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.storage import loader, reading
from tests.app.driver import Driver, Gate


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPA_DESKTOP_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)


@pytest.fixture
def driver(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Driver]:  # noqa: ARG001 - signals need it
    """A session without a window, which shows everything at once."""
    driver = Driver(tmp_path / "data")
    yield driver
    driver.session.close()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Matches of more than 200 bytes are long, and read once the gate is open."""
    gate = Gate()
    monkeypatch.setattr(reading, "AT_ONCE", 200)
    monkeypatch.setattr(loader, "read_file", gate.find)
    return gate
