"""Matches through record and match text, in which nothing may change: `python -m benchmarks.round_trips`.

All is played by chance. Half of the matches are of any rule set, with all that can happen, and some are left before
their end. The others are whole Tavli or Tabla matches to 3. Positions have a test of their own (`tests/rules`).
"""

from __future__ import annotations

import random
import time

from msgspec.structs import replace

from tapa_desktop.game.events import DiceSwitched, Drafted, Seat, Seated
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.load import read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.house_rules import offered
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
from tests.game.matches import COMPUTER, header, in_turn, random_match

from .start import options

KEYS = list(RULE_SETS)


def main() -> None:
    asked, began, events, games = options(__doc__, matches=1000), time.perf_counter(), 0, 0
    for number in range(asked.matches):
        history = match(number // 2, is_sitting=bool(number % 2))
        through_record(history)
        through_text(history)
        events, games = events + len(history.log), games + len(history.state.results)
    took = time.perf_counter() - began
    print(f"{asked.matches} matches, {games} games, {events} events: no difference, {took:.0f} s")


def match(seed: int, *, is_sitting: bool) -> History:
    """A match through several games; or of any rule set, with the cube if there is one, perhaps left before its end."""
    if is_sitting:
        return random_match(in_turn(header(target=3), *[*SITTINGS][seed % len(SITTINGS)]), seed)
    chance, rule_set = random.Random(seed), RULE_SETS[KEYS[seed % len(KEYS)]]
    cube = {"cube": True} if "cube" in offered(rule_set) else {}
    begins = header(rule_set.key, chance.randint(1, 3), Seat(name="Ana"), COMPUTER, cube)
    return random_match(begins, seed, hasty=True, most_events=chance.randint(1, 3000))


def through_record(history: History) -> None:
    """Write the match as a record, and read it again."""
    reading = read_match(format_record(history.record))
    assert reading.damage is None, reading.damage
    assert reading.history == history


def through_text(history: History) -> None:
    """Export the match as text, and read it again; drafts and earlier seats are not in the text."""
    text = format_match(history)
    read = parse_match(text)
    assert read.active_events == tuple(
        event for event in history.active_events if not isinstance(event, Drafted | Seated | DiceSwitched)
    )
    assert read.state == replace(history.state, drafted=())
    assert replay(read.header, read.log) == read
    assert format_match(read) == text


if __name__ == "__main__":
    main()
