"""The computer as opponent: White is a person; Black, the computer, answers when the test says so."""

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
from tests.app.driver import (
    COMPUTER,
    PERSON,
    Action,
    Driver,
    ScriptedDice,
    StubThinker,
    answer_to,
    cube_decision,
    header,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """White has played a 3 and a 1, Black, the computer, thinks about a 6 and a 2; then White throws a double 4."""
    dice = ScriptedDice((6, 5), (3, 1), (6, 2), (4, 4), (5, 3))
    driver = Driver(tmp_path, dice=dice, thinker=StubThinker(at_once=False))
    driver.begin()
    driver.do(driver.player.roll, driver.player.roll)
    driver.step("24/21", "24/23")
    driver.do(driver.player.finish_turn)
    return driver


def answer(driver: Driver) -> None:
    driver.do(driver.thinker.answer_now)


def test_the_computer_rolls_by_itself_thinks_about_its_roll_and_plays_when_its_play_comes(driver: Driver) -> None:
    (question,) = driver.thinker.questions

    assert driver.history.log[-1] == Rolled(6, 2)
    assert (question.decision.roll, question.level) == ((6, 2), "expert")
    assert question.decision.position == driver.state.position
    assert driver.match.person_to_act is None
    answer(driver)

    assert driver.history.log[-1] == Played(answer_to(question).play)
    assert (driver.state.side, driver.state.phase) == (Side.WHITE, Phase.TO_ROLL)


def test_undo_calls_the_thinking_off_and_redo_lets_the_computer_think_again(driver: Driver) -> None:
    driver.do(driver.player.undo)

    assert driver.thinker.present is None
    assert format_play(driver.state.drafted) == "24/21 24/23"
    assert driver.state.side is Side.WHITE
    assert driver.player.may_finish
    driver.do(driver.player.redo)
    assert len(driver.thinker.questions) == 2
    answer(driver)
    assert driver.state.side is Side.WHITE


def test_undo_takes_the_computer_s_answer_back_too_which_redo_or_the_same_question_bring_again(driver: Driver) -> None:
    answer(driver)
    driver.do(driver.player.roll)
    before = driver.state
    assert before.roll == (4, 4)

    driver.do(driver.player.undo)
    assert (driver.state.side, driver.state.roll) == (Side.WHITE, (3, 1))
    assert format_play(driver.state.drafted) == "24/21 24/23"

    driver.do(driver.player.redo)
    assert driver.state == before
    assert len(driver.thinker.questions) == 1
    driver.do(driver.player.undo, driver.player.finish_turn, driver.thinker.answer_now, driver.player.roll)
    assert driver.state == before
    first, second = driver.thinker.questions
    assert (first.level, first.seed, first.decision) == (second.level, second.seed, second.decision)
    driver.do(driver.player.undo_turn)
    assert (driver.state.roll, driver.state.drafted) == ((3, 1), ())


def test_a_new_match_calls_the_thinking_off(driver: Driver) -> None:
    stale = answer_to(driver.thinker.questions[0])

    driver.begin("plakoto")
    driver.do(lambda: driver.thinker.give(stale))

    assert driver.thinker.present is None
    assert driver.history.log == ()


def test_match_left_during_thinking_which_is_called_off_continues_with_the_thinking(
    tmp_path: Path, driver: Driver
) -> None:
    history = driver.history
    driver.session.close()
    assert driver.thinker.is_closed
    assert driver.history.log[-1] == Rolled(6, 2)

    second = Driver(tmp_path)
    second.session.start()
    second.let_happen()

    assert second.history.log[: len(history.log)] == history.log
    assert (second.state.side, second.state.phase) == (Side.WHITE, Phase.TO_ROLL)


def test_a_person_may_take_over_while_the_computer_thinks_and_seats_of_both_sides_may_change(driver: Driver) -> None:
    driver.do(lambda: driver.player.set_seat(Side.BLACK, PERSON))
    assert driver.thinker.present is None
    assert driver.match.person_to_act is Side.BLACK
    driver.step("24/18", "24/22")
    assert driver.player.may_finish

    driver.do(lambda: driver.player.set_seat(Side.BLACK, COMPUTER))
    driver.do(lambda: driver.player.set_seat(Side.WHITE, Seat(name="Ана")))
    driver.do(lambda: driver.player.set_seat(Side.BLACK, Seat("beginner")))
    assert [driver.thinker.questions[at].level for at in (0, -1)] == ["expert", "beginner"]
    answer(driver)
    assert (driver.state.side, driver.state.white.name) == (Side.WHITE, "Ана")


def test_the_computer_may_take_over_in_the_middle_of_a_turn_and_finds_it_as_it_was_rolled(driver: Driver) -> None:
    answer(driver)
    driver.do(driver.player.roll)
    driver.step("24/20")

    driver.do(lambda: driver.player.set_seat(Side.WHITE, COMPUTER))

    assert driver.history.log[-2:] == (Drafted("pass"), Seated(Side.WHITE, COMPUTER))
    assert driver.state.drafted == ()
    assert driver.thinker.present is not None
    answer(driver)
    assert driver.state.side is Side.BLACK


def test_two_computers_begin_the_next_game_once_the_last_is_shown(tmp_path: Path) -> None:
    driver = Driver(tmp_path, settles=False)
    driver.begin("plakoto", COMPUTER, COMPUTER, target=7)
    while driver.state.phase is not Phase.GAME_OVER:
        driver.do(driver.match.settled)

    driver.let_happen()
    assert driver.state.phase is Phase.GAME_OVER
    driver.do(driver.match.settled)

    assert driver.state.phase in {Phase.OPENING, Phase.TO_ROLL}
    assert len(driver.state.results) == 1


def test_the_next_game_waits_for_the_player_where_there_is_one_and_without_one_nothing_is_taken_back(
    driver: Driver,
) -> None:
    driver.do(lambda: driver.player.resign(Side.WHITE))
    assert driver.state.phase is Phase.GAME_OVER

    driver.do(lambda: driver.player.set_seat(Side.WHITE, COMPUTER), driver.match.settled)

    assert driver.state.phase is Phase.TO_PLAY, "and nobody is there any more"
    assert (driver.player.may_undo, driver.player.may_resign, driver.player.may_roll) == (False, False, False)


@pytest.mark.parametrize(
    "way_out",
    [
        lambda driver: driver.do(driver.player.undo, driver.player.finish_turn),
        lambda driver: driver.do(lambda: driver.player.set_seat(Side.BLACK, Seat("beginner"))),
    ],
    ids=["undo", "seat"],
)
def test_failure_is_reported_and_the_computer_is_not_asked_again_before_the_player_finds_a_way_out(
    driver: Driver, way_out: Callable[[Driver], None]
) -> None:
    changes: list[bool] = []
    driver.match.thinking_changed.connect(changes.append)

    driver.do(lambda: driver.thinker.fail(OSError("a part of the program is missing: networks")))

    assert changes == [False]
    (notice,) = driver.notices
    assert notice.severity == "error"
    assert "networks" in notice.detail
    driver.do(driver.match.settled)
    assert len(driver.thinker.questions) == 1
    way_out(driver)
    answer(driver)
    assert driver.state.side is Side.WHITE


@pytest.mark.parametrize("play", ["24/1", "pass", "nonsense", "24/18"])
def test_illegal_play_is_reported_and_not_made(driver: Driver, play: str) -> None:
    question = driver.thinker.questions[0]
    before = driver.history

    driver.do(lambda: driver.thinker.give(PlayAnswer(play, question.decision.position)))

    assert driver.history is before
    assert f"“{play}”" in driver.notices[0].detail
    driver.do(driver.match.settled)
    assert len(driver.notices) == 1


def test_a_computer_that_begins_waits_for_the_person_to_throw_the_opening_dice(tmp_path: Path) -> None:
    driver = Driver(tmp_path, dice=ScriptedDice((6, 5), (3, 1)), settings=Settings(last_match=header(white=COMPUTER)))

    driver.begin(white=COMPUTER, black=PERSON)
    assert driver.player.may_roll
    assert driver.match.person_to_act is Side.BLACK
    driver.do(driver.player.roll)

    assert driver.state.side is Side.BLACK
    assert driver.player.may_roll


# The computer and the cube, with the decisions of the test


WHITE, BLACK = Side.WHITE, Side.BLACK
WHITE_BEGINS = ((6, 5), (3, 1), (6, 2), (4, 4), (5, 3))
BLACK_BEGINS = ((5, 6), (3, 1), (6, 2), (4, 4), (5, 3))


def seated(
    tmp_path: Path, *actions: Action, throws: tuple[tuple[int, int], ...] = WHITE_BEGINS, at_once: bool = True
) -> Driver:
    """After the opening roll; by default White begins."""
    driver = Driver(tmp_path, dice=ScriptedDice(*throws), thinker=StubThinker(at_once=at_once, actions=actions))
    driver.begin("tapa-cube")
    driver.do(driver.player.roll)
    return driver


@pytest.mark.parametrize(
    ("action", "event", "phase"), [("take", Taken(), Phase.TO_ROLL), ("drop", Dropped(), Phase.GAME_OVER)]
)
def test_it_answers_a_double_and_undo_goes_back_before_that_and_over_the_end_of_the_game(
    tmp_path: Path, action: Action, event: object, phase: Phase
) -> None:
    driver = seated(tmp_path, action)

    driver.do(driver.player.double)
    assert driver.history.log[-2:] == (Doubled(), event)
    assert driver.state.phase is phase
    driver.do(driver.player.next_game, driver.player.undo)

    assert not driver.state.results
    assert driver.player.may_double
    assert driver.history.log[-1] == Rewound(1)


def test_no_action_is_possible_while_it_thinks_about_a_double(tmp_path: Path) -> None:
    driver = seated(tmp_path, "take", at_once=False)
    changes: list[bool] = []
    driver.match.thinking_changed.connect(changes.append)

    driver.do(driver.player.double)
    assert driver.match.person_to_act is None
    driver.do(driver.player.take, driver.player.drop, driver.player.roll)
    assert driver.history.log[-1] == Doubled()
    driver.do(driver.thinker.answer_now)

    assert changes == [True, False]
    assert driver.player.may_roll


def test_it_rolls_when_it_does_not_double_and_says_so(tmp_path: Path) -> None:
    driver = seated(tmp_path, "no double", throws=BLACK_BEGINS)

    assert [type(event) for event in driver.history.log] == [OpeningRolled, Rolled, Played]
    assert [type(question.decision) for question in driver.thinker.questions] == [RollQuestion, PlayQuestion]
    assert driver.match.cube_decision == cube_decision(BLACK, "no double")


def test_it_doubles_and_the_person_answers_again_after_undo_without_its_being_asked(tmp_path: Path) -> None:
    driver = seated(tmp_path, "double", throws=BLACK_BEGINS)
    assert driver.player.may_answer
    assert driver.match.person_to_act is WHITE
    assert not driver.player.may_resign

    driver.do(driver.player.drop)
    assert (driver.state.result.winner, driver.state.result.points, driver.state.result.dropped) == (BLACK, 1, True)
    count = len(driver.thinker.questions)
    driver.do(driver.player.undo)
    assert driver.player.may_answer
    assert len(driver.thinker.questions) == count
    driver.do(driver.player.take)

    assert driver.state.cube == Cube(2, WHITE)
    assert [type(event) for event in driver.history.active_events] == [OpeningRolled, Doubled, Taken, Rolled, Played]


def test_decision_is_there_when_its_deed_is_shown(tmp_path: Path) -> None:
    driver = Driver(tmp_path, dice=ScriptedDice(*WHITE_BEGINS), thinker=StubThinker(actions=["take"]))
    decisions: list[object] = []
    driver.match.state_changed.connect(lambda *_: decisions.append(driver.match.cube_decision))
    driver.begin("tapa-cube")

    driver.do(driver.player.roll, driver.player.double)

    assert decisions == [None, None, None, cube_decision(BLACK, "take")]


def test_decision_is_gone_with_its_deed_and_so_in_the_next_game_and_another_match(tmp_path: Path) -> None:
    driver, drop = seated(tmp_path, "drop"), cube_decision(BLACK, "drop")
    player, decisions = driver.player, []

    for action in (player.double, player.undo, player.redo, player.next_game, player.undo, player.redo):
        driver.do(action)
        decisions.append(driver.match.cube_decision)
    driver.begin("tapa-cube")

    assert decisions == [drop, None, drop, None, None, None]
    assert driver.match.cube_decision is None


def test_a_person_plays_the_side_of_a_computer_that_cannot_play_the_game(tmp_path: Path) -> None:
    driver = seated(tmp_path, at_once=False)
    driver.do(driver.player.double)

    driver.do(lambda: driver.thinker.fail(CannotPlayError(TAPA_CUBE, "its network is damaged")))

    (notice,) = driver.notices
    assert notice.notice.kind is NoticeKind.COMPUTER_REPLACED
    assert driver.state.black == PERSON
    assert driver.player.may_answer


@pytest.mark.parametrize("action", ["take", "drop"])
def test_answer_without_a_question_is_reported_and_does_not_happen(tmp_path: Path, action: Action) -> None:
    driver = seated(tmp_path, action, throws=BLACK_BEGINS)

    assert driver.state.phase is Phase.TO_ROLL
    (notice,) = driver.notices
    assert notice.notice.kind is NoticeKind.COMPUTER_FAILED
    assert notice.notice.error.fault is EventFault.OTHER_PHASE
    assert driver.match.cube_decision is None
