"""The computer and the cube: White is a person, Black the computer, which decides as the test has written it down."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.ai.engine.games import CannotPlayError
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.events import Doubled, Dropped, OpeningRolled, Played, Rewound, Rolled, Taken
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tests.app.desk import PERSON, Action, Desk, ScriptedDice, StubThinker, cube_decision

pytestmark = pytest.mark.usefixtures("qapp")
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


# It is offered a double


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


def test_undo_or_a_person_who_takes_over_while_it_thinks_about_a_double_calls_it_off(tmp_path: Path) -> None:
    desk = seated(tmp_path, at_once=False)
    desk.do(desk.player.double, desk.player.undo)
    assert desk.thinker.present is None
    assert desk.match.cube_decision is None
    assert desk.player.may_double

    desk.do(desk.player.double, lambda: desk.player.set_seat(BLACK, PERSON))

    assert desk.thinker.present is None
    assert desk.player.may_answer


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
    asked = len(desk.thinker.questions)
    desk.do(desk.player.undo)
    assert desk.player.may_answer
    assert len(desk.thinker.questions) == asked
    desk.do(desk.player.take)

    assert desk.state.cube == Cube(2, WHITE)
    assert [type(event) for event in desk.history.active_events] == [OpeningRolled, Doubled, Taken, Rolled, Played]


# What it says


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


# When it fails


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
