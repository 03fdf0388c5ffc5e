"""What Debian's packages say of themselves, and one made older than it is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

_README: Final = Path(__file__).parents[2] / "README.md"
_OLDER: Final = "0.0.1"


def name_of(package: Path) -> str:
    """What the package in a file is called."""
    return _told("dpkg-deb", "--field", str(package), "Package").strip()


def needed_by_archive() -> list[str]:
    """The packages that the README tells players to install for the archive, where a system is too bare for it."""
    (listed,) = re.findall(r"`sudo apt install ((?:[\w.+-]+ ?)+)`", _README.read_text("utf-8"))
    return str(listed).split()


def older(package: Path, folder: Path) -> Path:
    """The same package with a lower version number, as a file in that folder."""
    tree, made = folder / "older", folder / f"older_{_OLDER}.deb"
    _told("dpkg-deb", "--raw-extract", str(package), str(tree))
    control = tree / "DEBIAN" / "control"
    control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {_OLDER}", control.read_text("utf-8")), "utf-8")
    _told("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(made))
    return made


def _told(*command: str) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
