"""The computer at the table: White is a person, Black the computer, which answers when the test says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tapa_desktop.ai.engine.games import CannotPlayError
from tapa_desktop.app.background.thinker import PlayAnswer
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    OpeningRolled,
    Played,
    Rewound,
    Rolled,
    Seat,
    Seated,
    Taken,
)
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tests.app.desk import COMPUTER, PERSON, Action, Desk, ScriptedDice, StubThinker, answer_to, cube_decision, header

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


def test_a_person_may_take_over_while_the_computer_thinks_and_seats_of_both_sides_may_change(desk: Desk) -> None:
    desk.do(lambda: desk.player.set_seat(Side.BLACK, PERSON))
    assert desk.thinker.present is None
    assert desk.match.person_to_act is Side.BLACK
    desk.step("24/18", "24/22")
    assert desk.player.may_finish

    desk.do(lambda: desk.player.set_seat(Side.BLACK, COMPUTER))
    desk.do(lambda: desk.player.set_seat(Side.WHITE, Seat(name="Ана")))
    desk.do(lambda: desk.player.set_seat(Side.BLACK, Seat("beginner")))
    assert [desk.thinker.questions[at].level for at in (0, -1)] == ["expert", "beginner"]
    answer(desk)
    assert (desk.state.side, desk.state.white.name) == (Side.WHITE, "Ана")


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


# The computer and the cube: it decides as the test has written it down


WHITE, BLACK = Side.WHITE, Side.BLACK
WHITE_BEGINS = ((6, 5), (3, 1), (6, 2), (4, 4), (5, 3))
BLACK_BEGINS = ((5, 6), (3, 1), (6, 2), (4, 4), (5, 3))


def seated(
    tmp_path: Path, *actions: Action, throws: tuple[tuple[int, int], ...] = WHITE_BEGINS, at_once: bool = True
) -> Desk:
    """After the opening roll, by which White begins unless it is said otherwise."""
    desk = Desk(tmp_path, dice=ScriptedDice(*throws), thinker=StubThinker(at_once=at_once, actions=actions))
    desk.begin("tapa-cube")
    desk.do(desk.player.roll)
    return desk


@pytest.mark.parametrize(
    ("action", "event", "phase"), [("take", Taken(), Phase.TO_ROLL), ("drop", Dropped(), Phase.GAME_OVER)]
)
def test_it_answers_a_double_and_undo_goes_back_before_that_and_over_the_end_of_the_game(
    tmp_path: Path, action: Action, event: object, phase: Phase
) -> None:
    desk = seated(tmp_path, action)

    desk.do(desk.player.double)
    assert desk.history.log[-2:] == (Doubled(), event)
    assert desk.state.phase is phase
    desk.do(desk.player.next_game, desk.player.undo)

    assert not desk.state.results
    assert desk.player.may_double
    assert desk.history.log[-1] == Rewound(1)


def test_no_action_is_possible_while_it_thinks_about_a_double(tmp_path: Path) -> None:
    desk = seated(tmp_path, "take", at_once=False)
    told: list[bool] = []
    desk.match.thinking_changed.connect(told.append)

    desk.do(desk.player.double)
    assert desk.match.person_to_act is None
    desk.do(desk.player.take, desk.player.drop, desk.player.roll)
    assert desk.history.log[-1] == Doubled()
    desk.do(desk.thinker.answer_now)

    assert told == [True, False]
    assert desk.player.may_roll


def test_it_rolls_when_it_does_not_double_and_says_so(tmp_path: Path) -> None:
    desk = seated(tmp_path, "no double", throws=BLACK_BEGINS)

    assert [type(event) for event in desk.history.log] == [OpeningRolled, Rolled, Played]
    assert [type(question.decision) for question in desk.thinker.questions] == [RollQuestion, PlayQuestion]
    assert desk.match.cube_decision == cube_decision(BLACK, "no double")


def test_it_doubles_and_the_person_answers_again_after_undo_without_its_being_asked(tmp_path: Path) -> None:
    desk = seated(tmp_path, "double", throws=BLACK_BEGINS)
    assert desk.player.may_answer
    assert desk.match.person_to_act is WHITE
    assert not desk.player.may_resign

    desk.do(desk.player.drop)
    assert (desk.state.result.winner, desk.state.result.points, desk.state.result.dropped) == (BLACK, 1, True)
    asked = len(desk.thinker.questions)
    desk.do(desk.player.undo)
    assert desk.player.may_answer
    assert len(desk.thinker.questions) == asked
    desk.do(desk.player.take)

    assert desk.state.cube == Cube(2, WHITE)
    assert [type(event) for event in desk.history.active_events] == [OpeningRolled, Doubled, Taken, Rolled, Played]


def test_decision_is_there_when_its_deed_is_shown(tmp_path: Path) -> None:
    desk = Desk(tmp_path, dice=ScriptedDice(*WHITE_BEGINS), thinker=StubThinker(actions=["take"]))
    seen: list[object] = []
    desk.match.state_changed.connect(lambda *_: seen.append(desk.match.cube_decision))
    desk.begin("tapa-cube")

    desk.do(desk.player.roll, desk.player.double)

    assert seen == [None, None, None, cube_decision(BLACK, "take")]


def test_decision_is_gone_with_its_deed_and_so_in_the_next_game_and_another_match(tmp_path: Path) -> None:
    desk, drop = seated(tmp_path, "drop"), cube_decision(BLACK, "drop")
    player, seen = desk.player, []

    for action in (player.double, player.undo, player.redo, player.next_game, player.undo, player.redo):
        desk.do(action)
        seen.append(desk.match.cube_decision)
    desk.begin("tapa-cube")

    assert seen == [drop, None, drop, None, None, None]
    assert desk.match.cube_decision is None


def test_a_person_plays_the_side_of_a_computer_that_cannot_play_the_game(tmp_path: Path) -> None:
    desk = seated(tmp_path, at_once=False)
    desk.do(desk.player.double)

    desk.do(lambda: desk.thinker.fail(CannotPlayError(TAPA_CUBE, "its network is damaged")))

    (notice,) = desk.notices
    assert notice.notice.kind is NoticeKind.COMPUTER_REPLACED
    assert desk.state.black == PERSON
    assert desk.player.may_answer


@pytest.mark.parametrize("action", ["take", "drop"])
def test_answer_without_a_question_is_reported_and_does_not_happen(tmp_path: Path, action: Action) -> None:
    desk = seated(tmp_path, action, throws=BLACK_BEGINS)

    assert desk.state.phase is Phase.TO_ROLL
    (notice,) = desk.notices
    assert notice.notice.kind is NoticeKind.COMPUTER_FAILED
    assert notice.notice.error.fault is EventFault.OTHER_PHASE
    assert desk.match.cube_decision is None
