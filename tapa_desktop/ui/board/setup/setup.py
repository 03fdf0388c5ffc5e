"""The state of the position editor: the selection, the drag, the arrangement they produce, and its picture. Pure.

Besides the places of the board, each side has a supply of checkers that have not been placed yet.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, begin, begin_at
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tapa_desktop.ui.board.frame import dragged_checker, lying_dice, still
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.picture import Picture, picture
from tapa_desktop.ui.board.place import BoardOptions, Place, PlaceKind, counted_by, supply
from tapa_desktop.ui.board.pointer import Drag, Light, press
from tapa_desktop.ui.board.scene import Scene, top_spot

_BESIDE = {PlaceKind.BAR: BAR, PlaceKind.RACK: RESERVE, PlaceKind.TRAY: OFF}


class Setup(Struct, frozen=True):
    """An arrangement being edited, on a board with `below` as the side below."""

    arrangement: Arrangement
    below: Side = Side.WHITE
    selected: Place | None = None
    drag: Drag | None = None

    @property
    def dragged(self) -> Side | None:
        """The side of the dragged checker, None if no checker is being dragged."""
        drag = self.drag
        return self.whose(drag.source) if drag is not None and drag.has_begun else None

    @property
    def lying(self) -> Arrangement:
        """The arrangement without the dragged checker."""
        if self.dragged is None:
            return self.arrangement
        assert self.drag is not None
        return self._without(self.drag.source)

    @property
    def source(self) -> Place | None:
        """Where a checker would come from if it went to the pointer: the drag's source, or the selection."""
        return self.drag.source if self.dragged is not None and self.drag is not None else self.selected

    def in_supply(self, side: Side) -> int:
        """The number of checkers in a side's supply."""
        return max(0, self.arrangement.lacking(side) - self._is_dragged_from(supply(side)))

    def whose(self, place: Place | None) -> Side | None:
        """The side of the checker that would be lifted there, None if there is none."""
        if place is None:
            return None
        if place.kind is PlaceKind.POINT:
            return self.arrangement.top(self._number(place))
        assert place.side is not None
        if place.kind is PlaceKind.SUPPLY:
            return place.side if self.arrangement.lacking(place.side) > 0 else None
        return place.side if self.arrangement.may_take(place.side, self._number(place)) else None

    def may_put(self, place: Place) -> bool:
        """Whether the dragged or selected checker can go there."""
        return place != self.source and self._moved(self.source, place) is not None

    def would_pin(self, place: Place) -> bool:
        """Whether that checker would lie on a checker of the other side there."""
        top = self.lying.top(self._number(place)) if place.kind is PlaceKind.POINT else None
        return top is not None and top is not self.whose(self.source)

    def pressed(self, place: Place | None, x: float, y: float) -> Setup:
        """The state after a press on a place, or outside the board if `place` is None."""
        return replace(self, drag=press(place if self.whose(place) else None, x, y))

    def moved(self, x: float, y: float, threshold: float) -> Setup:
        """The state after a move with the button down. A drag that begins clears the selection."""
        if self.drag is None:
            return self
        drag = self.drag.moved(x, y, threshold)
        return replace(self, drag=drag, selected=None if drag.has_begun else self.selected)

    def released(self, place: Place | None) -> Setup:
        """The state after a release: a dragged checker goes there, or back if it cannot; otherwise it was a click."""
        drag = self.drag
        if drag is None:
            return self
        if not drag.has_begun:
            return replace(self._clicked(place), drag=None)
        return replace(self, drag=None, arrangement=self._moved(drag.source, place) or self.arrangement)

    def cancelled(self) -> Setup:
        """The state without a drag or a selection."""
        return replace(self, drag=None, selected=None)

    def taken_from(self, place: Place | None) -> Setup:
        """The state with the top checker of a place removed. If a checker is being dragged, it only goes back."""
        is_idle = self.dragged is None and place is not None and place.kind is not PlaceKind.SUPPLY
        if is_idle and self.whose(place) is not None:
            return replace(self.cancelled(), arrangement=self._without(place))
        return self.cancelled()

    def _clicked(self, place: Place | None) -> Setup:
        """The state after a click: it moves the selected checker, or selects. A supply stays selected until empty."""
        if place is None or place == self.selected:
            return replace(self, selected=None)
        moved = self._moved(self.selected, place)
        if moved is None:
            return replace(self, selected=place if self.whose(place) else None)
        assert self.selected is not None
        after = replace(self, arrangement=moved)
        is_spent = self.selected.kind is not PlaceKind.SUPPLY or after.whose(self.selected) is None
        return replace(after, selected=None) if is_spent else after

    def _moved(self, source: Place | None, target: Place | None) -> Arrangement | None:
        """The arrangement after moving a checker, or removing it if `target` is None or a supply; None if illegal."""
        side = self.whose(source)
        if side is None:
            return None
        without = self._without(source)
        if target is None or target.kind is PlaceKind.SUPPLY:
            return without
        if target.side not in {None, side} or not without.may_put(side, self._number(target)):
            return None
        return without.put(side, self._number(target))

    def _without(self, source: Place | None) -> Arrangement:
        side = self.whose(source)
        assert source is not None
        assert side is not None
        return (
            self.arrangement if source.kind is PlaceKind.SUPPLY else self.arrangement.take(side, self._number(source))
        )

    def _is_dragged_from(self, place: Place) -> bool:
        return self.dragged is not None and self.drag is not None and self.drag.source == place

    def _number(self, place: Place) -> int:
        """The number of the place from White's view, which arrangements use."""
        if place.kind is PlaceKind.POINT:
            return counted_by(self.arrangement.rule_set, self.below, Side.WHITE, place.point)
        return _BESIDE[place.kind]


def state_of(arrangement: Arrangement) -> GameState:
    """The state of a match at this position, before any roll."""
    return _state_at(arrangement.placed._replace(roll=None, stage=FIRST))


def picture_of(arrangement: Arrangement, options: BoardOptions) -> Picture:
    """The picture of an arrangement, including a roll or a group that is still to be played."""
    return replace(picture(_state_at(arrangement.placed), options), cube=None)


def _state_at(placed: Placed) -> GameState:
    return begin_at(begin(placed.rule_set, 1, NOBODY, NOBODY), placed)


def setup_scene(setup: Setup, shown: Picture, geometry: BoardGeometry, aimed: Place | None) -> Scene:
    """The scene of the editor. `shown` omits the dragged checker; `aimed` is the place under the pointer."""
    may_put = aimed is not None and aimed.kind is not PlaceKind.SUPPLY and setup.may_put(aimed)
    flying = []
    if setup.dragged is not None and setup.drag is not None:
        flying = [dragged_checker(setup.dragged, setup.drag.x, setup.drag.y)]
    return Scene(
        replace(shown, prompt_side=setup.whose(setup.source) or shown.prompt_side),  # the side whose checker would land
        still(shown, geometry),
        lying_dice(shown, geometry),
        flying,
        {aimed: Light(is_one_die=True, touches=setup.would_pin(aimed))} if may_put and aimed is not None else {},
        selected=top_spot(shown, setup.selected),
        hovered=top_spot(shown, aimed) if setup.source is None and setup.whose(aimed) else None,
    )
