"""The end of a game, over the board: which says how it has ended only when nothing lies over it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from tapa_desktop.ui.text.result import match_result_text, result_text
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.room import Enter, Room


@pytest.fixture
def ended(enter: Enter) -> Room:
    """White has given up."""
    given = enter(dice=ScriptedDice((6, 5), (3, 1)))
    given.space()
    given.window.commands.resign.trigger()
    given.let_happen()
    return given


def speaks(room: Room) -> bool:
    return room.window.board.scene().is_calm


def test_board_says_nothing_while_the_card_says_it(ended: Room) -> None:
    assert ended.window.result.isVisible()

    assert not speaks(ended)


def test_end_of_a_single_game_is_told_without_a_score(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((6, 5), (3, 1)))
    room.begin(target=1)
    room.space()
    room.window.commands.resign.trigger()
    room.let_happen()

    lines = [label.text() for label in room.window.result.findChildren(QLabel) if label.isVisible()]

    assert lines[0] == result_text(room.state, room.state.result)
    assert match_result_text(room.state) not in lines


def test_board_says_it_when_the_card_has_been_closed(ended: Room) -> None:
    ended.press(ended.window.result.close_button)

    assert speaks(ended)


def test_board_says_what_comes_next_in_the_next_game(ended: Room) -> None:
    ended.space()

    assert ended.window.result.isHidden()
    assert speaks(ended)


def test_card_stays_in_the_middle_of_a_board_of_another_size(ended: Room) -> None:
    card, board = ended.window.result, ended.window.board
    before = board.size()

    ended.window.resize(1400, 900)
    ended.let_happen()

    assert board.size() != before
    off = card.geometry().center() - board.rect().center()
    assert off.manhattanLength() <= 2


def test_words_of_a_result_stand_in_one_line_where_there_is_room(ended: Room) -> None:
    card = ended.window.result
    text = "The computer has pinned the mother: 2 points"
    card.show_result(text, "The computer wins the match 3 : 2")

    (title,) = (label for label in card.findChildren(QLabel) if label.text() == text)
    assert title.heightForWidth(title.width()) < 2 * title.fontMetrics().height()
    assert card.width() < ended.window.board.width()


def test_card_is_wide_enough_for_each_line_of_the_summary(ended: Room) -> None:
    card = ended.window.result
    ended.window.resize(1400, 900)
    line = "The computer: " + "x" * 66

    card.show_summary(f"{line}\nshort")

    (shown,) = (label for label in card.findChildren(QLabel) if label.text().startswith(line))
    assert shown.contentsRect().width() >= shown.fontMetrics().horizontalAdvance(line)


def test_summary_that_is_too_high_for_the_board_is_left_out_until_there_is_room(ended: Room) -> None:
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
def test_no_button_is_cut_off_beside_an_open_hint(ended: Room, width: int, is_stacked: bool) -> None:
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


def test_one_click_plays_the_same_match_again(ended: Room) -> None:
    ended.begin("tapa", white=PERSON, black=COMPUTER, target=1)
    ended.window.commands.resign.trigger()
    ended.let_happen()
    before, card = ended.match.history.header, ended.window.result

    ended.press(card.again_button)

    after = ended.match.history.header
    assert card.isHidden()
    assert not ended.match.state.results
    assert (after.games, after.white, after.black, after.target) == (
        before.games,
        before.white,
        before.black,
        before.target,
    )
