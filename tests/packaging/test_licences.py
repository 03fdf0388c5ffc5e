"""What the packages say of licences: the same everywhere, with the texts beside it."""

from __future__ import annotations

import re
from pathlib import Path

from bundle.licences import OVERVIEW, licence_files

from tests.cases import some


def test_the_overview_sends_nobody_to_debian_and_everybody_to_texts_that_lie_beside_it(tmp_path: Path) -> None:
    carried = {file.name: file for file in licence_files(tmp_path)}

    overview = carried[OVERVIEW].read_text("utf-8")

    assert "/usr/" not in overview
    named = set(re.findall(r"licences/([\w.-]+?\.txt)", overview))
    assert {"GPL-2.txt", "GPL-3.txt", "LGPL-3.txt"} <= named <= set(carried)


def test_every_licence_that_is_named_is_listed(tmp_path: Path) -> None:
    overview = next(file for file in licence_files(tmp_path) if file.name == OVERVIEW).read_text("utf-8")
    told = {line for line in overview.splitlines() if re.match("License: ", line)}

    bodies = set(re.findall(r"^(License: .*)\n .", overview, re.MULTILINE))

    for line in some(told):
        parts = line.removeprefix("License: ").split(" and ")
        assert all(f"License: {part}" in bodies for part in parts), line


def test_the_texts_are_whole(tmp_path: Path) -> None:
    texts = {file.stem: file.read_text("utf-8") for file in licence_files(tmp_path)}

    assert "END OF TERMS AND CONDITIONS" in texts["GPL-3"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["PSF-2"]
