"""The Flatpak, of which only the manifest and its commands can be tried without Flathub."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from identity import ID, filled

FOLDER = Path(__file__).parents[2] / "packaging" / "flatpak"
MANIFEST = FOLDER / "tapa-desktop.yml"
ICON = "icons/hicolor/16x16/mimetypes"
TYPE = '<mime-type type="application/x-tapa-match"><icon name="application-x-tapa-match"/></mime-type>'

pytestmark = pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder is missing")


@pytest.fixture(scope="module")
def understood(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What flatpak-builder has made of the manifest: it passes over what it does not know."""
    folder = tmp_path_factory.mktemp("flatpak")
    (folder / f"{ID}.yml").write_text(filled(MANIFEST.read_text("utf-8")), "utf-8")
    command = ["flatpak-builder", "--show-manifest", f"{ID}.yml"]
    answer = subprocess.run(command, cwd=folder, capture_output=True, check=True)
    return json.loads(answer.stdout)


def keys_of(node: Any) -> set[str]:
    """All keys at any depth."""
    match node:
        case dict():
            return {*node, *(key for value in node.values() for key in keys_of(value))}
        case list():
            return {key for value in node for key in keys_of(value)}
    return set()


def test_every_key_of_the_manifest_is_understood(understood: Any) -> None:
    written = set(re.findall(r"^ *(?:- )?([a-z-]+):", MANIFEST.read_text("utf-8"), re.MULTILINE))

    assert written - keys_of(understood) == set()
    assert understood["id"] == ID


def test_the_sandbox_has_no_network_and_none_of_the_players_files(understood: Any) -> None:
    allowed = " ".join(understood["finish-args"])

    assert "network" not in allowed
    assert "filesystem" not in allowed


def test_its_commands_put_everything_in_its_place(understood: Any, tmp_path: Path) -> None:
    stand_in_for_the_deb(tmp_path / "deb")
    app = tmp_path / "app"
    commands = "\n".join(understood["modules"][0]["build-commands"]).replace("/app/", f"{app}/")

    subprocess.run(
        ["bash", "-ec", commands], cwd=tmp_path / "deb", env={"FLATPAK_ID": ID, "PATH": "/usr/bin:/bin"}, check=True
    )

    assert (app / "bin" / "tapa-desktop").read_text() == "the window"
    assert (app / "share" / "applications" / understood["rename-desktop-file"]).exists()
    assert (app / "share" / "metainfo" / understood["rename-appdata-file"]).exists()
    assert [file.name for file in (app / "share" / ICON).iterdir()] == [f"{ID}.match.png"]
    assert f'<icon name="{ID}.match"/>' in (app / "share" / "mime" / "packages" / f"{ID}.xml").read_text()


def stand_in_for_the_deb(folder: Path) -> None:
    """What lies where in the .deb."""
    for name, text in {
        "lib/tapa-desktop/tapa-desktop": "the window",
        "lib/tapa-desktop/tapa-engine": "the engine",
        "share/applications/tapa-desktop.desktop": "",
        "share/metainfo/tapa-desktop.metainfo.xml": "",
        "share/mime/packages/tapa-desktop.xml": TYPE,
        f"share/{ICON}/application-x-tapa-match.png": "",
    }.items():
        file = folder / "usr" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
