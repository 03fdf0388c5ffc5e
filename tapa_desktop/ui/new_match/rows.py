"""The rows of the dialog: the length of the match, who plays each side, and the word for the dice."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.session.dice import fresh_seed, normal_word, random_word, sha256_of
from tapa_desktop.app.settings import DEFAULT_LEVEL, LEVEL_CHOICES, nearest_level
from tapa_desktop.coach.strength import Even
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.text.names import level_name, side_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.widgets.dialog_parts import CopyLine
from tapa_desktop.ui.widgets.dialogs import FoldingButton, fill, name_by_tip
from tapa_desktop.ui.widgets.labels import SteadyLabel, lead_focus

from .cards import Rows

_VAGUE: Final = 250.0  # half the width of the interval of a rating that says nothing yet


class LevelSlider(QWidget):
    """A slider from 1, the weakest level, to the strongest."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._keys = [choice.key for choice in LEVEL_CHOICES]
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(1, len(self._keys))
        self.slider.setPageStep(3)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setTickInterval(1)
        self.slider.setAccessibleName(name)
        self._name = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._name.setMinimumWidth(self._widest())
        self._character = SteadyLabel(map(level_character, self._keys))
        for label in (self._name, self._character):
            label.setBuddy(self.slider)
        self.even = QCheckBox(self.tr("About as strong as me"))
        self.even.setToolTip(self.tr("The level follows your results, by a step or two a game at most"))
        self.even.toggled.connect(self._follow_even)
        self.even.setEnabled(False)  # until it is known
        self._even: Even | None = None
        row = fill(QHBoxLayout(), (self.slider, 1), self._name)
        fill(QVBoxLayout(self), row, self._character, self.even, edge=0)
        lead_focus(self, self.slider)
        self.slider.valueChanged.connect(self._show_text)
        self.show_level(DEFAULT_LEVEL)
        self._show_text()

    @property
    def key(self) -> str:
        """The key of the chosen level."""
        return self._keys[self.slider.value() - 1] if self._followed is None else self._followed.level

    @property
    def _followed(self) -> Even | None:
        return self._even if self.even.isChecked() else None

    def show_even(self, even: Even | None) -> None:
        """Offer this level as about as strong as the player, or none."""
        self._even = even
        self.even.setEnabled(even is not None)
        self._follow_even()

    def show_level(self, key: str) -> bool:
        """Choose the level with this key or the nearest one; return whether there is one."""
        key = nearest_level(key)
        if key in self._keys:
            self.slider.setValue(self._keys.index(key) + 1)
        return key in self._keys

    def _follow_even(self) -> None:
        followed = self._followed
        self.slider.setEnabled(followed is None)
        if followed is not None:
            self.show_level(followed.level)
        self._show_text()

    def _show_text(self) -> None:
        self._name.setText(self._title(self.slider.value(), self.key))
        self._character.setText(_even_text(self._followed) if self._followed else level_character(self.key))
        self.slider.setAccessibleDescription(f"{self._name.text()}. {self._character.text()}")
        self.slider.setToolTip(self._character.text())

    def _title(self, number: int, key: str) -> str:
        return f"{whole(number)} · {level_name(key)}"

    def _widest(self) -> int:
        titles = (f"≈ {self._title(at, key)}" for at, key in enumerate(self._keys, 1))
        return max(map(self.fontMetrics().horizontalAdvance, titles)) + 2


def _even_text(even: Even) -> str:
    if not even.games:
        return translate("LevelCharacter", "You have not played against the computer yet, so it begins in the middle.")
    if even.half_width > _VAGUE:
        return translate("LevelCharacter", "It follows your results and comes closer to you with each game.")
    text = translate("LevelCharacter", "Your last %n game(s) rate you at {rating} ± {width}.", "", even.games)
    return text.format(rating=whole(round(even.rating)), width=whole(round(even.half_width)))


def level_character(key: str) -> str:
    """How a level plays, in a sentence."""
    return text_of("LevelCharacter", "levels", key)


translate = QCoreApplication.translate

LENGTHS: Final = frozenset({1, 3, 5, 7, 11})
ENDLESS: Final = 0  # points, as in the header of a match
_OTHER: Final = -1
_LONGEST: Final = 999
_LONGEST_NAME: Final = 40  # characters
_DISC: Final = 18  # logical pixels
_BETWEEN: Final = 6  # likewise, from button to button
_LONGEST_WORD: Final = 40  # characters; in any script far below the limit of a match file


class LengthBox(QWidget):
    """A list of lengths, and a number for any other."""

    def __init__(self) -> None:
        super().__init__()
        self._length = QComboBox()
        name_by_tip(self._length, self.tr("Length of the match"))
        lead_focus(self, self._length)
        self._points = QSpinBox(minimum=1, maximum=_LONGEST)
        name_by_tip(self._points, self.tr("Points needed to win the match"))
        fill(QHBoxLayout(self), (self._length, 1), self._points, edge=0)
        self._length.currentIndexChanged.connect(self._show_number)
        self.show_length(1, 1)

    def show_length(self, points: int, usual: int) -> None:
        """Choose this length, and mark the usual one in the list."""
        self._length.clear()
        for length in sorted(LENGTHS | {usual}):
            self._length.addItem(self._text(length, usual), length)
        self._length.addItem(self.tr("Unlimited"), ENDLESS)
        self._length.addItem(self.tr("Other…"), _OTHER)
        self._points.setValue(points)
        index = self._length.findData(points)
        self._length.setCurrentIndex(index if index >= 0 else self._length.findData(_OTHER))

    def work(self) -> tuple[int, int]:
        """The choice in the list, and the number beside it."""
        return self._length.currentData(), self._points.value()

    def take_up(self, work: tuple[int, int]) -> None:
        """Restore the choice."""
        chosen, points = work
        self._points.setValue(points)
        self._length.setCurrentIndex(self._length.findData(chosen))

    def points(self) -> int:
        """The chosen length in points; 0 for an unlimited match."""
        chosen = self._length.currentData()
        return self._points.value() if chosen == _OTHER else int(chosen)

    def _text(self, length: int, usual: int) -> str:
        if length == 1:
            return self.tr("A single game")
        if length == usual:
            return translate("LengthBox", "To %n point(s) (standard)", "", length)
        return translate("LengthBox", "To %n point(s)", "", length)

    def _show_number(self) -> None:
        self._points.setVisible(self._length.currentData() == _OTHER)


class WrappedRow(Rows):
    """Widgets beside each other; the last one moves to a second row if they do not fit."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__(parts, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """All but the last one beside each other."""
        *first, last = self.places(0)
        width = max(first[-1].right(), last.right()) + 1
        return QSize(width, self.heightForWidth(width))

    def sizeHint(self) -> QSize:
        """All beside each other."""
        last = self.places(self.maximumWidth())[-1]
        return QSize(last.right() + 1, last.bottom() + 1)

    def places(self, width: int) -> list[QRect]:
        """Where each widget is."""
        sizes = [part.sizeHint() for part in self.parts]
        high = max(size.height() for size in sizes)
        lefts = [0, *accumulate(size.width() + _BETWEEN for size in sizes)]
        places = [QRect(left, 0, size.width(), high) for left, size in zip(lefts, sizes, strict=False)]
        if places[-1].right() >= width:
            places[-1].moveTo(0, high + _BETWEEN)
        return places


class SeatRow(QWidget):
    """Who plays a side: a person, with a line for a name, or the computer, with a slider; or a friend elsewhere."""

    def __init__(self, side: Side, icon: QIcon) -> None:
        super().__init__()
        self._person, self._computer = QRadioButton(self.tr("Person")), QRadioButton(self.tr("Computer"))
        self.friend = QRadioButton(translate("Friend", "Friend elsewhere"))
        self._who = QButtonGroup(self)
        self._name = QLineEdit(placeholderText=self.tr("Name (optional)"), maxLength=_LONGEST_NAME)
        name_by_tip(self._name, self.tr("Name of {side}").format(side=side_name(side)))
        self.level = LevelSlider(self.tr("Strength of {side}").format(side=side_name(side)))
        disc = QLabel()
        disc.setPixmap(icon.pixmap(_DISC, _DISC))
        disc.setBuddy(self._person)
        for button in (self._person, self._computer, self.friend):
            button.setAccessibleDescription(self.tr("Who plays {side}").format(side=side_name(side)))
            button.setToolTip(button.accessibleDescription())
            self._who.addButton(button)
        who = WrappedRow(disc, self._person, self._computer, self.friend)
        fill(QVBoxLayout(self), who, self._name, self.level, edge=0)
        for button in (self._computer, self.friend):
            button.toggled.connect(self._follow)
        self.show_seat(Seat())

    def show_seat(self, seat: Seat) -> None:
        """Show this seat; a level that is no longer offered becomes a person."""
        is_computer = seat.level is not None and self.level.show_level(seat.level)
        is_friend = seat.level == FRIEND
        (self._computer if is_computer else self.friend if is_friend else self._person).setChecked(True)
        self._name.setText(seat.name)
        self._follow()

    def work(self) -> tuple[Seat, str]:
        """Who plays with which name, as typed, and the strength of the computer, also while a person is chosen."""
        return Seat(self.seat().level, self._name.text()), self.level.key

    def take_up(self, work: tuple[Seat, str]) -> None:
        """Restore the choice."""
        seat, level = work
        self.level.show_level(level)
        self.show_seat(seat)

    def seat(self) -> Seat:
        """The chosen seat."""
        level = self.level.key if self._computer.isChecked() else FRIEND if self.friend.isChecked() else None
        return Seat(level, self._name.text().strip())

    def sit_opposite(self) -> None:
        """Let a person play, since a friend elsewhere plays the other side."""
        self._person.setChecked(True)
        self._follow()

    def _follow(self) -> None:
        is_computer, is_friend = self._computer.isChecked(), self.friend.isChecked()
        lead_focus(self, self._who.checkedButton() or self._person)
        self.level.setVisible(is_computer)
        self._name.setVisible(not is_friend and (not is_computer or bool(self._name.text())))


class WordRow(QWidget):
    """The player's word for the dice, a button that fills in a random one, and the hash of the seed on demand.

    The seed is drawn when this widget is created, before the program knows the word, and does not change.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seed = ""
        self.word = QLineEdit(maxLength=_LONGEST_WORD)
        self.word.setAccessibleName(self.tr("Your word for the dice"))
        self.word.setToolTip(
            self.tr("The dice follow from the secret seed and from your word, so no one can choose them")
        )
        self.shuffle = QPushButton(self.tr("&Random"))
        self.shuffle.setToolTip(self.tr("Fill in a random word"))
        self.shuffle.clicked.connect(lambda: self.word.setText(random_word()))
        self.digest = CopyLine(self.tr("SHA-256 of the secret seed, which has already been drawn"))
        tip = self.tr("Show the SHA-256 of the secret seed, to check the dice after the match")
        self.check = FoldingButton("SHA-256", tip)
        self.check.toggled.connect(self.digest.setVisible)
        self.digest.hide()
        self._show_seed(fresh_seed())
        lead_focus(self, self.word)
        line = fill(QHBoxLayout(), (self.word, 1), self.shuffle)
        below = fill(QHBoxLayout(), self.check, (self.digest, 1), 0)
        fill(QVBoxLayout(self), line, below, edge=0)

    def work(self) -> tuple[str, str, bool]:
        """The seed, the word as typed, and whether the SHA-256 is shown."""
        return self._seed, self.word.text(), self.check.isChecked()

    def take_up(self, work: tuple[str, str, bool]) -> None:
        """Restore the seed whose SHA-256 was shown, and the word."""
        seed, word, is_shown = work
        self.check.setChecked(is_shown)
        self._show_seed(seed)
        self.word.setText(word)

    def _show_seed(self, seed: str) -> None:
        self._seed = seed
        self.digest.show_text(sha256_of(seed), "")

    def share(self) -> tuple[str, str]:
        """The seed, and the word or an empty string."""
        return self._seed, normal_word(self.word.text())
