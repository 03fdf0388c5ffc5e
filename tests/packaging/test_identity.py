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
from identity import APPLE_ID, ID, fill_template, id_of, mail_of
from macos.plist import MATCH
from news import news_of

from tests.cases import some

ROOT = Path(__file__).parents[2]
SPEAKING_OF_IT = {"packaging/identity.py", "packaging/README.md", "tests/packaging/test_identity.py"}
OF_A_REPOSITORY = "https://github.com/The-Players/tapa-desktop"


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        (OF_A_REPOSITORY, "io.github.the_players.tapa_desktop"),
        ("https://tapa.games.org/here", "org.games.tapa.tapa_desktop"),
        ("https://7up.org", "org._7up.tapa_desktop"),
    ],
)
def test_the_id_is_that_of_the_home(home: str, expected: str) -> None:
    assert id_of(home) == expected


def test_those_who_look_after_a_repository_can_be_written_to() -> None:
    assert mail_of(OF_A_REPOSITORY) == "The-Players@users.noreply.github.com"
    assert mail_of("https://tapa.games.org") == "maintainers@tapa.games.org"


def test_the_id_is_one_that_every_system_takes_and_fills_templates() -> None:
    assert re.fullmatch(r"[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)+", ID)
    assert re.fullmatch(r"[a-z0-9.-]+", APPLE_ID)
    assert f"{APPLE_ID}.match" == MATCH
    assert fill_template("@ID@ @VERSION@", VERSION="1.2") == f"{ID} 1.2"


def test_no_file_but_one_says_where_the_home_is_and_what_the_id() -> None:
    pattern = r"tapa.?desktop\.example|example\.tapa|\.TapaDesktop\b|github[\w.]*\.tapa_desktop"
    command = ["git", "grep", "-lEi", pattern]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert answer.stderr == ""
    assert set(answer.stdout.split()) == SPEAKING_OF_IT


def test_the_overview_sends_nobody_to_debian_and_all_to_texts_that_lie_beside_it_and_lists_all_licences(
    tmp_path: Path,
) -> None:
    licences = {file.name: file.read_text("utf-8") for file in licence_files(tmp_path)}
    named = set(re.findall(r"licences/([\w.-]+?\.txt)", licences[OVERVIEW]))
    licence_lines = {line for line in licences[OVERVIEW].splitlines() if re.match("License: ", line)}
    bodies = set(re.findall(r"^(License: .*)\n .", licences[OVERVIEW], re.MULTILINE))

    assert "/usr/" not in licences[OVERVIEW]
    assert {"GPL-2.txt", "GPL-3.txt", "LGPL-3.txt"} <= named <= set(licences)
    assert all(licences.values())
    for line in some(licence_lines):
        parts = line.removeprefix("License: ").split(" and ")
        assert all(f"License: {part}" in bodies for part in parts), line


def test_news_of_a_version_are_its_section_if_it_has_one_with_a_date_and_without_it_a_release_is_refused() -> None:
    sections = "[Unreleased]\n\n- Next.\n", "[1.1.0] - 2027-01-31\n\n### Added\n", "[1.0.0] - 2026-12-01\n\n- All.\n"
    changelog = "\n## ".join(("# Changelog\n", *sections))
    news = {version: news_of(version, changelog) for version in ("1.1.0", "1.0.0", "1.2.0", "1.1", "Unreleased")}
    command = [sys.executable, ROOT / "packaging" / "news.py", "99.9"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)

    assert news == {"1.1.0": "### Added", "1.0.0": "- All.", "1.2.0": "", "1.1": "", "Unreleased": ""}
    assert answer.returncode == 1
    assert "99.9" in answer.stderr
