"""The record of one press of the pointer, which is a drag as soon as it has moved far enough. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .place import Place


@dataclass(frozen=True, slots=True)
class Drag:
    """A press from its beginning to the release, in logical pixels of the board's widget."""

    source: Place | None  # None where nothing can be lifted: it can be a click only
    start_x: float
    start_y: float
    x: float
    y: float
    has_begun: bool = False  # until then it may still be a click
    is_interruption: bool = False  # it has cut a motion short, so it is no click that rolls or ends a turn

    def moved(self, x: float, y: float, threshold: float) -> Drag:
        """The drag with the pointer somewhere else; once begun it goes on, however near it comes to its start."""
        is_far = abs(x - self.start_x) + abs(y - self.start_y) >= threshold
        return replace(self, x=x, y=y, has_begun=self.has_begun or (is_far and self.source is not None))


def press(source: Place | None, x: float, y: float, *, is_interruption: bool = False) -> Drag:
    """A press of the pointer, on a place where a checker can be lifted or on none."""
    return Drag(source, x, y, x, y, is_interruption=is_interruption)
