"""What is refused before it comes to the C code, beside positions and rolls; and the question whether to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tapa_desktop.cancelling import Cancelled, IsCancelled, never

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


class Question:
    """The question whether to go on, which C asks every few milliseconds.

    C cannot pass on an exception: one that the question raises, or Ctrl+C meanwhile, stops the work and is raised by
    `check_done`. `asks` is the function for C.
    """

    def __init__(self, is_cancelled: IsCancelled) -> None:
        self._errors: list[BaseException] = []
        self.asks: Callable[[], int] = library.NEVER
        if is_cancelled is not never:
            answers = _answers(is_cancelled, self._errors)
            next(answers)
            self.asks = library.IsCancelled(answers.__next__)

    def check_done(self, is_done: int | bool) -> None:
        """Raise what has stopped the work.

        Raises:
            Cancelled: when the answer was yes.
        """
        if self._errors:
            raise self._errors[0]
        if not is_done:
            raise Cancelled


def _answers(is_cancelled: IsCancelled, errors: list[BaseException]) -> Iterator[int]:
    """1 when the work is to stop, else 0.

    It is a generator because Python raises Ctrl+C at the beginning of a function, before any `try` of its own; a
    generator goes on within its `try`.
    """
    answer = 0
    while True:
        try:
            while True:
                yield answer
                answer = int(bool(is_cancelled()))
        except GeneratorExit:
            raise
        except BaseException as error:  # noqa: BLE001 - it is raised again
            errors.append(error)
            answer = 1
