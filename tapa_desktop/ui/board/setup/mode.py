"""Setting up a position on a board by pointer and keyboard, with the supply of both sides beside the board."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QApplication

from tapa_desktop.game.arrangement import Arrangement, empty
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.board.frame import Sprite
from tapa_desktop.ui.board.geometry import CUBE, Place, PlaceKind, supply
from tapa_desktop.ui.board.paint.brushes import shade
from tapa_desktop.ui.board.paint.cache import PixmapCache
from tapa_desktop.ui.board.paint.painter import paint_sprite
from tapa_desktop.ui.board.pointer import FocusTargets
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.text import checkers_text, describe, place_text
from tapa_desktop.ui.board.view.accessible import BoardAccess, notify
from tapa_desktop.ui.board.view.state import ENTER, BoardMode

from .setup import Setup, picture_of, setup_scene, state_of

if TYPE_CHECKING:
    from tapa_desktop.ui.board.view.widget import BoardWidget

_STRIP: Final = (40, 13, 84)  # the supply's width: minimum, fraction of the widget's width, maximum; logical pixels
_SMALLEST: Final = (330, 250)  # logical pixels: checkers are still large enough to click
_PILE: Final = 3  # the maximum number of checkers drawn in a pile
_PITCH: Final = 0.11  # from one of them to the next, in diameters
_APART: Final = 4  # logical pixels between each supply and the middle, so that each belongs to one row

PLACE_KEYS: Final = (*ENTER, Qt.Key.Key_Space)
_NOTCH: Final = 120  # of a mouse wheel, in eighths of a degree
REMOVE_KEYS: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class SetupMode(BoardMode):
    """A click puts a checker of the side in hand, the right button one of the other side; a drag moves one.

    The wheel takes one away, or puts one more. Enter and Space put one at the focus, with Shift one of the other side;
    Delete takes one away. A click on a supply takes its side in hand.
    """

    arranged = Signal(object)  # the new `Arrangement`, changed by the user
    used_up = Signal(object)  # a click put nothing, because all checkers of this `Side` are on the board
    hand_changed = Signal()  # clicks put checkers of the other side now

    board: BoardWidget
    may_show_menu = False  # the right button puts checkers

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        board.handlers = {
            QEvent.Type.MouseButtonPress: self._press,
            QEvent.Type.MouseMove: self._move,
            QEvent.Type.MouseButtonRelease: self._release,
            QEvent.Type.MouseButtonDblClick: self._press,  # a double click is two clicks
            QEvent.Type.Wheel: self._turn_wheel,
            QEvent.Type.Leave: self._leave,
            QEvent.Type.KeyPress: self._press_key,
        }
        below = board.options.below
        self._setup = Setup(empty(TAPA), below, hand=below)
        self._wheel_angle = 0  # turned but less than a notch, in eighths of a degree
        board.setMinimumSize(*_SMALLEST)
        board.setMouseTracking(True)
        board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        board.focus.visited.connect(lambda _: notify(board, BoardAccess.notify_focus))
        self.arranged.connect(lambda _: notify(board, BoardAccess.notify_names))
        self.refresh()

    @property
    def arrangement(self) -> Arrangement:
        """The edited arrangement. A dragged checker counts as lying where it was."""
        return self._setup.arrangement

    @property
    def hand(self) -> Side:
        """The side whose checkers a click puts."""
        return self._setup.hand

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show another arrangement. A dragged checker goes back first."""
        self._show(Setup(arrangement, self.board.options.below, self.hand), is_other=True)

    def refresh(self) -> None:
        """Apply changed display options. A dragged checker goes back first."""
        self.show_arrangement(self.arrangement)

    @property
    def useful(self) -> Collection[Place]:
        """The places with a checker."""
        return {place for place in self.stops if self._setup.side_at(place) is not None}

    @property
    def selected(self) -> Place | None:
        """The supply in hand."""
        return supply(self.hand)

    @property
    def stops(self) -> FocusTargets:
        """All places of the board that can hold checkers, and the supply of each side."""
        places = {place: rect for place, rect in super().stops.items() if place != CUBE}
        return {**places, **{supply(side): self._supply_stop(side) for side in Side}}

    def name_of(self, place: Place) -> str:
        """The description of a place."""
        if place.kind is PlaceKind.SUPPLY and place.side is not None:
            return self.supply_text(place.side)
        return super().name_of(place)

    def text_at(self, at: QPointF) -> str:
        """The tooltip at that position in the widget; empty outside the board."""
        place = self._place_at(at)
        if place is None:
            return ""
        is_supply = place.kind is PlaceKind.SUPPLY
        return self.supply_text(place.side) if place.side and is_supply else place_text(self.board.state.picture, place)

    def supply_text(self, side: Side) -> str:
        """The description of a side's supply."""
        count = checkers_text(side, self._setup.in_supply(side))
        return self.tr("Still to place: {checkers}").format(checkers=count)

    def act_at(self, place: Place) -> None:
        """Do what a click does at that place."""
        self._click(place, self.hand)

    def supply_rect(self, side: Side) -> QRectF:
        """The area of a side's supply, in the widget."""
        strip = self._strip()
        top = strip.center().y() if side is self.board.board_geometry().lower else strip.top()
        return QRectF(strip.left(), top, strip.width(), strip.height() / 2)

    def board_size(self) -> QSize:
        """The part of the widget that the board may use: the supply is to its right."""
        least, part, most = _STRIP
        width = self.board.width()
        return QSize(width - max(least, min(most, width // part)), self.board.height())

    def paint_beside(self, painter: QPainter, cache: PixmapCache) -> None:
        """Paint the supply."""
        strip, table = self._strip(), cache.theme.board.table
        painter.fillRect(strip, shade(table, -0.28))
        painter.fillRect(QRectF(strip.left(), strip.top(), 1, strip.height()), shade(table, 0.2))
        for side in Side:
            middle, is_selected = self.supply_rect(side).center(), self._setup.source == supply(side)
            _paint_pile(painter, cache, side, self._setup.in_supply(side), middle, is_selected=is_selected)

    def scene(self) -> Scene:
        """The board with any dragged checker."""
        state = self.board.state
        return setup_scene(self._setup, state.picture, self.board.board_geometry(), state.hovered)

    def _press(self, event: QMouseEvent) -> bool:
        at = event.position()
        if event.button() is Qt.MouseButton.RightButton:
            self._click(self._place_at(at), self.hand.other)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._change(self._setup.pressed(self._place_at(at), at.x(), at.y()))
        return True

    def _click(self, place: Place | None, side: Side) -> None:
        """Put one more checker of a side there, or emit `used_up`."""
        setup = self._setup
        if setup.dragged is None and place is not None and setup.is_used_up(place, side):
            self._change(setup.cancelled())
            self.used_up.emit(place.side or side)
        else:
            self._change(setup.clicked(place, side))

    def _move(self, event: QMouseEvent) -> bool:
        at, setup = event.position(), self._setup
        if not event.buttons() & Qt.MouseButton.LeftButton:
            setup = setup.cancelled()  # a dialog may have got the release
        self.board.state = replace(self.board.state, hovered=self._place_at(at))
        self._change(setup.moved(at.x(), at.y(), QApplication.startDragDistance()))
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton:
            return True
        place = self._place_at(event.position())
        if self._setup.is_click:
            self._click(place, self.hand)
        else:
            self._change(self._setup.released(place))
        return True

    def _turn_wheel(self, event: QWheelEvent) -> bool:
        """Towards the player, each notch takes a checker away."""
        self._wheel_angle += event.angleDelta().y()
        notches, place = int(self._wheel_angle / _NOTCH), self._place_at(event.position())
        self._wheel_angle -= notches * _NOTCH
        for _ in range(abs(notches)):
            if notches < 0:
                self._change(self._setup.taken_from(place))
            elif place is None or place.kind is not PlaceKind.SUPPLY:  # only a click takes a supply in hand
                self._click(place, self._setup.side_at(place) or self.hand)
        return True

    def _leave(self, _event: QEvent) -> bool:
        self.board.set_state(replace(self.board.state, hovered=None))
        return False

    def _press_key(self, event: QKeyEvent) -> bool:
        """Put or take away a checker; none of these during a drag. Esc puts it back."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self._setup.dragged is not None:
            self._change(self._setup.cancelled())
            return True
        if key not in (*PLACE_KEYS, *REMOVE_KEYS) or self.board.focus.place is None or self._setup.dragged is not None:
            return False
        here = self.board.focus.here.place
        if key in PLACE_KEYS:
            is_other = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._click(here, self.hand.other if is_other else self.hand)
        else:
            self._change(self._setup.taken_from(here))
        return True

    def _change(self, setup: Setup) -> None:
        before = self._setup
        self._show(setup)
        if setup.hand is not before.hand:
            self.hand_changed.emit()
        if setup.arrangement != before.arrangement:
            self.arranged.emit(setup.arrangement)

    def _show(self, setup: Setup, *, is_other: bool = False) -> None:
        state = self.board.state
        if is_other or setup.lying != self._setup.lying:
            shown = picture_of(setup.lying, state.options)
            state = replace(state, game=state_of(setup.lying), picture=shown)
            self.board.setAccessibleDescription(describe(shown))
        self._setup = setup
        self.board.set_state(state)
        self._show_cursor()

    def _show_cursor(self) -> None:
        place, setup = self.board.state.hovered, self._setup
        if setup.dragged is not None:
            self.board.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif place is not None and (setup.side_at(place) is not None or setup.may_put(place)):
            self.board.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.board.unsetCursor()

    def _supply_stop(self, side: Side) -> QRectF:
        is_low = side is self.board.board_geometry().lower
        return self.supply_rect(side).adjusted(0, _APART * is_low, 0, -_APART * (not is_low))

    def _strip(self) -> QRectF:
        size = self.board_size()
        return QRectF(size.width(), 0, self.board.width() - size.width(), size.height())

    def _place_at(self, at: QPointF) -> Place | None:
        for side in Side:
            if self.supply_rect(side).contains(at):
                return supply(side)
        return self.board.board_geometry().place_at(at.x(), at.y())


def _paint_pile(
    painter: QPainter, cache: PixmapCache, side: Side, count: int, middle: QPointF, *, is_selected: bool
) -> None:
    """Paint a side's supply as a pile around `middle`; a faint ring if it is empty."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not count:
        _paint_ring(painter, cache, middle, shade(cache.theme.board.letters, 0, 0.3), 0.04)
    top = middle
    drawn = min(count, _PILE)
    for level in range(drawn):
        rise = (level - (drawn - 1) / 2) * _PITCH * cache.geometry.unit
        top = middle + QPointF(-rise, -rise)
        paint_sprite(painter, cache, Sprite(side, top.x(), top.y(), count=count if level == drawn - 1 else 0))
    if is_selected:
        _paint_ring(painter, cache, top, QColor(cache.theme.signal.die), 0.11)


def _paint_ring(painter: QPainter, cache: PixmapCache, middle: QPointF, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.0, width * cache.geometry.unit)))
    painter.drawEllipse(middle, 0.49 * cache.geometry.unit, 0.49 * cache.geometry.unit)
