"""Matches through record and match text, and positions through position text: `python -m benchmarks.round_trips`.

Nothing may change. Half of the matches are random, of any rule set, with all that can happen, and some are left before
their end. The others are whole Tavli or Tabla matches to 3 between two random levels of those that do not look ahead; a
game that no network has learned is played by chance. The positions are random, whether or not play could reach them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping

from msgspec.structs import replace

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.player import Player
from tapa_desktop.coach.decision import standing_of
from tapa_desktop.game.events import DiceSwitched, Drafted, GameBegun, MatchEvent, Played, Seat, Seated
from tapa_desktop.game.history import History, HistoryBuilder, begin_history, event_of, replay
from tapa_desktop.game.load import read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.house_rules import offered
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import POINTS, has_reserve
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS, Contact
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, contact_of
from tests.game.matches import COMPUTER, header, in_turn, random_match
from tests.rules.strategies import arranged

from .start import options

KEYS = list(RULE_SETS)
SHALLOW = [level for level in LEVELS if not level.plies]


def main() -> None:
    asked, began, events, games = options(__doc__, matches=1000, positions=100_000), time.perf_counter(), 0, 0
    for number in range(asked.matches):
        history = sitting(number) if number % 2 else match(number // 2)
        through_record(history)
        through_text(history)
        events, games = events + len(history.log), games + len(history.state.results)
    chance = random.Random(1)
    for _ in range(asked.positions):
        placed = placed_at_random(chance)
        assert parse_position(format_position(placed)) == placed
    print(f"{asked.matches} matches, {games} games, {events} events, {asked.positions} positions: ", end="")
    print(f"no difference, {time.perf_counter() - began:.0f} s")


def match(seed: int) -> History:
    """A match of any rule set, with the cube if there is one; some are left before their end."""
    chance, rule_set = random.Random(seed), RULE_SETS[KEYS[seed % len(KEYS)]]
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
    if state.phase is Phase.GAME_OVER:
        return GameBegun()
    if state.phase is not Phase.TO_PLAY:
        return event_of(state, (chance.randint(1, 6), chance.randint(1, 6)))
    legal = plays(state.rule_set, state.position, state.dice)
    if network_of(state.rule_set) is None or len(legal) == 1:
        return Played(format_play(chance.choice(list(legal.values()))))
    about, stage = (state.rule_set, state.position, state.roll), state.stage or FIRST
    best = players[state.side].choose(*about, stage=stage, standing=standing_of(state)).position
    return Played(format_play(legal[best]))


def placed_at_random(chance: random.Random) -> Placed:
    """A position of any rule set, whether or not play could reach it."""
    rule_set = RULE_SETS[chance.choice(KEYS)]
    places = [*POINTS, OFF, *[BAR] * (contact_of(rule_set) is Contact.HIT), *[RESERVE] * has_reserve(rule_set)]
    mine, theirs = (chance.choices(places, k=15) for _ in Side)
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


if __name__ == "__main__":
    main()
