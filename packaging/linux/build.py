"""The packages for Linux, of the folder that PyInstaller has made: a .deb by debhelper, and a portable .tar.xz.

    .venv/bin/pyinstaller packaging/tapa.spec
    .venv/bin/python packaging/linux/build.py [--bundle dist/tapa-desktop] [--into dist] [--level 9]

It needs Debian's or Ubuntu's dpkg-dev, debhelper and xz-utils, and tells the files that it has made. With `--level 0`
packing takes a fifth of the time, and the files are a quarter larger. The same bundle gives the same files, byte by
byte, on any machine: so both are packed by one thread, since xz divides its work by their number.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]  # for when it is run as a script

from identity import MAINTAINER, fill_template  # noqa: E402 - known from here on

from tapa_desktop import __version__  # noqa: E402

ICONS: Final = ROOT / "resources" / "icons"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICON_NAMES: Final = {"tapa-desktop": "apps/tapa-desktop", "tapa-match": "mimetypes/application-x-tapa-match"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the packages for Linux.")
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "tapa-desktop", help="the frozen program")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder that the packages go into")
    parser.add_argument("--level", type=int, default=9, help="how hard xz tries, 0 to 9")
    options = parser.parse_args()
    if not (options.bundle / "tapa-desktop").is_file():
        parser.error(f"{options.bundle} holds no frozen program; make it with pyinstaller packaging/tapa.spec")
    options.into.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        tree = source_tree(Path(scratch, "tapa-desktop"), options.bundle)
        for make in (make_deb, make_tarball):
            package = make(tree, options.into, options.level)
            digest = hashlib.sha256(package.read_bytes()).hexdigest()
            print(f"{package}: {package.stat().st_size / 1e6:.1f} MB, SHA-256 {digest}", flush=True)
    return 0


def source_tree(tree: Path, bundle: Path) -> Path:
    """The working folder of debhelper: debian/, the frozen program, and the files beside it.

    The version, the day and the home go into the man pages and the metadata for Debian and software centres.
    """
    share, day = tree / "share", _day()
    shutil.copytree(HERE / "debian", tree / "debian")
    shutil.copytree(bundle, tree / "bundle", symlinks=True)
    shutil.copytree(HERE / "share", share)
    shutil.copytree(ROOT / "resources" / "menu", tree / "menu")
    shutil.copy(ROOT / "CHANGELOG.md", share)
    for template in (*share.glob("*.in"), share / "tapa-desktop.metainfo.xml", tree / "debian" / "control"):
        text = fill_template(template.read_text("utf-8"), VERSION=__version__, DATE=f"{day:%Y-%m-%d}")
        template.with_name(template.name.removesuffix(".in")).write_text(text, "utf-8")
    for ours, theirs in ICON_NAMES.items():
        bitmaps = {f"{ours}-{size}.png": f"{size}x{size}/{theirs}.png" for size in SIZES}
        for icon, place in {**bitmaps, f"{ours}.svg": f"scalable/{theirs}.svg"}.items():
            target = share / "hicolor" / place
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ICONS / icon, target)
    entry = (
        f"tapa-desktop ({debian_version(__version__)}) unstable; urgency=medium\n\n"
        "  * See changelog.gz for what is new.\n\n"
        f" -- {MAINTAINER}  {format_datetime(day)}\n"
    )
    (tree / "debian" / "changelog").write_text(entry, "utf-8")
    return tree


def debian_version(version: str) -> str:
    """A version in Debian's order: a development version comes before its release."""
    return version.replace(".dev", "~dev")


def make_deb(tree: Path, into: Path, level: int) -> Path:
    stamp = f"{_day().timestamp():.0f}"
    environ = {**os.environ, "LEVEL": str(level), "SOURCE_DATE_EPOCH": stamp, "DPKG_DEB_THREADS_MAX": "1"}
    command = ["dpkg-buildpackage", "-b", "-us", "-uc", "-d"]
    result = subprocess.run(command, cwd=tree, env=environ, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}{result.stderr}dpkg-buildpackage has failed")
    (package,) = tree.parent.glob("tapa-desktop_*.deb")
    return Path(shutil.copy(package, into))


def make_tarball(tree: Path, into: Path, level: int) -> Path:
    """Pack the folder that runs from anywhere. The archive is reproducible: always the same bytes."""
    command = ["dpkg", "--print-architecture"]
    machine = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    name, bundle = f"tapa-desktop-{__version__}-linux-{machine}", tree / "bundle"
    path = into.resolve() / f"{name}.tar.xz"
    pack = [
        "tar", "--create", f"--file={path}", f"--use-compress-program=xz --threads=1 --x86 --lzma2=preset={level}",
        "--sort=name", "--format=gnu", "--hard-dereference", "--owner=root:0", "--group=root:0", "--mode=u=rwX,go=rX",
        f"--mtime=@{_day().timestamp():.0f}", f"--transform=s,^,{name}/,S",  # not what links lead to
        *sorted(file.name for file in bundle.iterdir()), "--directory=_internal/licences", "LICENCES.txt",
    ]  # fmt: skip
    subprocess.run(pack, cwd=bundle, check=True)
    return path


def _day() -> datetime:
    """The day of the last change of the sources, for reproducible packages."""
    stamp = os.environ.get("SOURCE_DATE_EPOCH")
    if not stamp:
        command = ["git", "log", "-1", "--format=%ct"]
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        stamp = result.stdout.strip()
        if not stamp:
            raise SystemExit(f"{result.stderr}No day of the sources: git does not say it, nor does SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(stamp), UTC)


if __name__ == "__main__":
    sys.exit(main())
