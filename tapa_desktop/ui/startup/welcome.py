"""The welcome until a game has been finished, on a card over the half of the board that is empty before the first roll.

It asks nothing: a game is ready to play. Where one is in progress, a message offers the first lesson instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout

from tapa_desktop.game.record import GameRules
from tapa_desktop.rules.outcome import usual_sitting
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.board.view.widget import BoardWidget
from tapa_desktop.ui.main.window import MainWindow, TranslatedWindow
from tapa_desktop.ui.match.result_card import BoardCard
from tapa_desktop.ui.new_match.game import keys_of, orders_offered
from tapa_desktop.ui.text.names import order_name, plain_game_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.widgets.dialogs import CloseButton, fill, give_back_focus, tab_through
from tapa_desktop.ui.widgets.labels import PlainLabel

translate = QCoreApplication.translate
_WIDEST: Final = 400
_AROUND: Final = 8  # free space at both sides, in logical pixels
_HIGH: Final = 32  # height of a button, in logical pixels


def greet(translated: TranslatedWindow) -> None:
    """Welcome the player, and again in each other language chosen before the game begins."""
    first = translated.window.session.match.history
    if first.active_events or first.header.friend:
        offer_lesson(translated.window)
        return

    def greet_again(window: MainWindow) -> None:
        if window.session.match.history == first:
            welcome(window)

    translated.opened.connect(greet_again)
    welcome(translated.window)


def offer_lesson(window: MainWindow) -> None:
    """Offer the first lesson beside a game that has begun."""
    text = translate("Welcome", "Still new to it? The first lesson shows how it works.")
    row = window.messages.show_notice(Message("info", text))
    row.offer(translate("Welcome", "First lesson"), window.features.windows.show_lesson)


def welcome(window: MainWindow) -> WelcomeCard:
    """Offer the first lesson, the best-known game of this language, and a new match, until a game begins."""
    ready = keys_of(window.session.match.history.header.games)
    text = translate(
        "Welcome", "Welcome! {game} is ready: roll the dice. New to it? The first lesson shows how it works."
    ).format(game=order_name(ready))
    card = WelcomeCard(window.board, text)

    def play_first() -> None:
        target = usual_sitting(tuple(RULE_SETS[key] for key in first))
        games = tuple(map(GameRules, first))
        window.session.new_match(replace(window.session.settings.last_match, games=games, target=target))

    card.add_button(translate("Welcome", "First lesson"), window.features.windows.show_lesson)
    first, *_ = orders_offered(QLocale().language())
    if first != ready:
        card.add_button(order_name(first), play_first, " – ".join(plain_game_name(RULE_SETS[key]) for key in first))
    card.add_button(translate("Welcome", "New match…"), window.features.dialogs.choose_match)
    card.appear()
    if QAccessible.isActive():
        announce(window.board, text)
    window.session.match.state_changed.connect(card.dismiss)
    return card


class WelcomeCard(BoardCard):
    """A short text with buttons. It covers no point number, no checker and no dice."""

    def __init__(self, over: BoardWidget, text: str) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # keeps clicks on the card from the board
        self.label = PlainLabel(text)
        self.close_button = CloseButton(translate("MessageRow", "Close this message"))
        self.close_button.clicked.connect(self.dismiss)
        self.buttons: list[QPushButton] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()

    def add_button(self, text: str, act: Callable[[], object], tip: str = "") -> None:
        """Add a button that acts and closes the card."""
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setMinimumHeight(_HIGH)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(act)
        button.clicked.connect(self.dismiss)
        self.buttons.append(button)
        self._row.addWidget(button)

    def appear(self) -> None:
        """Show the card. Its buttons follow the board in the tab order."""
        tab_through(self._over, *self.buttons, self.close_button)
        super().appear()

    def dismiss(self) -> None:
        """Close the card. The focus returns to the board."""
        give_back_focus(self, self._over)
        self.hide()
        self.deleteLater()

    def _lay_out(self) -> None:
        top = fill(QHBoxLayout(), (self.label, 1))
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        fill(QVBoxLayout(self), top, self._row).setContentsMargins(12, 10, 12, 12)

    def _place(self) -> None:
        """Move to the middle of that half. The buttons are stacked if they have no room side by side."""
        half = self._over.board_geometry().halves[1]
        width = min(_WIDEST, round(half.width()) - 2 * _AROUND)
        layout = self._laid_out(self._row, width)
        width = max(width, layout.minimumSize().width())
        size = QSize(width, layout.totalHeightForWidth(width))
        self.resize(size)
        corner = half.center().toPoint() - self.rect().center()
        self.move(max(0, corner.x()), max(0, corner.y()))
