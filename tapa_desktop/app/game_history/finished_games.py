"""The finished games of matches, as values, and the functions that read them from a match and from the archive.

A finished game is a value without positions and plays, which are only in the match's file.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import datetime
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from tapa_desktop.app.storage.archive import Archive, moment
from tapa_desktop.app.storage.reading import read_history
from tapa_desktop.coach.strength import PR_FACTOR
from tapa_desktop.game.events import (
    Drafted,
    LogEvent,
    MatchEvent,
    Noted,
    OpeningRolled,
    Played,
    Rolled,
    RolledOut,
    Seat,
    Setting,
    notes_within,
)
from tapa_desktop.game.history import History
from tapa_desktop.game.load import first_game_events
from tapa_desktop.game.record import FORMAT, VERSION, Header, RecordError, format_line
from tapa_desktop.game.state import GameState, Result
from tapa_desktop.rules.house_rules import Plain, house_rules_of
from tapa_desktop.rules.position import Side

_IDENTIFYING: Final = 12  # events that identify a match; no two matches start with 12 equal ones
_HEX: Final = 32  # hexadecimal digits of a digest that are kept


class GameKey(NamedTuple):
    """Identifies a game: the fingerprint of its match, and the game's number in the match, from 1."""

    match: str
    number: int


class DiceCounts(Struct, frozen=True):
    """How often one side rolled each face, 1 first, with the opening die; and the number of its rolls and doubles."""

    faces: tuple[int, ...] = (0,) * 6
    rolls: int = 0
    doubles: int = 0

    @property
    def total(self) -> int:
        """The number of dice."""
        return sum(self.faces)


Part = tuple[float, int]  # the loss of some decisions, in single wins, and how many they were


class SideReview(Struct, frozen=True):
    """The review of one side: the loss of its decisions, in single wins, and its luck, in points.

    `parts` are the loss by class of error, by phase and by kind of mistake, with the keys of `coach/review/result.py`.
    """

    lost: float
    decisions: int
    luck: float
    parts: Mapping[str, Part] = {}

    @property
    def error_rate(self) -> float:
        """500 times the mean loss per decision, elsewhere called performance rating (PR); lower is better."""
        return rate_of((self.lost, self.decisions))

    def part(self, key: str) -> Part:
        """The loss and the number of these decisions."""
        return self.parts.get(key, (0.0, 0))

    def __add__(self, other: SideReview) -> SideReview:
        pairs = {key: (self.part(key), other.part(key)) for key in {**self.parts, **other.parts}}
        parts = {key: (one[0] + two[0], one[1] + two[1]) for key, (one, two) in pairs.items()}
        return SideReview(self.lost + other.lost, self.decisions + other.decisions, self.luck + other.luck, parts)


def rate_of(part: Part) -> float:
    """500 times the mean loss of some decisions; 0 if there are none."""
    lost, decisions = part
    return PR_FACTOR * lost / decisions if decisions else 0.0


class HistorySide(Struct, frozen=True):
    """One side of a finished game: its seat at the end. `review` is None until there is one."""

    seat: Seat
    dice: DiceCounts = DiceCounts()
    review: SideReview | None = None


class HistoryGame(Struct, frozen=True):
    """A finished game. `ended` is local time; `file` is the name of the match's record, empty if it has none.

    `digest` covers every roll and play: the same game has the same digest, wherever it is read.
    """

    key: GameKey
    digest: str
    ended: datetime
    file: str
    rule_set: str
    house_rules: dict[str, Plain]
    target: int  # points that win the match; 0 for unlimited
    result: Result
    turns: int  # of both sides
    white: HistorySide
    black: HistorySide
    notes: str = ""  # the player's notes on its turns, in order, one below the other
    sitting: str = ""  # the keys of the games that the match goes through in turn; empty for a match of one game

    def of(self, side: Side) -> HistorySide:
        """The data of that side."""
        return self.white if side is Side.WHITE else self.black


def finished_games(history: History, file: str, ended: datetime, first: int = 1) -> Iterator[HistoryGame]:
    """The finished games of a match, from number `first` on; each gets `ended` as its date."""
    match = fingerprint(history)
    is_ours = bool(history.header.seed or history.header.seed_sha256)  # whether this program has rolled the dice
    for number in range(first, len(history.state.results) + 1):
        begin, end = span_of(history, number)
        events, state = history.active_events[begin:end], history.states[end]
        moments = list(zip(history.states[begin:end], events, strict=True))
        white, black = (_dice_of(side, moments) if is_ours else DiceCounts() for side in Side)
        yield HistoryGame(
            key=GameKey(match, number),
            digest=_digest(b"", _dice_and_plays(events)),
            ended=ended,
            file=file,
            rule_set=state.rule_set.key,
            sitting=" ".join(rule_set.key for rule_set in state.order),
            house_rules=house_rules_of(state.rule_set),
            target=state.target,
            result=state.results[-1],
            turns=sum(isinstance(event, Played) for event in events),
            white=HistorySide(state.white, white),
            black=HistorySide(state.black, black),
            notes="\n".join(text for _, text in notes_within(history.notes, begin, end)),
        )


def span_of(history: History, number: int) -> tuple[int, int]:
    """The first and the last state of a finished game, as indices of `states`; `number` counts from 1."""
    begin, end = (
        bisect_left(history.states, count, key=lambda state: len(state.results)) for count in (number - 1, number)
    )
    return begin, end


def fingerprint(history: History) -> str:
    """An identifier of a match, known once its first game is over, and the same for all its copies.

    The file may be moved or copied, and the seats may change. The rules, the date and the first dice and plays stay as
    they were when the first game ended, whatever is undone afterwards. A match text leaves out what was undone before.
    """
    full = history.header
    header = Header(FORMAT, VERSION, full.games, Seat(), Seat(), full.target, begun=full.begun, position=full.position)
    return _digest(format_line(header), islice(_dice_and_plays(first_game_events(history)), _IDENTIFYING))


def start_of(history: History) -> datetime | None:
    """When the match began, from its header; None if the header has no valid date."""
    try:
        return datetime.fromisoformat(history.header.begun).replace(tzinfo=None)
    except ValueError:
        return None


def _dice_of(side: Side, moments: Iterable[tuple[GameState, MatchEvent]]) -> DiceCounts:
    """The dice of one side in a game, from its events and the states before them; one die of the opening roll.

    Only dice rolled from a seed are counted: those entered by hand say nothing about the program's fairness.
    """
    faces = [0] * 6
    rolls = doubles = 0
    for state, event in moments:
        match event:
            case OpeningRolled(by_hand=False):
                faces[(event.white if side is Side.WHITE else event.black) - 1] += 1
            case Rolled(by_hand=False) if state.side is side:
                faces[event.high - 1] += 1
                faces[event.low - 1] += 1
                rolls += 1
                doubles += event.high == event.low
            case _:
                pass
    return DiceCounts(tuple(faces), rolls, doubles)


def _dice_and_plays(events: Iterable[LogEvent]) -> Iterator[LogEvent]:
    """The events without drafts, notes and rollouts, and without changes of seats and of who rolls."""
    return (event for event in events if not isinstance(event, Drafted | Noted | RolledOut | Setting))


def _digest(head: bytes, events: Iterable[LogEvent]) -> str:
    digest = sha256(head)
    for event in events:
        digest.update(format_line(event))
    return digest.hexdigest()[:_HEX]


class FileStamp(NamedTuple):
    """A record of the archive when its games were read: its size in bytes, its modification time in nanoseconds."""

    name: str
    size: int
    changed: int


def unread_records(archive: Archive, stamps: Collection[FileStamp]) -> list[Path]:
    """The records of the archive that are new or have changed, the oldest first."""
    return [path for path in archive.records() if _stamp_of(path) not in stamps]


def games_of_record(path: Path, check: Callable[[], object]) -> tuple[list[HistoryGame], FileStamp | None]:
    """The finished games in a record; none if it cannot be read, which opening the match reports.

    The stamp is None if the disk does not answer: the next start tries again.
    `check` is called often, and may raise an exception to stop.
    """
    stamp = _stamp_of(path)
    try:
        history = read_history(path, check)
    except OSError:
        return [], None
    except RecordError:
        return [], stamp
    ended = start_of(history) or moment(stamp.changed / 1e9 if stamp is not None else 0)
    return list(finished_games(history, stored_name(path), ended)), stamp


def stored_name(path: Path) -> str:
    """The name of a record in the database, with a `?` for each byte that is not UTF-8."""
    return path.name.encode(errors="replace").decode()


def _stamp_of(path: Path) -> FileStamp | None:
    try:
        status = path.stat()
    except OSError:  # deleted since the folder was listed
        return None
    return FileStamp(stored_name(path), status.st_size, status.st_mtime_ns)
