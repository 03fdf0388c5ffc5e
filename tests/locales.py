"""Locales of other countries, compiled from the system's own sources, whatever this system has installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

_SOURCES: Final = Path("/usr/share/i18n/locales")  # Debian's package `locales` brings them

CAN_COMPILE: Final = sys.platform.startswith("linux") and Path(_SOURCES, "tr_TR").exists()


def compiled(locale: str, folder: Path) -> dict[str, str]:
    """The environment in which the C library speaks a locale, such as `tr_TR.UTF-8`, that is compiled into a folder."""
    name, _, charset = locale.partition(".")
    subprocess.run(
        ["localedef", "--no-archive", "-i", name, "-f", charset, folder / locale], check=True, capture_output=True
    )
    return {"LOCPATH": str(folder), "LC_ALL": locale}
