"""Cards with a picture to choose from: radio buttons in rows. Small ones have the picture beside the name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QStyle, QWidget

from tapa_desktop.game.events import NOBODY
from tapa_desktop.game.state import GameState, begin
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.board.view.widget import image_of_start
from tapa_desktop.ui.board_options import OptionsForState
from tapa_desktop.ui.widgets.labels import scaled

PictureOf = Callable[[int], QImage]  # a picture of this width in pixels

_NARROWEST: Final = 104  # width of a card, in logical pixels
_SMALL: Final = 30  # width of the picture of a small card
_OF_TWO_LINES: Final = 0.65  # the share of a text that the longer of its two lines may have
_NOTE: Final = 0.85  # the size of a note, as a share of that of the name
_GAP: Final = 8
_PADDING: Final = 6
_RADIUS: Final = 8
_BADGE: Final = 18  # the sign of the chosen card
_MOST_IN_A_ROW: Final = 5
_FOUR: Final = 4  # pictures that have room in rows of two
_CENTRED: Final = Qt.AlignmentFlag.AlignHCenter.value | Qt.AlignmentFlag.AlignTop.value | Qt.TextFlag.TextWordWrap.value
_BESIDE: Final = (
    Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeading.value | Qt.TextFlag.TextWordWrap.value
)
_SHARE: Final = 0.91  # height of a picture, as a share of its width
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Card(QRadioButton):
    """A radio button with a picture, its name and a note. `picture` is called when the card is painted."""

    def __init__(self, name: str, description: str, picture: PictureOf, *, note: str = "", is_small: bool) -> None:
        """`note`: what the picture of the game does not show. A small card has no room for it."""
        super().__init__(name)
        self._is_small = is_small
        self.note = "" if is_small else note
        self.setFont(scaled(self.font(), 1.0, bold=not is_small))
        self.setAccessibleDescription(description)
        self.setToolTip(description)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._picture = picture

    def minimumSizeHint(self) -> QSize:
        """Room for the longest word of the name; on a small card for the name in about two lines."""
        wide = self.fontMetrics().horizontalAdvance
        longest = max(map(wide, self.text().split() or [""]))
        if self._is_small:
            width = max(longest, round(_OF_TWO_LINES * wide(self.text()))) + self._before_name() + _PADDING
        else:
            width = max(_NARROWEST, longest + 2 * _PADDING)
        return QSize(width, self.heightForWidth(width))

    def sizeHint(self) -> QSize:
        """The minimum size: a card grows with the room."""
        return self.minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        """The height of the picture and of the name, in logical pixels."""
        if self._is_small:
            return max(self._picture_rect(width).height(), self._name_height(width)) + _PADDING
        below = self._name_height(width) + self._note_height(width)
        return self._picture_rect(width).bottom() + _PADDING + below + _PADDING

    def hitButton(self, place: QPoint) -> bool:
        """Whether a press there chooses the card: anywhere."""
        return self.rect().contains(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the card before or after this one; Up and Down choose the one above or below, as Qt does."""
        by = _STEPS.get(Qt.Key(event.key()), 0)
        others = self.group().buttons() if self.group() is not None else []
        if not by or self not in others:
            super().keyPressEvent(event)
            return
        if self.isRightToLeft():
            by = -by
        other = others[(others.index(self) + by) % len(others)]
        other.setFocus(Qt.FocusReason.OtherFocusReason)
        other.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card; the chosen one has a thick frame and a badge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        palette, is_chosen = self.palette(), self.isChecked()
        line = 3 if is_chosen else 1
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        edge = palette.highlight().color() if is_chosen or self.underMouse() else palette.mid().color()
        painter.setPen(QPen(edge, line))
        painter.setBrush(palette.base())
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        area = self._picture_rect(self.width())
        self._paint_picture(painter, area)
        painter.setPen(palette.text().color())
        painter.setFont(self.font())
        if self._is_small:
            text = QStyle.visualRect(
                self.layoutDirection(), self.rect(), self.rect().adjusted(self._before_name(), 0, -_PADDING, 0)
            )
            painter.drawText(text, _BESIDE, self.text())
        else:
            text = self.rect().adjusted(_PADDING, area.bottom() + _PADDING, -_PADDING, -_PADDING)
            painter.drawText(text, _CENTRED, self.text())
            painter.setFont(self._note_font())
            painter.drawText(text.adjusted(0, self._name_height(self.width()), 0, 0), _CENTRED, self.note)
            if is_chosen:
                self._paint_badge(painter, area)
        painter.end()

    def _paint_picture(self, painter: QPainter, area: QRect) -> None:
        image = self._picture(round(area.width() * self.devicePixelRatioF()))
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(area), _RADIUS / 2, _RADIUS / 2)
        painter.save()
        painter.setClipPath(clip)
        high = round(area.width() * image.height() / image.width())
        painter.fillRect(area, image.pixelColor(0, 0))  # the table, beside boards that are less high than others
        painter.drawImage(QRect(area.left(), area.center().y() - high // 2, area.width(), high), image)
        painter.restore()

    def _paint_badge(self, painter: QPainter, area: QRect) -> None:
        """A tick: colour alone must not mark the chosen card."""
        left = area.left() + 4 if self.isRightToLeft() else area.right() - _BADGE - 3
        badge = QRectF(left, area.top() + 4, _BADGE, _BADGE)
        painter.setPen(QPen(QColor(Qt.GlobalColor.white), 1.5))
        painter.setBrush(self.palette().highlight())
        painter.drawEllipse(badge)
        tick = QPainterPath(badge.topLeft() + QPoint(5, 9))
        tick.lineTo(badge.topLeft() + QPoint(8, 12))
        tick.lineTo(badge.topLeft() + QPoint(13, 6))
        painter.setPen(QPen(self.palette().highlightedText().color(), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(tick)

    def _picture_rect(self, width: int) -> QRect:
        if self._is_small:
            high = round(_SMALL * _SHARE)
            beside = QRect(_PADDING, (self.height() - high) // 2, _SMALL, high)
            return QStyle.visualRect(self.layoutDirection(), QRect(0, 0, width, self.height()), beside)
        wide = width - 2 * _PADDING
        return QRect(_PADDING, _PADDING, wide, round(wide * _SHARE))

    def _name_height(self, width: int) -> int:
        room = QRect(0, 0, width - _PADDING - self._before_name(), 1000)
        return self.fontMetrics().boundingRect(room, _CENTRED, self.text()).height()

    def _note_height(self, width: int) -> int:
        room = QRect(0, 0, width - 2 * _PADDING, 1000)
        metrics = QFontMetrics(self._note_font())
        return metrics.boundingRect(room, _CENTRED, self.note).height() if self.note else 0

    def _note_font(self) -> QFont:
        return scaled(self.font(), _NOTE)

    def _before_name(self) -> int:
        return _SMALL + 2 * _PADDING if self._is_small else _PADDING


class Rows(QWidget):
    """Widgets in rows: `places` says where each is, as from left to right, in a width in logical pixels."""

    def __init__(self, parts: Iterable[QWidget], across: QSizePolicy.Policy) -> None:
        super().__init__()
        self.parts = [*parts]
        for part in self.parts:
            part.setParent(self)
        policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def places(self, width: int) -> list[QRect]:
        """Where each part is; the last one in the last row."""
        raise NotImplementedError

    def heightForWidth(self, width: int) -> int:
        """The height of all rows, in logical pixels."""
        return self.places(width)[-1].bottom() + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        super().resizeEvent(event)
        for part, place in zip(self.parts, self.places(event.size().width()), strict=True):
            part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))


class CardGrid(Rows):
    """Cards in rows of equal columns."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """Two cards in a row."""
        width = 2 * self._narrowest() + _GAP
        return QSize(width, self.heightForWidth(width))

    def sizeHint(self) -> QSize:
        """As many cards in a row as there may be."""
        width = _MOST_IN_A_ROW * (self._narrowest() + _GAP) - _GAP
        return QSize(width, self.heightForWidth(width))

    def places(self, width: int) -> list[QRect]:
        """Where each card is."""
        fitting = (width + _GAP) // (self._narrowest() + _GAP)
        columns = min(max(1, fitting), _MOST_IN_A_ROW, len(self.parts))
        wide = (width + _GAP) // columns - _GAP
        high = max(card.heightForWidth(wide) for card in self.parts)
        cells = (divmod(number, columns) for number in range(len(self.parts)))
        return [QRect(at * (wide + _GAP), row * (high + _GAP), wide, high) for row, at in cells]

    def _narrowest(self) -> int:
        return max(card.minimumSizeHint().width() for card in self.parts)


def start_state(rule_set: RuleSet) -> GameState:
    """The start of a game between nobody and nobody."""
    return begin(rule_set, 1, NOBODY, NOBODY)


def start_picture(rule_set: RuleSet, options_for: OptionsForState) -> PictureOf:
    """The start of this game as the board shows it: its colours and the direction of play, without numbers."""

    def picture(width: int) -> QImage:
        options = options_for(start_state(rule_set))
        plain = replace(options, below=Side.WHITE, show_numbers=False, show_pips=False)
        return image_of_start(rule_set, plain, width)

    return picture


def sitting_picture(pictures: Sequence[PictureOf]) -> PictureOf:
    """These pictures, smaller, in rows of two or three."""
    columns = 2 if len(pictures) <= _FOUR else 3
    rows = -(-len(pictures) // columns)

    def picture(width: int) -> QImage:
        images = [picture_of(width // columns) for picture_of in pictures]
        high = round(width * _SHARE)
        sheet = QImage(width, high, images[0].format())
        sheet.fill(pictures[0](width).pixelColor(0, 0))  # the table: a small board may fill its picture
        painter = QPainter(sheet)
        top = (high - rows * images[0].height()) // 2
        for number, image in enumerate(images):
            row, at = divmod(number, columns)
            in_row = min(columns, len(images) - row * columns)
            left = (width - in_row * image.width()) // 2 + at * image.width()
            painter.drawImage(left, top + row * images[0].height(), image)
        painter.end()
        return sheet

    return picture
