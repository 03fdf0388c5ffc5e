"""The texts of the program in other languages: files for Qt Linguist, and what is made of them.

    .venv/bin/python packaging/translations.py update     brings new texts into resources/translations/*.ts
    .venv/bin/python packaging/translations.py release    makes the *.qm beside them, which the program reads

Texts that are gone from the program are gone from the files, too; their translations are in the history.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import PySide6

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "translations"
SOURCES: Final = ("tapa_desktop/app", "tapa_desktop/ui")  # below them nobody speaks to a person


def main(arguments: Sequence[str]) -> int:
    """Do what the one argument says; the exit status."""
    deeds = {"update": update, "release": release}
    if len(arguments) != 1 or arguments[0] not in deeds:
        print(__doc__)
        return 2
    deeds[arguments[0]](FOLDER)
    return 0


def update(folder: Path) -> None:
    """Bring the texts of the program into the files of a folder. English needs its plural forms alone."""
    sources = [str(path.relative_to(ROOT)) for name in SOURCES for path in sorted((ROOT / name).rglob("*.py"))]
    for file in files(folder, ".ts"):
        plural = ["-pluralonly"] if file.stem == "tapa_en" else []
        asked = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", *plural]
        _run("lupdate", *asked, *sources, "-ts", str(file))


def release(folder: Path) -> None:
    """Make what the program reads of each file of a folder. What is not finished stays English."""
    for file in files(folder, ".ts"):
        _run("lrelease", "-silent", "-nounfinished", str(file), "-qm", str(file.with_suffix(".qm")))


def files(folder: Path, suffix: str) -> list[Path]:
    """The files of all languages in a folder."""
    return sorted(folder.glob(f"tapa_*{suffix}"))


def _run(tool: str, *arguments: str) -> None:
    """Run one of the tools that come with PySide6."""
    suffix = ".exe" if sys.platform == "win32" else ""
    subprocess.run([str(Path(PySide6.__file__).with_name(tool + suffix)), *arguments], check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
