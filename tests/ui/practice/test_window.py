"""The practice in the real window: cards are played on the board, checked, stored, and come back."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history import cards
from tapa_desktop.app.game_history.cards import Card, Deck
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, question_in
from tapa_desktop.coach.drill import PLIES, CubeVerdict, Mistake, PlayAttempt, Spacing, Verdict, judge_attempts
from tapa_desktop.coach.pack import OF_A_DAY, Lesson, PackPosition, Round, RoundKind, Theme
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import TAKE
from tapa_desktop.ui.practice.text import deck_text, details_text, round_over_texts, task_text
from tapa_desktop.ui.practice.window import PracticeWindow
from tapa_desktop.ui.text.numbers import number
from tapa_desktop.ui.text.reasons import difficulty_text
from tapa_desktop.ui.text.turns import BEST
from tests.app.driver import COMPUTER, PERSON
from tests.app.game_history.fixtures import history_at
from tests.ui.app import OpenWindow, Player
from tests.ui.board.boards import Hand, button_center, drag

T = TypeVar("T")
DAY = date(2026, 11, 1)
# The 5 played first bears both checkers off and wins a mars; the 3 played first leaves one of them.
BEARS_OFF = Mistake("tapa B1,B2,B3,B3,B3,B3,14,W1,1,W1,1 0/0/13 0/0/0 W 53", "4/1 2/0", 1.0)
DOUBLED = Mistake("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|1- 3-5", "double", 0.3)  # at the start, far too early
DROPPED = Mistake("tapa-cube W15,22,B15 0/0/0 0/0/0 B -|1- 0-0", "drop", 0.3)
TWO_WAYS = Mistake("tapa W15,22,B15 0/0/0 0/0/0 W 31", "24/20", 0.2)


class Drill:
    """The practice window beside a game."""

    def __init__(self, open_window: OpenWindow, qtbot: QtBot, home: Path, *mistakes: Mistake) -> None:
        self._qtbot, self._path = qtbot, home / "data" / FILE
        self.read(lambda store: store.cards.add_mistakes(mistakes, DAY))
        self.app = open_window()
        self.window = self.open()

    def open(self) -> PracticeWindow:
        self.app.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        (window,) = self.app.window.findChildren(PracticeWindow)
        self._qtbot.waitUntil(lambda: window.deck is not None)
        return window

    def drag(self, *ways: str) -> None:
        """Drag checkers, each by such a way as "24/18"; 0 is the tray."""
        drag(self.window.board, *ways)

    def change(self, **preferences: object) -> None:
        """Change these preferences while the practice is open."""
        self.app.window.change_settings(replace(self.app.session.settings, **preferences))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.board, key)

    def check(self, key: Qt.Key = Qt.Key.Key_Space) -> None:
        """Check the play on the board, or give up, by that key."""
        self.key(key)
        self._qtbot.waitUntil(lambda: self.window.verdict is not None)

    def request_deck(self, act: Callable[[], T]) -> T:
        """Do something that deals cards, and wait for them."""
        with self._qtbot.waitSignal(self.app.window.features.history_service.deck_ready):
            return act()

    def next_card(self) -> None:
        """Go to the next card."""
        self.request_deck(lambda: self.key(Qt.Key.Key_Space))

    def deck(self, days: int = 0, positions: Sequence[str] | None = None) -> Deck:
        """The deck in the file for today, or `days` later, of the mistakes or of these positions."""
        return self.read(lambda store: store.cards.deck(datetime.now().date() + timedelta(days=days), positions))

    def read(self, function: Callable[[HistoryDatabase], T]) -> T:
        """The result of a function on the file."""
        with history_at(self._path) as store:
            return function(store)


Practise = Callable[..., Drill]


@pytest.fixture
def practise(open_window: OpenWindow, qtbot: QtBot, home: Path) -> Practise:
    return lambda *mistakes: Drill(open_window, qtbot, home, *mistakes)


@pytest.fixture
def drill(practise: Practise) -> Drill:
    """A drill of a position in which the dice leave two ways."""
    return practise(BEARS_OFF)


def test_positions_of_the_game_played_are_offered_instead_of_mistakes(practise: Practise, qtbot: QtBot) -> None:
    drill = practise()
    tasks = drill.app.window.findChildren(BackgroundTask)
    drill.window.close()
    drill.request_deck(drill.app.window.commands.practice.trigger)
    assert len(drill.app.window.findChildren(BackgroundTask)) == len(tasks), "none is left behind"

    (window,) = (one for one in drill.app.window.findChildren(PracticeWindow) if one.isVisible())
    assert window.panel.title.text()
    assert window.board.isHidden()
    assert [one for one in window.findChildren(QPushButton) if one.isVisible()] == [window.panel.begin_button]

    QTest.mouseClick(window.panel.begin_button, Qt.MouseButton.LeftButton)

    qtbot.waitUntil(window.board.isVisible)
    assert window.packs.file.rule_set == "tapa"
    assert not window.panel.begin_button.isVisible()
    assert window.panel.next_button.isVisible()


def test_card_stays_when_the_window_is_wanted_again_and_another_mistake_has_come(practise: Practise) -> None:
    drill = practise(TWO_WAYS)
    drill.drag("24/21")
    drill.read(lambda store: store.cards.add_mistakes([BEARS_OFF], DAY))  # which is due before it

    drill.request_deck(drill.app.window.commands.practice.trigger)

    assert len(drill.window.stage.steps) == 1
    assert drill.window.deck.left == 2


def test_right_answer_is_stored_once_and_comes_back_tomorrow_and_the_game_on_the_board_stays(drill: Drill) -> None:
    game = drill.app.history

    drill.drag("4/0", "2/0")
    drill.check()
    assert drill.window.verdict.played == drill.window.verdict.best
    drill.request_deck(lambda: [drill.key(Qt.Key.Key_Space) for _ in range(2)])

    assert drill.window.board.isHidden()
    assert (drill.deck().card, drill.deck().answered, drill.deck().passed) == (None, 1, 1)
    assert drill.deck(days=1).card is not None
    assert drill.app.history is game


def test_answer_that_is_given_up_is_explained_and_comes_back_today(drill: Drill) -> None:
    drill.check(Qt.Key.Key_A)
    assert drill.window.panel.text.text()
    assert len(drill.window.board.arrows) == 2
    drill.next_card()

    assert drill.window.verdict is None
    assert drill.window.board.isVisible()
    assert drill.deck().passed == 0
    assert drill.deck().card is not None


def test_answer_that_is_shown_stays_and_is_told_and_marked_by_the_preferences_of_now(drill: Drill) -> None:
    drill.drag("4/1", "2/0")
    drill.check()
    drill.key(Qt.Key.Key_A)
    lost = QLocale().toString(drill.window.verdict.played.loss, "f", 3)
    marks = [arrow.mark for arrow in drill.window.board.arrows]
    assert lost in drill.window.panel.title.text()
    drill.request_deck(drill.app.window.commands.practice.trigger)

    drill.change(show_equities=False, doubtful_loss=5.0, error_loss=6.0, blunder_loss=7.0)

    assert lost not in drill.window.panel.title.text()
    assert len(drill.window.board.arrows) == len(marks)
    assert [arrow.mark for arrow in drill.window.board.arrows] != marks


def test_wrong_answer_is_explained_with_arrows_when_that_is_asked_for_and_stored_as_such(drill: Drill) -> None:
    drill.drag("4/1", "2/0")
    drill.check()
    assert drill.window.verdict.played != drill.window.verdict.best
    assert not drill.window.panel.text.text()
    assert not drill.window.board.arrows

    drill.key(Qt.Key.Key_A)
    assert "4/off 2/off" in drill.window.panel.text.text()
    marks = {arrow.mark for arrow in drill.window.board.arrows}
    assert len({mark.colour for mark in marks}) == 2
    assert {BEST.sign in mark.sign for mark in marks} == {"?" in mark.sign for mark in marks} == {True, False}
    drill.next_card()
    assert (drill.deck().answered, drill.deck().passed) == (1, 0)


def test_wrong_answer_is_tried_again_and_the_first_one_counts(drill: Drill) -> None:
    drill.drag("4/1", "2/0")
    drill.check()

    drill.key(Qt.Key.Key_Space)
    assert not drill.window.verdict
    drill.drag("4/0", "2/0")
    drill.check()

    assert drill.window.verdict.loss == 0
    assert "4/off 2/off" in drill.window.panel.text.text()
    drill.next_card()
    assert (drill.deck().answered, drill.deck().passed) == (1, 0)


def test_only_whole_plays_are_checked_and_a_step_that_is_taken_back_takes_back_what_was_to_be_judged(
    practise: Practise,
) -> None:
    drill = practise(TWO_WAYS)

    drill.drag("24/21")
    assert not drill.window.commands.advance.isEnabled()
    drill.drag("24/23")
    assert drill.window.commands.advance.isEnabled()
    drill.key(Qt.Key.Key_Space)
    assert drill.window._task.is_busy

    QTest.keyClick(drill.window.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not drill.window._task.is_busy
    assert not drill.window.commands.advance.isEnabled()


def test_arrow_keys_walk_over_the_board_after_a_button_that_is_disabled(practise: Practise) -> None:
    drill = practise(TWO_WAYS)
    drill.drag("24/21")
    (undo,) = (one for one in drill.window.findChildren(QPushButton) if one.text() == "Undo")
    undo.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(undo, Qt.Key.Key_Space)
    assert not undo.isEnabled()

    QTest.keyClick(drill.window, Qt.Key.Key_Right)

    assert drill.window.board.focus.place is not None


def test_card_that_is_left_out_does_not_come_back(practise: Practise) -> None:
    drill = practise(BEARS_OFF, TWO_WAYS)
    shown = drill.window.deck.card

    drill.request_deck(drill.window.commands.leave_out.trigger)

    assert drill.window.deck.card != shown
    assert drill.deck().total == 1


# The cube


@pytest.mark.parametrize(
    ("mistake", "key", "names", "is_right"),
    [
        (DOUBLED, Qt.Key.Key_N, ("double", "no double"), True),
        (DOUBLED, Qt.Key.Key_D, ("double", "no double"), False),
        (DROPPED, Qt.Key.Key_T, ("take", "drop"), True),
        (DROPPED, Qt.Key.Key_X, ("take", "drop"), False),
        (DOUBLED, Qt.Key.Key_A, ("double", "no double"), False),  # given up
        (DROPPED, Qt.Key.Key_A, ("take", "drop"), False),
    ],
)
def test_decision_about_the_cube_is_one_of_two_answers_by_a_key_told_with_chances_and_stored(
    practise: Practise, mistake: Mistake, key: Qt.Key, names: tuple[str, str], is_right: bool
) -> None:
    drill = practise(mistake)
    offered, next_button = drill.window.commands.decisions, drill.window.panel.next_button
    assert tuple(name for name, action in offered.items() if action.isEnabled()) == names
    assert not next_button.isVisible()

    drill.check(key)

    text = drill.window.panel.text.text()
    assert isinstance(drill.window.verdict, CubeVerdict)
    assert drill.window.verdict.evaluation.losses[drill.window.verdict.best] == 0
    assert text.count("%") >= 4  # wins and mars of both sides
    assert not any(action.isEnabled() for action in offered.values())
    assert next_button.isVisible()
    drill.next_card()
    assert (drill.deck().answered, drill.deck().passed) == (1, int(is_right))


def test_double_is_answered_on_the_board(practise: Practise, qtbot: QtBot) -> None:
    drill = practise(DROPPED)

    Hand(drill.window.board).click(button_center(drill.window.board, TAKE))

    qtbot.waitUntil(lambda: drill.window.verdict is not None)
    assert drill.window.verdict.loss == 0


# Which mistakes come back


def test_only_mistakes_from_the_preferred_loss_on_come_back(practise: Practise) -> None:
    drill = practise(BEARS_OFF, TWO_WAYS)
    assert drill.window.deck.total == 2

    drill.request_deck(lambda: drill.change(practice_loss=0.5))

    assert drill.window.deck.total == 1
    assert drill.window.deck.card.loss == BEARS_OFF.loss


def test_mistakes_are_chosen_by_theme_and_difficulty(practise: Practise) -> None:
    easy, hard = replace(BEARS_OFF, lesson=Lesson(Theme.RACE, 1)), replace(TWO_WAYS, lesson=Lesson(Theme.START, 3))
    drill = practise(hard, easy)
    packs = drill.window.packs
    assert drill.window.deck.card.position == easy.position

    drill.request_deck(lambda: packs.grades.setCurrentIndex(2))
    assert drill.window.deck.card.position == hard.position
    drill.drag("24/21")
    drill.request_deck(lambda: packs.themes.setCurrentIndex(packs.themes.findData(Theme.START)))
    assert len(drill.window.stage.steps) == 1, "the card is the same"
    drill.request_deck(lambda: packs.themes.setCurrentIndex(packs.themes.findData(Theme.RACE)))

    assert drill.window.deck.total == 0
    assert not drill.window.panel.begin_button.isVisible()


# Rounds


class Rounds:
    """Rounds through the pack of Tapa, by a clock that the test advances."""

    def __init__(self, drill: Drill, qtbot: QtBot) -> None:
        self._drill, self._qtbot, self.now = drill, qtbot, 0.0
        self.window.packs.packs.setCurrentIndex(self.window.packs.row_for("tapa"))
        self.window.rounds.clock = lambda: self.now

    @property
    def window(self) -> PracticeWindow:
        return self._drill.window

    def begin(self, kind: RoundKind) -> None:
        command = self.window.commands.rounds[kind]
        buttons = self.window.panel.findChildren(QPushButton)
        (button,) = (button for button in buttons if button.text() == command.text())
        self._qtbot.waitUntil(command.isEnabled)
        with self._qtbot.waitSignal(self.window.rounds.moved):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def answer(self, *, rightly: bool) -> None:
        """Answer the position, and go on to the next one."""
        window, count = self.window, len(self.window.rounds.round.results)
        question, best = question_in(window.rounds.position.position), window.rounds.position.best
        assert isinstance(question, PlayQuestion)
        if rightly:
            window.play.steps_requested.emit(parse_play(best))
        self._drill.key(Qt.Key.Key_Space if rightly else Qt.Key.Key_A)
        if not window.rounds.is_timed:
            self._qtbot.waitUntil(lambda: window.verdict is not None)
            self._drill.key(Qt.Key.Key_Space)
        self._qtbot.waitUntil(lambda: len(window.rounds.round.results) > count)

    def wait_until_stored(self, name: str, most_right: int, longest_row: int) -> None:
        """Wait until the file has the most right ever, and in a row; another thread writes it."""

        def is_stored() -> bool:
            with suppress(sqlite3.OperationalError):  # the other thread is writing
                stored = self._drill.read(lambda store: store.cards.rounds(name, datetime.now().date()))
                return (stored.most_right, stored.longest_row) == (most_right, longest_row)
            return False

        self._qtbot.waitUntil(is_stored)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.window.rounds.timer.timeout.emit()


@pytest.fixture
def rounds(practise: Practise, qtbot: QtBot) -> Rounds:
    return Rounds(practise(), qtbot)


def test_run_against_the_clock_ends_with_its_time_and_keeps_the_best(rounds: Rounds) -> None:
    run, player = RoundKind.RUN, rounds.window.rounds
    rounds.begin(run)
    assert not rounds.window.packs.isVisible()
    for rightly in (True, True, False, True):
        rounds.answer(rightly=rightly)
    rounds.wait(179)
    assert player.is_running
    rounds.wait_until_stored(player.round.name, 3, 2)  # a program that is killed now has kept it

    rounds.wait(1)

    assert player.round.results == "1101"
    assert rounds.window.board.isHidden()
    assert rounds.window.packs.isVisible()

    rounds.begin(run)
    assert (player.before.most_right, player.before.longest_row) == (3, 2)
    assert player.round.results == ""
    rounds.now += 180
    rounds.answer(rightly=True)
    assert not player.is_running, "also before the clock tells"


def test_positions_missed_in_a_run_are_looked_at_afterwards_and_then_cards_come_again(
    rounds: Rounds, qtbot: QtBot
) -> None:
    window, player = rounds.window, rounds.window.rounds
    rounds.begin(RoundKind.RUN)
    run = player.round
    for rightly in (False, True, False):
        rounds.answer(rightly=rightly)
    window.commands.stop.trigger()

    QTest.keyClick(window, Qt.Key.Key_Space)
    assert player.round.positions == (run.positions[0], run.positions[2])
    assert not player.is_timed
    rounds.answer(rightly=False)
    rounds.answer(rightly=True)
    assert window.board.isHidden()
    rounds.wait_until_stored(run.name, 1, 1)  # of the run alone

    QTest.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(window.board.isVisible)

    assert player.round is None
    assert window._card.position not in {one.position for one in run.positions[:3]}


def test_ten_of_the_day_are_of_the_part_that_is_chosen_and_go_on_where_they_were_left(
    rounds: Rounds, qtbot: QtBot
) -> None:
    packs, player = rounds.window.packs, rounds.window.rounds
    qtbot.waitUntil(lambda: packs.grades.count() > 1)
    packs.grades.setCurrentIndex(1)
    rounds.begin(RoundKind.DAILY)
    chosen = player.round
    assert [one.grade for one in chosen.positions] == [packs.part.grade] * OF_A_DAY
    rounds.answer(rightly=True)
    rounds.answer(rightly=False)
    rounds.window.commands.give_up.trigger()
    qtbot.waitUntil(lambda: rounds.window.verdict is not None)
    rounds.window.commands.stop.trigger()

    rounds.begin(RoundKind.DAILY)
    assert player.round.positions == chosen.positions
    assert player.position == chosen.positions[3]  # the solution of the third was shown
    for _ in chosen.positions[3:]:
        rounds.answer(rightly=True)

    assert rounds.window.board.isHidden()
    assert player.round.results == "1001111111"
    packs.themes.setCurrentIndex(1)
    rounds.begin(RoundKind.DAILY)
    assert {Lesson(one.theme, one.grade) for one in player.round.positions} == {packs.part}
    assert player.round.name != chosen.name  # so that what was answered of the others does not count here


def test_position_of_a_round_whose_solution_is_told_is_answered_when_the_window_is_closed(
    rounds: Rounds, qtbot: QtBot
) -> None:
    rounds.begin(RoundKind.DAILY)
    rounds.window.commands.give_up.trigger()
    qtbot.waitUntil(lambda: rounds.window.verdict is not None)

    rounds.window.close()

    assert rounds.window.rounds.round.results == "0"


def test_what_was_reached_in_another_round_begins_none(rounds: Rounds) -> None:
    player = rounds.window.rounds
    player.ask(RoundKind.RUN, "", [PackPosition(DOUBLED.position)])

    player.receive(cards.Rounds("another", DAY, "", 0, 0))

    assert player.round is None


def test_only_ten_of_the_day_are_called_ten_and_only_a_run_has_a_best() -> None:
    daily, missed = RoundKind.DAILY, RoundKind.MISSED
    few, ten, others = (
        round_over_texts(Round(kind, "", (PackPosition(DOUBLED.position),) * count, "1" * count), None)
        for kind, count in ((daily, OF_A_DAY - 1), (daily, OF_A_DAY), (missed, OF_A_DAY))
    )

    assert few[0] != ten[0]
    assert (few[0], ten[1]) == others


@pytest.mark.parametrize(("before", "is_new", "best"), [(1, True, (2, 7)), (2, False, (2, 7)), (3, False, (3, 7))])
def test_best_is_that_of_all_rounds_and_new_only_if_it_is_better(
    before: int, is_new: bool, best: tuple[int, int]
) -> None:
    played = Round(RoundKind.RUN, "", (PackPosition(DOUBLED.position),) * 9, "101")

    title, text = round_over_texts(played, cards.Rounds("", DAY, "", before, 7))

    assert ("best" in title) is is_new
    assert [int(number) for number in re.findall("[0-9]+", text)[-2:]] == [*best]


def test_days_in_a_row_are_told_from_the_second_on() -> None:
    one, two = (deck_text(Deck(None, 0, 0, 0, streak, 0, None), is_pack=False) for streak in (1, 2))

    assert not one
    assert two


# What the practice says about an answer


START = "W15,22,B15 0/0/0 0/0/0 W 31"


def question_of(position: str) -> PlayQuestion:
    question = question_in(position)
    assert isinstance(question, PlayQuestion)
    return question


def verdict_on(attempt: PlayAttempt, in_game: str = "") -> tuple[Verdict, str]:
    """The verdict, and its details where `in_game` was played in a game and lost 0.789."""
    (verdict,) = judge_attempts(replace(attempt, in_game=in_game), never)
    assert isinstance(verdict, Verdict)
    card = Card(1, "", in_game, 0.789, "2026-11-01", Spacing())
    return verdict, details_text(card, verdict, DEFAULT_THRESHOLDS, with_equity=True)


@pytest.mark.parametrize("position", [f"tapa {START}", f"tapa-cube {START}", f"tapa {START}|1-7"])
def test_repeated_mistake_loses_what_is_said_to_have_been_lost_in_the_game(position: str) -> None:
    question = question_of(position)
    worst = candidates_for(question, PLIES)[-1]

    verdict, text = verdict_on(PlayAttempt(question, worst.position), worst.play)

    assert verdict.in_game == verdict.played is not None
    assert number(verdict.played.loss, 3) in text.rpartition(worst.play)[2]
    assert number(0.789, 3) not in text


@pytest.mark.parametrize("is_legal", [False, True])
def test_no_loss_is_told_of_a_play_that_is_not_legal_any_more_or_is_the_best_now(is_legal: bool) -> None:
    question = question_of(f"tapa {START}")
    in_game = candidates_for(question, PLIES)[0].play if is_legal else "1/off"

    verdict, text = verdict_on(PlayAttempt(question, None), in_game)

    assert (verdict.in_game is not None) is is_legal
    assert in_game in text
    assert number(0.789, 3) not in text
    assert number(0.0, 3) not in text


def test_answer_is_followed_by_the_best_move_unless_it_was_right_and_by_how_many_players_find_it() -> None:
    question = question_of(f"tapa {START}")
    best, *_, worst = candidates_for(question, PLIES)

    (verdict, right), (_, wrong) = (verdict_on(PlayAttempt(question, one.position)) for one in (best, worst))

    assert right.count(best.play) == wrong.count(best.play) == 1
    assert len(right.split("\n\n")) < len(wrong.split("\n\n"))
    assert difficulty_text(verdict.difficulty) in wrong
    assert difficulty_text(verdict.difficulty) not in task_text(question)


def test_fewer_wins_are_told_once() -> None:
    question = question_of(f"tapa {START}")
    verdict, _ = verdict_on(PlayAttempt(question, candidates_for(question, PLIES)[-1].position))
    card, why = Card(1, "", "", 0.0, "", Spacing()), Reason(ReasonKind.WINS_LESS, 0.2, count=123, than=456)

    for with_equity in (False, True):
        explained, alone = (
            details_text(card, replace(verdict, against=reasons), DEFAULT_THRESHOLDS, with_equity=with_equity)
            for reasons in ((why,), ())
        )
        assert (explained != alone) is with_equity


@pytest.mark.parametrize(("needs", "is_told"), [("", False), ("|1-7", True)])
def test_score_is_told_where_a_play_is_asked_at_one(needs: str, is_told: bool) -> None:
    assert ("7" in task_text(question_of(f"tapa {START}{needs}"))) is is_told


def test_mistakes_of_a_bad_game_come_back(open_window: OpenWindow, qtbot: QtBot) -> None:
    app = open_window(fair=True, white=PERSON, black=COMPUTER, target=1, seed="a bad game")
    player = Player(app, "by chance")
    while app.match.state.throws < 24:
        player.do_next()
    app.player.resign(Side.WHITE)
    qtbot.waitUntil(lambda: bool(app.window.result.summary))

    app.window.commands.practice.trigger()

    practice = app.window.findChild(PracticeWindow)
    qtbot.waitUntil(lambda: practice.deck is not None and practice.deck.card is not None)
    assert practice.board.isVisible()
