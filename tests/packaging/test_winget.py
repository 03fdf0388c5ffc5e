"""What winget is told of a version, and that the installer does as it says."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from identity import HOME, WINGET_ID
from winget.manifests import HERE, ROOT, write_manifests

SCRIPT = (ROOT / "packaging" / "windows" / "tapa.nsi").read_text("utf-8")
CHECK = Path(sys.executable).with_name("check-jsonschema")


@pytest.fixture
def manifests(tmp_path: Path) -> dict[str, str]:
    """The manifests of a version, by name."""
    installer = tmp_path / "setup.exe"
    installer.write_bytes(b"an installer")
    paths = write_manifests(installer, "1.2.3", f"{HOME}/1.2.3/", tmp_path / "out", date(2026, 11, 22))
    return {path.name: path.read_text("utf-8") for path in paths}


def test_a_version_has_three_manifests_and_nothing_in_them_is_left_open(manifests: dict[str, str]) -> None:
    assert set(manifests) == {
        f"{WINGET_ID}.yaml",
        f"{WINGET_ID}.installer.yaml",
        f"{WINGET_ID}.locale.en-US.yaml",
    }
    assert not any(re.search("@[A-Z0-9]+@", text) for text in manifests.values())
    assert all('PackageVersion: "1.2.3"' in text for text in manifests.values())


def test_manifests_have_the_address_and_the_hash_of_the_installer(manifests: dict[str, str]) -> None:
    said = manifests[f"{WINGET_ID}.installer.yaml"]

    assert f'InstallerUrl: "{HOME}/1.2.3/setup.exe"' in said
    assert hashlib.sha256(b"an installer").hexdigest().upper() in said


def test_manifests_describe_what_the_installer_does(manifests: dict[str, str]) -> None:
    said = manifests[f"{WINGET_ID}.installer.yaml"]

    assert "Scope: user" in said
    assert "RequestExecutionLevel user" in SCRIPT
    assert "ProductCode: tapa-desktop" in said
    assert r"CurrentVersion\Uninstall\tapa-desktop" in SCRIPT
    assert "InstallerReturnCode: 2\n    ReturnResponse: packageInUse" in said
    assert "SetErrorLevel 2" in SCRIPT


@pytest.mark.skipif(not CHECK.exists(), reason="check-jsonschema is missing; it comes with from_clone.py develop")
def test_their_keys_are_those_of_winget(manifests: dict[str, str], tmp_path: Path) -> None:
    files = [tmp_path / "out" / name for name in manifests]

    answer = subprocess.run(
        [CHECK, "--schemafile", HERE / "keys.schema.json", *files], capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stdout
