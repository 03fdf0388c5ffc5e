"""The tutor and the cube: two persons play, White has won the opening and may double."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session import tutor
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import Action, PlayQuestion
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.coach.tutor import CubeLosses, CubeObjection
from tapa_desktop.game.events import Doubled, Dropped, LogEvent, Rolled, Taken
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.tutor.controller import cube_objection_text
from tests.app.desk import PERSON, ScriptedDice
from tests.ui.coaches import has_judged
from tests.ui.room import Enter, Room

DOING = {"take": "taking", "drop": "dropping"}


class Judge:
    """Finds what it has been told to find."""

    def __init__(self) -> None:
        self.losses: dict[Action, float] = {"double": 0.0, "no double": 0.0, "take": 0.0, "drop": 0.0}

    def __call__(self, asked: PlayQuestion | GameState, _is_cancelled: Callable[[], bool]) -> Iterator[CubeLosses]:
        if isinstance(asked, GameState):
            yield CubeLosses(asked, self.losses)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge()
    monkeypatch.setattr(tutor, "judgements", judge)
    return judge


@pytest.fixture
def room(enter: Enter, judge: Judge) -> Room:
    """White is to roll, and may double."""
    del judge
    given = enter(
        dice=ScriptedDice((6, 5), (3, 1), (6, 2)),
        settings=Settings(checker_speed="off", dice_speed="off", tutor="doubtful", show_equities=True),
    )
    given.begin("tapa-cube", black=PERSON)
    given.space()
    return given


def wait_for_judge(qtbot: QtBot, room: Room) -> None:
    qtbot.waitUntil(lambda: has_judged(room.window))


@pytest.mark.parametrize(
    ("key", "event"), [(Qt.Key.Key_D, Doubled()), (Qt.Key.Key_Space, Rolled(3, 1))], ids=["a double again", "space"]
)
def test_wrong_double_is_objected_to_before(
    qtbot: QtBot, room: Room, judge: Judge, key: Qt.Key, event: LogEvent
) -> None:
    judge.losses["double"] = 0.12
    wait_for_judge(qtbot, room)

    room.key(Qt.Key.Key_D)
    bar = room.window.features.tutor_bar
    assert room.state.phase is Phase.TO_ROLL
    assert bar.text == cube_objection_text(CubeObjection(room.state, "double", 0.12, ErrorClass.ERROR))
    assert not bar.better_button.isVisible()

    room.key(key)
    assert room.history.standing[-1] == event
    assert bar.isHidden()


def test_missed_double_is_objected_to_and_made_by_a_button(qtbot: QtBot, room: Room, judge: Judge) -> None:
    judge.losses["no double"] = 0.3
    wait_for_judge(qtbot, room)

    room.space()
    bar = room.window.features.tutor_bar
    assert room.state.roll is None
    assert bar.text == cube_objection_text(CubeObjection(room.state, "no double", 0.3, ErrorClass.BLUNDER))
    assert (bar.back_button.text(), bar.anyway_button.text()) == ("Double", "Roll anyway")

    room.press(bar.back_button)
    assert room.history.standing[-1] == Doubled()


@pytest.mark.parametrize(
    ("action", "key", "event", "better"),
    [("take", Qt.Key.Key_T, Taken(), Dropped()), ("drop", Qt.Key.Key_X, Dropped(), Taken())],
)
@pytest.mark.parametrize("is_stubborn", [False, True])
def test_wrong_answer_to_a_double_is_objected_to(
    *, qtbot: QtBot, room: Room, judge: Judge, action: Action, key: Qt.Key, event: LogEvent, better: LogEvent,
    is_stubborn: bool,
) -> None:  # fmt: skip
    judge.losses[action] = 0.05
    wait_for_judge(qtbot, room)
    room.key(Qt.Key.Key_D)
    wait_for_judge(qtbot, room)

    room.key(key)
    bar = room.window.features.tutor_bar
    assert room.state.phase is Phase.TO_ANSWER
    assert bar.text.startswith(f"Doubtful: {DOING[action]} loses 0.050 points.")

    room.press(bar.anyway_button if is_stubborn else bar.back_button)
    assert room.history.standing[-1] == (event if is_stubborn else better)


def test_right_decisions_are_made_at_once(qtbot: QtBot, room: Room) -> None:
    wait_for_judge(qtbot, room)
    room.key(Qt.Key.Key_D)
    wait_for_judge(qtbot, room)

    room.key(Qt.Key.Key_T)

    assert room.history.standing[-1] == Taken()
