"""The games with friends elsewhere: the lines of the open one, the secrets of all, and those that wait for me.

A line is written to the record of its match before it is shown or played. Its events then happen in the match one after
the other, each once the board has settled; after a stop the rest follows from the lines again.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.storage.files import PRIVATE, read_at_most, write_whole
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.app.storage.reading import read_history
from tapa_desktop.game.events import FRIEND, FriendLine, GameBegun, MatchEvent, Seat, Seated
from tapa_desktop.game.friend import Exchange, answer, catch_up, line_events, prove, read, turn_line
from tapa_desktop.game.friend_line import (
    Chain,
    FriendError,
    FriendFault,
    Line,
    header_of,
    invitation,
    inviting_side,
    lines_in,
    name_in,
    new_seed,
)
from tapa_desktop.game.history import History
from tapa_desktop.game.record import LINE_LIMIT, WITH_FRIEND, Header, RecordError, parse_header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.position import Side

from .match import MatchController

_NAMED: Final = 13  # characters of a line that name its game
_SEED_LIMIT: Final = 64  # bytes of a file with the last secret of a chain, in hexadecimal digits


class FriendGame(NamedTuple):
    """A game with a friend, as a list shows it."""

    path: Path
    header: Header
    state: GameState
    is_mine: bool  # whether it waits for a line of mine
    is_invitation: bool  # whether it has not been answered yet


class FriendGames(QObject):
    """The lines of the open match, and the other games."""

    noticed = Signal(object)  # a `Notice`
    changed = Signal()  # whose turn it is in the open match, or the line to send
    invited = Signal(object)  # a `Line` that invites to a game which is not known yet
    match_wanted = Signal(object)  # the `Header` of a match to begin
    record_wanted = Signal(object)  # the `Path` of a match to open

    def __init__(self, match: MatchController, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._store, self._archive = match, store, store.archive
        self._game: Exchange | None = None  # of the open match
        self._chain: Chain | None = None
        self._pending: list[MatchEvent] = []  # known events that have not happened in the match yet
        self._current: Exchange | None = None  # the game after the events of the open match
        self.waives = False  # whether the line waives my next double
        self._waiting = ""  # a line for a match that is being opened
        self.line: str | None = None  # to be sent
        self._match.state_changed.connect(self.changed)

    # For the match

    @property
    def is_my_turn(self) -> bool:
        """Whether the person here has something to do."""
        current, chain = self._current, self._chain
        return current is not None and chain is not None and not self._pending and current.holder is chain.side

    @property
    def may_choose(self) -> bool:
        """Whether the person here may double now."""
        return self.is_my_turn and self._current is not None and self._current.may_choose

    def act(self) -> bool:
        """Append the next event of the lines; returns whether no other automatic action may follow now."""
        if self._pending and not isinstance(self._pending[0], GameBegun):
            self._match.append(self._pending[0])
            return True
        return not (self.is_my_turn and self._match.state.phase is Phase.TO_PLAY)

    # For the window

    @property
    def is_open(self) -> bool:
        """Whether the open match is one with a friend."""
        return self._game is not None

    @property
    def digest(self) -> str:
        """The digest of all lines so far; empty if there are none."""
        return "" if self._game is None else self._game.digest

    @property
    def me(self) -> Side:
        """The side that is played here."""
        return _side_here(self._match.history.header)

    @property
    def last_sent(self) -> str | None:
        """My last line, while the friend has not answered it: it may have got lost."""
        game = self._game
        return game.lines[-1] if game is not None and game.sender is self.me else None

    @property
    def is_invitation(self) -> bool:
        """Whether the friend has not joined yet, or I have not."""
        return self._game is not None and len(self._game.lines) == 1

    @property
    def may_waive(self) -> bool:
        """Whether I may say with this line that I do not double at my next turn."""
        current, is_over = self._current, self._match.state.phase is Phase.MATCH_OVER
        if current is None or self.line is None or is_over:
            return False
        return current.may_waive(self.me) and current.state.has_use_of_cube(self.me)

    def set_waives(self, *, waives: bool) -> None:
        """Set `waives`."""
        self.waives = waives
        self.update()
        self.changed.emit()

    def send(self) -> str | None:
        """The line to send, which is part of the match from now on; or the last one again; None while it is not saved.

        Only a saved line may be sent: the friend would refuse another one after a crash.
        """
        line, game = self.line, self._game
        if line is not None and game is not None:
            self._game, self.waives = read(game, *lines_in(line)), False
            self._match.add_remark(FriendLine(line))
            self._continue()
        return self.last_sent if self._store.save_again() else None

    def play(self, text: str) -> bool:
        """Play the newest line in a text, in its match; returns whether there is any, right or wrong."""
        try:
            lines = sorted(lines_in(text), key=lambda line: line.number)
            if lines:
                self._play(lines[-1])
        except FriendError as error:
            is_known = error.fault is FriendFault.KNOWN
            kind = NoticeKind.LINE_KNOWN if is_known else NoticeKind.LINE_REFUSED
            self.noticed.emit(Notice("info" if is_known else "error", kind, error=error))
            return True
        return bool(lines)

    def accept(self, line: Line) -> None:
        """Join the game of an invitation, or open it if I have joined before."""
        path = self._path_of(line)
        if path is not None:
            self.record_wanted.emit(path)
            return
        last = self._match.settings.last_match
        name = next((seat.name for seat in (last.white, last.black) if seat.is_person and seat.name), "")
        self.match_wanted.emit(header_of(line, Seat(None, name)))

    def awaited_line(self, text: str) -> Line | None:
        """The line in a text that one of my games waits for, or a new invitation; None if there is none."""
        try:
            lines = lines_in(text)
            line = max(lines, key=lambda line: line.number)
            path = self._path_of(line)
            if path is None and line.number:
                return None
            if path is not None:
                read(self._game_at(path), line)
        except (ValueError, OSError):
            return None
        return line

    def games(self) -> list[FriendGame]:
        """All games with friends: first those that wait for me, the newest first."""
        games = []
        for path, header in self._records():
            try:
                history = read_history(path)
                game = prove(header, history.log, history.active_events)
            except (OSError, ValueError):
                continue  # opening the file reports the error
            is_mine, is_invitation = game.holder is _side_here(header), len(game.lines) == 1
            games.append(FriendGame(path, header, history.state, is_mine, is_invitation))
        return sorted(games, key=lambda game: not game.is_mine)

    # Beginning and opening

    def prepare(self, header: Header) -> Header:
        """Write the secrets of a new match with a friend; returns its header.

        Raises `ValueError` if no such match can be played, and `OSError` if the secrets cannot be written.
        """
        seed = new_seed()
        if not header.friend:
            friend = Side.WHITE if header.white.level == FRIEND else Side.BLACK
            me = header.black if friend is Side.WHITE else header.white
            seats = {friend: Seat(FRIEND), friend.other: Seat(None, me.name)}
            bare = {"seed": "", "seed_sha256": "", "word": "", "by_hand": False, "version": WITH_FRIEND}
            header = replace(header, white=seats[Side.WHITE], black=seats[Side.BLACK], **bare)
            header = replace(header, friend=invitation(header, Chain(friend.other, seed)))
        path = self._secret(*lines_in(header.friend))
        if not path.exists():  # nothing replaces the secrets of a game that goes on
            write_whole(path, seed.hex().encode(), PRIVATE)
        return header

    def follow(self, history: History) -> None:
        """Follow the lines of this match, which is about to be opened."""
        self._game = self._current = self._chain = None
        self._pending, self.line, self.waives = [], None, False
        if not history.header.friend.startswith(self._waiting[:_NAMED]):
            self._waiting = ""  # another match than it waits for is opened
        self._match.partner = self if history.header.friend else None
        if history.header.friend:
            try:
                self._game = prove(history.header, history.log, history.active_events)
                seed = read_at_most(self._secret(*lines_in(history.header.friend)), _SEED_LIMIT)
                self._chain = Chain(_side_here(history.header), bytes.fromhex(seed.decode()))
            except FriendError as error:
                self.noticed.emit(Notice("error", NoticeKind.LINE_REFUSED, error=error))
            except (OSError, ValueError):
                self.noticed.emit(Notice("warning", NoticeKind.SECRETS_MISSING))

    def update(self) -> None:
        """Work out the pending events and the line to send from the present state."""
        self._current, self._pending, self.line = None, [], None
        if self._game is not None and self._chain is not None and not self._match.is_preview:
            mine = line_events(self._match.history.active_events)
            try:
                self._catch_up(self._game, self._chain, mine)
            except FaultError as error:
                self.noticed.emit(Notice("error", NoticeKind.LINE_REFUSED, error=error))

    def _catch_up(self, game: Exchange, chain: Chain, mine: list[MatchEvent]) -> None:
        self._current, _ = catch_up(game, chain, mine)
        self._pending = list(self._current.events[len(mine) :])
        if game.holder is not chain.side or any(not isinstance(event, GameBegun) for event in self._pending):
            return
        if len(game.lines) == 1:
            self.line = answer(game, chain, self._match.state.seat_of(chain.side).name)
        else:
            self.line = turn_line(game, chain, mine, waives=self.waives)

    def _continue(self) -> None:
        self.update()
        self.changed.emit()
        self._match.actions_changed.emit()
        self._match.schedule_next()

    def _play(self, line: Line) -> None:
        path = self._path_of(line)
        if path is None:
            if line.number:
                raise FriendError(FriendFault.UNKNOWN_GAME, id=line.id)
            header_of(line)
            self.invited.emit(line)
            return
        if path != self._store.path:
            self._waiting = line.text
            self.record_wanted.emit(path)
        elif self._game is not None and line.text == self._game.lines[0] and inviting_side(line) is self.me:
            self.noticed.emit(Notice("info", NoticeKind.OWN_INVITATION))
        elif self._game is not None:
            game = read(self._game, line)
            self._match.show_preview(None)  # nothing happens in a match while a long one is shown that is being read
            self._game = game
            self._match.add_remark(FriendLine(line.text))
            self._match.may_act_automatically = True
            if line.number == 1:
                self._match.append(Seated(self.me.other, Seat(FRIEND, name_in(line))))
            if self._match.state.phase is Phase.GAME_OVER:
                self._match.begin_next_game()
            self._continue()

    def play_waiting(self) -> None:
        """Play the line that a match was opened for."""
        waiting, self._waiting = self._waiting, ""
        self.play(waiting)

    # Files

    def _game_at(self, path: Path) -> Exchange:
        if path == self._store.path and self._game is not None:
            return self._game
        history = read_history(path)
        return prove(history.header, history.log, history.active_events)

    def _path_of(self, line: Line) -> Path | None:
        return next((path for path, header in self._records() if f" {line.id} " in header.friend), None)

    def _records(self) -> list[tuple[Path, Header]]:
        """The records of games with friends, the newest first; none while the disk does not answer."""
        records, paths = [], list[Path]()
        with suppress(OSError):
            paths = self._archive.records()
        for path in reversed(paths):
            try:
                header = parse_header(read_at_most(path, LINE_LIMIT).partition(b"\n")[0])
            except (OSError, RecordError):
                continue
            if header.friend:
                records.append((path, header))
        return records

    def _secret(self, line: Line) -> Path:
        return self._archive.folder / "friends" / f"{line.id}.secret"


def _side_here(header: Header) -> Side:
    return Side.WHITE if header.black.level == FRIEND else Side.BLACK
