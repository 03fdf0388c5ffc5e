"""The widget of the position editor, for pointer and keyboard, with the supply of both sides beside the board."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from tapa_desktop.game.arrangement import Arrangement, empty
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.focus_order import Stops
from tapa_desktop.ui.board.paint.targets import paint_pile, paint_strip
from tapa_desktop.ui.board.place import BoardOptions, Place, PlaceKind, supply
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.text import checkers_text, describe, place_text
from tapa_desktop.ui.board.view.accessible import tell_focus, tell_names
from tapa_desktop.ui.board.view.focus import ENTER, FocusBoard

from .setup import Setup, picture_of, setup_scene, state_of

_STRIP: Final = (40, 13, 84)  # the supply's width: minimum, fraction of the widget's width, maximum; logical pixels

ACTING: Final = (*ENTER, Qt.Key.Key_Space)
TAKING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_APART: Final = 4  # logical pixels between each supply and the middle, so that each belongs to one row


class SetupBoard(FocusBoard):
    """A board on which checkers can be placed freely, by dragging or by clicking the source and then the target.

    Signals:
        arranged: the user has changed the position; the new `Arrangement`.
    """

    arranged = Signal(object)

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self._setup = Setup(empty(TAPA), self._options.below)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show(self._setup)

    @property
    def arrangement(self) -> Arrangement:
        """The edited arrangement. A dragged checker counts as lying where it was."""
        return self._setup.arrangement

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show another arrangement. A dragged checker goes back first."""
        self._show(Setup(arrangement, self._options.below))

    def set_options(self, options: BoardOptions) -> None:
        """Change the display options. A dragged checker goes back first."""
        self._options, self._picture = options, None
        self.show_arrangement(self._setup.arrangement)

    def supply_rect(self, side: Side) -> QRectF:
        """The area of a side's supply, in this widget."""
        strip = self._strip()
        top = strip.center().y() if side is self.layout_now().lower else strip.top()
        return QRectF(strip.left(), top, strip.width(), strip.height() / 2)

    def supply_center(self, side: Side) -> QPoint:
        """The middle of a side's pile, in this widget."""
        return self.supply_rect(side).center().toPoint()

    def minimumSizeHint(self) -> QSize:
        """A size at which checkers are still large enough to click."""
        return QSize(330, 250)

    def text_at(self, at: QPointF) -> str:
        """The tooltip at that position in this widget; empty outside the board."""
        for side in Side:
            if self.supply_rect(side).contains(at):
                return self.supply_text(side)
        place = self._place_at(at)
        assert self._picture is not None
        return place_text(self._picture, place) if place is not None else ""

    def supply_text(self, side: Side) -> str:
        """The description of a side's supply."""
        count = checkers_text(side, self._setup.in_supply(side))
        return self.tr("Still to be placed: {checkers}").format(checkers=count)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the supply, and then the board with any dragged checker."""
        painter, stock = QPainter(self), self._stock_now()
        paint_strip(painter, stock, self._strip())
        for side in Side:
            middle, is_selected = self.supply_rect(side).center(), self._setup.source == supply(side)
            paint_pile(painter, stock, side, self._setup.in_supply(side), middle, is_selected=is_selected)
        painter.end()
        super().paintEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift with the left button; with the right button, remove a checker or cancel a drag."""
        at = event.position()
        if event.button() is Qt.MouseButton.RightButton:
            self._take_over(self._setup.taken_from(self._place_at(at)))
        elif event.button() is Qt.MouseButton.LeftButton:
            self._take_over(self._setup.pressed(self._place_at(at), at.x(), at.y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the lifted checker, and show what is possible at the pointer."""
        at = event.position()
        self._hovered = self._place_at(at)
        self._take_over(self._setup.moved(at.x(), at.y(), QApplication.startDragDistance()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the dragged checker, or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._take_over(self._setup.released(self._place_at(event.position())))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat a double click as two clicks."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put back the dragged or selected checker on Esc."""
        if event.key() == Qt.Key.Key_Escape and self._setup.source is not None:
            self._take_over(self._setup.cancelled())
            return
        super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the hover highlight."""
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def _take_over(self, setup: Setup) -> None:
        """Show the new state, and emit `arranged` if the arrangement has changed."""
        before = self._setup.arrangement
        self._show(setup)
        if setup.arrangement != before:
            self.arranged.emit(setup.arrangement)

    def _show(self, setup: Setup) -> None:
        if self._picture is None or setup.lying != self._setup.lying:
            self._state = state_of(setup.lying)
            self._picture = picture_of(setup.lying, self._options)
            self.setAccessibleDescription(describe(self._picture))
        self._setup = setup
        self._show_cursor()
        self.update()

    def _show_cursor(self) -> None:
        if self._setup.held is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._setup.whose(self._hovered) is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def _scene(self) -> Scene:
        assert self._picture is not None
        return setup_scene(self._setup, self._picture, self.layout_now(), self._hovered)

    def _room(self) -> QSize:
        least, part, most = _STRIP
        return QSize(self.width() - max(least, min(most, self.width() // part)), self.height())

    def _strip(self) -> QRectF:
        board = self._room()
        return QRectF(board.width(), 0, self.width() - board.width(), board.height())

    def _place_at(self, at: QPointF) -> Place | None:
        for side in Side:
            if self.supply_rect(side).contains(at):
                return supply(side)
        return self.layout_now().place_at(at.x(), at.y())


class KeyboardSetupBoard(SetupBoard):
    """Enter and Space lift and place a checker at the focus; Delete removes the top checker there."""

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(options, parent)
        self.visited.connect(lambda place: tell_focus(self, place))
        self.arranged.connect(lambda _: tell_names(self))

    @property
    def useful(self) -> Collection[Place]:
        """The places where Enter does something now: those with a checker, or those with room for the lifted one."""
        setup = self._setup
        if setup.selected is not None:
            return {place for place in self.stops if setup.may_put(place)}
        return {place for place in self.stops if setup.whose(place) is not None}

    @property
    def selected(self) -> Place | None:
        """The place of the lifted checker."""
        return self._setup.selected

    @property
    def stops(self) -> Stops:
        """All places of the board, and the supply of each side."""
        return {**super().stops, **{supply(side): self._supply_stop(side) for side in Side}}

    def name_of(self, place: Place) -> str:
        """The description of a place."""
        if place.kind is PlaceKind.SUPPLY and place.side is not None:
            return self.supply_text(place.side)
        return super().name_of(place)

    def act_at(self, place: Place) -> None:
        """Do what a click does at that place."""
        self._take_over(self._setup.pressed(place, 0, 0).released(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift, place or remove a checker; none of these during a drag."""
        is_mine = event.key() in (*ACTING, *TAKING) and self.focused is not None and self._setup.held is None
        if not is_mine:
            super().keyPressEvent(event)
        elif event.key() in ACTING:
            self.act_at(self._here())
        else:
            self._take_over(self._setup.taken_from(self._here()))

    def _supply_stop(self, side: Side) -> QRectF:
        is_low = side is self._options.below
        return self.supply_rect(side).adjusted(0, _APART * is_low, 0, -_APART * (not is_low))

    def _scene(self) -> Scene:
        return self._with_focus(super()._scene())
