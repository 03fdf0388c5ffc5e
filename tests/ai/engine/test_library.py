"""The library that was built from the C files: what is said when it is missing, damaged or of other sources."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapa_desktop.ai.engine import library
from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.ai.engine.lawdata import Rules
from tapa_desktop.ai.engine.library import Library, LibraryError, best_build, builds_here, library_for
from tapa_desktop.ai.ubgi.__main__ import _answered
from tapa_desktop.ai.ubgi.commands import answer
from tapa_desktop.ai.ubgi.engine import Engine
from tapa_desktop.app.background.thinker import check_networks
from tapa_desktop.ui.text.notices import message_of
from tests.ai.files import forget

WHOLE = library.PATH.read_bytes()
CUTS = (64, 5000, len(WHOLE) // 2, -1) if sys.platform == "linux" else ()  # which Linux would load, and crash


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the library is looked for now: nothing is there."""
    monkeypatch.setattr(library, "PATH", tmp_path / library.PATH.name)
    readers = (builds_here, library_for, engine_of_rules)
    for reader in readers:
        reader.cache_clear()
    yield library.PATH
    forget()
    for reader in readers:
        reader.cache_clear()


def test_a_missing_library_is_named(path: Path) -> None:
    with pytest.raises(LibraryError, match="the engine's library cannot be used") as caught:
        best_build()

    assert caught.value.filename == str(path)


@pytest.mark.parametrize("damaged", [b"", b"damaged", *(WHOLE[:size] for size in CUTS)])
def test_a_damaged_library_is_named(damaged: bytes, path: Path) -> None:
    path.write_bytes(damaged)

    with pytest.raises(LibraryError, match="the engine's library cannot be used"):
        best_build()


def test_a_library_with_other_functions_is_refused() -> None:
    with pytest.raises(LibraryError, match="tapa_rules_size_other"):
        Library(library.PATH, "other")


def test_the_binding_has_the_fields_of_the_rules_in_the_order_of_the_engine() -> None:
    written = (library.PATH.with_name("rules.c")).read_text(encoding="utf-8")
    struct = re.sub(r"/\*.*?\*/", "", written.partition("typedef struct {")[2].partition("}")[0], flags=re.DOTALL)

    names = re.findall(r"(\w+)(?:\[[^\]]*\])*[,;]", struct)

    assert names == [name for name, _ in Rules._fields_]


def test_the_player_is_told_at_the_start(path: Path) -> None:
    assert [message_of(notice).detail.startswith(f"{path}: ") for notice in check_networks()] == [True]


def test_the_engine_on_a_line_says_so_and_goes_on(path: Path) -> None:
    (said,) = _answered(Engine(), b"perft 1")

    assert said.startswith("error ")
    assert str(path) in said.replace("\\\\", "\\")  # Python doubles the backslashes of Windows
    assert list(answer(Engine(), "outcome")) == ["outcome none"]
