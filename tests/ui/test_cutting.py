"""No text is cut off, in any language, in the smallest window and in the smallest of each dialog."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.friend.controller import GamesDialog
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tapa_desktop.ui.text.translator import NAMES, Translator
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.app.desk import ScriptedDice
from tests.ui.cutting import LongTongue, cut_off, sideways
from tests.ui.room import Enter, Room

COMPLETE = tuple(NAMES)  # the languages that are translated
ENTRIES = (
    *("new_match", "history", "review", "practice", "roll_map", "openings", "dice", "roll_out", "set_up", "analyse"),
    *("score", "preferences", "keys", "how_dice", "about"),
)


def faces(dialog: QWidget) -> Iterator[None]:
    """Let a dialog show all that it can, one thing after the other."""
    if isinstance(dialog, PreferencesDialog):
        turn = [partial(dialog.list.setCurrentRow, row) for row in range(dialog.list.count())]
    elif isinstance(dialog, NewMatchDialog):
        turn = [partial(dialog.games.choose, key) for key in RULE_SETS]
    else:
        turn = []
    yield
    for show in turn:
        show()
        QApplication.processEvents()
        yield


@pytest.fixture(params=[*COMPLETE, "longer"])
def tongue(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that the program speaks, or English with all texts longer than they are."""
    translator, longer = Translator(qapp), LongTongue()
    translator.use("en" if request.param == "longer" else request.param)
    if request.param == "longer":
        qapp.installTranslator(longer)
    yield request.param
    qapp.removeTranslator(longer)
    translator.use("en")


@pytest.fixture
def room(tongue: str, enter: Enter) -> Room:  # noqa: ARG001 - spoken before the window opens
    """White has a roll to play in the smallest window."""
    given = enter(dice=ScriptedDice((6, 5), (3, 1)), size=SMALLEST)
    given.space(2)
    return given


def test_window_and_dialogs(room: Room, tongue: str) -> None:
    assert cut_off(room.window) == []
    for name in ENTRIES:
        getattr(room.window.commands, name).trigger()
        room.let_happen()
        opened = [one for one in room.window.findChildren(QDialog) if one.isVisible()]
        dialogs = [one for one in opened if not isinstance(one, QFileDialog)]

        assert dialogs, name
        for dialog in dialogs:
            dialog.resize(dialog.sizeHint().boundedTo(QSize(*SMALLEST)))
            room.let_happen()
            assert cut_off(dialog) == [], name
            if tongue != "longer":  # whose words are as long as no language has them
                assert dialog.width() <= SMALLEST[0], name
                assert dialog.height() <= SMALLEST[1], name
                for _ in faces(dialog):
                    assert sideways(dialog) == [], name
        for dialog in opened:
            dialog.close()
        room.let_happen()


def test_bar_and_list_of_games_with_a_friend(room: Room) -> None:
    room.begin("tapa-cube", white=Seat(None, "Anna"), black=Seat(FRIEND))
    friend = room.window.features.friend

    for may_waive in (False, True):
        friend.bar.show_waiving(is_possible=may_waive, is_wanted=False)
        room.let_happen()
        assert cut_off(room.window) == []
    friend.show_games()
    room.let_happen()

    (dialog,) = room.window.findChildren(GamesDialog)
    assert cut_off(dialog) == []
    assert room.window.size() == QSize(*SMALLEST)


def test_measure_finds_what_is_cut_off(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    for widget in (QLabel("a text that is far too long"), QPushButton("and another")):
        widget.setFixedWidth(30)
        layout.addWidget(widget)
    with qtbot.waitExposed(page):
        page.show()

    assert [line.partition(":")[0] for line in cut_off(page)] == ["QLabel", "QPushButton"]
