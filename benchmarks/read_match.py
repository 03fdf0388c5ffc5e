"""How long it takes to show a record of 1 MB, and to read it whole: seconds of the processor, the median of five.

python -m benchmarks.read_match [bytes]

The games are played at random: by two persons, who compose each play step by step, and by a person and the computer.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Drafted, GameBegun, LogEvent, OpeningRolled, Played, Rolled, Seat
from tapa_desktop.game.history import HistoryBuilder, begin_history
from tapa_desktop.game.load import preview_match, read_match
from tapa_desktop.game.record import format_line
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.game.matches import COMPUTER, PERSON, header

TIMES = 5


def main(size: int = 1_000_000) -> None:
    """Make the records, read them, and tell how long it took."""
    for key in RULE_SETS:
        for told, black in (("two persons", PERSON), ("a person and the computer", COMPUTER)):
            data = record(key, black, size)
            shown, whole = (
                statistics.median(seconds(look, data) for _ in range(TIMES)) for look in (preview_match, all_of_it)
            )
            sys.stdout.write(
                f"{key}, {told}: {data.count(10)} lines shown after {shown:.2f} s, read in {whole:.2f} s\n"
            )
            sys.stdout.flush()


def seconds(look: Callable[[bytes], object], data: bytes) -> float:
    """How long the processor takes for that."""
    begin = time.process_time()
    look(data)
    return time.process_time() - begin


def all_of_it(data: bytes) -> None:
    """Show a record, and read it to its end, as the program does."""
    preview_match(data)
    reading = read_match(data)
    assert reading.damage is None, reading.damage


def record(key: str, black: Seat, size: int) -> bytes:
    """A match without end that is as long as that."""
    begins, chance, lines = header(key, target=0, black=black), Random(key), bytearray()
    telling = HistoryBuilder(begin_history(begins))
    lines += format_line(begins)
    while len(lines) < size:
        event = next_event(telling.state, chance)
        telling.add(event)
        lines += format_line(event)
    return bytes(lines)


def next_event(state: GameState, chance: Random) -> LogEvent:
    """What happens next, by chance."""
    dice = chance.randint(1, 6), chance.randint(1, 6)
    if state.phase is Phase.OPENING:
        return OpeningRolled(*dice)
    if state.phase is Phase.TO_ROLL:
        return Rolled(*roll_of(*dice))
    draft = Draft.of(state)
    if draft is None:
        return GameBegun()
    while not draft.is_complete:
        draft = draft.add(chance.choice(draft.next_steps()))
        if state.seat.is_person:
            return Drafted(format_play(draft.steps))
    return Played(format_play(draft.steps))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
