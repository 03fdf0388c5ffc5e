"""The cards of the players, and the buttons of the turn bar."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6 import QtGui
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QTabBar
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Doubled, Drafted, Resigned, Rolled, Seat, Taken
from tapa_desktop.game.history import History
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.hint.panel import HintPanel
from tapa_desktop.ui.match.players import Portrait
from tapa_desktop.ui.match.score import BLACK, WHITE
from tapa_desktop.ui.match.side_panel import SidePanel, type_factor
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.text.names import player_name
from tapa_desktop.ui.text.turns import turn_lines
from tapa_desktop.ui.widgets.dialogs import ActionButton, ButtonKeys, NextButton
from tapa_desktop.ui.widgets.labels import ElidedLabel, scaled
from tests.cases import some
from tests.ui.states import match, turn


@pytest.fixture
def panel(qtbot: QtBot) -> SidePanel:
    panel = SidePanel()
    panel.add_hint(HintPanel())
    panel.set_options(BoardOptions())
    qtbot.addWidget(panel)
    panel.resize(250, 700)
    panel.show()
    return panel


def seen(panel: SidePanel, side: Side) -> list[str]:
    """The texts on the card of a side."""
    card = panel.players.cards[side]
    labels = sorted(card.findChildren(QLabel), key=lambda label: (label.y(), label.x()))
    return [label.text() for label in labels if label.isVisible() and label.text()]


def show(panel: SidePanel, history: History, *, pips: bool = True, thinking: bool = False) -> None:
    panel.players.show_state(history.state, {}, show_pips=pips, thinking=thinking)
    panel.plays.show_lines(turn_lines(history))
    panel.show_games(history)


@pytest.mark.parametrize(
    ("history", "choices", "white", "black"),
    [
        pytest.param(match(), {}, "360\u00a0pips", "360\u00a0pips", id="at the beginning"),
        pytest.param(
            match(Rolled(6, 3), Drafted("24/18")), {}, "354\u00a0pips", "360\u00a0pips", id="what is drafted counts"
        ),
        pytest.param(match(), {"pips": False}, None, None, id="pips are not wanted"),
        pytest.param(
            *(match(Doubled(), Taken(), rule_set="tapa-cube"), {}, "360\u00a0pips", "360\u00a0pips · cube 2"),
            id="Black has the cube",
        ),
    ],
)
def test_players_score_and_pips_are_shown(
    panel: SidePanel, history: History, choices: dict[str, bool], white: str | None, black: str | None
) -> None:
    show(panel, history, **choices)

    assert set(seen(panel, Side.WHITE)) == {"You", "White", "0"} | ({white} - {None})
    assert set(seen(panel, Side.BLACK)) == {"The computer", "Level: Expert", "0"} | ({black} - {None})


def test_long_name_ends_in_dots_where_the_panel_is_narrow_and_is_whole_where_it_is_wide(panel: SidePanel) -> None:
    panel.resize(190, 700)
    show(panel, match(white=Seat(name="Wilhelmina Wundergut")))
    assert any(text.endswith("…") and text.startswith("Wil") for text in seen(panel, Side.WHITE))

    panel.resize(500, 700)
    panel.layout().activate()
    wide = seen(panel, Side.WHITE)
    panel.set_type(1.6)
    larger = panel.players.cards[Side.WHITE].findChildren(ElidedLabel)

    assert player_name(match(white=Seat(name="Wilhelmina Wundergut")).state, Side.WHITE) in wide
    assert all(label.fontMetrics().horizontalAdvance(label.text()) <= label.width() for label in larger)


def test_level_is_read_whole_where_there_is_no_room_for_the_word_before_it(panel: SidePanel) -> None:
    show(panel, match(white=Seat("grandmaster")))
    text, level = "Level: Grandmaster", "Grandmaster"
    assert text in seen(panel, Side.WHITE)

    label = next(one for one in panel.findChildren(ElidedLabel) if one.text() == text)
    label.resize(label.fontMetrics().horizontalAdvance(f"{level}n"), label.height())

    assert level in seen(panel, Side.WHITE)


def test_bar_of_the_one_who_is_to_act_stands_where_lines_begin(panel: SidePanel) -> None:
    card = panel.players.cards[Side.WHITE]
    assert card.bar.left() == 1

    card.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    assert card.bar.right() == card.width() - 2


@pytest.mark.usefixtures("leftwards")
def test_latin_name_stands_where_lines_begin_from_right_to_left(panel: SidePanel) -> None:
    show(panel, match(white=Seat(name="Anna")))
    label = next(one for one in panel.findChildren(ElidedLabel) if "Anna" in one.text())

    picture = label.grab().toImage()
    ground, middle = picture.pixel(0, 0), picture.height() // 2
    inked = [x for x in range(picture.width()) for y in range(middle) if picture.pixel(x, y) != ground]

    assert min(inked) > picture.width() // 2


@pytest.mark.parametrize("options", [BoardOptions(below=Side.BLACK), BoardOptions(home="top")])
def test_side_whose_home_is_below_is_the_lower_one(panel: SidePanel, options: BoardOptions) -> None:
    show(panel, match())
    cards = panel.players.cards
    assert cards[Side.WHITE].y() > cards[Side.BLACK].y()

    panel.set_options(options)
    panel.layout().activate()
    panel.players.layout().activate()

    assert cards[Side.BLACK].y() > cards[Side.WHITE].y()


def test_one_who_has_to_answer_a_double_is_to_act_and_a_computer_that_thinks_says_so(panel: SidePanel) -> None:
    show(panel, match(Doubled(), rule_set="tapa-cube"), thinking=True)

    assert [card._is_to_act for card in panel.players.cards.values()] == [False, True]
    assert ["thinking…" in seen(panel, side) for side in Side] == [False, True]


def test_what_there_is_to_say_of_a_player_is_said_on_request_and_no_name_is_markup(panel: SidePanel) -> None:
    panel.players.show_state(match().state, {Side.BLACK: "why"}, show_pips=True, thinking=False)
    assert [panel.players.cards[side].toolTip() for side in Side] == ["White", "why"]

    show(panel, match(white=Seat(name="<img src=x>")))
    assert not QtGui.Qt.mightBeRichText(panel.players.cards[Side.WHITE].toolTip())

    show(panel, match(black=Seat()))
    assert seen(panel, Side.WHITE).count("White") == 1


def test_score_is_there_once_a_game_has_ended_and_is_a_tab_without_room_for_both(panel: SidePanel) -> None:
    panel.resize(250, 400)
    show(panel, match())
    assert panel.findChild(QTabBar) is None
    assert not panel.score.isVisible()

    show(panel, match(Resigned(Side.BLACK)))
    tabs = panel.findChild(QTabBar)
    assert panel.score.model().rowCount() == 1
    assert (tabs.isVisible(), panel.plays.isVisible(), panel.score.isVisible()) == (True, True, False)

    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert (panel.plays.isVisible(), panel.score.isVisible()) == (False, True)

    panel.resize(250, 700)
    assert (tabs.isVisible(), panel.plays.isVisible(), panel.score.isVisible()) == (False, True, True)

    show(panel, match())
    assert not panel.score.isVisible()


def test_side_that_a_disc_shows_is_read_to_who_does_not_see_it(panel: SidePanel) -> None:
    show(panel, match(*turn(6, 3, "24/18 24/21"), Resigned(Side.BLACK)))

    moves, score, role = panel.plays.model(), panel.score.model(), Qt.ItemDataRole.AccessibleTextRole
    assert [moves.index(row, 0).data(role) for row in range(3)] == ["White: 5-3", "White: 6-3", "Black"]
    assert score.index(0, 0).data(role) == "White: 1"
    panel.plays.step(-1)
    assert panel.plays.line == turn_lines(match(*turn(6, 3, "24/18 24/21"), Resigned(Side.BLACK)))[1]
    assert [score.headerData(at, Qt.Orientation.Horizontal, role) for at in (WHITE, BLACK)] == [
        *("White: Score", "Black: Score")
    ]


@pytest.mark.usefixtures("usual_locale")
def test_picture_of_a_player_in_its_colour_bears_the_initial_or_tells_a_person_from_a_computer(
    panel: SidePanel,
) -> None:
    signs = {side: card.portrait for side, card in panel.players.cards.items()}
    show(panel, match())
    assert (signs[Side.WHITE].sign, signs[Side.BLACK].sign) == (Portrait.PERSON, Portrait.COMPUTER)

    for language, name, initial in (("en", "élodie", "É"), ("en", "\u202e elif", "E"), ("tr", "ismail", "İ")):
        QLocale.setDefault(QLocale(language))
        show(panel, match(white=Seat(name=name)))
        assert signs[Side.WHITE].sign == initial

    wooden = signs[Side.BLACK].grab().toImage()
    panel.set_options(BoardOptions(theme=replace(WOOD, black=WOOD.white)))
    assert signs[Side.BLACK].grab().toImage() != wooden


def test_larger_type_makes_all_texts_larger_and_the_usual_one_all_as_before(panel: SidePanel) -> None:
    show(panel, match(Resigned(Side.BLACK)))

    def sizes() -> list[float]:
        texts = [*panel.players.findChildren(QLabel), panel.plays, panel.score]
        return [text.font().pointSizeF() for text in texts]

    usual, line = sizes(), panel.plays.verticalHeader().defaultSectionSize()
    panel.set_type(1.5)
    assert sizes() == pytest.approx([1.5 * size for size in usual])
    assert panel.plays.verticalHeader().defaultSectionSize() > line

    panel.set_type(1.0)
    assert sizes() == pytest.approx(usual)
    assert panel.plays.verticalHeader().defaultSectionSize() == line


@pytest.mark.parametrize(
    ("size", "factor"),
    [((640, 480), 1.0), ((1280, 800), 1.0), ((1920, 700), 1.0), ((1920, 1080), 1.3), ((3840, 2160), 1.6)],
)
def test_type_grows_with_the_window(size: tuple[int, int], factor: float) -> None:
    assert type_factor(QSize(*size)) == factor


# The buttons below the board


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(640, 300)
    return window


@pytest.fixture
def actions(window: QMainWindow) -> Actions:
    return Actions(window)


@pytest.fixture
def bar(window: QMainWindow, actions: Actions, qtbot: QtBot) -> TurnBar:
    """In a window that is shown and active, with its score."""
    bar = TurnBar(actions)
    window.setCentralWidget(bar)
    bar.set_with_score(True)
    with qtbot.waitActive(window):
        window.show()
    return bar


def test_button_follows_its_action_and_takes_no_focus_by_a_click(window: QMainWindow) -> None:
    action = QAction("&Undo", window)
    action.setShortcut("Ctrl+Z")
    button = ActionButton(action)

    action.setText("&Roll")
    action.setEnabled(False)

    assert (button.text(), button.isEnabled(), button.toolTip()) == ("Roll", False, "Roll (Ctrl+Z)")
    assert button.focusPolicy() is Qt.FocusPolicy.TabFocus


def test_bar_grows_with_its_type_and_shrinks_again(bar: TurnBar) -> None:
    def heights() -> tuple[int, list[int]]:
        return bar.height(), [one.minimumHeight() for one in (bar.undo_button, bar.hint_button, bar.next_button)]

    usual = heights()
    bar.set_type(1.5)
    larger = heights()
    bar.set_type(1.0)

    assert larger[0] > 1.25 * usual[0]
    assert larger[1] == [1.5 * height for height in usual[1]]
    assert heights() == usual


def test_words_of_a_hint_are_whole_where_its_head_is_wider_than_the_panel(panel: SidePanel) -> None:
    hint = panel.hint
    assert isinstance(hint, HintPanel)
    hint.setFont(scaled(hint.font(), 3.0))
    hint.show_text("There is no hint here. " * 2)
    hint.show()
    QApplication.processEvents()

    assert hint.width() < hint.sizeHint().width()
    assert hint.words.height() >= hint.words.heightForWidth(hint.words.width())


def test_button_of_the_hint_is_down_while_the_hint_is_shown(bar: TurnBar, actions: Actions) -> None:
    bar.hint_button.click()
    assert actions.hint.isChecked()
    assert bar.hint_button.isChecked()

    actions.hint.trigger()
    assert not bar.hint_button.isChecked()


def test_keys_press_the_button_that_has_the_focus_and_elsewhere_do_the_next_thing(
    window: QMainWindow, actions: Actions, bar: TurnBar
) -> None:
    calls: list[str] = []
    actions.undo.triggered.connect(lambda: calls.append("undo"))
    actions.primary_action.triggered.connect(lambda: calls.append("next"))
    ButtonKeys(window)

    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        bar.undo_button.setFocus()
        QTest.keyClick(bar.undo_button, key)
        bar.undo_button.clearFocus()
        QTest.keyClick(window, key)

    assert calls == ["undo", "next"] * 3


def test_focus_of_a_button_that_is_disabled_goes_to_no_other(actions: Actions, bar: TurnBar) -> None:
    actions.double.setEnabled(True)
    buttons = {
        actions.undo: bar.undo_button,
        actions.double: bar.double_button,
        actions.primary_action: bar.next_button,
    }
    for action, button in some(buttons.items()):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert QApplication.focusWidget() is button

        action.setEnabled(False)
        assert not isinstance(QApplication.focusWidget(), ActionButton)


def test_large_button_gives_way_to_the_answers_and_to_the_pause(actions: Actions, bar: TurnBar) -> None:
    assert bar.next_button.isVisible()

    actions.take.setEnabled(True)
    assert (bar.take_button.isVisible(), bar.next_button.isVisible()) == (True, False)
    actions.take.setEnabled(False)
    actions.pause.setEnabled(True)
    assert (bar.pause_button.isVisible(), bar.next_button.isVisible()) == (True, True)
    actions.primary_action.setEnabled(False)
    assert (bar.pause_button.isVisible(), bar.next_button.isVisible()) == (True, False)


def test_score_gives_way_to_a_prompt_that_needs_its_line(window: QMainWindow, bar: TurnBar, qtbot: QtBot) -> None:
    bar.score.show_text("White 1 : 0 Black")
    high = bar.height()
    bar.show_prompt("A prompt that is long enough for many lines. " * 40)
    assert (bar.score.isVisible(), bar.height()) == (False, high)
    bar.show_prompt("A short prompt.")
    assert (bar.score.isVisible(), bar.height()) == (True, high)

    window.resize(1600, 300)
    bar.show_prompt("A prompt that fits into a wide window, and not into a narrow one. " * 6)
    qtbot.waitUntil(bar.score.isVisible)
    window.resize(560, 300)
    qtbot.waitUntil(bar.score.isHidden)


def test_redo_gives_way_to_the_prompt_where_large_type_leaves_little_room(
    window: QMainWindow, bar: TurnBar, qtbot: QtBot
) -> None:
    bar.set_with_score(False)
    assert bar.redo_button.isVisible()

    bar.set_type(2.0)
    assert bar.redo_button.isHidden()

    window.resize(1280, 300)
    qtbot.waitUntil(bar.redo_button.isVisible)
    window.resize(640, 300)
    qtbot.waitUntil(bar.redo_button.isHidden)


def test_prompt_is_brief_where_the_score_would_give_way(window: QMainWindow, bar: TurnBar, qtbot: QtBot) -> None:
    full = "A prompt that explains itself at such a length that it needs more than two lines. " * 3

    bar.show_prompt(full, "In brief.")

    label = bar._prompt
    assert (bar.score.isVisible(), bar.prompt, label.text()) == (True, full, "In brief.")
    assert label.accessibleName() == label.toolTip() == full

    window.resize(2400, 300)
    qtbot.waitUntil(lambda: label.text() == full)
    assert (bar.score.isVisible(), label.toolTip()) == (True, "")


@pytest.mark.parametrize("with_score", [False, True], ids=["alone", "even with the line of the score"])
def test_prompt_is_smaller_where_it_would_be_cut_off(bar: TurnBar, with_score: bool) -> None:
    bar.set_with_score(with_score)
    bar.show_prompt("A short prompt.")
    label = bar._prompt
    usual, high = label.font().pointSizeF(), bar.height()

    words = iter(range(200))
    while label.font().pointSizeF() == usual:
        bar.show_prompt(f"{bar.prompt} {next(words)}")
        QApplication.processEvents()

    assert not bar.score.isVisible()
    assert label.heightForWidth(label.width()) <= label.height()
    assert bar.height() == high
    bar.show_prompt("A short prompt.")
    assert label.font().pointSizeF() == usual


def test_button_for_the_next_thing_follows_the_palette(window: QMainWindow) -> None:
    button = NextButton(QAction("Roll", window))
    window.setCentralWidget(button)
    images = [button.grab().toImage()]

    for colour in ("#802020", "#206020"):
        palette = QPalette(window.palette())
        palette.setColor(QPalette.ColorRole.Highlight, QColor(colour))
        window.setPalette(palette)
        images.append(button.grab().toImage())

    assert images[0] != images[1] != images[2]
