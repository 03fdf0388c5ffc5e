"""What Windows reads in the two executables: who made them, what they may do, and their icon."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from drawing.containers import ICO_SIZES
from windows.executable import DEVELOPERS, TITLES

from tapa_desktop import __version__

pefile: Final = pytest.importorskip("pefile", reason="PyInstaller brings it on Windows, whose executables it reads")

Program = Callable[[str], Path]


@pytest.fixture(params=sorted(TITLES))
def executable(program: Program, request: pytest.FixtureRequest) -> Any:
    return pefile.PE(program(request.param))


def resources(executable: Any, kind: str) -> list[bytes]:
    """All of a kind, as they lie in the file."""
    (found,) = (
        entry
        for entry in executable.DIRECTORY_ENTRY_RESOURCE.entries
        if entry.id == pefile.RESOURCE_TYPE[kind]
    )  # fmt: skip
    places = [language.data.struct for name in found.directory.entries for language in name.directory.entries]
    return [executable.get_data(place.OffsetToData, place.Size) for place in places]


def settings_of(manifest: bytes) -> dict[str, str]:
    """What a manifest says of the windows of its program."""
    texts = {element.tag.partition("}")[2]: element.text for element in ET.fromstring(manifest).iter()}
    return {name: text.strip() for name, text in texts.items() if text is not None}


def test_its_properties_say_what_it_is_and_whose(executable: Any) -> None:
    tables = [table for block in executable.FileInfo[0] for table in getattr(block, "StringTable", ())]
    said = {key.decode(): text.decode() for table in tables for key, text in table.entries.items()}

    assert said["ProductName"] == "Tapa Desktop"
    assert said["CompanyName"] == DEVELOPERS
    assert said["ProductVersion"] == said["FileVersion"] == __version__
    assert said["OriginalFilename"].removesuffix(".exe") in TITLES
    assert said["FileDescription"] == TITLES[said["InternalName"]]
    assert "MIT License" in said["LegalCopyright"]


def test_it_is_for_every_screen_and_for_paths_of_any_length_and_letters(executable: Any) -> None:
    (manifest,) = resources(executable, "RT_MANIFEST")

    settings = settings_of(manifest)

    assert settings["dpiAwareness"].startswith("PerMonitorV2")
    assert settings["longPathAware"] == "true"
    assert settings["activeCodePage"] == "UTF-8"
    assert b"{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}" in manifest  # Windows 10 and 11
    assert b'level="asInvoker"' in manifest


def test_its_icon_has_all_sizes(executable: Any) -> None:
    (group,) = resources(executable, "RT_GROUP_ICON")
    _, _, number = struct.unpack_from("<HHH", group)

    sizes = {group[6 + 14 * index] or 256 for index in range(number)}

    assert sizes == set(ICO_SIZES)
