"""A Windows to try the program on: Debian's 64-bit wine in a folder of its own, and a player."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rooms.player import Player, at_play
from rooms.screen import Screen

from tapa_desktop import __version__

OLDER: Final = "0.0.9"  # two versions of which installers are made
NEWER: Final = __version__
WINE: Final = Path("/usr/lib/wine/wine64")  # Debian's wrapper would look for a 32-bit one
FONTS: Final = Path("/usr/share/fonts/truetype/dejavu")
PATIENCE_S: Final = 300
_TEXT: Final = re.compile(r'^(@|"[^"]*")="(.*)"$', re.MULTILINE)

Registry = dict[str, dict[str, str]]  # key: name: text; the name of a key's own text is ""


class Windows:
    """One user's Windows in a folder, made if it is missing.

    `display`: the X name of the user's screen; "" for none.
    """

    def __init__(self, folder: Path, user: str = "player", display: str = "") -> None:
        self.environ = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),  # where wine would put links to this machine's own folders
            "USER": user,
            "WINEPREFIX": str(folder / "prefix"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe,winedbg.exe=",  # no .NET, no HTML, no menu here
            "LANG": "C.UTF-8",
            **({"DISPLAY": display} if display else {}),
        }
        if not folder.exists():
            folder.mkdir(parents=True)
            self.run("wineboot", "--init")
            for font in FONTS.glob("DejaVuS*.ttf"):  # it has none that fit, and offscreen Qt takes the first by name
                shutil.copy(font, folder / "prefix/drive_c/windows/Fonts")
        drive = folder / "prefix" / "drive_c"
        self.home = next(user for user in (drive / "users").iterdir() if user.name != "Public")
        self.local = self.home / "AppData" / "Local"
        self.menu = self.home / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self.system = drive / "windows" / "system32"
        self.program = self.local / "Programs" / "Tapa Desktop"  # where it is installed
        self.data = self.local / "tapa-desktop"  # the player's matches and settings
        self.log_file = self.local / "State" / "tapa-desktop" / "tapa-desktop.log"

    def run(self, *command: str | Path) -> int:
        """Run a program to its end; its exit status."""
        with self.start(*command) as process:
            try:
                return process.wait(PATIENCE_S)
            finally:
                process.kill()

    def wait(self) -> None:
        subprocess.run(["wineserver", "-w"], env=self.environ, timeout=PATIENCE_S, check=True)

    def start(self, *command: str | Path, stdin: int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
        """Start a program. Its output is neither a file nor a terminal: with either the frozen window ends."""
        pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
        return subprocess.Popen([WINE, *command], env=self.environ, stdin=stdin, stdout=pipe, stderr=nothing)

    def ask(self, program: Path, text: str) -> str:
        """The output of a console program for this input."""
        with self.start(program, stdin=subprocess.PIPE) as process:
            answer, _ = process.communicate(text.encode(), PATIENCE_S)
        return answer.decode().replace("\r\n", "\n")

    @contextmanager
    def at_play(self, screen: Screen, *command: str | Path) -> Iterator[Player]:
        """A player who has started the program, or that command; it ends with the context."""
        with at_play(self.start(*(command or (self.program / "tapa-desktop.exe",))), self.data, screen) as player:
            yield player

    def remove(self, *arguments: str, program: Path | None = None) -> None:
        """Remove the program, if it is there, without a question."""
        uninstaller = (program or self.program) / "uninstall.exe"
        if uninstaller.exists():
            assert self.run(uninstaller, "/S", *arguments) == 0
            self.wait()  # since it goes on as a copy of itself, which can delete it

    @contextmanager
    def with_environ(self, more: Mapping[str, str]) -> Iterator[None]:
        """Programs start with more in their environment until the context ends."""
        before = self.environ
        self.environ = {**before, **more}
        try:
            yield
        finally:
            self.wait()  # else the next program would find this one's server
            self.environ = before

    def inside(self, path: Path) -> str:
        return "C:\\" + str(path.relative_to(self.home.parents[1])).replace("/", "\\")

    def registry(self) -> Registry:
        """The texts in the user's registry."""
        file = self.home / "registry.reg"
        self.run("reg", "export", r"HKCU\Software", self.inside(file), "/y")
        keys = [text.partition("]\n") for text in file.read_text("utf-16").split("\n[HKEY_CURRENT_USER\\")[1:]]
        file.unlink()
        return {
            key: {name.strip('@"'): re.sub(r"\\(.)", r"\1", text) for name, text in _TEXT.findall(entries)}
            for key, _, entries in keys
        }
