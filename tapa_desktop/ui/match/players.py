"""The two players, on a card each: name, level, score, pip count, cube, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tapa_desktop.game.events import FRIEND
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import Side, flip
from tapa_desktop.rules.steps import pip_count
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.paint.checkers import paint_flat
from tapa_desktop.ui.board.theme import WOOD, CheckerTheme
from tapa_desktop.ui.text.names import game_text, level_name, player_name, seat_text, side_name
from tapa_desktop.ui.text.numbers import bidi_isolated, listed, whole
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import ElidedLabel, scaled

translate = QCoreApplication.translate
_PORTRAIT: Final = 38  # logical pixels
_ROUND: Final = 6
_ACTING: Final = {Phase.TO_ROLL, Phase.TO_ANSWER, Phase.TO_PLAY}  # in which one side has to act


class PlayersPanel(QWidget):
    """Both players below the name of the match. The lower card is that of the player at the bottom of the board."""

    def __init__(self) -> None:
        super().__init__()
        self._match = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, textFormat=Qt.TextFormat.PlainText)
        self._match.setWordWrap(True)
        self.cards = {side: PlayerCard() for side in Side}
        self._layout = fill(QVBoxLayout(self), self._match, *self.cards.values(), edge=0)

    def set_options(self, options: BoardOptions) -> None:
        """Show the checkers of this board, with the card of the lower side at the bottom."""
        self.cards[Side.WHITE].portrait.set_look(options.theme.white)
        self.cards[Side.BLACK].portrait.set_look(options.theme.black)
        self._layout.removeWidget(self.cards[options.lower])
        self._layout.addWidget(self.cards[options.lower])

    def set_type(self, factor: float) -> None:
        """Scale texts and pictures by this factor; the panel has its font already."""
        for card in self.cards.values():
            card.set_type(factor)

    def show_state(self, state: GameState, tips: Mapping[Side, str], *, show_pips: bool, thinking: bool) -> None:
        """Show the players in this state. A side without a tool tip shows the full typed name, or the colour."""
        pips = _pips_of(state) if show_pips else {}
        self._match.setText(game_text(state))
        for side, card in self.cards.items():
            is_to_act = state.phase in _ACTING and state.actor is side
            details = [translate("PlayersPanel", "%n pip(s)", "", pips[side])] if side in pips else []
            if state.cube.owner is side:
                details.append(self.tr("cube {value}").format(value=state.cube.value))
            card.show_player(state, side, details, is_to_act=is_to_act, is_thinking=thinking and is_to_act)
            card.setToolTip(tips.get(side, bidi_isolated(state.seat_of(side).name) or side_name(side)))


def _pips_of(state: GameState) -> Mapping[Side, int]:
    """The pip count of each side; drafted steps count as played."""
    position = state.drafted_position
    flipped = flip(state.rule_set, position)
    return {state.side: pip_count(state.rule_set, position), state.side.other: pip_count(state.rule_set, flipped)}


class Portrait(QWidget):
    """A checker of the player's side with a sign: an initial, a person or a computer."""

    PERSON, COMPUTER = "person", "computer"

    def __init__(self) -> None:
        super().__init__()
        self._look = WOOD.white
        self.sign = self.PERSON  # or an initial, or COMPUTER
        self._painted: tuple[object, QPixmap] | None = None  # what it shows, and its picture
        self.set_type(1.0)

    def set_look(self, look: CheckerTheme) -> None:
        """Show a checker with this look."""
        self._look = look
        self.update()

    def set_type(self, factor: float) -> None:
        """Scale by this factor."""
        self.setFixedSize(round(_PORTRAIT * factor), round(_PORTRAIT * factor))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture; draw it only if it has changed."""
        ratio = self.devicePixelRatioF()
        key = self._look, self.sign, self.width(), ratio
        if self._painted is None or self._painted[0] != key:
            picture = QPixmap(round(self.width() * ratio), round(self.width() * ratio))
            picture.fill(Qt.GlobalColor.transparent)
            self._draw(picture)
            picture.setDevicePixelRatio(ratio)
            self._painted = key, picture
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted[1])
        painter.end()

    def _draw(self, picture: QPixmap) -> None:
        painter, radius = QPainter(picture), picture.width() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        paint_flat(painter, self._look, picture.width(), 1.0)
        painter.restore()
        if self._look.sign == "none":  # a sign of the checkers names the side already
            painter.translate(radius, radius)
            painter.scale(radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            self._draw_sign(painter)
        painter.end()

    def _draw_sign(self, painter: QPainter) -> None:
        mark = QColor(self._look.mark)
        painter.setBrush(mark)
        if self.sign == self.PERSON:
            painter.drawEllipse(QPointF(0, -0.2), 0.2, 0.2)
            painter.drawChord(QRectF(-0.4, 0.08, 0.8, 0.76), 0, 180 * 16)
        elif self.sign == self.COMPUTER:
            painter.drawRoundedRect(QRectF(-0.26, 0.3, 0.52, 0.1), 0.05, 0.05)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mark, 0.11))
            painter.drawRoundedRect(QRectF(-0.38, -0.38, 0.76, 0.52), 0.08, 0.08)
        else:
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(100)
            painter.setFont(font)
            painter.setPen(mark)
            painter.scale(0.009, 0.009)
            painter.drawText(QRectF(-100, -100, 200, 200), Qt.AlignmentFlag.AlignCenter, self.sign)


def _sign_of(state: GameState, side: Side) -> str:
    seat = state.seat_of(side)
    initial = next((letter for letter in seat.name if letter.isprintable() and letter != " "), "")
    if initial:
        return QLocale().toUpper(initial)
    return Portrait.PERSON if seat.is_person or seat.level == FRIEND else Portrait.COMPUTER


class PlayerCard(QWidget):
    """The card of one player."""

    def __init__(self) -> None:
        super().__init__()
        self._is_to_act: bool | None = None  # before the first state
        self.portrait = Portrait()
        self._name, self._seat, self._details = (ElidedLabel() for _ in range(3))
        self._score = QLabel()
        for label in (self._name, self._seat, self._details):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._score.setToolTip(self.tr("Points in this match"))
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self.portrait, 0, 0, 5, 1)
        for row, label in enumerate((self._name, self._seat, self._details), start=1):
            layout.addWidget(label, row, 1)
        for row in (0, 4):  # hidden labels leave no gap
            layout.setRowStretch(row, 1)
        layout.addWidget(self._score, 0, 2, 5, 1)
        self.set_type(1.0)

    @property
    def bar(self) -> QRect:
        """The rectangle of the bar that marks the side to act, where lines of text begin."""
        return QRect(self.width() - 6 if self.isRightToLeft() else 1, 1, 5, self.height() - 2)

    def set_type(self, factor: float) -> None:
        """Scale score, name and picture by this factor."""
        self.portrait.set_type(factor)
        self._score.setFont(scaled(self.font(), 1.8, bold=True))
        self._name.setFont(scaled(self.font(), 1.1, bold=bool(self._is_to_act)))

    def show_player(
        self, state: GameState, side: Side, details: Sequence[str], *, is_to_act: bool, is_thinking: bool
    ) -> None:
        """Show this side; `details` has the pip count, unless it is hidden, and the cube if the side owns it."""
        name, seat, score = player_name(state, side), seat_text(state, side), whole(state.score(side))
        if is_to_act is not self._is_to_act:
            self._is_to_act = is_to_act
            self._name.setFont(scaled(self.font(), 1.1, bold=is_to_act))
        self.portrait.sign = _sign_of(state, side)
        self._name.show_text(name)
        level = state.seat_of(side).level
        shorter = () if level is None else (level_name(level),)
        self._seat.show_text(*((self.tr("thinking…"),) if is_thinking else (seat, *shorter)))
        self._seat.setVisible(is_thinking or seat != name)
        self._details.show_text(" · ".join(details))
        self._details.setVisible(bool(details))
        self._score.setText(score)
        self.setAccessibleName(listed((name, seat, score, *details)))
        self.update()  # and so the portrait

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card; that of the side to act is lighter, and has a frame and a bar."""
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QPainterPath()
        card.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
        painter.fillPath(card, palette.base() if self._is_to_act else palette.button())
        if self._is_to_act:
            painter.setClipPath(card)
            painter.fillRect(self.bar, palette.highlight())
            painter.setClipping(False)
        painter.setPen(palette.highlight().color() if self._is_to_act else palette.mid().color())
        painter.drawPath(card)
        painter.end()
