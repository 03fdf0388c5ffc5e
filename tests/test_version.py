"""One version for all that is made of the sources: by a release, between two of them, from a clone, from an archive."""

from __future__ import annotations

import doctest
import shutil
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest
from identity import version_file

import tapa_desktop
from tapa_desktop import resources, version
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.version import RELEASE, Origin, origin_since
from tests.cases import some

ROOT = Path(__file__).parents[1]
COMMIT = "1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d"
SOURCES = (".gitattributes", "tapa_desktop/__init__.py", "tapa_desktop/version.py", "tapa_desktop/resources.py")


@pytest.mark.parametrize(
    ("described", "expected", "commit"),
    [
        (f"{COMMIT} v1.0.0\n", "1.0.0", "1a2b3c4d"),
        (f"{COMMIT} v1.0.0-12-g1a2b3c4\n", "1.1.0.dev12+g1a2b3c4d", "1a2b3c4d"),
        (f"{COMMIT} v0.9.2-12-g1a2b3c4\n", "1.0.0", "1a2b3c4d"),
        (f"{COMMIT} \n", "1.0.0", "1a2b3c4d"),
        ("", "1.0.0", ""),
        ("$Format:%H %(describe:tags=true,match=v*)$", "1.0.0", ""),
    ],
    ids=["the release", "after it", "before it", "no release known", "no commit known", "no archive"],
)
def test_version_is_told_by_the_commits_since_the_release(described: str, expected: str, commit: str) -> None:
    assert origin_since(described, "1.0.0") == Origin(expected, commit, "")


@pytest.mark.parametrize(
    ("number", "full"), [("1.0.0", "1.0.0 (1a2b3c4d)"), ("1.1.0.dev12+g1a2b3c4d", "1.1.0.dev12+g1a2b3c4d")]
)
def test_commit_is_told_once(number: str, full: str) -> None:
    assert Origin(number, "1a2b3c4d", "").full == full


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
    user = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
    return subprocess.run(["git", *user, *command], cwd=folder, capture_output=True, check=True).stdout


def version_in(folder: Path) -> str:
    code = "import tapa_desktop; print(tapa_desktop.__version__)"
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.strip()  # fmt: skip


@pytest.mark.skipif(which("git") is None, reason="there is no git")
def test_clone_and_archive_of_a_commit_name_the_same_version(clone: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    archive.mkdir()
    subprocess.run(["tar", "-x", "-C", archive], input=git(clone, "archive", "HEAD"), check=True)

    commit = git(clone, "rev-parse", "HEAD").decode()[:8]

    assert version_in(clone).endswith(f".dev1+g{commit}")
    assert version_in(archive) == version_in(clone)


def test_what_is_packed_knows_its_version_and_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = Origin("1.1.0.dev12+g1a2b3c4d", "1a2b3c4d", "https://tapa.games.org")
    monkeypatch.setattr(version, "origin", lambda: expected)
    file = version_file(tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(version, "resource", lambda name: tmp_path / name)

    result = version.origin.__wrapped__()

    assert file.name == version.FILE
    assert result == expected


# Where the files are that the program brings with it; what is missing is named


def test_resources_lie_beside_the_package_in_it_or_where_the_bundle_was_unpacked_and_a_missing_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert resource("rules", "en", "tapa.md").is_file()
    with pytest.raises(ResourceMissing, match=r"a part of the program is missing: .*themes.nowhere\.json"):
        resource("themes", "nowhere.json")
    for folder in ("installed", "unpacked"):
        (tmp_path / folder / "resources" / "themes").mkdir(parents=True)

    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "installed")
    assert resource("themes") == tmp_path / "installed" / "resources" / "themes"

    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    assert resource("themes") == tmp_path / "unpacked" / "resources" / "themes"


# The door for those who study the games in Python: its examples are true, and each of its names is documented


DOCUMENT = Path(__file__).parent.parent / "docs" / "python.md"


def test_examples_of_the_document_are_true() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    output: list[str] = []

    result = doctest.DocTestRunner(verbose=False).run(test, out=output.append)

    assert result.attempted > 20
    assert result.failed == 0, "".join(output)


def test_each_name_is_there_and_documented_and_any_other_is_refused_as_by_any_module() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")

    for name in some(vars(tapa_desktop)["__all__"]):
        assert getattr(tapa_desktop, name) is not None
        assert name in text or name == "__version__"
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tapa_desktop.chess  # type: ignore[attr-defined]  # noqa: B018


def test_names_that_checkers_of_types_see_are_those_that_are_there() -> None:
    stub = (Path(tapa_desktop.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")

    names = {line.rsplit(" as ", 1)[1] for line in stub.splitlines() if " as " in line}

    assert names == {name for name in vars(tapa_desktop)["__all__"] if name != "__version__"}


@pytest.mark.slow
def test_package_alone_loads_nothing_of_itself() -> None:
    listing = "import sys, tapa_desktop; print([name for name in sys.modules if name.startswith('tapa_desktop.')])"

    result = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)

    assert result.stdout.strip() == "[]"
