"""A match in fewer events: without those that were undone, and without the drafts of plays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from msgspec.structs import replace

from tapa_desktop.rules.side import Side

from .apply import apply
from .events import DiceSwitched, DiceThrown, Drafted, GameBegun, MatchEvent, Noted, Restored, Rewound, Seated, Setting
from .grown import Grown
from .history import History, HistoryBuilder, PastThrow, PastThrows, begin_history
from .notes import turns_begun
from .state import GameState


def compacted(history: History) -> History:
    """The same match in the same state, with a log of little more than the dice and the plays.

    Up to the first undo or the second game the log stays unchanged, because a match is identified by this beginning.
    Only this part is replayed; the other states are taken from `history`.
    """
    rebuilt = _beginning(history)
    rest = list(_rest(rebuilt.state, history, len(rebuilt.standing)))
    events, states = (tuple(part) for part in zip(*rest, strict=True)) if rest else ((), ())
    befores = (rebuilt.state, *states)
    new = [PastThrow(*one) for one in zip(befores, events, strict=False) if isinstance(one[1], DiceThrown)]
    is_further = any(not isinstance(event, Setting) for event in events)
    short = History(
        rebuilt.header,
        (*rebuilt.states, *states),
        (*rebuilt.standing, *events),
        (*rebuilt.log, *events),
        () if is_further else rebuilt.undone,
        PastThrows(Grown([*rebuilt.past_throws, *new])),
        rebuilt.notes,
        () if is_further else rebuilt.undone_notes,
    )
    return _with_notes(short, history)


def _with_notes(short: History, history: History) -> History:
    """`short` with the notes of `history`, which has the same turns."""
    places = dict(zip(turns_begun(history.standing), turns_begun(short.standing), strict=True))
    wanted = {places[at]: text for at, text in sorted(history.notes.items())}
    changed = {**dict.fromkeys(short.notes, ""), **wanted}
    builder = HistoryBuilder(short)
    for at, text in changed.items():
        if short.notes.get(at, "") != text:
            builder.add(Noted(at, text))
    return builder.history() if changed else short


def _beginning(history: History) -> History:
    """The log before its first undo or its second game, rewound to the events that are still standing."""
    builder = HistoryBuilder(begin_history(history.header))
    kept = list(takewhile(lambda event: not isinstance(event, GameBegun | Rewound | Restored), history.log))
    for event in kept:
        builder.add(event)
    rebuilt = builder.history()
    both = zip(rebuilt.standing, history.standing, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
    is_undone = isinstance((*history.log, None)[len(kept)], Rewound)
    if is_undone or shared < len(rebuilt.standing):
        builder.add(Rewound(min(shared, len(rebuilt.standing) - 1)))
    return builder.history()


def _rest(now: GameState, history: History, first: int) -> Iterator[tuple[MatchEvent, GameState]]:
    """The standing events from index `first` on, each with the state after it; drafts only of the current turn."""
    passing = Drafted | Setting
    last = max((index for index, event in enumerate(history.standing) if not isinstance(event, passing)), default=-1)
    for index, event in enumerate(history.standing[first:], start=first):
        if isinstance(event, Setting) or (isinstance(event, Drafted) and index < last):
            continue
        for setting in _settings(now, history.states[index]):
            now = apply(now, setting)
            yield setting, now
        now = apply(now, event) if isinstance(event, Drafted) else _with_settings(history.states[index + 1], now)
        yield event, now
    for setting in _settings(now, history.state):
        now = apply(now, setting)
        yield setting, now


def _with_settings(state: GameState, now: GameState) -> GameState:
    """`state` with the settings of `now`. They may differ, since an undo keeps the later settings."""
    return replace(state, white=now.white, black=now.black, by_hand=now.by_hand)


def _settings(now: GameState, wanted: GameState) -> Iterator[Setting]:
    """The events that change the settings of `now` to those of `wanted`."""
    yield from (Seated(side, wanted.seat_of(side)) for side in Side if now.seat_of(side) != wanted.seat_of(side))
    if now.by_hand is not wanted.by_hand:
        yield DiceSwitched(wanted.by_hand)
