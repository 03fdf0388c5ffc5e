"""Cancels long computations: they call an `IsCancelled` function often, and raise `Cancelled` when it returns True.

This module imports only the standard library.
"""

from __future__ import annotations

from collections.abc import Callable

IsCancelled = Callable[[], bool]


class Cancelled(Exception):  # noqa: N818 - it is not an error: the caller has cancelled the computation
    """The caller does not need the answer any more."""


def never() -> bool:
    """An `IsCancelled` for a computation that is never cancelled."""
    return False
