"""The readers of the computer player: networks, pruners, the table of the bear-off, and the line protocol."""

from __future__ import annotations

import io
import math
import struct
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final
from unittest.mock import Mock, patch

import msgspec

from tapa_desktop.ai.engine.game import INPUTS_VERSION
from tapa_desktop.ai.engine.library import RandomTally
from tapa_desktop.ai.engine.weights import FORMAT, WeightsError, read_bearoff, read_network, read_pruner
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.protocol.__main__ import COMMANDS, answer
from tapa_desktop.ai.protocol.state import CommandError, EngineState, split
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.position_text import parse_position
from tests.fuzz.trying import Reader, text_of, words_of

_SEAM: Final = b"\xff|\xff"  # between the parts of an archive, which are damaged before they are packed
_MOST_LINES: Final = 2
_START: Final = parse_position("tapa W1,1,W2,19,B1,B2 0/0/12 0/0/12 W 21")
_WORDS: Final = words_of("'descr': '<f2', 'fortran_order': False, 'shape': (1, 4), '|u1' '|O' (16, 256) <f8 -1 PK")


def _npy(kind: str, shape: tuple[int, ...], data: bytes) -> bytes:
    """An array as NumPy writes it. Source: numpy.lib.format, version 1.0."""
    head = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}"
    head += " " * (-(len(head) + 11) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + data


def _halves(*shape: int) -> bytes:
    return _npy("<f2", shape, bytes(2 * math.prod(shape)))


def _small(*shape: int) -> bytes:
    return _npy("|u1", shape, b"\1" * math.prod(shape))


def _json(header: object) -> bytes:
    data = msgspec.json.encode(header)
    return _npy("|u1", (len(data),), data)


def _packed(names: tuple[str, ...], data: bytes) -> bytes:
    """A valid archive with these parts, whatever is in them."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, part in zip(names, data.split(_SEAM), strict=False):
            archive.writestr(f"{name}.npy", part)
    return file.getvalue()


NETWORK_PARTS: Final = ("header", "hidden", "hidden_bias", "output", "output_bias")
_NETWORK: Final = _SEAM.join(
    [
        _json({"format": FORMAT, "inputs": INPUTS_VERSION, "rule_set": "tapa", "ends": [2, 1, -1, -2]}),
        *(_halves(3, 1), _halves(1), _halves(1, 4), _halves(4)),
    ]
)
PRUNER_PARTS: Final = ("header", "vectors", "output")
_PRUNER: Final = _SEAM.join([_json({"format": FORMAT, "rule_set": "tapa"}), _halves(32, 16, 2), _halves(1)])
TABLE_PARTS: Final = ("format", "finish_least", "finish_rolls", "finish", "first_least", "first_rolls", "first")
_TABLE: Final = _SEAM.join([_small(1), *[_small(1), _small(1), _small(3, 1)] * 2])


def _read_pruner(data: bytes) -> None:
    read_pruner(data, "tapa")


def _read_table(data: bytes) -> None:
    """Read a table for a single position: a whole one is larger than an input."""
    with patch("tapa_desktop.ai.engine.weights.RANKS", (1, 1)):
        read_bearoff(_packed(TABLE_PARTS, data))


def _answer(data: bytes) -> None:
    """Answer the first lines, each at the weakest level and without long work."""
    state = EngineState(_START, is_stopped=lambda: True)
    with _without_long_work():
        for line in islice(split(io.BytesIO(data)), _MOST_LINES):
            state.level = LEVELS[0]
            for reply in answer(state, text_of(line)):
                assert "\n" not in reply


@contextmanager
def _without_long_work() -> Iterator[None]:
    with (
        patch("tapa_desktop.ai.rollout.roll_out", Mock(side_effect=CommandError("not here"))),
        patch("tapa_desktop.ai.engine.game.Engine.perft", lambda *_, **__: 0),
        patch("tapa_desktop.ai.protocol.__main__.random_games", lambda *_, **__: RandomTally()),
    ):
        yield


AI_READERS: Final = (
    Reader("network file", read_network, (WeightsError,), (_packed(NETWORK_PARTS, _NETWORK),), _WORDS),
    Reader(
        "network weights", lambda data: read_network(_packed(NETWORK_PARTS, data)), (WeightsError,), (_NETWORK,), _WORDS
    ),
    Reader("pruner file", _read_pruner, (WeightsError,), (_packed(PRUNER_PARTS, _PRUNER),), _WORDS),
    Reader(
        "pruner weights", lambda data: _read_pruner(_packed(PRUNER_PARTS, data)), (WeightsError,), (_PRUNER,), _WORDS
    ),
    Reader("bear-off table", _read_table, (WeightsError,), (_TABLE,), _WORDS),
    Reader(
        "protocol line",
        _answer,
        (CommandError, PositionError),
        (
            *(b"ubgi", b"isready", b"levels", b"set level beginner", b"set seed 7", b"set threads 2", b"plays"),
            *(b"position tapa W15,22,B15 0/0/0 0/0/0 W 31", b"outcome", b"candidates 2", b"eval", b"perft 2", b"go"),
            *(b"rollout 10", b"stop", b"selfplay tapa 2 1", b"isready\nposition tapa W15,22,B15 0/0/0 0/0/0 W -\neval"),
        ),
        (*map(str.encode, COMMANDS), *words_of("level seed threads tapa tawula 31 - W15,22,B15 0/0/0 W 2 999999999")),
    ),
)
