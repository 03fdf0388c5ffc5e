"""The openings in the real window: walking in and out by mouse and keys, and where a game has left the book."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tapa_desktop.ai import openings as book
from tapa_desktop.app.game_history.own_openings import OwnPlay
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.openings import OpeningPage, OpeningQuestion
from tapa_desktop.game.events import Played
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import BACKGAMMON, RULE_SETS, TAPA, TAWULA
from tapa_desktop.ui.openings.panel import MARS, Row, left_book_text, page_text
from tapa_desktop.ui.openings.window import OpeningsWindow
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.turns import shortened
from tests.app.disks import full_after
from tests.app.driver import COMPUTER, PERSON
from tests.cases import some
from tests.ui.app import App, OpenWindow, choose_file
from tests.ui.main.test_window_state import LARGE_SCALE


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    return open_window((6, 3), (6, 5), (4, 2), (3, 1))


class Walk:
    """The window of the openings; each step waits for its page."""

    def __init__(self, app: App, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        app.window.commands.openings.trigger()
        self.window = app.window.features.windows.openings
        self.panel, self.board = self.window.panel, self.window.board
        self.wait()

    @property
    def placed(self) -> PositionSpec:
        return self.window.placed

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.panel.table.rows

    def wait(self) -> None:
        """Wait for the page of the position, with the reasons for its plays."""
        self._qtbot.waitUntil(
            lambda: self.window.page is not None and all(move.share is not None for move in self.window.page.moves)
        )

    def roll(self, *roll: int) -> None:
        self.panel.rolls[roll].click()
        self.wait()

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)
        self.wait()

    def save(self, path: Path) -> None:
        """Save the page to this file."""
        self.window.print.trigger()
        choose_file(self.window, path)


@pytest.fixture
def walk(app: App, qtbot: QtBot) -> Walk:
    return Walk(app, qtbot)


def turns_of(app: App) -> list[Played]:
    return [event for event in app.history.active_events if isinstance(event, Played)]


def test_a_roll_shows_its_plays_and_the_best_leads_on(walk: Walk) -> None:
    assert "\n" in walk.panel.rolls[6, 4].text()
    start = walk.placed

    walk.roll(6, 4)
    rows = walk.rows
    assert walk.panel.chosen is rows[0]
    assert walk.board.arrows
    walk.press(Qt.Key.Key_Right)

    assert all(row.move is not None and row.move.candidate.half_width is not None for row in some(rows))
    assert (walk.placed.side, walk.placed.roll) == (Side.BLACK, None)
    walk.press(Qt.Key.Key_Left)
    walk.press(Qt.Key.Key_Left)
    assert walk.placed == start


def test_reasons_leave_room_for_all_buttons_on_a_low_screen(walk: Walk) -> None:
    walk.roll(6, 3)
    panel, text = walk.panel, walk.panel.fontMetrics().lineSpacing()

    panel.resize(panel.width(), panel.minimumSizeHint().height())
    assert text < panel.texts.height() < 3 * text


def test_plays_and_what_became_of_their_page_fit_on_a_low_screen(app: App, walk: Walk) -> None:
    walk.roll(6, 3)
    walk.panel.show_notice("The page was saved.")
    app.let_happen()

    assert walk.window.minimumSizeHint().height() <= LARGE_SCALE.height()


def test_board_stands_as_in_the_game_and_is_numbered_as_the_moves_are_written(app: App, qtbot: QtBot) -> None:
    app.begin("tapa", white=COMPUTER, black=PERSON)

    board = Walk(app, qtbot).board

    assert board.options.below is app.window.board.options.below is Side.BLACK
    assert board.options.turns_numbers


def test_walk_goes_on_where_it_went_before(walk: Walk) -> None:
    walk.roll(6, 4)
    QTest.keyClick(walk.panel.table, Qt.Key.Key_Down)
    second = walk.rows[1]
    QTest.keyClick(walk.panel.table, Qt.Key.Key_Return)
    walk.wait()
    ahead = walk.placed

    walk.press(Qt.Key.Key_Left)
    assert walk.panel.chosen.position == second.position
    walk.press(Qt.Key.Key_Right)

    assert walk.placed == ahead
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right):
        walk.press(key)
    assert walk.placed == ahead


def test_own_plays_stand_beside_those_of_the_book(walk: Walk) -> None:
    walk.roll(6, 4)
    placed, best = walk.placed, walk.rows[0]
    other = play_question(placed).after("24/20 20/14")
    own = {best.position: OwnPlay(best.play, 4, 3, 2), other: OwnPlay("24/20 20/14", 1)}
    if other in {row.position for row in walk.rows}:
        own = {best.position: own[best.position]}

    QTest.keyClick(walk.panel.table, Qt.Key.Key_Down)
    chosen = walk.panel.chosen.position
    walk.panel.games.setFocus()
    walk.window.show_own({(placed.position, placed.stage, (6, 4)): own})

    assert {row.position: row.own for row in walk.rows if row.own} == own
    assert walk.panel.chosen.position == chosen != best.position
    assert walk.panel.games.hasFocus()


def test_game_opens_at_its_turn_or_where_it_has_left_the_book(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.space(2)
    app.drag(24, 18)
    app.drag(24, 19)
    turn = Walk(app, qtbot)
    assert turn.placed.roll == (6, 5)
    turn.window.close()

    plays = book.Book.plays
    for _ in range(3):
        app.trigger(app.window.commands.primary_action)
    assert len(turns_of(app)) > 1
    text = left_book_text(Side.WHITE, app.history.state.only_person)
    for book_plays in (plays, lambda *_: ()):  # another play, or none: then the book ends here
        monkeypatch.setattr(book.Book, "plays", lambda *args, book_plays=book_plays: book_plays(*args)[-1:])
        left = Walk(app, qtbot)
        qtbot.waitUntil(lambda left=left: left.window.progress.at == 1)
        left.wait()

        assert (left.window.page.unknown_turn, left.window.page.is_known) == (0, book_plays is plays)
        assert left.panel.chosen.play == turns_of(app)[0].play
        assert (text in left.panel.text.text()) is (book_plays is plays)
        left.roll(1, 1)
        assert text not in left.panel.text.text()
        left.window.close()
    assert len({left_book_text(Side.WHITE, mine) for mine in (None, *Side)}) == 3


def test_first_roll_with_one_reason_has_a_second_sentence(walk: Walk) -> None:
    text = []
    for roll in some(walk.panel.rolls):
        walk.roll(*roll)
        best, second, *_ = walk.window.page.moves
        if len(best.reasons) == 1:
            text.append(shortened(second.candidate.play) in walk.panel.text.text().splitlines()[0])

    assert all(some(text))


@pytest.mark.parametrize("is_known", [True, False])
def test_points_of_the_book_are_said_to_leave_the_jacoby_rule_out(is_known: bool) -> None:
    rules, start = (BACKGAMMON, BACKGAMMON._replace(jacoby=True)), start_position(BACKGAMMON)
    question = [OpeningQuestion(PositionSpec(one, Side.WHITE, start, (2, 1), FIRST)) for one in rules]

    usual, jacoby = (page_text(OpeningPage(one, {}, (), is_known=is_known)) for one in question)

    assert (usual != jacoby) is is_known


def test_page_is_saved_as_pdf_with_its_board_and_plays_which_this_window_says_or_why_it_cannot_be(
    walk: Walk, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[str] = []
    walk.window.print_requested.connect(pages.append)

    for name in ("rolls.pdf", "plays.pdf"):
        walk.save(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")
        assert walk.panel.notice.isVisible()
        assert name in walk.panel.notice.text()
        walk.roll(6, 4)
        assert walk.panel.notice.isHidden()

    assert app.notices == []  # behind this window nobody would see them
    assert [page.count("<img") for page in pages] == [1, 1]
    assert pages[0].count("<tr>") == len(walk.panel.rolls)
    assert "Mine" not in pages[1], "nobody has played"
    assert all(shortened(row.play) in pages[1] for row in some(walk.rows))

    with monkeypatch.context() as disk:
        full_after(disk)
        walk.save(tmp_path / "page.pdf")
    assert walk.panel.notice.text().endswith(reason(OSError(ENOSPC, "")))


def test_board_turns_and_the_position_is_copied(walk: Walk) -> None:
    walk.roll(3, 1)

    walk.window.turn_board.trigger()
    walk.window.copy.trigger()

    assert walk.board.arrows
    assert walk.board.options.below is Side.BLACK
    assert parse_position(QGuiApplication.clipboard().text()) == walk.placed


def test_each_game_can_be_chosen_and_has_only_the_rolls_and_columns_that_it_knows(walk: Walk) -> None:
    games = walk.panel.games
    for at, rule_set in enumerate(some(RULE_SETS.values())):
        games.setCurrentIndex(at)
        games.activated.emit(at)
        walk.wait()
        assert walk.placed.rule_set is rule_set
        assert "\n" in walk.panel.rolls[6, 5].text()
        assert all(button.isEnabled() for button in walk.panel.rolls.values() if "\n" in button.text())
        assert walk.window.board.state.picture.has_racks is (
            rule_set.key in {"tapa-cube", "tawula"}
        )  # whatever is played
    assert not walk.panel.rolls[6, 6].isEnabled()
    for rule_set in (TAPA, TAWULA):
        games.activated.emit([*RULE_SETS].index(rule_set.key))
        walk.roll(6, 5)
        assert walk.panel.table.isColumnHidden(MARS) is (rule_set is TAWULA)


def test_another_language_takes_the_walk_up(walk: Walk, app: App) -> None:
    walk.roll(6, 4)
    walk.press(Qt.Key.Key_Right)
    other = OpeningsWindow(walk.window._task, walk.board.options, app.window)

    other.take_up(walk.window.work())

    assert other.placed == walk.placed
