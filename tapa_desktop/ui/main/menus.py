"""The menus: their content, and the dynamic ones: settings, players, matches to resume."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence, Set
from functools import partial
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, QTimer
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import LEVEL_CHOICES, Settings
from tapa_desktop.app.storage.archive import SavedMatch
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.look.themes import theme_choices
from tapa_desktop.ui.text.names import choices_of, level_name, match_text, order_name, players_text, score_text
from tapa_desktop.ui.text.translator import text_of

translate = QCoreApplication.translate


def fill_menus(menus: Sequence[QMenu], actions: Actions, settings: SettingActions) -> None:
    """Fill the menus of the menu bar, except for the dynamic ones."""
    game, turn, coach, position, view, help_menu = menus
    game.addActions([actions.new_match, actions.play_again, actions.open, actions.save_copy])
    export = game.addMenu(translate("Menus", "&Export"))
    export.addActions([actions.export_text, actions.export_report, actions.export_png, actions.export_svg])
    export.addSeparator()
    export.addActions([actions.copy_text, actions.copy_picture])
    game.addSeparator()
    game.addActions([actions.dice, actions.verify_dice, actions.resign])
    game.addSeparator()
    game.addAction(actions.quit)
    turn.addActions([actions.primary_action, actions.undo, actions.undo_turn, actions.redo])
    turn.addSeparator()
    turn.addActions([actions.replay, actions.note])
    turn.addSeparator()
    turn.addActions([actions.double, actions.take, actions.drop])
    turn.addSeparator()
    turn.addActions([actions.bear_off, actions.by_hand, actions.pause])
    coach.addActions([actions.hint, actions.deeper, actions.roll_out, actions.roll_map, actions.better])
    coach.addSeparator()
    settings.add(coach, "tutor")
    coach.addSeparator()
    coach.addActions([actions.review, actions.history, actions.practice])
    position.addActions([actions.copy_position, actions.paste_position, actions.play_from_here])
    position.addSeparator()
    position.addActions([actions.set_up, actions.analyse, actions.openings])
    settings.fill(view)
    view.addAction(actions.sounds)
    view.addSeparator()
    view.addActions([actions.to_board, actions.side_panel, actions.score, actions.full_screen])
    view.addSeparator()
    view.addActions([actions.own_boards, actions.preferences])
    help_menu.addActions([actions.lesson, actions.strategy_lesson, actions.keys, actions.strategy])
    help_menu.addActions([actions.how_dice, actions.how_boards, actions.about])


class SeatMenu(QMenu):
    """Lists the players for one side: a person or a level of the computer. The present one is checked."""

    def __init__(self, session: Session, side: Side, menu: QMenu) -> None:
        super().__init__(menu)
        self._session, self._side, self._menu = session, side, menu
        self.show_title()
        group = QActionGroup(self)  # exclusive
        group.triggered.connect(lambda line: self._seat(line.data()))
        self.addAction(_choice(group, None, self.tr("Person")))
        for choice in LEVEL_CHOICES:
            text = self.tr("Computer: {level}").format(level=level_name(choice.key))
            self.addAction(_choice(group, choice.key, text))
        self.aboutToShow.connect(self._mark)

    def show_title(self) -> None:
        """Name the side, whose colour may have changed. In a game with a friend elsewhere the seats are fixed."""
        self.setEnabled(self._session.match.partner is None)
        title = self.tr("&White") if self._side is Side.WHITE else self.tr("&Black")
        others = [action.text() for action in self._menu.actions() if action is not self.menuAction()]
        self.setTitle(_with_own_letter(title, {QKeySequence.mnemonic(text) for text in others}))

    def _seat(self, level: str | None) -> None:
        seat = self._session.match.state.seat_of(self._side)
        self._session.player.set_seat(self._side, structs.replace(seat, level=level))

    def _mark(self) -> None:
        present = self._session.match.state.seat_of(self._side).level
        for line in self.actions():
            line.setChecked(line.data() == present)


def _with_own_letter(title: str, letters: Set[QKeySequence]) -> str:
    """The title with another letter after Alt if its own is taken: one without accent, which needs only one key."""
    plain = title.replace("&", "")
    free = (f"{plain[:at]}&{plain[at:]}" for at, sign in enumerate(plain) if unicodedata.is_normalized("NFD", sign))
    return next((one for one in (title, *free) if QKeySequence.mnemonic(one) not in letters), title)


class ResumeMenu(QMenu):
    """Lists the unfinished matches, each with its score once it is known, since a long match takes a while to read."""

    def __init__(self, session: Session, open_match: Callable[[Path], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Resu&me"))
        self._session, self._open_match = session, open_match
        self._previews = session.previews
        self._lines: dict[Path, QAction] = {}
        self._unread: list[SavedMatch] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._read_next)
        self._previews.ready.connect(self._update_line)
        self.aboutToShow.connect(self._fill)
        self.aboutToHide.connect(self._stop)

    def _fill(self) -> None:
        self.clear()
        self._lines, self._unread = {}, []
        for saved in self._session.unfinished_matches():
            cached = self._previews.cached(saved)
            line = self.addAction(saved_text(saved, cached))
            line.triggered.connect(partial(self._open_match, saved.path))
            self._lines[saved.path] = line
            if cached is None:
                self._unread.append(saved)
        if self.isEmpty():
            self.addAction(self.tr("No other matches")).setEnabled(False)
        self._timer.start()

    def _read_next(self) -> None:
        if self._unread:
            self._previews.ask(self._unread.pop(0))

    def _update_line(self, saved: SavedMatch, state: GameState | None) -> None:
        line = self._lines.get(saved.path)
        if line is not None:
            line.setText(saved_text(saved, state))
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self._previews.cancel()


def saved_text(saved: SavedMatch, state: GameState | None) -> str:
    """A menu entry for a saved match: game, players, score if known, and when it was last played."""
    changed = QDateTime.fromSecsSinceEpoch(int(saved.changed.timestamp()))
    when = QLocale().toString(changed, QLocale.FormatType.ShortFormat)
    game = order_name([game.rule_set for game in saved.header.games])
    players = players_text(saved.header)
    if state is not None:
        game, players = match_text(state), score_text(state)
    text = translate("ResumeMenu", "{game}: {players}, {when}").format(game=game, players=players, when=when)
    return text.replace("&", "&&")


class SettingActions(QObject):
    """Actions that change one field of the settings each; `change` is called with the new settings."""

    def __init__(self, settings: Settings, change: Callable[[Settings], object], parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._change_settings = settings, change
        self.switches: dict[str, QAction] = {}
        self.groups: dict[str, QActionGroup] = {}

    def fill(self, menu: QMenu) -> None:
        """Add the settings of the board, of motion and of the language to a menu."""
        board = menu.addMenu(translate("SettingActions", "&Board"))
        self._add_boards(board)
        self.add(board, "show_numbers", "numbers_from", "show_pips", "show_chances", "mark_last_move")
        self.add(board, "two_checker_start", "direction", "home")
        self.add(menu, "checker_speed", "dice_speed", "reduce_motion", "language")
        self.show_settings(self._settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings, without calling `change`."""
        self._settings = settings
        for field, switch in self.switches.items():
            switch.setChecked(getattr(settings, field))
        for field, group in self.groups.items():
            for action in group.actions():
                action.setChecked(action.data() == getattr(settings, field))

    def _add_boards(self, menu: QMenu) -> None:
        """Add all boards, again whenever the menu is opened."""
        group, end = self._group(menu, "theme"), menu.addSeparator()

        def fill() -> None:
            for action in group.actions():
                menu.removeAction(action)
                action.deleteLater()
            menu.insertActions(end, [_choice(group, key, name.replace("&", "&&")) for key, name in theme_choices()])
            self.show_settings(self._settings)

        menu.aboutToShow.connect(fill)

    def add(self, menu: QMenu, *fields: str) -> None:
        """Add a switch for each of these fields, or a submenu if it is a choice."""
        for field in fields:
            text = text_of("SettingActions", "labels", field)
            if isinstance(getattr(self._settings, field), bool):
                self.switches[field] = switch = menu.addAction(text)
                switch.setCheckable(True)
                switch.triggered.connect(lambda checked, field=field: self._change(field, checked))
            else:
                submenu = menu.addMenu(text)
                group = self._group(submenu, field)
                submenu.addActions([_choice(group, key, name) for key, name in choices_of(field)])

    def _group(self, menu: QMenu, field: str) -> QActionGroup:
        group = self.groups[field] = QActionGroup(menu)
        group.triggered.connect(lambda action: self._change(field, action.data()))
        return group

    def _change(self, field: str, value: object) -> None:
        self._settings = structs.replace(self._settings, **{field: value})
        self._change_settings(self._settings)


def _choice(group: QActionGroup, key: str | None, name: str) -> QAction:
    action = QAction(name, group, checkable=True)
    action.setData(key)
    return action
