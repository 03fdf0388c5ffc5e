"""Play whole matches using every part of the program, where no socket can be opened: `python -m benchmarks.offline`.

The real program plays in a process that the kernel kills as soon as it asks for such a socket (`tests/sockets.py`).
Each match includes a hint, a copy in a file that is opened again, its text, its review and the history. After each
match come the rules, every help page and dialog, sounds, and another language. Exits with status 1 if anything went
wrong. The short form is in tests/test_benchmarks.py.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from msgspec import structs
from PySide6.QtWidgets import QDialog

from benchmarks.start import home, options
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.hint.panel import HintPanel
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.text.translator import NAMES
from tests.program import Condition, Program, run_program
from tests.sockets import ENDED_BY, can_forbid, forbid_network

LANGUAGES = (*tuple(NAMES)[1:], *tuple(NAMES)[:1])  # the initial language comes last, so that each one is a change


def main() -> int:
    """Play in another process. Return 1 unless it finished."""
    asked = options(__doc__, matches=20, seed=1, within=False)
    if not can_forbid():
        print("this system has no filter for sockets", file=sys.stderr)
        return 1
    if asked.within:
        return _play(asked.matches, asked.seed)
    begun = time.monotonic()
    with home():
        command = [sys.executable, "-m", "benchmarks.offline", "--within", *sys.argv[1:]]
        environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        ended = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if ended.returncode == -ENDED_BY:
        print("the program has asked for a socket that could leave the machine")
    print(f"{ended.stdout}{ended.stderr}", end="")
    if ended.returncode:
        return 1
    print(f"{asked.matches} matches without a network, {time.monotonic() - begun:.0f} s by the clock")
    return 0


def _play(matches: int, seed: int) -> int:
    forbid_network()
    faults: list[str] = []

    def script(program: Program) -> Iterator[Condition]:
        program.chance.seed(seed)
        games = list(RULE_SETS)
        for number, (game, language) in enumerate(islice(zip(cycle(games), cycle(LANGUAGES)), matches)):
            yield from _match(program, game, Path(os.environ["TAPA_DESKTOP_HOME"], f"Мач {number}.tapa"))
            yield from _look_around(program)
            before = program.window
            before.change_settings(structs.replace(program.session.settings, language=language))
            yield partial(_is_another, program, before)
            messages = [row.message for row in program.window.messages.rows]
            faults.extend(f"{message.text} {message.detail}\n" for message in messages if message.severity != "info")

    status = run_program(script)
    print("".join(faults), end="")
    return status or int(bool(faults))


def _is_another(program: Program, before: MainWindow) -> bool:
    return program.window is not before


def _match(program: Program, game: str, copy: Path) -> Iterator[Condition]:
    """A match with a hint, whose copy is opened halfway, and its review."""
    program.begin(game)
    session, commands, hint = program.session, program.window.commands, program.window.side_panel.hint
    assert isinstance(hint, HintPanel)
    while session.match.draft is None or session.player.may_finish:
        yield program.is_asked
        program.play_on()
    yield program.is_asked
    commands.hint.trigger()
    yield lambda: hint.list.lines
    commands.hint.trigger()
    session.store.save_copy(copy)
    session.open_record(copy)
    yield from program.play()
    for action in (commands.copy_text, commands.copy_picture, commands.history, commands.review):
        action.trigger()
    review = program.window.features.reviews._window
    assert review is not None
    yield lambda: not review._task.is_busy


def _look_around(program: Program) -> Iterator[Condition]:
    """Open every dialog and page outside a match."""
    window, commands = program.window, program.window.commands
    pages = (commands.keys, commands.how_dice, commands.how_boards, commands.about, commands.lesson, commands.score)
    asking = (commands.new_match, commands.open, commands.save_copy, commands.preferences, commands.set_up)
    rules = window.features.dialogs.rules.actions()
    for action in (*pages, *asking, commands.dice, commands.verify_dice, commands.roll_out, *rules):
        action.trigger()
        yield lambda: True
    yield lambda: "_miniaudio" in sys.modules
    for dialog in window.findChildren(QDialog):
        dialog.close()


if __name__ == "__main__":
    sys.exit(main())
