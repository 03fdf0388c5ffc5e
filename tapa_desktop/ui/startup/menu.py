"""Adds the program to the player's own menu on Linux, from wherever it lies, or takes it out again.

Packages bring an entry of their own. This is for what is unpacked by hand, or installed by pip. Nothing but files in
`$XDG_DATA_HOME` is changed. Source: the specifications of freedesktop.org for desktop entries, icon themes and types.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tapa_desktop.resources import resource

from .output import complain, tell

_ICONS: Final = {"tapa-desktop": "apps/tapa-desktop.png", "tapa-match": "mimetypes/application-x-tapa-match.png"}
_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)
_EXEC: Final = re.compile(r"^Exec=tapa-desktop\b", re.MULTILINE)
_TOOLS: Final = {
    "update-desktop-database": "applications",
    "update-mime-database": "mime",
    "gtk-update-icon-cache": "icons/hicolor",
}
_CACHES: Final = {"applications/mimeinfo.cache", "icons/hicolor/icon-theme.cache"}  # what these tools make
_PATIENCE_S: Final = 30


def change_menu(*, is_added: bool) -> int:
    """Add the program or take it out, and say so; the exit status."""
    if sys.platform != "linux":
        return complain("Only on Linux can the program change the menu.")
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        if is_added:
            add_to_menu(data, command())
        else:
            remove_from_menu(data)
    except OSError as error:
        return complain(f"The menu cannot be changed: {error}")
    return tell("Tapa Desktop is in your menu.\n" if is_added else "Tapa Desktop is no longer in your menu.\n")


def command() -> list[str]:
    """The words that start this program."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    script = Path(sys.argv[0]).absolute()
    return [sys.executable, "-m", "tapa_desktop"] if script.suffix == ".py" else [str(script)]


def add_to_menu(data: Path, words: Sequence[str]) -> None:
    """Write the entry, the type of matches and the icons below a folder for data.

    Raises:
        OSError: when a file cannot be written.
    """
    program = f"Exec={' '.join(map(_quoted, words))}"
    for name, path in placed_in(data).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".desktop"):
            path.write_text(_EXEC.sub(lambda _: program, resource(name).read_text("utf-8")), "utf-8")
        else:
            shutil.copyfile(resource(name), path)
    _refresh(data)


def remove_from_menu(data: Path) -> None:
    """Remove what `add_to_menu` has written, with caches and folders that hold nothing else then.

    Raises:
        OSError: when a file cannot be removed.
    """
    files = [*placed_in(data).values()]
    for path in files:
        path.unlink(missing_ok=True)
    _refresh(data)
    if not any((data / "mime" / "packages").glob("*")):  # then all of it was worked out from our type
        shutil.rmtree(data / "mime", ignore_errors=True)
    for cache in _CACHES:
        if _is_alone(data / cache):
            (data / cache).unlink()
    for folder in sorted({parent for path in files for parent in _between(path, data)}, reverse=True):
        with contextlib.suppress(OSError):  # there is something in it
            folder.rmdir()


def placed_in(data: Path) -> Mapping[str, Path]:
    """The resources that are placed, and where each goes."""
    return {
        "menu/tapa-desktop.desktop": data / "applications" / "tapa-desktop.desktop",
        "menu/tapa-desktop.xml": data / "mime" / "packages" / "tapa-desktop.xml",
        **{
            f"icons/{ours}-{size}.png": data / "icons" / "hicolor" / f"{size}x{size}" / theirs
            for ours, theirs in _ICONS.items()
            for size in _SIZES
        },
    }


def _between(path: Path, top: Path) -> Iterator[Path]:
    """The folders that a path is in, below the top one."""
    return (parent for parent in path.parents if parent.is_relative_to(top) and parent != top)


def _is_alone(cache: Path) -> bool:
    """Whether a file is there, and none beside or below it."""
    return cache.exists() and not any(path.is_file() for path in cache.parent.rglob("*") if path != cache)


def _refresh(data: Path) -> None:
    """Tell the desktop, as far as it has tools that wait to be told."""
    for tool, folder in _TOOLS.items():
        if (found := shutil.which(tool)) and (data / folder).is_dir():
            options = ["-q", "-t"] if tool.startswith("gtk") else []
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(  # noqa: S603 - a tool of the desktop, by its whole path
                    [found, *options, data / folder], capture_output=True, timeout=_PATIENCE_S, check=False
                )


def _quoted(word: str) -> str:
    """A word of an `Exec` line: its signs are made plain twice, for the word and for the text that it stands in."""
    return '"' + re.sub(r'(["`$\\])', r"\\\\\1", word).replace("%", "%%") + '"'
