"""Who the program is to the systems that it comes to: its home, and the ids made of it, in one place for all.

    python3 packaging/identity.py               prints the id
    python3 packaging/identity.py TEMPLATE      prints a file with all that filled in
    python3 packaging/identity.py --help        prints this text

The home is where people find the program: `TAPA_HOME` in the environment. The workflow for releases sets it to its own
repository; whatever is made without it names a place that is kept free for good (RFC 2606), and is for trying only.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_NOWHERE: Final = "https://tapa-desktop.example"
_NAME: Final = "tapa_desktop"


def id_of(home: str) -> str:
    """The id of a program with that home, as AppStream and Flatpak want it: the owner backwards, and the program."""
    place = urlsplit(home)
    labels = (place.hostname or "").lower().split(".")
    if place.hostname == "github.com":
        labels = [place.path.split("/")[1].lower(), "github", "io"]
    parts = [re.sub(r"^(?=\d)|[^a-z0-9]", "_", label) for label in reversed(labels)]  # no digit in front
    return ".".join((*parts, _NAME))


def mail_of(home: str) -> str:
    """The address of those who look after packages, which Debian asks for."""
    place = urlsplit(home)
    if place.hostname == "github.com":
        return f"{place.path.split('/')[1]}@users.noreply.github.com"
    return f"maintainers@{place.hostname}"


def filled(text: str, **values: str) -> str:
    """A template with what is known here, and with what else is named: `@VERSION@` by `VERSION="0.1.0"`."""
    for name, value in {**_KNOWN, **values}.items():
        text = text.replace(f"@{name}@", value)
    return text


def version_file(folder: Path) -> Path:
    """The file from which the program knows its version, put into a folder. A program made by hand knows no home."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from tapa_desktop.version import FILE, format_origin, origin  # noqa: PLC0415 - the clone is found only now

    path, known = folder / FILE, origin()
    path.write_text(format_origin(known._replace(home=_TOLD or known.home)), "utf-8", newline="\n")
    return path


_TOLD: Final = os.environ.get("TAPA_HOME", "").rstrip("/")
HOME: Final = _TOLD or _NOWHERE
ID: Final = id_of(HOME)
APPLE_ID: Final = ID.replace("_", "-")  # which may not hold the one, as the others may not hold the other
WINGET_ID: Final = "TapaDesktop.TapaDesktop"  # the publisher, and the program
DEVELOPERS: Final = "The Tapa Desktop developers"
MAIL: Final = mail_of(HOME)
MAINTAINER: Final = f"{DEVELOPERS} <{MAIL}>"
_KNOWN: Final = {
    "HOME": HOME, "ID": ID, "DEVELOPER": ID.rpartition(".")[0], "WINGET_ID": WINGET_ID, "MAINTAINER": MAINTAINER,
}  # fmt: skip

if __name__ == "__main__":
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__, end="")
    else:
        print(filled(Path(sys.argv[1]).read_text("utf-8")) if sys.argv[1:] else ID, end="")
