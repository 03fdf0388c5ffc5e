"""The program's home and ids: one place for all packages, and each id as its systems want it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from identity import APPLE_ID, ID, filled, id_of, mail_of
from macos.plist import MATCH

ROOT = Path(__file__).parents[2]
SPEAKING_OF_IT = {"packaging/identity.py", "packaging/README.md", "tests/packaging/test_identity.py"}
OF_A_REPOSITORY = "https://github.com/The-Players/tapa-desktop"


@pytest.mark.parametrize(
    ("home", "found"),
    [
        (OF_A_REPOSITORY, "io.github.the_players.tapa_desktop"),
        ("https://tapa.games.org/here", "org.games.tapa.tapa_desktop"),
        ("https://7up.org", "org._7up.tapa_desktop"),
    ],
)
def test_the_id_is_that_of_the_home(home: str, found: str) -> None:
    assert id_of(home) == found


def test_those_who_look_after_a_repository_can_be_written_to() -> None:
    assert mail_of(OF_A_REPOSITORY) == "The-Players@users.noreply.github.com"
    assert mail_of("https://tapa.games.org") == "maintainers@tapa.games.org"


def test_the_id_is_one_that_every_system_takes() -> None:
    assert re.fullmatch(r"[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)+", ID)
    assert re.fullmatch(r"[a-z0-9.-]+", APPLE_ID)
    assert f"{APPLE_ID}.match" == MATCH


def test_a_template_is_filled_with_what_is_known_here_and_what_is_named() -> None:
    assert filled("@ID@ @VERSION@", VERSION="1.2") == f"{ID} 1.2"


def test_no_file_but_one_says_where_the_home_is_and_what_the_id() -> None:
    command = [
        "git",
        "grep",
        "-lEi",
        r"tapa.?desktop\.example|example\.tapa|\.TapaDesktop\b|github[\w.]*\.tapa_desktop",
    ]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert answer.stderr == ""
    assert set(answer.stdout.split()) == SPEAKING_OF_IT
