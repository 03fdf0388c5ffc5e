"""Reads a record as a match, up to its first damaged line, and makes one shorter: no drafts, and nothing undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.house_rules import HouseRuleError
from tapa_desktop.rules.position import Side

from .apply import EventError, apply, apply_unchecked
from .events import (
    DiceSwitched,
    Drafted,
    GameBegun,
    LogEvent,
    MatchEvent,
    Noted,
    Played,
    Rewound,
    RollEvent,
    Seated,
    Setting,
    turn_starts,
)
from .history import History, HistoryBuilder, PastThrows, RecordedRoll, begin_history, with_settings_of
from .record import LineError, RecordError, RecordFault, parse_event, parse_header, split_record
from .state import GameState, Phase

# Limit of the events that redos may restore: a constant, and more for each line. No player needs as many, and a forged
# file with more would take far too long to read.
_RESTORED: Final = 4_000
_RESTORED_A_LINE: Final = 10

# Limit of all events: a constant, and more for each play. No player needs as many between two plays.
_EVENTS: Final = 100_000
_EVENTS_A_PLAY: Final = 20


class LoadedMatch(Struct, frozen=True):
    """The match in a record, an incomplete last line, and the error that ended the reading, if any."""

    history: History
    torn: bytes = b""
    damage: LineError | None = None
    is_text: bool = False  # whether it was a match text, which may lack its end
    names_no_game: bool = False  # whether it was a text without the name of its game
    others: tuple[LoadedMatch, ...] = ()  # the further matches in the same text

    @property
    def is_cut_short(self) -> bool:
        """Whether it is a match text that ends before its game or its match."""
        state = self.history.state
        is_over = state.phase is Phase.MATCH_OVER or (state.phase is Phase.GAME_OVER and not state.target)
        return self.is_text and not is_over


def read_match(data: bytes, check: Callable[[], object] = lambda: None) -> LoadedMatch:
    """The match in these bytes, up to the first line that is not an event, or is an impossible one.

    `check` is called before each event; it may raise an exception to stop. Raises `RecordError` when the header is
    missing or faulty.
    """
    first, rest, torn = split_record(data)
    builder = HistoryBuilder(_begin(first))
    try:
        _add_all(builder, rest, check)
    except RecordError as damage:
        return LoadedMatch(builder.history(), torn, damage)
    return LoadedMatch(builder.history(), torn)


def preview_match(data: bytes, check: Callable[[], object] = lambda: None) -> History:
    """The match in these bytes. Only its last game is checked.

    It equals the match of `read_match`, without the drafts in earlier games. Damaged bytes may give any match, or raise
    any exception.
    """
    first, rest, _ = split_record(data)
    builder = HistoryBuilder(_begin(first), apply_unchecked)
    _add_all(builder, rest, check)
    return _with_last_game_checked(builder.history())


def _with_last_game_checked(history: History) -> History:
    begins = (number for number, event in enumerate(history.active_events, start=1) if isinstance(event, GameBegun))
    first = max(begins, default=0)
    states = list(history.states[: first + 1])
    for event, unchecked in zip(history.active_events[first:], history.states[first + 1 :], strict=True):
        states.append(with_settings_of(unchecked, apply(states[-1], event)))
    return replace(history, states=tuple(states))


def _begin(line: bytes) -> History:
    try:
        return begin_history(parse_header(line))
    except (HouseRuleError, PositionError) as error:
        raise RecordError(1, error.fault, **error.values) from error


def _add_all(builder: HistoryBuilder, lines: Iterable[bytes], check: Callable[[], object]) -> None:
    """Add the events in these lines, of which the first is line 2, up to a wrong one; skip empty lines."""
    plays = 0
    for number, line in enumerate(lines, start=2):
        check()
        if line and not line.isspace():
            plays += isinstance(_add(builder, number, line), Played)
        if number > _EVENTS + _EVENTS_A_PLAY * plays:
            raise RecordError(number, RecordFault.FEW_PLAYS, count=number - 1, plays=plays)
        if builder.restored > _RESTORED + _RESTORED_A_LINE * number:
            raise RecordError(number, RecordFault.ENDLESS, count=builder.restored)


def _add(builder: HistoryBuilder, number: int, line: bytes) -> LogEvent:
    event = parse_event(number, line)
    try:
        builder.add(event)
    except EventError as error:
        raise RecordError(number, error.fault, **error.values) from error
    return event


def compact(history: History) -> History:
    """The same match in the same state, with a log of little more than the dice and the plays.

    The first game stays as it was logged, because it identifies the match. Only this part is replayed.
    """
    rebuilt = _replay_first_game(history)
    rest = list(_rest(rebuilt.state, history, len(rebuilt.active_events)))
    events, states = (tuple(part) for part in zip(*rest, strict=True)) if rest else ((), ())
    befores = (rebuilt.state, *states)
    new = [RecordedRoll(*one) for one in zip(befores, events, strict=False) if isinstance(one[1], RollEvent)]
    is_further = any(not isinstance(event, Setting) for event in events)
    short = History(
        rebuilt.header,
        (*rebuilt.states, *states),
        (*rebuilt.active_events, *events),
        (*rebuilt.log, *events),
        () if is_further else rebuilt.undone,
        PastThrows([*rebuilt.past_throws, *new]),
        rebuilt.notes,
        () if is_further else rebuilt.undone_notes,
    )
    return _with_notes(short, history)


def _with_notes(short: History, history: History) -> History:
    """`short`, which has no notes, with those of `history`, which has the same turns."""
    places = dict(zip(turn_starts(history.active_events), turn_starts(short.active_events), strict=True))
    builder = HistoryBuilder(short)
    for at, text in sorted(history.notes.items()):
        builder.add(Noted(places[at], text))
    return builder.history()


def _replay_first_game(history: History) -> History:
    """The match at the end of its first game, rewound to the events that are still active."""
    builder = HistoryBuilder(begin_history(history.header))
    first = first_game_events(history)
    for event in first:
        builder.add(event)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, history.active_events, strict=False)))
    if shared < len(first):
        builder.add(Rewound(shared))
    return builder.history()


def first_game_events(history: History) -> Sequence[MatchEvent]:
    """The active events at the first end of the first game; always the same, because a log only grows."""
    builder = HistoryBuilder(begin_history(history.header), apply_unchecked)
    for event in history.log:
        builder.add(event)
        if builder.state.results:
            break
    return builder.history().active_events


def _rest(now: GameState, history: History, first: int) -> Iterator[tuple[MatchEvent, GameState]]:
    """The active events from index `first` on, each with the state after it; drafts only of the current turn."""
    lasting = (at for at, event in enumerate(history.active_events) if not isinstance(event, Drafted | Setting))
    last = max(lasting, default=-1)
    for index, event in enumerate(history.active_events[first:], start=first):
        if isinstance(event, Setting) or (isinstance(event, Drafted) and index < last):
            continue
        for setting in _settings(now, history.states[index]):
            now = apply(now, setting)
            yield setting, now
        now = apply(now, event) if isinstance(event, Drafted) else with_settings_of(now, history.states[index + 1])
        yield event, now
    for setting in _settings(now, history.state):
        now = apply(now, setting)
        yield setting, now


def _settings(now: GameState, other: GameState) -> Iterator[Setting]:
    yield from (Seated(side, other.seat_of(side)) for side in Side if now.seat_of(side) != other.seat_of(side))
    if now.by_hand is not other.by_hand:
        yield DiceSwitched(other.by_hand)
