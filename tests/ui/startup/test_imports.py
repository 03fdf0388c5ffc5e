"""What a start imports: not what is not open yet."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

UNOPENED: Final = (
    "ui.help.dialog",
    "ui.help.pages",
    "ui.new_match.dialog",
    "ui.preferences.dialog",
    "ui.positions.editor",
    "ui.dice.dialog",
    "ui.rollout.dialog",
    "ui.review.window",
    "ui.history.window",
    "ui.lesson.window",
    "coach.review.review",
)


def test_start_does_not_import_what_is_not_open() -> None:
    code = "import sys, tapa_desktop.ui.startup.program; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert not {f"tapa_desktop.{name}" for name in UNOPENED} & set(ran.stdout.split())
