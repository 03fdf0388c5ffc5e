"""The picture in the README: the window in the middle of a game of Plakoto, with pins on both sides.

    .venv/bin/python packaging/screenshot.py [FILE]

It is written to resources/screenshots/board.png unless another file is named. The match stands in screenshot.tapa
beside this script; no screen is needed, and style, font, size and scale are always the same, so the picture changes
only when the program does.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
MATCH = HERE / "screenshot.tapa"
PICTURE = HERE.parent / "resources" / "screenshots" / "board.png"
SIZE = (1120, 744)
FONT = "DejaVu Sans"


def take(picture: Path) -> None:
    """Open the window on the match, and write what it shows."""
    from PySide6.QtGui import QFont, QFontDatabase  # noqa: PLC0415 - the environment comes first

    from tapa_desktop.app.archive import Archive  # noqa: PLC0415
    from tapa_desktop.app.paths import data_dir  # noqa: PLC0415
    from tapa_desktop.app.session import Session  # noqa: PLC0415
    from tapa_desktop.app.settings import Settings  # noqa: PLC0415
    from tapa_desktop.app.thinker import Thinker  # noqa: PLC0415
    from tapa_desktop.ui.application import make_application  # noqa: PLC0415
    from tapa_desktop.ui.window import MainWindow  # noqa: PLC0415

    application = make_application()
    if FONT not in QFontDatabase.families():
        sys.exit(f"the picture is made with the font {FONT}, which is not installed here")
    application.setFont(QFont(FONT, 10))
    session = Session(Archive(data_dir()), Thinker(), Settings(checker_speed="off", dice_speed="off"))
    window = MainWindow(session)
    window.resize(*SIZE)
    window.show()
    session.open_record(MATCH)
    application.processEvents()
    picture.parent.mkdir(parents=True, exist_ok=True)
    if not window.grab().save(str(picture)):
        sys.exit(f"the picture cannot be written: {picture}")
    window.close()


def main() -> None:
    """Take the picture in a home of its own."""
    picture = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96")
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        take(picture)


if __name__ == "__main__":
    main()
