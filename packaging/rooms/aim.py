"""Where to press: the places of the board in a window of a given size, taken from the program's own window."""

from __future__ import annotations

import os
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tapa_desktop.ui.board.place import Place

Points = dict["Place", tuple[int, int]]


@cache
def places_in_window(wide: int, high: int) -> Points:
    """The middle of each place of the board, in pixels from the upper left corner of a window of this size.

    The window is the one of the first start. It is opened unseen, so this works on a machine without a screen.
    """
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1")
    with TemporaryDirectory() as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        return _measured(wide, high)


def _measured(wide: int, high: int) -> Points:
    from tapa_desktop.app.background.thinker import Thinker  # noqa: PLC0415
    from tapa_desktop.app.session.session import Session  # noqa: PLC0415
    from tapa_desktop.app.settings import Settings  # noqa: PLC0415
    from tapa_desktop.app.storage.archive import Archive, data_dir  # noqa: PLC0415 - the environment comes first
    from tapa_desktop.ui.main.window import MainWindow  # noqa: PLC0415
    from tapa_desktop.ui.startup.program import make_application  # noqa: PLC0415

    application = make_application()
    window = MainWindow(Session(Archive(data_dir()), Thinker(), Settings()))
    window.resize(wide, high)
    window.show()
    window.session.start()
    application.processEvents()
    rects = window.board.board_geometry().places
    points = {place: window.board.mapTo(window, rect.center().toPoint()).toTuple() for place, rect in rects.items()}
    window.close()
    return points
