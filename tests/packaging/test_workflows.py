"""The workflows for hosted runners, looked over as far as that goes without running them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TOOLS = Path(sys.executable).parent
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

with_tools = pytest.mark.skipif(
    not (TOOLS / "zizmor").exists(), reason="zizmor and check-jsonschema are missing; from_clone.py develop brings them"
)


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TOOLS / command[0], *command[1:]], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_each_foreign_action_is_one_commit_of_it_and_says_its_version(workflow: Path) -> None:
    uses = re.findall(r"uses: .*", workflow.read_text("utf-8"))

    assert uses
    assert [line for line in uses if not PINNED.fullmatch(line)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_nothing_and_only_what_publishes_may_write(workflow: Path) -> None:
    text = workflow.read_text("utf-8")

    jobs = re.split(r"^  (?=\w+:$)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)

    assert "\npermissions: {}\n" in text
    writing = {job.partition(":")[0] for job in jobs if ": write" in job}
    assert writing == ({"release", "pypi"} if workflow.stem == "release" else set())


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_each_system_that_a_workflow_runs_in_is_one_and_no_other(workflow: Path) -> None:
    images = re.findall(r"image: (\S+)", workflow.read_text("utf-8"))

    assert images
    assert [image for image in images if not re.fullmatch(r"[\w.:/-]+@sha256:[0-9a-f]{64}", image)] == []


def test_tests_run_with_each_python_that_is_claimed() -> None:
    claimed = re.findall(r"Programming Language :: Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")

    assert claimed
    assert set(re.findall(r"system: ubuntu\S+ python: \"(.*?)\"", text)) == set(claimed)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_the_scripts_that_a_workflow_runs_are_there(workflow: Path) -> None:
    scripts = set(re.findall(r"(?:packaging|\.ci)/[\w/.]+", workflow.read_text("utf-8")))

    missing = [script for script in scripts if not (ROOT / script).exists()]

    assert scripts
    assert missing == []


@with_tools
@pytest.mark.parametrize("schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"])
def test_the_workflows_are_written_as_the_runners_read_them(schema: str) -> None:
    answer = run("check-jsonschema", "--builtin-schema", schema, *WORKFLOWS)

    assert answer.returncode == 0, answer.stdout


@with_tools
def test_the_workflows_let_nobody_in() -> None:
    answer = run("zizmor", "--offline", "--no-progress", ROOT / ".github")

    assert answer.returncode == 0, answer.stdout
