"""What to tell somebody whose Python is too old. Any Python has to be able to read this file: no new syntax here."""

import os
import sys

OTHERS = ("python3.14", "python3.13", "python3.12", "python3.11")
GET_ONE = "Get a newer one from https://www.python.org/downloads/, then start again."
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


def advice(version=None, platform=None, release="/etc/os-release", path=None):
    """The whole message: what is needed, what is here, and what to type on this system."""
    version = version or sys.version_info
    platform = platform or sys.platform
    said = "Python 3.11 or newer is needed, and this is %d.%d." % tuple(version[:2])  # noqa: UP031
    found = [name for name in OTHERS if _is_on(path if path is not None else os.environ.get("PATH", ""), name)]
    if found:
        return said + " A newer one is here too. Type:\n\n    %s packaging/from_clone.py play" % found[0]  # noqa: UP031
    command = _command(platform, release)
    if command:
        return said + " Type this, then start again with the new one:\n\n    " + command
    return said + " " + GET_ONE


def _command(platform, release):
    """The command that installs a newer Python on this system, or nothing where none is known."""
    if platform == "darwin":
        return "brew install python@3.13"
    if platform == "win32":
        return "winget install Python.Python.3.13"
    system, version = _system(release)
    for name, since, command in COMMANDS:
        if name == system and _numbers(version) >= _numbers(since):
            return command
    return ""


def _system(release):
    """ID and VERSION_ID of /etc/os-release; empty where it says nothing."""
    fields = {}
    try:
        with open(release) as file:  # noqa: PTH123 - an old Python has no pathlib
            for line in file:
                key, _, value = line.strip().partition("=")
                fields[key] = value.strip("'\"")
    except (IOError, OSError):  # noqa: UP024 - two things in Python 2
        pass
    return fields.get("ID", ""), fields.get("VERSION_ID", "")


def _numbers(version):
    """A version as a list of numbers, which compare as versions do."""
    return [int(part) for part in version.split(".") if part.isdigit()]


def _is_on(path, name):
    """Whether there is a program of this name in one of the folders of a search path."""
    return any(os.access(os.path.join(folder, name), os.X_OK) for folder in path.split(os.pathsep) if folder)  # noqa: PTH118
