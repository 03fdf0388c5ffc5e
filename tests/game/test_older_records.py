"""Records that older versions wrote: tests/data/older holds a match of each game, as version 0.1 has written it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.side import Side

OLDER = Path(__file__).parents[1] / "data" / "older"
MATCHES: dict[str, Any] = json.loads((OLDER / "matches.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", MATCHES)
def test_record_of_an_older_version_is_read_to_the_same_position_and_written_the_same(key: str) -> None:
    data = (OLDER / f"{key}.tapa").read_bytes()

    reading = read_match(data)

    assert reading.damage is None
    state = reading.history.state
    assert {
        "events": len(reading.history.log),
        "counting": len(reading.history.standing),
        "score": [state.score(side) for side in Side],
        "position": format_position(Placed(state.rule_set, Side.WHITE, state.position, None)),
    } == MATCHES[key]
    assert format_record(reading.history.record) == data
