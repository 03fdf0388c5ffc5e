"""The files of the frozen program, and those that are left out.

The smaller data of ICU for Linux changes nothing for the program's languages.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import PySide6
import pytest
from bundle.icu import LANGUAGES, is_wanted, lacking, small_library
from bundle.trim import Entry, is_kept, with_packed_library, without_dangling, without_orphans

from tapa_desktop.ui.text.translator import NAMES, SOURCE
from tests.cases import each

QT = "PySide6/Qt"
# The libraries that each file needs.
NEEDED = {
    "/v/QtCore.abi3.so": ["libQt6Core.so.6", "libc.so.6"],
    "/v/libqxcb.so": ["libQt6XcbQpa.so.6"],
    "/v/libQt6XcbQpa.so.6": ["libQt6Core.so.6", "libxcb-cursor.so.0"],
    "/v/libQt6Core.so.6": ["libicuuc.so.73"],
}


@each(
    "place",
    [
        *(f"{QT}/plugins/platforms/libqxcb.so", f"{QT}/plugins/imageformats/libqsvg.so"),
        *("PySide6\\plugins\\platforms\\qwindows.dll", "PySide6\\translations\\qtbase_tr.qm"),
        *("VCRUNTIME140.dll", "shiboken6\\MSVCP140.dll", "libxcb-cursor.so.0", "_miniaudio.abi3.so"),
        *(f"{QT}/lib/libQt6Core.so.6", f"{QT}/translations/qtbase_ar.qm", "resources/themes/wood.toml"),
        *("resources/translations/tapa_bg.qm", "resources/sounds/step.wav", "resources/icons/tapa-desktop-16.png"),
    ],
)
def test_what_the_window_needs_is_kept(place: str) -> None:
    assert is_kept(place)


@each(
    "place",
    [
        *(f"{QT}/plugins/platforms/libqeglfs.so", f"{QT}/plugins/platformthemes/libqgtk3.so"),
        *(f"{QT}/plugins/a_folder_of_a_newer_qt/libqanything.so", f"{QT}/translations/qtbase_de.qm"),
        *("PySide6\\plugins\\tls\\qopensslbackend.dll", "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll"),
        *("PySide6/opengl32sw.dll", "PySide6\\VCRUNTIME140_1.dll", "PySide6\\MSVCP140.dll", "icuuc.dll"),
        *("resources/screenshots/board.png", "resources/translations/tapa_bg.ts", "resources/icons/tapa-desktop.icns"),
        *("resources/icons/tapa-match-512.png", "libstdc++.so.6", "libmvec.so.1", f"{QT}/lib/libglib-2.0.so.0"),
    ],
)
def test_what_it_does_not_need_and_what_the_system_has_is_dropped(place: str) -> None:
    assert not is_kept(place)


def library(name: str) -> Entry:
    return (f"{QT}/lib/{name}", f"/v/{name}", "BINARY")


CORE = ("PySide6/QtCore.abi3.so", "/v/QtCore.abi3.so", "EXTENSION")


@pytest.mark.parametrize(
    "kept",
    [
        [CORE, library("libQt6Core.so.6")],
        [
            (f"{QT}/plugins/platforms/libqxcb.so", "/v/libqxcb.so", "BINARY"),
            *map(library, ("libQt6XcbQpa.so.6", "libQt6Core.so.6", "libicuuc.so.73", "libxcb-cursor.so.0")),
        ],
        [CORE, ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK"), library("libQt6Core.so.6")],
        [("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")],
    ],
    ids=["what a module needs", "what a library needs of others", "what a link stands for", "what is opened by name"],
)
def test_libraries_stay_but_those_that_only_a_dropped_plugin_needed(kept: list[Entry]) -> None:
    forgotten = library("libQt6Network.so.6")

    assert without_orphans([*kept, forgotten], lambda file: NEEDED.get(file, [])) == kept


def test_libraries_of_windows_stay_if_a_module_or_a_plugin_needs_them_in_whatever_case() -> None:
    needed = {"w/QtCore.pyd": ["QT6CORE.dll"], "w/qwindows.dll": ["Qt6Gui.dll", "USER32.dll"]}
    kept = [
        (place, f"w/{place.rpartition('/')[2]}", "BINARY")
        for place in (
            "PySide6/QtCore.pyd", "PySide6/plugins/platforms/qwindows.dll", "PySide6/Qt6Core.dll",
            "PySide6/Qt6Gui.dll", "python313.dll", "tapa_desktop/ai/engine/engine.dll",
        )
    ]  # fmt: skip
    orphan = ("PySide6/avcodec-61.dll", "w/avcodec-61.dll", "BINARY")

    assert without_orphans([*kept, orphan], lambda file: needed.get(file, [])) == kept


def test_a_link_to_a_library_that_is_gone_goes_too() -> None:
    valid = ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK")
    dangling = ("libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6", "SYMLINK")

    kept = without_dangling([valid, dangling], {f"{QT}/lib/libQt6Core.so.6", "libQt6Network.so.6"})

    assert kept == [valid]


def test_modules_that_pyinstaller_leaves_unpacked_are_packed_and_the_same(tmp_path: Path) -> None:
    source = tmp_path / "base_library.zip"
    with ZipFile(source, "w") as library:
        library.writestr("os.pyc", b"code" * 1000)
    board = ("resources/themes/wood.toml", "/clone/wood.toml", "DATA")

    packed, other = with_packed_library([("base_library.zip", str(source), "DATA"), board], tmp_path)

    assert other == board
    assert Path(packed[1]).stat().st_size < source.stat().st_size / 2
    assert ZipFile(packed[1]).read("os.pyc") == b"code" * 1000


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


def names_with(environ: dict[str, str]) -> dict[str, list[object]]:
    result = subprocess.run(
        [sys.executable, "-c", TELL], env={**os.environ, **environ}, capture_output=True, text=True, check=True
    )
    assert result.stderr == ""
    names = json.loads(result.stdout)
    assert isinstance(names, dict)
    return names


@pytest.mark.skipif(LIBRARY is None or bool(lacking()), reason="no ICU of PySide6 here, or a tool is missing")
def test_order_of_words_and_names_of_time_zones_are_unchanged_in_each_language(tmp_path: Path) -> None:
    assert LIBRARY is not None

    small = small_library(LIBRARY, tmp_path)

    assert small.stat().st_size < LIBRARY.stat().st_size / 7
    before, after = names_with({}), names_with({"LD_PRELOAD": str(small)})
    assert before.keys() == {*NAMES, SOURCE}
    assert len({str(order) for order, *_ in before.values()}) >= 4
    for language, names in before.items():
        assert names == after[language]
