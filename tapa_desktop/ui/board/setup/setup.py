"""A position that is set up by hand: what is selected, what is carried, what comes of it, and the picture. Pure.

Beside the places of the board there is the supply of each side, with the checkers that are still to be placed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.game.events import Seat
from tapa_desktop.game.start import begin_at
from tapa_desktop.game.state import GameState, begin
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tapa_desktop.ui.board import pointer as drags
from tapa_desktop.ui.board.dice_frame import lying_dice
from tapa_desktop.ui.board.frame import held, still
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.picture import Die, Picture, picture
from tapa_desktop.ui.board.place import BoardOptions, Place, PlaceKind, Spot, counted_by, supply
from tapa_desktop.ui.board.pointer import Drag
from tapa_desktop.ui.board.scene import Scene
from tapa_desktop.ui.board.targets import Light

_BESIDE = {PlaceKind.BAR: BAR, PlaceKind.RACK: RESERVE, PlaceKind.TRAY: OFF}

_NOBODY: Final = Seat("nobody")  # so nothing is offered to anyone


@dataclass(frozen=True, slots=True)
class Setup:
    """An arrangement under a hand, on a board with that side below."""

    arrangement: Arrangement
    below: Side = Side.WHITE
    selected: Place | None = None
    drag: Drag | None = None

    @property
    def held(self) -> Side | None:
        """Whose checker is in the air, None while nothing is carried."""
        drag = self.drag
        return self.whose(drag.source) if drag is not None and drag.has_begun else None

    @property
    def lying(self) -> Arrangement:
        """The checkers without the one in the air."""
        if self.held is None:
            return self.arrangement
        assert self.drag is not None
        return self._without(self.drag.source)

    @property
    def source(self) -> Place | None:
        """From where a checker would go to the place below the pointer: the drag's source, or what is selected."""
        return self.drag.source if self.held is not None and self.drag is not None else self.selected

    def in_supply(self, side: Side) -> int:
        """How many checkers of that side wait in its supply."""
        return max(0, self.arrangement.lacking(side) - self._is_held_from(supply(side)))

    def whose(self, place: Place | None) -> Side | None:
        """Whose checker would be lifted there, None where there is none."""
        if place is None:
            return None
        if place.kind is PlaceKind.POINT:
            return self.arrangement.top(self._number(place))
        assert place.side is not None
        if place.kind is PlaceKind.SUPPLY:
            return place.side if self.arrangement.lacking(place.side) > 0 else None
        return place.side if self.arrangement.may_take(place.side, self._number(place)) else None

    def may_put(self, place: Place) -> bool:
        """Whether the checker in the air, or the one that is selected, finds room there."""
        return place != self.source and self._moved(self.source, place) is not None

    def would_pin(self, place: Place) -> bool:
        """Whether it would come to lie on a checker of the other side there."""
        top = self.lying.top(self._number(place)) if place.kind is PlaceKind.POINT else None
        return top is not None and top is not self.whose(self.source)

    def pressed(self, place: Place | None, x: float, y: float) -> Setup:
        """The pointer goes down on a place, None beside the board."""
        return replace(self, drag=drags.press(place if self.whose(place) else None, x, y))

    def moved(self, x: float, y: float, threshold: float) -> Setup:
        """The pointer moves while it is down. A drag that begins takes over from what was selected."""
        if self.drag is None:
            return self
        drag = self.drag.moved(x, y, threshold)
        return replace(self, drag=drag, selected=None if drag.has_begun else self.selected)

    def released(self, place: Place | None) -> Setup:
        """The pointer goes up over a place: what was carried lies there, or where it was; or it was a click."""
        drag = self.drag
        if drag is None:
            return self
        if not drag.has_begun:
            return replace(self._clicked(place), drag=None)
        return replace(self, drag=None, arrangement=self._moved(drag.source, place) or self.arrangement)

    def cancelled(self) -> Setup:
        """Nothing is carried and nothing selected."""
        return replace(self, drag=None, selected=None)

    def taken_from(self, place: Place | None) -> Setup:
        """With the top checker of a place taken away; nothing is taken while one is carried, which goes back."""
        is_idle = self.held is None and place is not None and place.kind is not PlaceKind.SUPPLY
        if is_idle and self.whose(place) is not None:
            return replace(self.cancelled(), arrangement=self._without(place))
        return self.cancelled()

    def _clicked(self, place: Place | None) -> Setup:
        """A click puts what is selected there, or else selects; a supply stays selected while something is in it."""
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
        """With the top checker of one place at another, or taken away beside the board; None where it finds no room."""
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

    def _is_held_from(self, place: Place) -> bool:
        return self.held is not None and self.drag is not None and self.drag.source == place

    def _number(self, place: Place) -> int:
        """The place as White numbers it, as an arrangement has it."""
        if place.kind is PlaceKind.POINT:
            return counted_by(self.arrangement.rule_set, self.below, Side.WHITE, place.point)
        return _BESIDE[place.kind]


def state_of(arrangement: Arrangement) -> GameState:
    """The state of a match in which the checkers lie like this, before any roll."""
    state = begin(arrangement.rule_set, 1, _NOBODY, _NOBODY)
    return begin_at(state, replace(arrangement.placed, roll=None))


def picture_of(arrangement: Arrangement, options: BoardOptions) -> Picture:
    """What is drawn of it, with the roll that is to be played."""
    roll = arrangement.roll or ()
    thrown = tuple(Die(arrangement.side, value, slot, len(roll)) for slot, value in enumerate(roll))
    return replace(picture(state_of(arrangement), options), dice=thrown, cube=None)


def setup_scene(setup: Setup, shown: Picture, geometry: BoardGeometry, aimed: Place | None) -> Scene:
    """All that is painted of the board; `shown` is without the checker in the air, `aimed` lies below the pointer."""
    may_put = aimed is not None and aimed.kind is not PlaceKind.SUPPLY and setup.may_put(aimed)
    flying = []
    if setup.held is not None and setup.drag is not None:
        flying = [held(setup.held, setup.drag.x, setup.drag.y)]
    return Scene(
        replace(shown, cue_side=setup.whose(setup.source) or shown.cue_side),  # whose checker would land
        still(shown, geometry),
        lying_dice(shown, geometry),
        flying,
        {aimed: Light(is_one_die=True, touches=setup.would_pin(aimed))} if may_put and aimed is not None else {},
        selected=_top(shown, setup.selected),
        hovered=_top(shown, aimed) if setup.source is None and setup.whose(aimed) else None,
    )


def _top(shown: Picture, place: Place | None) -> Spot | None:
    """The top checker of a place of the board."""
    stack = shown.stack(place) if place is not None else ()
    return stack[-1].spot if stack else None
