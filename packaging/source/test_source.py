"""An installation from source has the whole program, its two commands, and nothing for developers."""

from __future__ import annotations

import os
import re
import subprocess
import tarfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from bundle.trim import is_kept
from compiled.compiler import library_of
from identity import MAINTAINER
from pypi import with_full_links
from PySide6.QtCore import QLocale

from tapa_desktop import __version__
from tapa_desktop.ui.text.translator import NAMES

ROOT: Final = Path(__file__).parents[2]
STEM: Final = f"tapa_desktop-{__version__}"
INFO: Final = f"{STEM}.dist-info"
PATIENCE_S: Final = 120


def files_below(folder: str) -> set[str]:
    paths = {file.relative_to(ROOT).as_posix() for file in (ROOT / folder).rglob("*") if file.is_file()}
    return {place for place in paths if "/__pycache__/" not in place}


def is_compiled(place: str) -> bool:
    return ROOT / place == library_of(ROOT)


def metadata_in(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        return message_from_bytes(archive.read(f"{INFO}/METADATA"))


def test_wheel_holds_the_program_and_what_it_reads_and_nothing_else(wheel: Path) -> None:
    program = {
        place
        for place in files_below("tapa_desktop")
        if not place.startswith("tapa_desktop/training/") and not place.endswith((".c", ".h"))
    }
    resources = {f"tapa_desktop/{place}" for place in files_below("resources") if is_kept(place)}
    metadata = {f"{INFO}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")}

    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())

    assert resources
    assert any(map(is_compiled, program))
    assert inside == program | resources | metadata | {"tapa_desktop/resources/version.txt"}


def test_sdist_holds_all_that_is_needed_to_build_the_program_and_to_work_on_it(sdist: Path) -> None:
    sources = {
        place
        for folder in ("tapa_desktop", "resources", "benchmarks", "docs", "tests", "packaging")
        for place in files_below(folder)
        if not is_compiled(place) and place != "benchmarks/frozen.xz"
    }
    others = {"pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "PKG-INFO", ".gitignore"}

    with tarfile.open(sdist) as archive:
        inside = {name.removeprefix(f"{STEM}/") for name in archive.getnames()}

    assert inside == sources | others | {"resources/version.txt"}


def test_sdist_builds_the_very_same_wheel(wheel: Path, wheel_of_sdist: Path) -> None:
    assert wheel_of_sdist.name == wheel.name
    assert wheel_of_sdist.read_bytes() == wheel.read_bytes()


def test_metadata_is_whole(wheel: Path) -> None:
    metadata = metadata_in(wheel)

    assert (metadata["Name"], metadata["Version"]) == ("tapa-desktop", __version__)
    assert (metadata["License-Expression"], metadata["License-File"]) == ("MIT", "LICENSE")
    assert metadata["Author-Email"] == MAINTAINER
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["Summary"]
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata.get_payload(decode=True) == with_full_links((ROOT / "README.md").read_text("utf-8")).encode()
    assert {url.partition(",")[0] for url in metadata.get_all("Project-URL", [])} >= {"Homepage", "Issues"}


def test_metadata_names_every_language_of_the_program(wheel: Path) -> None:
    classifiers = metadata_in(wheel).get_all("Classifier", [])

    languages = {match[1] for line in classifiers if (match := re.fullmatch("Natural Language :: (.*)", line))}

    assert languages == {QLocale.languageToString(QLocale(code).language()) for code in NAMES}


def output_of(command: Path, *arguments: str, home: Path, text: str = "") -> str:
    """The output of a command for a new user without a screen; there must be no errors."""
    result = subprocess.run(
        [command, *arguments],
        env={"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"},
        cwd=home, input=text, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_installed_program_passes_its_self_test_and_is_its_own_and_no_clone_of_it(
    installed: Path, tmp_path: Path
) -> None:
    where = "import tapa_desktop, os; print(os.path.dirname(tapa_desktop.__file__))"

    assert output_of(installed / "tapa-desktop", "--self-test", home=tmp_path) == ""
    assert Path(output_of(installed / "python", "-c", where, home=tmp_path).strip()).is_relative_to(installed.parent)


def test_installed_engine_plays_with_its_network(installed: Path, tmp_path: Path) -> None:
    commands = "position plakoto W15,22,B15 0/0/0 0/0/0 W 31\ngo\nquit\n"

    assert output_of(installed / "tapa-engine", home=tmp_path, text=commands).startswith("bestplay 24/")
