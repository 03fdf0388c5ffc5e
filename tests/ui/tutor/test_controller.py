"""The tutor in the window: it objects, shows the better play, and never stands in the way. White is a person."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session import tutor
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.coach.candidates import DEEPEST, Candidate
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.reasons.facts import ReasonKind
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.coach.tutor import Objection
from tapa_desktop.game.events import Played
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.graph.chart import Hue
from tapa_desktop.ui.graph.graph import ink
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.text.names import error_class_name
from tapa_desktop.ui.text.numbers import depth_text, number
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.tutor.controller import objection_text
from tests.app.desk import ScriptedDice, StubThinker
from tests.ui.coaches import candidate, has_judged
from tests.ui.room import Enter, Room

BEST, BAD = "24/21 24/23", "24/21 21/20"
MIDDLE = parse_position("tapa W6,3,W2,4,W2,1,B5,W1,1,B1,bW1,3,W3,1,B2,1,B6 0/0/0 0/0/0 W 42")
OFF = Settings(checker_speed="off", dice_speed="off")
STRICT = replace(OFF, tutor="doubtful", show_equities=True)


class Judge:
    """Finds that to run with one checker is a blunder, at once or when its gate is opened."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.asked: list[PlayQuestion] = []

    def __call__(self, question: PlayQuestion, is_cancelled: Callable[[], bool]) -> Iterator[tuple[Candidate, ...]]:
        self.asked.append(question)
        while not self.gate.wait(0.001):
            if is_cancelled():
                raise Cancelled
        if question.roll == (3, 1):
            yield self.found(question)

    @staticmethod
    def found(question: PlayQuestion) -> tuple[Candidate, Candidate]:
        return candidate(question, BEST, 0.1, 0.1), candidate(question, BAD, -0.2, 0.1)

    @property
    def objection(self) -> str:
        """What is said of the bad play, which is a blunder."""
        best, bad = self.found(self.asked[-1])
        return objection_text(Objection(self.asked[-1], bad, best, ErrorClass.BLUNDER), with_better=False)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge()
    monkeypatch.setattr(tutor, "judgements", judge)
    monkeypatch.setattr(tutor, "explanations", lambda *_: [()])
    return judge


def rolled(enter: Enter, settings: Settings = STRICT, **choices: object) -> Room:
    """White has begun with a 3 and a 1."""
    room = enter(dice=ScriptedDice((6, 5), (3, 1), (6, 2), (5, 4), (4, 2)), settings=settings, **choices)
    room.space(2)
    return room


@pytest.fixture
def room(qtbot: QtBot, enter: Enter, judge: Judge) -> Room:
    """White has begun with a 3 and a 1, and that has been judged."""
    del judge
    given = rolled(enter)
    wait_for_judge(qtbot, given)
    return given


def wait_for_judge(qtbot: QtBot, room: Room) -> None:
    qtbot.waitUntil(lambda: has_judged(room.window))


def has_played(room: Room, play: str) -> bool:
    return Played(play) in room.history.standing


def run(room: Room) -> None:
    """Play what the judge takes for a blunder."""
    room.drag(24, 20)
    room.space()


def play_well(room: Room) -> None:
    room.drag(24, 21)
    room.drag(24, 23)
    room.space()


def test_a_good_play_ends_the_turn_at_once_and_the_computer_is_not_tutored(room: Room, judge: Judge) -> None:
    play_well(room)
    room.let_happen()

    assert has_played(room, BEST)
    assert room.window.features.tutor_bar.isHidden()
    assert len(judge.asked) == 1


def test_a_bad_play_is_objected_to_with_the_sign_and_the_colour_of_its_class(room: Room, judge: Judge) -> None:
    bar = room.window.features.tutor_bar
    room.drag(24, 20)
    assert bar.isHidden()

    room.space()

    assert not has_played(room, BAD)
    assert bar.isVisible()
    assert bar.text == judge.objection
    assert QApplication.activeModalWidget() is None
    named = error_class_name(ErrorClass.BLUNDER)
    (sign,) = [label for label in bar.findChildren(QLabel) if label.accessibleName() == named]
    assert sign.text() == "??"
    assert sign.palette().windowText().color() == ink(bar.palette(), Hue.BLUNDER)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Room.space, Room.space),
        (Room.click_dice, Room.click_dice),
        (Room.space, lambda room: room.press(room.window.features.tutor_bar.anyway_button)),
    ],
    ids=["space a second time", "a second click on the dice", "a button"],
)
def test_it_is_played_anyway_by(room: Room, first: Callable[[Room], None], second: Callable[[Room], None]) -> None:
    room.drag(24, 20)
    first(room)
    assert not has_played(room, BAD)

    second(room)

    assert has_played(room, BAD)
    assert room.window.features.tutor_bar.isHidden()


def test_it_can_be_taken_back_and_played_better(room: Room) -> None:
    run(room)

    room.press(room.window.features.tutor_bar.back_button)
    assert (room.state.drafted, room.state.roll) == ((), (3, 1))
    assert room.window.features.tutor_bar.isHidden()

    play_well(room)
    assert has_played(room, BEST)


def test_better_play_is_shown_by_arrows_on_request_until_a_step_is_taken_back(room: Room, judge: Judge) -> None:
    run(room)
    bar, board = room.window.features.tutor_bar, room.window.board

    room.press(bar.better_button)
    assert BEST in bar.text
    assert len(board.arrows) == 1  # the other step has been made
    room.key(Qt.Key.Key_B)
    assert (bar.text, board.arrows) == (judge.objection, ())

    room.key(Qt.Key.Key_B)
    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (bar.isHidden(), board.arrows) == (True, ())
    assert format_play(room.state.drafted) == "24/21"


def test_what_has_not_been_judged_in_time_is_played(enter: Enter, judge: Judge) -> None:
    judge.gate.clear()
    room = rolled(enter)

    run(room)

    assert has_played(room, BAD)


def test_a_tutor_who_is_off_judges_nothing(enter: Enter, judge: Judge) -> None:
    room = rolled(enter, OFF)

    run(room)

    assert has_played(room, BAD)
    assert judge.asked == []


@pytest.mark.usefixtures("judge")
def test_thresholds_are_the_players(qtbot: QtBot, enter: Enter) -> None:
    room = rolled(enter, replace(OFF, tutor="error", error_loss=0.4, blunder_loss=0.5))
    wait_for_judge(qtbot, room)

    run(room)

    assert has_played(room, BAD)


def test_turn_resumed_before_there_was_a_tutor_is_judged(qtbot: QtBot, enter: Enter, judge: Judge, home: Path) -> None:
    rolled(enter).leave()
    judge.asked.clear()
    session = Session(Archive(home / "data"), StubThinker(), STRICT)
    window = MainWindow(session)
    qtbot.addWidget(window)
    session.start()

    window.complete()

    qtbot.waitUntil(lambda: has_judged(window))
    assert [question.roll for question in judge.asked] == [(3, 1)]


def test_turns_that_finish_by_themselves_wait_as_well(qtbot: QtBot, enter: Enter, judge: Judge) -> None:
    room = rolled(enter, replace(STRICT, finish_turns=True))
    wait_for_judge(qtbot, room)

    room.drag(24, 20)
    assert not has_played(room, BAD)
    assert room.window.features.tutor_bar.text == judge.objection

    room.space()
    assert has_played(room, BAD)


def test_all_that_the_coach_can_do_is_in_its_menu(enter: Enter) -> None:
    window = enter().window
    (coach,) = (menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "&Coach")

    commands = window.commands
    assert {commands.hint, commands.roll_out, commands.review, commands.history} <= set(coach.actions())
    letters = [re.findall(r"&(\w)", action.text())[0].lower() for action in coach.actions() if action.text()]
    assert len(set(letters)) == len(letters)


@pytest.mark.usefixtures("judge")
def test_menu_of_the_coach_switches_the_tutor_on_in_the_middle_of_a_turn(qtbot: QtBot, enter: Enter) -> None:
    room = rolled(enter, OFF)
    choices = room.window.features.setting_actions.groups["tutor"].actions()

    next(choice for choice in choices if choice.data() == "blunder").trigger()
    wait_for_judge(qtbot, room)
    run(room)

    assert room.window.features.tutor_bar.isVisible()
    assert room.session.settings.tutor == "blunder"


@pytest.mark.usefixtures("judge")
def test_bar_covers_no_more_than_the_strip_in_the_smallest_window(qtbot: QtBot, enter: Enter) -> None:
    room = rolled(enter, size=(640, 420))
    wait_for_judge(qtbot, room)

    run(room)

    assert room.window.features.tutor_bar.geometry() == room.window.turn_bar.geometry()


@pytest.fixture
def in_the_middle(qtbot: QtBot, enter: Enter) -> Room:
    """A position with much to find, which the real tutor has judged."""
    room = enter(settings=STRICT)
    room.window.features.positions.play_from(MIDDLE)
    room.let_happen()
    wait_for_judge(qtbot, room)
    return room


def draft(room: Room, play: str) -> None:
    room.player.draft_play(play)
    room.let_happen()
    room.space()


def test_real_tutor_knows_a_blunder_and_says_why(qtbot: QtBot, in_the_middle: Room) -> None:
    room = in_the_middle

    draft(room, "24/20 24/22")

    bar = room.window.features.tutor_bar
    assert bar.text.startswith(f"{error_class_name(ErrorClass.BLUNDER)}: 24/20 24/22 ")
    shown = room.window.features.tutor_controller
    qtbot.waitUntil(lambda: shown._reasons != ())
    assert (shown._reasons[0].kind, shown._reasons[0].point) == (ReasonKind.MISSES_PIN, 10)
    assert reasons_text(room.state.rule_set, shown._reasons) in bar.text
    room.key(Qt.Key.Key_B)
    assert "24/20 12/10*" in bar.text


@pytest.mark.usefixtures("judge")
def test_without_equities_the_warning_tells_the_class_alone(qtbot: QtBot, enter: Enter) -> None:
    room = rolled(enter, replace(STRICT, show_equities=False))
    wait_for_judge(qtbot, room)

    run(room)

    text = room.window.features.tutor_bar.text
    assert text.startswith(f"{error_class_name(ErrorClass.BLUNDER)}: 24/21 21/20")
    assert number(0.3, 3) not in text


def test_warning_and_hint_give_the_same_loss_for_a_play(qtbot: QtBot, in_the_middle: Room) -> None:
    room = in_the_middle
    room.window.commands.hint.trigger()
    hints, last = room.window.features.hint_panel, depth_text(DEEPEST, is_last=True)
    qtbot.waitUntil(lambda: hints.depth_label.text() == last and bool(hints.list.lines))
    warned = hints.list.lines[-1]

    draft(room, warned.candidate.play)

    (lost,) = re.findall(r"loses (\S+) points", room.window.features.tutor_bar.text)
    assert f"{lost} worse" in warned.spoken


QUESTION = PlayQuestion(TAPA, start_position(TAPA), (3, 1))

OBJECTION = Objection(
    QUESTION,
    candidate(QUESTION, "24/21 21/20", -0.2, 0.1),
    candidate(QUESTION, "24/21 24/23", 0.1, 0.1),
    ErrorClass.BLUNDER,
)


@pytest.mark.parametrize(
    ("with_better", "with_equity", "told"),
    [
        (False, True, "Blunder: 24/21 21/20 loses 0.300 points. There is a better move."),
        (True, True, "Blunder: 24/21 21/20 loses 0.300 points. 24/21 24/23 is better."),
        (False, False, "Blunder: 24/21 21/20. There is a better move."),
        (True, False, "Blunder: 24/21 21/20. 24/21 24/23 is better."),
    ],
)
def test_better_play_and_loss_are_told_to_those_who_want_them(with_better: bool, with_equity: bool, told: str) -> None:
    assert objection_text(OBJECTION, with_better=with_better, with_equity=with_equity) == told
