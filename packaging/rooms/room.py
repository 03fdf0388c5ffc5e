"""A Debian system in a folder, in which programs run as they would on a machine of its own.

Each program has namespaces of its own for mounts and processes: whatever happens, all mounts and all processes of the
room go with it, and nothing is to be cleaned up but the folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

PLAYER: Final = "player"
_ID: Final = 1000  # of the player, and of their group
_SESSION: Final = f"/run/user/{_ID}"  # what a session keeps while it lasts
DATA: Final = ".local/share/tapa-desktop"  # in a home: where the program keeps its matches, and its settings
CONFIG: Final = ".config/tapa-desktop"
LOG: Final = ".local/state/tapa-desktop/tapa-desktop.log"
_PATIENCE_S: Final = 900.0
_SCREENS: Final = "/tmp/.X11-unix"  # where an X server listens
_ARCHIVES: Final = "var/cache/apt/archives"
_ENTER: Final = f"""
set -e
mount --rbind /dev "$1/dev"
mount --bind {_SCREENS} "$1{_SCREENS}"
mount --bind "$2" "$1/{_ARCHIVES}"
shift 2
chroot "$@" || exit
"""  # this shell stays, as the first process of the room: when it is killed, all others are
_PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games"
# A recommendation neither brings a package nor lets one stay that nothing depends on.
_APT: Final = "".join(
    f'APT::{name} "false";\n'
    for name in ("Install-Recommends", "AutoRemove::RecommendsImportant", "AutoRemove::SuggestsImportant")
)
_OF_ROOT: Final = {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
_OF_PLAYER: Final = {"HOME": f"/home/{PLAYER}", "XDG_RUNTIME_DIR": _SESSION}


@dataclass(frozen=True)
class Room:
    """A root in a folder; `archives` is where apt keeps what it has fetched, for this room and for others."""

    root: Path
    archives: Path

    @property
    def home(self) -> Path:
        """The home of the unprivileged player, seen from outside."""
        return self.root / "home" / PLAYER

    def command(self, *command: str, by_player: bool = False, display: str = "", offline: bool = False) -> list[str]:
        """What is to be run outside for this to run inside, by root unless it is `by_player`.

        `display`: the screen that the player sits before. `offline`: without any network.
        """
        number, given = (_ID, _OF_PLAYER) if by_player else (0, _OF_ROOT)
        given = {**given, "PATH": _PATH, "LANG": "C.UTF-8", "DISPLAY": display}
        separate = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root / 'proc'}"]
        enter = ["sh", "-c", _ENTER, "enter", str(self.root), str(self.archives)]
        clean = ["env", "--ignore-environment", *(f"{name}={value}" for name, value in given.items() if value)]
        network = ["--net"] if offline else []
        return [*separate, *network, *enter, f"--userspec={number}:{number}", str(self.root), *clean, *command]

    def run(self, *command: str, by_player: bool = False) -> str:
        """Run a program in the room to its end, by root unless it is `by_player`; what it has said.

        Raises:
            RuntimeError: when it fails, with what it has said.
        """
        answer = subprocess.run(
            self.command(*command, by_player=by_player), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=_PATIENCE_S, check=False,
        )  # fmt: skip
        if answer.returncode:
            raise RuntimeError(f"{' '.join(command)} has failed:\n{answer.stdout}")
        return answer.stdout

    def install(self, *packages: str) -> None:
        """Install by apt: names of packages, or files that lie in the room."""
        self.run("apt-get", "install", "--yes", "--quiet", *packages)

    def strip(self) -> None:
        """Remove each package that Debian itself works without, so that none hides what another lacks."""
        self.run("sh", "-c", "apt-mark showmanual | xargs apt-mark auto")
        self.run("apt-get", "autoremove", "--purge", "--yes", "--quiet")

    def renew_home(self) -> None:
        """Give the player an empty home."""
        if self.home.exists():
            shutil.rmtree(self.home)
        self.home.mkdir(mode=0o700)
        self.hand_over(self.home)

    def hand_over(self, folder: Path) -> None:
        """Give the player a folder with all that is in it."""
        for path in (folder, *folder.rglob("*")):
            os.chown(path, _ID, _ID, follow_symlinks=False)


@contextmanager
def fresh_room(root: Path, archives: Path) -> Iterator[Room]:
    """A room unpacked from a root, with a player who has never been there; it goes when it is left."""
    archives.mkdir(parents=True, exist_ok=True)
    Path(_SCREENS).mkdir(mode=0o1777, exist_ok=True)
    with TemporaryDirectory(prefix="room-") as folder:
        Path(folder).chmod(0o755)
        subprocess.run(["tar", "--extract", "--file", root, "--directory", folder], check=True)
        room = Room(Path(folder), archives)
        (room.root / _SCREENS.lstrip("/")).mkdir(mode=0o1777)
        (room.root / "etc/resolv.conf").write_bytes(Path("/etc/resolv.conf").read_bytes())
        (room.root / "etc/dpkg/dpkg.cfg.d/in-a-hurry").write_text("force-unsafe-io\n")  # the room goes anyway
        (room.root / "etc/apt/apt.conf.d/in-a-room").write_text(_APT)
        _add_player(room)
        room.strip()
        yield room


def _add_player(room: Room) -> None:
    """As useradd would, which the smallest Debian 13 does not have."""
    for file, line in (("passwd", f"{PLAYER}:x:{_ID}:{_ID}::/home/{PLAYER}:/bin/sh"), ("group", f"{PLAYER}:x:{_ID}:")):
        with (room.root / "etc" / file).open("a") as accounts:
            accounts.write(f"{line}\n")
    room.renew_home()
    session = room.root / _SESSION.lstrip("/")
    session.mkdir(mode=0o700, parents=True)
    room.hand_over(session)
