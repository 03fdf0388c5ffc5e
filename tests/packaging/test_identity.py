"""The program's home and ids: one place for all packages, and each id as its systems want it.

What the packages say of licences: the same everywhere, with the texts beside it.

The notes of a release come from CHANGELOG.md, and no version goes out without them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from bundle.licences import OVERVIEW, licence_files
from identity import APPLE_ID, ID, filled, id_of, mail_of
from macos.plist import MATCH
from news import news_of

from tests.cases import some

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


def test_the_overview_sends_nobody_to_debian_and_everybody_to_texts_that_lie_beside_it(tmp_path: Path) -> None:
    carried = {file.name: file for file in licence_files(tmp_path)}

    overview = carried[OVERVIEW].read_text("utf-8")

    assert "/usr/" not in overview
    named = set(re.findall(r"licences/([\w.-]+?\.txt)", overview))
    assert {"GPL-2.txt", "GPL-3.txt", "LGPL-3.txt"} <= named <= set(carried)


def test_every_licence_that_is_named_is_listed(tmp_path: Path) -> None:
    overview = next(file for file in licence_files(tmp_path) if file.name == OVERVIEW).read_text("utf-8")
    told = {line for line in overview.splitlines() if re.match("License: ", line)}

    bodies = set(re.findall(r"^(License: .*)\n .", overview, re.MULTILINE))

    for line in some(told):
        parts = line.removeprefix("License: ").split(" and ")
        assert all(f"License: {part}" in bodies for part in parts), line


def test_the_texts_are_whole(tmp_path: Path) -> None:
    texts = {file.stem: file.read_text("utf-8") for file in licence_files(tmp_path)}

    assert "END OF TERMS AND CONDITIONS" in texts["GPL-3"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["PSF-2"]


CHANGELOG = """# Changelog

## [Unreleased]

- Next.

## [1.1.0] - 2027-01-31

### Added

- Much.

## [1.0.0] - 2026-12-01

- All.
"""


def test_news_of_a_version_are_its_section() -> None:
    assert news_of("1.1.0", CHANGELOG) == "### Added\n\n- Much."
    assert news_of("1.0.0", CHANGELOG) == "- All."


def test_version_without_a_dated_section_has_no_news() -> None:
    assert news_of("1.2.0", CHANGELOG) == ""
    assert news_of("1.1", CHANGELOG) == ""
    assert news_of("Unreleased", CHANGELOG) == ""


def test_release_is_refused_where_the_changelog_is_silent() -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "packaging" / "news.py", "99.9"], capture_output=True, text=True, check=False
    )

    assert answer.returncode == 1
    assert "99.9" in answer.stderr
