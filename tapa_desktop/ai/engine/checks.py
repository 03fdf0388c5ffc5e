"""What is refused before it comes to the C code, beside positions and rolls; and the question whether to go on."""

from __future__ import annotations

from collections.abc import Callable

from tapa_desktop.cancelling import IsCancelled, never

from . import library


def check_range(what: str, number: int, least: int, most: int) -> None:
    """Refuse what is not a whole number in this range.

    Raises:
        ValueError: then.
    """
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"{what}: {number!r} is not a whole number from {least} to {most}")


def check_seed(seed: int) -> None:
    """Refuse what is not a seed; raises as `check_range`."""
    check_range("seed", seed, 0, 2**64 - 1)


def asking(is_cancelled: IsCancelled) -> Callable[[], int]:
    """The question as a function that C can call; it asks every few milliseconds."""
    return library.NEVER if is_cancelled is never else library.IsCancelled(lambda: int(bool(is_cancelled())))
