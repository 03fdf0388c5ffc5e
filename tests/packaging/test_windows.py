"""What the installer for Windows says and where it looks, as far as that is known without running it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from windows.installer import HERE, compile_installer, four_numbers

from tapa_desktop.app.archive import SUFFIX
from tapa_desktop.app.paths import FOLDER
from tapa_desktop.app.settings import Settings

SCRIPT = (HERE / "tapa.nsi").read_text("utf-8")
CODES = {"English": "en", "Bulgarian": "bg", "Greek": "el", "Macedonian": "mk", "Turkish": "tr", "Arabic": "ar"}


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", "0.1.0.0"),
        ("1.2", "1.2.0.0"),
        ("0.2.0rc1", "0.2.0.0"),
        ("1.0.0.dev3", "1.0.0.0"),
        ("2.0+local", "2.0.0.0"),
    ],
)
def test_a_version_is_four_numbers_to_windows(version: str, numbers: str) -> None:
    assert four_numbers(version) == numbers


def test_it_speaks_the_languages_of_the_program() -> None:
    spoken = re.findall(r'!insertmacro Language "(\w+)"', (HERE / "languages.nsh").read_text("utf-8"))

    assert {CODES[name] for name in spoken} == set(get_args(get_type_hints(Settings)["language"])) - {"system"}
    assert spoken[0] == "English"


def test_it_knows_where_the_program_keeps_games_and_what_they_are_called() -> None:
    assert f'"$LOCALAPPDATA\\{FOLDER}"' in SCRIPT
    assert f'"${{CLASSES}}\\{SUFFIX}"' in SCRIPT


def test_a_folder_without_a_program_for_windows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"holds no tapa-desktop\.exe"):
        compile_installer(tmp_path, tmp_path, "0.1.0")
