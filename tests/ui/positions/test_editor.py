"""The position editor: board, controls and text follow each other, and report faults at once."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QScrollArea
from pytestqt.qtbot import QtBot

from tapa_desktop.game.arrangement import arrangement_of
from tapa_desktop.rules.house_rules import format_house_rules, rule_set_named
from tapa_desktop.rules.outcome import Group
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import MatchScore, PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.positions.editor import PositionEditor
from tapa_desktop.ui.positions.text import how_to_set_up, none_left, obstacle
from tapa_desktop.ui.text.names import side_name
from tests.cases import some
from tests.rules.strategies import position_specs
from tests.ui.board.boards import Hand, middle, point_center
from tests.ui.positions.conftest import MIDDLE, START, Game, Open, StubTask, fault_in

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def editor(open_editor: Open) -> PositionEditor:
    return open_editor()


def drag(editor: PositionEditor, source: int | Side, target: int) -> None:
    """Drag a checker from a point or a supply to a point; points as White numbers them."""
    supply = editor.setup.supply_rect(source).center().toPoint() if isinstance(source, Side) else None
    start = supply or point_center(editor.board, WHITE, source)
    Hand(editor.board).drag(start, middle(editor.board, WHITE, target))


def type_in(editor: PositionEditor, text: str, *, is_pasted: bool = False) -> None:
    """Type another text in the place of the one that is there, or paste it."""
    editor.text.line.setFocus()
    editor.text.line.selectAll()
    if is_pasted:
        QGuiApplication.clipboard().setText(text)
        QTest.keyClick(editor.text.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    else:
        QTest.keyClicks(editor.text.line, text)


def press(editor: PositionEditor, key: str) -> None:
    QTest.mouseClick(editor.controls.buttons[key], Qt.MouseButton.LeftButton)


def choose(box: QComboBox, value: object) -> None:
    """Choose an entry of a list as a hand does it."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def rules_offered(editor: PositionEditor) -> list[QCheckBox]:
    """The house rules of this game that are chosen by a tick."""
    page = editor.stakes
    return [box for box in page.rules.findChildren(QCheckBox) if box.isVisibleTo(page)]


def everywhere(editor: PositionEditor) -> set[str]:
    """The position as each part of the editor has it."""
    return {editor.text.line.text(), editor.arrangement.text, editor.setup.arrangement.text}


def test_position_of_the_game_and_what_is_done_on_the_board_or_typed_or_chosen_by_keys_stands_everywhere_at_once(
    editor: PositionEditor,
) -> None:
    assert everywhere(editor) == {MIDDLE}
    assert editor.controls.game.currentText() == "Tapa"
    assert editor.controls.sides.checkedButton().text() == "White"
    assert editor.controls.roll.currentText() == "5-2"
    assert editor.text.message.text() == ""
    assert editor.play.isEnabled()

    drag(editor, 24, 23)
    assert everywhere(editor) == {MIDDLE.replace("W10,2,", "W9,W1,1,")}

    type_in(editor, START.replace("W -", "B 63"))
    assert everywhere(editor) == {START.replace("W -", "B 63")}
    assert editor.controls.sides.checkedButton().text() == "Black"
    assert editor.controls.roll.currentText() == "6-3"

    editor.controls.sides.checkedButton().setFocus()
    QTest.keyClick(editor.controls.sides.checkedButton(), Qt.Key.Key_Left)
    editor.controls.roll.setFocus()
    QTest.keyClicks(editor.controls.roll, "3")
    assert everywhere(editor) == {START.replace("W -", "W 31")}
    QTest.keyClick(editor.controls.roll, Qt.Key.Key_Home)
    assert everywhere(editor) == {START}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=15)
@given(expected=position_specs())
def test_any_position_comes_out_of_the_editor_as_it_went_in(editor: PositionEditor, expected: PositionSpec) -> None:
    text = format_position(expected)

    editor.text.line.setText("")
    editor.text.line.insert(text)
    editor.text.line.textEdited.emit(text)

    assert everywhere(editor) == {text}
    editor._show()
    assert everywhere(editor) == {text}
    assert editor.arrangement == arrangement_of(expected)


def test_nothing_in_a_typed_text_is_taken_for_markup(editor: PositionEditor) -> None:
    type_in(editor, "<img src='//elsewhere/picture'> 24 0/0/0 0/0/0 W -")
    editor.show_analysis()

    state = editor.analysis.state
    assert not QtGui.Qt.mightBeRichText(editor.play.toolTip())
    assert state.text() == editor.text.message.text()
    assert state.textFormat() is Qt.TextFormat.PlainText


def test_text_that_cannot_be_read_is_said_and_the_board_keeps_the_last_position_until_it_is_put_right(
    editor: PositionEditor,
) -> None:
    for text in ("tappa", START.replace("W15", "W16"), MIDDLE.replace("52", "25")):
        type_in(editor, text)

        assert editor.text.message.text() == editor.play.toolTip() == fault_in(text)
        assert editor.text.warning.isVisible()
        assert not editor.play.isEnabled()
        assert not editor.copy.isEnabled()
        assert editor.text.line.text() == text
        assert editor.setup.arrangement.text == MIDDLE

    QTest.keyClick(editor.text.line, Qt.Key.Key_Backspace)
    QTest.keyClick(editor.text.line, Qt.Key.Key_Backspace)
    QTest.keyClicks(editor.text.line, "41")
    assert editor.text.message.text() == ""
    assert everywhere(editor) == {MIDDLE.replace("52", "41")}

    type_in(editor, "nonsense")
    press(editor, "start")
    assert editor.text.message.text() == ""
    assert everywhere(editor) == {START.replace("-", "41")}


@pytest.mark.parametrize(
    ("text", "lacking"),
    [("mahbusa W13,22,B14 0/0/0 0/0/0 W -", (2, 1)), ("tapa B1,23 0/0/15 0/0/14 B -", (0, 0))],
    ids=["it lacks checkers", "the game is over"],
)
def test_position_that_cannot_be_played_says_why(editor: PositionEditor, text: str, lacking: tuple[int, int]) -> None:
    type_in(editor, text)

    assert everywhere(editor) == {text}
    assert tuple(editor.arrangement.lacking(side) for side in (WHITE, BLACK)) == lacking
    assert editor.play.toolTip() == editor.text.message.text() == obstacle(editor.arrangement) != ""
    assert not editor.play.isEnabled()
    assert editor.controls.game.currentText() == RULE_SETS[text.partition(" ")[0]].name


def test_message_around_a_position_may_be_pasted_and_goes_when_the_line_is_left(editor: PositionEditor) -> None:
    type_in(editor, f"Look: <{START}>.\nWhat now?", is_pasted=True)
    assert editor.setup.arrangement.text == START

    editor.board.setFocus()

    assert everywhere(editor) == {START}


def test_another_game_takes_over_what_it_has_a_place_for(editor: PositionEditor) -> None:
    editor.controls.game.setFocus()
    while editor.controls.game.currentText() != "Tawula":
        QTest.keyClick(editor.controls.game, Qt.Key.Key_Down)

    assert editor.arrangement.rule_set.key == "tawula"
    assert editor.arrangement.text.split()[1] == "W10,2,W2,3,W1,4,W2,8,B2,1,B12"
    assert editor.arrangement.lacking(BLACK) == 1
    assert editor.text.message.text() == obstacle(editor.arrangement)


def test_buttons_fill_and_empty_the_board(editor: PositionEditor) -> None:
    press(editor, "empty")
    assert everywhere(editor) == {"tapa 24 0/0/0 0/0/0 W 52"}

    drag(editor, WHITE, 6)
    press(editor, "fill off")
    assert everywhere(editor) == {"tapa 18,W1,5 0/0/14 0/0/15 W 52"}

    press(editor, "empty")
    drag(editor, BLACK, 6)
    press(editor, "fill start")
    assert everywhere(editor) == {"tapa W15,17,B1,4,B14 0/0/0 0/0/0 W 52"}

    press(editor, "swap")
    assert everywhere(editor) == {"tapa W14,4,W1,17,B15 0/0/0 0/0/0 B 52"}

    type_in(editor, "tawula 24 0/0/0 0/0/0 W -")
    press(editor, "fill start")
    assert everywhere(editor) == {"tawula W2,11,B2,11 13/0/0 13/0/0 W -"}


@pytest.mark.parametrize("key", ["start", "empty", "fill start", "fill off"])
def test_buttons_that_place_checkers_leave_the_cube_and_the_score_alone(editor: PositionEditor, key: str) -> None:
    score = "cube=2W match=7:3-2"
    type_in(editor, f"tapa-cube 24 0/0/0 0/0/0 B 52 {score}")
    drag(editor, WHITE, 6)

    press(editor, key)

    assert all(text.endswith(f" B 52 {score}") for text in everywhere(editor))


def test_cube_score_and_house_rules_are_chosen_and_the_cube_lies_on_the_board(editor: PositionEditor) -> None:
    type_in(editor, "tapa-cube W15,22,B15 0/0/0 0/0/0 W -")
    page = editor.stakes

    choose(page.value, 2)
    choose(page.owner, BLACK.value)
    page.target.setValue(7)
    page.points[WHITE].setValue(6)
    page.points[BLACK].setValue(9)
    page.crawford.click()
    rules_offered(editor)[0].click()

    rules = format_house_rules(editor.arrangement.rule_set)
    assert rules.count(":") == 1
    assert everywhere(editor) == {f"tapa-cube W15,22,B15 0/0/0 0/0/0 W - cube=2B match=7:6-6! {rules}"}
    cube = editor.board.state.picture.cube
    assert (cube.value, cube.side, cube.is_crawford) == (2, BLACK, True)
    assert editor.board.scene().cube is not None


def test_points_of_the_players_stay_while_those_to_win_are_typed(editor: PositionEditor) -> None:
    editor.tabs.setCurrentWidget(editor.stakes)
    target, points = editor.stakes.target, editor.stakes.points
    for box, value in ((target, 5), (points[Side.WHITE], 3), (points[Side.BLACK], 2)):
        box.setValue(value)

    target.selectAll()
    QTest.keyClicks(target, "15")
    QTest.keyClick(target, Qt.Key.Key_Return)

    assert editor.arrangement.match == MatchScore(15, 3, 2)


def test_house_rules_of_the_game_hold_for_its_positions_until_others_are_chosen(open_editor: Open) -> None:
    game, own = Game(MIDDLE), rule_set_named("tapa", {"larger_die": False})
    game.placed = game.placed._replace(rule_set=own)
    editor = open_editor(game)
    assert editor.arrangement.rule_set == own

    type_in(editor, START)
    assert editor.arrangement.rule_set == own
    type_in(editor, START.replace("tapa", "plakoto"))
    assert editor.arrangement.rule_set == RULE_SETS["plakoto"]

    type_in(editor, START)
    next(box for box in rules_offered(editor) if box.isChecked()).click()
    assert editor.arrangement.rule_set == RULE_SETS["tapa"]


def test_line_tells_whose_checkers_a_click_puts_and_that_none_is_left(editor: PositionEditor) -> None:
    hand = Hand(editor.board)

    hand.click(middle(editor.board, WHITE, 12))
    assert editor.text.message.text() == none_left(WHITE)

    hand.click(editor.setup.supply_rect(BLACK).center().toPoint())
    assert editor.instructions.text() == how_to_set_up(BLACK) != how_to_set_up(WHITE)


def test_changes_are_taken_back_one_by_one_and_the_present_position_comes_back(open_editor: Open) -> None:
    game = Game(MIDDLE)
    editor = open_editor(game)
    press(editor, "present")
    assert not editor.undo_button.isEnabled(), "nothing has changed"
    editor.set_options(replace(editor.board.options, two_checker_start=True))
    assert not editor.board.options.two_checker_start
    press(editor, "empty")
    drag(editor, WHITE, 6)
    assert editor.undo_button.isEnabled()

    QTest.keyClick(editor.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert everywhere(editor) == {"tapa 24 0/0/0 0/0/0 W 52"}
    QTest.mouseClick(editor.undo_button, Qt.MouseButton.LeftButton)
    assert everywhere(editor) == {MIDDLE}
    assert not editor.undo_button.isEnabled()

    game.placed = parse_position(START)
    press(editor, "present")
    assert everywhere(editor) == {START}


def test_play_closes_the_editor_and_requests_the_position_and_enter_does_not(editor: PositionEditor) -> None:
    wishes: list[PositionSpec] = []
    editor.play_requested.connect(wishes.append)
    type_in(editor, START)

    QTest.keyClick(editor.text.line, Qt.Key.Key_Return)
    assert wishes == []
    assert editor.isVisible()

    QTest.mouseClick(editor.play, Qt.MouseButton.LeftButton)
    assert wishes == [parse_position(START)]
    assert not editor.isVisible()


def test_text_is_copied_by_a_button_and_by_keys_and_is_pasted_wherever_the_hand_is(editor: PositionEditor) -> None:
    QTest.mouseClick(editor.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == MIDDLE
    assert editor.text.message.text()
    assert not editor.text.warning.isVisible()

    editor.board.setFocus()
    QGuiApplication.clipboard().setText(f"and now this one:\n> {START}")
    QTest.keyClick(editor.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert editor.setup.arrangement.text == START

    QTest.keyClick(editor.board, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == START


@pytest.mark.parametrize("text", ["W" * 4000, f"tapa {'W' * 70} 0/0/0 0/0/0 W 31"])
def test_editor_fits_into_a_small_window_and_no_fault_makes_it_wider(editor: PositionEditor, text: str) -> None:
    editor.resize(640, 420)

    type_in(editor, text, is_pasted=True)

    assert editor.text.message.text()
    assert (editor.width(), editor.height()) == (640, 420)
    assert editor.minimumSizeHint().width() <= 640


def test_controls_scroll_in_a_window_that_is_lower_than_they_are(editor: PositionEditor) -> None:
    assert editor.tabs.minimumSizeHint().height() < editor.controls.minimumSizeHint().height()


def test_pages_have_one_ground_all_over(editor: PositionEditor) -> None:
    inner = [part for area in editor.tabs.findChildren(QScrollArea) for part in (area.viewport(), area.widget())]

    assert [part for part in some(inner) if part.autoFillBackground()] == []


@pytest.fixture
def analysed(editor: PositionEditor, analyst: StubTask, qtbot: QtBot) -> PositionEditor:
    """An editor that shows its analysis page and has asked for an analysis."""
    editor.show_analysis()
    qtbot.waitUntil(lambda: len(analyst.questions) == 1)
    return editor


def test_analysis_is_asked_for_only_while_somebody_looks_and_follows_the_board(
    editor: PositionEditor, analyst: StubTask, qtbot: QtBot
) -> None:
    type_in(editor, START)
    assert not editor.analysis._delay.isActive()

    editor.show_analysis()
    qtbot.waitUntil(lambda: len(analyst.questions) == 1)
    assert analyst.questions == [analyst.present] == [parse_position(START)]
    analyst.answer()
    assert "75.0%" in editor.analysis.page.toPlainText()

    drag(editor, 24, 23)
    qtbot.waitUntil(lambda: len(analyst.questions) == 2)
    analyst.answer(win=0.5)
    assert analyst.questions[-1] == editor.arrangement.placed
    assert "50.0%" in editor.analysis.page.toPlainText()

    editor.close()
    assert analyst.present is None


def test_known_position_can_be_looked_at_deeper_after_another_tab(analysed: PositionEditor, analyst: StubTask) -> None:
    analyst.answer()
    analysed.tabs.setCurrentWidget(analysed.controls)

    analysed.show_analysis()
    analysed.analysis.deeper_button.click()

    assert analyst.questions == [analysed.arrangement.placed] * 2


def test_position_with_faults_is_not_judged(analysed: PositionEditor, analyst: StubTask) -> None:
    off = analysed.setup.supply_rect(WHITE).center().toPoint()
    Hand(analysed.board).drag(point_center(analysed.board, WHITE, 24), off)

    assert analysed.arrangement.lacking(WHITE) == 1
    assert analyst.present is None
    assert analysed.analysis.state.text() == obstacle(analysed.arrangement)
    assert analysed.analysis.page.toPlainText() == ""


def test_answer_to_another_position_is_not_shown_and_a_failure_is(analysed: PositionEditor, analyst: StubTask) -> None:
    type_in(analysed, START)
    analyst.present = parse_position(MIDDLE)
    analyst.answer()
    assert analysed.analysis.page.toPlainText() == ""

    analyst.failed.emit(analyst.present, OSError("no network"))
    assert "no network" in analysed.analysis.state.text()


def test_groups_of_chains_and_counts_of_rolls_are_chosen_where_the_game_has_them(editor: PositionEditor) -> None:
    controls = editor.controls
    type_in(editor, "gul-bara W15,11,B15,11 0/0/0 0/0/0 W 4x2< 3/1")

    assert controls._dice[controls.roll.currentIndex()] == (None, Group(4, 2, is_rest=True))
    assert [box.value() for box in controls.roll_counts.values()] == [3, 1]
    assert all(box.isVisible() for box in controls.roll_counts.values())
    assert all(side_name(side) in box.text() for side, box in controls.roll_counts.items())

    controls.roll.activated.emit(controls._dice.index((None, Group(5, 4, is_rest=False))))
    QTest.mouseClick(controls.sides.button(1), Qt.MouseButton.LeftButton)
    QTest.keyClick(controls.roll_counts[BLACK], Qt.Key.Key_Up)
    assert editor.arrangement.text.endswith("B 55> 3/2")

    type_in(editor, START)
    assert not any(box.isVisible() for box in controls.roll_counts.values())
    assert all(group is None for _, group in controls._dice)
