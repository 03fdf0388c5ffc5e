"""The hint: the best plays, beside the board and on it. White is a person, with scripted dice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.cube.cubeful import Score, Standing
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion
from tapa_desktop.coach.hint import Deeper
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS
from tapa_desktop.game.events import Drafted, Played
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.hint.panel import HintPanel
from tapa_desktop.ui.text.numbers import at_score_text, depth_text, short_chances
from tapa_desktop.ui.widgets.labels import PlainLabel
from tests.app.driver import StubThinker
from tests.ui.app import App, OpenWindow
from tests.ui.coaches import Coach, hint_of

PATIENCE_S = 300


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Coach:
    coach = Coach()
    monkeypatch.setattr("tapa_desktop.ui.hint.panel.hints", coach)
    return coach


@pytest.fixture
def app(open_window: OpenWindow, coach: Coach) -> App:
    """White has begun with a 3 and a 1, and has both to play."""
    del coach
    return open_window((6, 5), (3, 1), (6, 2), (5, 4), (4, 2), presses=2)


def panel(app: App) -> HintPanel:
    return app.window.features.hint_panel


def words(app: App) -> str:
    return panel(app).words.text()


def plays_listed(app: App) -> list[str]:
    return [line.candidate.play for line in panel(app).list.lines]


def ask(qtbot: QtBot, app: App) -> None:
    """Press H, and wait for the first text."""
    app.key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: panel(app).depth_label.text() != "")


def look_deeper(qtbot: QtBot, app: App, coach: Coach) -> None:
    coach.gate.release(2)
    qtbot.waitUntil(lambda: panel(app).depth_label.text() == depth_text(2, is_last=True))


def row_centre(app: App, row: int) -> QPoint:
    plays = panel(app).list
    return plays.visualRect(plays.model().index(row, 0)).center()


def hover(app: App, row: int) -> None:
    QTest.mouseMove(panel(app).list.viewport(), row_centre(app, row))
    panel(app).list.entered.emit(panel(app).list.model().index(row, 0))


def test_h_lists_the_best_plays_and_says_how_far_it_has_looked(qtbot: QtBot, app: App, coach: Coach) -> None:
    assert panel(app).isHidden()

    ask(qtbot, app)

    assert panel(app).isVisible()
    (question,) = coach.questions
    assert isinstance(question, PlayQuestion)
    assert panel(app).depth_label.text() == depth_text(0)
    assert plays_listed(app) == ["24/21 24/23", "24/21 21/20"]
    line = panel(app).list.lines[1]
    assert (line.worth, line.difference) == ("−0.050", "−0.050")
    assert line.chances == short_chances(question.rule_set, line.candidate.probabilities)


def test_deeper_numbers_take_the_place_of_the_quick_ones_and_what_keys_have_chosen_stays_chosen(
    qtbot: QtBot, app: App, coach: Coach
) -> None:
    coach.reverse = True
    ask(qtbot, app)
    QTest.keyClick(panel(app).list, Qt.Key.Key_Down)
    arrows = app.window.board.arrows

    look_deeper(qtbot, app, coach)

    assert plays_listed(app) == ["24/21 21/20", "24/21 24/23"]
    assert panel(app).list.currentIndex().row() == 1
    assert app.window.board.arrows == arrows != ()


@pytest.mark.parametrize("way", ["button", "key", "key, before any hint is shown"])
def test_what_is_shown_is_rolled_out_on_request(qtbot: QtBot, app: App, coach: Coach, way: str) -> None:
    if way in {"button", "key"}:
        ask(qtbot, app)

    if way == "button":
        QTest.mouseClick(panel(app).deeper_button, Qt.MouseButton.LeftButton)
    else:
        app.key(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: any(isinstance(one, Deeper) for one in coach.questions))

    assert panel(app).isVisible()
    if way in {"button", "key"}:
        assert coach.questions[1:] == [Deeper(coach.questions[0])]
    coach.stopped.wait(PATIENCE_S)


def test_best_play_is_explained_and_any_other_while_it_is_pointed_at_below_which_none_moves(
    qtbot: QtBot, app: App, coach: Coach
) -> None:
    app.window.resize(640, 420)
    ask(qtbot, app)
    assert words(app) == ""

    look_deeper(qtbot, app, coach)
    lines = panel(app).list.lines
    assert lines[0].reasons != lines[1].reasons
    assert words(app) == lines[0].reasons
    hover(app, 1)
    assert words(app) == lines[1].reasons

    long = replace(lines[1], reasons="It leaves a blot on each of its points. " * 4)
    panel(app)._show((lines[0], long, long, long, long), "")
    app.let_happen()
    heights = panel(app).height(), panel(app).list.height()

    hover(app, 1)
    app.let_happen()

    assert words(app).startswith("It leaves")
    assert (panel(app).height(), panel(app).list.height()) == heights


@pytest.mark.usefixtures("coach")
def test_room_for_reasons_is_kept_below_a_chosen_play_that_has_none(qtbot: QtBot, app: App) -> None:
    ask(qtbot, app)
    hint = hint_of(PlayQuestion(TAPA, start_position(TAPA), (3, 1)), plies=1)
    hints = panel(app)
    hints.show_hint(replace(hint, reasons=()))
    hints.list.setCurrentIndex(hints.list.model().index(1, 0))

    hints.show_hint(replace(hint, reasons=(hint.reasons[0], ())))
    app.let_happen()

    assert (words(app), hints.words.isVisible()) == ("", True)


def test_closed_panel_calls_the_thinking_off_and_comes_back_by_a_key(qtbot: QtBot, app: App, coach: Coach) -> None:
    for close in (
        lambda: app.key(Qt.Key.Key_H),
        lambda: app.press(panel(app).close_button),
        lambda: app.key(Qt.Key.Key_F9),  # which hides the side panel
    ):
        ask(qtbot, app)
        assert panel(app).isVisible()
        coach.stopped.clear()

        close()

        assert not panel(app).isVisible()
        assert not app.window.commands.hint.isChecked()
        assert coach.stopped.wait(PATIENCE_S)


def test_a_play_is_shown_on_the_board_while_it_is_pointed_at_or_chosen_by_keys(qtbot: QtBot, app: App) -> None:
    ask(qtbot, app)
    plays, board = panel(app).list, app.window.board
    best = board.arrows
    assert len(best) == 2

    def other() -> bool:
        return len(board.arrows) == 2 and board.arrows != best

    hover(app, 1)
    assert other()
    plays.entered.emit(plays.model().index(-1, 0))
    assert board.arrows == best

    assert plays.hasFocus()
    QTest.keyClick(plays, Qt.Key.Key_Down)
    assert board.arrows == best
    QTest.keyClick(plays, Qt.Key.Key_Down)
    assert other()
    QTest.keyClick(plays, Qt.Key.Key_Escape)
    assert board.arrows == best

    QTest.keyClick(plays, Qt.Key.Key_Escape)
    assert panel(app).isHidden()
    assert board.hasFocus()


def test_what_is_left_of_the_best_play_is_shown_while_it_is_played(qtbot: QtBot, app: App) -> None:
    ask(qtbot, app)
    best = app.window.board.arrows

    app.drag(24, 21)
    assert len(app.window.board.arrows) == 1
    app.drag(21, 20)
    assert app.window.board.arrows == ()

    app.window.commands.undo.trigger()
    app.window.commands.undo.trigger()
    assert app.window.board.arrows == best

    app.key(Qt.Key.Key_H)
    assert app.window.board.arrows == ()


@pytest.mark.usefixtures("coach")
def test_best_play_is_shown_after_a_step_that_leads_elsewhere(qtbot: QtBot, open_window: OpenWindow) -> None:
    app = open_window((6, 5), (1, 1), presses=2)

    app.drag(24, 23)
    app.drag(23, 22)
    ask(qtbot, app)

    draft, best = app.session.match.draft, panel(app).list.lines[0].candidate
    assert draft is not None
    assert draft.rest_of(best.play) is None
    arrows = [(arrow.source.place.point, arrow.target.place.point) for arrow in app.window.board.arrows]
    assert arrows == [(24, 23)] * 3


@pytest.mark.parametrize(("row", "is_click"), [(1, True), (0, False)], ids=["click", "Enter"])
def test_play_is_played_by_a_click_or_by_enter_where_it_is_chosen_and_space_ends_the_turn(
    qtbot: QtBot, app: App, row: int, is_click: bool
) -> None:
    ask(qtbot, app)
    plays, play = panel(app).list, plays_listed(app)[row]

    if is_click:
        QTest.mouseClick(plays.viewport(), Qt.MouseButton.LeftButton, pos=row_centre(app, row))
    else:
        QTest.keyClick(plays, Qt.Key.Key_Down)
        QTest.keyClick(plays, Qt.Key.Key_Return)
    app.let_happen()
    assert app.history.active_events[-1] == Drafted(play)
    assert app.player.may_finish
    assert app.window.board.arrows == ()

    app.space()
    assert Played(play) in app.history.active_events


@pytest.mark.parametrize("is_open", [True, False], ids=["Enter while no play is chosen", "space without the list"])
def test_turn_is_ended_by_keys_as_without_a_hint_by(qtbot: QtBot, app: App, is_open: bool) -> None:
    app.drag(24, 20)
    ask(qtbot, app)
    assert panel(app).list.hasFocus()

    if not is_open:
        app.key(Qt.Key.Key_H)
        assert app.window.board.hasFocus()
    app.key(Qt.Key.Key_Return if is_open else Qt.Key.Key_Space)

    assert Played("24/21 21/20") in app.history.active_events


@pytest.mark.usefixtures("coach")
def test_hint_asked_for_before_the_roll_leaves_the_keys_to_the_board(qtbot: QtBot, open_window: OpenWindow) -> None:
    app = open_window((6, 5), (3, 1), presses=1)
    ask(qtbot, app)

    app.space()
    qtbot.waitUntil(lambda: panel(app).list.lines != ())

    assert app.window.board.hasFocus()


def test_what_is_drafted_of_a_play_is_not_pointed_at_again_and_another_play_is_put_in_its_place(
    qtbot: QtBot, app: App, coach: Coach
) -> None:
    ask(qtbot, app)
    app.drag(24, 23)

    hover(app, 0)
    assert len(app.window.board.arrows) == 1
    assert len(coach.questions) == 1
    hover(app, 1)
    assert len(app.window.board.arrows) == 2
    QTest.mouseClick(panel(app).list.viewport(), Qt.MouseButton.LeftButton, pos=row_centre(app, 1))
    app.let_happen()

    assert format_play(app.state.drafted) == "24/21 21/20"


def test_no_hint_is_promised_after_the_end_of_the_game(qtbot: QtBot, app: App) -> None:
    ask(qtbot, app)
    assert panel(app).list.lines

    app.player.resign(Side.WHITE)

    assert panel(app).list.lines == ()
    over, text = app.state, words(app)
    assert text

    app.begin()
    assert words(app) not in {"", text}
    app.look_at(over)
    assert words(app) == text


def test_failure_is_shown_in_the_panel(qtbot: QtBot, app: App, coach: Coach) -> None:
    coach.failure = ValueError("no such thing")

    app.key(Qt.Key.Key_H)

    qtbot.waitUntil(lambda: "ValueError: no such thing" in words(app))


def test_next_roll_is_hinted_at_by_itself_and_the_old_answer_gone(
    qtbot: QtBot, open_window: OpenWindow, coach: Coach
) -> None:
    thinker = StubThinker(at_once=False)
    app = open_window((6, 5), (3, 1), (6, 2), (5, 4), thinker=thinker, presses=2)
    ask(qtbot, app)
    app.drag(24, 20)
    app.space()
    assert panel(app).list.lines == ()
    assert coach.stopped.wait(PATIENCE_S)

    thinker.answer_now()
    app.let_happen()
    qtbot.waitUntil(lambda: panel(app).depth_label.text() != "")
    assert isinstance(coach.questions[-1], RollQuestion)
    assert words(app) == "Wins 60.0%\nMars: you 25.0%, opponent 10.0%\nEquity +0.100"

    app.space()
    qtbot.waitUntil(lambda: panel(app).list.lines != ())
    last = coach.questions[-1]
    assert isinstance(last, PlayQuestion)
    assert last.roll == (5, 4)


def test_in_a_narrow_window_the_side_panel_comes_with_the_hint_and_goes_with_it(qtbot: QtBot, app: App) -> None:
    side_panel = app.window.side_panel
    app.window.resize(640, 420)
    app.let_happen()
    assert side_panel.isHidden()

    ask(qtbot, app)
    assert panel(app).isVisible()
    assert app.window.width() == 640

    app.key(Qt.Key.Key_H)
    assert side_panel.isHidden()


def test_in_a_low_window_players_and_plays_give_way_to_the_hint_that_leaves_no_room_for_them(
    qtbot: QtBot, app: App
) -> None:
    side_panel, listed = app.window.side_panel, panel(app).list
    app.window.resize(900, 420)

    ask(qtbot, app)
    assert (side_panel.players.isVisible(), side_panel.plays.isVisible()) == (False, False)
    assert listed.verticalScrollBar().maximum() == 0

    app.window.resize(922, 512)  # on a screen of 1024 × 600 pixels, less the bar of a game with a friend
    qtbot.waitUntil(side_panel.players.isVisible)

    app.window.resize(922, 540)
    qtbot.waitUntil(side_panel.plays.isVisible)
    app.let_happen()
    assert (side_panel.players.isVisible(), side_panel.plays.isVisible(), len(listed.lines)) == (True, True, 2)
    assert listed.verticalScrollBar().maximum() == 0

    app.window.resize(900, 420)
    app.key(Qt.Key.Key_H)
    assert (side_panel.players.isVisible(), side_panel.plays.isVisible()) == (True, True)


def test_the_real_coach_hints_at_a_first_roll(qtbot: QtBot, open_window: OpenWindow) -> None:
    app = open_window((6, 5), (3, 1), presses=2)

    app.key(Qt.Key.Key_H)

    qtbot.waitUntil(lambda: panel(app).depth_label.text() == depth_text(2, is_last=True))
    assert len(panel(app).list.lines) == 2


def test_unit_of_equities_at_a_score_is_told(qtbot: QtBot, app: App) -> None:
    ask(qtbot, app)
    hints, hint = panel(app), hint_of(PlayQuestion(TAPA, start_position(TAPA), (3, 1)))
    at_score = replace(hint.question, standing=Standing((TAPA,), 0, Score(3, 1)))

    def tips() -> set[str]:
        return {label.toolTip() for label in hints.findChildren(PlainLabel)}

    hints.show_hint(hint)
    assert tips() == {""}
    hints.show_hint(replace(hint, question=at_score))
    assert tips() == {"", at_score_text()}
    hints.set_marks(DEFAULT_THRESHOLDS)
    assert tips() == {"", at_score_text()}
