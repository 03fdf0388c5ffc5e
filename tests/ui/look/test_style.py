"""The style of buttons in dialogs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QProxyStyle, QPushButton, QStyle

from tapa_desktop.ui.look.style import Style
from tests.ui.room import Enter


class Iconic(QProxyStyle):
    """Fusion on a desktop that wants icons on the buttons of dialogs."""

    def styleHint(self, hint: QStyle.StyleHint, *others: object) -> int:
        """Icons on buttons, and all else as Fusion."""
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, *others)  # type: ignore[arg-type]


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    before, style, base = qapp.style().name(), Style(), Iconic("Fusion")
    style.setBaseStyle(base)
    qapp.setStyle(style)
    yield
    qapp.setStyle(before)


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("name", ["new_match", "preferences", "keys", "about", "roll_out", "set_up"])
def test_no_button_of_a_dialog_has_an_icon_where_others_have_none(enter: Enter, name: str) -> None:
    room = enter()

    getattr(room.window.commands, name).trigger()
    room.let_happen()

    (dialog,) = (one for one in room.window.findChildren(QDialog) if one.isVisible())
    buttons = dialog.findChildren(QPushButton)
    assert buttons
    assert [button.text() for button in buttons if not button.icon().isNull()] == []
