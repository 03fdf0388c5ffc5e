"""What the program lacks is said in a sentence or two."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.ui.startup.environment import why_no_import, why_no_platform


def test_missing_system_library_is_named() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    told = why_no_import(error)

    assert "the library libEGL.so.1 is missing" in told


def test_missing_package_is_named_with_the_command_that_brings_it() -> None:
    error = ModuleNotFoundError("No module named 'PySide6'", name="PySide6.QtCore")

    told = why_no_import(error)

    assert "package PySide6 is not installed" in told
    assert "python3 packaging/from_clone.py play" in told


def test_any_other_failure_keeps_its_words() -> None:
    assert why_no_import(ImportError("wrong ELF class")).endswith("wrong ELF class")


def test_screen_that_does_not_answer_is_named(tmp_path: Path) -> None:
    assert "(xcb) does not answer" in why_no_platform(tmp_path, "xcb")


def test_plugin_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_bytes(b"no library")

    told = why_no_platform(tmp_path, "xcb")

    assert "libqxcb.so" in told
    assert "does not answer" not in told
