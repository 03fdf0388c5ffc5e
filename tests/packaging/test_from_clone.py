"""The commands of from_clone.py, and their virtual environment."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bootstrap import commands, environment
from bootstrap.environment import ROOT, STAMP, check_writable, is_covered, lacking, python_of, ready_python, stamp_for
from bootstrap.process import SetUpError, ask, follow

SCRIPT = ROOT / "packaging" / "from_clone.py"
USAGE = "how to use it"


def test_play_without_a_screen_says_so_in_plain_words(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")

    status = commands.main(["play"], USAGE)

    assert status == 1
    assert "there is no screen here" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "status"), [([], 2), (["paly"], 2), (["--help"], 0)], ids=["no command", "a misspelt one", "help"]
)
def test_the_commands_are_named_and_help_is_no_error(words: list[str], status: int) -> None:
    command = [sys.executable, SCRIPT, *words]
    answer = subprocess.run(command, cwd="/", env={}, capture_output=True, text=True, check=False)

    output, other = (answer.stderr, answer.stdout)[:: -1 if status == 0 else 1]
    assert (answer.returncode, other) == (status, "")
    assert all(name in output for name in commands.COMMANDS)


def test_tests_run_from_the_clone_with_no_window_and_with_pytests_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[Any, Any, str]] = []

    def follow(command: Any, cwd: Any, environ: dict[str, str]) -> int:
        started.append((command, cwd, environ["QT_QPA_PLATFORM"]))
        return 5

    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setattr(commands, "_set_up", lambda group, _: f"python for {group}")
    monkeypatch.setattr(commands, "follow", follow)

    assert commands.main(["test", "-k", "mother"], USAGE) == 5
    assert started == [(["python for test", "-m", "pytest", "-n", "auto", "-k", "mother"], ROOT, "offscreen")]


@pytest.mark.parametrize(
    ("error", "status", "expected"),
    [(SetUpError("dev could not be installed"), 1, "\ndev could not be installed\n"), (KeyboardInterrupt(), 130, "")],
    ids=["a problem", "control and C"],
)
def test_a_problem_is_reported_without_a_traceback_and_control_c_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: Any, error: BaseException, status: int, expected: str
) -> None:
    def fail(*_: object) -> Path:
        raise error

    monkeypatch.setattr(commands, "_set_up", fail)

    assert commands.main(["develop"], USAGE) == status
    assert capsys.readouterr().err == expected


class Clone:
    """A clone in a folder with an odd name, whose pip is only pretended."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = folder / "Ein Klön [x]"
        self.root.mkdir()
        shutil.copy(ROOT / "pyproject.toml", self.root)
        self.installs: list[list[str]] = []
        self.pips = 0  # calls of ensurepip
        self.status = 0
        self.monkeypatch = monkeypatch
        monkeypatch.setattr(environment, "follow", self.follow)

    def has_an_environment(self) -> None:
        """Pretend one, since to make one takes seconds."""
        (self.root / ".venv").mkdir()
        self.monkeypatch.setattr(environment, "ask", lambda _: (True, ""))

    def has_pip_at_once(self) -> None:
        """Pretend it in what is made, since that takes seconds, too."""
        self.monkeypatch.setattr(environment, "ask", self.ask)

    def ask(self, words: list[str]) -> tuple[bool, str]:
        self.pips += "ensurepip" in words
        return (True, "") if "ensurepip" in words else ask(words)

    def follow(self, command: list[str], *, cwd: Path) -> int:
        assert cwd == self.root
        self.installs.append([str(word) for word in command])
        return self.status


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    return Clone(tmp_path, monkeypatch)


def test_the_environment_is_made_once_also_where_one_is_that_does_not_work(clone: Clone) -> None:
    clone.has_pip_at_once()
    python = python_of(clone.root / ".venv")
    python.parent.mkdir(parents=True)
    python.symlink_to("/no/such/python")

    for _ in range(2):
        assert ready_python("test", clone.root) == python

    assert ask([python, "-c", "import sys; print(sys.prefix != sys.base_prefix)"]) == (True, "True")
    assert len(clone.installs) == 1
    assert python_of(Path("venv"), "nt") == Path("venv", "Scripts", "python.exe")


def test_what_only_plays_goes_without_pip_until_tools_are_wanted_and_all_is_made_again_for_a_newer_python(
    clone: Clone,
) -> None:
    python, ask_for_pip = ready_python("", clone.root), ["-c", "import pip"]
    assert not ask([python, *ask_for_pip])[0]
    clone.has_pip_at_once()
    assert ready_python("test", clone.root) == python
    assert clone.pips == 1

    packages = Path(ask([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])[1])
    packages.parent.rename(packages.parents[1] / "python3.10")  # where the older one had them
    ready_python("test", clone.root)

    assert packages.is_dir()
    assert (clone.pips, len(clone.installs)) == (2, 3)


def test_a_changed_pyproject_is_installed_again_with_what_is_wanted_now(clone: Clone) -> None:
    clone.has_an_environment()
    ready_python("test", clone.root)
    with (clone.root / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# a word more\n")

    ready_python("", clone.root)

    with_tests, without = clone.installs
    assert any(word.startswith("pytest") for word in with_tests)
    assert not any(word.startswith("pytest") for word in without)


@pytest.mark.parametrize(
    ("group", "compiler", "megabytes"), [("", ["cc"], 82), ("test", None, 106 + 101), ("dev", ["cc"], 204)]
)
def test_a_download_is_announced_with_its_size_and_that_of_a_compiler_where_one_comes(
    clone: Clone, capsys: Any, group: str, compiler: list[str] | None, megabytes: int
) -> None:
    clone.has_an_environment()
    clone.monkeypatch.setattr(environment, "system_compiler", lambda: compiler)

    ready_python(group, clone.root)

    assert f" {megabytes} MB" in capsys.readouterr().out


def test_a_group_is_its_requirements_and_those_of_the_groups_in_it() -> None:
    program, test, dev = (stamp_for(ROOT, group)["tools"] for group in ("", "test", "dev"))

    assert program == []
    assert {"numpy>=2.0", "pytest>=8.3"} < set(test) < set(dev)
    assert any(tool.startswith("ruff") for tool in dev)


@pytest.mark.parametrize(
    ("change", "covered"),
    [
        *(({}, True), ({"tools": []}, True), ({"tools": ["hypothesis"]}, True)),
        *(({"pyproject": "another hash"}, False), ({"root": "/moved"}, False), ({"tools": ["pytest", "ruff"]}, False)),
    ],
)
def test_only_a_changed_pyproject_a_moved_clone_and_tools_are_installed_and_a_damaged_stamp_counts_as_none(
    tmp_path: Path, change: dict[str, Any], *, covered: bool
) -> None:
    stamp, installed = tmp_path / STAMP, {"root": "/clone", "pyproject": "hash", "tools": ["pytest", "hypothesis"]}
    stamp.write_text(json.dumps(installed))

    assert is_covered(stamp, {**installed, **change}) is covered
    for text in ("", "{", "[]", "{}", '{"root": "/clone", "pyproject": "hash", "tools": null}'):
        stamp.write_text(text)
        assert not is_covered(stamp, {**installed, **change})


def test_a_failed_installation_is_tried_again_the_next_time(clone: Clone) -> None:
    clone.has_an_environment()
    clone.status = 1

    for _ in range(2):
        with pytest.raises(SetUpError, match="pip's own words"):
            ready_python("", clone.root)

    assert len(clone.installs) == 2


def test_a_folder_that_cannot_hold_an_environment_is_named(clone: Clone) -> None:
    (clone.root / ".venv").write_text("a file in the way", encoding="utf-8")

    with pytest.raises(SetUpError, match=r"\.venv could not be made"):
        ready_python("", clone.root)


def test_a_python_without_ensurepip_lacks_debians_package_until_there_is_an_environment_that_works(
    clone: Clone,
) -> None:
    clone.monkeypatch.setenv("CC", "cc")
    clone.monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert lacking(clone.root) == [f"python3.{sys.version_info.minor}-venv"]

    clone.has_an_environment()
    assert lacking(clone.root) == []


@pytest.mark.parametrize(
    ("user", "programs", "packages"),
    [(0, {"apt-get"}, ["gcc", "libc6-dev"]), (0, {"apt-get", "cc"}, []), (0, {"dnf"}, []), (1000, {"apt-get"}, [])],
)
def test_a_compiler_lacks_only_where_it_can_be_installed_without_a_question(
    user: int, programs: set[str], packages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)

    assert lacking() == packages


@pytest.mark.parametrize("command", ["play", "test", "develop"])
def test_everything_is_asked_for_before_anything_is_downloaded(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Any] = []
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(commands, "lacking", lambda: ["a package"])
    monkeypatch.setattr(commands, "provide_at_once", lambda _, packages: steps.append(packages))
    monkeypatch.setattr(commands, "ready_python", lambda *_: steps.append("downloaded"))
    monkeypatch.setattr(commands, "make_qt_start", lambda *_: None)
    monkeypatch.setattr(commands, "follow", lambda *_, **__: 0)

    assert commands.main([command], USAGE) == 0

    assert steps == [["a package"], "downloaded"]


def test_a_clone_that_is_read_only_says_what_to_type_or_plays(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as read_only:
        read_only.setattr(os, "access", lambda *_: False)
        with pytest.raises(SetUpError, match=r"cp -r '.*Ein Klön \[x\]' ~/tapa-desktop"):
            check_writable(clone.root)

    clone.has_an_environment()
    ready_python("", clone.root)
    monkeypatch.setattr(os, "access", lambda *_: False)

    check_writable(clone.root)
    assert ready_python("", clone.root) == python_of(clone.root / ".venv")


def test_an_old_python_can_read_as_far_as_its_advice_and_is_told_so() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 4))
    result = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.version_info = (3, 9); exec(open({str(SCRIPT)!r}).read())"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.FunctionDef)
    assert [node for node in ast.walk(tree) if isinstance(node, newer)] == []
    assert result.returncode == 1
    assert "3.9" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_status_of_a_program_is_given_as_a_shell_gives_it_and_one_that_is_not_there_is_no_exception() -> None:
    assert follow([sys.executable, "-c", "raise SystemExit(3)"]) == 3
    assert follow([sys.executable, "-c", "import os; os.abort()"]) == 128 + signal.SIGABRT

    is_started, output = ask(["/no/such/program"])
    assert not is_started
    assert "/no/such/program" in output


def test_control_c_waits_for_the_program_that_was_interrupted_too(tmp_path: Path) -> None:
    marker = tmp_path / "done"
    program = f"import os, pathlib, signal; os.kill(os.getppid(), signal.SIGINT); pathlib.Path({str(marker)!r}).touch()"

    with pytest.raises(KeyboardInterrupt):
        follow([sys.executable, "-c", program])

    assert marker.exists()
