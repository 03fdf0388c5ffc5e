"""The icons of the program and of its match files, drawn anew.

    .venv/bin/python packaging/icons.py [FOLDER]

They go to resources/icons/ unless another folder is named: an SVG, a PNG of each size, an .ico and an .icns each. The
smallest are drawn more simply, so that they can be told apart.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from drawing.containers import icns, ico  # noqa: E402 - found only now
from drawing.pictures import ICONS  # noqa: E402

FOLDER: Final = HERE.parent / "resources" / "icons"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
PLAIN_UP_TO: Final = 32  # pixels


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw all icons, without a screen."""
    parser = argparse.ArgumentParser(description="Draw the icons anew.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where they go instead")
    wanted = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    write_all(wanted.folder)
    return 0


def png(svg: str, size: int) -> bytes:
    """A drawing as a picture of so many pixels a side."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: PLC0415 - the environment comes first
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)
    return data.data()


def write_icon(folder: Path, name: str, large: Callable[[], str], plain: Callable[[int], str]) -> None:
    """Write the files of one icon."""
    svg = large()
    pictures = {size: png(plain(size) if size <= PLAIN_UP_TO else svg, size) for size in SIZES}
    (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    for size, picture in pictures.items():
        (folder / f"{name}-{size}.png").write_bytes(picture)
    (folder / f"{name}.ico").write_bytes(ico(pictures))
    (folder / f"{name}.icns").write_bytes(icns(pictures))


def write_all(folder: Path) -> None:
    """Write all icons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (large, plain) in ICONS.items():
        write_icon(folder, name, large, plain)


if __name__ == "__main__":
    sys.exit(main())
