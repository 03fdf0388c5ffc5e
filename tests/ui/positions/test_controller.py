"""Positions copied from the board and pasted onto it, by keys, in the real window."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.cube.cubeful import Score, Standing
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.app.storage.reading import AT_ONCE
from tapa_desktop.coach.decision import standing_of
from tapa_desktop.coach.hint import Analysis, AnalysisQuestion, CubeHint
from tapa_desktop.game.events import OpeningRolled, Played, Rolled, Seat
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import Cube, PositionSpec
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAPA_CUBE
from tapa_desktop.ui.positions.editor import PositionEditor
from tapa_desktop.ui.positions.text import analysis_page
from tapa_desktop.ui.text.numbers import at_score_text
from tapa_desktop.ui.text.prompt import prompt_text
from tests.app.driver import COMPUTER
from tests.game.matches import header, in_turn, match_of
from tests.ui.app import App, OpenWindow, written
from tests.ui.coaches import rated
from tests.ui.positions.conftest import fault_in

CTRL = Qt.KeyboardModifier.ControlModifier
START = "tapa W15,22,B15 0/0/0 0/0/0"
PRESENT = f"{START} W 31 match=5:0-0"
MIDDLE = "tapa W10,2,bW2,3,W1,4,W2,8,B2,1,B12 0/0/0 0/0/0 W 52"
BLACKS_TURN = "tapa W10,3,W2,3,W1,4,W2,7,B2,1,B13 0/0/0 0/0/0 B 52"
OTHER = "plakoto W15,21,B1,B14 0/0/0 0/0/0 W -"
OVER = "tapa B1,23 0/0/15 0/0/14 B -"
REJECTED = "tapa W14,22,B15 0/0/0 0/0/0 W 31"
NO_POSITION = f"It is a line such as {START} W 31"


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    """White has begun with a 3 and a 1, and has moved one checker."""
    app = open_window((6, 5), (3, 1), (4, 2), (6, 1), presses=2)
    app.drag(24, 21)
    return app


def copied() -> str:
    return QGuiApplication.clipboard().text()


def paste(app: App, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    app.key(Qt.Key.Key_V, CTRL)


def drop(app: App, mime: QMimeData, on: QWidget | None = None) -> bool:
    """Drop something on the board or another part of the window; return whether it was accepted."""
    target, at = on or app.window.board, QPoint(100, 100)
    while not target.acceptDrops():  # as Qt looks for one
        above = target.parentWidget()
        assert above is not None
        target = above
    actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    how = actions, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(at, *how)
    entering.ignore()
    QApplication.sendEvent(target, entering)
    if entering.isAccepted():
        event = QDropEvent(QPointF(at), *how)
        QApplication.sendEvent(target, event)
        assert event.dropAction() is Qt.DropAction.CopyAction
    app.let_happen()
    return entering.isAccepted()


def drop_text(app: App, text: str) -> None:
    mime = QMimeData()
    mime.setText(text)
    assert drop(app, mime)


def press_offer(app: App) -> None:
    """Press the only button of the notices."""
    (button,) = (one for row in app.window.messages.rows for one in row.findChildren(QPushButton))
    app.press(button)


def details(app: App) -> list[tuple[str, str]]:
    """How severe each notice is, and its detail."""
    return [(row.message.severity, row.message.detail) for row in app.window.messages.rows]


def test_position_is_copied_as_it_was_at_the_start_of_the_turn_and_is_not_begun_again(app: App) -> None:
    app.key(Qt.Key.Key_C, CTRL)
    assert copied() == PRESENT
    assert details(app) == [("info", PRESENT)]

    before = app.history
    app.window.commands.paste_position.trigger()

    assert app.history == before
    assert details(app) == [("info", "")]


def test_pasted_position_is_played_at_once(app: App) -> None:
    paste(app, f"What would you play here?\n\n> <{MIDDLE}>.\n\nI took the pin.")

    assert app.history.header.position == MIDDLE
    assert (app.state.phase, app.state.side, app.state.roll) == (Phase.TO_PLAY, Side.WHITE, (5, 2))
    assert app.state.target == 1
    app.drag(17, 12)
    assert len(app.state.drafted) == 1


def test_players_stay_and_who_sits_below_stays_there(open_window: OpenWindow) -> None:
    app = open_window(white=COMPUTER, black=Seat(None, "Ана"))

    paste(app, MIDDLE.replace("W 52", "B 52"))

    assert (app.state.white, app.state.black) == (COMPUTER, Seat(None, "Ана"))
    assert app.window.board.options.below is Side.BLACK


def test_match_that_is_left_waits_and_is_one_click_away_whatever_is_said_next_and_so_does_what_was_pasted(
    app: App,
) -> None:
    left, before = app.file, app.history

    paste(app, MIDDLE)

    pasted = app.file
    assert pasted != left
    assert [saved.path for saved in app.session.unfinished_matches()] == [left]
    assert written(left) == before
    paste(app, MIDDLE.replace("W 52", "W 59"))
    app.key(Qt.Key.Key_C, CTRL)
    assert [len(row.findChildren(QPushButton)) for row in app.window.messages.rows] == [1, 0]
    last = app.session.settings.last_match
    assert (last.position, last.target) == ("", 5), "the next match is like the last one chosen"

    press_offer(app)
    assert app.history == before
    assert pasted in [saved.path for saved in app.session.unfinished_matches()]


def test_what_is_said_of_a_pasted_text_goes_when_a_new_match_begins(app: App) -> None:
    for text in (MIDDLE, OVER, format_match(match_of(header("plakoto", target=7), OpeningRolled(5, 3)))):
        paste(app, text)
        app.key(Qt.Key.Key_C, CTRL)
        assert app.notices

        app.begin()

        assert app.notices == []


def test_house_rules_hold_in_a_pasted_position_and_nothing_is_said_of_a_match_not_begun(
    open_window: OpenWindow,
) -> None:
    app = open_window()
    app.session.new_match(header("tapa", black=COMPUTER, house_rules={"larger_die": False}))
    app.let_happen()

    paste(app, MIDDLE)
    assert app.history.header.games[0].house_rules == {"larger_die": False}
    (row,) = app.window.messages.rows
    assert row.findChildren(QPushButton) == []
    assert app.session.unfinished_matches() == []

    paste(app, OTHER)
    assert app.history.header.games[0].house_rules == {}


def test_a_position_for_money_tells_the_jacoby_rule_beside_the_other_rules_of_the_game(open_window: OpenWindow) -> None:
    app, rules = open_window(), {"jacoby": True, "larger_die": False}
    app.session.new_match(header("backgammon", 0, house_rules=rules))
    app.let_happen()
    placed = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{}:10"

    paste(app, placed.format("31:0:0:0:7"))
    kept = app.history.header.games[0].house_rules
    paste(app, placed.format("42:0:0:0:0"))
    without = app.history.header.games[0].house_rules
    paste(app, placed.format("42:0:0:1:0"))

    assert kept == app.history.header.games[0].house_rules == rules
    assert without == {"larger_die": False}


@pytest.mark.parametrize(
    ("give", "text", "detail"),
    [
        pytest.param(paste, f"look: {START} W 31", ("info", ""), id="the present one"),
        pytest.param(paste, OVER, ("warning", OVER), id="the game is over"),
        pytest.param(paste, f"so: {REJECTED}.", ("warning", fault_in(REJECTED)), id="the rules reject it"),
        pytest.param(paste, "", ("info", NO_POSITION), id="pasted nothing"),
        pytest.param(drop_text, "no position", ("info", NO_POSITION), id="dropped words"),
    ],
)
def test_text_without_a_position_or_one_that_cannot_be_begun_changes_nothing(
    app: App, give: Callable[[App, str], None], text: str, detail: tuple[str, str]
) -> None:
    before = app.history

    give(app, text)

    assert app.history == before
    assert details(app) == [detail]


def test_pasted_match_is_offered_and_opened_beside_the_one_that_was_played(app: App) -> None:
    opened = OpeningRolled(5, 3), Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2)
    history, before = match_of(header("plakoto", target=7), *opened), app.file

    paste(app, format_match(history))
    assert app.file == before, "it is only offered"
    press_offer(app)

    assert app.state == history.state
    assert written(app.file).state == history.state
    assert before in [match.path for match in app.session.unfinished_matches()]


def test_pasted_match_that_cannot_be_read_leaves_the_open_one_and_a_long_one_is_left_to_a_file(app: App) -> None:
    before = app.history
    paste(app, "; a line\n" * AT_ONCE + "7 point match\n")
    assert not app.window.messages.rows[-1].findChildren(QPushButton)

    paste(app, '; [Variation "Unheard of"]\n7 point match\n')
    press_offer(app)

    assert app.history == before
    assert [severity for severity, _ in details(app)] == ["warning"]


def test_a_pasted_cube_is_played_with_and_a_score_is_left_aside(app: App) -> None:
    cubed = "tapa-cube W15,22,B15 0/0/0 0/0/0 W -"
    paste(app, f"{cubed} cube=4W match=7:3-2")

    assert (app.state.cube, app.state.target) == (Cube(4, Side.WHITE), 0)
    assert app.state.may_double
    assert "The match score does not count." in app.notices[-1]

    begun = app.history
    paste(app, f"{cubed} match=9:1-1")
    assert app.history == begun, "it is on the board already"


def test_text_that_is_dropped_on_the_board_is_played_files_are_opened_and_pictures_are_not_taken(
    app: App, qtbot: QtBot, tmp_path: Path
) -> None:
    picture, page, files, match = QMimeData(), QMimeData(), QMimeData(), tmp_path / "given.mat"
    match.write_text(format_match(match_of(header("plakoto", target=7), OpeningRolled(5, 3))))
    picture.setImageData(QImage(2, 2, QImage.Format.Format_RGB32))
    page.setUrls([QUrl("https://example.org/match.mat")])
    files.setUrls([QUrl.fromLocalFile(str(path)) for path in (tmp_path / "none.tapa", match)])
    assert not drop(app, picture)
    assert not drop(app, page)

    drop_text(app, f"this one: {MIDDLE}.")
    assert app.history.header.position == MIDDLE

    assert drop(app, files)
    qtbot.waitUntil(lambda: bool(app.window.messages.rows) and not app.history.header.position)
    assert "none.tapa" in str(details(app))

    files.setUrls([QUrl("file:///nul%00.tapa")])
    assert drop(app, files, app.window.side_panel.plays)
    assert "nul\ufffd.tapa" in str(details(app))


@pytest.mark.parametrize("text", [f"this one: {MIDDLE}.", REJECTED])
def test_position_in_a_file_that_is_dropped_is_taken_like_one_that_is_pasted(
    app: App, tmp_path: Path, text: str
) -> None:
    paste(app, text)
    expected, shown = app.history.header.position, details(app)
    app.begin()
    (tmp_path / "position.txt").write_text(text)
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(tmp_path / "position.txt"))])

    assert drop(app, files)

    assert (app.history.header.position, details(app)) == (expected, shown)
    (tmp_path / "match.mat").write_text(f'; [Variation "tapa"]\n; [Position "{PRESENT}"]\n 1 point match\n')
    assert not app.window.features.positions.play_file(tmp_path / "match.mat"), "that begins with one"


def open_editor(app: App) -> PositionEditor:
    app.key(Qt.Key.Key_E, CTRL)
    (editor,) = app.window.findChildren(PositionEditor)
    return editor


def set_up(editor: PositionEditor, text: str) -> None:
    editor.text.line.selectAll()
    QTest.keyClicks(editor.text.line, text)


def test_editor_opens_beside_the_game_with_its_position_and_is_brought_forward_as_it_is(app: App) -> None:
    editor = open_editor(app)
    assert editor.isVisible()
    assert not editor.isModal()
    assert editor.text.line.text() == PRESENT
    assert editor.board.options.below is app.window.board.options.below

    set_up(editor, MIDDLE)
    assert open_editor(app) is editor
    assert editor.text.line.text() == MIDDLE

    app.window.commands.analyse.trigger()
    assert editor.text.line.text() == PRESENT


def test_position_that_was_set_up_is_played_and_the_computer_answers(app: App) -> None:
    left = app.file
    editor = open_editor(app)
    set_up(editor, BLACKS_TURN)

    app.press(editor.play)

    assert app.history.header.position == BLACKS_TURN
    assert [type(event) for event in app.history.active_events] == [Played]
    assert (app.state.side, app.prompt) == (Side.WHITE, prompt_text(app.state, None))
    assert [saved.path for saved in app.session.unfinished_matches()] == [left]
    assert app.window.findChildren(PositionEditor) == []


def test_present_position_is_analysed_in_an_editor_that_closes_with_the_window(app: App, qtbot: QtBot) -> None:
    app.key(Qt.Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    (editor,) = app.window.findChildren(PositionEditor)
    assert editor.tabs.currentWidget() is editor.analysis
    qtbot.waitUntil(lambda: "Best with 3-1" in editor.analysis.page.toPlainText())

    app.leave()
    assert not editor.isVisible()


def test_analysis_is_for_the_match_with_the_games_that_come_next(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_window((6, 5), (3, 1))
    app.session.new_match(in_turn(header(target=3), "tapa", "fevga"))
    app.space(2)
    questions: list[AnalysisQuestion] = []
    monkeypatch.setattr(app.window.features.positions._analysing, "ask", questions.append)
    monkeypatch.setattr("tapa_desktop.ui.positions.text.DELAY_MS", 60_000)  # so it asks no more by itself

    app.trigger(app.window.commands.analyse)
    editor = open_editor(app)
    editor.analysis._ask()
    set_up(editor, f"{MIDDLE} match=3:2-1")
    editor.analysis._ask()

    assert [one.standing for one in questions] == [
        standing_of(app.state),
        Standing((TAPA,), 0, Score(1, 2, after_crawford=True)),
    ]


CHANCES = Probabilities(0.758, 0.466, 0.011, 0.065, 0.012)


def words(
    key: str, roll: tuple[int, int] | None = None, side: Side = Side.WHITE, equity: float = 0.918, **shown: bool
) -> list[str]:
    """The page without its marks."""
    rule_set = RULE_SETS[key]
    plays = (rated("24/19 21/19", 0.9), rated("pass", -0.0004)) if roll else ()
    analysis = Analysis(PositionSpec(rule_set, side, start_position(rule_set), roll), equity, CHANCES, plays)
    page = analysis_page(analysis, **{"with_equity": True, "at_score": False, **shown})
    return [word for word in re.sub(r"<[^>]*>", "|", page).split("|") if word]


@pytest.mark.parametrize(
    ("key", "rows"),
    [
        *(("tapa", ["Mars", "46.6%", "6.5%"]), ("plakoto", ["Mars or mother", "46.6%", "6.5%"])),
        *(("tapa-cube", ["Mars", "46.6%", "6.5%", "Triple", "1.1%", "1.2%"]), ("tawula", ["Capote", "1.1%", "1.2%"])),
    ],
)
def test_each_kind_of_win_that_the_game_knows_has_its_chances(key: str, rows: list[str]) -> None:
    head = ["White to move, before the roll", "White", "Black", "Wins", "75.8%", "24.2%"]

    assert words(key) == [*head, *rows, "Equity", "+0.918", "−0.918"]


def test_side_to_move_comes_first_and_equity_has_its_sign() -> None:
    cells, even = (words("tapa", side=Side.BLACK, equity=equity) for equity in (-1.2345, 0.0))

    assert cells[:3] == ["Black to move, before the roll", "Black", "White"]
    assert (cells[-2:], even[-2:]) == (["−1.234", "+1.234"], ["+0.000", "+0.000"])


def test_best_plays_are_numbered_with_chances_and_equities_that_are_left_out_if_they_are_not_wanted() -> None:
    without, at_score = words("tapa", (5, 2), with_equity=False), words("tapa", (5, 2), at_score=True)

    first, second = "60.0% · +0.900", "60.0% · +0.000"
    best = ["Best with 5-2", "1.", "24/19 21/19", first, "2.", "pass", second]
    assert words("tapa", (5, 2))[-7:] == best
    assert at_score[-8:] == [*best, at_score_text()]
    assert without[-7:] == [*best[:3], "60.0%", *best[4:6], "60.0%"]
    assert "Equity" not in without
    assert at_score_text() not in words("tapa", (5, 2), at_score=True, with_equity=False)


def test_cube_action_stands_below_the_chances_with_its_equity_if_that_is_wanted() -> None:
    placed = PositionSpec(TAPA_CUBE, Side.WHITE, start_position(TAPA_CUBE))
    analysis = Analysis(placed, 0.918, CHANCES, cube=CubeHint("double", 0.338))

    with_equity, without = (analysis_page(analysis, with_equity=wanted, at_score=False) for wanted in (True, False))

    assert with_equity.endswith("<p>Double. Wait below +0.338.</p>")
    assert without.endswith("<p>Double.</p>")


@pytest.mark.usefixtures("usual_locale")
def test_tables_begin_at_the_right_where_one_reads_leftwards() -> None:
    QLocale.setDefault(QLocale("ar_EG"))

    cells = words("tapa", (5, 2))

    assert cells[1:3] == ["Black", "White"]
    first, second = "٦٠٫٠% · \u061c+٠٫٩٠٠", "٦٠٫٠% · \u061c+٠٫٠٠٠"
    assert cells[-6:] == [first, "\u206624/19 21/19\u2069", "١.", second, "\u2066pass\u2069", "٢."]
