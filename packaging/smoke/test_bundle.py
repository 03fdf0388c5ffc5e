"""The frozen program as a user gets it: it starts, answers and opens its window, and has the right files."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import pytest
from bundle.trim import EXCLUDED_MODULES, is_kept
from PyInstaller.archive.readers import CArchiveReader

from tapa_desktop import __version__
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tests.cases import LEARNED, some
from tests.test_locales import CAN_COMPILE, compile_locale

ROOT: Final = Path(__file__).parents[2]
LARGEST: Final = 68e6 if sys.platform == "win32" else 90e6  # bytes; what is new should be there on purpose
PATIENCE_S: Final = 180
NOT_FOR_PLAYERS: Final = (*EXCLUDED_MODULES, "pytest", "hypothesis", "PyInstaller", "mypy")
PROGRAMS: Final = ("tapa-desktop", "tapa-engine")
OWN: Final = ("bundle/_internal/tapa_desktop/*", "bundle/_internal/resources/*", "bundle/_internal/licences/*")
OF_PYINSTALLER: Final = {"_pyi_rth_utils"}  # within the executables, and named with them

ON_LINUX: Final = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks what only Linux answers")

Environ = dict[str, str]
Program = Callable[[str], Path]


def answer_of(program: Path, environ: Environ, *arguments: str, text: str = "") -> tuple[str, str]:
    """The output and the errors of a program that has to succeed."""
    result = subprocess.run(
        [program, *arguments],
        input=text, env=environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout, result.stderr


IN_TURKISH: Final = pytest.param(
    "tr_TR.UTF-8",
    marks=pytest.mark.skipif(not CAN_COMPILE, reason="sources of locales are missing; Debian has them in `locales`"),
)


@pytest.mark.parametrize("locale", ["", IN_TURKISH])
def test_the_window_passes_its_self_test_without_a_screen(
    program: Program, environ: Environ, tmp_path: Path, locale: str
) -> None:
    environ |= compile_locale(locale, tmp_path) if locale else {}

    assert "Traceback" not in answer_of(program("tapa-desktop"), environ, "--self-test")[1]


def test_the_engine_answers_on_its_line_and_plays_each_game_with_its_network(
    program: Program, environ: Environ
) -> None:
    starts = (
        format_position(PositionSpec(rule_set, Side.WHITE, start_position(rule_set), (6, 2)))
        for rule_set in LEARNED.values()
    )
    commands = "".join(f"position {start}\ngo\n" for start in starts)

    output, complaints = answer_of(program("tapa-engine"), environ, text=f"ubgi\n{commands}quit\n")

    lines = output.splitlines()
    assert complaints == ""
    assert f"id version {__version__}" in lines
    assert [line for line in lines if line.startswith("best")] == some(lines[-len(LEARNED) :])


def test_all_resources_that_the_program_shows_are_inside(inside: Path) -> None:
    places = {file: file.relative_to(ROOT).as_posix() for file in (ROOT / "resources").rglob("*") if file.is_file()}
    kept = {file: place for file, place in places.items() if is_kept(place)}

    missing = [place for place in kept.values() if not (inside / place).is_file()]

    assert kept
    assert missing == []


def modules_in(program: Path) -> set[str]:
    return set(CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz").toc)


@pytest.mark.parametrize("name", PROGRAMS)
def test_nothing_is_inside_that_players_do_not_need(program: Program, inside: Path, name: str) -> None:
    modules = modules_in(program(name))
    files = {file.relative_to(inside).as_posix() for file in inside.rglob("*")}
    names = modules | {
        re.sub(r"(\.abi3|\.cpython.*|\.cp\d.*)?\.(so|pyd)$", "", file).replace("/", ".") for file in files
    }

    unwanted = [module for module in NOT_FOR_PLAYERS if module in names]

    assert unwanted == []
    assert {"tapa_desktop.rules.plays", "tapa_desktop.ai.engine.games"} <= names


@ON_LINUX
def test_the_licences_name_everything_that_is_inside_and_nothing_else(program: Program, inside: Path) -> None:
    text = (ROOT / "packaging" / "linux" / "debian" / "copyright").read_text("utf-8")
    patterns = {name for line in re.findall("^Files: (.+)$", text, re.MULTILINE) for name in line.split()} - {"*"}
    modules = {module.partition(".")[0] for name in PROGRAMS for module in modules_in(program(name))}
    modules = {module for module in modules if not module.startswith("_sysconfigdata")}  # Python's, named by system
    files = [file.relative_to(inside.parent) for file in inside.parent.rglob("*") if file.is_file()]
    places = {f"bundle/{file.as_posix()}" for file in files if not (inside.parent / file).is_symlink()}
    places |= {f"bundle/_internal/{module}/" for module in modules - sys.stdlib_module_names - OF_PYINSTALLER}

    unnamed = {place for place in places if not any(fnmatchcase(place, name) for name in (*patterns, *OWN))}

    assert unnamed == set()
    assert {name for name in patterns if not any(fnmatchcase(place, name) for place in places)} == set()


def test_the_bundle_stays_small(bundle: Path) -> None:
    size = sum(file.stat().st_size for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())

    assert size < LARGEST
