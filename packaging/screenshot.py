"""The README's pictures: the window in a game of Plakoto with pins on both sides, a hint in it, and all boards.

    .venv/bin/python packaging/screenshot.py [FOLDER]

They are written to resources/screenshots unless another folder is named. The match stands in screenshot.tapa beside
this script; no screen is needed, and style, font, size and scale are always the same, so the pictures change only when
the program does.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.automatic import question_to_person
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.coach.hint import hints
from tapa_desktop.ui.board.view.widget import BoardImage, image_of
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.startup.program import make_application
from tapa_desktop.ui.text.numbers import depth_text
from tapa_desktop.ui.text.translator import Translator

HERE = Path(__file__).resolve().parent
MATCH = HERE / "screenshot.tapa"
PICTURES = HERE.parent / "resources" / "screenshots"
SIZE = (1120, 744)
FONT = "DejaVu Sans"
BOARDS = ("wood", "felt", "leather", "plain", "dark", "high-contrast")
IN_A_ROW = 3
WIDE = 372  # of one of them, in pixels
GAP = 4
SETTLES = 10  # how often events are handled before a picture of the panel


def main() -> int:
    parser = argparse.ArgumentParser(description="Take the pictures of the README again.")
    parser.add_argument("folder", type=Path, nargs="?", default=PICTURES, help="where they go instead")
    options = parser.parse_args()
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", QT_FONT_DPI="96")
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        take(options.folder, Path(home))
    return 0


def take(folder: Path, home: Path) -> None:
    """Open the window on the match, and write its pictures, and those of all boards."""
    application = make_application()
    if FONT not in QFontDatabase.families():
        sys.exit(f"the picture is made with the font {FONT}, which is not installed here")
    application.setFont(QFont(FONT, 10))
    Translator(application).use("en")  # the texts in the code have no plural forms of their own
    session = Session(Archive(home), Thinker(), Settings(checker_speed="off", dice_speed="off"))
    window = MainWindow(session)
    window.resize(*SIZE)
    window.show()
    session.open_record(MATCH)
    application.processEvents()
    folder.mkdir(parents=True, exist_ok=True)
    save(window.grab().toImage(), folder / "board.png")
    save(boards(image_of(window.board)), folder / "boards.png")
    show_hint(window)
    save(window.grab().toImage(), folder / "coach.png")
    window.close()


def show_hint(window: MainWindow) -> None:
    """Ask for a hint, wait until it is as deep as it gets, and show its best play by arrows."""
    question = question_to_person(window.session.match.state)
    assert question is not None, "the match ends where somebody has to play"
    *_, deepest = hints(question, lambda: False)
    panel = window.features.hint_panel
    window.commands.hint.trigger()
    loop = QEventLoop()
    while panel.depth_label.text() != depth_text(deepest.plies, is_last=True):
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    panel.list.setCurrentIndex(panel.list.model().index(0, 0))
    for _ in range(SETTLES):  # rows that wrap are laid out again when their width is known
        loop.processEvents()


def boards(board: BoardImage) -> QImage:
    looks = [replace(board.options, theme=load_theme(key)[0]) for key in BOARDS]
    images = [replace(board, options=options).image(WIDE) for options in looks]
    high = images[0].height()
    rows = -(-len(images) // IN_A_ROW)
    size = (IN_A_ROW * (WIDE + GAP) - GAP, rows * (high + GAP) - GAP)
    sheet = QImage(*size, QImage.Format.Format_RGB32)
    sheet.fill(0xFFFFFF)
    painter = QPainter(sheet)
    for number, image in enumerate(images):
        painter.drawImage(number % IN_A_ROW * (WIDE + GAP), number // IN_A_ROW * (high + GAP), image)
    painter.end()
    return sheet


def save(image: QImage, path: Path) -> None:
    if not image.save(str(path)):
        sys.exit(f"the picture cannot be written: {path}")


if __name__ == "__main__":
    sys.exit(main())
