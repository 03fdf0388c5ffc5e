"""The computer at the table: White is a person, Black the computer, which answers when the test says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tapa_desktop.app.background.thinker import PlayAnswer
from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import Drafted, Played, Rolled, Seat, Seated
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tests.app.desk import COMPUTER, PERSON, Desk, ScriptedDice, StubThinker, answer_to, header

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """White has played a 3 and a 1, Black, the computer, thinks about a 6 and a 2; then White throws a double 4."""
    dice = ScriptedDice((6, 5), (3, 1), (6, 2), (4, 4), (5, 3))
    desk = Desk(tmp_path, dice=dice, thinker=StubThinker(at_once=False))
    desk.begin()
    desk.do(desk.player.roll, desk.player.roll)
    desk.step("24/21", "24/23")
    desk.do(desk.player.finish_turn)
    return desk


def answer(desk: Desk) -> None:
    desk.do(desk.thinker.answer_now)


def test_the_computer_rolls_by_itself_thinks_about_its_roll_and_plays_when_its_play_comes(desk: Desk) -> None:
    (question,) = desk.thinker.questions

    assert desk.history.log[-1] == Rolled(6, 2)
    assert (question.decision.roll, question.level) == ((6, 2), "expert")
    assert question.decision.position == desk.state.position
    assert desk.match.person_to_act is None
    answer(desk)

    assert desk.history.log[-1] == Played(answer_to(question).play)
    assert (desk.state.side, desk.state.phase) == (Side.WHITE, Phase.TO_ROLL)


# Taking back


def test_undo_calls_the_thinking_off_and_redo_lets_the_computer_think_again(desk: Desk) -> None:
    desk.do(desk.player.undo)

    assert desk.thinker.present is None
    assert format_play(desk.state.drafted) == "24/21 24/23"
    assert desk.state.side is Side.WHITE
    assert desk.player.may_finish
    desk.do(desk.player.redo)
    assert len(desk.thinker.questions) == 2
    answer(desk)
    assert desk.state.side is Side.WHITE


def test_undo_takes_the_computer_s_answer_back_too_which_redo_or_the_same_question_bring_again(desk: Desk) -> None:
    answer(desk)
    desk.do(desk.player.roll)
    before = desk.state
    assert before.roll == (4, 4)

    desk.do(desk.player.undo)
    assert (desk.state.side, desk.state.roll) == (Side.WHITE, (3, 1))
    assert format_play(desk.state.drafted) == "24/21 24/23"

    desk.do(desk.player.redo)
    assert desk.state == before
    assert len(desk.thinker.questions) == 1
    desk.do(desk.player.undo, desk.player.finish_turn, desk.thinker.answer_now, desk.player.roll)
    assert desk.state == before
    first, second = desk.thinker.questions
    assert (first.level, first.seed, first.decision) == (second.level, second.seed, second.decision)
    desk.do(desk.player.undo_turn)
    assert (desk.state.roll, desk.state.drafted) == ((3, 1), ())


# Cancelling


def test_a_new_match_calls_the_thinking_off(desk: Desk) -> None:
    stale = answer_to(desk.thinker.questions[0])

    desk.begin("plakoto")
    desk.do(lambda: desk.thinker.give(stale))

    assert desk.thinker.present is None
    assert desk.history.log == ()


def test_match_left_during_thinking_which_is_called_off_continues_with_the_thinking(tmp_path: Path, desk: Desk) -> None:
    left = desk.history
    desk.session.close()
    assert desk.thinker.is_closed
    assert desk.history.log[-1] == Rolled(6, 2)

    again = Desk(tmp_path)
    again.session.start()
    again.let_happen()

    assert again.history.log[: len(left.log)] == left.log
    assert (again.state.side, again.state.phase) == (Side.WHITE, Phase.TO_ROLL)


def test_a_person_may_take_over_while_the_computer_thinks(desk: Desk) -> None:
    desk.do(lambda: desk.player.set_seat(Side.BLACK, PERSON))

    assert desk.thinker.present is None
    assert desk.match.person_to_act is Side.BLACK
    desk.step("24/18", "24/22")
    assert desk.player.may_finish


def test_the_computer_may_take_over_in_the_middle_of_a_turn_and_finds_it_as_it_was_rolled(desk: Desk) -> None:
    answer(desk)
    desk.do(desk.player.roll)
    desk.step("24/20")

    desk.do(lambda: desk.player.set_seat(Side.WHITE, COMPUTER))

    assert desk.history.log[-2:] == (Drafted("pass"), Seated(Side.WHITE, COMPUTER))
    assert desk.state.drafted == ()
    assert desk.thinker.present is not None
    answer(desk)
    assert desk.state.side is Side.BLACK


def test_seats_of_both_sides_may_change_while_the_computer_thinks(desk: Desk) -> None:
    desk.do(lambda: desk.player.set_seat(Side.WHITE, Seat(name="Ана")))
    desk.do(lambda: desk.player.set_seat(Side.BLACK, Seat("beginner")))

    assert [desk.thinker.questions[at].level for at in (0, -1)] == ["expert", "beginner"]
    answer(desk)
    assert (desk.state.side, desk.state.white.name) == (Side.WHITE, "Ана")


def test_two_computers_begin_the_next_game_once_the_last_is_shown(tmp_path: Path) -> None:
    desk = Desk(tmp_path, settles=False)
    desk.begin("plakoto", COMPUTER, COMPUTER, target=7)
    while desk.state.phase is not Phase.GAME_OVER:
        desk.do(desk.match.settled)

    desk.let_happen()
    assert desk.state.phase is Phase.GAME_OVER
    desk.do(desk.match.settled)

    assert desk.state.phase in {Phase.OPENING, Phase.TO_ROLL}
    assert len(desk.state.results) == 1


def test_the_next_game_waits_for_the_player_where_there_is_one_and_without_one_nothing_is_taken_back(
    desk: Desk,
) -> None:
    desk.do(lambda: desk.player.resign(Side.WHITE))
    assert desk.state.phase is Phase.GAME_OVER

    desk.do(lambda: desk.player.set_seat(Side.WHITE, COMPUTER), desk.match.settled)

    assert desk.state.phase is Phase.TO_PLAY, "and nobody is there any more"
    assert (desk.player.may_undo, desk.player.may_resign, desk.player.may_roll) == (False, False, False)


@pytest.mark.parametrize(
    "way_out",
    [
        lambda desk: desk.do(desk.player.undo, desk.player.finish_turn),
        lambda desk: desk.do(lambda: desk.player.set_seat(Side.BLACK, Seat("beginner"))),
    ],
    ids=["undo", "seat"],
)
def test_failure_is_reported_and_the_computer_is_not_asked_again_before_the_player_finds_a_way_out(
    desk: Desk, way_out: Callable[[Desk], None]
) -> None:
    told: list[bool] = []
    desk.match.thinking_changed.connect(told.append)

    desk.do(lambda: desk.thinker.fail(OSError("a part of the program is missing: networks")))

    assert told == [False]
    (notice,) = desk.notices
    assert notice.severity == "error"
    assert "networks" in notice.detail
    desk.do(desk.match.settled)
    assert len(desk.thinker.questions) == 1
    way_out(desk)
    answer(desk)
    assert desk.state.side is Side.WHITE


@pytest.mark.parametrize("play", ["24/1", "pass", "nonsense", "24/18"])
def test_illegal_play_is_reported_and_not_made(desk: Desk, play: str) -> None:
    question = desk.thinker.questions[0]
    before = desk.history

    desk.do(lambda: desk.thinker.give(PlayAnswer(play, question.decision.position)))

    assert desk.history is before
    assert f"“{play}”" in desk.notices[0].detail
    desk.do(desk.match.settled)
    assert len(desk.notices) == 1


def test_a_computer_that_begins_waits_for_the_person_to_throw_the_opening_dice(tmp_path: Path) -> None:
    desk = Desk(tmp_path, dice=ScriptedDice((6, 5), (3, 1)), settings=Settings(last_match=header(white=COMPUTER)))

    desk.begin(white=COMPUTER, black=PERSON)
    assert desk.player.may_roll
    assert desk.match.person_to_act is Side.BLACK
    desk.do(desk.player.roll)

    assert desk.state.side is Side.BLACK
    assert desk.player.may_roll
