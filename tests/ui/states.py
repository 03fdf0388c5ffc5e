"""Matches for the tests of the window, made from events."""

from __future__ import annotations

from tapa_desktop.game.events import LogEvent, OpeningRolled, Played, Rolled, Seat
from tapa_desktop.game.history import History, replay
from tests.app.driver import COMPUTER, PERSON, header

WHITE_BEGINS = OpeningRolled(5, 3)


def match(*events: LogEvent, white: Seat = PERSON, black: Seat = COMPUTER, rule_set: str = "tapa") -> History:
    """A match in which White has begun, with these events since."""
    return replay(header(rule_set, white=white, black=black), (WHITE_BEGINS, *events))


def turn(high: int, low: int, play: str) -> tuple[LogEvent, ...]:
    """A roll and its play."""
    return Rolled(high, low), Played(play)
