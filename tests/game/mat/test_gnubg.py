"""Matches of this program that GNU Backgammon reads and writes again are the same.

The tests run where it is installed.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tapa_desktop.game.events import Drafted, OpeningRolled, Played
from tapa_desktop.game.history import History
from tapa_desktop.game.mat.texts import read_match_text
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.state import Phase, full_position_spec
from tapa_desktop.rules.foreign_position import format_gnu_id, format_xgid
from tests.game.matches import header, random_match

GNUBG: Final = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin:/usr/local/games")
MATCHES: Final = 8
TIME_LIMIT_S: Final = 300

pytestmark = [pytest.mark.slow, pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")]


def run_gnubg(commands: list[str], folder: Path) -> str:
    script = folder / "commands"
    script.write_text("\n".join([*commands, "quit", ""]), encoding="utf-8")
    assert GNUBG is not None
    process = subprocess.run(
        [GNUBG, "--tty", "--quiet", "--datadir=/usr/share/gnubg", "-c", str(script)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        cwd=folder,
        timeout=TIME_LIMIT_S,
        check=False,
    )
    return process.stdout + process.stderr


def games_of(history: History) -> list[object]:
    """The events of a match, plays by their positions and results; without drafts and opening dice."""
    events = zip(history.active_events, history.states[1:], strict=True)
    return [
        (event.__class__, state.position, state.result) if isinstance(event, Played) else event
        for event, state in events
        if not isinstance(event, OpeningRolled | Drafted)
    ]


def test_random_matches_with_the_cube_are_the_same_after_going_through_gnu_backgammon(tmp_path: Path) -> None:
    matches = [random_match(header("backgammon", 7), seed) for seed in range(MATCHES)]
    commands = []
    for number, match in enumerate(matches):
        (tmp_path / f"{number}.mat").write_text(format_match(match), encoding="utf-8")
        commands += [f"import mat {number}.mat", f"export match mat {number}.again", f"save match {number}.sgf"]

    output = run_gnubg(commands, tmp_path)

    assert "WARNING" not in output
    assert "Unrecognised" not in output
    for number, match in enumerate(matches):
        for ending in ("again", "sgf"):
            loaded = read_match_text((tmp_path / f"{number}.{ending}").read_bytes())
            assert (number, ending, loaded.damage) == (number, ending, None)
            assert games_of(loaded.history) == games_of(match)


def test_ids_of_positions_are_those_of_gnu_backgammon(tmp_path: Path) -> None:
    match = random_match(header("backgammon", 5), 3)
    waiting = [state for state in match.states if state.phase in {Phase.TO_ROLL, Phase.TO_PLAY} and not state.drafted]
    specs = [one for one in map(full_position_spec, waiting) if one.side.value == "W"]

    output = run_gnubg([line for one in specs for line in (f"set xgid {format_xgid(one)}", "show board")], tmp_path)

    assert specs
    for one in specs:
        position, match_id = format_gnu_id(one).split(":")
        assert f"Position ID: {position}" in output
        assert f"Match ID   : {match_id}" in output
