"""Inputs for readers: valid examples with many kinds of damage; random words; noise.

Each input follows from a seed and its number, so that it can be made again, and a long run can continue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

LONGEST: Final = 20_000  # bytes; longer inputs are cut
_DEEPEST: Final = 3_000  # nested brackets
_NUMBER: Final = re.compile(rb"-?[0-9]+(?:\.[0-9]+)?")
_NUMBERS: Final = (
    *(b"0", b"-0", b"-1", b"00", b"7", b"25", b"255", b"256", b"65536", b"2147483648", b"-9223372036854775809"),
    *(b"18446744073709551616", b"9" * 400, b"1" * 4301, b"1e999", b"-1e-999", b"1.5", b"nan", b"-inf", b"Infinity"),
    *(b"NaN", b"0x10", b"1_000", b"+3", b"true", b"null", b'"3"', "٣".encode(), "３".encode(), "²".encode()),
)
_ODD: Final = (
    *(b"\0", b"\xef\xbb\xbf", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\r\n", b"\r", b"\n", b"\t"),
    *("\u2028".encode(), "\u00a0".encode(), "\u200f".encode(), "😀".encode(), "ά".encode(), "W".encode("utf-16")),
    *(b"\\u0000", b"\\ud800", b"\\", b'"', b"'", b"`", b"%s", b"{}", b"../", b"/", b"$(x)", b"=1+1", b";", b"|"),
)
_DIGITS: Final = tuple({ord("0") + digit: chr(zero + digit) for digit in range(10)} for zero in (0x660, 0x966, 0xFF10))
_NESTS: Final = (b"[", b"{", b"(", b'{"a":', b"[[", b"a.", b"-", b"x={", b'"')

Edit = Callable[[Random, bytes, Sequence[bytes]], bytes]


def make_input(seeds: Sequence[bytes], words: Sequence[bytes], seed: int, number: int) -> bytes:
    """The input of that number, made of the valid `seeds` and the `words` of their language."""
    chance = Random(seed << 32 | number)
    kind = chance.random()
    if kind < 0.05:
        return chance.randbytes(chance.randint(0, 80))
    if kind < 0.2 and words:
        joint = chance.choice((b"", b" ", b" ", b"\n", b","))
        return joint.join(chance.choices(words, k=chance.randint(1, 12)))
    data = chance.choice(seeds)
    for _ in range(min(1 + int(chance.expovariate(0.7)), 8)):
        data = chance.choice(_EDITS)(chance, data, (*seeds, *words))
    return data[:LONGEST]


def _edit_piece(change: Edit) -> Edit:
    """An edit that changes a piece of the data, mostly a short one."""

    def edit(chance: Random, data: bytes, others: Sequence[bytes]) -> bytes:
        begin = chance.randint(0, len(data))
        end = min(len(data), begin + int(chance.expovariate(0.1)))
        return data[:begin] + change(chance, data[begin:end], others) + data[end:]

    return edit


def _other_digits(chance: Random, piece: bytes, _: Sequence[bytes]) -> bytes:
    text = piece.decode(errors="surrogateescape").translate(chance.choice(_DIGITS))
    return text.encode(errors="surrogateescape")


_CUT_OUT: Final = _edit_piece(lambda *_: b"")
_REPEAT: Final = _edit_piece(lambda chance, piece, _: piece * (1 + chance.choice((1, 1, 2, 9, 200))))
_PUT_IN: Final = _edit_piece(lambda chance, piece, more: chance.choice((*_ODD, *more)) + chance.choice((piece, b"")))
_NEST: Final = _edit_piece(lambda chance, _, __: chance.choice(_NESTS) * chance.choice((1, 3, 70, _DEEPEST)))


def _flip(chance: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    if not data:
        return data
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def _repeat_line(chance: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    lines = data.split(b"\n")
    at = chance.randrange(len(lines))
    return b"\n".join([*lines[:at], *lines[at : at + 1] * chance.choice((0, 2, 2, 30)), *lines[at + 1 :]])


def _splice(chance: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    other = chance.choice((b"", chance.choice(others)))
    return data[: chance.randint(0, len(data))] + other[chance.randint(0, len(other)) :]


def _put_in_number(chance: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    numbers = list(_NUMBER.finditer(data))
    if not numbers:
        return data
    begin, end = chance.choice(numbers).span()
    return data[:begin] + chance.choice(_NUMBERS) + data[end:]


def _other_ends(_: Random, data: bytes, __: Sequence[bytes]) -> bytes:
    return data.replace(b"\n", b"\r\n")


def _other_encoding(chance: Random, data: bytes, _: Sequence[bytes]) -> bytes:
    return data.decode(errors="replace").encode(chance.choice(("utf-16", "utf-8-sig", "utf-7")))


_EDITS: Final[tuple[Edit, ...]] = (
    *(_flip, _flip, _CUT_OUT, _REPEAT, _repeat_line, _splice, _splice, _splice),
    *(_PUT_IN, _PUT_IN, _PUT_IN, _put_in_number, _put_in_number, _put_in_number, _NEST, _edit_piece(_other_digits)),
    *(_other_ends, _other_encoding),
)
