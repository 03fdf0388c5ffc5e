"""An editor with a stub for the computer's judgement."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.hint import Analysis, AnalysisQuestion
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.ui.positions.editor import PositionEditor
from tapa_desktop.ui.text.errors import sentence
from tests.ui.coaches import rated

START = "tapa W15,22,B15 0/0/0 0/0/0 W -"
MIDDLE = "tapa W10,2,bW2,3,W1,4,W2,8,B2,1,B12 0/0/0 0/0/0 W 52"


def fault_in(text: str) -> str:
    with pytest.raises(PositionError) as error:
        parse_position(text)
    return sentence(error.value)


class StubTask(QObject):
    """Answers when the test calls `answer`."""

    answered = Signal(object)
    failed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[PositionSpec] = []
        self.present: PositionSpec | None = None

    def ask(self, question: AnalysisQuestion) -> None:
        self.questions.append(question.placed)
        self.present = question.placed

    def cancel(self) -> None:
        self.present = None

    def answer(self, win: float = 0.75) -> None:
        assert self.present is not None
        plays = (rated("24/19 21/19", 0.9), rated("24/19 19/17", -0.0004)) if self.present.roll else ()
        self.answered.emit(Analysis(self.present, 0.918, Probabilities(win, 0.466, 0.011, 0.065, 0.012), plays))


class Game:
    """The position on the board of the game beside the editor."""

    def __init__(self, text: str) -> None:
        self.placed = parse_position(text)

    def __call__(self) -> PositionSpec:
        return self.placed


Open = Callable[..., PositionEditor]


@pytest.fixture
def analyst(qtbot: QtBot) -> StubTask:
    del qtbot
    return StubTask()


@pytest.fixture
def open_editor(qtbot: QtBot, analyst: StubTask) -> Open:
    """Opens an editor beside a game with that position on the board."""

    def make(present: str | Game = MIDDLE) -> PositionEditor:
        game = Game(present) if isinstance(present, str) else present
        editor = PositionEditor(game, analyst, lambda _: None)
        qtbot.addWidget(editor)
        with qtbot.waitActive(editor):
            editor.show()
        return editor

    return make
