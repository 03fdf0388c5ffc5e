"""What Windows reads in the two executables: who made them, what they may do, and their icon."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from icons import ICO_SIZES
from identity import DEVELOPERS
from windows.executable import TITLES

from tapa_desktop import __version__

pefile: Final = pytest.importorskip("pefile", reason="PyInstaller brings it on Windows, whose executables it reads")

Program = Callable[[str], Path]


@pytest.fixture(params=sorted(TITLES))
def executable(program: Program, request: pytest.FixtureRequest) -> Any:
    return pefile.PE(program(request.param))


def resources(executable: Any, kind: str) -> list[bytes]:
    (found,) = (
        entry
        for entry in executable.DIRECTORY_ENTRY_RESOURCE.entries
        if entry.id == pefile.RESOURCE_TYPE[kind]
    )  # fmt: skip
    places = [language.data.struct for name in found.directory.entries for language in name.directory.entries]
    return [executable.get_data(place.OffsetToData, place.Size) for place in places]


def test_its_properties_say_what_it_is_and_whose(executable: Any) -> None:
    tables = [table for block in executable.FileInfo[0] for table in getattr(block, "StringTable", ())]
    said = {key.decode(): text.decode() for table in tables for key, text in table.entries.items()}

    assert said["ProductName"] == "Tapa Desktop"
    assert said["CompanyName"] == DEVELOPERS
    assert said["ProductVersion"] == said["FileVersion"] == __version__
    assert said["OriginalFilename"].removesuffix(".exe") in TITLES
    assert said["FileDescription"] == TITLES[said["InternalName"]]
    assert "MIT License" in said["LegalCopyright"]


def test_it_carries_its_manifest_and_an_icon_of_all_sizes(executable: Any) -> None:
    (manifest,), (group,) = resources(executable, "RT_MANIFEST"), resources(executable, "RT_GROUP_ICON")
    _, _, number = struct.unpack_from("<HHH", group)

    for said in (
        rb"dpiAwareness[^>]*>\s*PerMonitorV2", rb"longPathAware[^>]*>\s*true", rb"activeCodePage[^>]*>\s*UTF-8",
        rb"8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a", rb'level="asInvoker"',  # Windows 10 and 11, without rights
    ):  # fmt: skip
        assert re.search(said, manifest)
    assert {group[6 + 14 * index] or 256 for index in range(number)} == set(ICO_SIZES)
