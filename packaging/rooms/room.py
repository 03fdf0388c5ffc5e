"""A Debian system in a folder; programs run in it as on a machine of their own.

Each program has namespaces of its own for mounts and processes: all mounts and processes of the room end with it, and
only the folder has to be removed. mmdebstrap makes the fresh systems from the mirrors of this machine; they are kept.
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
_ROOT_VARIABLES: Final = {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
_PLAYER_VARIABLES: Final = {"HOME": f"/home/{_PLAYER}", "XDG_RUNTIME_DIR": _SESSION}


@dataclass(frozen=True)
class Room:
    """A root in a folder; `archives` is apt's cache, for this room and for others."""

    root: Path
    archives: Path

    @property
    def home(self) -> Path:
        """The home of the unprivileged player, seen from outside."""
        return self.root / "home" / _PLAYER

    def command(self, *command: str, by_player: bool = False, display: str = "", offline: bool = False) -> list[str]:
        """The command that runs this one inside the room, as root unless it is `by_player`.

        `display`: the player's screen. `offline`: without any network.
        """
        number, variables = (_ID, _PLAYER_VARIABLES) if by_player else (0, _ROOT_VARIABLES)
        variables = {**variables, "PATH": _PATH, "LANG": "C.UTF-8", "DISPLAY": display}
        separate = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root / 'proc'}"]
        enter = ["sh", "-c", _ENTER, "enter", str(self.root), str(self.archives)]
        clean = ["env", "--ignore-environment", *(f"{name}={value}" for name, value in variables.items() if value)]
        network = ["--net"] if offline else []
        return [*separate, *network, *enter, f"--userspec={number}:{number}", str(self.root), *clean, *command]

    def run(self, *command: str, by_player: bool = False) -> str:
        """Run a program in the room, as root or the player; its output. Raises `RuntimeError` when it fails."""
        answer = subprocess.run(
            self.command(*command, by_player=by_player), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=_PATIENCE_S, check=False,
        )  # fmt: skip
        if answer.returncode:
            raise RuntimeError(f"{' '.join(command)} has failed:\n{answer.stdout}")
        return answer.stdout

    def install(self, *packages: str) -> None:
        """Install by apt: names of packages, or files in the room."""
        self.run("apt-get", "install", "--yes", "--quiet", *packages)

    def strip(self) -> None:
        """Remove all packages that Debian itself does not need, so that none hides a missing dependency."""
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
    """A room unpacked from a root, with a new player; it is removed at the end."""
    archives.mkdir(parents=True, exist_ok=True)
    Path(_SCREENS).mkdir(mode=0o1777, exist_ok=True)
    with TemporaryDirectory(prefix="room-") as folder:
        root_of_room, room = Path(folder), Room(Path(folder), archives)
        root_of_room.chmod(0o755)
        subprocess.run(["tar", "--extract", "--file", root, "--directory", folder], check=True)
        (root_of_room / _SCREENS.lstrip("/")).mkdir(mode=0o1777)
        shutil.copyfile("/etc/resolv.conf", root_of_room / "etc/resolv.conf")
        (root_of_room / "etc/dpkg/dpkg.cfg.d/in-a-hurry").write_text("force-unsafe-io\n")  # the room goes anyway
        (root_of_room / "etc/apt/apt.conf.d/in-a-room").write_text(_APT)
        # The player is added as useradd would, which the smallest Debian 13 does not have.
        with (root_of_room / "etc/passwd").open("a") as users, (root_of_room / "etc/group").open("a") as groups:
            users.write(f"{_PLAYER}:x:{_ID}:{_ID}::/home/{_PLAYER}:/bin/sh\n")
            groups.write(f"{_PLAYER}:x:{_ID}:\n")
        room.renew_home()
        session = root_of_room / _SESSION.lstrip("/")
        session.mkdir(mode=0o700, parents=True)
        room.hand_over(session)
        room.strip()
        yield room


def root_of(suite: str, cache: Path) -> Path:
    """A fresh root of that suite as a tar file, with apt's lists, made unless the cache has one of today.

    Raises `subprocess.CalledProcessError` when it cannot be made; mmdebstrap prints why.
    """
    root = cache / f"{suite}.tar"
    if not root.exists() or time.time() - root.stat().st_mtime > _KEPT_S:
        cache.mkdir(parents=True, exist_ok=True)
        new = cache / f"{suite}-in-making.tar"
        options = [f"--aptopt={line}" for line in settings_of_apt()]
        kind = ["--quiet", "--variant=apt", "--mode=root", "--skip=cleanup/apt/lists"]
        subprocess.run(["mmdebstrap", *kind, *options, suite, new, *sources(suite)], check=True)
        new.rename(root)
    return root


def sources(suite: str) -> list[str]:
    """The lines for apt: this machine's own sources, for another suite."""
    codename = platform.freedesktop_os_release()["VERSION_CODENAME"]
    targets = _run("apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)", "Created-By: Packages")
    return [
        f"deb {address} {release.replace(codename, suite)} main"
        for address, release, component in map(str.split, targets.splitlines())
        if component == "main" and release in {codename, f"{codename}-updates", f"{codename}-security"}
    ]


def settings_of_apt() -> list[str]:
    """This machine's settings of apt for its mirrors: proxies, dates, retries."""
    dumped = _run("apt-config", "dump").splitlines()
    return [line for line in dumped if line.startswith(_PASSED_ON) and '""' not in line]


def _run(*command: str) -> str:
    environ = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout
