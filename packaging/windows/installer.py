"""The installer for Windows, of a folder that PyInstaller has made there.

    .venv/bin/python packaging/windows/installer.py [--bundle dist/tapa-desktop] [--into dist]

It gives dist/tapa-desktop-VERSION-windows-x64-setup.exe. It takes Debian's or Ubuntu's package nsis: the NSIS that is
to be had for Windows itself makes 32-bit installers only.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from tapa_desktop import __version__  # noqa: PLC0415 - the clone is found only now

    parser = argparse.ArgumentParser(description="Compile the installer for Windows.")
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "tapa-desktop", help="the frozen program")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder that the installer goes into")
    options = parser.parse_args()
    print(compile_installer(options.bundle, options.into, __version__))
    return 0


def compile_installer(bundle: Path, into: Path, version: str, *, is_quick: bool = False) -> Path:
    """The installer of a frozen program's folder; a quick one is larger, and made in a tenth of the time.

    Raises `FileNotFoundError` if there is no program for Windows in that folder, or no makensis; `CalledProcessError`
    if makensis finds anything to warn of.
    """
    if not (bundle / "tapa-desktop.exe").is_file():
        raise FileNotFoundError(f"{bundle} holds no tapa-desktop.exe; PyInstaller makes one on Windows")
    output = into.resolve() / f"tapa-desktop-{version}-windows-x64-setup.exe"
    output.parent.mkdir(parents=True, exist_ok=True)
    defines = [
        f"-DOUTPUT={output}", f"-DVERSION={version}", f"-DNUMBERS={four_numbers(version)}",
        f"-DBUNDLE={bundle.resolve()}", f"-DICONS={ROOT / 'resources' / 'icons'}", *["-DQUICK=1"] * is_quick,
    ]  # fmt: skip
    command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, str(HERE / "tapa.nsi")]
    subprocess.run(command, check=True)  # warnings are errors
    return output


def four_numbers(version: str) -> str:
    """A version as Windows keeps it in a program: "0.2.0rc1" is "0.2.0.0"."""
    numbers = re.findall(r"\d+", re.split(r"[^\d.]", version)[0])
    return ".".join((*numbers, "0", "0", "0", "0")[:4])


if __name__ == "__main__":
    sys.exit(main())
