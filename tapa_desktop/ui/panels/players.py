"""Who plays, the score, the pips, the cube, whose turn it is, and whether he is a computer that thinks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.wording import game_text, player_name, seat_text, side_name

from .player_card import PlayerCard, PlayerLine

translate = QCoreApplication.translate
_ACTING: Final = {Phase.TO_ROLL, Phase.TO_ANSWER, Phase.TO_PLAY}  # where one side has to do something


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

    def show_state(
        self, state: GameState, pips: Mapping[Side, int], *, thinking: bool, tips: Mapping[Side, str]
    ) -> None:
        """Show the players of a state.

        `pips` are those still to go, empty where they are not to be shown; `tips` is what there is to say of a player
        on request, where there is something; else it is the whole name that somebody has typed, or the colour.
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
