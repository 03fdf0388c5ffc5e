"""The version resource of the executables for Windows, and their `program.manifest`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from identity import DEVELOPERS

from windows.installer import four_numbers

MANIFEST: Final = Path(__file__).with_name("program.manifest")
TITLES: Final = {"tapa-desktop": "Tapa Desktop", "tapa-engine": "Tapa Desktop, the engine on a line"}
_ENGLISH: Final = 0x0409
_UTF_16: Final = 0x04B0


def version_resource(name: str, version: str) -> str:
    strings = {
        "CompanyName": DEVELOPERS,
        "ProductName": "Tapa Desktop",
        "ProductVersion": version,
        "FileVersion": version,
        "FileDescription": TITLES[name],
        "InternalName": name,
        "OriginalFilename": f"{name}.exe",
        "LegalCopyright": f"{DEVELOPERS}, MIT License",
    }
    numbers = tuple(int(number) for number in four_numbers(version).split("."))
    table = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('{_ENGLISH:04X}{_UTF_16:04X}', [{table}])]), "
        f"VarFileInfo([VarStruct('Translation', [{_ENGLISH}, {_UTF_16}])])])"
    )
