"""The readers of the computer player: networks, pruners, the table of the bear-off, and the line protocol."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final
from unittest.mock import Mock, patch

import msgspec
import numpy as np

from tapa_desktop.ai import lines, network, pruning
from tapa_desktop.ai.bearoff.table import TableError, load_table
from tapa_desktop.ai.commands import COMMANDS, answer
from tapa_desktop.ai.engine.library import RandomTally
from tapa_desktop.ai.inputs import VERSION, width
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.line_engine import CommandError, Engine
from tapa_desktop.rules.position_text import PositionError, parse_position
from tapa_desktop.rules.ruleset import TAPA
from tests.fuzz.reader import Reader, text_of, words_of

_SEAM: Final = b"\xff|\xff"  # between the parts of an archive that is spoilt before it is packed
_MOST_LINES: Final = 2
_START: Final = parse_position("tapa W1,1,W2,19,B1,B2 0/0/12 0/0/12 W 21")
_WORDS: Final = words_of("'descr': '<f2', 'fortran_order': False, 'shape': (1, 4), '|u1' '|O' (16, 256) <f8 -1 PK")


def _npy(array: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def _halves(*shape: int) -> bytes:
    return _npy(np.zeros(shape, np.float16))


def _json(header: object) -> bytes:
    return _npy(np.frombuffer(msgspec.json.encode(header), np.uint8))


def _packed(names: tuple[str, ...], data: bytes) -> bytes:
    """An archive with these parts, sound in itself whatever is in them."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, part in zip(names, data.split(_SEAM), strict=False):
            archive.writestr(f"{name}.npy", part)
    return file.getvalue()


NETWORK_PARTS: Final = ("header", *network.WEIGHTS)
_NETWORK: Final = _SEAM.join(
    [
        _json(network.Header(network.FORMAT, VERSION, "tapa", "python -m …", 7, 1000, 2.5)),
        *(_halves(width(TAPA), 1), _halves(1), _halves(1, 4), _halves(4)),
    ]
)
PRUNER_PARTS: Final = ("header", "vectors", "output")
_PRUNER: Final = _SEAM.join(
    [_json(pruning.Header(pruning.FORMAT, "tapa", "by hand", 5, 10)), _halves(32, 16, 2), _halves(1)]
)
TABLE_PARTS: Final = ("format", "finish_least", "finish_rolls", "finish", "first_least", "first_rolls", "first")
_TABLE: Final = _SEAM.join([_npy(np.ones(1, np.uint8)), *(_npy(np.ones((3, 2), np.uint8)) for _ in TABLE_PARTS[1:])])


def _load_network(data: bytes) -> None:
    network.load_network(data, "tapa")


def _load_pruner(data: bytes) -> None:
    pruning.load_pruner(data, "tapa")


def _answer(data: bytes) -> None:
    """Answer the first lines, each at the weakest level; what is long by order is not done."""
    engine = Engine(_START, is_stopped=lambda: True)
    with _nothing_long():
        for line in islice(lines.split(io.BytesIO(data)), _MOST_LINES):
            engine.level = LEVELS[0]
            for said in answer(engine, text_of(line)):
                assert "\n" not in said


@contextmanager
def _nothing_long() -> Iterator[None]:
    with (
        patch("tapa_desktop.ai.rollout.rollout.roll_out", Mock(side_effect=CommandError("not here"))),
        patch("tapa_desktop.ai.engine.game.Game.perft", lambda *_: 0),
        patch("tapa_desktop.ai.engine.game.Game.random_games", lambda *_: RandomTally()),
    ):
        yield


AI_READERS: Final = (
    Reader("network file", _load_network, (network.NetworkError,), (_packed(NETWORK_PARTS, _NETWORK),), _WORDS),
    Reader(
        "network weights",
        lambda data: _load_network(_packed(NETWORK_PARTS, data)),
        (network.NetworkError,),
        (_NETWORK,),
        _WORDS,
    ),
    Reader("pruner file", _load_pruner, (pruning.PruningError,), (_packed(PRUNER_PARTS, _PRUNER),), _WORDS),
    Reader(
        "pruner weights",
        lambda data: _load_pruner(_packed(PRUNER_PARTS, data)),
        (pruning.PruningError,),
        (_PRUNER,),
        _WORDS,
    ),
    Reader(
        "bear-off table",
        lambda data: load_table(_packed(TABLE_PARTS, data)),
        (TableError,),
        (_TABLE,),
        _WORDS,
    ),
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
