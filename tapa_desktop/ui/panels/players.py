"""Who plays, the score, the pips, whose turn it is, and whether he is a computer that thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.wording import match_text, player_name, seat_text, side_name

from .fonts import scaled


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What is shown of one player; `pips` is empty where the player wants to see none."""

    name: str
    seat: str
    score: int
    pips: str
    is_to_act: bool
    is_thinking: bool


class PlayerCard(QFrame):
    """One player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._is_to_act = False
        self._disc, self._name, self._seat, self._score, self._pips = (QLabel() for _ in range(5))
        for label in (self._name, self._seat, self._pips):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._score.setFont(scaled(self.font(), 1.6, bold=True))
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._score.setToolTip(self.tr("Points in this match"))
        self._pips.setToolTip(self.tr("Pips still to go"))
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 6, 10, 6)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._disc, 0, 0, 3, 1)
        layout.addWidget(self._name, 0, 1)
        layout.addWidget(self._seat, 1, 1)
        layout.addWidget(self._pips, 2, 1)
        layout.addWidget(self._score, 0, 2, 3, 1)

    def set_icon(self, icon: QIcon) -> None:
        """Show the colour of this player's checkers."""
        self._disc.setPixmap(icon.pixmap(22, 22))

    def show_player(self, line: PlayerLine) -> None:
        """Show these values."""
        self._is_to_act = line.is_to_act
        self._name.setFont(scaled(self.font(), 1.1, bold=line.is_to_act))
        self._name.setText(line.name)
        self._seat.setText(self.tr("thinks …") if line.is_thinking else line.seat)
        self._seat.setVisible(line.is_thinking or line.seat != line.name)
        self._pips.setText(line.pips)
        self._pips.setVisible(bool(line.pips))
        self._score.setText(str(line.score))
        self.setAccessibleName(f"{line.name}, {line.seat}, {line.score}, {line.pips}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, with a bar at the side of the one who is to act."""
        super().paintEvent(event)
        if self._is_to_act:
            painter = QPainter(self)
            painter.fillRect(QRectF(1, 1, 5, self.height() - 2), self.palette().highlight())
            painter.end()


class PlayersPanel(QWidget):
    """Both players under the name of the match, the one who sits below on the board as the lower one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, textFormat=Qt.TextFormat.PlainText)
        self._match.setWordWrap(True)
        self.cards = {side: PlayerCard() for side in Side}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self._match)
        for card in self.cards.values():
            self._layout.addWidget(card)

    def set_icons(self, icons: Mapping[Side, QIcon]) -> None:
        """Show the colours of the checkers."""
        for side, card in self.cards.items():
            card.set_icon(icons[side])

    def seat_below(self, side: Side) -> None:
        """Let this side be the lower one."""
        self._layout.removeWidget(self.cards[side])
        self._layout.addWidget(self.cards[side])

    def show_state(self, state: GameState, pips: Mapping[Side, int], *, thinking: bool) -> None:
        """Show the players of a state; `pips` are those still to go, empty where they are not to be shown."""
        self._match.setText(self.tr("{match} · game {number}").format(match=match_text(state), number=_number(state)))
        for side, card in self.cards.items():
            is_to_act = state.phase in {Phase.TO_ROLL, Phase.TO_PLAY} and state.side is side
            card.show_player(
                PlayerLine(
                    player_name(state, side),
                    seat_text(state, side),
                    state.score(side),
                    self.tr("{n} pips").format(n=pips[side]) if side in pips else "",
                    is_to_act,
                    thinking and is_to_act,
                )
            )
            card.setToolTip(side_name(side))


def _number(state: GameState) -> int:
    """The number of the game that is played, or has just ended."""
    return len(state.results) + (state.result is None)
