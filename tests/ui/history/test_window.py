"""The window of the history, with a hand on its mouse and its keys."""

from __future__ import annotations

import csv
from collections.abc import Callable
from contextlib import AbstractContextManager
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.settings import LEVEL_CHOICES
from tapa_desktop.coach.strength import ENOUGH
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.history import filters
from tapa_desktop.ui.history.charts import results_over_time
from tapa_desktop.ui.history.filters import PEOPLE, GameFilter, GameSearch
from tapa_desktop.ui.history.table import DATE, ERRORS, GAME, LEVEL, OPPONENT, POINTS, RESULT, GamesTable
from tapa_desktop.ui.history.text import game_text
from tapa_desktop.ui.history.window import HistoryWindow
from tapa_desktop.ui.review.window import ReviewWindow
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.translator import Translator
from tapa_desktop.ui.widgets.tables import ColumnsModel
from tests.app.driver import PERSON
from tests.app.game_history.fixtures import history_at, keep
from tests.app.game_history.games import FIRST_GAME, HEADER, SECOND_GAME, games, many_games, match
from tests.ui.app import App, OpenWindow, choose_file


class HistoryFixture:
    """The window of the history beside a game, with these games in it."""

    def __init__(self, open_window: OpenWindow, qtbot: QtBot, home: Path, games: list[HistoryGame]) -> None:
        with history_at(home / "data" / FILE) as store, store.connection:
            store.add_games(games)
            for game in games:
                if game.white.review is not None:
                    store.set_review(game)
        self.app: App = open_window()
        self._qtbot = qtbot
        self.show()

    def show(self) -> None:
        with self.listing():
            self.app.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
        (self.window,) = (one for one in self.app.window.findChildren(HistoryWindow) if one.isVisible())
        self.page, self.filter = self.window.page, self.window.filter
        self.table = self.page.table

    @property
    def shown(self) -> list[HistoryGame]:
        return list(self.window.shown)

    def listing(self) -> AbstractContextManager[object]:
        """Wait within the context until the games have been listed again."""
        return self._qtbot.waitSignal(self.app.window.features.history_service.listed)

    def cell(self, row: int, column: int) -> QPoint:
        return self.table.visualRect(self.table.model().index(row, column)).center()

    def text(self, row: int, column: int) -> str:
        return str(self.table.model().index(row, column).data())

    def click_row(self, row: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, modifiers, self.cell(row, RESULT))

    def click_header(self, column: int) -> None:
        columns = self.table.horizontalHeader()
        middle = columns.sectionViewportPosition(column) + columns.sectionSize(column) // 2
        QTest.mouseClick(columns.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, columns.height() // 2))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifiers)

    def press(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


Show = Callable[[list[HistoryGame]], HistoryFixture]


@pytest.fixture
def show(open_window: OpenWindow, qtbot: QtBot, home: Path) -> Show:
    return lambda stored: HistoryFixture(open_window, qtbot, home, stored)


def test_window_lists_the_games_the_last_one_first_is_there_once_and_goes_with_the_main_window(show: Show) -> None:
    stored = many_games(30)
    window = show(stored)

    window.app.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)

    assert [game.key for game in window.shown] == [game.key for game in stored]
    assert window.window.status.text() == "30\u00a0games"
    assert not window.window.isModal()
    assert window.window.windowHandle().transientParent() is None  # so that the board can be brought before it
    assert not [one for one in window.app.window.findChildren(QWidget) if not one.isWindow() and one.internalWinId()]
    assert len(window.app.window.findChildren(HistoryWindow)) == 1
    window.app.leave()
    assert not window.app.window.isVisible()


def test_nothing_yet_is_said_so_and_a_game_that_ends_while_the_window_is_open_comes_into_it(show: Show) -> None:
    window = show([])
    app, page = window.app, window.page
    assert page.empty_label.text().startswith("No finished games yet.")
    assert (page.empty_label.isVisible(), page.export.isEnabled()) == (True, False)
    app.begin(black=PERSON)
    while not app.player.may_resign:
        app.player.roll()
        app.let_happen()

    with window.listing():
        app.player.resign(Side.WHITE)

    assert len(window.shown) == 1
    assert window.text(0, RESULT) == "Black won, mars, resigned"
    assert page.table.isVisible()


def test_click_on_a_column_sorts_by_it_another_turns_that_around_and_games_not_reviewed_come_last(show: Show) -> None:
    stored = many_games(40)
    reviewed = sum(game.white.review is not None for game in stored)
    window = show(stored)
    window.window.resize(1200, 560)  # with room for all columns

    levels, rates = ([sorted_by(window, column) for _ in range(2)] for column in (LEVEL, ERRORS))

    by_strength = [level_name(choice.key) for choice in LEVEL_CHOICES]
    assert levels[0] == sorted(levels[0], key=by_strength.index) == levels[1][::-1]
    for order in rates:
        assert all(order[:reviewed])
        assert not any(order[reviewed:])


def sorted_by(window: HistoryFixture, column: int) -> list[str]:
    """The texts of a column after a click on its head."""
    window.click_header(column)
    return [window.text(row, column) for row in range(len(window.shown))]


def test_words_are_found_anywhere_in_a_game_and_in_its_notes_and_keys_lead_from_them_to_the_first(show: Show) -> None:
    stored = many_games(60)
    black = replace(stored[5].black, seat=Seat(name="Ивайло"))
    sought = replace(stored[5], black=black, rule_set="plakoto", notes="Too early.\nΗ μάνα, ρε!")
    window = show([*stored[:5], sought, *stored[6:]])

    for words in ("plak ИВАЙЛО", "early ΜΆΝΑ"):
        window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert window.filter.words.hasFocus()
        window.filter.words.setText(words)
        window.key(Qt.Key.Key_Return)

        assert [game.key for game in window.shown] == [sought.key]
        assert window.window.status.text() == "1 of 60\u00a0games"
        row = window.table.model().index(0, RESULT)
        assert "Too early. Η μάνα" in str(row.data(Qt.ItemDataRole.ToolTipRole))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_PageDown):
        window.table.clearSelection()
        window.filter.words.setFocus()
        window.filter.words.setText("expert")
        window.key(key)
        assert window.table.hasFocus()
        assert window.table.selected_games == window.shown[:1]


def test_no_key_leads_from_words_that_find_nothing_and_escape_clears_them_and_then_closes_the_window(
    show: Show,
) -> None:
    window = show(many_games(3))
    words = window.filter.words
    words.setFocus()
    QTest.keyClicks(words, "nobody")

    window.key(Qt.Key.Key_Down)
    assert window.window.focusWidget() is words
    assert (window.shown, window.page.empty_label.isVisible()) == ([], True)

    window.key(Qt.Key.Key_Escape)
    assert (words.text(), len(window.shown), window.page.empty_label.isVisible()) == ("", 3, False)
    window.key(Qt.Key.Key_Escape)
    assert window.window.isHidden()


def test_fast_typing_is_searched_once_when_it_pauses_or_by_enter(show: Show, qtbot: QtBot) -> None:
    window = show(many_games(60))
    emitted: list[GameFilter] = []
    window.filter.changed.connect(emitted.append)
    words = window.filter.words

    with qtbot.waitSignal(window.filter.changed):
        QTest.keyClicks(words, "2026-11 expert")
    assert 0 < len(window.shown) < 60
    QTest.keyClicks(words, " tapa")
    for _ in range(2):
        QTest.keyClick(words, Qt.Key.Key_Return)

    assert [one.words for one in emitted] == ["2026-11 expert", "2026-11 expert tapa"]


def test_words_of_a_game_are_put_together_once_however_often_it_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    search, stored, days = GameSearch(), tuple(many_games(60)), []
    monkeypatch.setattr(filters, "day_text", lambda day: days.append(day) or "")

    results = [search.find(stored, GameFilter(words)) for words in ("2026-11", "2026-11-20", "")]

    assert [len(games) for games in results] == [60, sum(game.ended.day == 20 for game in stored), 60]
    assert len(search.find(stored[40:], GameFilter("2026-11"))) == 20
    assert len(days) == len({game.ended.date() for game in stored})


@pytest.mark.parametrize(
    ("name", "words"),
    [
        *(("DİYARBAKIR <i>", words) for words in ("diyarbakır", "DIYARBAKIR", "diyarbakir <i>", "Dİ")),
        *(("Γιάννης", "γιαννης"), ("Γιάννης", "ΓΙΑΝΝΗΣ"), ("ΓΙΑΝΝΗΣ", "γιάννης")),
        *(("أحمد", "احمد"), ("إبراهيم", "ابراهيم"), ("آدم", "ادم"), ("ٱدم", "آدم"), ("محمّد", "محمد")),
        *(("محمد", "محـــمّد"), ("مصطفى", "مصطفي"), ("فاطمة", "فاطمه")),
        *(("Işık", "ISIK"), ("IŞIK", "ışık"), ("François Ångström", "francois angstrom"), ("Großmann", "GROSSMANN")),
        *(("Андрей", "андре\u0438\u0306"), ("Андре\u0438\u0306", "АНДРЕЙ"), ("Ѓорѓи", "горги")),
    ],
)
def test_names_are_found_without_their_accents_and_in_any_case(name: str, words: str) -> None:
    assert is_found(name, words)


@pytest.mark.parametrize(("name", "words"), [("Γιάννης", "γιοννης"), ("أحمد", "حامد"), ("Işık", "asik")])
def test_other_letters_are_not_found(name: str, words: str) -> None:
    assert not is_found(name, words)


def is_found(name: str, words: str) -> bool:
    """Whether words find a game by the name of a player, as they do by its notes."""
    (game,) = many_games(1)
    stored = (replace(game, white=replace(game.white, seat=Seat(name=name))), replace(game, notes=f"«{name}»"))
    result = GameSearch().find(stored, GameFilter(words))
    assert result in [stored, ()]
    return result == stored


def test_only_one_game_and_one_level_or_the_games_of_a_sitting_are_shown_on_demand(show: Show) -> None:
    tavli = "portes plakoto fevga"
    stored = [replace(game, sitting=tavli if number % 3 == 0 else "") for number, game in enumerate(many_games(200))]
    window = show(stored)
    row = window.filter

    row.games.setCurrentIndex(row.games.findText("Tavli"))
    assert [game.key for game in window.shown] == [game.key for game in stored if game.sitting]
    assert GameSearch().find(tuple(stored), GameFilter("tavli")) == tuple(game for game in stored if game.sitting)

    row.games.setCurrentIndex(row.games.findData("plakoto"))
    row.levels.setCurrentIndex(row.levels.findData("expert"))
    assert window.shown
    assert {game.rule_set for game in window.shown} == {"plakoto"}
    assert all("expert" in {game.white.seat.level, game.black.seat.level} for game in window.shown)


def test_only_what_is_there_is_offered_and_a_level_between_two_found_by_the_nearest(show: Show) -> None:
    (game, _) = games()
    between_people, between_levels, with_friend = (
        replace(game, key=game.key._replace(number=number), black=replace(game.black, seat=seat))
        for number, seat in enumerate((Seat(name="Bo"), Seat("noise 0.201"), Seat(FRIEND)), start=1)
    )
    window = show([between_people, between_levels, with_friend])
    kinds, levels = window.filter.games, window.filter.levels

    levels.setCurrentIndex(levels.findData("skilled"))

    assert [kinds.itemText(at) for at in range(kinds.count())] == ["All games", "Tapa"]
    assert [levels.itemData(at) for at in range(levels.count())] == ["", "skilled", PEOPLE]
    assert [one.key for one in window.shown] == [between_levels.key]

    levels.setCurrentIndex(levels.findData(PEOPLE))
    assert {one.key for one in window.shown} == {between_people.key, with_friend.key}


def keep_match(home: Path) -> list[HistoryGame]:
    """A match in the archive, and its games."""
    keep(home / "data" / "matches" / "finished", *FIRST_GAME, *SECOND_GAME)
    return games()


@pytest.mark.parametrize("is_key", [False, True], ids=["double click", "Enter"])
def test_match_is_brought_to_the_board_by_no_single_click(show: Show, home: Path, is_key: bool) -> None:
    window = show(keep_match(home))
    before = window.app.history
    window.click_row(1)
    window.table.activated.emit(window.table.model().index(1, RESULT))  # as a single click does on some systems
    assert (window.table.currentIndex().row(), window.app.history) == (1, before)

    if is_key:
        window.key(Qt.Key.Key_Return)
    else:
        at = window.cell(1, RESULT)
        QTest.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    window.app.let_happen()

    assert window.app.history.header.begun == HEADER.begun
    assert len(window.app.state.results) == 2
    assert window.window.isVisible()


def test_review_brings_the_match_to_the_board_and_reviews_it(
    show: Show, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results: list[int] = []
    monkeypatch.setattr(BackgroundTask, "ask", lambda _, question: results.append(len(question.history.state.results)))
    window = show(keep_match(home))
    window.click_row(0)

    window.press(window.page.review)

    assert results == [2]
    assert window.app.window.findChildren(ReviewWindow)


def test_several_games_are_reviewed_in_the_background(show: Show, home: Path, qtbot: QtBot) -> None:
    window = show(keep_match(home))
    window.table.selectAll()
    assert window.text(0, ERRORS) == ""

    window.press(window.page.review)

    assert window.window.stop.isVisible()
    qtbot.waitUntil(lambda: all(window.text(row, ERRORS) for row in range(2)))
    qtbot.waitUntil(window.window.stop.isHidden)
    assert window.window.status.text() == "2\u00a0games"
    assert len(window.table.selected_games) == 2


def test_review_of_games_asked_for_can_be_stopped(show: Show, home: Path) -> None:
    window = show([*keep_match(home), *games(match(*FIRST_GAME, header=replace(HEADER, begun="2026-11-19 12:00:00")))])
    main = window.app.window
    main.change_settings(replace(window.app.session.settings, review_games=False))  # none unless asked for
    window.table.selectAll()
    window.press(window.page.review)

    with window.listing():
        window.press(window.window.stop)

    assert window.window.stop.isHidden()
    assert not main.features.reviewer.is_busy


@pytest.mark.parametrize("is_review", [False, True])
def test_match_whose_file_is_gone_is_named_there_and_nothing_else_opened_or_reviewed(
    show: Show, is_review: bool
) -> None:
    window = show(games())
    window.click_row(0)
    before = window.app.history

    if is_review:
        window.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    else:
        window.press(window.page.open)

    assert games()[0].file in window.window.status.text()
    assert not window.app.notices
    assert window.app.history is before
    assert not window.app.window.findChildren(ReviewWindow)


def test_games_are_deleted_by_key_and_come_back_by_key(show: Show) -> None:
    window = show(many_games(8))
    before = window.shown
    window.click_row(2)
    window.click_row(4, Qt.KeyboardModifier.ShiftModifier)

    with window.listing():
        window.key(Qt.Key.Key_Delete)
    assert window.shown == before[:2] + before[5:]
    assert [game.key for game in window.table.selected_games] == [before[5].key]

    with window.listing():
        window.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.shown == before
    assert window.table.selected_games == list(before[2:5])
    assert window.table.currentIndex().row() == 2
    assert not window.page.undo.isEnabled()


def test_buttons_delete_down_to_the_last_game_and_bring_all_back_also_after_the_window_was_closed(show: Show) -> None:
    window = show(many_games(2))
    before = window.shown
    window.click_row(0)
    for left in (before[1:], []):
        with window.listing():
            window.press(window.page.delete)
        assert window.shown == left
        assert window.page.delete.isEnabled() is bool(left)

    window.window.close()
    window.app.window.activateWindow()
    window.app.let_happen()
    window.show()

    for restored in (before[1:], before):
        with window.listing():
            window.press(window.page.undo)
        assert window.shown == restored


def test_delete_key_elsewhere_than_in_the_table_deletes_no_game(show: Show) -> None:
    window = show(many_games(5))
    window.click_row(0)

    for place in (window.filter.words, window.filter.levels, window.page.export):
        place.setFocus()
        window.key(Qt.Key.Key_Delete)
        assert window.page.deleted == []


def test_export_writes_the_games_that_are_shown(show: Show, tmp_path: Path) -> None:
    window, path = show(many_games(60)), tmp_path / "игри.csv"
    window.filter.levels.setCurrentIndex(1)

    window.press(window.page.export)
    choose_file(window.window, path)

    text = path.read_bytes().decode("utf-8-sig")
    lines = list(csv.DictReader(StringIO(text, newline="")))
    assert [line["Number"] for line in lines] == [str(game.key.number) for game in window.shown]
    assert path.name in window.window.status.text()
    assert window.app.notices == []  # behind this window nobody would see them


def test_chart_is_saved_as_a_picture(show: Show, tmp_path: Path) -> None:
    window, path = show(many_games(60)), tmp_path / "chart.png"
    window.window.tabs.setCurrentWidget(window.window.progress)

    window.press(window.window.progress.picture)
    choose_file(window.window, path)

    assert path.read_bytes().startswith(b"\x89PNG")


def test_graphs_and_dice_follow_what_is_shown_and_chosen(show: Show) -> None:
    first, *others = many_games(300)
    stored = [replace(first, white=replace(first.white, seat=Seat(name="all players"))), *others]
    window = show(stored).window
    dice, progress = window.dice, window.progress
    window.tabs.setCurrentWidget(dice)
    everybody, *players, rarest = (dice.choice.itemText(at) for at in range(dice.choice.count()))
    assert (everybody, {*players}, rarest) == ("all players", {"You", "The computer"}, "all players")
    assert dice.summary.text().startswith("36,000 dice in 18,000\u00a0rolls")
    dice.choice.setCurrentIndex(dice.choice.findText("You"))
    assert dice.summary.text().startswith("17,940 dice in 8,970\u00a0rolls")
    window.filter.words.setText("expert")
    assert not dice.summary.text().startswith("17,940")

    window.tabs.setCurrentWidget(progress)
    window.filter.words.clear()
    assert progress.graph.chart.places == results_over_time(stored).chart.places
    summaries = set()
    for at in range(progress.choice.count()):
        progress.choice.setCurrentIndex(at)
        summaries.add(progress.summary.text())
        assert progress.graph.chart.places
    assert len(summaries) == progress.choice.count() > 1
    window.filter.words.setText("zanzibar")
    assert not progress.graph.isVisible()


def test_progress_and_errors_of_reading_are_shown_at_the_bottom(show: Show) -> None:
    window = show(many_games(3))
    history_service = window.app.window.features.history_service

    usual = window.window.status.text()

    history_service.progressed.emit(12, 340)
    assert {"12", "340"} <= set(window.window.status.text().split())
    history_service.progressed.emit(340, 340)
    assert window.window.status.text() == usual
    history_service.trouble_changed.emit(OSError("disk full"))
    assert window.window.status.text().endswith(": disk full")
    with window.listing():
        history_service.trouble_changed.emit(None)
    assert window.window.status.text() == usual


def test_all_columns_find_room_in_the_smallest_window_and_where_there_is_less_the_opponent_is_hidden(
    show: Show,
) -> None:
    window = show(with_long_names())
    table = window.table

    window.window.resize(640, 420)
    assert window.window.size().toTuple() == (640, 420)
    assert not table.horizontalScrollBar().isVisible()
    assert not table.isColumnHidden(DATE)
    assert "Game 1 of a match to 5" in str(table.model().index(0, DATE).data(Qt.ItemDataRole.ToolTipRole))

    table.setFixedWidth(480)
    QApplication.processEvents()
    assert (table.isColumnHidden(OPPONENT), table.isColumnHidden(DATE)) == (True, False)


def with_long_names() -> list[HistoryGame]:
    return [replace(game, rule_set="tapa-cube") for game in many_games(3)]


def with_band() -> HistoryGame:
    """A game with enough decisions for a band."""
    game = next(game for game in many_games(9) if game.white.review is not None)
    assert game.white.review is not None
    review = replace(game.white.review, decisions=ENOUGH)
    return replace(game, rule_set="tapa", white=replace(game.white, review=review))


def table_of(qtbot: QtBot, *stored: HistoryGame) -> GamesTable:
    """A table with room for all its columns."""
    table = GamesTable()
    qtbot.addWidget(table)
    table.show_games(stored)
    table.resize(1300, 300)
    table.show()
    return table


def needed(table: GamesTable, column: int) -> int:
    """The width of the text in the first row."""
    return table.fontMetrics().horizontalAdvance(str(table.model().index(0, column).data()))


def test_result_is_wrapped_before_the_level_is_hidden(qtbot: QtBot) -> None:
    end = Result(Side.WHITE, 2, How.MARS, resigned=True)
    table = table_of(qtbot, *(replace(game, result=end) for game in with_long_names()))

    table.resize(table.minimumSizeHint().width() + table.columnWidth(LEVEL) + table.columnWidth(POINTS), 300)

    assert not table.isColumnHidden(LEVEL)
    assert table.columnWidth(RESULT) < needed(table, RESULT)


def test_pr_has_room_for_a_level_only_where_it_tells_one(qtbot: QtBot) -> None:
    without, banded = (table_of(qtbot, *stored) for stored in (with_long_names(), [with_band()]))

    assert needed(without, ERRORS) < without.columnWidth(ERRORS) < banded.columnWidth(ERRORS)
    assert needed(banded, ERRORS) < banded.columnWidth(ERRORS)


def test_no_name_of_a_game_is_cut_where_another_one_is_longer_in_two_words(
    qtbot: QtBot, translator: Translator
) -> None:
    translator.use("el")
    keys = ("backgammon", "gul-bara")
    table = table_of(qtbot, *(replace(game, rule_set=key) for game, key in zip(many_games(2), keys, strict=True)))

    table.resize(table.minimumSizeHint().width() - table.verticalScrollBar().sizeHint().width(), 300)

    words = [word for game in table.shown for word in game_text(game).split()]
    assert table.columnWidth(GAME) > max(map(table.fontMetrics().horizontalAdvance, words))


@pytest.mark.parametrize("levels", [(None, FRIEND), ("veteran", "veteran")])
def test_level_is_read_whole_however_long_it_is(qtbot: QtBot, levels: tuple[str | None, str]) -> None:
    game = games()[0]
    sides = zip((game.white, game.black), levels, strict=True)
    white, black = (replace(side, seat=Seat(level)) for side, level in sides)

    table = table_of(qtbot, replace(game, white=white, black=black))

    assert table.columnWidth(LEVEL) > needed(table, LEVEL)


def test_in_greek_whose_words_are_long_the_points_make_room(show: Show, translator: Translator) -> None:
    translator.use("el")
    window = show([*with_long_names(), with_band()])

    for width, is_hidden in ((600, True), (1000, False)):
        window.window.resize(width, 420)
        assert window.window.width() == width
        assert window.table.isColumnHidden(POINTS) is is_hidden


def test_a_thousand_games_are_asked_for_once_and_only_those_in_sight_are_put_into_words(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: set[int] = set()
    data = ColumnsModel.data
    monkeypatch.setattr(ColumnsModel, "data", lambda model, at, *role: rows.add(at.row()) or data(model, at, *role))

    window = show([replace(game, white=replace(game.white, review=None)) for game in many_games(1_000)])
    window.app.let_happen()

    assert len(window.shown) == 1_000
    assert 0 < len(rows) < 100
