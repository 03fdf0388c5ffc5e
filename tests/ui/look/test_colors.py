"""Light and dark: the window follows the system while it runs, and is readable in both.

The platform on which tests run has no colours of its own to choose from, and so says itself that others are wanted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibilityHints, QBrush, QColor, QPalette
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.board.paint.brushes import SHAPE, TEXT, contrast
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, parse_look
from tapa_desktop.ui.graph.chart import Hue, is_dark
from tapa_desktop.ui.graph.graph import ink
from tapa_desktop.ui.look import colors
from tapa_desktop.ui.look.colors import Colours, around_board, palette_of, system_accent
from tapa_desktop.ui.look.style import outline
from tapa_desktop.ui.preferences.dialog import PreferencesDialog
from tests.cases import some
from tests.ui.app import OpenWindow

Role, Group = QPalette.ColorRole, QPalette.ColorGroup
GROUPS = (Group.Active, Group.Inactive, Group.Disabled)
READ = (
    *((Role.WindowText, Role.Window), (Role.ButtonText, Role.Button), (Role.ToolTipText, Role.ToolTipBase)),
    *((Role.Text, Role.Base), (Role.Text, Role.AlternateBase), (Role.PlaceholderText, Role.Base)),
    *product((Role.Link, Role.LinkVisited), (Role.Base, Role.Window)),
    (Role.HighlightedText, Role.Highlight),
)
RESOURCES = Path(__file__).parents[3] / "resources"
THEMES = {path.stem: parse_look(BoardTheme, path.read_text("utf-8")) for path in RESOURCES.glob("themes/*.toml")}
GAUDY = {  # as players may make them
    name: replace(WOOD, board=replace(WOOD.board, field=colour, frame=colour, point_dark=colour))
    for name, colour in {"black": "#000000", "white": "#ffffff", "grey": "#808080", "lemon": "#ffff00"}.items()
}
BOARDS = {name: (theme, None) for name, theme in (THEMES | GAUDY).items()}
BOARDS |= {
    f"wood with {accent}": (WOOD, accent) for accent in ("#ffb900", "#0078d4", "#e3008c", "#4c4a48")
}  # of Windows
AROUND = {
    f"{name}, {'dark' if dark else 'light'}": around_board(theme, is_dark=dark, accent=accent)
    for (name, (theme, accent)), dark in product(BOARDS.items(), (False, True))
}
SCHEMES = {"light": colors.LIGHT, "dark": colors.DARK, **AROUND}
Wish = Callable[[Qt.ColorScheme], None]
each_scheme = pytest.mark.parametrize("colours", SCHEMES.values(), ids=SCHEMES.keys())


@pytest.fixture
def wish(qapp: QApplication) -> Iterator[Wish]:
    """A system with light colours; the function changes its scheme."""
    palette = qapp.palette()
    scheme = colors.ColorController(qapp)
    hints = qapp.styleHints()
    yield hints.colorSchemeChanged.emit
    hints.colorSchemeChanged.disconnect(scheme.follow_system)
    for name in (colors.SYSTEM_IS_DARK, colors.SYSTEM_ACCENT):
        qapp.setProperty(name, None)
    qapp.setPalette(palette)


@each_scheme
def test_all_that_is_read_stands_out_in_light_and_dark(colours: Colours) -> None:
    palette = palette_of(colours)

    pale = {
        (group, ink, ground): round(value, 2)
        for group, (ink, ground) in product(GROUPS, READ)
        if (value := contrast(palette.color(group, ink).name(), palette.color(group, ground).name())) < TEXT
    }
    assert pale == {}


@each_scheme
def test_graphs_boxes_and_marks_are_seen_in_light_and_dark(colours: Colours) -> None:
    palette = palette_of(colours)
    base, window = palette.base().color().name(), palette.window().color().name()

    for hue in (Hue.FIRST, Hue.SECOND, Hue.THIRD):
        assert contrast(ink(palette, hue).name(), base) >= SHAPE
    for hue in (Hue.DOUBT, Hue.ERROR, Hue.BLUNDER):  # letters as well
        assert contrast(ink(palette, hue).name(), base) >= TEXT
    assert contrast(outline(palette).name(), window) >= SHAPE
    assert contrast(palette.highlight().color().name(), base) >= SHAPE
    assert contrast(palette.highlightedText().color().name(), palette.highlight().color().darker(145).name()) >= TEXT


def test_window_is_light_or_dark_as_the_player_wants_and_then_as_the_system_again(
    open_window: OpenWindow, wish: Wish
) -> None:
    app = open_window()
    wish(Qt.ColorScheme.Light)
    darkness = []

    for appearance in ("dark", "light", "dark", "by system"):
        app.window.change_settings(replace(app.session.settings, appearance=appearance))
        app.let_happen()
        darkness.append(is_dark(app.window.palette()))

    assert darkness == [True, False, True, False]


def test_system_that_does_not_say_what_it_wants_keeps_what_it_has_shown(wish: Wish) -> None:
    for scheme, dark in ((Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Unknown, False)):
        wish(scheme)
        assert colors.is_dark_wanted("") is dark


def test_all_windows_take_the_colours_of_the_board_and_follow_the_system_in_them(
    open_window: OpenWindow, wish: Wish
) -> None:
    app = open_window()
    app.window.commands.preferences.trigger()
    (dialog,) = app.window.findChildren(PreferencesDialog)
    for theme, scheme in product(("felt", "leather"), (Qt.ColorScheme.Dark, Qt.ColorScheme.Light)):
        app.window.change_settings(replace(app.session.settings, theme=theme))
        wish(scheme)
        app.let_happen()

        colours = around_board(THEMES[theme], is_dark=scheme is Qt.ColorScheme.Dark)
        around = (app.window.menuBar(), app.window.turn_bar, app.window.side_panel, app.window.side_panel.plays)
        beside = (dialog, dialog.list, app.window.menus[0])
        for part in some((*around, *beside)):
            assert part.palette().window().color().name() == colours[Role.Window]
            assert part.palette().base().color().name() == colours[Role.Base]


def test_what_is_chosen_has_the_colour_that_windows_has_for_it(
    open_window: OpenWindow, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_window()
    monkeypatch.setattr(QPalette, "accent", lambda _: QBrush(QColor("#e3008c")))
    monkeypatch.setattr(sys, "platform", "win32")

    wish(Qt.ColorScheme.Light)
    app.let_happen()
    monkeypatch.undo()

    accent = around_board(app.window.board.options.theme, is_dark=False, accent="#e3008c")[Role.Highlight]
    assert app.window.palette().highlight().color().name() == accent
    assert QColor(accent).hsvHue() == QColor("#e3008c").hsvHue()


def test_all_windows_take_the_colours_of_a_high_contrast_and_then_those_of_the_board_again(
    open_window: OpenWindow, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_window()
    app.window.commands.preferences.trigger()
    (dialog,) = app.window.findChildren(PreferencesDialog)
    parts = (app.window.menuBar(), app.window.side_panel.plays, dialog)
    own = app.window.style().standardPalette().window().color()
    wish(Qt.ColorScheme.Light)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda _: Qt.ContrastPreference.HighContrast)
    QApplication.styleHints().accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    app.let_happen()
    with_contrast = [part.palette().window().color() for part in parts]
    monkeypatch.undo()
    wish(Qt.ColorScheme.Light)
    app.let_happen()

    assert with_contrast == [own] * len(parts)
    assert own.name() not in {part.palette().window().color().name() for part in parts}


def test_every_widget_of_window_and_dialogs_follows_the_system_while_it_runs(
    open_window: OpenWindow, wish: Wish
) -> None:
    app = open_window(rule_set="tapa")
    commands = app.window.commands
    others = commands.keys, commands.lesson, commands.practice, commands.openings, commands.roll_map, commands.roll_out
    for action in (commands.preferences, commands.history, commands.score, commands.set_up, commands.review, *others):
        action.trigger()
    commands.by_hand.trigger()
    app.window.turn_bar.dice_entry.choose(3)
    app.let_happen()

    for scheme, dark in ((Qt.ColorScheme.Light, False), (Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False)):
        wish(scheme)
        app.let_happen()

        visible = some(widget for widget in QApplication.allWidgets() if widget.isVisible())
        assert [widget for widget in visible if is_dark(widget.palette()) is not dark] == []
        chosen, other = (app.window.turn_bar.dice_entry.rows[0].button(die).palette().button() for die in (3, 4))
        colours = around_board(WOOD, is_dark=dark, accent=system_accent())  # which Windows has
        assert [chosen.color().name(), other.color().name()] == [colours[Role.Highlight], colours[Role.Button]]
