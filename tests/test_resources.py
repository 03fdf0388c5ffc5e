"""Where the files are that the program brings with it; what is missing is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tapa_desktop import resources
from tapa_desktop.resources import ResourceMissing, resource


def test_in_a_clone_resources_lie_beside_the_package() -> None:
    assert resource("rules", "en", "tapa.md").is_file()


def test_in_an_installed_package_resources_lie_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources" / "themes").mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)

    assert resource("themes") == tmp_path / "resources" / "themes"


def test_in_the_bundle_resources_lie_where_it_was_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources" / "themes").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert resource("themes") == tmp_path / "resources" / "themes"


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(ResourceMissing, match=r"a part of the program is missing: .*themes.nowhere\.json"):
        resource("themes", "nowhere.json")
