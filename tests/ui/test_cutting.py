"""No text is cut off, in any language, in the smallest window and in the smallest of each dialog.

Nor is any on the board, in menus, in notices, in the lesson, or in the rules. No two texts share a letter after Alt.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.cards import Card, Deck
from tapa_desktop.coach.drill import Spacing
from tapa_desktop.game.events import FRIEND, GameBegun, OpeningRolled, Resigned, Seat
from tapa_desktop.game.history import replay
from tapa_desktop.game.state import Result, match_from
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.frame import button_rects
from tapa_desktop.ui.board.geometry import DROP, TAKE, BoardOptions, square
from tapa_desktop.ui.board.paint.painter import PROMPT_LETTERS, answer_letters, banner_rect, pill_rect, prompt_rect
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.text import answer_label, dropped_text, translate
from tapa_desktop.ui.friend import GamesDialog
from tapa_desktop.ui.help.dialogs import RulesDialog
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, PARTNER_LESSONS, STRATEGY_LESSON, Lesson
from tapa_desktop.ui.lesson.window import LessonWindow
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.practice.window import PracticeWindow
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.review.window import ReviewWindow
from tapa_desktop.ui.startup.welcome import welcome
from tapa_desktop.ui.text.names import score_lines
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.translator import NAMES
from tapa_desktop.ui.widgets.dialogs import SMALLEST, AnswerButton
from tapa_desktop.ui.widgets.labels import ElidedLabel
from tests.cases import some
from tests.game.matches import in_turn
from tests.ui.app import App, OpenWindow
from tests.ui.cutting import clashes, cut_off, sideways, texts_with_letters
from tests.ui.states import PERSON, header

COMPLETE = tuple(NAMES)  # the languages that are translated
ENTRIES = (
    *("new_match", "history", "review", "practice", "roll_map", "openings", "dice", "roll_out", "set_up", "analyse"),
    *("score", "preferences", "keys", "how_dice", "about"),
)


def show_each_page(dialog: QWidget) -> Iterator[None]:
    """Let a dialog show all its pages and tabs, one after the other."""
    yield
    if isinstance(dialog, PreferencesDialog):
        for row in range(dialog.list.count()):
            dialog.list.setCurrentRow(row)
            QApplication.processEvents()
            yield
    elif isinstance(dialog, NewMatchDialog):
        for key in RULE_SETS:
            dialog.games.choose(key)
            QApplication.processEvents()
            yield
        dialog.more.click()
        yield
    for tabs in dialog.findChildren(QTabBar):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            QApplication.processEvents()
            yield


@pytest.fixture
def app(language: str, open_window: OpenWindow) -> App:  # noqa: ARG001 - spoken before the window opens
    """White has a roll to play in the smallest window."""
    return open_window((6, 5), (3, 1), size=SMALLEST, presses=2)


def test_window_and_dialogs(app: App, language: str) -> None:
    assert cut_off(app.window) == []
    assert clashes(texts_with_letters(app.window)) == []
    for name in (*ENTRIES, "lesson", "strategy_lesson", "note"):
        getattr(app.window.commands, name).trigger()
        app.let_happen()
        opened = [one for one in app.window.findChildren(QDialog) if one.isVisible()]
        dialogs = [one for one in opened if not isinstance(one, QFileDialog)]

        assert dialogs, name
        for dialog in dialogs:
            dialog.resize(dialog.sizeHint().boundedTo(QSize(*SMALLEST)))
            app.let_happen()
            assert cut_off(dialog) == [], name
            if language != "longer":  # whose words are longer than in any language
                assert dialog.width() <= SMALLEST[0], name
                assert dialog.height() <= SMALLEST[1], name
                for _ in show_each_page(dialog):
                    assert sideways(dialog) == [], name
                    assert clashes(texts_with_letters(dialog)) == [], name
        for dialog in opened:
            dialog.close()
        app.let_happen()


def test_bar_card_and_list_of_games_with_a_friend(app: App, language: str) -> None:
    app.begin("tapa-cube", white=Seat(None, "Anna"), black=Seat(FRIEND))
    friend = app.window.features.friend

    for may_waive in (False, True):
        friend.bar.waives.setVisible(may_waive)
        friend.bar.games_button.setVisible(not may_waive)
        friend.bar._fit()
        app.let_happen()
        assert cut_off(app.window) == []
    friend.show_games()
    app.let_happen()

    (dialog,) = app.window.findChildren(GamesDialog)
    assert cut_off(dialog) == []
    assert app.window.size() == QSize(*SMALLEST)

    app.window.resize(1120, 691)  # the usual size
    app.let_happen()
    labels = app.window.side_panel.players.cards[Side.BLACK].findChildren(ElidedLabel)

    assert labels
    assert [label.text() for label in labels if label.toolTip() and language != "longer"] == []


def test_measure_finds_what_is_cut_off(qtbot: QtBot) -> None:
    page = QWidget()
    layout = QVBoxLayout(page)
    for widget in (QLabel("a text that is far too long"), QPushButton("and another")):
        widget.setFixedWidth(30)
        layout.addWidget(widget)
    show_small(page, qtbot)

    assert [line.partition(":")[0] for line in cut_off(page)] == ["QLabel", "QPushButton"]


LEAST_LETTERS = 8  # pixels, to be read

each_language = pytest.mark.parametrize("language", COMPLETE, indirect=True)  # without the longer one


def unscrollable(window: QWidget) -> list[str]:
    """Texts that are wider than their scroll area, or lower than their lines need."""
    faults = []
    for area in window.findChildren(QScrollArea):
        for label in area.findChildren(QLabel):
            if label.isVisible() and label.text():
                wide = label.sizeHint().width() if not label.wordWrap() else label.minimumSizeHint().width()
                if wide > area.viewport().width() or label.heightForWidth(label.width()) > label.height() + 1:
                    faults.append(label.text())
    return faults


def check_words_on_the_board(app: App) -> None:
    cache = app.window.board.stamps()
    letters = cache.letters(PROMPT_LETTERS)
    width_of, band = QFontMetricsF(letters).horizontalAdvance, cache.geometry.dice_rect(Side.WHITE)

    for word in ("Roll", "No move", "Cannot enter"):
        wide = width_of(translate("Board", word))
        assert band.contains(pill_rect(cache.geometry, Side.WHITE, wide)), word
    wins = translate("Board", "{side} wins").format(side=translate("Board", "White"))
    for text in (wins, translate("Board", "A draw"), *map(dropped_text, Side)):
        for dice in (None, *Side):
            assert cache.geometry.field.contains(banner_rect(cache.geometry, width_of(text), dice)), text

    plate, words = button_rects(cache.geometry, Side.WHITE)[TAKE], [answer_label(place) for place in (TAKE, DROP)]
    smaller = answer_letters(letters, plate, words)
    assert smaller.pixelSize() >= LEAST_LETTERS
    assert all(QFontMetricsF(smaller).horizontalAdvance(word) <= plate.width() for word in words)


def show_small(window: QWidget, qtbot: QtBot) -> None:
    """Show a window at its smallest size."""
    qtbot.addWidget(window)
    window.resize(*SMALLEST)
    with qtbot.waitExposed(window):
        window.show()


@pytest.mark.usefixtures("language")
def test_word_that_ends_a_game_covers_no_dice(qtbot: QtBot) -> None:
    last = len(FIRST_LESSON.tasks) - 1
    window = LessonWindow(FIRST_LESSON, BoardOptions(speed=0.0, dice_speed=0.0), last)  # whose board is narrow
    show_small(window, qtbot)
    cache, scene = window.board.stamps(), window.board.scene()
    assert scene.dice
    over = replace(scene, shown=replace(scene.shown, prompt=Prompt.OVER, result=Result(Side.WHITE, 1, How.SINGLE)))

    banner = prompt_rect(cache, over)

    assert not any(banner.intersects(square(QPointF(die.x, die.y), cache.die_side)) for die in over.dice)


def check_menus(app: App) -> None:
    for menu in app.window.findChildren(QMenu):
        assert menu.sizeHint().width() <= SMALLEST[0], menu.title()


RICH, POOR = Seat(name="Александар Константиновски"), Seat(name="Konstantina Papadopoulou")
CRAWFORD = (OpeningRolled(5, 3), Resigned(Side.BLACK), GameBegun())


def check_all_words_of_the_score(app: App) -> None:
    matches = [
        replay(header("tapa-cube", white=PERSON, black=POOR, target=25), ()).state,
        replay(header("tapa-cube", white=RICH, black=POOR, target=25), ()).state,
        replay(header("tapa-cube", white=RICH, black=POOR, target=3), CRAWFORD).state,
        replay(in_turn(header(white=RICH, black=POOR, target=25), "tapa-cube", "gul-bara", "mahbusa"), ()).state,
    ]

    for state in matches:
        app.window.turn_bar.score.show_text(*score_lines(state))
        (label,) = (one for one in app.window.turn_bar.findChildren(ElidedLabel) if one.isVisible())
        assert label.text() in score_lines(state)
        assert label.text() == score_lines(state)[0] or label.toolTip() == score_lines(state)[0]


def check_score_below_the_buttons_that_answer_a_double(app: App) -> None:
    begun = replay(header("tapa-cube", white=RICH, black=POOR, target=25), ()).state
    app.session.new_match(match_from(begun, parse_position("tapa-cube W15,22,B15 0/0/0 0/0/0 W -")))
    app.let_happen()
    assert app.player.may_double

    app.player.double()
    app.let_happen()

    bar = app.window.turn_bar
    (score,) = bar.findChildren(ElidedLabel)
    assert bar.take_button.isVisible()
    assert score.isHidden() or bar.take_button.geometry().bottom() < score.geometry().top()


def check_notices(app: App) -> None:
    app.window.messages.show_notice(Message("error", translate("Board", "Board"), "detail " * 12))
    app.let_happen()

    assert cut_off(app.window) == []


def check_rules(app: App) -> None:
    for action in (*app.window.features.dialogs.rules.actions(), app.window.commands.strategy):
        action.trigger()
        app.let_happen()
    dialogs = app.window.findChildren(RulesDialog)

    assert len(dialogs) == len(RULE_SETS) + 1
    for dialog in dialogs:
        dialog.resize(*SMALLEST)
        app.let_happen()
        assert cut_off(dialog) + unscrollable(dialog) == []


def test_nothing_is_cut_off_in_the_window(app: App, language: str) -> None:
    check_words_on_the_board(app)
    check_menus(app)
    if language != "longer":  # whose pages are those in English
        check_rules(app)
    check_notices(app)
    check_all_words_of_the_score(app)
    check_score_below_the_buttons_that_answer_a_double(app)


@each_language
def test_plays_are_read_in_the_smallest_review_and_a_welcome_is_not_cut_off(app: App) -> None:
    app.window.commands.review.trigger()
    (review,) = app.window.findChildren(ReviewWindow)
    review.resize(*SMALLEST)
    app.let_happen()
    assert review.table.columnWidth(2) >= review.table.width_of("24/18 24/18")
    review.totals.choice.show()
    review.totals.show_rows([("PR", "53,9 (21–186)", "25,2 (9,7–91)", "")])
    app.let_happen()
    assert cut_off(review.totals) == []
    assert review.width() == SMALLEST[0]

    app.begin()
    card = welcome(app.window)

    assert cut_off(app.window) == []
    assert app.window.board.board_geometry().halves[1].contains(card.geometry().toRectF())


@each_language
def test_question_about_the_cube_in_the_smallest_practice(app: App, qtbot: QtBot) -> None:
    app.window.commands.practice.trigger()
    (practice,) = app.window.findChildren(PracticeWindow)
    qtbot.waitUntil(lambda: practice.deck is not None)
    practice.resize(*SMALLEST)

    for to_roll in Side:
        question = f"tapa-cube W15,22,B15 0/0/0 0/0/0 {to_roll.value} -|1- 3-5"
        practice.show_deck(Deck(Card(1, question, "", 0.0, "", Spacing()), 9, 5, 4, 6, 40, None))
        app.let_happen()

        assert practice.width() == SMALLEST[0]
        buttons = [button for button in practice.findChildren(AnswerButton) if button.isVisible()]
        assert len(buttons) == 2
        assert [button.text() for button in buttons if button.width() < button.sizeHint().width()] == []
        assert cut_off(practice) == []


@each_language
@pytest.mark.parametrize("lesson", [FIRST_LESSON, STRATEGY_LESSON, *PARTNER_LESSONS], ids=lambda lesson: lesson.key)
@pytest.mark.usefixtures("language")
def test_lesson(qtbot: QtBot, lesson: Lesson) -> None:
    window = LessonWindow(lesson, BoardOptions(speed=0.0, dice_speed=0.0))
    show_small(window, qtbot)

    for at in some(range(len(lesson.tasks))):
        window.go_to(at)
        QCoreApplication.processEvents()
        assert cut_off(window) + unscrollable(window) == [], at
        assert window.size() == QSize(*SMALLEST)
        assert window.panel.title.y() < window.panel.height() / 2
