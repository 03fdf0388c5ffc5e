"""The board at rest in a widget: a state with its display options, laid out at the current size, and painted."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import opposite
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.arrows import Arrow, arrows_of
from tapa_desktop.ui.board.cube_layout import touch_rects
from tapa_desktop.ui.board.geometry import BoardGeometry, centre
from tapa_desktop.ui.board.paint.cache import StampCache, StampCaches
from tapa_desktop.ui.board.paint.painter import paint_scene
from tapa_desktop.ui.board.picture import Picture, PreviousDice, draws_rack, picture
from tapa_desktop.ui.board.place import BoardOptions, Place, Spot, place_of
from tapa_desktop.ui.board.pointer import Pointer, cube_actions
from tapa_desktop.ui.board.scene import Scene, scene_at_rest
from tapa_desktop.ui.board.targets import targets_of
from tapa_desktop.ui.board.text import describe
from tapa_desktop.ui.board.transition import Drop

from .image import BoardImage


class BoardSurface(QWidget):
    """Paints one state. Points and rectangles are in the coordinates of the widget, in logical pixels."""

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options or BoardOptions()
        self._state: GameState | None = None
        self._picture: Picture | None = None
        self._last: PreviousDice | None = None  # the roll of the previous turn
        self._hand = Pointer()
        self._hovered: Place | None = None
        self._drop: Drop | None = None  # a checker dropped on its target, until the next state arrives
        self._arrows: tuple[Arrow, ...] = ()
        self._stocks = StampCaches()
        self._seen: Scene | None = None  # the last scene painted
        self._seen_layout: BoardGeometry | None = None
        self._layout = BoardGeometry(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Board"))

    @property
    def options(self) -> BoardOptions:
        """The display options."""
        return self._options

    def layout_now(self) -> BoardGeometry:
        """The layout at the current size."""
        state, options, room = self._state, self._options, self._room()
        wanted = BoardGeometry(
            max(1, room.width()),
            max(1, room.height()),
            options.below,
            options.direction,
            parallel=state is not None and opposite(state.rule_set, 1) != 24,
            racks=state is not None and draws_rack(state, options),
            home=options.home,
        )
        if wanted != self._layout:  # keep an equal layout, since it has already computed its places
            self._layout = wanted
        return self._layout

    def place_rect(self, side: Side, number: int) -> QRect:
        """The area in this widget of the place with this number from the view of `side`, as in `place_of`."""
        return self.layout_now().places[self._place(side, number)].toAlignedRect()

    def point_center(self, side: Side, number: int, level: int | None = None) -> QPoint:
        """The centre in this widget of the top checker at such a place, or of the one at `level`."""
        assert self._picture is not None
        place = self._place(side, number)
        spots = [checker.spot for checker in self._picture.stack(place)] or [Spot(place)]
        return centre(self.layout_now(), spots[-1 if level is None else level]).toPoint()

    def dice_center(self, side: Side) -> QPoint:
        """The middle of a side's dice band, in this widget."""
        return self.layout_now().dice_rect(side).center().toPoint()

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows shown now."""
        return self._arrows

    def show_arrows(self, steps: Steps) -> None:
        """Show arrows for steps, numbered from the mover's view, until they are replaced or the state changes."""
        if self._picture is None or self._state is None:
            return
        arrows = arrows_of(self._picture, self._state.side, steps)
        if arrows != self._arrows:
            self._arrows = arrows
            self.update()

    def portrait(self) -> BoardImage:
        """An image of the board at rest, for export."""
        assert self._picture is not None
        return BoardImage(self._picture, self.layout_now(), self._options, self.font())

    def touch_center(self, place: Place) -> QPoint:
        """The centre of the cube, or of the Take or Drop button, in this widget."""
        assert self._picture is not None
        return touch_rects(self.layout_now(), self._picture)[place].center().toPoint()

    def sizeHint(self) -> QSize:
        """A size that is comfortable to play at."""
        return QSize(960, 760)

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which everything is still distinguishable."""
        return QSize(360, 280)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the exposed part of the board."""
        painter = QPainter(self)
        stock = self._stock_now()
        if self._picture is None:
            stock.backdrop.draw(painter, QRectF(self.rect()))
        else:
            self._seen, self._seen_layout = self._scene(), stock.geometry
            paint_scene(painter, stock, self._seen, QRectF(event.rect()), show_pips=self._options.show_pips)
        painter.end()

    def _room(self) -> QSize:
        """The part of this widget that the board may use, from the top left corner."""
        return self.size()

    def _place(self, side: Side, number: int) -> Place:
        assert self._state is not None
        return place_of(self._state.rule_set, self._options.below, side, number)

    def _renew(self) -> None:
        """Update the picture and the possible actions from the state."""
        assert self._state is not None
        self._picture = picture(self._state, self._options, self._last)
        offered = targets_of(self._state, self._options)
        deeds, cue = cube_actions(self._picture), self._picture.cue
        self._hand = Pointer(offered, cue, deeds, has_acted=self._hand.has_acted, at=self._hand.at)
        self._hovered = None
        self._arrows = ()
        self.setAccessibleDescription(describe(self._picture))

    def _scene(self) -> Scene:
        """The scene to paint now."""
        assert self._picture is not None
        at_rest = scene_at_rest(self._picture, self.layout_now(), self._hand, self._hovered, self._drop)
        return replace(at_rest, arrows=self._arrows)

    def _stock_now(self) -> StampCache:
        """The stamps for the current size, screen and options."""
        options = self._options
        wanted = StampCache(
            self.layout_now(), options.theme, self.devicePixelRatioF(), self.font(), options.show_numbers
        )
        return self._stocks.get(wanted)
