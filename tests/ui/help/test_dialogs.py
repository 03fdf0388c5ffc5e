"""A page to read, in either direction."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QTextBlock, QTextDocument, QTextFormat, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.game.state import GameState
from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.board.view.widget import image_of
from tapa_desktop.ui.graph.graph import axis_ink
from tapa_desktop.ui.help.dialogs import PageDialog, RulesDialog
from tapa_desktop.ui.look.colors import DARK, LIGHT, palette_of
from tapa_desktop.ui.widgets.labels import blocks_of
from tests.cases import each, some
from tests.ui.app import App, OpenWindow

PAGE = "Text | with a bar.\n\n| key | deed |\n|---|---|\n| D | double |\n"
HEADLESS = "| | |\n|---|---|\n| D | double |\n"
HEADINGS = "# One\n\n## `[two]`\n\n## `[white]` and more\n\n### Three\n\nA `word` of text.\n"
ARABIC_LETTERS = re.compile("[\u0600-\u06ff]")
PAGES = sorted(path for folder in ("rules", "help") for path in resource(folder).glob("*/*.md"))


def table_of(dialog: PageDialog) -> QTextTable:
    (table,) = dialog.text.document().rootFrame().childFrames()
    assert isinstance(table, QTextTable)
    return table


def cells(table: QTextTable) -> list[list[str]]:
    """Row by row, from left to right."""
    return [
        [table.cellAt(row, column).firstCursorPosition().block().text() for column in range(table.columns())]
        for row in range(table.rows())
    ]


Show = Callable[[str], PageDialog]


@pytest.fixture
def shown(qtbot: QtBot) -> Show:
    """Makes a dialog of a page, which stays until the end of the test."""
    dialogs: list[PageDialog] = []

    def show(text: str) -> PageDialog:
        dialogs.append(dialog := PageDialog("Page", text))
        qtbot.addWidget(dialog)
        return dialog

    return show


def test_table_begins_at_the_left_with_its_head_or_without_and_its_lines_follow_the_window_into_the_dark(
    shown: Show,
) -> None:
    dialog = shown(PAGE)

    assert cells(table_of(dialog)) == [["key", "deed"], ["D", "double"]]
    assert cells(table_of(shown(HEADLESS))) == [["D", "double"]]
    for colours in (LIGHT, DARK):
        dialog.setPalette(palette_of(colours))
        assert table_of(dialog).format().borderBrush().color() == axis_ink(dialog.palette())


@pytest.mark.usefixtures("leftwards")
def test_all_but_code_begins_at_the_right_where_one_reads_leftwards(shown: Show) -> None:
    page = shown(PAGE)
    coded = shown("# Tapa 1.0\n\nنص `/a/path` نص\n\n```\nSEED part 0\n```\n")

    lines = {block.text(): block.textDirection() for block in blocks_of(coded.text.document()) if block.text()}

    assert cells(table_of(page)) == [["deed", "key"], ["double", "D"]]
    assert table_of(page).format().alignment() == Qt.AlignmentFlag.AlignRight
    assert "Text | with a bar." in page.text.toPlainText()
    leftwards, rightwards = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    assert lines == {
        "Tapa 1.0": leftwards,
        "نص \u2066/a/path\u2069 نص": leftwards,
        "SEED part 0": rightwards,
    }


def test_heading_with_code_in_it_is_as_large_and_bold_as_any_other(shown: Show) -> None:
    bold, size = QFont.Weight.Bold, QTextFormat.Property.FontSizeAdjustment

    shapes = [
        {(piece.format.fontWeight() >= bold, piece.format.property(size)) for piece in block.textFormats()}
        for block in blocks_of(shown(HEADINGS).text.document())
    ]

    assert shapes == [{(True, 3)}, {(True, 2)}, {(True, 2)}, {(True, 1)}, {(False, None)}]


def is_slanted(block: QTextBlock) -> bool:
    """Whether any of its Arabic words are."""
    pieces = [(each.start, each.length) for each in block.textFormats() if each.format.fontItalic()]
    return any(ARABIC_LETTERS.search(block.text()[start : start + length]) for start, length in pieces)


@pytest.mark.usefixtures("qapp")
@each("path", PAGES)
def test_no_words_are_slanted_in_arabic_which_has_no_letters_for_it(path: Path) -> None:
    document = QTextDocument()

    document.setMarkdown(path.read_text("utf-8"))

    for block in some(blocks_of(document)):
        assert not is_slanted(block), block.text()


# The rules to read: pictures by the board itself, as wide as there is room, in the look that has been chosen

GAME_PAGE = """# A game

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

    options = BoardOptions()

    def __call__(self, _state: GameState) -> BoardOptions:
        return self.options


@pytest.fixture
def options_for() -> Look:
    return Look()


@pytest.fixture
def dialog(qtbot: QtBot, options_for: Look) -> RulesDialog:
    dialog = RulesDialog("Rules", GAME_PAGE, options_for)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def caption_of(dialog: RulesDialog) -> QLabel:
    return next(label for label in dialog.texts if label.text() == "White plays.")


def test_picture_shows_the_position_with_its_play_as_arrows_and_nothing_to_do_and_is_described(
    dialog: RulesDialog,
) -> None:
    (figure,) = dialog.figures

    shown = image_of(figure).shown
    assert [die.value for die in shown.dice] == [3, 1]
    assert len(figure.arrows) == 2
    assert shown.prompt.value == "none"
    assert figure.accessibleName() == "White plays."
    assert "Point 24: fifteen white" in figure.accessibleDescription()
    assert caption_of(dialog).font().italic()


@pytest.mark.parametrize("width", [300, 420, 900])
def test_picture_is_never_wider_than_the_page_and_as_high_as_its_board(dialog: RulesDialog, width: int) -> None:
    dialog.resize(width, 420)
    QApplication.processEvents()

    (figure,) = dialog.figures
    assert figure.width() <= dialog.pane.viewport().width()
    assert figure.height() == figure.heightForWidth(figure.width())
    assert dialog.width() == width


def test_pictures_follow_the_look_and_the_direction_of_the_board(dialog: RulesDialog, options_for: Look) -> None:
    options_for.options = BoardOptions(direction="left", theme=BoardTheme(name="Other"), show_numbers=False)

    dialog.show_look()

    (figure,) = dialog.figures
    assert (figure.options.direction, figure.options.theme.name) == ("left", "Other")
    assert figure.options.show_numbers
    assert len(figure.arrows) == 2


@pytest.mark.usefixtures("leftwards")
def test_words_below_a_picture_are_upright_where_one_reads_leftwards(dialog: RulesDialog) -> None:
    assert not caption_of(dialog).font().italic()


def test_page_is_gone_through_by_keys(dialog: RulesDialog) -> None:
    dialog.resize(500, 300)
    QApplication.processEvents()

    QTest.keyClick(dialog.pane, Qt.Key.Key_PageDown)

    assert dialog.pane.verticalScrollBar().value() > 0


def strategy_in(app: App) -> RulesDialog:
    """The page about strategy, opened from the menu."""
    app.trigger(app.window.commands.strategy)
    (dialog,) = (one for one in app.window.findChildren(RulesDialog) if one.objectName() == "strategy")
    return dialog


def top_of(dialog: RulesDialog) -> str:
    """The text at the top of the visible part."""
    offset = dialog.pane.verticalScrollBar().value()
    return next(label.text() for label in dialog.texts if label.mapTo(dialog.pane.widget(), QPoint()).y() >= offset)


def test_strategy_opens_at_the_family_of_the_game_on_the_board_and_then_stays_where_it_is_read(
    open_window: OpenWindow,
) -> None:
    app = open_window()

    tops = []
    for rule_set in ("mahbusa", "tabla", "gul-bara"):
        app.begin(rule_set)
        tops.append(top_of(strategy_in(app)))
    strategy_in(app).pane.verticalScrollBar().setValue(700)

    pinning, hitting, blocking = (label.text() for label in strategy_in(app).parts)
    assert tops[0].startswith("# ")
    assert tops[1:] == [hitting, blocking]
    assert len({pinning, hitting, blocking}) == len(Contact)
    assert strategy_in(app).pane.verticalScrollBar().value() == 700


@each("page", sorted(resource("help").glob("*/strategy.md")))
def test_strategy_has_a_part_for_each_family(page: Path) -> None:
    assert len(re.findall(r"^## ", page.read_text("utf-8"), re.MULTILINE)) == len(Contact)
