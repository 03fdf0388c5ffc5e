"""The roll map in the real window: of the position on the board, of an earlier one, and of the review."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Seat
from tapa_desktop.ui.board.paint.brushes import TEXT, contrast, luminance
from tapa_desktop.ui.look import colors
from tapa_desktop.ui.roll_map import RollMapDialog
from tapa_desktop.ui.widgets.labels import scaled
from tests.cases import some
from tests.ui.app import App, OpenWindow


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    return open_window((6, 3), (6, 5), (4, 2), (3, 1))


def open_roll_map(app: App) -> RollMapDialog:
    app.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    return app.window.features.windows.roll_map


@pytest.fixture
def filled(app: App, qtbot: QtBot) -> RollMapDialog:
    app.space()
    dialog = open_roll_map(app)
    qtbot.waitUntil(lambda: bool(dialog.fields[6, 6].text()))
    return dialog


def test_each_roll_has_a_field_with_its_best_play_and_its_worth_in_points_only_if_equities_are_wanted_and_a_title(
    app: App, filled: RollMapDialog
) -> None:
    fields = filled.fields.values()
    assert all(field.text() and field.toolTip() and "%" not in field.text() for field in fields)
    assert len({field.palette().window().color().name() for field in fields}) > 5

    app.window.change_settings(replace(app.session.settings, show_equities=False))

    assert all(field.text().endswith("%") for field in fields)

    filled._task.cancel()
    app.player.set_seat(app.state.side, Seat(None, "Zoe"))
    assert "Zoe" in filled.title.text()
    assert filled.fields[6, 6].text()


def test_fields_turn_dark_with_the_window_and_can_be_read(app: App, filled: RollMapDialog) -> None:
    for colours, are_dark in ((colors.DARK, True), (colors.LIGHT, False)):
        filled.setPalette(colors.palette_of(colours))
        app.let_happen()
        for field in some(filled.fields.values()):
            ground, text = field.palette().window().color().name(), field.palette().windowText().color().name()
            assert (luminance(ground) < 0.2) is are_dark
            assert contrast(text, ground) >= TEXT


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_fields_are_as_large_as_their_texts_in_large_type_too(app: App, qtbot: QtBot, size: float) -> None:
    dialog = app.window.features.windows.roll_map
    dialog.setFont(scaled(dialog.font(), size))
    app.space()
    open_roll_map(app)
    qtbot.waitUntil(lambda: bool(dialog.fields[6, 6].text()))

    for field in some(dialog.fields.values()):
        letters = field.fontMetrics().size(0, field.text())
        assert letters.boundedTo(field.contentsRect().size()) == letters


def test_map_follows_the_game(app: App, qtbot: QtBot) -> None:
    dialog = open_roll_map(app)
    assert not dialog.fields[6, 6].text()

    app.player.roll()
    qtbot.waitUntil(lambda: bool(dialog.fields[6, 6].text()))
    app.window.commands.resign.trigger()

    assert not any(field.text() or field.toolTip() or field.accessibleName() for field in dialog.fields.values())
