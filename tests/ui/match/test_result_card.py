"""The end of a game, over the board: which says how it has ended only when nothing lies over it.

The score sheet lists the games of the match that have ended.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Doubled, Dropped, GameBegun, OpeningRolled, Resigned, Rewound, Rolled, Seat, Seated
from tapa_desktop.game.history import History
from tapa_desktop.game.state import Phase, Result, results_of
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.look.colors import disc_icons
from tapa_desktop.ui.match import score, side_panel
from tapa_desktop.ui.match.result_card import Celebration
from tapa_desktop.ui.match.score import BLACK, GAME, HOW, NAME, POINTS, WHITE, WINNER, ScoreSheet, games_won_text
from tapa_desktop.ui.text.names import player_name
from tapa_desktop.ui.text.result import match_result_text, result_text
from tests.app.driver import COMPUTER, PERSON
from tests.game.matches import in_turn, match_of
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.states import header, match


@pytest.fixture
def ended(open_window: OpenWindow) -> App:
    """White has resigned."""
    app = open_window((6, 5), (3, 1), presses=1)
    app.trigger(app.window.commands.resign)
    return app


def test_board_says_nothing_until_the_card_that_says_it_is_closed_or_the_end_is_taken_back(ended: App) -> None:
    card, board = ended.window.result, ended.window.board
    assert card.isVisible()
    assert not board.scene().is_calm

    ended.press(card.close_button)
    assert card.isHidden()
    assert board.scene().is_calm

    card.appear()
    ended.press(card.undo_button)
    assert ended.state.result is None
    assert card.isHidden()
    assert board.scene().is_calm


def test_board_with_another_look_leaves_a_card_closed_and_below_an_earlier_position(ended: App) -> None:
    card, window = ended.window.result, ended.window
    walk = window.features.walk.board

    ended.click_line(0)
    window.change_settings(replace(ended.session.settings, theme="glass"))
    assert walk.isVisible()
    over_board = window.board.children()
    assert over_board.index(card) < over_board.index(walk)

    window.run_primary_action()
    ended.press(card.close_button)
    window.change_settings(replace(ended.session.settings, theme="felt"))
    assert card.isHidden()


def test_end_of_a_single_game_is_told_without_a_score_and_one_click_plays_the_same_again_with_who_sat_there_last(
    ended: App,
) -> None:
    ended.begin("tapa", white=PERSON, black=COMPUTER, target=1)
    ended.player.set_seat(Side.BLACK, Seat("beginner"))
    ended.space()
    ended.trigger(ended.window.commands.resign)
    old, card = ended.match.history.header, ended.window.result

    lines = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    assert lines[0] == result_text(ended.state, ended.state.result)
    assert match_result_text(ended.state) not in lines

    ended.press(card.again_button)
    header = ended.match.history.header
    assert card.isHidden()
    assert not ended.match.state.results
    assert (header.games, header.target) == (old.games, old.target)
    assert (header.white, header.black) == (PERSON, Seat("beginner"))


def test_card_stays_in_the_middle_of_a_board_of_another_size(ended: App) -> None:
    card, board = ended.window.result, ended.window.board
    size = board.size()

    ended.window.resize(1400, 900)
    ended.let_happen()

    assert board.size() != size
    off = card.geometry().center() - board.rect().center()
    assert off.manhattanLength() <= 2


def test_result_and_each_line_of_the_summary_stand_in_one_line_where_there_is_room(ended: App) -> None:
    card = ended.window.result
    ended.window.resize(1400, 900)
    text, line = "The computer has pinned the mother: 2 points", "The computer: " + "x" * 66

    card.show_result(text, "The computer wins the match 3 : 2")
    card.show_summary(f"{line}\nshort")

    (title, summary) = (label for label in card.findChildren(QLabel) if label.text().startswith((text, line)))
    assert title.heightForWidth(title.width()) < 2 * title.fontMetrics().height()
    assert summary.contentsRect().width() >= summary.fontMetrics().horizontalAdvance(line)
    assert card.width() < ended.window.board.width()


def test_summary_that_is_too_high_for_the_board_is_left_out_until_there_is_room(ended: App) -> None:
    card, board = ended.window.result, ended.window.board
    ended.window.resize(640, 480)
    ended.let_happen()

    card.show_summary("\n".join("line" for _ in range(board.height() // card.fontMetrics().height())))
    assert board.rect().contains(card.geometry())
    low = card.height()

    ended.window.resize(1400, 1400)
    ended.let_happen()
    assert card.height() > 2 * low


@pytest.mark.parametrize(("width", "is_stacked"), [(1400, False), (640, True)])
def test_no_button_is_cut_off_beside_an_open_hint(ended: App, width: int, is_stacked: bool) -> None:
    card = ended.window.result
    card.next_button.setText("The next game of the match")
    card.review_button.setText("A name that is longer than in most languages and has no room beside others")
    ended.window.commands.hint.setChecked(True)

    ended.window.resize(width, 480)
    ended.let_happen()

    buttons = (card.undo_button, card.review_button, card.next_button)
    assert all(card.rect().contains(one.geometry()) for one in buttons)
    assert all(one.width() >= one.minimumSizeHint().width() for one in buttons)
    assert (card.undo_button.x() == card.next_button.x()) is is_stacked


THREE_GAMES = match(
    *(Resigned(Side.BLACK), GameBegun(), Resigned(Side.WHITE), GameBegun(), Doubled(), Dropped()), rule_set="tapa-cube"
)


def cells(sheet: ScoreSheet) -> list[list[object]]:
    """The texts of each line."""
    columns = (GAME, WINNER, HOW, POINTS, WHITE, BLACK)
    return [[sheet.model().index(row, column).data() for column in columns] for row in range(len(sheet.rows))]


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    sheet = ScoreSheet(is_small=True)
    qtbot.addWidget(sheet)
    return sheet


def test_each_game_that_has_ended_is_a_line_with_the_score_after_it(sheet: ScoreSheet) -> None:
    sheet.show_games(THREE_GAMES, {})
    assert cells(sheet) == [
        ["1", "You", "mars, resigned", "+2", "2", "0"],
        ["2", "The computer", "mars, resigned", "+2", "2", "2"],
        ["3", "The computer", "dropped", "+1", "2", "3"],
    ]

    for history in (match(), match(Resigned(Side.BLACK), Rewound(1))):
        sheet.show_games(history, {})
        assert cells(sheet) == []


def test_small_sheet_names_the_games_of_a_match_through_several_in_place_of_how_they_ended(sheet: ScoreSheet) -> None:
    games = in_turn(header(), "tapa", "plakoto")
    several = match_of(games, OpeningRolled(6, 1), Resigned(Side.WHITE), GameBegun(), Resigned(Side.BLACK))

    sheet.show_games(several, {})
    assert [sheet.model().index(row, NAME).data() for row in range(2)] == ["Tapa", "Plakoto"]
    assert [sheet.isColumnHidden(column) for column in (NAME, HOW)] == [False, True]

    sheet.show_games(match(Resigned(Side.BLACK)), {})
    assert [sheet.isColumnHidden(column) for column in (NAME, HOW)] == [True, False]


def ended_with(history: History, result: Result, **changes: object) -> History:
    """The match after a game with this result."""
    end = replace(history.state, phase=Phase.GAME_OVER, results=results_of([result]), **changes)
    return replace(history, states=(*history.states, end))


def test_a_draw_is_counted_is_a_line_without_a_winner_and_said_beside_the_name_of_its_game(sheet: ScoreSheet) -> None:
    sheet.show_games(drawn := ended_with(match(), Result(None, 0, How.VOID)), disc_icons(WOOD))

    assert cells(sheet) == [["1", "", "draw, no points", "", "0", "0"]]
    assert sheet.model().index(0, GAME).data(Qt.ItemDataRole.DecorationRole) is None
    assert games_won_text(drawn.state) == "Games won: You 0, The computer 0. Drawn: 1"

    in_an_order = match_of(in_turn(header(), "tapa", "plakoto"))
    sheet.show_games(ended_with(in_an_order, Result(None, 0, How.MOTHERS)), {})
    assert sheet.model().index(0, NAME).data() == "Tapa, draw, no points"


def test_points_and_score_of_an_unlimited_match_are_read_whole(sheet: ScoreSheet) -> None:
    sheet.show_games(ended_with(match(), Result(Side.BLACK, 1152, How.TRIPLE)), {})

    for column in (POINTS, BLACK):
        assert sheet.columnWidth(column) > sheet.fontMetrics().horizontalAdvance(sheet.model().index(0, column).data())


def test_numbers_of_the_sheet_stand_at_the_right_and_its_lines_are_described_in_sentences(sheet: ScoreSheet) -> None:
    icons = disc_icons(WOOD)
    sheet.show_games(THREE_GAMES, icons)
    model = sheet.model()

    assert model.index(2, HOW).data(Qt.ItemDataRole.ToolTipRole).startswith("You drop the double.")
    assert model.index(1, GAME).data(Qt.ItemDataRole.DecorationRole).cacheKey() == icons[Side.BLACK].cacheKey()
    for column, side in ((WHITE, Side.WHITE), (BLACK, Side.BLACK)):
        header = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DecorationRole)
        assert header.cacheKey() == icons[side].cacheKey()
    for column in (POINTS, WHITE, BLACK):
        assert model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight


def test_small_sheet_leaves_out_the_names_and_is_as_high_as_its_lines(sheet: ScoreSheet) -> None:
    assert sheet.isColumnHidden(WINNER)
    height = sheet.minimumSizeHint().height()

    sheet.show_games(THREE_GAMES, {})

    row = sheet.verticalHeader().defaultSectionSize()
    assert sheet.sizeHint().height() == height + 2 * row
    sheet.show_games(match_of(header(target=0), OpeningRolled(6, 5), *(Resigned(Side.WHITE), GameBegun()) * 15), {})
    assert sheet.sizeHint().height() == height + 4 * row


def test_smallest_small_sheet_shows_its_last_game_whole(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.resize(230, 200)
    with qtbot.waitExposed(sheet):
        sheet.show()

    sheet.show_games(ended_with(match(), Result(Side.BLACK, 4, How.MARS, resigned=True), cube=Cube(2)), {})

    assert sheet.rowHeight(0) > sheet.verticalHeader().defaultSectionSize(), "it takes two lines"
    assert sheet.minimumSizeHint().height() == sheet.sizeHint().height()


def test_dialog_shows_the_match_its_games_and_their_winners(qtbot: QtBot) -> None:
    dialog = score.ScoreDialog()
    qtbot.addWidget(dialog)

    dialog.show_match(THREE_GAMES, WOOD)

    assert dialog._match.text() == "Tapa with cube, match to 5 · game\u00a03"
    assert dialog._score.text() == "You 2 : 3 The computer"
    assert dialog._won.text() == "Games won: You 1, The computer 2"
    assert games_won_text(replace(THREE_GAMES.state, black=PERSON)) == "Games won: White 1, Black 2"
    assert dialog.sheet.model().rowCount() == 3
    assert not dialog.sheet.isColumnHidden(WINNER)


def test_winner_is_called_as_now_and_a_long_name_is_read_in_full_where_there_is_room(qtbot: QtBot) -> None:
    wide = ScoreSheet(is_small=False)
    qtbot.addWidget(wide)
    history = match(Resigned(Side.BLACK), Seated(Side.WHITE, Seat(name="Anastasia Papadopoulou")))
    needed = wide.width_of(player_name(history.state, Side.WHITE))
    wide.resize(900, 320)
    with qtbot.waitExposed(wide):
        wide.show()

    wide.show_games(history, {})
    assert "Anastasia" in cells(wide)[0][1]
    assert wide.columnWidth(WINNER) == needed

    wide.resize(300, 320)
    qtbot.waitUntil(lambda: wide.columnWidth(WINNER) < needed)


def test_winner_is_who_sat_there_then_and_not_who_has_taken_the_seat(sheet: ScoreSheet) -> None:
    swapped = (Seated(Side.WHITE, Seat("expert")), Seated(Side.BLACK, PERSON))

    sheet.show_games(match(Resigned(Side.BLACK), *swapped, GameBegun(), Resigned(Side.BLACK)), {})

    assert [line[WINNER - 1] for line in cells(sheet)] == ["You", "The computer"]


def test_sheet_is_filled_when_a_game_has_ended_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    filled: list[int] = []
    monkeypatch.setattr(score, "game_ends", lambda history: filled.append(len(history.log)) or ())
    panel = side_panel.SidePanel()
    qtbot.addWidget(panel)
    history = match_of(header(target=0), OpeningRolled(6, 5), Resigned(Side.WHITE))

    for event in (GameBegun(), Rolled(3, 1), Resigned(Side.BLACK), Seated(Side.WHITE, COMPUTER)):
        panel.show_games(history)
        history = history.append(event)
    panel.show_games(history)

    assert filled == [2, 5, 6]


# A person's win is celebrated for a moment, unless motion or the celebration is switched off

LIVELY = replace(QUIET, checker_speed="fast", reduce_motion="no")


def won(open_window: OpenWindow, **changes: object) -> App:
    """The computer has resigned."""
    app = open_window((6, 3), settings=replace(LIVELY, **changes))
    app.space()
    app.window.board.finish_motion()
    app.player.set_seat(Side.BLACK, PERSON)
    app.player.resign(Side.BLACK)
    app.window.board.finish_motion()
    app.player.set_seat(Side.BLACK, COMPUTER)
    app.let_happen()
    return app


def test_win_of_a_person_is_celebrated_over_the_whole_board_but_not_at_the_next_start(open_window: OpenWindow) -> None:
    app = won(open_window)

    (celebration,) = app.window.board.findChildren(Celebration)
    assert celebration.isVisible()
    assert celebration.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    app.window.resize(1000, 700)
    assert celebration.size() == app.window.board.size()

    app.leave()
    app = open_window(settings=LIVELY)
    assert app.window.result.isVisible()
    assert app.window.board.findChildren(Celebration) == []


@pytest.mark.parametrize("changes", [{"celebrate_wins": False}, {"reduce_motion": "yes"}, {"checker_speed": "off"}])
def test_nothing_moves_where_the_player_wants_none(open_window: OpenWindow, changes: dict[str, object]) -> None:
    assert won(open_window, **changes).window.board.findChildren(Celebration) == []
