"""The C code reads and writes nothing that is not its own, and does nothing that C leaves undefined."""

from __future__ import annotations

import sys

import pytest

from tests.ai.engine.sanitized import run


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux preloads the checks so")
def test_every_access_and_every_number_is_sound() -> None:
    done = run(300)

    assert (done.returncode, done.stderr) == (0, "")
