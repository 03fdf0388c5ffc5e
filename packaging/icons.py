"""The icons of the program and of its match files, made of their drawings.

    .venv/bin/python packaging/icons.py [FOLDER]

They go to resources/icons/ unless another folder is named: a PNG of each size, an .ico and an .icns each. The drawings
are the SVG files there, and for the smallest sizes simpler ones in packaging/drawings/. The picture beside the last
page of the installer for Windows, the program's icon on the green of its felt, goes to packaging/windows.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRect
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = HERE.parent / "resources" / "icons"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
NAMES: Final = ("tapa-desktop", "tapa-match")  # a pin, and a sheet with a pin
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
# The kinds of picture by Apple's names, with their pixels; the last two are for double density.
ICNS_KINDS: Final = (
    (b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
    (b"ic11", 32), (b"ic12", 64),
)  # fmt: skip
WIDE, HIGH, LARGE = 164, 314, 112  # pixels of the installer's picture, as NSIS wants it, and of the icon on it
LIGHT, DARK = "#2f6d4f", "#163a2a"


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the icons.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where they go instead")
    folder = parser.parse_args().folder
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    write_all(folder)
    if folder == FOLDER:
        installer_picture().save(str(HERE / "windows" / "side.bmp"))
    application.shutdown()
    return 0


def write_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        pictures = {size: png(drawing(name, size), size) for size in SIZES}
        for size, picture in pictures.items():
            (folder / f"{name}-{size}.png").write_bytes(picture)
        (folder / f"{name}.ico").write_bytes(ico(pictures))
        (folder / f"{name}.icns").write_bytes(icns(pictures))


def drawing(name: str, size: int) -> Path:
    """The drawing of an icon with this many pixels a side."""
    plain = HERE / "drawings" / f"{name}-{size}.svg"
    return plain if plain.exists() else FOLDER / f"{name}.svg"


def png(svg: Path, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # bytes, say the stubs, which it refuses
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for Windows. `pictures`: PNG by side in pixels, all of ICO_SIZES among them."""
    heads, bodies = [struct.pack("<HHH", 0, 1, len(ICO_SIZES))], [pictures[size] for size in ICO_SIZES]
    offset = 6 + 16 * len(ICO_SIZES)
    for size, body in zip(ICO_SIZES, bodies, strict=True):
        heads.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), offset))
        offset += len(body)
    return b"".join((*heads, *bodies))


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for macOS. `pictures`: PNG by side in pixels, all of ICNS_KINDS among them."""
    body = b"".join(kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_KINDS)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def installer_picture() -> QImage:
    """The picture beside the last page of the installer, in the depth that NSIS takes."""
    picture = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    ground = QLinearGradient(0, 0, 0, HIGH)
    ground.setColorAt(0, QColor(LIGHT))
    ground.setColorAt(1, QColor(DARK))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(picture.rect(), ground)
    icon = QImage(str(FOLDER / "tapa-desktop-256.png"))
    painter.drawImage(QRect((WIDE - LARGE) // 2, (HIGH - LARGE) // 3, LARGE, LARGE), icon)
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_RGB888)


if __name__ == "__main__":
    sys.exit(main())
