"""One version for all that is made of the sources: by a release, between two of them, from a clone, from an archive."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from identity import version_file

from tapa_desktop import version
from tapa_desktop.version import RELEASE, Origin, origin_since

ROOT = Path(__file__).parents[1]
COMMIT = "1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d"
SOURCES = (".gitattributes", "tapa_desktop/__init__.py", "tapa_desktop/version.py", "tapa_desktop/resources.py")


@pytest.mark.parametrize(
    ("described", "found"),
    [
        (f"{COMMIT} v1.0.0\n", "1.0.0"),
        (f"{COMMIT} v1.0.0-12-g1a2b3c4\n", "1.1.0.dev12+g1a2b3c4d"),
        (f"{COMMIT} v0.9.2-12-g1a2b3c4\n", "1.0.0"),
        (f"{COMMIT} \n", "1.0.0"),
    ],
    ids=["the release", "after it", "before it", "no release known"],
)
def test_version_is_told_by_the_commits_since_the_release(described: str, found: str) -> None:
    assert origin_since(described, "1.0.0") == Origin(found, "1a2b3c4d", "")


@pytest.mark.parametrize("described", ["", "$Format:%H %(describe:tags=true,match=v*)$"])
def test_version_is_the_release_where_no_commit_is_known(described: str) -> None:
    assert origin_since(described, "1.0.0") == Origin("1.0.0", "", "")


@pytest.mark.parametrize(
    ("found", "full"), [("1.0.0", "1.0.0 (1a2b3c4d)"), ("1.1.0.dev12+g1a2b3c4d", "1.1.0.dev12+g1a2b3c4d")]
)
def test_commit_is_told_once(found: str, full: str) -> None:
    assert Origin(found, "1a2b3c4d", "").full == full


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in which there is one commit after the release."""
    folder = tmp_path / "clone"
    for source in SOURCES:
        (folder / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, folder / source)
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    for message in ("one", "two"):
        git(folder, "commit", "--quiet", "--allow-empty", "--message", message)
    git(folder, "tag", f"v{RELEASE}", "HEAD~")
    return folder


def git(folder: Path, *command: str) -> bytes:
    known = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
    return subprocess.run(["git", *known, *command], cwd=folder, capture_output=True, check=True).stdout


def version_in(folder: Path) -> str:
    code = "import tapa_desktop; print(tapa_desktop.__version__)"
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.strip()  # fmt: skip


def test_clone_and_archive_of_a_commit_name_the_same_version(clone: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    archive.mkdir()
    subprocess.run(["tar", "-x", "-C", archive], input=git(clone, "archive", "HEAD"), check=True)

    commit = git(clone, "rev-parse", "HEAD").decode()[:8]

    assert version_in(clone).endswith(f".dev1+g{commit}")
    assert version_in(archive) == version_in(clone)


def test_what_is_packed_knows_its_version_and_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Origin("1.1.0.dev12+g1a2b3c4d", "1a2b3c4d", "https://tapa.games.org")
    monkeypatch.setattr(version, "origin", lambda: known)
    file = version_file(tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(version, "resource", lambda name: tmp_path / name)

    found = version.origin.__wrapped__()

    assert file.name == version.FILE
    assert found == known
