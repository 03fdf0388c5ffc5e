"""The packages for Linux, looked into and not installed: those in dist/, or in the folder TAPA_PACKAGES.

That no library is missing is seen in the clean rooms, which hold no more than Depends or the README ask for.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from linux.build import debian_version
from tapa_desktop import __version__
from tapa_desktop.ui.text.translator import NAMES, SOURCE

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(os.environ.get("TAPA_PACKAGES", ROOT / "dist"))
LARGEST: Final = 36e6  # bytes, at xz's level 9; CI packs faster
LARGEST_FAST: Final = 45e6
ICONS: Final = (("48x48", "png"), ("scalable", "svg"))
DESKTOP: Final = "usr/share/applications/tapa-desktop.desktop"
METAINFO: Final = "usr/share/metainfo/tapa-desktop.metainfo.xml"
IN_DEB: Final = (
    DESKTOP, METAINFO, "usr/games/tapa-desktop", "usr/games/tapa-engine", "usr/lib/tapa-desktop/tapa-desktop",
    "usr/share/doc/tapa-desktop/changelog.gz", "usr/share/doc/tapa-desktop/copyright",
    "usr/share/man/man6/tapa-desktop.6.gz", "usr/share/man/man6/tapa-engine.6.gz",
    "usr/share/mime/packages/tapa-desktop.xml",
    *(f"usr/share/icons/hicolor/{size}/apps/tapa-desktop.{kind}" for size, kind in ICONS),
    *(f"usr/share/icons/hicolor/{size}/mimetypes/application-x-tapa-match.{kind}" for size, kind in ICONS),
)  # fmt: skip


def output_of(*command: str | Path) -> str:
    """The output of a command, which has to succeed."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert result.returncode == 0, result.stdout
    return result.stdout


@cache
def providers() -> dict[str, set[str]]:
    """The packages of this system with each library."""
    packages = defaultdict(set)
    for package, library in re.findall(
        r"^([\w.+-]+)(?::\w+)?: .*/(.+)$", output_of("dpkg", "--search", "*.so*"), re.MULTILINE
    ):
        packages[library].add(package)
    return packages


@pytest.fixture(scope="session")
def deb() -> Path:
    (file,) = FOLDER.glob(f"tapa-desktop_{debian_version(__version__)}_*.deb")
    return file


@pytest.fixture(scope="session")
def tarball() -> Path:
    (file,) = FOLDER.glob(f"tapa-desktop-{__version__}-linux-*.tar.xz")
    return file


@pytest.fixture(scope="session")
def depends(deb: Path) -> set[str]:
    """The names of the packages without which the .deb is not installed."""
    return set(re.findall(r"(?:^|, |\| )([\w.+-]+)", output_of("dpkg-deb", "--field", deb, "Depends")))


@pytest.fixture(scope="session")
def unpacked(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb")
    output_of("dpkg-deb", "--extract", deb, folder)
    return folder


def test_the_deb_brings_all_that_a_desktop_asks_for_and_neither_tests_nor_training(unpacked: Path) -> None:
    missing = [place for place in IN_DEB if not (unpacked / place).exists()]

    assert missing == []
    assert not {file.name for file in unpacked.rglob("*")} & {"tests", "training", "screenshots", "packaging"}


def test_the_deb_bears_the_version_of_the_program_and_needs_what_its_libraries_need(
    deb: Path, depends: set[str]
) -> None:
    assert output_of("dpkg-deb", "--field", deb, "Version").strip() == debian_version(__version__)
    assert {"libc6", "libegl1", "libfontconfig1", "fonts-dejavu-core"} <= depends


def test_no_library_is_in_the_deb_that_comes_by_its_depends(unpacked: Path, depends: set[str]) -> None:
    carried = {file.name for file in unpacked.rglob("lib*.so*") if file.is_file() and not file.is_symlink()}

    assert "libQt6Core.so.6" in carried
    assert {library for library in carried if providers()[library] & depends} == set()


def test_lintian_finds_nothing_in_the_deb(deb: Path) -> None:
    lines = output_of("lintian", "--fail-on", "error,warning", deb).splitlines()

    assert [line for line in lines if line.startswith(("E:", "W:"))] == []


def test_the_menu_entry_is_as_the_desktops_want_it_and_software_centres_can_show_the_program(unpacked: Path) -> None:
    assert output_of("desktop-file-validate", unpacked / DESKTOP) == ""
    assert output_of("appstreamcli", "validate", "--no-net", unpacked / METAINFO)


def test_the_archive_carries_the_licences(tarball: Path) -> None:
    inside = {line.partition("/")[2] for line in output_of("tar", "--list", "--file", tarball).splitlines()}

    assert {"LICENCES.txt", "_internal/licences/LGPL-3.txt"} <= inside


@pytest.mark.parametrize(
    "page",
    ["man6/tapa-desktop", "man6/tapa-engine", *(f"{code}/man6/tapa-desktop" for code in NAMES if code != SOURCE)],
)
def test_the_manual_pages_are_without_mistakes(unpacked: Path, page: str) -> None:
    page_shown = subprocess.run(
        ["man", "--warnings", "--local-file", unpacked / f"usr/share/man/{page}.6.gz"],
        env={**os.environ, "LC_ALL": "C.UTF-8"}, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert __version__ in page_shown.stdout
    assert page_shown.stderr == ""


def test_the_packages_stay_small(deb: Path, tarball: Path) -> None:
    assert max(deb.stat().st_size, tarball.stat().st_size) < (LARGEST_FAST if "TAPA_FAST" in os.environ else LARGEST)
