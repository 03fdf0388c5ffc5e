"""The levels that the window offers."""

from __future__ import annotations

import subprocess
import sys

from tapa_desktop.app.levels import DEFAULT_LEVEL, is_level, level_choices


def test_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    keys = [choice.key for choice in level_choices()]

    assert keys[0] == "beginner"
    assert 0 < keys.index(DEFAULT_LEVEL) < len(keys) - 2
    assert all(is_level(key) for key in keys)


def test_a_level_of_another_program_is_none() -> None:
    assert not is_level("oracle")


def test_a_session_brings_no_numpy_into_the_window_s_thread() -> None:
    script = "import sys, tapa_desktop.app.session; sys.exit('numpy' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
