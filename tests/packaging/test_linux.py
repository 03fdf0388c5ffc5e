"""The program's metadata for desktops of Linux, and parts of the Flatpak that need no Flathub."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from identity import ID, fill_template
from linux import build
from linux.build import HERE, debian_version, make_tarball
from PySide6.QtCore import QLocale

from tapa_desktop.__main__ import _parser
from tapa_desktop.resources import resource
from tapa_desktop.ui.startup.single_instance import SHOWN
from tapa_desktop.ui.text.translator import NAMES, SOURCE

OTHERS = set(NAMES) - {SOURCE}
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_menu_entry_has_each_text_in_all_languages_and_offers_what_the_program_can_show() -> None:
    text = resource("menu", "tapa-desktop.desktop").read_text("utf-8")
    entry, *actions = re.split(r"^\[Desktop Action .*\]$", text, flags=re.MULTILINE)
    (offered,) = re.findall(r"^Actions=(.*);$", text, re.MULTILINE)

    assert languages_of(entry) == dict.fromkeys(("Name", "GenericName", "Comment", "Keywords"), OTHERS)
    assert [languages_of(action) for action in actions] == [{"Name": OTHERS}] * 2
    assert offered.split(";") == list(filter(None, SHOWN))
    assert re.findall(r"^Exec=tapa-desktop --(\S+)$", text, re.MULTILINE) == offered.split(";")
    assert re.findall(r"^\[Desktop Action (.*)\]$", text, re.MULTILINE) == offered.split(";")


def languages_of(text: str) -> dict[str, set[str]]:
    """Each key that has a text, and the languages it has it in beside English."""
    pairs = re.findall(r"^(\w+)\[(\w+)\]=", text, re.MULTILINE)
    return {key: {code for other, code in pairs if other == key} for key, _ in pairs}


@pytest.mark.parametrize(
    "path",
    [HERE / "share" / "tapa-desktop.metainfo.xml", resource("menu", "tapa-desktop.xml")],
    ids=lambda path: path.name,
)
def test_each_text_that_exists_in_one_language_exists_in_all(path: Path) -> None:
    root = ET.parse(path).getroot()

    texts = [
        (parent.tag, tag, {child.get(LANGUAGE) for child in parent if child.tag == tag} - {None})
        for parent in root.iter()
        for tag in {child.tag for child in parent if LANGUAGE in child.attrib}
    ]

    assert texts
    assert [text for text in texts if text[2] != OTHERS] == []


def test_manual_of_each_language_has_all_options_of_the_program() -> None:
    options = {name for action in _parser()._actions for name in action.option_strings if name.startswith("--")}
    pages = {"en": "tapa-desktop.6.in", **{code: f"tapa-desktop.{code}.6.in" for code in OTHERS}}

    texts = {code: (HERE / "share" / name).read_text("utf-8").replace("\\-", "-") for code, name in pages.items()}

    assert options > {"--new-match", "--verify"}
    for page in texts.values():
        assert set(re.findall(r"^\.BI? (--[\w-]+)", page, re.MULTILINE)) == options - {"--help"}


@pytest.mark.skipif(not (shutil.which("dpkg") and shutil.which("xz")), reason="it is packed by Debian's tools")
def test_archive_is_the_same_whoever_made_its_files_and_when(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    archives = []
    for stamp, mode in ((1_600_000_000, 0o700), (1_650_000_000, 0o775)):
        tree = tmp_path / str(stamp)
        for name in ("bundle/_internal/licences/LICENCES.txt", "bundle/tapa-desktop"):
            file = tree / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name)
            file.chmod(mode)
            os.utime(file, (stamp, stamp))
        archives.append(make_tarball(tree, tree, 0))

    assert archives[0].read_bytes() == archives[1].read_bytes()
    with tarfile.open(archives[0]) as archive:
        entries = {entry.name.partition("/")[2]: entry for entry in archive}
    assert {entries["tapa-desktop"].mode, entries["_internal"].mode} == {0o755}
    assert {entry.uname for entry in entries.values()} == {"root"}
    assert entries["LICENCES.txt"].isfile()


def test_packages_are_not_made_without_the_day_of_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    with pytest.raises(SystemExit, match="SOURCE_DATE_EPOCH"):
        build._day()


@pytest.mark.skipif(not shutil.which("dpkg"), reason="dpkg compares")
def test_version_on_the_way_to_a_release_comes_before_it() -> None:
    between = debian_version("1.1.0.dev12+g1a2b3c4d")

    for earlier, later in (("1.0.0", between), (between, "1.1.0")):
        assert subprocess.run(["dpkg", "--compare-versions", earlier, "lt", later], check=False).returncode == 0


def test_package_for_debian_names_the_languages_that_it_speaks() -> None:
    control = (HERE / "debian" / "control").read_text("utf-8")

    (spoken,) = re.findall(r"The program speaks (.*)\.", control)

    names = {QLocale.languageToString(QLocale(code).language()) for code in NAMES}
    assert set(re.split(", | and ", spoken)) == names


FOLDER = Path(__file__).parents[2] / "packaging" / "flatpak"
MANIFEST = FOLDER / "tapa-desktop.yml"
ICON = "icons/hicolor/16x16/mimetypes"
TYPE = '<mime-type type="application/x-tapa-match"><icon name="application-x-tapa-match"/></mime-type>'

with_flatpak = pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder is missing")


@pytest.fixture(scope="module")
def manifest(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The manifest as flatpak-builder reads it: it ignores unknown keys."""
    folder = tmp_path_factory.mktemp("flatpak")
    (folder / f"{ID}.yml").write_text(fill_template(MANIFEST.read_text("utf-8")), "utf-8")
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


@with_flatpak
def test_every_key_of_the_manifest_is_understood_and_opens_no_network_and_no_files(manifest: Any) -> None:
    written = set(re.findall(r"^ *(?:- )?([a-z-]+):", MANIFEST.read_text("utf-8"), re.MULTILINE))
    allowed = " ".join(manifest["finish-args"])

    assert written - keys_of(manifest) == set()
    assert manifest["id"] == ID
    assert "network" not in allowed
    assert "filesystem" not in allowed


@with_flatpak
def test_its_commands_put_everything_in_its_place(manifest: Any, tmp_path: Path) -> None:
    write_deb_tree(tmp_path / "deb")
    app = tmp_path / "app"
    commands = "\n".join(manifest["modules"][0]["build-commands"]).replace("/app/", f"{app}/")

    subprocess.run(
        ["bash", "-ec", commands], cwd=tmp_path / "deb", env={"FLATPAK_ID": ID, "PATH": "/usr/bin:/bin"}, check=True
    )

    assert (app / "bin" / "tapa-desktop").read_text() == "the window"
    assert (app / "share" / "applications" / manifest["rename-desktop-file"]).exists()
    assert (app / "share" / "metainfo" / manifest["rename-appdata-file"]).exists()
    assert [file.name for file in (app / "share" / ICON).iterdir()] == [f"{ID}.match.png"]
    assert f'<icon name="{ID}.match"/>' in (app / "share" / "mime" / "packages" / f"{ID}.xml").read_text()


def write_deb_tree(folder: Path) -> None:
    """Write the files of the .deb."""
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
