"""What the computer player brings with it as files, each read once: networks, pruners, tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from tapa_desktop.resources import resource

from . import network, pruning
from .bearoff import table
from .bearoff.table import Table, TableError, load_table
from .engine.games import BEAROFF, NETWORKS, PRUNERS, SUFFIX
from .network import Network, NetworkError, load_network
from .pruning import Pruner, PruningError, load_pruner

T = TypeVar("T")


@cache
def network_named(name: str) -> Network:
    """The network of that name.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        NetworkError: when the file does not hold it. Either message names the file.
    """
    return _read((NETWORKS, name + SUFFIX), network.SIZE_LIMIT, lambda data: load_network(data, name))


@cache
def pruner_named(name: str) -> Pruner:
    """What prunes for the network of that name.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        PruningError: when the file does not hold it. Either message names the file.
    """
    return _read((PRUNERS, name + SUFFIX), pruning.SIZE_LIMIT, lambda data: load_pruner(data, name))


@cache
def bearoff_table() -> Table:
    """The table of the bear-off.

    Raises:
        OSError: when it cannot be read; `ResourceMissing` when it was not installed.
        TableError: when the file does not hold it. Either message names the file.
    """
    return _read(BEAROFF, table.SIZE_LIMIT, load_table)


def forget() -> None:
    """Read all files again when they are needed next."""
    for reader in (network_named, pruner_named, bearoff_table):
        reader.cache_clear()


def _read(parts: tuple[str, ...], limit: int, load: Callable[[bytes], T]) -> T:
    """What `load` makes of a file, of which no more is read than `limit` bytes and one."""
    path = resource(*parts)
    with path.open("rb") as file:
        data = file.read(limit + 1)
    try:
        return load(data)
    except (NetworkError, PruningError, TableError) as error:
        raise type(error)(f"{path}: {error}") from error
