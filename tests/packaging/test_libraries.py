"""What Qt misses on a system, as the loader and Qt itself say it.

The data of ICU in the frozen program for Linux: less of it, and the program's languages notice nothing.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from bootstrap import libraries
from bootstrap.libraries import absent, make_qt_start, missed_in, platforms_of, provide_at_once, why_no_start
from bootstrap.packages import APT
from bootstrap.process import SetUpError, ask
from bundle.icu import LANGUAGES, is_wanted, lacking, small_library

from tapa_desktop.ui.text.translator import NAMES, SOURCE

LDD = """
	linux-vdso.so.1 (0x00007ffd0a3f0000)
	libxcb-cursor.so.0 => not found
	libQt6XcbQpa.so.6 => /clone/PySide6/Qt/lib/libQt6XcbQpa.so.6 (0x00007f6a8b400000)
	libEGL.so.1 => not found
	libxcb-cursor.so.0 => not found
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f6a8a800000)
"""
TRACEBACK = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
ImportError: libEGL.so.1: cannot open shared object file: No such file or directory"""
NO_SCREEN = """qt.qpa.xcb: could not connect to display :99
qt.qpa.plugin: From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin."""


@pytest.mark.parametrize(
    ("words", "libraries"),
    [(LDD, ["libEGL.so.1", "libxcb-cursor.so.0"]), (TRACEBACK, ["libEGL.so.1"]), (NO_SCREEN, []), ("", [])],
)
def test_missing_libraries_are_read_from_the_loaders_words(words: str, libraries: list[str]) -> None:
    assert missed_in(words) == libraries


@pytest.mark.parametrize(
    ("environ", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["xcb", "wayland"]),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "vnc:size=640x480;xcb"}, ["vnc", "xcb"]),
    ],
)
def test_the_environment_says_which_platforms_come_into_question(environ: dict[str, str], platforms: list[str]) -> None:
    assert platforms_of(environ) == platforms


def test_a_screen_that_does_not_answer_is_named_and_of_a_traceback_only_its_last_line_is_shown() -> None:
    silent = why_no_start(NO_SCREEN, {"DISPLAY": ":99"})
    odd = why_no_start("Traceback (most recent call last):\n  File ...\nImportError: something odd", {})

    assert "nothing answers at DISPLAY=:99" in silent
    assert "xcb-cursor" not in silent
    assert odd.endswith("Its own words:\n\n    ImportError: something odd")


def test_qt_starts_offscreen_here() -> None:
    make_qt_start(Path(sys.executable), {**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def test_qt_that_misses_no_library_and_fails_is_reported_in_its_own_words() -> None:
    with pytest.raises(SetUpError, match="no-such-platform"):
        make_qt_start(Path(sys.executable), {**os.environ, "QT_QPA_PLATFORM": "no-such-platform"})


@pytest.fixture
def provided(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What has been installed, which changes nothing."""
    asked_for: list[list[str]] = []
    monkeypatch.setattr(libraries, "_missed_by_loader", lambda *_: "")
    monkeypatch.setattr(libraries, "_provide_libraries", asked_for.append)
    return asked_for


def test_each_missing_library_is_provided_once_in_turn(
    provided: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [(False, TRACEBACK), (False, LDD), (True, "")]
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: answers.pop(0))

    make_qt_start(Path(sys.executable), {})

    assert provided == [["libEGL.so.1"], ["libEGL.so.1", "libxcb-cursor.so.0"]]


def test_library_that_stays_missing_ends_it(provided: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: (False, TRACEBACK))

    with pytest.raises(SetUpError, match=r"libEGL\.so\.1: cannot open"):
        make_qt_start(Path(sys.executable), {})

    assert provided == [["libEGL.so.1"]]


def test_an_unknown_package_manager_leaves_the_names_of_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "ask", lambda *_, **__: (False, TRACEBACK))
    monkeypatch.setattr(libraries, "manager_here", lambda: None)

    with pytest.raises(SetUpError, match=r"libEGL\.so\.1\.\nInstall them"):
        make_qt_start(Path(sys.executable), {})


class System:
    """A system that lacks some libraries, with apt, which may refuse."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lacking: str, refuses: bool = False) -> None:
        self.asked_for: list[list[str]] = []
        self.refuses = refuses
        monkeypatch.setattr(libraries.sys, "platform", "linux")
        monkeypatch.setattr(libraries, "absent", lambda names: sorted(set(names) & set(lacking)))
        monkeypatch.setattr(libraries, "manager_here", lambda: APT)
        monkeypatch.setattr(libraries, "provide", self.provide)

    def provide(self, what: str, packages: list[str], _: object) -> None:
        self.asked_for.append(packages)
        if self.refuses:
            raise SetUpError(what)


@pytest.mark.parametrize(
    ("lacking", "packages", "asked_for"),
    [
        (
            ("libEGL.so.1", "libxcb-cursor.so.0", "libpulse.so.0", "libwayland-client.so.0"),
            *(["python3.11-venv"], [["python3.11-venv", "libegl1", "libxcb-cursor0", "libpulse0"]]),
        ),
        ((), [], []),
    ],
)
def test_all_that_is_missing_is_asked_for_by_one_command(
    monkeypatch: pytest.MonkeyPatch, lacking: tuple[str, ...], packages: list[str], asked_for: list[list[str]]
) -> None:
    system = System(monkeypatch, *lacking)

    provide_at_once({"DISPLAY": ":0"}, packages)

    assert system.asked_for == asked_for


def test_what_is_not_needed_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    System(monkeypatch, "libpulse.so.0", refuses=True)

    provide_at_once({"DISPLAY": ":0"}, [])

    assert "libpulse.so.0" in capsys.readouterr().out


@pytest.mark.parametrize(("packages", "lacking"), [(["python3.11-venv"], "libpulse.so.0"), ([], "libEGL.so.1")])
def test_what_is_needed_has_to_be_there(monkeypatch: pytest.MonkeyPatch, packages: list[str], lacking: str) -> None:
    System(monkeypatch, lacking, refuses=True)

    with pytest.raises(SetUpError, match=lacking):
        provide_at_once({"DISPLAY": ":0"}, packages)


def test_the_loader_says_what_is_absent() -> None:
    assert absent(["libc.so.6", "libno-such-thing.so.7"]) == ["libno-such-thing.so.7"]


OF_THE_C_LIBRARY_AND_COMPILER = (
    *("ld-linux", "libc.", "libdl.", "libm.", "libpthread.", "libresolv.", "libgcc_s.", "libstdc++."),
)


@pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump reads what a library links")
@pytest.mark.parametrize("part", ["lib/libQt6Widgets", "lib/libQt6Svg", "plugins/platforms/libqxcb"])
def test_all_that_qt_links_is_known_before_it_is_downloaded(part: str) -> None:
    qt = Path(PySide6.__path__[0], "Qt")
    read, linked, outside = [*qt.glob(f"{part}.so*")], set(), set()
    while read:
        for library in re.findall(r"NEEDED\s+(\S+)", ask(["objdump", "-p", read.pop()])[1]):
            if (qt / "lib" / library).exists() and library not in linked:
                read.append(qt / "lib" / library)
            linked.add(library)
    outside = {one for one in linked if not (qt / "lib" / one).exists()}

    known = {*libraries._FOR_QT, *libraries._FOR_PLATFORM["xcb"], *libraries._NOT_NEEDED_TO_PLAY}
    assert len(linked) > len(outside) > 5
    assert {one for one in outside if not one.startswith(OF_THE_C_LIBRARY_AND_COMPILER)} - known == set()


LETTERS = (
    "абвгдѓежзѕийјклљмнњопрстћќуфхцчџшщъыьюяѐѝ αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰς "
    "aâbcçdefgğhıiîjklmnoöpqrsştuûüvwxyz ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىة"
)
TELL = f"""
import json, sys
from PySide6.QtCore import QByteArray, QCollator, QCoreApplication, QDateTime, QLocale, QTimeZone
application = QCoreApplication([])
letters = {LETTERS!r}.replace(" ", "")
words = [*letters, *letters.upper(), *(a + b for a in letters[::3] for b in letters[::5]), "2", "10", "-", "a b", "A-b"]
zones = [QTimeZone(name) for name in QTimeZone.availableTimeZoneIds()]
told = {{}}
for language in {LANGUAGES!r}:
    locale = QLocale(language)
    order = QCollator(locale)
    order.setNumericMode(True)
    told[language] = [
        sorted(words, key=order.sortKey),
        [zone.displayName(time, form, locale)
         for zone in zones for time in QTimeZone.TimeType for form in QTimeZone.NameType],
        [locale.toUpper(word) + locale.toLower(word) for word in words],
        locale.toString(QDateTime.fromSecsSinceEpoch(0, zones[7]), QLocale.FormatType.LongFormat),
    ]
json.dump(told, sys.stdout)
"""
LIBRARY = next(Path(PySide6.__path__[0], "Qt", "lib").glob("libicudata.so.*"), None)


def test_languages_of_the_program_are_those_that_are_kept() -> None:
    assert set(LANGUAGES) == {*NAMES, SOURCE}


@pytest.mark.parametrize(
    ("item", "is_kept"),
    [
        ("coll/bg.res", True), ("zone/ar_EG.res", True), ("tr.res", True), ("coll/ucadata.icu", True),
        ("zone/pool.res", True), ("zoneinfo64.res", True), ("root.res", True),
        ("coll/ja.res", False), ("zone/eo.res", False), ("elx.res", False), ("ibm-943_P15A-2003.cnv", False),
        ("brkitr/thaidict.dict", False), ("curr/bg.res", False), ("unames.icu", False),
    ],
)  # fmt: skip
def test_what_other_languages_need_is_left_out(item: str, *, is_kept: bool) -> None:
    assert is_wanted(item) == is_kept


def told_with(environ: dict[str, str]) -> dict[str, list[object]]:
    ran = subprocess.run(
        [sys.executable, "-c", TELL], env={**os.environ, **environ}, capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""
    told = json.loads(ran.stdout)
    assert isinstance(told, dict)
    return told


@pytest.mark.skipif(LIBRARY is None or bool(lacking()), reason="no ICU of PySide6 here, or a tool is missing")
def test_order_of_words_and_names_of_time_zones_are_unchanged_in_each_language(tmp_path: Path) -> None:
    assert LIBRARY is not None

    small = small_library(LIBRARY, tmp_path)

    assert small.stat().st_size < LIBRARY.stat().st_size / 7
    before, after = told_with({}), told_with({"LD_PRELOAD": str(small)})
    assert list(before) == list(LANGUAGES)
    assert len({str(order) for order, *_ in before.values()}) >= 4
    for language, told in before.items():
        assert told == after[language]
