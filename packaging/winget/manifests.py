"""The manifests of a version for winget's repository: the templates beside this script, filled in.

    .venv/bin/python packaging/winget/manifests.py SETUP.exe --where URL [--into dist/winget]

SETUP.exe is the installer of that version, and URL the folder that it can be had from.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for when it is run as a script

from identity import WINGET_ID, fill_template

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from tapa_desktop import __version__  # noqa: PLC0415 - the clone is found only now

    parser = argparse.ArgumentParser(description="Make the manifests for winget.")
    parser.add_argument("installer", type=Path, help="the installer")
    parser.add_argument("--where", required=True, help="the URL of the folder that the installer can be had from")
    parser.add_argument("--into", type=Path, default=ROOT / "dist" / "winget", help="the folder of the manifests")
    options = parser.parse_args()
    for path in write_manifests(options.installer, __version__, options.where, options.into, datetime.now(UTC).date()):
        print(path)
    return 0


def write_manifests(installer: Path, version: str, where: str, into: Path, day: date) -> list[Path]:
    """The manifests of a version, named as winget's repository has them; `day` is when it was released."""
    values = {
        "VERSION": version,
        "NAME": installer.name,
        "SHA256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
        "WHERE": where.rstrip("/"),
        "DATE": day.isoformat(),
    }
    into.mkdir(parents=True, exist_ok=True)
    paths = []
    for template in sorted(HERE.glob("*.yaml")):
        paths.append(into / f"{WINGET_ID}.{template.name}".replace(".version.yaml", ".yaml"))
        paths[-1].write_text(fill_template(template.read_text("utf-8"), **values), "utf-8")
    return paths


if __name__ == "__main__":
    sys.exit(main())
