"""The state of the position editor: the side in hand, the drag, the arrangement they produce, and its picture. Pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, begin, begin_at
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.ui.board.frame import Sprite, lying_cube, lying_dice, resting_checkers
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, Place, PlaceKind, number_of, supply, tray
from tapa_desktop.ui.board.picture import Picture, picture
from tapa_desktop.ui.board.pointer import Drag, TargetHighlight
from tapa_desktop.ui.board.scene import Scene, top_spot


class Setup(Struct, frozen=True):
    """An arrangement being edited, with the side `below` below. Clicks put checkers of the side in `hand`."""

    arrangement: Arrangement
    below: Side = Side.WHITE
    hand: Side = Side.WHITE
    drag: Drag | None = None

    @property
    def dragged(self) -> Side | None:
        """The side of the dragged checker, None if no checker is being dragged."""
        drag = self.drag
        return self.side_at(drag.source) if drag is not None and drag.has_begun else None

    @property
    def is_click(self) -> bool:
        """Whether a button is down and has moved nothing yet."""
        return self.drag is not None and not self.drag.has_begun

    @property
    def lying(self) -> Arrangement:
        """The arrangement without the dragged checker."""
        return self.arrangement if self.dragged is None else self._without(self.source)

    @property
    def source(self) -> Place:
        """Where a checker would come from if it went to the pointer: the drag's source, or the supply in hand."""
        lifted = self.drag.source if self.drag is not None and self.drag.has_begun else None
        return lifted or supply(self.hand)

    def in_supply(self, side: Side) -> int:
        """The number of checkers in a side's supply."""
        is_held = self.dragged is not None and self.source == supply(side)
        return max(0, self.arrangement.lacking(side) - is_held)

    def side_at(self, place: Place | None) -> Side | None:
        """The side of the checker that a press there would lift, None if there is none."""
        if place is None:
            return None
        if place.kind is PlaceKind.POINT:
            return self.arrangement.top(self._number(place))
        assert place.side is not None
        if place.kind is PlaceKind.SUPPLY:
            return place.side if self.arrangement.lacking(place.side) > 0 else None
        return place.side if self.arrangement.may_take(place.side, self._number(place)) else None

    def may_put(self, place: Place) -> bool:
        """Whether the dragged checker, or else one of the side in hand, can go there."""
        if self.dragged is None:
            return self._with_one_more(place, self.hand) is not None
        return place != self.source and self._moved(self.source, place) is not None

    def would_pin(self, place: Place) -> bool:
        """Whether that checker would lie on a checker of the other side there."""
        top = self.lying.top(self._number(place)) if place.kind is PlaceKind.POINT else None
        return top is not None and top is not (self.dragged or self.hand)

    def pressed(self, place: Place | None, x: float, y: float) -> Setup:
        """The state after a press on a place, or outside the board if `place` is None."""
        return replace(self, drag=Drag(place if self.side_at(place) else None, x, y, x, y))

    def moved(self, x: float, y: float, threshold: float) -> Setup:
        """The state after a move with the button down."""
        return self if self.drag is None else replace(self, drag=self.drag.moved(x, y, threshold))

    def released(self, place: Place | None) -> Setup:
        """The state after a release: a dragged checker goes there, or back if it cannot."""
        if self.drag is None:
            return self
        return replace(self, drag=None, arrangement=self._moved(self.drag.source, place) or self.arrangement)

    def cancelled(self) -> Setup:
        """The state without a drag."""
        return replace(self, drag=None)

    def clicked(self, place: Place | None, side: Side) -> Setup:
        """The state with one more checker of a side there; a supply comes into hand."""
        free = self.cancelled()  # or a checker would follow the pointer after the click
        if place is None or self.dragged is not None:
            return free
        if place.kind is PlaceKind.SUPPLY and place.side is not None:
            return replace(free, hand=place.side)
        more = self._with_one_more(place, side)
        return replace(free, arrangement=more or self.arrangement)

    def taken_from(self, place: Place | None) -> Setup:
        """The state with the top checker of a place removed. If a checker is being dragged, it only goes back."""
        is_idle = self.dragged is None and place is not None and place.kind is not PlaceKind.SUPPLY
        if is_idle and self.side_at(place) is not None:
            return replace(self.cancelled(), arrangement=self._without(place))
        return self.cancelled()

    def is_used_up(self, place: Place, side: Side) -> bool:
        """Whether only the number of checkers keeps a click from putting one more of a side there."""
        if place.kind is PlaceKind.SUPPLY:
            return False
        mover = place.side or side
        return self._spare(mover) is None and self.arrangement.may_put(mover, self._number(place))

    def _with_one_more(self, place: Place, side: Side) -> Arrangement | None:
        """The arrangement with a spare checker there. A place beside the board is for those of its own side."""
        if place.kind is PlaceKind.SUPPLY:
            return None
        spare = self._spare(place.side or side)
        return self._moved(spare, place) if spare not in {None, place} else None

    def _spare(self, side: Side) -> Place | None:
        """Where the next checker of a side comes from: its supply, or those borne off."""
        return next((place for place in (supply(side), tray(side)) if self.side_at(place)), None)

    def _moved(self, source: Place | None, target: Place | None) -> Arrangement | None:
        """The arrangement after moving a checker, or removing it if `target` is None or a supply; None if illegal."""
        side = self.side_at(source)
        if side is None:
            return None
        without = self._without(source)
        if target is None or target.kind is PlaceKind.SUPPLY:
            return without
        if target.side not in {None, side} or not without.may_put(side, self._number(target)):
            return None
        return without.put(side, self._number(target))

    def _without(self, source: Place | None) -> Arrangement:
        side = self.side_at(source)
        assert source is not None
        assert side is not None
        is_supply = source.kind is PlaceKind.SUPPLY
        return self.arrangement if is_supply else self.arrangement.take(side, self._number(source))

    def _number(self, place: Place) -> int:
        """The number of the place from White's view, which arrangements use."""
        return number_of(self.arrangement.rule_set, self.below, Side.WHITE, place)


def state_of(arrangement: Arrangement) -> GameState:
    """The state of a match at this position, before any roll."""
    return _state_at(arrangement.placed._replace(roll=None, stage=FIRST))


def picture_of(arrangement: Arrangement, options: BoardOptions) -> Picture:
    """The picture of an arrangement, including a roll or a group that is still to be played."""
    shown, match = picture(_state_at(arrangement.placed), options), arrangement.match
    is_crawford = match is not None and match.is_crawford
    cube = shown.cube and replace(shown.cube, is_dead=is_crawford, is_crawford=is_crawford, may_be_offered=False)
    return replace(shown, cube=cube)


def _state_at(placed: PositionSpec) -> GameState:
    return begin_at(begin(placed.rule_set, 1, NOBODY, NOBODY), placed)


def setup_scene(setup: Setup, shown: Picture, geometry: BoardGeometry, hovered: Place | None) -> Scene:
    """The scene of the editor. `shown` omits the dragged checker; `hovered` is the place under the pointer."""
    highlights, flying = {}, []
    if hovered is not None and hovered.kind is not PlaceKind.SUPPLY and setup.may_put(hovered):
        highlights = {hovered: TargetHighlight(is_one_die=True, touches=setup.would_pin(hovered))}
    if setup.dragged is not None and setup.drag is not None:
        flying = [Sprite(setup.dragged, setup.drag.x, setup.drag.y, lift=1.0)]
    return Scene(
        replace(shown, prompt_side=setup.dragged or setup.hand),  # the side whose checker would land
        resting_checkers(shown, geometry),
        lying_dice(shown, geometry),
        flying,
        highlights,
        hovered=top_spot(shown, hovered) if setup.dragged is None and setup.side_at(hovered) else None,
        cube=lying_cube(shown.cube, geometry),
    )
