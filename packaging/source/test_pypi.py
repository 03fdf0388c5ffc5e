"""Metadata for a package index: the platform tags of wheels, and working links."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest
from compiled.hook import platform_of
from identity import HOME
from pypi import with_full_links

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("symbols", "tag"), [(b"GLIBC_2.2.5 GLIBC_2.14", "manylinux_2_17"), (b"GLIBC_2.14 GLIBC_2.34", "manylinux_2_34")]
)
def test_wheel_for_linux_is_named_for_the_oldest_c_library_that_it_runs_with(
    tmp_path: Path, symbols: bytes, tag: str
) -> None:
    library = tmp_path / "engine.so"
    library.write_bytes(b"\x7fELF" + symbols)

    assert platform_of(library, "linux") == f"{tag}_{platform.machine()}"


def test_wheel_for_macos_is_named_for_one_processor_and_this_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "mac_ver", lambda: ("15.3.1", ("", "", ""), "arm64"))
    monkeypatch.setattr(platform, "machine", lambda: "arm64")

    assert platform_of(tmp_path, "darwin") == "macosx_15_0_arm64"


def test_links_are_whole_and_others_stay_as_they_are() -> None:
    text = "[a](docs/rules.md) ![b](resources/b.png) [c](../../releases) [d](https://d.org) [e](#e)"

    assert with_full_links(text) == (
        f"[a]({HOME}/blob/HEAD/docs/rules.md) ![b]({HOME}/raw/HEAD/resources/b.png) [c]({HOME}/releases)"
        " [d](https://d.org) [e](#e)"
    )
