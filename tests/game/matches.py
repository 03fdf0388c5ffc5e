"""Matches for tests: from a few events, set up in the middle, or played at random with everything that can happen."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import (
    DiceSwitched,
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    LogEvent,
    OpeningRolled,
    Played,
    Resigned,
    Restored,
    Rewound,
    Rolled,
    Seat,
    Seated,
    Taken,
)
from tapa_desktop.game.history import DicePair, History, begin_history, next_roll_index
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import GameRules, Header, Record, parse_event, parse_header, split_record
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.ruleset import RuleSet

PERSON = Seat()
COMPUTER = Seat("expert")


def header(
    rule_set: str = "tapa",
    target: int = 5,
    white: Seat = PERSON,
    black: Seat = PERSON,
    house_rules: Mapping[str, bool | int | str] | None = None,
    *,
    position: str = "",
) -> Header:
    """The header of a match, by default between two persons."""
    rules = dict(house_rules or {})
    return Header("tapa-record", 2, (GameRules(rule_set, rules),), white, black, target, position=position)


def in_turn(match_header: Header, *games: str | GameRules) -> Header:
    return replace(match_header, games=tuple(GameRules(game) if isinstance(game, str) else game for game in games))


def match_of(start: History | Header, *events: LogEvent) -> History:
    """The history with these events."""
    history = begin_history(start) if isinstance(start, Header) else start
    for event in events:
        history = history.append(event)
    return history


def record_in(data: bytes) -> Record:
    """The record in these bytes, whether its events are possible or not."""
    first, rest, _ = split_record(data)
    return Record(parse_header(first), tuple(parse_event(number, line) for number, line in enumerate(rest, start=2)))


def read_whole(data: bytes) -> History:
    """The match in these bytes, which must not be damaged."""
    loaded = read_match(data)
    assert (loaded.damage, loaded.torn) == (None, b"")
    return loaded.history


def state_at(
    rule_set: RuleSet, position: Position, roll: str = "", *, side: Side = Side.WHITE, target: int = 5
) -> GameState:
    """A game in the middle, with a position seen by `side`, before its roll or after one such as "31"."""
    dice = roll_of(int(roll[0]), int(roll[1])) if roll else None
    phase = Phase.TO_PLAY if roll else Phase.TO_ROLL
    return GameState(rule_set, target, PERSON, PERSON, position, phase, side, (6, 1), dice, throws=5)


def random_match(
    match_header: Header,
    seed: int,
    *,
    hasty: bool = False,
    most_events: int = 100_000,
    throw: Callable[[int, int], DicePair] | None = None,
) -> History:
    """A match that is played at random to its end; `hasty`: with undo, redo, changes of seats and resignation.

    `throw` gives the dice of a place in the match; by default they are random.
    """
    chance = random.Random(seed)
    history = begin_history(match_header)
    while history.state.phase is not Phase.MATCH_OVER and len(history.log) < most_events:
        event = _hasty_event(history, chance) if hasty and chance.random() < 0.1 else None
        history = history.append(event or _next_event(history.state, chance, throw))
    return history


def _next_event(state: GameState, chance: random.Random, throw: Callable[[int, int], DicePair] | None) -> LogEvent:
    dice = throw(*next_roll_index(state)) if throw else (chance.randint(1, 6), chance.randint(1, 6))
    match state.phase:
        case Phase.OPENING:
            return OpeningRolled(*dice, by_hand=state.by_hand)
        case Phase.TO_ROLL:
            doubles = state.may_double and chance.random() < 0.1
            return Doubled() if doubles else Rolled(*roll_of(*dice), by_hand=state.by_hand)
        case Phase.TO_ANSWER:
            return Taken() if chance.random() < 0.7 else Dropped()
        case Phase.GAME_OVER:
            return GameBegun()
    draft = Draft.of(state)
    assert draft is not None
    if draft.is_complete:
        return Played(format_play(draft.steps))
    return Drafted(format_play(draft.add(chance.choice(draft.next_steps())).steps))


def _hasty_event(history: History, chance: random.Random) -> LogEvent | None:
    side = chance.choice(list(Side))
    actions: list[LogEvent] = [
        DiceSwitched(chance.random() < 0.5),
        Seated(side, chance.choice([PERSON, COMPUTER, Seat("beginner", "Ивайло")])),
    ]
    if history.active_events:
        actions.append(Rewound(max(0, len(history.active_events) - chance.randint(1, 8))))
    if history.undone:
        actions.append(Restored())
    if history.state.phase in {Phase.TO_ROLL, Phase.TO_PLAY} and chance.random() < 0.02:
        actions.append(Resigned(side))
    return chance.choice(actions)
