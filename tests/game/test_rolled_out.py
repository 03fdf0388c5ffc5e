"""A rollout that is kept with a match: a note by which nothing changes."""

from __future__ import annotations

import msgspec
import pytest

from tapa_desktop.game.events import OpeningRolled, Restored, Rewound, Rolled, RolledOut, RolloutLine
from tapa_desktop.game.record import Record, RecordError, format_line, format_record, parse_event, parse_record
from tests.game.matches import header, told

FOUND = RolledOut(
    "tapa W15,22,B15 0/0/0 0/0/0 W 31", 72, 7, True, 1, (RolloutLine("24/21 24/23", 0.04, 0.01, (0.5, 0.2, 0, 0.2, 0)),)
)
OPENED = (OpeningRolled(6, 5), Rolled(3, 1))


def test_nothing_changes_by_it_and_the_log_holds_it() -> None:
    without = told(header(), *OPENED)

    history = told(without, FOUND)

    assert (history.states, history.standing) == (without.states, without.standing)
    assert history.log == (*OPENED, FOUND)


def test_what_was_taken_back_can_be_brought_back_after_it() -> None:
    history = told(header(), *OPENED, Rewound(1), FOUND, Restored())

    assert history.standing == OPENED


def test_it_is_written_and_read_with_the_record() -> None:
    record = Record(header(), (*OPENED, FOUND, msgspec.structs.replace(FOUND, plies=None)))

    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("change", [{"games": 0}, {"lines": ()}, {"plies": -1}, {"lines": FOUND.lines * 17}])
def test_a_note_that_says_nothing_is_refused(change: dict[str, object]) -> None:
    line = format_line(msgspec.structs.replace(FOUND, **change))

    with pytest.raises(RecordError, match="line 5: "):
        parse_event(5, line)
