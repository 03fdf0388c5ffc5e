"""The program's identity for all systems: its home, and the ids made of it, in one place.

    python3 packaging/identity.py               prints the id
    python3 packaging/identity.py TEMPLATE      prints a file with these values filled in
    python3 packaging/identity.py --help        prints this text

The home is where people find the program: `TAPA_HOME` in the environment. The workflow for releases sets it to its own
repository; a package made without it names a reserved address (RFC 2606), and is for trying only.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_NO_HOME: Final = "https://tapa-desktop.example"
_NAME: Final = "tapa_desktop"


def id_of(home: str) -> str:
    """The id of a program with that home for AppStream and Flatpak: the owner backwards, and the program."""
    url = urlsplit(home)
    labels = (url.hostname or "").lower().split(".")
    if url.hostname == "github.com":
        labels = [url.path.split("/")[1].lower(), "github", "io"]
    parts = [re.sub(r"^(?=\d)|[^a-z0-9]", "_", label) for label in reversed(labels)]  # no digit in front
    return ".".join((*parts, _NAME))


def mail_of(home: str) -> str:
    """The address of the maintainers of packages, for Debian."""
    url = urlsplit(home)
    if url.hostname == "github.com":
        return f"{url.path.split('/')[1]}@users.noreply.github.com"
    return f"maintainers@{url.hostname}"


def fill_template(text: str, **values: str) -> str:
    """Fill in a template, with the values of this module and others: `@VERSION@` by `VERSION="0.1.0"`."""
    for name, value in {**_VALUES, **values}.items():
        text = text.replace(f"@{name}@", value)
    return text


def version_file(folder: Path) -> Path:
    """Write the file with the program's version into a folder. A program made by hand has no home."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from tapa_desktop.version import FILE, format_origin, origin  # noqa: PLC0415 - the clone is found only now

    path, version = folder / FILE, origin()
    path.write_text(format_origin(version._replace(home=_GIVEN_HOME or version.home)), "utf-8", newline="\n")
    return path


_GIVEN_HOME: Final = os.environ.get("TAPA_HOME", "").rstrip("/")
HOME: Final = _GIVEN_HOME or _NO_HOME
ID: Final = id_of(HOME)
APPLE_ID: Final = ID.replace("_", "-")  # Apple forbids the underscore, the others the hyphen
WINGET_ID: Final = "TapaDesktop.TapaDesktop"  # the publisher, and the program
DEVELOPERS: Final = "The Tapa Desktop developers"
MAIL: Final = mail_of(HOME)
MAINTAINER: Final = f"{DEVELOPERS} <{MAIL}>"
_VALUES: Final = {
    "HOME": HOME, "ID": ID, "DEVELOPER": ID.rpartition(".")[0], "WINGET_ID": WINGET_ID, "MAINTAINER": MAINTAINER,
}  # fmt: skip

if __name__ == "__main__":
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__, end="")
    else:
        print(fill_template(Path(sys.argv[1]).read_text("utf-8")) if sys.argv[1:] else ID, end="")
