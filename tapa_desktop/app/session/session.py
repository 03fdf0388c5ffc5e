"""The session: the open match with its storage, and the player's settings."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Signal, SignalInstance

from tapa_desktop.ai.levels import level_named
from tapa_desktop.app.background.task import Worker
from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.settings import DEFAULT_LEVEL, Settings, SettingsFile, settings_path
from tapa_desktop.app.storage.archive import Archive, SavedMatch
from tapa_desktop.app.storage.files import read_at_most, remove_leftovers
from tapa_desktop.app.storage.loader import MatchLoader, notices_of
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.app.storage.reading import MatchPreviews
from tapa_desktop.game.events import FRIEND
from tapa_desktop.game.history import History, begin_history
from tapa_desktop.game.record import Header, format_line, parse_header
from tapa_desktop.game.state import place_after
from tapa_desktop.rules.position import Side

from .actions import PlayerActions, refusal
from .dice import DiceSource, keeps_commitment, seeded_dice, with_seed, without_seed
from .match import MatchController

if TYPE_CHECKING:
    from tapa_desktop.game.friend_line import Line

    from .friend import FriendGames

_LINE: Final = re.compile(r"\btapa[^a-zA-Z0-9.]")  # of a game with a friend, with any separator
_LINE_FILE: Final = 1000  # bytes of a file with a line, and some words around it


class SettingsWatch(QObject):
    """Some of the settings."""

    changed = Signal(object)  # the `Settings` after a change of any of these


class Session(QObject):
    """The open match with its storage and the player's settings.

    It starts with a match that is not stored, so that there is always something to show; `start` opens the match that
    was in progress. `match` is what is shown and played, `player` what the player can do in it, and `store` saves it.
    """

    noticed = Signal(object)  # a `Notice`
    settings_changed = Signal(object)  # the `Settings` after any change
    reading_changed = Signal(object)  # the `Path` of the long match that is being read in the background, or None
    record_opened = Signal(object)  # the `Path` that was requested and is open now
    friends_changed = Signal()  # whose turn it is in the game with a friend, the line to send, or which match is open
    invited = Signal(object)  # a `Line` that invites to a game with a friend which is not known yet
    closed = Signal()  # nothing happens in the session any more

    def __init__(
        self,
        archive: Archive,
        thinker: Thinker,
        settings: Settings | None = None,
        dice_for: Callable[[Header], DiceSource] = seeded_dice,
    ) -> None:
        super().__init__()
        settings = settings or Settings()
        self._settings_file = SettingsFile(settings, self.noticed.emit)
        self._watches: dict[tuple[str, ...], SettingsWatch] = {}
        self._dice_for = dice_for
        self.is_closed = False  # whether it opens no match any more
        self.archive = archive
        self.engine = thinker.engine
        self.files = Worker("files", self, yields_to_window=True)  # reads long matches, and keeps the history
        self.store = MatchStore(archive, self.noticed.emit)
        history = begin_history(settings.last_match)
        dice = dice_for(history.header)
        self.friends: FriendGames | None = None  # once there is a game with a friend elsewhere
        self.match = MatchController(history, dice, self.store, thinker, settings=settings, parent=self)
        self.player = PlayerActions(self.match)
        self.previews = MatchPreviews(self.files, self)
        self._loader = MatchLoader(self.store, self.files, self.noticed.emit, self)
        self._loader.opened.connect(self._open)
        self._loader.nothing_to_resume.connect(self._begin_like_last)
        self._loader.reading_changed.connect(self.reading_changed)
        self._loader.previewed.connect(self._show_preview)
        self.match.state_changed.connect(self._save_settings)
        self.match.file_filled.connect(self._continue_in_new_file)
        self.match.noticed.connect(self.noticed)
        thinker.noticed.connect(self.noticed)

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.match.settings

    def change_of(self, *names: str) -> SignalInstance:
        """The signal that one of these settings has changed, with the new `Settings`."""
        if names not in self._watches:
            self._watches[names] = SettingsWatch(self)
        return self._watches[names].changed

    @property
    def path_read(self) -> Path | None:
        """The long match that is being read now; None if there is none."""
        return self._loader.path

    def start(self) -> None:
        """Resume the match that was in progress, or begin one like the last."""
        if self.is_closed:
            return
        for folder in (self.archive.folder, settings_path().parent):
            remove_leftovers(folder)
        self._loader.resume()

    def new_match(self, header: Header) -> None:
        """Begin another match. Fills in its date, and a seed if it has none."""
        if self.is_closed:
            return
        now = f"{self.archive.now():%Y-%m-%d %H:%M:%S}"
        try:
            if header.friend or any(seat.level == FRIEND for seat in (header.white, header.black)):
                completed = msgspec.structs.replace(self.friend_games().prepare(header), begun=now)
            else:
                completed = msgspec.structs.replace(with_seed(header), begun=now)
            history = begin_history(parse_header(format_line(completed)))
        except (ValueError, OSError) as error:
            self.noticed.emit(refusal(NoticeKind.MATCH_IMPOSSIBLE, error))
            return
        if not header.position and not completed.friend:  # such a match is not the default for the next one
            last = msgspec.structs.replace(without_seed(header), begun="")
            self.change_settings(msgspec.structs.replace(self.settings, last_match=last))
        self._loader.cancel()
        self.store.begin(history)
        self._follow_friend(history)
        self.match.open(history, self._dice_for(completed), is_new=True)
        self._replace_unknown_levels()

    def open_record(self, path: Path) -> None:
        """Open the match in a file: one of the program's own is continued in that file, any other in a copy."""
        if not self.is_closed:
            self._loader.open(path)

    def open_matches(self, paths: list[Path]) -> None:
        """Open these one after the other; all but the last are left unfinished. Does nothing if there are none."""
        if not self.is_closed:
            self._loader.open_all(paths)

    def open_text(self, text: bytes) -> None:
        """Open the match in a match text, in a new file. After a `LineError` the open match stays."""
        from tapa_desktop.game.mat.texts import read_match_text  # noqa: PLC0415 - no start waits for it

        match = read_match_text(text)
        if not self.is_closed:
            self._loader.cancel()
            self.store.begin_all(match)
            self._open(None, match.history)
            for notice in notices_of(match):
                self.noticed.emit(notice)

    def stop_reading(self) -> None:
        """Cancel reading the long match and stay with the open one; if none is open yet, begin one."""
        self._loader.cancel()
        if not self.match.is_live:
            self._begin_like_last()

    def friend_games(self) -> FriendGames:
        """The games with friends elsewhere."""
        if self.friends is None:
            from .friend import FriendGames  # noqa: PLC0415 - most players have none, and it loads OpenSSL

            self.friends = friends = FriendGames(self.match, self.store, self)
            friends.noticed.connect(self.noticed)
            friends.changed.connect(self.friends_changed)
            friends.invited.connect(self.invited)
            friends.match_wanted.connect(self.new_match)
            friends.record_wanted.connect(self.open_record)
            self.record_opened.connect(friends.play_waiting)
        return self.friends

    def take_line(self, text: str) -> bool:
        """Play the newest line of a game with a friend in a text; returns whether there is any, right or wrong."""
        return bool(_LINE.search(text)) and self.friend_games().play(text)

    def awaited_line(self, text: str) -> Line | None:
        """The line in a text that a game with a friend waits for, or a new invitation; None if there is none."""
        return self.friend_games().awaited_line(text) if _LINE.search(text) else None

    def _follow_friend(self, history: History) -> None:
        if history.header.friend or self.friends is not None:
            self.friend_games().follow(history)

    def unfinished_matches(self) -> list[SavedMatch]:
        """The other matches to resume, the last played first; none while the disk does not answer."""
        with suppress(OSError):
            return [match for match in self.archive.unfinished() if match.path != self.store.path]
        return []

    def change_settings(self, settings: Settings) -> None:
        """Apply these settings and save them."""
        if self.is_closed or settings == self.settings:
            return
        before, self.match.settings = self.settings, settings
        self.settings_changed.emit(settings)
        for names, watch in list(self._watches.items()):
            if any(getattr(before, name) != getattr(settings, name) for name in names):
                watch.changed.emit(settings)
        self._save_settings()
        if settings.automatic != before.automatic:
            self.match.schedule_next()

    def close(self) -> None:
        """Save everything, and close the session."""
        if self.is_closed:
            return
        self.is_closed = True
        try:
            self._loader.cancel()
            self.files.close()
            self._save_settings()
            self.match.close()
        finally:
            self.store.close()
            self.closed.emit()

    def _continue_in_new_file(self) -> None:
        """Go on in another match: this one is unlimited, and its file is nearly full."""
        state, path = self.match.state, self.store.path
        seats = {"white": state.white, "black": state.black, "by_hand": state.by_hand}
        header = self.match.history.header
        place = place_after(state.order, state.results)
        games = (*header.games[place:], *header.games[:place])
        self.new_match(msgspec.structs.replace(without_seed(header), **seats, position="", games=games))
        self.noticed.emit(Notice("info", NoticeKind.FILE_FILLED, path))

    def _save_settings(self) -> None:
        """Save the settings if they are not on the disk yet, for instance because saving has failed before."""
        state = self.match.state
        has_person = state.white.is_person or state.black.is_person
        if state.result is not None and has_person and not self.settings.has_finished:
            self.change_settings(msgspec.structs.replace(self.settings, has_finished=True))
        if self.settings != self._settings_file.saved:
            self._settings_file.save(self.settings)

    def _begin_like_last(self) -> None:
        self.new_match(self.settings.last_match)

    def _show_preview(self, history: History | None) -> None:
        if not self.is_closed:
            self.match.show_preview(history)

    def _open(self, path: Path | None, history: History) -> None:
        self._follow_friend(history)
        self.match.open(history, self._dice_for(history.header), is_new=False)
        self._replace_unknown_levels()
        self.match.recall_cube_decision()
        if not keeps_commitment(history.header):
            is_there = bool(history.header.seed_sha256)
            self.noticed.emit(Notice("warning", NoticeKind.SEED_BROKEN if is_there else NoticeKind.DIGEST_MISSING))
        if path is not None:
            self.record_opened.emit(path)

    def _replace_unknown_levels(self) -> None:
        for side in Side:
            seat = self.match.state.seat_of(side)
            is_friend = seat.level == FRIEND and bool(self.match.history.header.friend)
            if seat.level is not None and level_named(seat.level) is None and not is_friend:
                self.noticed.emit(Notice("info", NoticeKind.LEVEL_UNKNOWN, values={"level": seat.level}))
                self.player.set_seat(side, msgspec.structs.replace(seat, level=DEFAULT_LEVEL))


def small_text(path: Path) -> str:
    """The text of a small file that is no record; empty for any other, and for one that cannot be read."""
    with suppress(OSError, ValueError):  # opening it reports the error
        data = read_at_most(path, _LINE_FILE)
        if len(data) <= _LINE_FILE and not data.startswith(b"{"):
            from tapa_desktop.game.mat.texts import decode_text  # noqa: PLC0415 - no start waits for it

            text = decode_text(data)
            return "" if text.startswith("{") else text  # a record begins with its invitation
    return ""
