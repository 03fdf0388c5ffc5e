"""Opens the lessons beside the game, and remembers how far the player has come in the first two."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import WEAKEST
from tapa_desktop.game.events import Seat
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.widgets.dialogs import bring_up, stand_alone

if TYPE_CHECKING:
    from .lessons import Lesson
    from .window import LessonWindow, NextStep


class LessonController(QObject):
    """Opens the windows of the lessons, each once. They do not touch the match on the main board."""

    def __init__(self, session: Session, board: BoardWidget, actions: Actions) -> None:
        super().__init__(board)
        self._session, self._board = session, board
        self._windows: dict[str, LessonWindow] = {}
        self.menu = QMenu(self.tr("&More lessons"), board.window())
        self.menu.aboutToShow.connect(self.fill_menu)
        actions.lesson.triggered.connect(self.show)
        actions.strategy_lesson.triggered.connect(self.show_strategy)

    def show(self) -> LessonWindow:
        """Open the first lesson at the last position reached, or bring it to the front."""
        from .lessons import FIRST_LESSON  # noqa: PLC0415 - only when it is asked for

        return self._show(FIRST_LESSON)

    def show_strategy(self) -> LessonWindow:
        """As `show`, for the second lesson."""
        from .lessons import STRATEGY_LESSON  # noqa: PLC0415 - as above

        return self._show(STRATEGY_LESSON)

    def close(self) -> None:
        """Close the windows."""
        for window in list(self._windows.values()):
            window.close()

    def fill_menu(self) -> None:
        """Put the lessons of other games into the menu, before it is first opened."""
        from .lessons import PARTNER_LESSONS  # noqa: PLC0415 - as above

        if not self.menu.actions():
            for lesson in PARTNER_LESSONS:
                self.menu.addAction(lesson.title(), partial(self._show, lesson)).setObjectName(lesson.key)

    def _show(self, lesson: Lesson) -> LessonWindow:
        window = self._windows.get(lesson.key) or self._open(lesson)
        bring_up(window)
        window.board.setFocus()
        return window

    def _open(self, lesson: Lesson) -> LessonWindow:
        from .window import LessonWindow  # noqa: PLC0415 - as above

        first = getattr(self._session.settings, lesson.key, 0)
        offered = self._next_steps() if lesson.key == "lesson" else ()
        window = LessonWindow(lesson, self._board.options, first, self._board.window(), next_steps=offered)
        self._windows[lesson.key] = window
        stand_alone(window)
        window.setObjectName(lesson.key)
        if lesson.key in self._session.settings.__struct_fields__:
            window.reached.connect(partial(self._remember, lesson.key))
        window.finished.connect(lambda: self._leave(lesson.key))
        self._board.options_changed.connect(window.set_options)
        return window

    def _next_steps(self) -> tuple[NextStep, ...]:
        """What the first lesson ends with: the second one, and a game against the weakest level."""
        from .lessons import STRATEGY_LESSON  # noqa: PLC0415 - as above

        play = self.tr("Play against {level}").format(level=level_name(WEAKEST))
        return (STRATEGY_LESSON.title(), self.show_strategy), (play, self._play_weakest)

    def _play_weakest(self) -> None:
        last = self._session.settings.last_match
        person = last.white if last.white.is_person else Seat()
        self._session.new_match(structs.replace(last, white=person, black=Seat(WEAKEST), by_hand=False))

    def _leave(self, key: str) -> None:
        window = self._windows.pop(key, None)
        if window is not None:  # what closes it may come twice
            window.deleteLater()
            self._board.window().activateWindow()

    def _remember(self, key: str, at: int) -> None:
        self._session.change_settings(structs.replace(self._session.settings, **{key: at}))
