"""Pages of the openings: the book's plays with reasons and the shares of strong levels that make them."""

from __future__ import annotations

import pytest

from tapa_desktop.ai import openings as book
from tapa_desktop.cancelling import never
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.openings import OpeningQuestion, OpeningTurn, opening_of, opening_pages, places, unknown_turn
from tapa_desktop.game.events import GameBegun, OpeningRolled, Played, Resigned, Rolled, Seat
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import BACKGAMMON, TAPA
from tests.cases import some

START = PositionSpec(TAPA, Side.WHITE, start_position(TAPA), None, FIRST)


def test_page_of_a_roll_has_the_plays_of_the_book_then_reasons_and_shares() -> None:
    question = OpeningQuestion(PositionSpec(BACKGAMMON, Side.WHITE, start_position(BACKGAMMON), (2, 1), FIRST))

    first, whole = opening_pages(question, never)

    book_plays = book.own_book().plays(BACKGAMMON, start_position(BACKGAMMON), FIRST, (2, 1))
    assert [move.candidate.play for move in first.moves] == [one.play for one in some(book_plays)]
    assert first.is_known
    assert first.rolls[2, 1] == book_plays[0].equity
    assert {move.share for move in first.moves} == {None}
    assert 0.3 < sum(move.share or 0 for move in whole.moves) <= 1
    assert whole.moves[0].reasons


@pytest.mark.parametrize("target", [0, 5])
def test_jacoby_rule_goes_with_the_openings_of_a_game_in_which_it_counts(target: int) -> None:
    header = Header("tapa-record", 1, (GameRules("backgammon", {"jacoby": True}),), Seat(), Seat(), target)
    history = replay(header, (OpeningRolled(5, 3),))

    start, *_ = opening_of(history, 1)

    assert start.counted_rules.jacoby is history.state.is_each_win_single is (target == 0)


def test_beyond_the_book_the_computer_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book.Book, "plays", lambda *_: ())

    *_, page = opening_pages(OpeningQuestion(START._replace(roll=(6, 5))), never)

    assert not page.is_known
    assert not page.rolls
    assert {move.candidate.half_width for move in some(page.moves)} == {None}


def test_a_game_leaves_the_book_at_the_first_play_that_it_does_not_have() -> None:
    start = PositionSpec(BACKGAMMON, Side.WHITE, start_position(BACKGAMMON), None, FIRST)
    best = OpeningTurn((6, 5), book.own_book().plays(BACKGAMMON, start.position, FIRST, (6, 5))[0].play)
    strange = OpeningTurn((6, 5), "8/2 8/3")

    assert unknown_turn(start, [best]) is None
    assert unknown_turn(start, [strange]) == 0
    assert unknown_turn(start, [OpeningTurn((6, 5))]) is None


def test_turns_are_those_of_the_game_in_which_the_state_is() -> None:
    header = Header("tapa-record", 1, (GameRules("tapa"),), Seat(), Seat(), 3)
    first = (OpeningRolled(5, 3), Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Resigned(Side.BLACK))
    second = (GameBegun(), Rolled(3, 1), Played("24/21 24/23"), Rolled(2, 1))
    history = replay(header, (*first, *second))

    for at in (3, len(first)):  # in the game, and after its end
        start, turns, before = opening_of(history, at)
        assert (turns[0].play, before) == ("24/18 24/19", 1)
    start, turns, before = opening_of(history, len(history.states) - 1)

    assert start == START
    assert turns == (OpeningTurn((3, 1), "24/21 24/23"), OpeningTurn((2, 1)))
    assert before == 1
    *_, last = places(start, turns[:1])
    assert last.side is Side.BLACK
    assert play_question(last._replace(roll=(2, 1))).after("24/22 24/23")
