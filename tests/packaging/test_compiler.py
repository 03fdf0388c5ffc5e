"""Compiling the engine: the compiler, when it runs, and its errors."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from compiled import compiler
from compiled.compiler import SOURCES, NoCompiler, compile_to, is_stale, library_of, main, system_compiler


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A clone with two C files, and the compiler that this test is about."""
    (tmp_path / SOURCES).mkdir(parents=True)
    for name in ("engine.c", "machine.c"):
        (tmp_path / SOURCES / name).write_text("int nothing(void) { return 0; }\n", encoding="utf-8")
    script = tmp_path / Path(compiler.__file__).relative_to(compiler.ROOT)
    script.parent.mkdir(parents=True)
    script.touch()
    return tmp_path


def test_a_variable_says_what_compiles_and_nothing_is_looked_for_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")

    monkeypatch.setenv("CC", "ccache 'my cc'")
    assert system_compiler() == ["ccache", "my cc"]
    monkeypatch.delenv("CC")
    assert system_compiler() is None


def test_without_a_compiler_it_is_said_what_brings_one(monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    monkeypatch.setattr(compiler, "system_compiler", lambda: None)
    monkeypatch.setattr(compiler, "find_spec", lambda _: None)

    with pytest.raises(NoCompiler, match="ziglang"):
        compiler.compile_library(root)


@pytest.mark.parametrize("command", [[sys.executable, "-c", "raise SystemExit('no')"], ["/no/such/compiler"]])
def test_the_words_of_a_compiler_that_fails_are_passed_on(command: list[str], root: Path) -> None:
    library = library_of(root)
    library.write_bytes(b"as it was")

    with pytest.raises(NoCompiler, match="no"):
        compile_to(library, command, root, is_x86=True)

    assert library.read_bytes() == b"as it was"
    assert sorted(path.name for path in library.parent.iterdir()) == ["engine.c", library.name, "machine.c"]


def test_a_library_is_stale_when_a_source_is_newer(root: Path) -> None:
    assert is_stale(root)
    library_of(root).touch()
    assert not is_stale(root)
    os.utime(root / SOURCES / "machine.c", (4e9, 4e9))
    assert is_stale(root)


def test_other_words_are_answered_by_how_to_use_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["one"]) == 2
    assert "compiler.py" in capsys.readouterr().err
