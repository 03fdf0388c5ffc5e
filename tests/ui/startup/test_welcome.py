"""The welcome at the first start: its place, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.settings import FIRST_MATCH
from tapa_desktop.game.events import FRIEND, OpeningRolled, Resigned, Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.main.window import TranslatedWindow
from tapa_desktop.ui.startup.welcome import WelcomeCard, greet, welcome
from tapa_desktop.ui.text.translator import Translator
from tests.app.driver import Driver
from tests.cases import each
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.board.boards import each_way_round, place_rect
from tests.ui.main.conftest import switch, translated_window


@pytest.fixture
def first_start(translator: Translator) -> Iterator[TranslatedWindow]:
    """An English window with a game that has not begun."""
    with translated_window(translator, SeededDice("7")) as window:
        yield window


def words(translated: TranslatedWindow) -> list[str]:
    return [card.label.text() for card in translated.window.findChildren(WelcomeCard) if not card.isHidden()]


@pytest.fixture
def app(open_window: OpenWindow, direction: str, home_at: str) -> App:
    return open_window(settings=structs.replace(QUIET, direction=direction, home=home_at))


@each_way_round
@each("size", [(640, 420), (900, 600), (1600, 900)])
def test_no_number_no_checker_and_no_dice_are_covered(app: App, size: tuple[int, int]) -> None:
    app.window.resize(*size)
    QApplication.processEvents()
    card = welcome(app.window)
    QApplication.processEvents()

    layout = app.window.board.board_geometry()
    covered = card.geometry().toRectF()
    rects = [layout.rail_rect(place) for place in layout.places] + [layout.dice_rect(Side.WHITE)]
    rects += [place_rect(app.window.board, side, 24).toRectF() for side in Side]
    assert not any(rect.intersects(covered) for rect in rects)
    card.dismiss()


def test_card_stays_in_its_half_of_a_smaller_window_in_the_colours_of_the_board(open_window: OpenWindow) -> None:
    app = open_window(size=(1600, 900))
    card = welcome(app.window)

    app.window.resize(640, 420)
    QApplication.processEvents()
    half = app.window.board.board_geometry().halves[1].toAlignedRect()
    assert half.contains(card.geometry())
    assert card.label.height() >= card.label.heightForWidth(card.label.width())

    for theme in ("wood", "felt"):
        app.window.change_settings(structs.replace(app.session.settings, theme=theme))
        look = app.window.board.options.theme.board
        assert card.palette().windowText().color() == QColor(look.letters)
        assert card.grab().toImage().pixelColor(card.width() // 2, 8) == QColor(look.frame)


def test_a_click_on_its_words_throws_no_dice_and_its_buttons_are_pressed_by_tab_and_enter(
    open_window: OpenWindow,
) -> None:
    app = open_window((6, 5))
    card = welcome(app.window)

    QTest.mouseClick(card.label, Qt.MouseButton.LeftButton)
    app.let_happen()
    assert app.state.phase is Phase.OPENING
    assert card.isVisible()

    app.window.board.setFocus()
    for button in (*card.buttons, card.close_button):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert button.hasFocus()
    app.key(Qt.Key.Key_Return)
    assert card.isHidden()
    assert app.window.board.hasFocus()


def test_it_is_said_again_in_the_language_that_is_chosen_before_the_first_throw(first_start: TranslatedWindow) -> None:
    greet(first_start)
    (english,) = words(first_start)

    switch(first_start, "bg")
    (bulgarian,) = words(first_start)
    assert bulgarian != english

    first_start.window.session.player.roll()
    switch(first_start, "en")
    assert words(first_start) == []


def test_what_is_best_known_is_offered(first_start: TranslatedWindow) -> None:
    greet(first_start)
    (card,) = first_start.window.findChildren(WelcomeCard)
    assert len(card.buttons) == 2
    switch(first_start, "el")
    (card,) = (one for one in first_start.window.findChildren(WelcomeCard) if not one.isHidden())
    _, first, _ = card.buttons

    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QApplication.processEvents()

    match = first_start.window.session.match
    assert tuple(game.rule_set for game in match.history.header.games) == ("portes", "plakoto", "fevga")
    assert match.state.black.level
    assert card.isHidden()


@pytest.mark.parametrize("has_friend", [False, True])
def test_game_that_has_begun_has_a_message_with_the_lesson(first_start: TranslatedWindow, has_friend: bool) -> None:
    if has_friend:  # who throws with a line
        first_start.window.session.new_match(structs.replace(FIRST_MATCH, black=Seat(FRIEND)))
    else:
        first_start.window.session.player.roll()

    greet(first_start)

    assert words(first_start) == []
    (row,) = first_start.window.messages.rows
    QTest.mouseClick(row.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert first_start.window.findChild(LessonWindow) is not None


@pytest.mark.parametrize(("level", "is_known"), [(None, True), ("skilled", False)])
def test_player_is_known_after_finished_games(tmp_path: Path, level: str | None, is_known: bool) -> None:
    session = Driver(tmp_path).session
    session.new_match(structs.replace(FIRST_MATCH, white=Seat(level), black=Seat("skilled")))
    assert not session.settings.has_finished

    session.match.append(OpeningRolled(6, 5), Resigned(Side.WHITE))

    assert session.settings.has_finished is is_known
