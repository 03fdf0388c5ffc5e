"""The review in the real window: by menu, keys and mouse, beside a game that goes on untouched."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.rollout import Goal
from tapa_desktop.app.game_history.reviewed_game import GameReview
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import DEEPEST
from tapa_desktop.coach.review import review
from tapa_desktop.coach.review.result import Review
from tapa_desktop.coach.review.result import ReviewedAction as Action
from tapa_desktop.coach.review.review import ReviewQuestion
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, Noted, Played, Resigned, Rolled, Taken
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps, plays
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.main.notes import NoteDialog
from tapa_desktop.ui.review import board_pane
from tapa_desktop.ui.review.board_pane import ButtonRows
from tapa_desktop.ui.review.controls import TotalsView
from tapa_desktop.ui.review.text import ended_text
from tapa_desktop.ui.review.window import ReviewWindow
from tapa_desktop.ui.text.numbers import depth_text
from tapa_desktop.ui.text.turns import BEST, NOTE_SIGN, SECOND, played_mark
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.app.driver import COMPUTER, PERSON
from tests.game.matches import header, match_of, random_match
from tests.ui.app import App, OpenWindow, after_a_turn_each, written
from tests.ui.coaches import Worker
from tests.ui.review.reviews import BLUNDER
from tests.ui.states import WHITE_BEGINS

CTRL = Qt.KeyboardModifier.ControlModifier
REVIEW = review.review


class Judge(Worker):
    """The real review at the quick depth."""

    AT_ONCE = 0

    def answers(self, question: ReviewQuestion, is_cancelled: IsCancelled) -> Iterator[Review]:
        return REVIEW(ReviewQuestion(question.history, 0, question.marks), is_cancelled)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge(threading.Semaphore(10_000))
    monkeypatch.setattr(review, "review", judge)
    return judge


@pytest.fixture
def app(open_window: OpenWindow, home: Path, judge: Judge) -> App:
    """White has begun, and has played once; Black has answered."""
    del judge
    return after_a_turn_each(open_window, home, ((6, 5), (3, 1), (4, 2), (6, 1), (5, 4)), ("24/21", "24/23"))


def start_review(app: App) -> ReviewWindow:
    """Press the key of the review."""
    app.window.activateWindow()
    app.let_happen()
    app.key(Qt.Key.Key_R, CTRL)
    return app.window.findChildren(ReviewWindow)[0]


def reviewed(qtbot: QtBot, app: App) -> ReviewWindow:
    """Press the key of the review, and wait for its end."""
    window = start_review(app)
    qtbot.waitUntil(lambda: not window.controls.is_running)
    return window


def held_review(qtbot: QtBot, app: App, judge: Judge) -> ReviewWindow:
    """Press the key of the review, and wait until it has begun in its thread; the gate is shut."""
    judge.gate = threading.Semaphore(0)
    window = start_review(app)
    qtbot.waitUntil(lambda: bool(judge.questions))
    return window


@pytest.fixture
def window(qtbot: QtBot, app: App) -> ReviewWindow:
    """The whole review of the match in this window."""
    return reviewed(qtbot, app)


SHORT = match_of(random_match(header(target=1), 22, hasty=True, most_events=150), Resigned(Side.BLACK)).record
LONG = random_match(header(target=3), 46, hasty=True).record


def open_file(app: App, folder: Path, record: Record = SHORT) -> None:
    """Open a random match from a file."""
    app.open_file(folder / "match.tapa", format_record(record))


@pytest.fixture
def of_file(qtbot: QtBot, app: App, tmp_path: Path) -> ReviewWindow:
    """The whole review of a short match from a file."""
    open_file(app, tmp_path)
    return reviewed(qtbot, app)


def press(window: ReviewWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def plays_of(window: ReviewWindow) -> list[str]:
    model = window.table.model()
    return [model.index(row, 2).data() for row in range(model.rowCount())]


def test_note_is_written_in_the_review_by_key_and_shown_there_and_in_the_game_and_so_is_one_of_the_game(
    app: App, window: ReviewWindow
) -> None:
    window.go_to(1)
    window.activateWindow()

    press(window, Qt.Key.Key_N)
    (dialog,) = window.findChildren(NoteDialog)
    QTest.keyClicks(dialog.field, "why not here")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)

    assert "why not here" in window.walk.note.text()
    assert window.walk.note.isVisible()
    assert [NOTE_SIGN in play for play in plays_of(window)] == [at == 1 for at in range(len(plays_of(window)))]
    assert (window.at, window.table.currentIndex().row()) == (1, 1)
    assert list(written(app.file).notes.values()) == ["why not here"]
    assert any(line.note == "why not here" for line in app.window.side_panel.plays.rows)
    window.go_to(0)
    assert not window.walk.note.isVisible()

    app.match.add_remark(Noted(window.review.lines[1].at, "from the game"))
    window.go_to(1)
    assert "from the game" in window.walk.note.text()
    QTest.mouseClick(window.walk.note_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.findChildren(NoteDialog)[-1].remove, Qt.MouseButton.LeftButton)
    assert app.history.notes == {}
    assert not window.walk.note.isVisible()


def test_review_of_a_match_that_is_gone_keeps_a_note_in_its_dialog(app: App, window: ReviewWindow) -> None:
    window.go_to(1)
    app.begin("plakoto")

    QTest.mouseClick(window.walk.note_button, Qt.MouseButton.LeftButton)
    (dialog,) = window.findChildren(NoteDialog)
    dialog.field.setPlainText("late")
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    assert dialog.message.isVisible()
    assert app.history.notes == {}


def rows_of(totals: TotalsView) -> list[str]:
    """The figures, row by row."""
    rows = (" | ".join(label.text() for label in row) for row in totals.rows)
    return [row for row in rows if row.strip(" |")]


def test_losses_and_luck_are_in_points_only_for_those_who_want_equities(qtbot: QtBot, app: App) -> None:
    app.window.change_settings(replace(app.session.settings, show_equities=False))
    window = reviewed(qtbot, app)
    window.go_to(1)
    rows, columns = len(rows_of(window.totals)), window.table.model().columnCount()
    assert columns == 4

    for is_wanted in (True, False):
        app.window.change_settings(replace(app.session.settings, show_equities=is_wanted))

        assert window.table.model().columnCount() == columns + is_wanted
        assert len(rows_of(window.totals)) == rows + is_wanted
        assert window.table.currentIndex().row() == window.at == 1

    press(window, Qt.Key.Key_Right)
    assert window.at == 2


def test_a_running_match_is_reviewed_with_everything_that_stands(window: ReviewWindow) -> None:
    assert plays_of(window)[:2] == ["starts", "24/21 24/23"]
    assert len(plays_of(window)) == len(window.graph.chart.places) == 3
    assert window.review.is_whole
    assert window.controls.state.text()
    assert rows_of(window.totals)[0] == "Decisions | 1 | 1"
    assert window.totals.choice.isHidden()  # there is one game
    window.go_to(1)
    assert "You · 3-1: 24/21 24/23" in window.walk.detail.text()


def test_an_opened_file_of_a_finished_match_is_reviewed_and_noted_in_the_history(
    qtbot: QtBot, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[GameReview] = []
    monkeypatch.setattr(app.window.features.history_service, "store_review", noted.append)
    open_file(app, tmp_path)

    window = reviewed(qtbot, app)

    assert window.review.is_whole
    assert window.history.record.log == SHORT.log
    assert [game.is_over for game in window.review.games] == [True]
    (result,), (reviewed_game,) = window.history.state.results, noted
    white, black = ("+", "−") if result.winner is Side.WHITE else ("−", "+")
    assert f"Result | {white}{result.points}.00 | {black}{result.points}.00" in rows_of(window.totals)
    decisions = [window.review.totals[side].decisions for side in Side]
    assert (reviewed_game.number, [reviewed_game.white.decisions, reviewed_game.black.decisions]) == (1, decisions)


def test_a_game_of_the_match_is_shown_from_its_beginning_and_its_totals_or_those_of_the_whole_match(
    qtbot: QtBot, app: App, tmp_path: Path
) -> None:
    open_file(app, tmp_path, LONG)
    window = reviewed(qtbot, app)
    review, last = window.review, window.review.lines[-1].game
    whole = [review.totals[side].decisions for side in Side]
    assert window.totals.choice.isVisible()
    assert first_of_a_game(window) == last > 0  # that on the board

    def shows(counts: list[int]) -> bool:
        return rows_of(window.totals)[0] == "Decisions | {} | {}".format(*counts)

    for game in (last, 1, 0):
        app.window.features.history_controller.review_requested.emit(game + 1)
        assert first_of_a_game(window) == game
        assert shows([review.of_game(game).totals[side].decisions for side in Side])

    window.totals.choice.setCurrentIndex(1)
    assert shows(whole)
    press(window, Qt.Key.Key_Right)
    assert shows(whole)


def test_before_the_first_roll_of_a_game_the_one_before_is_shown(qtbot: QtBot, app: App, tmp_path: Path) -> None:
    start_review = next(at for at, event in enumerate(LONG.log, 1) if isinstance(event, GameBegun))
    open_file(app, tmp_path, replace(LONG, log=LONG.log[:start_review]))

    assert first_of_a_game(reviewed(qtbot, app)) == 0


def first_of_a_game(window: ReviewWindow) -> int:
    """The game, from 0, whose first turn is shown."""
    lines, at = window.review.lines, window.at
    assert at is not None
    assert at == next(number for number, line in enumerate(lines) if line.game == lines[at].game)
    return lines[at].game


def test_a_game_is_shown_as_soon_as_it_is_reviewed(qtbot: QtBot, app: App, judge: Judge, tmp_path: Path) -> None:
    open_file(app, tmp_path, LONG)
    judge.gate = threading.Semaphore(0)

    app.window.features.history_controller.review_requested.emit(2)
    window = app.window.findChild(ReviewWindow)
    judge.gate.release(1)
    qtbot.waitUntil(lambda: len(window.review.lines) > 0)
    assert window.at is None
    judge.gate.release(1000)
    qtbot.waitUntil(lambda: not window.controls.is_running)

    assert window.at is not None
    assert [line.game for line in window.review.lines[window.at - 1 :][:2]] == [0, 1]


def test_plays_are_marked_from_the_losses_that_are_set(
    qtbot: QtBot, app: App, judge: Judge, of_file: ReviewWindow
) -> None:
    before = {line.mark for line in of_file.review.lines}

    app.window.change_settings(replace(app.session.settings, doubtful_loss=2.0, error_loss=2.5, blunder_loss=3.0))
    after = {line.mark for line in reviewed(qtbot, app).review.lines}

    assert ErrorClass.BLUNDER in before
    assert ErrorClass.BLUNDER not in after
    assert len(judge.questions) == 2


def test_failure_is_shown_in_the_window_and_that_nothing_has_happened(
    qtbot: QtBot, open_window: OpenWindow, judge: Judge
) -> None:
    app = open_window()
    assert reviewed(qtbot, app).controls.state.text()
    assert not reviewed(qtbot, app).walk.play.isEnabled()

    judge.failure = ValueError("no such thing")
    app.begin()
    assert "ValueError: no such thing" in reviewed(qtbot, app).controls.state.text()


def test_keys_buttons_graph_and_list_step_through_positions_and_the_board_accepts_no_play(
    qtbot: QtBot, app: App, window: ReviewWindow
) -> None:
    before, shown, walk = app.history, app.window.board.grab().toImage(), window.walk
    assert not walk.back.isEnabled()

    def place() -> tuple[int | None, int, int | None]:
        return window.at, window.table.currentIndex().row(), window.graph.cursor_at

    press(window, Qt.Key.Key_Right)
    assert place() == (1, 1, 1)
    assert len(walk.stage.arrows) == 2
    press(window, Qt.Key.Key_End)
    press(window, Qt.Key.Key_Right)
    assert place() == (2, 2, 2)
    press(window, Qt.Key.Key_Left)
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_Left)
    assert place() == (0, 0, 0)

    qtbot.mouseClick(walk.forward, Qt.MouseButton.LeftButton)
    QTest.mouseClick(walk.stage, Qt.MouseButton.LeftButton, pos=walk.stage.rect().center())
    assert place() == (1, 1, 1)
    QTest.mouseClick(window.graph, Qt.MouseButton.LeftButton, pos=QPoint(round(window.graph.plot().x(2)), 20))
    assert place() == (2, 2, 2)
    assert (walk.back.isEnabled(), walk.forward.isEnabled()) == (True, False)
    row = window.table.visualRect(window.table.model().index(1, 2))
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert place() == (1, 1, 1)

    assert app.history is before
    assert app.window.board.grab().toImage() == shown


def test_page_down_finds_the_next_mistake_and_b_shows_what_was_best(qtbot: QtBot, of_file: ReviewWindow) -> None:
    window = of_file

    press(window, Qt.Key.Key_PageDown)

    first = window.graph.chart.marked[0]
    assert window.at == first
    assert "best: " in window.walk.detail.text()
    arrows = window.walk.stage.arrows
    assert {arrow.mark for arrow in arrows} == {played_mark(window.review.lines[first].mark)}
    press(window, Qt.Key.Key_B)
    assert window.walk.stage.arrows != arrows
    qtbot.waitUntil(lambda: SECOND.sign in signs_on(window))
    assert {BEST.sign, SECOND.sign, arrows[0].mark.sign} <= signs_on(window)
    press(window, Qt.Key.Key_PageDown)
    press(window, Qt.Key.Key_PageUp)
    assert window.at == first


def test_board_keeps_its_size_and_numbers_its_points_as_the_moves_do(app: App, window: ReviewWindow) -> None:
    sizes, hidden = set(), set()

    for at, line in enumerate(window.review.lines):
        window.go_to(at)
        app.let_happen()
        sizes.add(window.walk.stage.size().toTuple())
        hidden.add(window.walk.legend.isHidden())
        assert window.walk.stage.state.picture.numbered_by is line.side

    assert {line.side for line in window.review.lines} == set(Side)
    assert hidden == {True, False}
    assert len(sizes) == 1


def signs_on(window: ReviewWindow) -> set[str]:
    """The signs on the arrows, one by one."""
    return {sign for arrow in window.walk.stage.arrows for sign in arrow.mark.sign.split()}


def test_mistakes_are_ones_own_unless_both_are_asked_for_or_none(qtbot: QtBot, app: App, tmp_path: Path) -> None:
    open_file(app, tmp_path)
    app.player.set_seat(Side.BLACK, COMPUTER)
    app.player.set_seat(Side.WHITE, PERSON)
    window = reviewed(qtbot, app)
    sides = [window.review.lines[at].side for at in window.graph.chart.marked]
    assert len(set(sides)) == 2
    assert "Your" in window.walk.mistake.text()

    gone = []
    for _ in range(sides.count(Side.WHITE)):
        press(window, Qt.Key.Key_PageDown)
        gone.append(window.review.lines[window.at or 0].side)
    assert set(gone) == {Side.WHITE}
    assert not window.walk.mistake.isEnabled()

    press(window, Qt.Key.Key_Home)
    qtbot.mouseClick(window.walk.both, Qt.MouseButton.LeftButton)
    for at in (at for at in window.graph.chart.marked if at):
        press(window, Qt.Key.Key_PageDown)
        assert window.at == at

    qtbot.mouseClick(window.walk.both, Qt.MouseButton.LeftButton)
    lines = tuple(replace(line, cost=0.0) if line.side is Side.WHITE else line for line in window.review.lines)
    window._show(replace(window.review, lines=lines))
    press(window, Qt.Key.Key_Home)
    assert window.walk.mistake.isEnabled()
    assert "Your" not in window.walk.mistake.text()


def test_best_moves_are_ranked_and_rolled_out_after_the_review_was_stopped_or_closed_and_follow_the_settings(
    qtbot: QtBot, app: App, window: ReviewWindow
) -> None:
    walk = window.walk
    window.go_to(1)
    qtbot.waitUntil(lambda: walk.ranking.text().startswith("1. "))
    assert "−0.000" not in walk.ranking.text()
    window.go_to(0)
    assert (walk.ranking.text(), walk.deeper.isEnabled()) == ("", False)
    window.go_to(1)

    press(window, Qt.Key.Key_Escape)
    reviewed(qtbot, app)
    qtbot.waitUntil(lambda: walk.ranking.text().startswith("1. "))
    qtbot.mouseClick(walk.deeper, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "±" in walk.ranking.text())
    assert not walk.ranking.text().startswith("1. "), "above the moves stands how often they were played out"

    app.window.change_settings(replace(app.session.settings, show_equities=not app.session.settings.show_equities))
    qtbot.waitUntil(lambda: walk.ranking.text().startswith("1. ") and "±" not in walk.ranking.text())

    window.controls.run()
    qtbot.mouseClick(window.controls.button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(walk.deeper, Qt.MouseButton.LeftButton)
    assert window._ranking.is_busy


def test_whether_to_double_or_take_is_rolled_out_and_it_is_told_how_often_without_equities_too(
    qtbot: QtBot, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapa_desktop.coach.hint._ENOUGH", Goal(games=72))
    app.window.change_settings(replace(app.session.settings, show_equities=False))
    doubled = (WHITE_BEGINS, Rolled(6, 5), Played("24/18 24/19"), Doubled(), Taken())
    events = (*doubled, Rolled(4, 2), Played("24/20 24/22"), Resigned(Side.WHITE))
    open_file(app, tmp_path, match_of(header("tapa-cube", 0), *events).record)
    window = reviewed(qtbot, app)
    rolled_out = depth_text(DEEPEST, 72, is_last=True)

    actions = []
    for at, line in enumerate(window.review.lines):
        window.go_to(at)
        if window.walk.deeper.isEnabled():
            actions.append(line.action)
            qtbot.mouseClick(window.walk.deeper, Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: rolled_out in window.walk.ranking.text())
            is_cube = line.action in {Action.DOUBLE, Action.TAKE}
            assert ("mars\u00a0won" in window.walk.ranking.text()) is is_cube, (
                "by the side that decides: nobody is called you"
            )

    assert actions == [Action.PLAY, Action.DOUBLE, Action.TAKE, Action.PLAY]


def test_best_move_and_another_try_are_offered_for_moves_but_not_for_the_cube(
    qtbot: QtBot, app: App, tmp_path: Path
) -> None:
    turned = (WHITE_BEGINS, Rolled(6, 5), Played("24/18 24/19"), Doubled(), Dropped())
    open_file(app, tmp_path, match_of(header("tapa-cube", 0), *turned).record)
    window = reviewed(qtbot, app)
    offered = {}

    for at, line in enumerate(window.review.lines):
        window.go_to(at)
        offered[line.action] = window.walk.best.isEnabled(), window.walk.again.isEnabled()

    moves = {Action.OPENING: (True, True), Action.PLAY: (True, True)}
    assert offered == moves | {Action.DOUBLE: (False, False), Action.DROP: (False, False)}


def test_rolls_of_a_turn_are_on_a_map_and_so_is_its_opening(qtbot: QtBot, app: App, window: ReviewWindow) -> None:
    window.take_up(replace(window.work(), at=2, is_running=True))  # as after a change of the language
    qtbot.waitUntil(lambda: not window.controls.is_running)
    assert window.at == 2

    qtbot.mouseClick(window.walk.rolls, Qt.MouseButton.LeftButton)
    roll_map = app.window.features.windows.roll_map
    assert roll_map.isVisible()
    reviewed = roll_map._question

    window.opening.trigger()
    shown = app.window.features.windows.openings
    assert shown.isVisible()
    assert shown.progress.at == 3

    window.follow(0)
    assert window.at == 0

    app.begin()  # of which nobody has asked for the rolls
    assert roll_map._question == reviewed is not None
    app.trigger(app.window.commands.roll_map)
    assert roll_map._question != reviewed


def test_play_on_begins_a_game_there_and_the_match_waits(qtbot: QtBot, app: App) -> None:
    window, left = reviewed(qtbot, app), app.file
    window.go_to(1)

    qtbot.mouseClick(window.walk.play, Qt.MouseButton.LeftButton)
    app.let_happen()

    assert app.history.header.position == "tapa W15,22,B15 0/0/0 0/0/0 W 31"
    assert (app.state.phase, app.state.target) == (Phase.TO_PLAY, 1)
    assert [saved.path for saved in app.session.unfinished_matches()] == [left]
    assert plays_of(window)[1] == "24/21 24/23"


@pytest.mark.parametrize("is_closed", [False, True], ids=["by its button", "by Escape, which closes the window"])
def test_game_goes_on_during_a_review_that_is_cancelled(qtbot: QtBot, app: App, judge: Judge, is_closed: bool) -> None:
    window = held_review(qtbot, app, judge)
    assert window.controls.is_running
    app.press(app.window.turn_bar.next_button)
    assert app.state.roll == (6, 1)

    if is_closed:
        press(window, Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(window.controls.button, Qt.MouseButton.LeftButton)

    assert judge.stopped.wait(60)
    assert window.isVisible() is not is_closed
    assert not window.controls.is_running
    assert (window.review.done, window.review.turns, window.review.lines) == (0, 2, ())
    for _ in range(2):
        assert window.controls.state.text() == ended_text(window.review)
        window.take_up(window.work())


def test_only_what_is_new_is_reviewed_again_or_at_another_depth(
    qtbot: QtBot, app: App, window: ReviewWindow, judge: Judge
) -> None:
    press(window, Qt.Key.Key_Escape)
    assert reviewed(qtbot, app) is window
    assert len(judge.questions) == 1

    press(window, Qt.Key.Key_Escape)
    app.press(app.window.turn_bar.next_button)
    reviewed(qtbot, app)
    assert len(judge.questions) == 2
    assert len(plays_of(window)) == 4

    window.controls.depth_box.setFocus()
    QTest.keyClick(window.controls.depth_box, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: not window.controls.is_running)
    assert [question.plies for question in judge.questions] == [1, 1, 2]


def test_another_match_takes_the_place_of_the_reviewed(qtbot: QtBot, app: App, judge: Judge, tmp_path: Path) -> None:
    window = held_review(qtbot, app, judge)
    open_file(app, tmp_path)

    start_review(app)
    judge.gate.release(1000)
    qtbot.waitUntil(lambda: not window.controls.is_running)

    assert window.history.record.log == SHORT.log
    assert len(judge.questions) == 2


def test_words_that_are_too_many_are_scrolled_and_a_tall_window_shows_more(app: App, window: ReviewWindow) -> None:
    words, bar = window.walk.words, window.walk.words.verticalScrollBar()
    window.resize(*SMALLEST)
    height = words.height()

    window.walk.ranking.setText("Leaves a blot where it is hit by 11 of the 36 rolls. " * 12)
    app.let_happen()
    assert bar.isVisible()
    assert (words.height(), words.widget().height()) == (height, height + bar.maximum())

    bar.setValue(5)
    window._task.answered.emit(window.review)
    assert bar.value() == 5
    press(window, Qt.Key.Key_Right)
    assert bar.value() == 0

    window.resize(SMALLEST[0], 900)
    app.let_happen()
    assert words.height() >= 2 * height


class PaintedHeights(QObject):
    """Records the height of a label and the height that its text needs, whenever it is painted."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label)
        self.heights: list[tuple[int, int]] = []
        label.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QLabel):
            self.heights.append((watched.height(), watched.heightForWidth(watched.width())))
        return False


def test_ranking_that_grows_is_painted_whole_at_once(qtbot: QtBot) -> None:
    walk = board_pane.ReviewBoardPane(match_of(header()).state)
    for shown in (walk, walk.words):
        qtbot.addWidget(shown)
    with qtbot.waitExposed(walk.words):
        walk.words.show()
    painted = PaintedHeights(walk.ranking)
    clipped: list[tuple[int, int]] = []

    for lines in range(1, 30):
        painted.heights.clear()
        walk.show_ranking("Leaves a blot where it is hit by 11 of the 36 rolls.\n" * lines)
        qtbot.waitUntil(lambda: bool(painted.heights))
        clipped += [pair for pair in painted.heights if pair[0] < pair[1]]

    assert clipped == []


def test_everything_has_room_in_the_smallest_window(app: App, window: ReviewWindow) -> None:
    window.resize(*SMALLEST)
    window.go_to(1)
    app.let_happen()

    assert (window.width(), window.height()) == SMALLEST
    assert window.graph.isHidden()
    for part in (window.walk.stage, window.table, window.totals, window.walk.play):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert window.rect().contains(corner), part
        assert part.width() >= part.minimumSizeHint().width(), part
    assert window.table.height() > 100
    assert window.walk.stage.height() >= window.walk.stage.minimumSizeHint().height()


def test_row_of_buttons_is_broken_when_one_says_something_longer(qtbot: QtBot) -> None:
    first, *others = (QPushButton("Next") for _ in range(3))
    window = QWidget()
    qtbot.addWidget(window)
    rows = ButtonRows([first], *([one] for one in others))
    rows.setParent(window)
    rows.resize(rows.sizeHint().width(), 200)
    window.show()

    first.setText("Next mistake of yours")

    qtbot.waitUntil(lambda: first.width() >= first.minimumSizeHint().width())


def steps_of(window: ReviewWindow, play: str) -> Steps:
    """The steps of a play at the line shown."""
    state = window.history.states[window.review.lines[window.at].at]
    return Draft.of(replace(state, drafted=())).rest_of(play) or ()


def best_steps(window: ReviewWindow) -> Steps:
    return steps_of(window, window.review.lines[window.at].best)


@pytest.fixture
def trying(app: App, of_file: ReviewWindow) -> ReviewWindow:
    """The review of an opened match, at a mistake to try again."""
    of_file.walk.again.click()
    press(of_file, Qt.Key.Key_Home)
    press(of_file, Qt.Key.Key_PageDown)
    app.let_happen()
    assert of_file.walk.is_trying
    return of_file


def test_each_mistake_can_be_tried_again_before_its_solution_shows(app: App, of_file: ReviewWindow) -> None:
    window, walk, height = of_file, of_file.walk, of_file.graph.height()
    verdicts: list[str] = []

    walk.again.click()
    press(window, Qt.Key.Key_Home)
    for way in ("best", "play"):
        press(window, Qt.Key.Key_PageDown)
        app.let_happen()
        assert window.graph.height() == height  # the trial board leaves it its room
        line = window.review.lines[window.at]
        assert walk.is_trying
        assert not walk.detail.toolTip()  # which would tell the solution
        assert line.best not in walk.detail.text()
        assert walk.ranking.isHidden()
        walk.trial.repeat(steps_of(window, getattr(line, way)))
        assert not walk.is_trying
        verdict, *details = walk.detail.text().split("\n")
        verdicts.append(verdict)
        assert details
        assert walk.stage.arrows

    assert len(set(verdicts)) == 2
    walk.again.click()
    press(window, Qt.Key.Key_PageUp)
    assert not walk.is_trying
    assert walk.detail.toolTip()

    walk.again.click()
    assert walk.is_trying
    assert not walk.detail.toolTip()


def test_verdict_on_a_move_that_was_tried_stays_while_the_review_goes_on(trying: ReviewWindow) -> None:
    window, walk = trying, trying.walk
    walk.trial.repeat(best_steps(window))
    text = walk.detail.text()

    window._task.answered.emit(window.review)
    walk.best.click()

    assert walk.detail.text() == text
    press(window, Qt.Key.Key_Left)
    assert text.partition("\n")[0] not in walk.detail.text()


def test_rank_of_a_move_that_was_tried_is_told_as_soon_as_the_ranking_is_known(trying: ReviewWindow) -> None:
    window, walk = trying, trying.walk
    press(window, Qt.Key.Key_PageDown)
    window._ranking.cancel()
    walk.show_ranking("")
    line = window.review.lines[window.at]
    state = window.history.states[line.at]
    legal = map(format_play, plays(state.rule_set, state.position, state.dice).values())
    tried = next(play for play in legal if play not in {line.best, line.play})
    texts = []

    walk.trial.repeat(steps_of(window, tried))
    for ranked in ((), (line.best,), (line.best, tried), (line.best, line.play, tried)):
        walk.show_ranking("", ranked)
        texts.append(walk.detail.text().removesuffix(walk.detail.toolTip()).strip())

    assert [("2" in text, "3" in text) for text in texts] == [(False,) * 2] * 2 + [(True, False), (False, True)]
    assert not texts[0]
    assert texts[1]


def test_first_line_has_its_buttons_also_where_it_is_a_mistake_to_be_tried(trying: ReviewWindow) -> None:
    window, walk, at = trying, trying.walk, trying.at
    walk.show_line(window.history.states[0], None)

    window.go_to(at)

    assert walk.is_trying
    assert all(button.isEnabled() for button in (walk.note_button, walk.rolls, walk.play))


def test_arrows_follow_the_ranking_also_where_a_rollout_has_found_another_best_move() -> None:
    made, best, other = BLUNDER.play, BLUNDER.best, "24/17"

    assert board_pane.plays_of(BLUNDER, (other, best)) == [
        (BEST, other),
        (SECOND, best),
        (played_mark(BLUNDER.mark), made),
    ]
    assert board_pane.plays_of(BLUNDER, (made, best)) == [(BEST, made), (SECOND, best), (BEST, made)]
    assert board_pane.plays_of(BLUNDER, ()) == [(BEST, best), (played_mark(BLUNDER.mark), made)]
    assert board_pane.plays_of(BLUNDER) == [(played_mark(BLUNDER.mark), made)]
    assert board_pane.plays_of(replace(BLUNDER, play=""), (other, best)) == [(BEST, other)]


def test_mistake_is_tried_again_by_the_keys_of_the_board(trying: ReviewWindow) -> None:
    window, at, board = trying, trying.at, trying.walk.trial.board
    board.focus.take()
    first = board.focus.place

    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Left):
        QTest.keyClick(board, key)
    assert (window.at, board.hasFocus()) == (at, True)
    assert board.focus.place != first

    window.walk.trial.repeat(best_steps(window)[:1])
    press(window, Qt.Key.Key_B)
    assert window.walk.trial.steps == best_steps(window)[:1]
    assert window.walk.best.isChecked()

    window.walk.trial.repeat(best_steps(window)[1:])
    press(window, Qt.Key.Key_PageDown)
    assert window.at > at
    assert board.hasFocus()
