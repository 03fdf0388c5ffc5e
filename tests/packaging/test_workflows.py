"""The workflows for hosted runners, looked over as far as that goes without running them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import some

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TOOLS = Path(sys.executable).parent
IMAGE = re.compile(r"image: [\w.:/-]+@sha256:[0-9a-f]{64}")

with_tools = pytest.mark.skipif(
    not (TOOLS / "zizmor").exists(), reason="zizmor and check-jsonschema are missing; from_clone.py develop brings them"
)


def jobs_of(workflow: Path) -> list[str]:
    """The text of each job, from its id on."""
    text = workflow.read_text("utf-8").partition("\njobs:\n")[2]
    return re.split(r"^  (?=\w+:$)", text, flags=re.MULTILINE)


@with_tools
@pytest.mark.parametrize(
    "command",
    [
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS],
        ["check-jsonschema", "--builtin-schema", "custom.github-workflows-require-timeout", *WORKFLOWS],
        ["zizmor", "--offline", "--no-progress", ROOT / ".github"],
    ],
    ids=["they are written as the runners read them", "each job has its time", "they let nobody in"],
)
def test_the_workflows_are_found_in_order(command: list[str | Path]) -> None:
    answer = subprocess.run([TOOLS / command[0], *command[1:]], capture_output=True, text=True, check=False)

    assert answer.returncode == 0, answer.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_each_system_is_one_and_no_other_and_the_scripts_are_there(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    scripts = some(set(re.findall(r"(?:packaging|\.ci)/[\w/.]+", text)))

    assert [line for line in some(re.findall(r"image: \S+", text)) if not IMAGE.fullmatch(line)] == []
    assert [script for script in scripts if not (ROOT / script).exists()] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_nothing_and_only_what_publishes_may_write(workflow: Path) -> None:
    text = workflow.read_text("utf-8")

    assert "\npermissions: {}\n" in text
    writing = {job.partition(":")[0] for job in jobs_of(workflow) if ": write" in job}
    assert writing == ({"release", "pypi"} if workflow.stem == "release" else set())


def test_nothing_for_arm_is_made_on_a_debian_that_qt_for_arm_does_not_run_on() -> None:
    jobs = [job for workflow in WORKFLOWS for job in jobs_of(workflow)]

    on_debian = some([job for job in jobs if "image: debian:12@" in job])  # its glibc is 2.36, PySide6 asks for 2.39

    assert [job for job in on_debian if re.search(r"\barm", job)] == []


def test_wheels_are_made_on_windows_by_what_brings_a_compiler() -> None:
    (job,) = [job for job in jobs_of(WORKFLOWS[-1]) if job.startswith("windows:\n")]

    assert "pip wheel" in job
    assert "hatchling build" not in job  # it takes what the hook asks for as installed


@pytest.mark.skipif(sys.platform != "linux", reason="it runs on Linux")
def test_the_checksums_are_of_all_packages_and_not_of_themselves(tmp_path: Path) -> None:
    (command,) = re.findall(r"run: (find .*SHA256SUMS.*)", WORKFLOWS[-1].read_text("utf-8"))
    for name in ("a.deb", "b.exe", "SHA256SUMS"):  # the shell makes the last before the others are looked for
        (tmp_path / name).touch()

    output = subprocess.run(["bash", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    assert [line.split()[1] for line in output.splitlines()] == ["a.deb", "b.exe"]


def test_tests_run_with_each_python_that_is_claimed() -> None:
    claimed = re.findall(r"Programming Language :: Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")

    assert claimed
    assert set(re.findall(r"system: ubuntu\S+ python: \"(.*?)\"", text)) == set(claimed)
