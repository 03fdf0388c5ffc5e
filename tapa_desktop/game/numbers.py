"""Rising numbers as a short text, such as `1-3 5`."""

from __future__ import annotations

from collections.abc import Sequence

Numbers = frozenset[int]


def format_numbers(numbers: Sequence[int]) -> str:
    """Numbers that rise, with those that follow one another drawn together."""
    begins = [number for number in numbers if number - 1 not in numbers]
    ends = [number for number in numbers if number + 1 not in numbers]
    return " ".join(str(begin) if begin == end else f"{begin}-{end}" for begin, end in zip(begins, ends, strict=True))


def parse_numbers(text: str, most: int) -> Numbers:
    """The numbers of such a text.

    Raises:
        ValueError: for what is no number, more than `most`, or does not rise.
    """
    found: set[int] = set()
    last = 0
    for part in text.split():
        begin, _, end = part.partition("-")
        if not last < int(begin) <= int(end or begin) <= most:
            raise ValueError(f"rising numbers from 1 to {most} expected, not {part[:60]!r}")
        last = int(end or begin)
        found.update(range(int(begin), last + 1))
    return frozenset(found)
