"""The finished games of a match, and the matches of the archive whose games are not in the history yet.

`finished_games` reads a history of events alone; it knows of no files or databases.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from itertools import islice, takewhile
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.files import read_at_most
from tapa_desktop.game.events import (
    Drafted,
    GameBegun,
    LogEvent,
    MatchEvent,
    OpeningRolled,
    Played,
    Restored,
    Rewound,
    Rolled,
    Seat,
    Setting,
)
from tapa_desktop.game.history import History
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import FORMAT, RECORD_LIMIT, VERSION, Header, RecordError, format_line
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side

from .game import DiceCounts, GameKey, HistoryGame, HistorySide

Moment = tuple[GameState, MatchEvent]  # what has happened, and the state before it
_TOLD: Final = 12  # events by which a match is known; no two have the same dice in as many
_HEX: Final = 32  # digits of a digest that are kept


def finished_games(history: History, file: str, ended: datetime, first: int = 1) -> Iterator[HistoryGame]:
    """The games of a match that have ended, from that number on; `ended` is told of all of them."""
    match = fingerprint(history)
    for number in range(first, len(history.state.results) + 1):
        begin, end = (bisect_left(history.states, count, key=_ended_before) for count in (number - 1, number))
        moments = list(zip(history.states[begin:end], history.standing[begin:end], strict=True))
        yield _past_game(GameKey(match, number), history.header, moments, history.states[end], file=file, ended=ended)


def fingerprint(history: History) -> str:
    """By what a match is known wherever it is read, as soon as its first game has ended.

    The file may be moved or copied, the seats may change, and a throw may be taken back: the game, the date and the
    first dice and plays of the log stay as they are, since a log only grows.
    """
    given = history.header
    header = Header(FORMAT, VERSION, given.rule_set, Seat(), Seat(), given.target)
    header = replace(header, begun=given.begun, house_rules=given.house_rules, position=given.position)
    first = takewhile(lambda event: not isinstance(event, GameBegun | Rewound | Restored), history.log)
    return _digest(format_line(header), islice(_dice_and_plays(first), _TOLD))


def begun(history: History) -> datetime | None:
    """When the match began, by its header; None where that says nothing."""
    try:
        return datetime.fromisoformat(history.header.begun).replace(tzinfo=None)
    except ValueError:
        return None


def _past_game(
    key: GameKey, header: Header, moments: list[Moment], end: GameState, *, file: str, ended: datetime
) -> HistoryGame:
    events = [event for _, event in moments]
    is_ours = bool(header.seed or header.seed_sha256)  # whether the dice are those of this program
    return HistoryGame(
        key=key,
        digest=_digest(b"", _dice_and_plays(events)),
        ended=ended,
        file=file,
        rule_set=header.rule_set,
        house_rules=dict(header.house_rules),
        target=end.target,
        result=end.results[-1],
        turns=sum(isinstance(event, Played) for event in events),
        white=HistorySide(end.white, _thrown(Side.WHITE, moments) if is_ours else DiceCounts()),
        black=HistorySide(end.black, _thrown(Side.BLACK, moments) if is_ours else DiceCounts()),
    )


def _thrown(side: Side, moments: Iterable[Moment]) -> DiceCounts:
    """What that side has thrown in a game: one die to open, two afterwards.

    Only dice of this program are counted, which follow from a seed, and were not entered by hand: others have nothing
    to do with how fair it is.
    """
    faces = [0] * 6
    throws = doubles = 0
    for state, event in moments:
        match event:
            case OpeningRolled(by_hand=False):
                faces[(event.white if side is Side.WHITE else event.black) - 1] += 1
            case Rolled(by_hand=False) if state.side is side:
                faces[event.high - 1] += 1
                faces[event.low - 1] += 1
                throws += 1
                doubles += event.high == event.low
            case _:
                pass
    return DiceCounts(tuple(faces), throws, doubles)


def _ended_before(state: GameState) -> int:
    """How many games of the match have ended in that state; of the states of a history, no later one has fewer."""
    return len(state.results)


def _dice_and_plays(events: Iterable[LogEvent]) -> Iterator[LogEvent]:
    """The events without what is only half done, and without who sits where and throws."""
    return (event for event in events if not isinstance(event, Drafted | Setting))


def _digest(head: bytes, events: Iterable[LogEvent]) -> str:
    found = sha256(head)
    for event in events:
        found.update(format_line(event))
    return found.hexdigest()[:_HEX]


class FileStamp(NamedTuple):
    """A record of the archive as it was when its games were taken in: its size in bytes, its time in nanoseconds."""

    name: str
    size: int
    changed: int


def not_taken_in(archive: Archive, known: Collection[FileStamp]) -> list[Path]:
    """The records of the archive that are not known as they are now, the oldest first."""
    return [path for path in archive.records() if _as_it_is(path) not in known]


def taken_from(path: Path, check: Callable[[], None]) -> tuple[list[HistoryGame], FileStamp | None]:
    """The finished games in a record, none where it cannot be read; whoever opens it is told.

    `check` is called often, and may raise something to stop.
    """
    mark = _as_it_is(path)
    try:
        history = read_match(read_at_most(path, RECORD_LIMIT), check).history
    except (OSError, RecordError):
        return [], mark
    when = begun(history) or datetime.fromtimestamp(mark.changed / 1e9 if mark is not None else 0)
    return list(finished_games(history, path.name, when)), mark


def _as_it_is(path: Path) -> FileStamp | None:
    try:
        found = path.stat()
    except OSError:  # gone since the folder was listed
        return None
    return FileStamp(path.name, found.st_size, found.st_mtime_ns)
