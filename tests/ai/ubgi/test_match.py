"""Two engines play a match: with mirrored dice, by the rules, and with an interval."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest

from tapa_desktop.ai.ubgi.match import Opponent, main


def python(*words: str) -> str:
    """A command for Python, as one writes it on this system."""
    return (subprocess.list2cmdline if sys.platform == "win32" else shlex.join)([sys.executable, *words])


ENGINE = python("-m", "tapa_desktop.ai.ubgi")
QUIET = python("-c", "pass")
STRANGER = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "ubgi":
        print("id name Stranger\\nubgiok", flush=True)
    if word == "go":
        print("bestmove 24/1", flush=True)
"""

STRANGE = python("-c", STRANGER)
QUICKLY = ["--level", "beginner", "beginner"]

pytestmark = pytest.mark.slow  # each engine is a program of its own


def test_engine_against_itself_wins_nothing_by_the_same_dice(capsys: pytest.CaptureFixture[str]) -> None:
    status = main([ENGINE, ENGINE, "--game", "tabla", "--games", "4", *QUICKLY])

    assert status == 0
    assert capsys.readouterr().out.splitlines() == [
        "match games 2 equity 0.0000",
        "match games 4 equity 0.0000 halfwidth 0.0000",
    ]


def test_games_with_chains_are_played_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([ENGINE, ENGINE, "--game", "gul-bara", "--games", "2", *QUICKLY]) == 0
    assert capsys.readouterr().out == "match games 2 equity 0.0000\n"


@pytest.mark.parametrize(
    ("command", "game", "said"),
    [
        ("no-such-engine-at-all", "tapa", "No such file|cannot find"),
        (QUIET, "tapa", "no answer to 'ubgi'|has ended"),
        (STRANGE, "tapa", "only Tapa Desktop is known to play Tapa"),
        (STRANGE, "tabla", "not a legal play: '24/1'"),
    ],
)
def test_engine_that_does_not_play_ends_the_match_with_one_line(
    capsys: pytest.CaptureFixture[str], command: str, game: str, said: str
) -> None:
    assert main([command, command, "--game", game, "--games", "2"]) == 1

    (line,) = capsys.readouterr().err.splitlines()
    assert any(word in line for word in said.split("|"))


def test_command_on_windows_keeps_the_backslashes_of_its_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))

    Opponent(r'"C:\Program Files\gnubg.exe" -t')

    assert started == [r'"C:\Program Files\gnubg.exe" -t']
