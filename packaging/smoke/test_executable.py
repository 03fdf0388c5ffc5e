"""The properties, manifests and icons of the two executables for Windows."""

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
    (group,) = (
        entry
        for entry in executable.DIRECTORY_ENTRY_RESOURCE.entries
        if entry.id == pefile.RESOURCE_TYPE[kind]
    )  # fmt: skip
    places = [language.data.struct for name in group.directory.entries for language in name.directory.entries]
    return [executable.get_data(place.OffsetToData, place.Size) for place in places]


def test_its_properties_say_what_it_is_and_whose(executable: Any) -> None:
    tables = [table for block in executable.FileInfo[0] for table in getattr(block, "StringTable", ())]
    properties = {key.decode(): text.decode() for table in tables for key, text in table.entries.items()}

    assert properties["ProductName"] == "Tapa Desktop"
    assert properties["CompanyName"] == DEVELOPERS
    assert properties["ProductVersion"] == properties["FileVersion"] == __version__
    assert properties["OriginalFilename"].removesuffix(".exe") in TITLES
    assert properties["FileDescription"] == TITLES[properties["InternalName"]]
    assert "MIT License" in properties["LegalCopyright"]


def test_it_carries_its_manifest_and_an_icon_of_all_sizes(executable: Any) -> None:
    (manifest,), (group,) = resources(executable, "RT_MANIFEST"), resources(executable, "RT_GROUP_ICON")
    _, _, number = struct.unpack_from("<HHH", group)

    for pattern in (
        rb"dpiAwareness[^>]*>\s*PerMonitorV2", rb"longPathAware[^>]*>\s*true", rb"activeCodePage[^>]*>\s*UTF-8",
        rb"8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a", rb'level="asInvoker"',  # Windows 10 and 11, without rights
    ):  # fmt: skip
        assert re.search(pattern, manifest)
    assert {group[6 + 14 * index] or 256 for index in range(number)} == set(ICO_SIZES)
