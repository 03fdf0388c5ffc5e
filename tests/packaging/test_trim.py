"""What goes into the frozen program and what stays out."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from bundle.trim import Entry, is_kept, with_packed_library, without_dangling, without_orphans

QT = "PySide6/Qt"
# Which file needs which library, as the loader would find it.
NEEDED = {
    "/v/QtCore.abi3.so": ["libQt6Core.so.6", "libc.so.6"],
    "/v/libqxcb.so": ["libQt6XcbQpa.so.6"],
    "/v/libQt6XcbQpa.so.6": ["libQt6Core.so.6", "libxcb-cursor.so.0"],
    "/v/libQt6Core.so.6": ["libicuuc.so.73"],
}


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/imageformats/libqsvg.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "VCRUNTIME140.dll",
        "shiboken6\\MSVCP140.dll",
        f"{QT}/lib/libQt6Core.so.6",
        "libxcb-cursor.so.0",
        "resources/themes/wood.toml",
        "resources/translations/tapa_bg.qm",
        f"{QT}/translations/qtbase_ar.qm",
        "PySide6\\translations\\qtbase_tr.qm",
        "resources/sounds/step.wav",
        "resources/icons/tapa-desktop-16.png",
        "_miniaudio.abi3.so",
    ],
)
def test_what_the_window_needs_is_kept(place: str) -> None:
    assert is_kept(place)


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqeglfs.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/a_folder_of_a_newer_qt/libqanything.so",
        "PySide6\\plugins\\tls\\qopensslbackend.dll",
        f"{QT}/translations/qtbase_de.qm",
        "PySide6/opengl32sw.dll",
        "PySide6\\VCRUNTIME140_1.dll",
        "PySide6\\MSVCP140.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "icuuc.dll",
        "resources/screenshots/board.png",
        "resources/translations/tapa_bg.ts",
        "resources/icons/tapa-match-512.png",
        "resources/icons/tapa-desktop.icns",
        "libstdc++.so.6",
        "libmvec.so.1",
        f"{QT}/lib/libglib-2.0.so.0",
    ],
)
def test_what_it_does_not_need_and_what_the_system_has_is_dropped(place: str) -> None:
    assert not is_kept(place)


def library(name: str) -> Entry:
    return (f"{QT}/lib/{name}", f"/v/{name}", "BINARY")


def test_libraries_that_only_a_dropped_plugin_needed_are_dropped_with_it() -> None:
    core = ("PySide6/QtCore.abi3.so", "/v/QtCore.abi3.so", "EXTENSION")
    needed, forgotten = library("libQt6Core.so.6"), library("libQt6Network.so.6")

    kept = without_orphans([core, needed, forgotten], lambda file: NEEDED.get(file, []))

    assert kept == [core, needed]


def test_what_a_library_needs_of_others_stays() -> None:
    plugin = (f"{QT}/plugins/platforms/libqxcb.so", "/v/libqxcb.so", "BINARY")
    chain = [library(name) for name in ("libQt6XcbQpa.so.6", "libQt6Core.so.6", "libicuuc.so.73", "libxcb-cursor.so.0")]

    kept = without_orphans([plugin, *chain], lambda file: NEEDED.get(file, []))

    assert kept == [plugin, *chain]


def test_a_link_keeps_the_library_that_it_stands_for() -> None:
    core = ("PySide6/QtCore.abi3.so", "/v/QtCore.abi3.so", "EXTENSION")
    link = ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK")
    target = library("libQt6Core.so.6")

    kept = without_orphans([core, link, target], lambda file: NEEDED.get(file, []))

    assert kept == [core, link, target]


def test_libpython_is_opened_by_name_and_stays() -> None:
    python = ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")

    assert without_orphans([python], lambda _: []) == [python]


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
    whole = ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK")
    dangling = ("libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6", "SYMLINK")

    kept = without_dangling([whole, dangling], {f"{QT}/lib/libQt6Core.so.6", "libQt6Network.so.6"})

    assert kept == [whole]


def test_modules_that_pyinstaller_leaves_unpacked_are_packed_and_the_same(tmp_path: Path) -> None:
    source = tmp_path / "base_library.zip"
    with ZipFile(source, "w") as library:
        library.writestr("os.pyc", b"code" * 1000)
    board = ("resources/themes/wood.toml", "/clone/wood.toml", "DATA")

    packed, other = with_packed_library([("base_library.zip", str(source), "DATA"), board], tmp_path)

    assert other == board
    assert Path(packed[1]).stat().st_size < source.stat().st_size / 2
    assert ZipFile(packed[1]).read("os.pyc") == b"code" * 1000
