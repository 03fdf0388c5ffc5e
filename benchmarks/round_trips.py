"""Random matches through record and match text, random positions through position text: nothing may change.

python -m benchmarks.round_trips [matches] [positions] [sittings]

A sitting is a whole Tavli or Tabla match to 3 between two random levels of those that do not look ahead; a game that no
network has learned is played by chance.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.player import Player
from tapa_desktop.coach.decision import standing_of
from tapa_desktop.game.events import (
    DiceSwitched,
    Drafted,
    GameBegun,
    MatchEvent,
    OpeningRolled,
    Played,
    Rolled,
    Seat,
    Seated,
)
from tapa_desktop.game.history import History, HistoryBuilder, begin_history, replay
from tapa_desktop.game.load import read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.dice import ROLLS, roll_of
from tapa_desktop.rules.house_rules import offered
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import POINTS, has_reserve
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS, Contact, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, contact_of
from tests.game.matches import COMPUTER, header, in_turn, random_match
from tests.rules.strategies import arranged

T = TypeVar("T")
KEYS = list(RULE_SETS)
SHALLOW = [level for level in LEVELS if not level.plies]


def main(matches: int = 1000, positions: int = 100_000, sittings: int = 0) -> None:
    """Make them, check them, and print how long it took."""
    histories = timed(f"{matches} matches played", (match(seed) for seed in range(matches)))
    events = sum(len(history.log) for history in histories)
    say(f"  {events} events, {sum(len(history.state.results) for history in histories)} games ended")
    timed("through record", map(through_record, histories))
    timed("through match text", map(through_text, histories))
    chance = random.Random(1)
    placed = timed(f"{positions} positions made", (placed_at_random(chance) for _ in range(positions)))
    timed("through position text", map(through_position_text, placed))
    sat = timed(f"{sittings} sittings played", map(sitting, range(sittings)))
    games = sum(len(history.state.results) for history in sat)
    say(f"  {sum(len(history.log) for history in sat)} events, {games} games ended")
    timed("through record", map(through_record, sat))
    timed("through match text", map(through_text, sat))


def match(seed: int) -> History:
    """A match of any rule set, with the cube if there is one; some are left before their end."""
    chance = random.Random(seed)
    rule_set = RULE_SETS[KEYS[seed % len(KEYS)]]
    cube = {"cube": True} if "cube" in offered(rule_set) else {}
    begins = header(rule_set.key, chance.randint(1, 3), Seat(name="Ana"), COMPUTER, cube)
    return random_match(begins, seed, hasty=True, most_events=chance.randint(1, 3000))


def sitting(seed: int) -> History:
    """A whole match of several games between two random levels."""
    chance = random.Random(seed)
    white, black = (chance.choice(SHALLOW) for _ in Side)
    players = {Side.WHITE: Player(white, seed), Side.BLACK: Player(black, seed + 1)}
    keys = list(SITTINGS)[seed % len(SITTINGS)]
    begins = in_turn(header(target=3, white=Seat(white.key), black=Seat(black.key)), *keys)
    builder = HistoryBuilder(begin_history(begins))
    while builder.state.phase is not Phase.MATCH_OVER:
        builder.add(_event(builder.state, players, chance))
    return builder.history()


def _event(state: GameState, players: Mapping[Side, Player], chance: random.Random) -> MatchEvent:
    match state.phase:
        case Phase.OPENING:
            return OpeningRolled(chance.randint(1, 6), chance.randint(1, 6))
        case Phase.TO_ROLL:
            return Rolled(*roll_of(chance.randint(1, 6), chance.randint(1, 6)))
        case Phase.GAME_OVER:
            return GameBegun()
    legal = plays(state.rule_set, state.position, state.dice)
    if network_of(state.rule_set) is None or len(legal) == 1:
        return Played(format_play(chance.choice(list(legal.values()))))
    about = state.rule_set, state.position, state.roll
    stage, standing = state.stage or FIRST, standing_of(state)
    return Played(format_play(legal[players[state.side].choose(*about, stage=stage, standing=standing).position]))


def placed_at_random(chance: random.Random) -> Placed:
    """A position of any rule set, whether or not play could reach it."""
    rule_set = RULE_SETS[chance.choice(KEYS)]
    mine, theirs = (chance.choices(_places(rule_set), k=15) for _ in Side)
    position = arranged(rule_set, mine, theirs, pinning=chance.random() < 0.5)
    return Placed(rule_set, chance.choice(list(Side)), position, chance.choice([None, *(roll for roll, _ in ROLLS)]))


def through_record(history: History) -> None:
    """Write the match as a record, and read it again."""
    reading = read_match(format_record(history.record))
    assert reading.damage is None, reading.damage
    assert reading.history == history


def through_text(history: History) -> None:
    """Export the match as text, and read it again; drafts and earlier seats are not in the text."""
    text = format_match(history)
    read = parse_match(text)
    assert read.standing == tuple(
        event for event in history.standing if not isinstance(event, Drafted | Seated | DiceSwitched)
    )
    assert read.state == replace(history.state, drafted=())
    assert replay(read.header, read.log) == read
    assert format_match(read) == text


def through_position_text(placed: Placed) -> None:
    """Write the position as one line, and read it again."""
    assert parse_position(format_position(placed)) == placed


def timed(what: str, results: Iterable[T]) -> list[T]:
    """All results; prints how long they took."""
    begin = time.perf_counter()
    found = list(results)
    say(f"{what}: {time.perf_counter() - begin:.1f} s")
    return found


def say(text: str) -> None:
    """Print a message at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _places(rule_set: RuleSet) -> list[int]:
    places = [*POINTS, OFF]
    places += [BAR] if contact_of(rule_set) is Contact.HIT else []
    return places + ([RESERVE] if has_reserve(rule_set) else [])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
