"""A sequence that only grows. The longer one shares its items with those before it, so growing takes no time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Grown(Sequence[T]):
    """The first items of a list that may go on. It equals a tuple with the same items, and each slice is a tuple.

    Where two go on from the same sequence, the second one gets a list of its own. They may be read in any thread, but
    those that share a list go on in one thread only.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T], length: int | None = None) -> None:
        self._items = items  # nobody else changes what stands in it
        self._length = len(items) if length is None else length

    def plus(self, item: T) -> Grown[T]:
        """This sequence with one more item."""
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]
        items.append(item)
        return Grown(items, self._length + 1)

    def goes_on_from(self, other: Sequence[T]) -> bool:
        """Whether this is the other with more items, or none more, and shares them."""
        return isinstance(other, Grown) and self._items is other._items and self._length >= len(other)  # noqa: SLF001 - of its own kind

    def __len__(self) -> int:
        """The number of items."""
        return self._length

    def __iter__(self) -> Iterator[T]:
        """The items in order."""
        return iter(self._items[: self._length])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        """One item, or a tuple of several."""
        if isinstance(at, slice):
            return tuple(self._items[slice(*at.indices(self._length))] if at.step is None else tuple(self)[at])
        place = at + self._length if at < 0 else at
        if 0 <= place < self._length:
            return self._items[place]
        raise IndexError(at)

    def __eq__(self, other: object) -> bool:
        """Whether the other has the same items."""
        if isinstance(other, Grown):
            is_alike = self._length == other._length
            return is_alike and (self._items is other._items or tuple(self) == tuple(other))
        return isinstance(other, tuple) and tuple(self) == other

    def __hash__(self) -> int:
        """The hash of the tuple with the same items."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """The items as a tuple would be written."""
        return repr(tuple(self))


def grown(items: Sequence[T], item: T) -> Grown[T]:
    """These items and one more; at once if they have grown already."""
    return (items if isinstance(items, Grown) else Grown(list(items))).plus(item)
