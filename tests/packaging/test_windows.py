"""Metadata of the programs and the installer for Windows, checked without running them.

The manifests for winget agree with the installer.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from identity import HOME, WINGET_ID
from PySide6.QtCore import QLocale
from windows.executable import MANIFEST, TITLES, version_resource
from windows.installer import HERE, compile_installer, four_numbers
from winget.manifests import ROOT, write_manifests

from tapa_desktop.app.storage.archive import FOLDER, SUFFIX
from tapa_desktop.ui.text.translator import NAMES

SCRIPT = (HERE / "tapa.nsi").read_text("utf-8")


def test_a_version_is_four_numbers_to_windows() -> None:
    versions = ["0.1.0", "1.2", "0.2.0rc1", "1.0.0.dev3", "2.0+local"]

    assert list(map(four_numbers, versions)) == ["0.1.0.0", "1.2.0.0", "0.2.0.0", "1.0.0.0", "2.0.0.0"]


def test_it_speaks_the_languages_of_the_program_and_knows_where_that_keeps_games_and_what_they_are_called() -> None:
    spoken = re.findall(r'!insertmacro Language "(\w+)"', (HERE / "languages.nsh").read_text("utf-8"))

    assert set(spoken) == {QLocale.languageToString(QLocale(code).language()) for code in NAMES}
    assert spoken[0] == "English"
    assert f'"$LOCALAPPDATA\\{FOLDER}"' in SCRIPT
    assert f'"${{CLASSES}}\\{SUFFIX}"' in SCRIPT


def test_a_folder_without_a_program_for_windows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"holds no tapa-desktop\.exe"):
        compile_installer(tmp_path, tmp_path, "0.1.0")


def properties(resource: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The numbers and the texts of a version resource, read as PyInstaller reads it."""
    numbers: dict[str, Any] = {}
    texts: dict[str, str] = {}
    reader: dict[str, Any] = {
        "FixedFileInfo": lambda **values: numbers.update(values),
        "StringStruct": texts.__setitem__,
        "VarStruct": lambda name, values: numbers.update({name: values}),
        **dict.fromkeys(("VSVersionInfo", "StringFileInfo", "StringTable", "VarFileInfo"), lambda *_, **__: None),
    }
    eval(resource, reader)
    return numbers, texts


@pytest.mark.parametrize("name", TITLES)
def test_the_properties_of_a_program_say_what_it_is_and_whose(name: str) -> None:
    numbers, texts = properties(version_resource(name, "0.2.0rc1"))

    assert numbers["filevers"] == numbers["prodvers"] == (0, 2, 0, 0)
    assert numbers["Translation"] == [0x0409, 0x04B0]  # English, UTF-16
    assert texts["ProductVersion"] == texts["FileVersion"] == "0.2.0rc1"
    assert texts["OriginalFilename"] == f"{name}.exe"
    assert all(texts[key] for key in ("ProductName", "CompanyName", "FileDescription", "LegalCopyright"))


def test_the_manifest_lets_windows_scale_nothing_and_cut_no_path() -> None:
    settings = {element.tag.partition("}")[2]: element.text for element in ET.parse(MANIFEST).iter()}

    assert settings["dpiAwareness"] == "PerMonitorV2, PerMonitor"
    assert settings["longPathAware"] == "true"
    assert settings["activeCodePage"] == "UTF-8"


CHECK = Path(sys.executable).with_name("check-jsonschema")


@pytest.fixture
def manifests(tmp_path: Path) -> dict[str, str]:
    """The manifests of a version, by name."""
    installer = tmp_path / "setup.exe"
    installer.write_bytes(b"an installer")
    paths = write_manifests(installer, "1.2.3", f"{HOME}/1.2.3/", tmp_path / "out", date(2026, 11, 22))
    return {path.name: path.read_text("utf-8") for path in paths}


def test_three_manifests_leave_nothing_open_and_describe_what_the_installer_does(manifests: dict[str, str]) -> None:
    assert set(manifests) == {f"{WINGET_ID}{part}.yaml" for part in ("", ".installer", ".locale.en-US")}
    assert not any(re.search("@[A-Z0-9]+@", text) for text in manifests.values())
    assert all('PackageVersion: "1.2.3"' in text for text in manifests.values())
    installer = manifests[f"{WINGET_ID}.installer.yaml"]
    assert f'InstallerUrl: "{HOME}/1.2.3/setup.exe"' in installer
    assert hashlib.sha256(b"an installer").hexdigest().upper() in installer
    assert "Scope: user" in installer
    assert "RequestExecutionLevel user" in SCRIPT
    assert "ProductCode: tapa-desktop" in installer
    assert r"CurrentVersion\Uninstall\tapa-desktop" in SCRIPT
    assert "InstallerReturnCode: 2\n    ReturnResponse: packageInUse" in installer
    assert "SetErrorLevel 2" in SCRIPT


@pytest.mark.skipif(not CHECK.exists(), reason="check-jsonschema is missing; it comes with from_clone.py develop")
def test_their_keys_are_those_of_winget(manifests: dict[str, str], tmp_path: Path) -> None:
    files = [tmp_path / "out" / name for name in manifests]

    schema = ROOT / "packaging" / "winget" / "keys.schema.json"
    answer = subprocess.run([CHECK, "--schemafile", schema, *files], capture_output=True, text=True, check=False)

    assert answer.returncode == 0, answer.stdout
