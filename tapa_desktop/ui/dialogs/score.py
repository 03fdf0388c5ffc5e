"""The score sheet of the match beside the game, for windows that have no room for it. It follows the match."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from tapa_desktop.game.history import History
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.options import BoardOptions
from tapa_desktop.ui.panels.discs import disc_icons
from tapa_desktop.ui.panels.fonts import scaled
from tapa_desktop.ui.panels.game_lines import game_lines, games_won_text
from tapa_desktop.ui.panels.score_sheet import ScoreSheet
from tapa_desktop.ui.result_wording import match_result_text
from tapa_desktop.ui.wording import game_text, score_text

from .closing import CloseBox


class ScoreDialog(QDialog):
    """How the match stands, the games that have ended, and who has won how many of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Score sheet"))
        self._icons: Mapping[Side, QIcon] = {}
        self._match, self._score, self._won = (QLabel(textFormat=Qt.TextFormat.PlainText) for _ in range(3))
        self._score.setFont(scaled(self.font(), 1.3, bold=True))
        self.sheet = ScoreSheet(is_small=False)
        buttons = CloseBox(self)
        layout = QVBoxLayout(self)
        for label in (self._match, self._score):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        layout.addWidget(self.sheet, 1)
        layout.addWidget(self._won)
        layout.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.resize(460, 320)

    def set_options(self, options: BoardOptions) -> None:
        """Follow the colours of the board."""
        self._icons = disc_icons(options.theme)

    def show_match(self, history: History) -> None:
        """Show how this match stands."""
        self._match.setText(game_text(history.state))
        self._score.setText(match_result_text(history.state) or score_text(history.state))
        self._won.setText(games_won_text(history.state))
        self.sheet.show_lines(game_lines(history), self._icons)

    def appear(self) -> None:
        """Come up, or before the other windows."""
        self.show()
        self.raise_()
        self.activateWindow()
