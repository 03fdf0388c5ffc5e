"""A hand that sets up a position: what it has selected, what it carries, and what comes of it. Pure.

Beside the places of the board there is the supply of each side, with the checkers that are still to be placed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE

from . import drag as drags
from .drag import Drag
from .place import Kind, Place, counted_by, supply

_BESIDE = {Kind.BAR: BAR, Kind.RACK: RESERVE, Kind.TRAY: OFF}


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
        if place.kind is Kind.POINT:
            return self.arrangement.top(self._number(place))
        assert place.side is not None
        if place.kind is Kind.SUPPLY:
            return place.side if self.arrangement.lacking(place.side) > 0 else None
        return place.side if self.arrangement.may_take(place.side, self._number(place)) else None

    def may_put(self, place: Place) -> bool:
        """Whether the checker in the air, or the one that is selected, finds room there."""
        return place != self.source and self._moved(self.source, place) is not None

    def would_pin(self, place: Place) -> bool:
        """Whether it would come to lie on a checker of the other side there."""
        top = self.lying.top(self._number(place)) if place.kind is Kind.POINT else None
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
        is_idle = self.held is None and place is not None and place.kind is not Kind.SUPPLY
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
        is_spent = self.selected.kind is not Kind.SUPPLY or after.whose(self.selected) is None
        return replace(after, selected=None) if is_spent else after

    def _moved(self, source: Place | None, target: Place | None) -> Arrangement | None:
        """With the top checker of one place at another, or taken away beside the board; None where it finds no room."""
        side = self.whose(source)
        if side is None:
            return None
        without = self._without(source)
        if target is None or target.kind is Kind.SUPPLY:
            return without
        if target.side not in {None, side} or not without.may_put(side, self._number(target)):
            return None
        return without.put(side, self._number(target))

    def _without(self, source: Place | None) -> Arrangement:
        side = self.whose(source)
        assert source is not None
        assert side is not None
        return self.arrangement if source.kind is Kind.SUPPLY else self.arrangement.take(side, self._number(source))

    def _is_held_from(self, place: Place) -> bool:
        return self.held is not None and self.drag is not None and self.drag.source == place

    def _number(self, place: Place) -> int:
        """The place as White numbers it, as an arrangement has it."""
        if place.kind is Kind.POINT:
            return counted_by(self.arrangement.rule_set, self.below, Side.WHITE, place.point)
        return _BESIDE[place.kind]
