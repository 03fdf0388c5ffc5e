"""Rollouts in the window: of the position, of plays, with progress, stopped, and stored in the match."""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import DEEPEST, RolloutAnswer, RolloutQuestion, candidates_for
from tapa_desktop.coach.decision import question_of, standing_of
from tapa_desktop.game.events import RolledOut, RolloutLine
from tapa_desktop.game.state import full_position_spec, position_spec
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import format_position, parse_position
from tapa_desktop.ui.rollout import controller
from tapa_desktop.ui.rollout.dialog import RolloutDialog, manner_text, progress_text, subject_text
from tapa_desktop.ui.text.numbers import half_width_text
from tests.app.driver import PERSON
from tests.ui.app import App, OpenWindow, written
from tests.ui.coaches import Coach, Worker

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
CHANCES = (0.6, 0.25, 0.0, 0.1, 0.0)


class Roller(Worker):
    """Gives a first answer, and then three more."""

    def answers(self, question: RolloutQuestion, _is_cancelled: IsCancelled) -> Iterator[RolloutAnswer]:
        return (answer_to(question, games, is_settled=games == 300) for games in (0, 100, 200, 300))


def answer_to(question: RolloutQuestion, games: int, *, is_settled: bool) -> RolloutAnswer:
    half_width = 1 / math.sqrt(games) if games else math.inf
    names = [""] if question.placed.roll is None else ["24/21 24/23", "24/21 21/20"]
    lines = tuple(RolloutLine(name, 0.1 + 0.05 * rank, half_width, CHANCES) for rank, name in enumerate(names))
    text = format_position(question.placed)
    return RolloutAnswer(question, RolledOut(text, games, 7, True, 1, lines), is_settled)


@pytest.fixture
def roller(monkeypatch: pytest.MonkeyPatch) -> Roller:
    roller = Roller()
    monkeypatch.setattr(controller, "rollouts", roller)
    return roller


@pytest.fixture
def app(open_window: OpenWindow, roller: Roller) -> App:
    """White has begun with a 3 and a 1, and has both to play."""
    del roller
    return open_window((6, 5), (3, 1), (6, 2), (5, 4), black=PERSON, presses=2)


def shown(app: App) -> RolloutDialog:
    return app.window.features.rollout_controller.dialog


def begin(qtbot: QtBot, app: App) -> None:
    app.key(Qt.Key.Key_R, CTRL_SHIFT)
    app.press(shown(app).begin_button)
    qtbot.waitUntil(lambda: bool(shown(app).table.rows))


def play_turn(app: App) -> None:
    app.drag(24, 21)
    app.drag(24, 23)
    app.press(app.window.turn_bar.next_button)


def finish(qtbot: QtBot, app: App, roller: Roller) -> None:
    roller.gate.release(3)
    qtbot.waitUntil(lambda: not shown(app).stop_button.isEnabled())


def kept(app: App) -> list[RolledOut]:
    return [event for event in written(app.file).log if isinstance(event, RolledOut)]


def test_it_opens_beside_the_game_and_before_a_roll_without_plays_to_choose(app: App, roller: Roller) -> None:
    app.key(Qt.Key.Key_R, CTRL_SHIFT)
    choices = shown(app).choices

    assert shown(app).isVisible()
    assert not shown(app).isModal()
    assert shown(app).subject.text() == subject_text(position_spec(app.state))
    assert roller.questions == []
    assert choices.boxes["most"].isEnabled()
    assert choices.ticks["until_settled"].isEnabled()

    shown(app).show_subject(position_spec(app.state)._replace(roll=None))
    assert not choices.boxes["most"].isEnabled()
    assert not choices.ticks["until_settled"].isEnabled()
    assert choices.boxes["games"].isEnabled()


def test_title_follows_the_game_until_there_is_a_result_which_keeps_its_own(
    qtbot: QtBot, app: App, roller: Roller
) -> None:
    app.key(Qt.Key.Key_R, CTRL_SHIFT)
    title = shown(app).subject.text()

    play_turn(app)
    assert shown(app).subject.text() == subject_text(position_spec(app.state)) != title

    begin(qtbot, app)
    finish(qtbot, app, roller)
    title = shown(app).subject.text()
    app.press(app.window.turn_bar.next_button)
    assert (shown(app).subject.text(), bool(shown(app).table.rows)) == (title, True)


def test_plays_are_listed_the_best_first_with_ever_surer_equities(qtbot: QtBot, app: App, roller: Roller) -> None:
    app.window.change_settings(structs.replace(app.session.settings, show_equities=False))  # which are shown still
    begin(qtbot, app)
    assert [row.half_width for row in shown(app).table.rows] == ["", ""]

    roller.gate.release(2)
    qtbot.waitUntil(lambda: shown(app).progress.text().startswith("200 of "))

    best, other = shown(app).table.rows
    assert (best.play, best.equity, best.half_width, best.difference) == ("24/21 21/20", "+0.150", "± 0.071", "")
    assert (other.play, other.difference) == ("24/21 24/23", "−0.050")
    assert best[1:4] == (best.equity, best.half_width, best.difference)
    assert shown(app).table.model().columnCount() == 5


def test_at_the_end_it_says_so_and_the_record_holds_what_was_found(qtbot: QtBot, app: App, roller: Roller) -> None:
    begin(qtbot, app)
    finish(qtbot, app, roller)

    assert shown(app).progress.text().startswith("300\u00a0")
    (result,) = kept(app)
    assert (result.games, result.position) == (300, format_position(full_position_spec(app.state)))

    shown(app).close()
    app.window.activateWindow()
    app.window.commands.roll_out.trigger()
    assert shown(app).progress.text() == manner_text(result)
    assert len(shown(app).table.rows) == 2

    begin(qtbot, app)
    roller.gate.release()
    qtbot.waitUntil(lambda: shown(app).progress.text().startswith("100 of "))
    shown(app).close()
    app.window.commands.roll_out.trigger()
    assert shown(app).progress.text() == manner_text(kept(app)[1]) != manner_text(result), "the latest is shown"


@pytest.mark.parametrize("is_closed", [False, True], ids=["by its button", "by closing its window"])
def test_stopped_it_keeps_what_has_come_out_so_far(qtbot: QtBot, app: App, roller: Roller, is_closed: bool) -> None:
    begin(qtbot, app)
    roller.gate.release()
    qtbot.waitUntil(lambda: shown(app).progress.text().startswith("100 of "))

    if is_closed:
        shown(app).close()
    else:
        app.press(shown(app).stop_button)

    assert roller.stopped.wait(300)
    assert shown(app).progress.text().startswith("100\u00a0")
    assert [found.games for found in kept(app)] == [100]


def test_it_goes_on_with_the_match_and_belongs_to_where_it_began(qtbot: QtBot, app: App, roller: Roller) -> None:
    begin(qtbot, app)
    position = format_position(full_position_spec(app.state))
    play_turn(app)

    finish(qtbot, app, roller)
    assert [found.position for found in kept(app)] == [position]
    assert app.state.side is Side.BLACK

    begin(qtbot, app)
    app.begin("plakoto", black=PERSON)
    finish(qtbot, app, roller)
    assert kept(app) == []


def test_before_a_roll_it_is_the_position_and_stopped_before_a_game_it_keeps_nothing_and_no_longer_says_that_it_looks(
    qtbot: QtBot, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Roller, "AT_ONCE", 0)
        app.key(Qt.Key.Key_R, CTRL_SHIFT)
        app.press(shown(app).begin_button)
        assert shown(app).progress.text()
        play_turn(app)
        title = shown(app).subject.text()
        app.window.commands.roll_out.trigger()
        assert (shown(app).subject.text(), bool(shown(app).progress.text())) == (title, True)
        app.press(shown(app).stop_button)
        assert shown(app).progress.text() == ""

    begin(qtbot, app)
    assert shown(app).subject.text() == subject_text(position_spec(app.state))
    assert [row.play for row in shown(app).table.rows] == ["This position"]
    app.press(shown(app).stop_button)
    assert kept(app) == []


def test_choices_are_asked_for_and_it_is_for_the_match(qtbot: QtBot, app: App, roller: Roller) -> None:
    app.key(Qt.Key.Key_R, CTRL_SHIFT)
    choices = shown(app).choices
    chosen = {"most": 6, "games": 5184, "half_width": 0.005, "plies": None, "level": "master"}
    for name, value in chosen.items():
        choices.boxes[name].setCurrentIndex(choices.boxes[name].findData(value))
    for tick in choices.ticks.values():
        tick.click()

    begin(qtbot, app)

    question = roller.questions[-1]
    assert {name: getattr(question, name) for name in chosen} == chosen
    assert (question.until_settled, question.less_luck) == (False, False)
    assert question.standing == standing_of(app.state) is not None


def test_failure_is_shown_and_nothing_rolled_out_after_the_game(qtbot: QtBot, app: App, roller: Roller) -> None:
    roller.failure = ValueError("no network")
    app.key(Qt.Key.Key_R, CTRL_SHIFT)
    app.press(shown(app).begin_button)
    qtbot.waitUntil(lambda: "no network" in shown(app).progress.text())
    assert not shown(app).stop_button.isEnabled()

    app.trigger(app.window.commands.resign)
    app.window.commands.roll_out.trigger()
    app.press(shown(app).begin_button)

    assert shown(app).progress.text()
    assert "no network" not in shown(app).progress.text()
    assert len(roller.questions) == 1


def test_a_play_of_the_hint_can_be_rolled_out_beside_the_best(
    qtbot: QtBot, app: App, roller: Roller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # it grabs the keyboard, which this screen has not
    app.window.features.hint_controller._task._work = Coach(threading.Semaphore(DEEPEST))
    app.key(Qt.Key.Key_H)
    listed = app.window.side_panel.hint.list
    qtbot.waitUntil(lambda: len(listed.lines) == 2)
    at = listed.visualRect(listed.model().index(1, 0)).center()

    def ask_for_menu() -> list[QMenu]:
        QApplication.sendEvent(
            listed.viewport(),
            QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, listed.viewport().mapToGlobal(at)),
        )
        return listed.findChildren(QMenu)

    app.look_at(app.state)
    assert ask_for_menu() == []  # the rollout is of the present position
    app.look_at(None)
    (menu,) = ask_for_menu()
    menu.actions()[0].trigger()
    menu.deleteLater()

    qtbot.waitUntil(lambda: bool(roller.questions))
    assert roller.questions[-1].also == (listed.lines[1].candidate.position,)
    assert shown(app).isVisible()

    app.window.commands.roll_out.trigger()
    app.press(shown(app).begin_button)
    qtbot.waitUntil(lambda: len(roller.questions) == 2)
    assert roller.questions[-1].also == (), "the position on the board is rolled out"


PLACED = parse_position("tapa W15,22,B15 0/0/0 0/0/0 W 31")


def test_end_tells_which_of_the_goals_that_were_asked_for_it_was_and_that_games_were_cut_short() -> None:
    ends = (  # a clear winner, the accuracy, the number of games, the player
        (RolloutQuestion(PLACED, until_settled=True), True),
        (RolloutQuestion(PLACED, half_width=0.2), True),
        (RolloutQuestion(PLACED, games=100), True),
        (RolloutQuestion(PLACED, until_settled=True, half_width=0.05), False),
    )

    answers = [answer_to(question, 100, is_settled=is_settled) for question, is_settled in ends]
    texts = [progress_text(answer, is_going_on=False).split(" · ")[-1] for answer in answers]

    assert len(set(texts)) == len(ends)
    assert half_width_text(0.2) in texts[1]
    whole_games = structs.replace(answers[0], result=structs.replace(answers[0].result, plies=None))
    assert [" 7\u00a0" in progress_text(one, is_going_on=True) for one in (answers[0], whole_games)] == [True, False]


def test_each_is_said_where_there_are_several() -> None:
    for placed, are_several in ((PLACED, True), (PLACED._replace(roll=None), False)):
        answer = answer_to(RolloutQuestion(placed), 100, is_settled=False)
        texts = [progress_text(answer, is_going_on=is_going_on) for is_going_on in (True, False)]

        assert ["each" in text for text in (*texts, manner_text(answer.result))] == [are_several] * 3


def test_play_that_was_compared_is_not_rolled_out_in_a_later_position(qtbot: QtBot, app: App, roller: Roller) -> None:
    compare = app.window.features.rollout_controller.compare
    (best, *_) = candidates_for(question_of(app.state), 0)
    compare(best)
    qtbot.waitUntil(lambda: len(roller.questions) == 1)
    app.press(shown(app).begin_button)
    qtbot.waitUntil(lambda: len(roller.questions) == 2)
    assert roller.questions[-1].also == (best.position,)

    play_turn(app)
    app.press(app.window.turn_bar.next_button)
    assert app.state.side is Side.BLACK
    app.press(shown(app).begin_button)
    qtbot.waitUntil(lambda: len(roller.questions) == 3)

    assert roller.questions[-1].placed.has_dice
    assert roller.questions[-1].also == ()
