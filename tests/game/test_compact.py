"""A long match is told in fewer events, and is the same match."""

from __future__ import annotations

import pytest

from tapa_desktop.app.game_history.finished_games import fingerprint
from tapa_desktop.game.compact import compacted
from tapa_desktop.game.events import Drafted, GameBegun, OpeningRolled, Played, Resigned, Rewound, Rolled, Seat, Seated
from tapa_desktop.game.history import replay
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.side import Side
from tests.game.matches import COMPUTER, header, random_match, told

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))
NEXT = (Resigned(Side.WHITE), GameBegun())


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("events", [3, 30, 300, 1000])
def test_random_match_is_the_same_when_it_is_condensed(seed: int, events: int) -> None:
    keys = ("tapa", "tapa-cube", "plakoto", "mahbusa", "tawula")
    given = random_match(header(keys[seed % 5], 3, Seat(), COMPUTER), seed, hasty=True, most_events=events)

    short = compacted(given)

    assert replay(short.header, short.log) == short
    assert short.state == given.state
    assert short.state.drafted == given.state.drafted
    assert format_match(short) == format_match(given)
    assert len(format_record(short.record)) <= len(format_record(given.record)) + 200
    assert fingerprint(short) == fingerprint(given)


def test_what_was_taken_back_and_how_plays_were_composed_is_left_out() -> None:
    drafts = (Drafted("24/21"), Drafted("24/21 24/23"), Played("24/21 24/23"))
    given = told(header(), *OPENED, *NEXT, Rolled(3, 1), *drafts, Rewound(len(OPENED) + 3), *drafts)

    short = compacted(given)

    assert short.log == (*OPENED, *NEXT, Rolled(3, 1), Played("24/21 24/23"))


def test_turn_that_is_under_way_stays_as_far_as_it_is_composed() -> None:
    given = told(header(), *OPENED, *NEXT, Rolled(3, 1), Drafted("24/21"))

    assert compacted(given).log == given.log


def test_seats_are_those_of_now_though_an_undo_has_left_their_change_out() -> None:
    computer = Seated(Side.BLACK, Seat("expert"))
    given = told(header(), *OPENED, *NEXT, Rolled(3, 1), computer, Rewound(len(OPENED) + 2))

    short = compacted(given)

    assert short.state == given.state
    assert short.state.black == Seat("expert")
