"""The disk image for macOS, of the bundle that PyInstaller has made there.

    .venv/bin/python packaging/macos/disk_image.py [--app "dist/Tapa Desktop.app"] [--into dist]

It gives dist/tapa-desktop-VERSION-macos-PROCESSOR.dmg, for the processor that it runs on, arm64 or x86_64. The bundle
is signed for nobody ("ad hoc"), which Apple's processors ask for; to sign it for somebody, name their certificate in
TAPA_SIGNING_IDENTITY. In the image lies a link to the folder of programs, which one drags the bundle to.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
AD_HOC: Final = "-"
VOLUME: Final = "Tapa Desktop"


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from tapa_desktop import __version__  # noqa: PLC0415 - the clone is found only now

    parser = argparse.ArgumentParser(description="Make the disk image for macOS.")
    parser.add_argument("--app", type=Path, default=ROOT / "dist" / f"{VOLUME}.app", help="the application bundle")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder that the image goes into")
    options = parser.parse_args()
    app, image = str(options.app), options.into / f"tapa-desktop-{__version__}-macos-{platform.machine()}.dmg"
    identity = os.environ.get("TAPA_SIGNING_IDENTITY", AD_HOC)
    hardened = [] if identity == AD_HOC else ["--options", "runtime", "--timestamp"]  # for notarising
    _run("codesign", "--force", "--deep", *hardened, "--sign", identity, app)
    _run("codesign", "--verify", "--deep", "--strict", app)
    with TemporaryDirectory() as folder:
        _run("ditto", app, str(Path(folder, options.app.name)))  # which keeps links and signatures
        Path(folder, "Applications").symlink_to("/Applications")
        _run("hdiutil", "create", "-ov", "-format", "ULFO", "-volname", VOLUME, "-srcfolder", folder, str(image))
    print(image)
    return 0


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
