"""What has to be installed, and whether it is: pyproject.toml on one side, a stamp in the environment on the other."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Stamp:
    """What was installed last: from which folder, for which pyproject.toml, and which tools beside the program."""

    root: str
    pyproject: str  # sha256, of the C files too, which installing compiles
    tools: tuple[str, ...]  # requirements as pyproject.toml writes them

    def covers(self, wanted: Stamp) -> bool:
        """Whether nothing needs to be installed for `wanted`; a clone that was moved has to be installed again."""
        return (self.root, self.pyproject) == (wanted.root, wanted.pyproject) and set(self.tools) >= set(wanted.tools)


def tools_of(pyproject: str, group: str) -> tuple[str, ...]:
    """The requirements of a dependency group, those of the groups that it includes among them.

    Read here because the pip that comes with Python 3.11 cannot install a group. Source: PEP 735.

    Args:
        pyproject: the text of a pyproject.toml.
        group: the group's name; "" for no tools at all.
    """
    groups = tomllib.loads(pyproject).get("dependency-groups", {})

    def expand(name: str) -> list[str]:
        found: list[str] = []
        for entry in groups[name]:
            found.extend(expand(entry["include-group"]) if isinstance(entry, dict) else [entry])
        return found

    return tuple(expand(group)) if group else ()


def wanted_stamp(root: Path, group: str) -> Stamp:
    """The stamp that an environment has when the program and that group's tools are installed in it."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    compiled = b"".join(path.read_bytes() for path in sorted((root / "tapa_desktop" / "ai" / "engine").glob("*.[ch]")))
    return Stamp(str(root), hashlib.sha256(text.encode() + compiled).hexdigest(), tools_of(text, group))


def read_stamp(path: Path) -> Stamp | None:
    """The stamp in a file; None when there is none or it is not whole, which means: install again."""
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return Stamp(entries["root"], entries["pyproject"], tuple(entries["tools"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(path: Path, stamp: Stamp) -> None:
    """Say in a file what has been installed."""
    path.write_text(json.dumps(asdict(stamp), indent=2) + "\n", encoding="utf-8")
