"""The session: which match is open, who plays it, and the player's settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, Signal

from tapa_desktop.app.background.cube_decision import CubeDecision
from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.levels import DEFAULT_LEVEL, is_level
from tapa_desktop.app.settings import KeptSettings, Settings, settings_path
from tapa_desktop.app.storage.archive import Archive, SavedMatch
from tapa_desktop.app.storage.files import clear_halves
from tapa_desktop.app.storage.loader import MatchLoader
from tapa_desktop.app.storage.previews import MatchPreviews
from tapa_desktop.app.text.errors import without_line
from tapa_desktop.app.text.notice import Notice
from tapa_desktop.game.events import Drafted, RolledOut, Seat, Seated
from tapa_desktop.game.history import History, begin_history
from tapa_desktop.game.record import Header, format_line, parse_event, parse_header
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.side import Side

from .actions import PlayerActions
from .dice import DiceSource, is_bound, seeded_dice, with_seed, without_seed

translate = QCoreApplication.translate


class Session(PlayerActions):
    """The open match with its storage and the player's settings.

    It starts with a match that is not stored, so that there is always something to show; `start` opens the match that
    was in progress.

    Signals, besides those of the base class:
        settings_changed: the `Settings` after any change.
        reading_changed: the `Path` of a long match that is being read in the background; None when there is none.
        record_opened: the `Path` that was requested and is open now.
        cube_recalled: `cube_word` holds a decision again that was made before the match was opened.
        closed: the session is closed, and nothing happens in it any more.
    """

    settings_changed = Signal(object)
    reading_changed = Signal(object)
    record_opened = Signal(object)
    cube_recalled = Signal()
    closed = Signal()

    def __init__(
        self,
        archive: Archive,
        thinker: Thinker,
        settings: Settings | None = None,
        dice_for: Callable[[Header], DiceSource] = seeded_dice,
    ) -> None:
        settings = settings or Settings()
        history = begin_history(settings.last_match)
        super().__init__(history, dice_for(history.header), archive, thinker, settings)
        self._archive = archive
        self._dice_for = dice_for
        self._kept_settings = KeptSettings(settings)
        self._is_closed = False
        self.previews = MatchPreviews(self)
        self._match_loader = MatchLoader(self._match_store, self)
        self._match_loader.fetched.connect(self._open)
        self._match_loader.nothing_to_resume.connect(self._begin_like_last)
        self._match_loader.reading_changed.connect(self.reading_changed)
        self._match_loader.previewed.connect(self._show_preview)
        self.state_changed.connect(self._keep_settings)
        self._computer.recalled.connect(self._note_recalled)

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._settings

    @property
    def path(self) -> Path | None:
        """The file of the open match; None if it could not be created yet."""
        return self._match_store.path

    @property
    def path_read(self) -> Path | None:
        """The long match that is being read now; None if there is none."""
        return self._match_loader.path

    @property
    def archive(self) -> Archive:
        """The folder in which the matches are kept."""
        return self._archive

    @property
    def is_unsaved(self) -> bool:
        """Whether part of the match is only in memory, because it cannot be written."""
        return self._match_store.is_unsaved

    @property
    def is_closed(self) -> bool:
        """Whether the session is closed, and opens no match any more."""
        return self._is_closed

    def start(self) -> None:
        """Resume the match that was in progress, or begin one like the last."""
        if self._is_closed:
            return
        for folder in (self._archive.folder, settings_path().parent):
            clear_halves(folder)
        self._match_loader.resume()

    def new_match(self, header: Header) -> None:
        """Begin another match. Its date, and a seed if it has none, are filled in here."""
        if self._is_closed:
            return
        now = self._archive.now()
        completed = msgspec.structs.replace(with_seed(header), begun=f"{now:%Y-%m-%d %H:%M:%S}")
        try:
            history = begin_history(parse_header(format_line(completed)))
        except ValueError as error:
            self._refuse(translate("Session", "This match cannot be played."), error)
            return
        if not header.position:  # a match from a set-up position is not the default for the next one
            last = msgspec.structs.replace(without_seed(header), begun="")
            self.change_settings(msgspec.structs.replace(self.settings, last_match=last))
        self._match_loader.cancel()
        self._match_store.begin(history)
        self._is_fresh = True
        self._put(history, self._dice_for(completed))

    def open_record(self, path: Path) -> None:
        """Open the match in a file: one of the program's own is continued in that file, any other in a copy."""
        if not self._is_closed:
            self._match_loader.fetch(path)

    def open_records(self, paths: Iterable[Path]) -> None:
        """Open these one after the other; all but the last are left unfinished. Does nothing if there are none."""
        if not self._is_closed:
            self._match_loader.fetch_all(list(paths))

    def stop_reading(self) -> None:
        """Cancel reading the long match and stay with the open one; if none is open yet, begin one."""
        self._match_loader.cancel()
        if not self._is_open:
            self._begin_like_last()

    def unfinished_matches(self) -> list[SavedMatch]:
        """The other matches that can be resumed, the last played first; `open_record` opens them."""
        return [match for match in self._archive.unfinished() if match.path != self._match_store.path]

    def save(self) -> bool:
        """Try again to save what is only in memory; returns whether everything is saved now."""
        self._match_store.save(self._history)
        return not self._match_store.is_unsaved

    def save_copy(self, path: Path) -> None:
        """Write the whole match into another file."""
        self._match_store.save_copy(path, self._history)

    def seat(self, side: Side, seat: Seat) -> None:
        """Change who plays a side from now on. If the computer takes over in mid-turn, the draft is reset."""
        if seat == self.state.seat_of(side):
            return
        event = Seated(side, seat)
        try:
            parse_event(1, format_line(event))
        except ValueError as error:
            self._refuse(translate("Session", "Nobody of that name or level can play."), error)
            return
        takes_over = side is self.state.side and not seat.is_person and self.state.drafted
        self._happen(*([Drafted(PASS)] if takes_over else []), event)

    def note(self, rollout: RolledOut) -> None:
        """Add the result of a rollout to the record. The state stays the same, so `state_changed` is not emitted."""
        if self._is_live:
            self._history = self._history.append(rollout)
            self._match_store.save(self._history)

    def change_settings(self, settings: Settings) -> None:
        """Apply these settings and save them."""
        if settings == self._settings:
            return
        self._settings = settings
        self.settings_changed.emit(settings)
        self._keep_settings()
        self._wake()

    def appear_again(self) -> None:
        """Emit the present match and report again what cannot be saved, for a window that replaces another."""
        if self._is_closed:
            return
        self._kept_settings.tell_anew()
        self._show(None, None)
        self._match_store.tell_anew()

    def close(self) -> None:
        """Save what is not saved yet, and close the session."""
        if self._is_closed:
            return
        self._is_open, self._is_closed = False, True
        try:
            self._match_loader.close()
            self.previews.close()
            self._keep_settings()
            self._computer.leave()
        finally:
            self._match_store.close()
            self.closed.emit()

    def _begin_next(self) -> None:
        """Begin the next game; in a new match if this one is unlimited and its file is nearly full."""
        if self.state.target or not self._match_store.is_nearly_full:
            self._history = self._match_store.shorten(self._history)
            super()._begin_next()
            return
        state, path = self.state, self.path
        seats = {"white": state.white, "black": state.black, "by_hand": state.by_hand}
        self.new_match(msgspec.structs.replace(without_seed(self.history.header), **seats, position=""))
        text = translate("Session", "The match has become as long as its file may be. It is kept, and another begins.")
        self.noticed.emit(Notice("info", text, str(path)))

    def _keep_settings(self) -> None:
        """Save the settings if they are not on the disk yet, for instance because saving has failed before."""
        if self._kept_settings.is_behind(self._settings):
            for notice in self._kept_settings.keep(self._settings):
                self.noticed.emit(notice)

    def _begin_like_last(self) -> None:
        self.new_match(self.settings.last_match)

    def _show_preview(self, history: History | None) -> None:
        """Show a match that is still being read, or, with None, again the one that is on the table."""
        if history is not self._preview:
            self._preview = history
            if not self._is_closed:
                self._show(None, None)

    def _open(self, path: Path | None, history: History) -> None:
        self._is_fresh = False
        self._put(history, self._dice_for(history.header))
        for side in Side:
            self._seat_known_level(side)
        self._computer.recall(self._history)
        if not is_bound(history.header):
            text = translate(
                "DiceText",
                "The seed in this file does not give the SHA-256 beside it: the file was changed and proves nothing.",
            )
            self.noticed.emit(Notice("warning", text))
        if path is not None:
            self.record_opened.emit(path)

    def _note_recalled(self, standing: int, word: CubeDecision) -> None:
        self._words.recall(self._history, standing, word)
        self.cube_recalled.emit()

    def _seat_known_level(self, side: Side) -> None:
        """Replace the level of a side that the computer plays if this program does not know it."""
        seat = self.state.seat_of(side)
        if seat.level is not None and not is_level(seat.level):
            text = translate(
                "Session", "The computer plays at another level, since this program does not know {level}."
            )
            self.noticed.emit(Notice("info", text.format(level=seat.level)))
            self.seat(side, msgspec.structs.replace(seat, level=DEFAULT_LEVEL))

    def _refuse(self, text: str, error: ValueError) -> None:
        self.noticed.emit(Notice("error", text, without_line(error) if isinstance(error, FaultError) else str(error)))
