"""What the installer for Windows says and where it looks, as far as that is known without running it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from windows.installer import HERE, compile_installer, four_numbers

from tapa_desktop.app.storage.archive import SUFFIX
from tapa_desktop.app.storage.paths import FOLDER
from tapa_desktop.ui.text.translator import NAMES

SCRIPT = (HERE / "tapa.nsi").read_text("utf-8")


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

    assert set(spoken) == {QLocale.languageToString(QLocale(code).language()) for code in NAMES}
    assert spoken[0] == "English"


def test_it_knows_where_the_program_keeps_games_and_what_they_are_called() -> None:
    assert f'"$LOCALAPPDATA\\{FOLDER}"' in SCRIPT
    assert f'"${{CLASSES}}\\{SUFFIX}"' in SCRIPT


def test_a_folder_without_a_program_for_windows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"holds no tapa-desktop\.exe"):
        compile_installer(tmp_path, tmp_path, "0.1.0")
