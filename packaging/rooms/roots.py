"""Fresh minimal Debian systems, made by mmdebstrap from the mirrors of this machine, and kept to be unpacked again."""

from __future__ import annotations

import os
import platform
import subprocess
import time
from pathlib import Path
from typing import Final

SUITES: Final = ("bookworm", "trixie")  # Debian 12 and 13
_KEPT_S: Final = 12 * 3600  # after that the mirrors may have other packages than its lists name
_PASSED_ON: Final = ("Acquire::http", "Acquire::https", "Acquire::Check-", "Acquire::Retries")


def root_of(suite: str, cache: Path) -> Path:
    """A fresh root of that suite as a tar file, made if the cache holds none of today. Apt's lists are in it.

    Raises:
        subprocess.CalledProcessError: when it cannot be made; mmdebstrap has said why.
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
    parts = [line.split() for line in listed.splitlines()]
    return [
        f"deb {address} {release.replace(here, suite)} main"
        for address, release, component in parts
        if component == "main" and release in {here, f"{here}-updates", f"{here}-security"}
    ]


def settings_of_apt() -> list[str]:
    """What apt has been told on this machine about the way to its mirrors: proxies, dates, trials."""
    return [
        line for line in _told("apt-config", "dump").splitlines() if line.startswith(_PASSED_ON) and '""' not in line
    ]


def _told(*command: str) -> str:
    environ = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout
