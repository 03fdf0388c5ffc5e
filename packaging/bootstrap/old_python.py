"""What to tell somebody whose Python is too old. Any Python has to be able to read this file: no new syntax here."""

import os
import sys

OTHERS = ("python3.14", "python3.13", "python3.12", "python3.11")
# The system's ID in /etc/os-release, the first version that has the package, and the command.
COMMANDS = (
    ("ubuntu", "22.04", "sudo apt-get install python3.11 python3.11-venv"),
    ("linuxmint", "21", "sudo apt-get install python3.11 python3.11-venv"),
    ("debian", "12", "sudo apt-get install python3 python3-venv"),
    ("fedora", "36", "sudo dnf install python3.11"),
    ("rhel", "8.8", "sudo dnf install python3.11"),
    ("rocky", "8.8", "sudo dnf install python3.11"),
    ("almalinux", "8.8", "sudo dnf install python3.11"),
    ("centos", "8", "sudo dnf install python3.11"),
    ("opensuse-leap", "15.4", "sudo zypper install python311"),
    ("arch", "", "sudo pacman -Syu python"),
)


def advice(version=None, platform=sys.platform, release="/etc/os-release", path=None):
    """The whole message: what is needed, what is here, and what to type on this system."""
    said = "Python 3.11 or newer is needed, and this is %d.%d." % tuple((version or sys.version_info)[:2])  # noqa: UP031
    folders = (os.environ.get("PATH", "") if path is None else path).split(os.pathsep)
    for name in OTHERS:
        if any(os.access(os.path.join(folder, name), os.X_OK) for folder in folders if folder):  # noqa: PTH118
            return said + " A newer one is here too. Type:\n\n    %s packaging/from_clone.py play" % name  # noqa: UP031
    command = {"darwin": "brew install python@3.13", "win32": "winget install Python.Python.3.13"}.get(platform)
    if command or os.path.exists(release):  # noqa: PTH110 - an old Python has no pathlib
        command = command or _command_of(release)
    if command:
        return said + " Type this, then start again with the new one:\n\n    " + command
    return said + " Get a newer one from https://www.python.org/downloads/, then start again."


def _command_of(release):
    """The command that installs a newer Python on this Linux, or nothing where none is known."""
    with open(release) as file:  # noqa: PTH123
        fields = dict(line.strip().partition("=")[::2] for line in file)
    system, version = [fields.get(name, "").strip("'\"") for name in ("ID", "VERSION_ID")]
    fitting = [command for name, since, command in COMMANDS if name == system and _numbers(version) >= _numbers(since)]
    return fitting[0] if fitting else ""


def _numbers(version):
    """A version as a list of numbers, which compare as versions do."""
    return [int(part) for part in version.split(".") if part.isdigit()]
