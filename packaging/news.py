"""The notes of a release, from CHANGELOG.md. A version without a section has no release.

python3 packaging/news.py 1.0.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def news_of(version: str, changelog: str) -> str:
    """The section of a version, without its headline; empty if there is none.

    The headline has the day of the release: `## [1.0.0] - 2026-12-01`.
    """
    headline = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n"
    section = re.search(rf"{headline}(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return section[1].strip() if section else ""


if __name__ == "__main__":
    news = news_of(sys.argv[1], CHANGELOG.read_text("utf-8"))
    if not news:
        sys.exit(f"CHANGELOG.md has no dated section for {sys.argv[1]}")
    print(news)
