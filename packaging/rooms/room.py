"""A Debian system in a folder, in which programs run as they would on a machine of its own.

Each program has namespaces of its own for mounts and processes: whatever happens, all mounts and all processes of the
room go with it, and nothing is to be cleaned up but the folder. The fresh systems are made by mmdebstrap from the
mirrors of this machine, and kept to be unpacked again.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SUITES: Final = ("bookworm", "trixie")  # Debian 12 and 13
DATA: Final = ".local/share/tapa-desktop"  # in a home: where the program keeps its matches, and its settings
CONFIG: Final = ".config/tapa-desktop"
LOG: Final = ".local/state/tapa-desktop/tapa-desktop.log"
_PLAYER: Final = "player"
_ID: Final = 1000  # of the player, and of their group
_SESSION: Final = f"/run/user/{_ID}"  # what a session keeps while it lasts
_PATIENCE_S: Final = 900.0
_KEPT_S: Final = 12 * 3600  # after that the mirrors may have other packages than the lists of a kept system name
_PASSED_ON: Final = ("Acquire::http", "Acquire::https", "Acquire::Check-", "Acquire::Retries")
_SCREENS: Final = "/tmp/.X11-unix"  # where an X server listens
_ENTER: Final = f"""
set -e
mount --rbind /dev "$1/dev"
mount --bind {_SCREENS} "$1{_SCREENS}"
mount --bind "$2" "$1/var/cache/apt/archives"
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
_OF_PLAYER: Final = {"HOME": f"/home/{_PLAYER}", "XDG_RUNTIME_DIR": _SESSION}


@dataclass(frozen=True)
class Room:
    """A root in a folder; `archives` is where apt keeps what it has fetched, for this room and for others."""

    root: Path
    archives: Path

    @property
    def home(self) -> Path:
        """The home of the unprivileged player, seen from outside."""
        return self.root / "home" / _PLAYER

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
        """Run a program in the room, by root or the player; what it says. Raises `RuntimeError` when it fails."""
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
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(mode=0o700)
        self.hand_over(self.home)

    def hand_over(self, folder: Path) -> None:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, _ID, _ID, follow_symlinks=False)


@contextmanager
def fresh_room(root: Path, archives: Path) -> Iterator[Room]:
    """A room unpacked from a root, with a player who has never been there; it goes when it is left."""
    archives.mkdir(parents=True, exist_ok=True)
    Path(_SCREENS).mkdir(mode=0o1777, exist_ok=True)
    with TemporaryDirectory(prefix="room-") as folder:
        place, room = Path(folder), Room(Path(folder), archives)
        place.chmod(0o755)
        subprocess.run(["tar", "--extract", "--file", root, "--directory", folder], check=True)
        (place / _SCREENS.lstrip("/")).mkdir(mode=0o1777)
        shutil.copyfile("/etc/resolv.conf", place / "etc/resolv.conf")
        (place / "etc/dpkg/dpkg.cfg.d/in-a-hurry").write_text("force-unsafe-io\n")  # the room goes anyway
        (place / "etc/apt/apt.conf.d/in-a-room").write_text(_APT)
        # The player is added as useradd would, which the smallest Debian 13 does not have.
        with (place / "etc/passwd").open("a") as users, (place / "etc/group").open("a") as groups:
            users.write(f"{_PLAYER}:x:{_ID}:{_ID}::/home/{_PLAYER}:/bin/sh\n")
            groups.write(f"{_PLAYER}:x:{_ID}:\n")
        room.renew_home()
        session = place / _SESSION.lstrip("/")
        session.mkdir(mode=0o700, parents=True)
        room.hand_over(session)
        room.strip()
        yield room


def root_of(suite: str, cache: Path) -> Path:
    """A fresh root of that suite as a tar file, made if the cache holds none of today. Apt's lists are in it.

    Raises `subprocess.CalledProcessError` when it cannot be made; mmdebstrap has said why.
    """
    kept = cache / f"{suite}.tar"
    if not kept.exists() or time.time() - kept.stat().st_mtime > _KEPT_S:
        cache.mkdir(parents=True, exist_ok=True)
        made = cache / f"{suite}-in-making.tar"
        options = [f"--aptopt={line}" for line in settings_of_apt()]
        kind = ["--quiet", "--variant=apt", "--mode=root", "--skip=cleanup/apt/lists"]
        subprocess.run(["mmdebstrap", *kind, *options, suite, made, *sources(suite)], check=True)
        made.rename(kept)
    return kept


def sources(suite: str) -> list[str]:
    """The lines for apt: what this machine takes its own packages from, for another suite."""
    here = platform.freedesktop_os_release()["VERSION_CODENAME"]
    listed = _told("apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)", "Created-By: Packages")
    return [
        f"deb {address} {release.replace(here, suite)} main"
        for address, release, component in map(str.split, listed.splitlines())
        if component == "main" and release in {here, f"{here}-updates", f"{here}-security"}
    ]


def settings_of_apt() -> list[str]:
    """What apt has been told on this machine about the way to its mirrors: proxies, dates, trials."""
    dumped = _told("apt-config", "dump").splitlines()
    return [line for line in dumped if line.startswith(_PASSED_ON) and '""' not in line]


def _told(*command: str) -> str:
    environ = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout
