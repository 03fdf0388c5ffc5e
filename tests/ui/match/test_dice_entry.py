"""Dice rolled on a real board: entered by keys or clicks, for both sides, and marked in the record."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tapa_desktop.app.session.dice import SeededDice, verify
from tapa_desktop.game.events import DiceSwitched, OpeningRolled, Played, Rolled, Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.app.driver import COMPUTER, PERSON, ScriptedDice
from tests.ui.app import QUIET, App, OpenWindow, written
from tests.ui.states import header

CTRL = Qt.KeyboardModifier.ControlModifier


def type_in(app: App, digits: str) -> None:
    for digit in digits:
        app.key(Qt.Key[f"Key_{digit}"])


def begun(open_window: OpenWindow, rule_set: str = "tapa", black: Seat = COMPUTER, **choices: object) -> App:
    """A match whose dice are entered by hand from the beginning; the script has no dice."""
    app = open_window(**{"dice": ScriptedDice(), **choices})
    given = header(rule_set, white=PERSON, black=black)
    app.session.new_match(structs.replace(given, by_hand=True))
    app.let_happen()
    return app


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    return begun(open_window)


@pytest.mark.parametrize("code", NAMES)
def test_prompt_and_both_rows_of_dice_have_room_beside_a_hint(
    open_window: OpenWindow, translator: Translator, code: str
) -> None:
    translator.use(code)
    app = begun(open_window, size=(640, 480))
    bar = app.window.turn_bar

    app.window.commands.hint.setChecked(True)
    app.let_happen()

    (label,) = (one for one in bar.findChildren(QLabel) if one.accessibleName() == app.prompt)
    assert label.heightForWidth(label.width()) <= label.height()
    for die, face in product((0, 1), range(1, 7)):
        button = bar.dice_entry.rows[die].button(face)
        assert bar.rect().contains(button.mapTo(bar, button.rect().bottomRight()))


@pytest.mark.parametrize("roll_for_me", [False, True])
def test_opening_is_entered_by_two_digits_whites_first_and_nothing_else_throws(
    open_window: OpenWindow, roll_for_me: bool
) -> None:
    app = begun(open_window, settings=structs.replace(QUIET, roll_for_me=roll_for_me), dice=SeededDice("7"))
    state = app.state
    assert app.prompt == prompt_text(state, None)
    assert app.window.turn_bar.next_button.isHidden()

    app.space()
    app.click_dice()
    assert app.history.log == ()

    type_in(app, "52")
    assert app.history.log == (OpeningRolled(5, 2, by_hand=True),)
    assert app.prompt == prompt_text(app.state, None) != prompt_text(state, None)


def test_dice_are_entered_by_clicks_in_any_order_and_the_first_die_can_be_corrected(app: App) -> None:
    entry = app.window.turn_bar.dice_entry

    app.press(entry.rows[1].button(2))
    app.press(entry.rows[0].button(4))
    type_in(app, "5")
    app.key(Qt.Key.Key_Backspace)
    app.press(entry.rows[0].button(3))
    app.press(entry.rows[1].button(6))

    assert app.history.log == (OpeningRolled(4, 2, by_hand=True), Rolled(6, 3, by_hand=True))


def test_nothing_is_entered_while_none_are_due_and_undo_takes_back_what_was(app: App) -> None:
    type_in(app, "52" + "66")
    assert app.state.phase is Phase.TO_PLAY
    assert app.window.turn_bar.dice_entry.isHidden()

    type_in(app, "44")
    assert app.state.roll == (6, 6)
    assert len(app.history.log) == 2

    app.key(Qt.Key.Key_Z, CTRL)
    type_in(app, "3")
    app.key(Qt.Key.Key_Z, CTRL)
    type_in(app, "52" + "65")
    assert app.state.roll == (6, 5)


def test_whole_turns_are_played_by_the_keyboard_alone_and_the_record_says_which_dice_were_entered(app: App) -> None:
    type_in(app, "52" + "31")
    app.play("24/21", "24/23")

    assert app.state.side is Side.BLACK
    assert app.prompt == prompt_text(app.state, None)

    type_in(app, "64")

    assert Rolled(6, 4, by_hand=True) in app.history.active_events
    assert isinstance(app.history.active_events[-1], Played)
    assert app.state.side is Side.WHITE
    result = verify(written(app.file))
    assert (result.throws, len(result.by_hand), result.wrong) == (3, 3, ())


def test_a_new_match_can_have_its_dice_entered(open_window: OpenWindow) -> None:
    app = open_window(dice=ScriptedDice())
    app.window.commands.new_match.trigger()
    (dialog,) = app.window.findChildren(NewMatchDialog)
    dialog.dice.setCurrentIndex(1)
    dialog.accept()
    app.let_happen()

    assert app.history.header.by_hand
    assert not app.window.turn_bar.dice_entry.isHidden()
    assert written(app.file).state.by_hand


def test_who_throws_can_be_changed_in_the_middle_and_no_undo_changes_it_back(open_window: OpenWindow) -> None:
    app = open_window((6, 5), (4, 2), settings=QUIET, black=PERSON, presses=1)
    app.key(Qt.Key.Key_D, CTRL)
    assert app.history.log[-1] == DiceSwitched(by_hand=True)
    assert app.window.commands.by_hand.isChecked()

    type_in(app, "31")
    app.key(Qt.Key.Key_Z, CTRL)
    assert app.state.by_hand

    app.key(Qt.Key.Key_D, CTRL)
    app.space()
    assert app.history.active_events[-1] == Rolled(4, 2)

    app.key(Qt.Key.Key_F7)
    app.window.features.windows.dice.by_hand.click()
    app.let_happen()
    assert app.state.by_hand


def test_person_may_double_instead_of_entering(open_window: OpenWindow) -> None:
    app = begun(open_window, "tapa-cube", PERSON)
    type_in(app, "52")

    app.key(Qt.Key.Key_D)

    assert app.state.phase is Phase.TO_ANSWER
