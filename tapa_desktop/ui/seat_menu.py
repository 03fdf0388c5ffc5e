"""Who plays a side from now on: a person, or the computer at another level, in the middle of a match."""

from __future__ import annotations

from functools import partial

from msgspec import structs
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tapa_desktop.app.levels import level_choices
from tapa_desktop.app.session import Session
from tapa_desktop.rules.side import Side

from .wording import level_name


class SeatMenu(QMenu):
    """A line for each who may sit on one side; the one who sits there is marked."""

    def __init__(self, session: Session, side: Side, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&White") if side is Side.WHITE else self.tr("&Black"))
        self._session, self._side = session, side
        self._lines: dict[str | None, QAction] = {None: self._line(self.tr("Person"), None)}
        for choice in level_choices():
            text = self.tr("Computer: {level}").format(level=level_name(choice.key))
            self._lines[choice.key] = self._line(text, choice.key)
        self.aboutToShow.connect(self._mark)

    def _line(self, text: str, level: str | None) -> QAction:
        line = self.addAction(text)
        line.setCheckable(True)
        line.triggered.connect(partial(self._seat, level))
        return line

    def _seat(self, level: str | None) -> None:
        seat = self._session.state.seat_of(self._side)
        self._session.seat(self._side, structs.replace(seat, level=level))

    def _mark(self) -> None:
        present = self._session.state.seat_of(self._side).level
        for level, line in self._lines.items():
            line.setChecked(level == present)
