"""What a clone needs to have installed, and when it is installed again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from bootstrap.requirements import Stamp, read_stamp, tools_of, wanted_stamp, write_stamp

PYPROJECT = """
[project]
name = "anything"

[dependency-groups]
test = ["pytest>=8.3", "hypothesis"]
dev = [{ include-group = "test" }, "ruff>=0.17,<0.18"]
"""
INSTALLED = Stamp("/clone", "hash", ("pytest>=8.3", "hypothesis"))


@pytest.mark.parametrize(
    ("group", "tools"),
    [
        ("", ()),
        ("test", ("pytest>=8.3", "hypothesis")),
        ("dev", ("pytest>=8.3", "hypothesis", "ruff>=0.17,<0.18")),
    ],
)
def test_a_group_is_its_requirements_and_those_of_the_groups_in_it(group: str, tools: tuple[str, ...]) -> None:
    assert tools_of(PYPROJECT, group) == tools


def test_a_pyproject_without_groups_has_no_tools() -> None:
    assert tools_of('[project]\nname = "anything"\n', "") == ()


@pytest.mark.parametrize(
    "wanted",
    [INSTALLED, replace(INSTALLED, tools=()), replace(INSTALLED, tools=("hypothesis",))],
)
def test_nothing_is_installed_again_while_all_that_is_wanted_is_there(wanted: Stamp) -> None:
    assert INSTALLED.covers(wanted)


@pytest.mark.parametrize(
    "wanted",
    [
        replace(INSTALLED, pyproject="another hash"),
        replace(INSTALLED, root="/moved"),
        replace(INSTALLED, tools=(*INSTALLED.tools, "ruff")),
    ],
)
def test_a_changed_pyproject_a_moved_clone_and_new_tools_are_installed(wanted: Stamp) -> None:
    assert not INSTALLED.covers(wanted)


def test_the_wanted_stamp_follows_every_change_of_pyproject(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    before = wanted_stamp(tmp_path, "test")

    (tmp_path / "pyproject.toml").write_text(PYPROJECT + "# a word more\n", encoding="utf-8")
    after = wanted_stamp(tmp_path, "test")

    assert before.tools == after.tools == ("pytest>=8.3", "hypothesis")
    assert not before.covers(after)


def test_a_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "stamp.json"

    write_stamp(file, INSTALLED)

    assert read_stamp(file) == INSTALLED


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"root": "/clone", "pyproject": "hash", "tools": null}'])
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    file = tmp_path / "stamp.json"
    file.write_text(text, encoding="utf-8")

    assert read_stamp(file) is None


def test_a_missing_stamp_counts_as_none(tmp_path: Path) -> None:
    assert read_stamp(tmp_path / "stamp.json") is None
