"""The actions of the main window: everything that a menu, a key or a button can start. The window connects them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tapa_desktop.ui.widgets.dialogs import window_action
from tapa_desktop.ui.widgets.letter_keys import letter_on_key


class Actions(QObject):
    """The actions of the main window, one attribute each."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.sheet: list[tuple[str, QAction]] = []  # for the page of keys, in menu order
        self.new_match = self._action(self.tr("&New match…"), "Ctrl+N")
        self.play_again = self._action(self.tr("The same match &again"), "Ctrl+Shift+N")
        self.play_again.setIconText(self.tr("Play again"))
        self.open = self._action(self.tr("&Open…"), "Ctrl+O")
        self.save_copy = self._action(self.tr("&Save a copy…"), "Ctrl+S")
        self.history = self._action(self.tr("Hi&story…"), "Ctrl+H")
        self.review = self._action(self.tr("Re&view the match…"), "Ctrl+R")
        self.practice = self._action(self.tr("Pra&ctice…"), "Ctrl+P")
        self.export_text = self._action(self.tr("Match as &text…"))
        self.export_report = self._action(self.tr("Match &report…"))
        self.export_png = self._action(self.tr("&Picture (PNG)…"))
        self.export_svg = self._action(self.tr("&Drawing (SVG)…"))
        self.copy_text = self._action(self.tr("&Copy the match as text"))
        self.copy_picture = self._action(self.tr("Copy the p&icture of the board"), "Ctrl+Shift+C")
        self.dice = self._action(self.tr("&Dice of this match…"), "F7")
        self.verify_dice = self._action(self.tr("&Verify the dice"), "Shift+F7")
        self.resign = self._action(self.tr("Res&ign"))
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        self.primary_action = self._action(self.tr("Roll, end the turn, continue"), "Space", "Return", "Enter")
        self.undo = self._action(self.tr("&Undo"), "Ctrl+Z")
        self.undo_turn = self._action(self.tr("Undo the whole &turn"), "Ctrl+Shift+Z")
        self.redo = self._action(self.tr("&Redo"), "Ctrl+Y")
        self.replay = self._action(self.tr("Show the &last move again"), "R")
        self.note = self._action(self.tr("&Write a note…"), "N")
        self.double = self._action(self.tr("&Double"), "D")
        self.take = self._action(self.tr("T&ake"), "T")
        self.drop = self._action(self.tr("Dro&p"), "X")
        self.by_hand = self._switch(self.tr("&Enter the dice by hand"), "Ctrl+D")
        self.pause = self._action(self.tr("Pau&se"), "P")
        self.bear_off = self._action(self.tr("Bear off to the e&nd"), "E")
        for offered in (self.bear_off, self.double, self.take, self.drop, self.pause):
            offered.setEnabled(False)
        self._make_advice()
        self._make_view_and_help()

    def _make_advice(self) -> None:
        self.hint = self._switch(self.tr("&Hint"), "H")
        self.deeper = self._action(self.tr("Hint in &depth"), "Shift+H")
        self.better = self._switch(self.tr("Show the &better move"), "B")
        self.better.setEnabled(False)
        self.roll_out = self._action(self.tr("&Roll out…"), "Ctrl+Shift+R")
        self.roll_map = self._action(self.tr("Roll &map…"), "Ctrl+M")

        self.copy_position = self._action(self.tr("&Copy the position"), "Ctrl+C")
        self.paste_position = self._action(self.tr("&Paste a position"), "Ctrl+V")
        self.play_from_here = self._action(self.tr("Pla&y from here"))
        self.play_from_here.setVisible(False)
        self.set_up = self._action(self.tr("&Set up a position…"), "Ctrl+E")
        self.analyse = self._action(self.tr("&Analyse the position…"), "Ctrl+Shift+A")
        self.openings = self._action(QCoreApplication.translate("Openings", "&Openings…"), "Ctrl+Shift+O")

    def _make_view_and_help(self) -> None:
        self.menu_bar = self._action(self.tr("Open the menus"), "F10")
        self.to_board = self._action(self.tr("Go to the bo&ard"), "F6")
        self.side_panel = self._switch(self.tr("&Side panel"), "F9")
        self.score = self._action(self.tr("S&core sheet"), "F8")
        self.full_screen = self._switch(self.tr("&Full screen"), "F11")
        self.sounds = self._switch(self.tr("S&ounds"), "M")
        self.own_boards = self._action(self.tr("Open the boards fol&der"))
        self.preferences = self._action(self.tr("P&references…"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

        self.lesson = self._action(self.tr("&First lesson"), "Shift+F1")
        self.strategy_lesson = self._action(self.tr("&Second lesson: strategy"))
        self.strategy = self._action(self.tr("S&trategy"))
        self.keys = self._action(self.tr("&Keys and mouse"), "F1")
        self.how_dice = self._action(self.tr("How the &dice are rolled"))
        self.how_boards = self._action(self.tr("Your own &boards"))
        self.about = self._action(self.tr("&About Tapa Desktop"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _action(self, text: str, *keys: str) -> QAction:
        action = window_action(self._window, text, *keys)  # works in full screen, too, and while no menu contains it
        if keys:
            self.sheet.append((action.iconText(), action))
        return action

    def _switch(self, text: str, key: str) -> QAction:
        action = self._action(text, key)
        action.setCheckable(True)
        return action


def keys_of(action: QAction) -> str:
    """The shortcuts of an action, written as on this system, each with the letter on that key of the keyboard."""
    return ", ".join(dict.fromkeys(map(_key_text, action.shortcuts())))


def _key_text(keys: QKeySequence) -> str:
    text = keys.toString(QKeySequence.SequenceFormat.NativeText)
    letter = letter_on_key(text[-1:]) if not text[-2:-1].isalnum() else ""
    return f"{text} ({letter})" if letter else text
