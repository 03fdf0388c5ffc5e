"""What thinking takes of memory at a time: whoever has it keeps most of it, so it is to be little."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.choosing import _replies
from tapa_desktop.ai.learned import evaluator_for
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import TAPA
from tests.positions import position

SCATTERED = position(TAPA, "24:W2 20:W2 17:W2 15:W2 12:W2 9:W2 5:W3 1:B7 3:B3 11:B5")


def most_mb(deed: Callable[[], object]) -> float:
    """What it holds at most while it is done, once its tables are there."""
    deed()
    tracemalloc.start()
    try:
        deed()
        return tracemalloc.get_traced_memory()[1] / 2**20
    finally:
        tracemalloc.stop()


def test_network_judges_thousands_of_positions_in_6_mb() -> None:
    network, rows = evaluator_for(network_of(TAPA)), pack([SCATTERED]).repeat(4096, axis=0)

    assert most_mb(lambda: network.chances(TAPA, rows)) < 6


def test_replies_of_many_plays_are_counted_in_6_mb() -> None:
    rows = pack([SCATTERED]).repeat(42, axis=0)

    assert most_mb(lambda: _replies(TAPA, rows)) < 6
