"""How work that takes its time is called off: whoever does it asks often whether the answer is still wanted.

Nothing but Python is loaded here, so that the window can speak of it before there is any work.
"""

from __future__ import annotations

from collections.abc import Callable

IsCancelled = Callable[[], bool]


class Cancelled(Exception):  # noqa: N818 - nothing is wrong: somebody has called it off
    """The one who asked does not want the answer any more."""


def never() -> bool:
    """The answer to `is_cancelled` of one who waits to the end."""
    return False
