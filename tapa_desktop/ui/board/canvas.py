"""The board as a picture in a widget: what it shows, how it moves there, and when it has come to rest."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tapa_desktop.game.events import LogEvent
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import opposite
from tapa_desktop.rules.side import Side

from .geometry import BoardGeometry
from .hand import Hand
from .motion import Plan, Stage
from .offers import offers
from .options import BoardOptions
from .paint.painter import paint_scene
from .paint.stock import Stock
from .picture import Picture, Thrown, draws_rack, picture
from .place import Place, Spot, place_of
from .projector import Projector
from .scene import Scene, changing, scene_at_rest, scene_moving
from .show import Drop, last_throw, plan_for
from .spots import centre
from .wording import describe

CUE_DELAY_MS: Final = 100  # from the end of a motion to the cue


class BoardCanvas(QWidget):
    """Shows states of a match, one after the other.

    Signals:
        settled: the state that was shown last is at rest. Emitted once for each `show_state`: after its motion, or,
            where there is none, before `show_state` returns. A state that comes while another still moves makes that
            one jump to its end, and settle, first.
    """

    settled = Signal()

    def __init__(self, options: BoardOptions | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options or BoardOptions()
        self._state: GameState | None = None
        self._picture: Picture | None = None
        self._last: Thrown | None = None  # the roll of the turn before
        self._hand = Hand()
        self._hovered: Place | None = None
        self._drop: Drop | None = None  # a checker let go over its target, until the answer comes
        self._is_owed = False  # whether a `settled` has still to be emitted
        self._stock: Stock | None = None
        self._layout = BoardGeometry(1, 1)
        self._changing: list[QRectF] = []  # what the last frame has painted and the next will paint otherwise
        self._stage: Stage | None = None  # of the last frame
        self._cue_delay = QTimer(self, singleShot=True, interval=CUE_DELAY_MS)
        self._cue_delay.timeout.connect(self.update)
        self._projector = Projector(self)
        self._projector.advanced.connect(self._show_moment)
        self._projector.ended.connect(self._end_motion)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Board"))

    @property
    def options(self) -> BoardOptions:
        """How the board is shown."""
        return self._options

    @property
    def is_moving(self) -> bool:
        """Whether something moves by itself."""
        return self._projector.is_running

    def show_state(self, before: GameState | None, after: GameState, event: LogEvent | None = None) -> None:
        """Go from one state to the next, as the event has brought it about; at once when there is none before."""
        self.finish_motion()
        drop, self._drop = self._drop, None
        self._last = last_throw(self._last, before, event)
        self._state = after
        self._is_owed = True
        self._renew()
        self._project(plan_for(before, after, event, self._options, drop) if before is not None else Plan())

    def set_options(self, options: BoardOptions) -> None:
        """Show the board in another way, at once."""
        self.finish_motion()
        self._drop = None
        self._options = options
        if self._state is not None:
            self._renew()
        self.update()

    def finish_motion(self) -> None:
        """Jump to the end of whatever moves."""
        self._projector.finish()

    def layout_now(self) -> BoardGeometry:
        """Where everything lies at the present size."""
        state, options = self._state, self._options
        wanted = BoardGeometry(
            max(1, self.width()),
            max(1, self.height()),
            options.below,
            options.direction,
            parallel=state is not None and opposite(state.rule_set, 1) != 24,
            racks=state is not None and draws_rack(state, options),
        )
        if wanted != self._layout:  # the one that is known has worked out its places already
            self._layout = wanted
        return self._layout

    def place_rect(self, side: Side, number: int) -> QRect:
        """The place that a side calls by this number, be it a point, BAR, RESERVE or OFF, in this widget."""
        return self.layout_now().places[self._place(side, number)].toAlignedRect()

    def point_center(self, side: Side, number: int, level: int | None = None) -> QPoint:
        """The centre of a checker on such a place, in this widget: of the top one, or of the one at that level."""
        assert self._picture is not None
        place = self._place(side, number)
        spots = [checker.spot for checker in self._picture.stack(place)] or [Spot(place)]
        return centre(self.layout_now(), spots[-1 if level is None else level]).toPoint()

    def dice_center(self, side: Side) -> QPoint:
        """The middle of the place for the dice of a side, in this widget."""
        return self.layout_now().dice_rect(side).center().toPoint()

    def sizeHint(self) -> QSize:
        """A size at which everything is comfortable to play."""
        return QSize(960, 760)

    def minimumSizeHint(self) -> QSize:
        """A size at which everything can still be told apart."""
        return QSize(360, 280)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what of the board has to be painted anew."""
        painter = QPainter(self)
        stock = self._stock_now()
        if self._picture is None:
            painter.drawPixmap(0, 0, stock.ground)
        else:
            paint_scene(painter, stock, self._scene(), QRectF(event.rect()), show_pips=self._options.show_pips)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A motion that was begun at another size jumps to its end."""
        self.finish_motion()
        super().resizeEvent(event)

    def _place(self, side: Side, number: int) -> Place:
        assert self._state is not None
        return place_of(self._state.rule_set, self._options.below, side, number)

    def _renew(self) -> None:
        """Take over what the state shows and allows."""
        assert self._state is not None
        self._picture = picture(self._state, self._options, self._last)
        offered = offers(self._state, self._options)
        self._hand = Hand(offered, self._picture.cue, has_acted=self._hand.has_acted)
        self._hovered = None
        self.setAccessibleDescription(describe(self._picture))

    def _project(self, plan: Plan) -> None:
        """Show a plan, or the end at once where there is none."""
        self.update()
        if plan.stages:
            self._projector.run(plan)
        else:
            self._come_to_rest()

    def _end_motion(self) -> None:
        """What comes next is said a moment later, lest it flicker where the match goes on by itself."""
        self._cue_delay.start()
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        self._stage = None
        self.update()
        if self._is_owed:
            self._is_owed = False
            self.settled.emit()

    def _scene(self) -> Scene:
        """What is to be painted now."""
        assert self._picture is not None
        geometry = self.layout_now()
        if self._projector.is_running:
            return scene_moving(*self._projector.moment, geometry)
        is_calm = not self._cue_delay.isActive()
        return scene_at_rest(self._picture, geometry, self._hand, self._hovered, self._drop, is_calm=is_calm)

    def _show_moment(self) -> None:
        """Another moment of a motion: paint anew what changes in this stage, or all when another stage begins."""
        stage, _ = self._projector.moment
        if stage is not self._stage:
            self._stage = stage
            self.update()
        self._update_changing(stage)

    def _update_changing(self, stage: Stage | None) -> None:
        """Paint anew what is in the air, where it was and where it is."""
        now = changing(self._scene(), stage, self.layout_now())
        for rect in self._changing + now:
            self.update(rect.toAlignedRect())
        self._changing = now

    def _stock_now(self) -> Stock:
        """The pixmaps for the present size, screen and options."""
        options = self._options
        wanted = Stock(self.layout_now(), options.theme, self.devicePixelRatioF(), self.font(), options.show_numbers)
        if self._stock is None or wanted != self._stock:
            self._stock = wanted
        return self._stock
