"""What is tried out: something that reads what others have written."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Reader(NamedTuple):
    """A reader, bytes that it can read, the words of its language, and the only errors that may come out of it."""

    name: str
    read: Callable[[bytes], object]
    errors: tuple[type[Exception], ...]
    seeds: tuple[bytes, ...]
    words: tuple[bytes, ...] = ()


def text_of(data: bytes) -> str:
    """The bytes as a text in which anything may stand, halves of surrogate pairs, too."""
    try:
        return data.decode(errors="surrogatepass")
    except UnicodeDecodeError:
        return data.decode(errors="surrogateescape")


def words_of(text: str) -> tuple[bytes, ...]:
    """The words of a text as bytes."""
    return tuple(text.encode().split())
