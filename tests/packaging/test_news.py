"""The notes of a release come from CHANGELOG.md, and no version goes out without them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from news import news_of

ROOT = Path(__file__).parents[2]
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
