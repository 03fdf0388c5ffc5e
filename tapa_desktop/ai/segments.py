"""Answers of a bulk question that lie one after the other: the results of one origin are a segment, segments in order.

`origin` is whole numbers [M], sorted, in which each of 0 to `segments` - 1 occurs at least once.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Indices = NDArray[np.int64]


def starts_of(origin: NDArray[np.integer], segments: int) -> Indices:
    """Where each segment begins, int64 [segments]."""
    return np.searchsorted(origin, np.arange(segments)).astype(np.int64)


def lengths_of(origin: NDArray[np.integer], segments: int) -> Indices:
    """How many answers each segment has, int64 [segments]."""
    return np.bincount(origin, minlength=segments).astype(np.int64)


def best_of(values: NDArray[np.floating], origin: NDArray[np.integer], segments: int) -> Indices:
    """Where the greatest value of each segment is, int64 [segments]; of equal ones the first."""
    greatest = np.maximum.reduceat(values, starts_of(origin, segments))
    places = np.flatnonzero(values == greatest[origin])
    return places[starts_of(origin[places], segments)]


def ranked(values: NDArray[np.floating], origin: NDArray[np.integer], segments: int) -> tuple[Indices, Indices]:
    """All places, segment by segment with the greatest value first, and the rank of each in its segment from 0.

    Both int64 [M], in the same order; of equal values the first comes first.
    """
    order = np.lexsort((-values, origin))
    return order, np.arange(len(order)) - starts_of(origin, segments)[origin]
