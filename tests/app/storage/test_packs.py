"""The folder of packs takes new ones whatever else lies in it."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.app.storage.packs import FOLDER, PackFolder
from tapa_desktop.cancelling import never

PACK = "My positions\ntapa W13,8,W1,4,W1,8,B15 0/0/0 0/0/0 W 41\n"


def test_what_cannot_be_read_in_the_folder_stops_no_import(tmp_path: Path) -> None:
    (tmp_path / FOLDER / "folder.txt").mkdir(parents=True)
    given = tmp_path / "given.txt"
    given.write_text(PACK)

    first, again = (next(PackFolder(tmp_path).load(given, never)) for _ in range(2))

    assert first.error is None
    assert first.file is not None
    assert first.file.path.read_text() == PACK
    assert again.file == first.file
