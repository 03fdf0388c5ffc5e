"""The program's metadata for macOS, and the disk image, with stand-ins for the tools of macOS."""

from __future__ import annotations

import os
import plistlib
import subprocess
import sys
from pathlib import Path

import pytest
from bundle.trim import is_kept
from macos.disk_image import ROOT
from macos.plist import MATCH_ICON, info_plist

from tapa_desktop.app.storage.archive import SUFFIX

SCRIPT = ROOT / "packaging" / "macos" / "disk_image.py"
TOOL = """#!/bin/sh
echo "$(basename "$0") $*" >> "$JOURNAL"
case "$(basename "$0")" in
    ditto) mkdir "$2" && cp -R "$1"/* "$2" ;;
    hdiutil) shift; while [ "$1" != -srcfolder ]; do shift; done; ls "$2" >> "$JOURNAL"; touch "$3" ;;
esac
"""


def test_a_double_click_on_a_match_is_for_this_program_and_shows_its_icon() -> None:
    plist = plistlib.loads(plistlib.dumps(info_plist("1.2.3")))

    matches = plist["CFBundleDocumentTypes"][0]

    assert matches["CFBundleTypeExtensions"] == [SUFFIX.removeprefix(".")]
    assert matches["LSItemContentTypes"] == [plist["UTExportedTypeDeclarations"][0]["UTTypeIdentifier"]]
    assert matches["CFBundleTypeIconFile"] == MATCH_ICON
    assert (ROOT / "resources" / "icons" / MATCH_ICON).is_file()
    assert is_kept(MATCH_ICON)


def test_the_program_has_a_window_and_the_version_it_says() -> None:
    assert info_plist("1.2.3")["LSBackgroundOnly"] is False
    assert info_plist("1.2.3")["CFBundleVersion"] == "1.2.3"
    assert info_plist("1.2.0.dev3+g1a2b3c4d")["CFBundleVersion"] == "1.2.0"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Stand-ins for the tools of macOS; they log their calls to this file."""
    (tmp_path / "bin").mkdir()
    for name in ("codesign", "ditto", "hdiutil"):
        tool = tmp_path / "bin" / name
        tool.write_text(TOOL)
        tool.chmod(0o755)
    return tmp_path / "journal"


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
@pytest.mark.parametrize(
    ("environ", "signature"),
    [
        ({}, "codesign --force --deep --sign - "),
        (
            {"TAPA_SIGNING_IDENTITY": "Developer ID Application: Somebody"},
            "codesign --force --deep --options runtime --timestamp --sign Developer ID Application: Somebody ",
        ),
    ],
)
def test_the_image_holds_the_signed_bundle_and_the_way_to_the_folder_of_programs(
    journal: Path, environ: dict[str, str], signature: str
) -> None:
    app = journal.parent / "Tapa Desktop.app"
    (app / "Contents").mkdir(parents=True)
    path = f"{journal.parent / 'bin'}:{os.environ['PATH']}"

    command = [sys.executable, SCRIPT, "--app", app, "--into", journal.parent]
    subprocess.run(command, env={"PATH": path, "JOURNAL": str(journal), **environ}, check=True)

    signed, verified, copied, created, *inside = journal.read_text().splitlines()
    assert signed.startswith(signature)
    assert verified.startswith("codesign --verify")
    assert copied.startswith("ditto")
    assert created.startswith("hdiutil create")
    assert inside == ["Applications", "Tapa Desktop.app"]
    assert list(journal.parent.glob("tapa-desktop-*-macos-*.dmg"))
