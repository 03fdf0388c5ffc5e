"""The bar with the winning chances beside the board: off by default, and up to date while it is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.decision import DecisionQuestion, PlayQuestion, TakeQuestion
from tapa_desktop.coach.hint import WinChance, win_chances
from tapa_desktop.game.state import Phase, Result, results_of
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.hint import chances
from tapa_desktop.ui.hint.chances import ChancesBar
from tests.app.driver import PERSON
from tests.ui.app import QUIET, App, OpenWindow

WANTED = replace(QUIET, show_chances=True)


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[DecisionQuestion]:
    """A coach that gives the side to act 75 % wins; returns the questions to it."""
    questions: list[DecisionQuestion] = []

    def judge(question: DecisionQuestion, _is_cancelled: IsCancelled) -> Iterator[WinChance]:
        questions.append(question)
        yield WinChance(question, 0.75, 0.0)

    monkeypatch.setattr(chances, "win_chances", judge)
    return questions


def bar(app: App) -> ChancesBar:
    return app.window.features.chances.bar


def lower_and_upper(app: App) -> tuple[str, str]:
    """The colours at the bottom and at the top of the bar."""
    image = bar(app).grab().toImage()
    middle = image.width() // 2
    return image.pixelColor(middle, image.height() - 2).name(), image.pixelColor(middle, 2).name()


def test_bar_comes_and_goes_and_nothing_is_judged_without_it(
    open_window: OpenWindow, questions: list[DecisionQuestion]
) -> None:
    app = open_window()
    chances, board, wide = bar(app), app.window.board, app.window.board.width()
    assert chances.isHidden()

    app.window.change_settings(WANTED)
    app.let_happen()
    assert chances.isVisible()
    assert board.width() < wide
    right, left = chances.mapTo(app.window, chances.rect().topRight()), board.mapTo(app.window, board.rect().topLeft())
    assert right.x() <= left.x()

    app.window.change_settings(QUIET)
    app.space()
    assert chances.isHidden()
    assert board.width() == wide
    assert questions == []


def test_bar_tells_the_chances_of_each_decision_once_and_is_certain_of_the_end_of_the_game(
    open_window: OpenWindow, qtbot: QtBot, questions: list[DecisionQuestion]
) -> None:
    app = open_window((6, 5), (3, 1), (6, 2), settings=WANTED)
    assert (bar(app).isVisible(), bar(app).white_win) == (True, 0.5)

    app.begin(black=PERSON)
    app.space()
    qtbot.waitUntil(lambda: bar(app).white_win == 0.75)
    app.space()
    qtbot.waitUntil(lambda: len(questions) == 2)
    app.drag(24, 21)
    assert isinstance(questions[-1], PlayQuestion)
    assert len(questions) == 2
    theme = app.window.board.options.theme
    assert lower_and_upper(app) == (theme.white.face, theme.black.face)

    app.player.resign(Side.WHITE)
    app.let_happen()
    assert bar(app).white_win == float(app.state.result.winner is Side.WHITE)


def test_bar_tells_who_wins_while_a_double_is_answered_and_at_the_same_place_of_the_other_side(
    open_window: OpenWindow, qtbot: QtBot, questions: list[DecisionQuestion]
) -> None:
    app = open_window((6, 5), settings=WANTED, rule_set="tapa-cube", black=PERSON, presses=1)
    qtbot.waitUntil(lambda: bar(app).white_win == 0.75)

    rolling = app.state
    app.look_at(replace(rolling, side=rolling.side.other))
    qtbot.waitUntil(lambda: bar(app).white_win == 0.25)
    app.look_at(None)
    qtbot.waitUntil(lambda: bar(app).white_win == 0.75)

    app.player.double()
    qtbot.waitUntil(lambda: bar(app).white_win == 0.25)
    assert isinstance(questions[-1], TakeQuestion)


def test_chance_of_a_draw_lies_between_both_sides(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chances, "win_chances", lambda question, _: iter([WinChance(question, 0.125, 0.5)]))
    app = open_window((6, 5), (3, 1), settings=WANTED, black=PERSON, presses=1)
    qtbot.waitUntil(lambda: bar(app).draw == 0.5)

    image = bar(app).grab().toImage()
    colours = [image.pixelColor(2, round(image.height() * part)).name() for part in (0.9, 0.6, 0.4, 0.1)]

    theme = app.window.board.options.theme
    drawn = bar(app).palette().mid().color().name()
    assert colours == [theme.white.face, drawn, drawn, theme.black.face]

    app.look_at(replace(app.state, side=app.state.side.other, phase=Phase.TO_ROLL, roll=None))
    qtbot.waitUntil(lambda: bar(app).white_win == 0.375)
    drawn_game = results_of([Result(None, 0, How.VOID)])
    app.look_at(replace(app.state, phase=Phase.GAME_OVER, results=drawn_game))
    assert (bar(app).white_win, bar(app).draw) == (0, 1)


def test_bar_turns_with_the_board(open_window: OpenWindow, qtbot: QtBot, questions: list[DecisionQuestion]) -> None:
    app = open_window((6, 5), (3, 1), settings=WANTED, black=PERSON, presses=1)
    qtbot.waitUntil(lambda: bar(app).white_win == 0.75)
    tip, theme = bar(app).toolTip(), app.window.board.options.theme

    app.window.change_settings(replace(WANTED, home="top"))
    app.let_happen()

    assert lower_and_upper(app) == (theme.black.face, theme.white.face)
    assert bar(app).toolTip() == bar(app).accessibleName() != tip
    assert len(questions) == 1


def test_coach_judges_a_start_as_nearly_even() -> None:
    quick, deeper = win_chances(PlayQuestion(TAPA, start_position(TAPA), (6, 5)), lambda: False)

    assert 0.4 < quick.win < 0.6
    assert 0.4 < deeper.win < 0.6
