"""The welcome at the first start. It asks nothing: a game is ready to play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible

from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.main.language import TranslatedWindow
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.match.welcome_card import WelcomeCard

translate = QCoreApplication.translate


def greet(translated: TranslatedWindow) -> None:
    """Welcome the player, and again in each other language chosen before anything has happened."""
    first = translated.window.session.match.history

    def greet_again(window: MainWindow) -> None:
        if window.session.match.history == first:
            welcome(window)

    translated.opened.connect(greet_again)
    welcome(translated.window)


def welcome(window: MainWindow) -> WelcomeCard:
    """Offer the first lesson and a new match, until the game begins."""
    text = translate(
        "Welcome", "Welcome! A game of Tapa is ready for your dice. New to it? The first lesson shows how it goes."
    )
    card = WelcomeCard(window.board, text)

    def choose_match() -> None:  # the window has its features only after its first paint
        window.features.dialogs.choose_match()

    def show_lesson() -> None:
        window.features.lessons.show()

    card.add_button(translate("Welcome", "First lesson"), show_lesson)
    card.add_button(translate("Welcome", "New match …"), choose_match)
    card.appear()
    if QAccessible.isActive():
        announce(window.board, text)
    window.session.match.state_changed.connect(card.dismiss)
    return card
