"""Which version of the program this is, of which commit, and where it is at home.

What is packed has it in `resources/version.txt`. In a clone git says it, and an archive of the sources has it below,
where git fills it in. Standard library only.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tapa_desktop.resources import ResourceMissing, resource

RELEASE: Final = "1.0.0"  # the last release, or the one that is being prepared
FILE: Final = "version.txt"
_ROOT: Final = Path(__file__).resolve().parents[1]
_ARCHIVED: Final = "$Format:%H %(describe:tags=true,match=v*)$"
_SINCE: Final = re.compile(r"(?P<commit>[0-9a-f]{40})(?: v(?P<tag>[\d.]+)(?:-(?P<count>\d+)-g[0-9a-f]+)?)?")
_SHORT: Final = 8


class Origin(NamedTuple):
    """A version, the commit that it was made of, and the address of its home; the last two are empty if unknown."""

    version: str
    commit: str
    home: str

    @property
    def full(self) -> str:
        """The version with the commit, which a version between two releases has in it already."""
        return f"{self.version} ({self.commit})" if self.commit and "+" not in self.version else self.version


@cache
def origin() -> Origin:
    """Where this program comes from."""
    try:
        text = resource(FILE).read_text("utf-8")
    except ResourceMissing:
        return origin_since(_of_clone() if (_ROOT / ".git").exists() else _ARCHIVED)
    return Origin(*text.removesuffix("\n").split("\n"))


def format_origin(origin: Origin) -> str:
    """The text of `resources/version.txt`."""
    return "".join(f"{field}\n" for field in origin)


def origin_since(described: str, release: str = RELEASE) -> Origin:
    """The origin of a commit: its hash and, as `git describe` counts, the commits since the last tag of a release.

    Those after the last release are on the way to the next one, `1.1.0.dev12+g1a2b3c4d`.
    """
    since = _SINCE.fullmatch(described.strip())
    commit = since["commit"][:_SHORT] if since else ""
    if since and since["tag"] == release and since["count"]:
        major, minor, *_ = release.split(".")
        release = f"{major}.{int(minor) + 1}.0.dev{since['count']}+g{commit}"
    return Origin(release, commit, "")


def _of_clone() -> str:
    import subprocess  # noqa: PLC0415 - no start waits for it

    form = _ARCHIVED.removeprefix("$Format:").removesuffix("$")
    command = ["git", "log", "-1", f"--format={form}"]
    hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows a window would open for it
    try:
        answer = subprocess.run(  # noqa: S603 - nothing of it comes from outside
            command, cwd=_ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
            creationflags=hidden,
        )  # fmt: skip
    except OSError:
        return ""
    return answer.stdout
