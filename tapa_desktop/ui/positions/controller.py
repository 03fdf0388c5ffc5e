"""Copies and pastes positions, opens the editor, and starts games from positions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.notice import Severity
from tapa_desktop.app.session.session import Session, small_text
from tapa_desktop.app.storage.reading import AT_ONCE
from tapa_desktop.coach.decision import standing_in
from tapa_desktop.coach.hint import analyses
from tapa_desktop.game.record import LineError
from tapa_desktop.game.state import GameState, full_position_spec, is_over, is_present, match_from, with_match_rules
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.foreign_position import find_position, foreign_formats
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.messages.row import MessageRow
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.numbers import left_to_right
from tapa_desktop.ui.widgets.dialogs import Opener

if TYPE_CHECKING:
    from .editor import PositionEditor

_MATCH: Final = re.compile(r"point match|^\s*Game 1\b|^\s*\(;", re.IGNORECASE | re.MULTILINE)
_EXAMPLE: Final = format_position(PositionSpec(TAPA, Side.WHITE, start_position(TAPA), (3, 1)))


class PositionController(Opener):
    """Copies, pastes and edits positions for a window. A match that is left for a position stays in the Resume menu."""

    def __init__(self, session: Session, play: PlayMode, messages: MessageBar, actions: Actions) -> None:
        super().__init__(play)
        self._session, self._board, self._messages = session, play.board, messages
        self._analysing = BackgroundTask(analyses, session.engine, parent=self)
        self._last_notice: Message | None = None  # the last notice, which the next one replaces
        self._way_back: Message | None = None  # the notice that offers to return to the match that was left
        self._board.window().setAcceptDrops(True)  # which passes drops on to the board
        play.text_dropped.connect(self._play_dropped)
        session.match.results_changed.connect(self._close_notices)
        actions.copy_position.triggered.connect(self.copy)
        actions.paste_position.triggered.connect(self.paste)
        actions.set_up.triggered.connect(self.set_up)
        actions.analyse.triggered.connect(self.analyse)
        actions.play_from_here.triggered.connect(self.play_from_here)

    def copy(self) -> None:
        """Copy the position on the board to the clipboard as text, also in formats of other programs."""
        placed = self._present()
        text = format_position(placed, house_rules=True)
        QGuiApplication.clipboard().setText("\n".join((text, *foreign_formats(placed))))
        self._notify("info", self.tr("The position is copied."), left_to_right(text))

    def play_from_here(self) -> None:
        """Start a game from the position that is shown."""
        self.play_from(self._present())

    def paste(self) -> None:
        """Play from the first position in the clipboard, or say why that is impossible."""
        self._play_from_text(QGuiApplication.clipboard().text(), self.tr("There is no position on the clipboard."))

    def play_file(self, path: Path) -> bool:
        """Whether a small file holds no match but a turn of a friend or a position, which is played if possible."""
        text = small_text(path)
        if self._session.take_line(text):
            return True
        try:
            is_position = not _is_match(text) and find_position(text) is not None
        except PositionError:
            is_position = True
        if is_position:
            self._play_dropped(text)
        return is_position

    def play_from(self, placed: PositionSpec) -> None:
        """Start a game from a position without faults, unless it is on the board already, or the game is over."""
        state = self._session.match.state
        if is_present(state, placed):
            self._notify("info", self.tr("This position is already on the board."))
        elif is_over(placed.rule_set, placed):
            self._notify(
                "warning", self.tr("The game is over in this position."), left_to_right(format_position(placed))
            )
        else:
            previous = self._session.store.path
            self._session.new_match(match_from(state, placed))
            self._offer_way_back(previous, has_score=placed.match is not None)

    def set_up(self) -> PositionEditor:
        """Open the editor with the position on the board, or bring it to the front unchanged."""
        return self._open("set_up", self._new_editor)

    def analyse(self) -> None:
        """Show the analysis of the position on the board in the editor."""
        editor = self.set_up()
        editor.show_present()
        editor.show_analysis()

    def _play_dropped(self, text: str) -> None:
        self._play_from_text(text, self.tr("There is no position in this text."))

    def _play_from_text(self, text: str, fallback: str) -> None:
        """Play from the first position in a text, or offer to open a match in it; show `fallback` if it has neither."""
        if self._session.take_line(text):
            return
        if _is_match(text):
            self._offer_match(text.encode(errors="replace"))
            return
        try:
            placed = find_position(text)
        except PositionError as error:
            self._notify("warning", self.tr("This position cannot be played."), sentence(error))
            return
        if placed is None:
            example = self.tr("It is a line such as {line}").format(line=left_to_right(_EXAMPLE))
            self._notify("info", fallback, example)
            return
        self.play_from(with_match_rules(self._session.match.state, placed))

    def _offer_match(self, data: bytes) -> None:
        """Offer to open the match in a match text; one that would take long to read is left to a file."""
        is_long = len(data) > AT_ONCE
        detail = self.tr("It is long: save it to a file and open that file.") if is_long else ""
        row = self._notify("info", self.tr("This text is a match, not a position."), detail)
        if not is_long:
            row.offer(self.tr("Open the match"), lambda: self._open_match(data))

    def _open_match(self, data: bytes) -> None:
        try:
            self._session.open_text(data)
        except LineError as error:
            self._notify("warning", self.tr("This match cannot be opened."), sentence(error))

    def _new_editor(self) -> PositionEditor:
        from .editor import PositionEditor  # noqa: PLC0415 - only when it is asked for

        context = self._analysing, lambda placed: standing_in(placed, self._session.match.shown)
        editor = PositionEditor(self._present, *context, self._board.window())
        editor.set_options(self._board.options)
        self._board.options_changed.connect(editor.set_options)
        editor.follow_settings(self._session.settings)
        self._session.settings_changed.connect(editor.follow_settings)
        editor.play_requested.connect(self.play_from)
        return editor

    def _present(self) -> PositionSpec:
        return full_position_spec(self._session.match.shown)

    def _offer_way_back(self, previous: Path | None, *, has_score: bool) -> None:
        """Show that a new game has begun, and offer to return to the match that was left, if it has been kept.

        `has_score`: the position has a score, which the new game ignores.
        """
        text = self.tr("A game from this position has started.")
        if has_score:
            text = f"{text} {self.tr('The match score does not count.')}"
        if previous not in [match.path for match in self._session.unfinished_matches()]:
            self._notify("info", text)
            return
        row = self._notify("info", f"{text} {self.tr('Your previous match is under Game ▸ Resume.')}")
        row.offer(self.tr("Go back"), lambda: self._session.open_record(previous))
        self._way_back, self._last_notice = self._last_notice, None  # the notice with the offer is not replaced

    def _close_notices(self, before: GameState | None) -> None:
        if before is None:
            for message in filter(None, (self._last_notice, self._way_back)):
                self._messages.close_notice(message)
            self._last_notice = self._way_back = None

    def _notify(self, severity: Severity, text: str, detail: str = "") -> MessageRow:
        if self._last_notice is not None:
            self._messages.close_notice(self._last_notice)
        self._last_notice = Message(severity, text, detail)
        return self._messages.show_notice(self._last_notice)


def _is_match(text: str) -> bool:
    from tapa_desktop.game.mat.texts import is_match_text  # noqa: PLC0415 - no start waits for it

    is_match = _MATCH.search(text) is not None  # a text around a position may also begin with a semicolon
    return is_match and is_match_text(text.encode(errors="replace"))
