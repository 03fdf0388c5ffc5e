"""Formats a match as readable text, in the style of the `.mat` files that backgammon players exchange.

White's column is on the left. Comment lines hold what the format has no place for.

    ; [Variation "tapa-cube"]
     3 point match

     Game 1
     White : 0                                Black : 0
    ; by hand 1-3 5
    ; opening 5-3
      1) 31: 24/21 24/23                      62: 24/18 24/22
      2)  Doubles => 2                         Takes
      3) 66: Cannot Move
    ; Black resigns
          Wins 4 points and the match

In a match of several games `; game plakoto` says which one is played.

`; note 2 Black "Too early."` is a player's note on Black's move in row 2; `opening 1`, `resigns` and `next` stand for
the first roll of the opening, for a resignation, and for a turn that has not begun.

Other programs read Backgammon, Portes and Tabla. There these remarks are at the top, where they are ignored, each with
the number of its game: `; [Opening 1 "1-1 5-3"]`, `; [By hand 1 "1-3 5"]`, `; [Resigned 2 "Black"]`,
`; [Note 2 3 Black "Too early."]`. The end of a game that White has dropped is on the row of the drop.

In Gul Bara `44>:` is the next group of a chain, `4x2<:` one of the opponent's rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from tapa_desktop.game.events import (
    Doubled,
    Dropped,
    GameBegun,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    RollEvent,
    Seat,
    Taken,
    ends_turn,
    notes_within,
)
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase, position_spec
from tapa_desktop.rules.foreign_position import is_like_backgammon
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import format_dice

from .tags import BY_HAND_TAG, NOTE_TAG, OPENING_TAG, RESIGNED_TAG, format_numbers, format_tag, format_tags

COLUMN: Final = 36  # characters of White's column; a double of four steps needs 31
CANNOT_MOVE: Final = "Cannot Move"
OPENING: Final = "; opening"
ENTERED: Final = "; by hand"
RESIGNS: Final = "resigns"
GAME: Final = "; game"
NOTE: Final = "; note"
NEXT: Final = "next"
NO_WIDTH: Final = "\ufeff\u200b\u2060"  # chats insert the latter two; removed when a text is read
_SHORTEST: Final = 18  # columns of a row for other programs
DRAW: Final = "; Draw:"
WINS: Final = "Wins"
DOUBLES: Final = "Doubles"
TAKES: Final = "Takes"
DROPS: Final = "Drops"

Moment = tuple[GameState, MatchEvent]  # the state before an event, and the event
Cell = tuple[Side, str]


def format_match(history: History) -> str:
    """The text of a match in its current state, with the current players.

    It has the active events, without drafts and changes of settings. The last turn may be incomplete. A person's name
    is included only if one was typed in.
    """
    return "".join(f"{line}\n" for line in match_lines(history))


def match_lines(history: History) -> Iterator[str]:
    """The lines of that text."""
    state = history.state
    header = replace(history.header, white=state.white, black=state.black, by_hand=state.by_hand)
    is_shared = not state.order and is_like_backgammon(state.rule_set)  # whether other programs know the game
    yield from format_tags(header)
    if is_shared:
        yield from _remarks(history)
    yield f" {header.target} point match"
    for first, begin, moments, end in games_of(history):
        heading = _heading(begin, state.white, state.black, is_shared=is_shared)
        yield from ("", f" Game {len(begin.results) + 1}", heading)
        if begin.order:
            yield f"{GAME} {begin.rule_set.key}"
        if is_shared:
            yield from _shared_game(moments, end)
            continue
        yield from (f"{ENTERED} {numbers}" for numbers in _by_hand(moments))
        yield from (f"{OPENING} {dice}" for dice in _openings(moments))
        yield from _rows(_cells(moments))
        yield from (
            f"; {_colour(event.side)} {RESIGNS} {event.how or ''}".rstrip()
            for _, event in moments
            if isinstance(event, Resigned)
        )
        yield from (f"{NOTE} {turn} {text}" for turn, text in _notes(history, first, moments))
        yield from _ending(end)


def _remarks(history: History) -> Iterator[str]:
    for first, begin, moments, _ in games_of(history):
        number = len(begin.results) + 1
        if openings := [*_openings(moments)]:
            yield format_tag(f"{OPENING_TAG} {number}", " ".join(openings))
        yield from (format_tag(f"{BY_HAND_TAG} {number}", numbers) for numbers in _by_hand(moments))
        yield from (
            format_tag(f"{RESIGNED_TAG} {number}", " ".join(filter(None, (_colour(event.side), event.how))))
            for _, event in moments
            if isinstance(event, Resigned)
        )
        yield from (f"; [{NOTE_TAG} {number} {turn} {text}]" for turn, text in _notes(history, first, moments))


def _shared_game(moments: list[Moment], end: GameState) -> Iterator[str]:
    """The rows of a game and its end, padded: GNU Backgammon reads a short row with the rest of a longer one before."""
    rows, ending = [*_rows(_cells(moments))], [*_ending(end)]
    if rows and ending and rows[-1].endswith(DROPS) and len(rows[-1]) < COLUMN:
        ending = [f"{rows.pop():<{COLUMN + 5}}  {ending[0].strip()}"]
    yield from (row.ljust(_SHORTEST) for row in (*rows, *ending))


def games_of(history: History) -> Iterator[tuple[int, GameState, list[Moment], GameState]]:
    """Each game: the number of events before it, its first state, its events with the states before, its last."""
    begins = [0] + [number for number, event in enumerate(history.active_events, 1) if isinstance(event, GameBegun)]
    for begin, next_begin in pairwise([*begins, len(history.states)]):
        states = history.states[begin:next_begin]
        yield begin, states[0], list(zip(states, history.active_events[begin:next_begin], strict=False)), states[-1]


def _heading(state: GameState, white: Seat, black: Seat, *, is_shared: bool) -> str:
    left, right = (
        f"{_printable(seat.name.replace(':', ' ') if is_shared else seat.name) or _colour(side)} : {state.score(side)}"
        for side, seat in ((Side.WHITE, white), (Side.BLACK, black))
    )
    return f" {left:<{COLUMN + 4}} {right}"


def _by_hand(moments: Iterable[Moment]) -> Iterator[str]:
    """The numbers, from 1, of the throws of a game that a person typed in, if any; each opening throw counts."""
    numbers = [before.throws + 1 for before, event in moments if isinstance(event, RollEvent) and event.by_hand]
    if numbers:
        yield format_numbers(numbers)


def _openings(moments: Iterable[Moment]) -> Iterator[str]:
    yield from (f"{event.white}-{event.black}" for _, event in moments if isinstance(event, OpeningRolled))


def _cells(moments: Iterable[Moment]) -> Iterator[Cell]:
    """The actions of the sides, in order. A roll and its play are one cell; without the play the cell is incomplete."""
    rolled: list[Cell] = []
    for before, event in moments:
        match event:
            case Rolled():
                rolled = [(before.side, f"{event.high}{event.low}:")]
            case Played():
                rolled = []
                yield before.side, f"{format_dice(position_spec(before))}: " + event.play.replace(PASS, CANNOT_MOVE)
            case Doubled():
                yield before.side, f" {DOUBLES} => {before.cube.value * 2}"
            case Taken():
                yield before.actor, f" {TAKES}"
            case Dropped():
                yield before.actor, f" {DROPS}"
            case _:
                pass
    yield from rolled


def _rows(cells: Iterable[Cell]) -> Iterator[str]:
    """The cells in rows, White's on the left; after two cells of a side the other's place in the row is empty."""
    rows: list[list[str]] = []
    for side, text in cells:
        if side is Side.WHITE or not rows or rows[-1][1]:
            rows.append(["", ""])
        rows[-1][side is Side.BLACK] = text
    for number, (left, right) in enumerate(rows, start=1):
        yield f"{number:3}) {left:<{COLUMN}} {right}".rstrip()


def _notes(history: History, first: int, moments: Sequence[Moment]) -> Iterator[tuple[str, str]]:
    """The name of each turn with a note, and the note as a JSON string."""
    is_last = first + len(moments) == len(history.active_events)
    if notes := notes_within(history.notes, first, first + len(moments) + is_last):
        names = turn_names(moments)
        for at, text in notes:
            yield names[at - first], msgspec.json.encode(text).decode()


def turn_names(moments: Iterable[Moment]) -> dict[int, str]:
    """The names of the turns of a game in notes, by the number of the game's events before each."""
    names: dict[int, str] = {}
    start, name, rows, last, throws = 0, "", 0, Side.BLACK, 0
    for number, (before, event) in enumerate(moments, 1):
        match event:
            case Rolled() | Played() | Doubled() | Taken() | Dropped() if not name:
                side = before.actor if isinstance(event, Taken | Dropped) else before.side
                rows += side is Side.WHITE or last is Side.BLACK
                last, name = side, f"{rows} {_colour(side)}"
            case OpeningRolled():
                throws += 1
                name = f"opening {throws}"
            case Resigned():
                name = name or RESIGNS
            case _:
                pass
        if ends_turn(event):
            names[start], start, name = name or NEXT, number, ""
    return names if start and isinstance(event, GameBegun) else {**names, start: name or NEXT}


def _ending(state: GameState) -> Iterator[str]:
    result = state.result
    if result is None:
        return
    if result.winner is None:
        yield f"{DRAW} {result.how.value}"
        return
    points = f"{result.points} point{'' if result.points == 1 else 's'}"
    text = f"{WINS} {points}{' and the match' if state.phase is Phase.MATCH_OVER else ''}"
    yield " " * (6 if result.winner is Side.WHITE else COLUMN + 7) + text


def _colour(side: Side) -> str:
    return side.name.capitalize()


def _printable(name: str) -> str:
    """A name on one line, without characters that cannot be printed or have no width."""
    shown = (sign if sign.isprintable() else " " for sign in name if sign not in NO_WIDTH)
    return " ".join("".join(shown).split())
