"""The licences of all parts of the frozen program, shipped with it: not every system has their texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PLACE: Final = "licences"  # in the folder of libraries
OVERVIEW: Final = "LICENCES.txt"

_PACKAGING: Final = Path(__file__).parents[1]
_AT_DEBIAN: Final = re.compile(
    r"On Debian systems the full text of the ([^/]*?)\s+is\s+in\s+/usr/share/common-licenses/"
)


def licence_files(scratch: Path) -> list[Path]:
    """All licence files; the overview is written into that folder."""
    overview = scratch / OVERVIEW
    overview.write_text(overview_of((_PACKAGING / "linux" / "debian" / "copyright").read_text("utf-8")), "utf-8")
    return [overview, *sorted((_PACKAGING / PLACE).glob("*.txt"))]


def overview_of(copyright_file: str) -> str:
    """Which part has which licence, for systems other than Debian: the texts are beside it."""
    text = _AT_DEBIAN.sub(rf"The full text of the \1 is in {PLACE}/", copyright_file.replace(" bundle/", " "))
    return re.sub(rf"({PLACE}/\w+-\d(?:\.\d)?)\.(?=\s)", r"\1.txt.", text)
