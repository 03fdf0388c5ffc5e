"""A Windows to try the installer on: Debian's 64-bit wine, in a folder of its own, without a screen."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Final

WINE: Final = Path("/usr/lib/wine/wine64")  # Debian's wrapper would look for a 32-bit one
PATIENCE_S: Final = 120
_KEY: Final = re.compile(r"^\[HKEY_CURRENT_USER\\(?P<key>.+)\]$")
_TEXT: Final = re.compile(r'^(?P<name>@|"[^"]*")="(?P<text>.*)"$')

Registry = dict[str, dict[str, str]]  # key: name: text; the name of a key's own text is ""


class Windows:
    """One user's Windows, kept in a folder, and made if it is not there."""

    def __init__(self, folder: Path) -> None:
        self.environ = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),  # where wine would put links to this machine's own folders
            "USER": "player",
            "WINEPREFIX": str(folder / "prefix"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",  # no .NET, no HTML, no menu of this machine
            "LANG": "C.UTF-8",
        }
        if not folder.exists():
            folder.mkdir(parents=True)
            self.run("wineboot", "--init")
        drive = folder / "prefix" / "drive_c"
        self.home = next(user for user in (drive / "users").iterdir() if user.name != "Public")
        self.local = self.home / "AppData" / "Local"
        self.menu = self.home / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self.temporary = self.home / "Temp"

    def run(self, *command: str | Path) -> int:
        """Run a program to its end; its exit status."""
        return self.start(*command).wait(PATIENCE_S)

    def wait(self) -> None:
        """Wait for all programs that run, which takes seconds."""
        subprocess.run(["wineserver", "-w"], env=self.environ, timeout=PATIENCE_S, check=True)

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Start a program."""
        return subprocess.Popen([WINE, *command], env=self.environ, stderr=subprocess.DEVNULL)

    def seen(self, path: Path) -> str:
        """A path as Windows sees it."""
        return "C:\\" + str(path.relative_to(self.home.parents[1])).replace("/", "\\")

    def registry(self) -> Registry:
        """The texts that programs have written down about themselves for the user."""
        file = self.home / "registry.reg"
        self.run("reg", "export", r"HKCU\Software", self.seen(file), "/y")
        found: Registry = {}
        entries: dict[str, str] = {}
        for line in file.read_text("utf-16").splitlines():
            if key := _KEY.match(line):
                entries = found.setdefault(key["key"], {})
            elif text := _TEXT.match(line):
                entries[text["name"].strip('@"')] = re.sub(r"\\(.)", r"\1", text["text"])
        file.unlink()
        return found
