"""The two players, on a card each: name, level, score, pip count, cube, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import game_text, player_name, seat_text, side_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.labels import scaled

translate = QCoreApplication.translate
_ACTING: Final = {Phase.TO_ROLL, Phase.TO_ANSWER, Phase.TO_PLAY}  # in which one side has to act


class PlayersPanel(QWidget):
    """Both players below the name of the match. The lower card is that of the player at the bottom of the board."""

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

    def move_to_bottom(self, side: Side) -> None:
        """Move the card of this side to the bottom."""
        self._layout.removeWidget(self.cards[side])
        self._layout.addWidget(self.cards[side])

    def show_state(
        self, state: GameState, pips: Mapping[Side, int], *, thinking: bool, tips: Mapping[Side, str]
    ) -> None:
        """Show the players in this state.

        `pips` are the pip counts, empty if they are hidden. `tips` are tool tips; a side without one shows the full
        typed name, or the colour.
        """
        self._match.setText(game_text(state))
        for side, card in self.cards.items():
            is_to_act = state.phase in _ACTING and state.actor is side
            rest = [translate("PlayersPanel", "%n pip(s)", "", pips[side])] if side in pips else []
            if state.cube.owner is side:
                rest.append(self.tr("cube {value}").format(value=state.cube.value))
            card.show_player(
                PlayerLine(
                    player_name(state, side),
                    seat_text(state, side),
                    state.score(side),
                    tuple(rest),
                    is_to_act,
                    thinking and is_to_act,
                    tips.get(side, state.seat_of(side).name or side_name(side)),
                )
            )


class PlayerLine(Struct, frozen=True):
    """What the card of a player shows.

    `rest` has the pip count, unless it is hidden, and the cube if this side owns it. `tip` is the tool tip.
    """

    name: str
    seat: str
    score: int
    rest: tuple[str, ...]
    is_to_act: bool
    is_thinking: bool
    tip: str


class PlayerCard(QFrame):
    """The card of one player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._is_to_act: bool | None = None  # before the first state
        self._disc, self._name, self._seat, self._score, self._rest = (QLabel() for _ in range(5))
        for label in (self._name, self._seat, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._score.setFont(scaled(self.font(), 1.6, bold=True))
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._score.setToolTip(self.tr("Points in this match"))
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 6, 10, 6)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._disc, 0, 0, 3, 1)
        layout.addWidget(self._name, 0, 1)
        layout.addWidget(self._seat, 1, 1)
        layout.addWidget(self._rest, 2, 1)
        layout.addWidget(self._score, 0, 2, 3, 1)

    @property
    def bar(self) -> QRect:
        """The rectangle of the bar that marks the side to act, where lines of text begin."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRect(self.width() - 6 if is_mirrored else 1, 1, 5, self.height() - 2)

    def set_icon(self, icon: QIcon) -> None:
        """Show the colour of this player's checkers."""
        self._disc.setPixmap(icon.pixmap(22, 22))

    def show_player(self, line: PlayerLine) -> None:
        """Show these values."""
        if line.is_to_act is not self._is_to_act:
            self._is_to_act = line.is_to_act
            self._name.setFont(scaled(self.font(), 1.1, bold=line.is_to_act))
        self._name.setText(line.name)
        self._seat.setText(self.tr("thinking …") if line.is_thinking else line.seat)
        self._seat.setVisible(line.is_thinking or line.seat != line.name)
        self._rest.setText(" · ".join(line.rest))
        self._rest.setVisible(bool(line.rest))
        self._score.setText(whole(line.score))
        self.setAccessibleName(f"{line.name}, {line.seat}, {whole(line.score)}, {', '.join(line.rest)}")
        self.setToolTip(line.tip)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, with a bar if this side is to act."""
        super().paintEvent(event)
        if self._is_to_act:
            painter = QPainter(self)
            painter.fillRect(self.bar, self.palette().highlight())
            painter.end()
