"""The rules to read: pictures by the board itself, as wide as there is room, in the look that has been chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.board.view.image import image_of
from tapa_desktop.ui.help.pages import rules_page
from tapa_desktop.ui.help.rules_dialog import RulesDialog

PAGE = """# A game

Before.

```board
tapa W15,22,B15 0/0/0 0/0/0 W 31
plays: 24/21 24/23
White plays.
```

After.
"""


class Look:
    """How boards are shown, until it is changed."""

    def __init__(self) -> None:
        self.options = BoardOptions()

    def __call__(self, _state: GameState) -> BoardOptions:
        return self.options


@pytest.fixture
def look() -> Look:
    return Look()


@pytest.fixture
def dialog(qtbot: QtBot, look: Look) -> RulesDialog:
    dialog = RulesDialog("Rules", PAGE, look)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def caption_of(dialog: RulesDialog) -> QLabel:
    return next(label for label in dialog.texts if label.text() == "White plays.")


def test_picture_shows_the_position_with_its_play_as_arrows_and_nothing_to_do(dialog: RulesDialog) -> None:
    (figure,) = dialog.figures

    shown = image_of(figure).shown
    assert [die.value for die in shown.dice] == [3, 1]
    assert len(figure.arrows) == 2
    assert shown.prompt.value == "none"


def test_picture_is_described_for_screen_readers(dialog: RulesDialog) -> None:
    (figure,) = dialog.figures

    assert figure.accessibleName() == "White plays."
    assert "Point 24: fifteen white" in figure.accessibleDescription()
    assert "White plays." in dialog.text


@pytest.mark.parametrize("width", [300, 420, 900])
def test_picture_is_never_wider_than_the_page_and_as_high_as_its_board(dialog: RulesDialog, width: int) -> None:
    dialog.resize(width, 420)
    QApplication.processEvents()

    (figure,) = dialog.figures
    assert figure.width() <= dialog.pane.viewport().width()
    assert figure.height() == figure.heightForWidth(figure.width())
    assert dialog.width() == width


def test_pictures_follow_the_look_and_the_direction_of_the_board(dialog: RulesDialog, look: Look) -> None:
    look.options = BoardOptions(direction="left", theme=BoardTheme(name="Other"), show_numbers=False)

    dialog.show_look()

    (figure,) = dialog.figures
    assert (figure.options.direction, figure.options.theme.name) == ("left", "Other")
    assert figure.options.show_numbers
    assert len(figure.arrows) == 2


def test_words_below_a_picture_are_slanted(dialog: RulesDialog) -> None:
    assert caption_of(dialog).font().italic()


@pytest.mark.usefixtures("leftwards")
def test_words_below_a_picture_are_upright_where_one_reads_leftwards(dialog: RulesDialog) -> None:
    assert not caption_of(dialog).font().italic()


def test_page_is_gone_through_by_keys(dialog: RulesDialog) -> None:
    dialog.resize(500, 300)
    QApplication.processEvents()

    QTest.keyClick(dialog.pane, Qt.Key.Key_PageDown)

    assert dialog.pane.verticalScrollBar().value() > 0


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_rules_of_each_game_are_shown_in_a_narrow_window(qtbot: QtBot, look: Look, rule_set: RuleSet) -> None:
    dialog = RulesDialog("Rules", rules_page(rule_set)[0], look)
    qtbot.addWidget(dialog)
    dialog.resize(400, 420)
    dialog.show()
    QApplication.processEvents()

    assert len(dialog.figures) >= 3
    assert all(label.width() <= dialog.pane.viewport().width() for label in dialog.texts)
