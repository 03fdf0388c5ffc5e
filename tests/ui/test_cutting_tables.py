"""No text is cut off in a table, in any language, at any width: wide texts are wrapped."""

from __future__ import annotations

from datetime import datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.finished_games import SideReview
from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.hint import PlayHint
from tapa_desktop.game.events import RolledOut, RolloutLine, Seat
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import TAPA_CUBE
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.hint.panel import HintPanel
from tapa_desktop.ui.history.table import DATE, GamesTable
from tapa_desktop.ui.look.colors import disc_icons
from tapa_desktop.ui.match.side_panel import PlaysPanel
from tapa_desktop.ui.review.controls import ReviewTable
from tapa_desktop.ui.rollout.dialog import RolloutTable, rollout_rows
from tapa_desktop.ui.text.translator import NAMES, Translator
from tapa_desktop.ui.text.turns import TurnLine, shortened
from tests.app.game_history.games import games
from tests.ui.cutting import cut_cells
from tests.ui.hint.test_text import CHANCES
from tests.ui.review.reviews import BLUNDER, FINE

LONG = "24/23 23/22 13/12 12/11"
NARROWEST = 190  # logical pixels, of the side panel

each_language = pytest.mark.parametrize("language", NAMES, indirect=True)


def cut_at(qtbot: QtBot, view: QTableView, *widths: int) -> list[str]:
    """The cells that are cut off at these widths."""
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    cells = []
    for width in widths:
        view.resize(max(width, view.minimumSizeHint().width()), 300)
        cells += cut_cells(view)
    return cells


@each_language
@pytest.mark.usefixtures("language")
def test_plays_of_a_match_a_review_and_a_rollout(qtbot: QtBot) -> None:
    panel, review, rollout = PlaysPanel(), ReviewTable(), RolloutTable()
    panel.show_lines((TurnLine(Side.WHITE, "1-1", shortened(LONG)), TurnLine(Side.BLACK, "6×4", "24/18 24/19")))
    group = replace(BLUNDER, dice=(6, 6, 6, 6), is_group=True)
    review.show_lines((FINE, group), disc_icons(WOOD), ("", ""))
    line = RolloutLine(LONG, 0.1, 0.01, (0.553, 0.201, 0.101, 0.153, 0.102))
    rollout.show_rows(rollout_rows(TAPA_CUBE, RolledOut("", 100, 7, less_luck=True, seed=1, lines=(line, line))))

    assert cut_at(qtbot, panel, 300, NARROWEST - 12) == []
    assert panel.rowHeight(1) < panel.rowHeight(0)
    assert cut_at(qtbot, review, 0) == []
    assert cut_at(qtbot, rollout, 540) == []


@each_language
@pytest.mark.usefixtures("language")
def test_games_of_the_history_with_their_day_and_time_on_one_line(qtbot: QtBot) -> None:
    table = GamesTable()
    (game, *_) = games()
    ended = replace(game.result, how=How.MOTHER, resigned=True, winner=Side.WHITE)
    poor, best = (replace(game.white, review=SideReview(lost, 50, 0.0)) for lost in (10.0, 0.0))
    between_two = replace(game, white=replace(poor, seat=Seat()), black=replace(best, seat=Seat()))
    counted = replace(game, rule_set="mahbusa", house_rules={"count_checkers": True}, result=ended)
    late = (replace(game, ended=datetime(2026, 12, 28, hour, 58)) for hour in (10, 22))
    table.show_games((counted, between_two, replace(game, white=best), *late))

    assert cut_at(qtbot, table, 0, 620, 840) == []
    assert table.sizeHintForColumn(DATE) <= table.columnWidth(DATE)


def test_result_has_room_although_another_one_has_more_letters(qtbot: QtBot, translator: Translator) -> None:
    translator.use("mk")
    table, (game, *_) = GamesTable(), games()
    pinned = replace(game, result=replace(game.result, how=How.MOTHER, resigned=True, winner=Side.WHITE))
    persons = [replace(game.white, seat=Seat(name="Илија Ј")), replace(game.black, seat=Seat())]

    table.show_games((pinned, replace(game, white=persons[0], black=persons[1])))

    assert cut_at(qtbot, table, *range(420, 640, 10)) == []


def test_line_of_a_hint_is_as_high_as_its_texts_need_and_has_no_tooltip(qtbot: QtBot) -> None:
    question = PlayQuestion(TAPA_CUBE, start_position(TAPA_CUBE), (1, 1))
    panel = HintPanel()
    qtbot.addWidget(panel)
    candidate = Candidate(LONG, start_position(TAPA_CUBE), 0.1, CHANCES, 0.0, 2)
    panel.show_hint(PlayHint(question, (candidate, candidate), 2))
    panel.resize(500, 600)
    with qtbot.waitExposed(panel):
        panel.show()
    wide = panel.list.sizeHintForRow(1)

    panel.resize(NARROWEST, 600)
    qtbot.waitUntil(lambda: panel.list.viewport().width() < NARROWEST)

    assert panel.list.sizeHintForRow(1) > wide
    assert panel.list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) is None
