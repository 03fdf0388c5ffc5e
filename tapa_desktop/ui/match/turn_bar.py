"""The strip under the board: the prompt, buttons for the possible actions, and the entry of dice from a real board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.look.colors import tappable
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.widgets.dialogs import (
    NEXT_HEIGHT,
    ActionButton,
    AnswerButton,
    NextButton,
    OfferedButton,
    fill,
    window_action,
)
from tapa_desktop.ui.widgets.labels import LARGER, ElidedLabel, PlainLabel, scaled, wrapped_height

_MARGIN: Final = 6
_ROOMY: Final = 1000  # logical pixels, wider than a letter
SMALLER: Final = 0.7  # of the usual font, for a prompt that cannot be read completely otherwise
_WITH_REDO: Final = 36  # lines of text as high as the bar must be wide for Redo
_BUTTON: Final = 36  # height of a button in logical pixels, easy to hit
_FACE: Final = (28, 26)  # size of a button for a die, in logical pixels


class TurnBar(QWidget):
    """The prompt, the buttons with the large one for the primary action, and the score if there is no side panel.

    To answer a double, two buttons replace the large one, and neither is pressed by Space or Enter. The large button is
    also hidden while the player can only watch, and while dice are to be typed in.
    """

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions
        self._prompt = PlainLabel()
        self.score = ElidedLabel()
        for label in (self._prompt, self.score):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo_button, self.redo_button = ActionButton(actions.undo), ActionButton(actions.redo)
        self.hint_button = ActionButton(actions.hint)
        self.bear_off_button = OfferedButton(actions.bear_off)
        self.pause_button, self.double_button = OfferedButton(actions.pause), OfferedButton(actions.double)
        self.take_button, self.drop_button = AnswerButton(actions.take), AnswerButton(actions.drop)
        self.next_button = NextButton(actions.primary_action)
        self.dice_entry = DiceEntry()
        self._has_score = self._is_by_hand = False
        self._has_words, self._brief = True, ""
        self.prompt = ""  # in full, even if the bar does not show it
        self._prompt.installEventFilter(self)
        self._small = (
            self.undo_button,
            self.redo_button,
            self.hint_button,
            self.pause_button,
            self.double_button,
            self.bear_off_button,
        )
        others = self.take_button, self.drop_button, self.dice_entry, self.next_button
        row = fill(QHBoxLayout(), (self._prompt, 1), *self._small, *others)
        row.setSpacing(_MARGIN)  # otherwise it takes the spacing of the layout that contains it
        layout = fill(QVBoxLayout(self), (row, 1), self.score)
        layout.setContentsMargins(10, _MARGIN, 10, _MARGIN)
        layout.setSpacing(0)
        self.set_type(1.0)
        for action in (actions.pause, actions.take, actions.primary_action):
            action.changed.connect(self._make_room)
        self._make_room()

    def show_prompt(self, text: str, brief: str = "") -> None:
        """Show the prompt, `brief` where the score needs its line; a screen reader reads all of it."""
        self.prompt, self._brief = text, brief or text
        self._prompt.setAccessibleName(text)
        self._share_room()

    def set_with_score(self, visible: bool) -> None:
        """Set whether the score is shown here because no side panel shows it. The prompt is smaller then.

        The score has its own line. The height is always that of two lines and the score, so that the board does not
        move with the text.
        """
        self._has_score = visible
        self._share_room()
        self._set_height()

    def set_type(self, factor: float) -> None:
        """Scale all texts and buttons by this factor."""
        self.setFont(scaled(QApplication.font(), factor))
        for button in self._small:
            button.setMinimumHeight(round(_BUTTON * factor))
        for button in (self.next_button, self.take_button, self.drop_button):
            button.setFont(scaled(self.font(), LARGER))
            button.setMinimumHeight(round(NEXT_HEIGHT * factor))
        self.set_with_score(self._has_score)

    def set_with_words(self, visible: bool) -> None:
        """Set whether the prompt is visible. Screen readers read it in any case."""
        self._has_words = visible
        self._share_room()
        self._set_height()

    def set_by_hand(self, by_hand: bool) -> None:
        """Set whether the dice of this match are typed in here; their two rows need some more height."""
        if by_hand is not self._is_by_hand:
            self._is_by_hand = by_hand
            self._set_height()

    def show_entry(self, state: GameState | None) -> None:
        """Show the entry for the dice that are due in this state; None if none are."""
        self.dice_entry.show_due(state)
        self._make_room()

    def _set_height(self) -> None:
        score = self._has_score * self.score.sizeHint().height()
        self.setFixedHeight(self._row_height() + score + 2 * _MARGIN)

    def _row_height(self) -> int:
        """The height without the score, in logical pixels: enough for the tallest button that can appear."""
        entry = self._is_by_hand * self.dice_entry.sizeHint().height()
        two_lines = wrapped_height(QFontMetrics(self._fonts()[0]), "A\nA", _ROOMY)
        return max(self._has_words * two_lines, entry, self.next_button.minimumHeight())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room again when the width of the prompt changes, since it then needs more or fewer lines."""
        if event.type() == QEvent.Type.Resize:
            # WORKAROUND(Qt 6.9): a change during the resize event would leave buttons at their old place, so it is done
            # after it.
            QTimer.singleShot(0, self, self._share_room)
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Show the prompt so that it can be read completely.

        It is smaller, or else brief, where it needs more than its lines. If that is not enough, the score is hidden,
        and where its line does not help either, the prompt is small. Redo gives way first: it is in the menu, too.
        """
        is_roomy = self.width() >= _WITH_REDO * self.fontMetrics().height()
        self.redo_button.setVisible(is_roomy and not self._has_score)
        texts = (self.prompt, self._brief) if self._has_words else ("",)
        usual, line = self.score.font(), self._has_score * self.score.sizeHint().height()
        forms = [(text, font, 0) for text in texts for font in self._fonts()]
        forms += [(text, font, line) for font in (usual, scaled(usual, SMALLER)) for text in texts]
        text, font, more = next((form for form in forms if self._fits(*form)), forms[-1])
        self._prompt.setFont(font)
        self._prompt.setText(text)
        self._prompt.setToolTip("" if text in {self.prompt, ""} else self.prompt)
        self.score.setVisible(self._has_score and not more)

    def _fonts(self) -> list[QFont]:
        usual = self.score.font()
        return [usual] if self._has_score else [scaled(usual, LARGER), usual]

    def _fits(self, text: str, font: QFont, more: int) -> bool:
        """Whether the prompt can be read completely above the score, or with `more` pixels."""
        return wrapped_height(QFontMetrics(font), text, self._prompt.width()) <= self._row_height() + more

    def _make_room(self) -> None:
        actions = self._actions
        has_other = actions.take.isEnabled() or (actions.pause.isEnabled() and not actions.primary_action.isEnabled())
        self.next_button.setVisible(not has_other and self.dice_entry.isHidden())


class DiceEntry(QWidget):
    """The entry of both dice by two rows of six buttons, or by two digits. Hidden while no dice are due."""

    entered = Signal(int, int)  # both dice, as soon as they are chosen; White's first where each side rolls one die

    def __init__(self) -> None:
        super().__init__()
        self._labels = (QLabel(), QLabel())
        self.rows = (QButtonGroup(self), QButtonGroup(self))  # the buttons of each die by their faces
        self._due: GameState | None = None
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        for number, (label, row) in enumerate(zip(self._labels, self.rows, strict=True)):
            label.setContentsMargins(0, 0, 6, 0)
            layout.addWidget(label, number, 0)
            for face in FACES:
                layout.addWidget(self._button(row, face), number, face)
            row.idClicked.connect(self._enter)
        for face in FACES:
            window_action(self, "", str(face)).triggered.connect(partial(self.choose, face))
        window_action(self, "", "Backspace").triggered.connect(self.clear)
        self.hide()

    def show_due(self, state: GameState | None) -> None:
        """Accept the dice that are due in this state; None if none are."""
        if state != self._due:
            self.clear()
        self._due = state
        if state is not None:
            is_opening = state.phase is Phase.OPENING
            names = [side_name(side) for side in Side] if is_opening else [self.tr("Die 1"), self.tr("Die 2")]
            for label, row, name in zip(self._labels, self.rows, names, strict=True):
                label.setText(name)
                for face in FACES:
                    row.button(face).setAccessibleName(f"{name}: {face}")
                    row.button(face).setToolTip(self.tr("{name}: {face} (key {face})").format(name=name, face=face))
        self.setVisible(state is not None)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The face chosen for each die; a number that is not in `FACES` for none."""
        return tuple(row.checkedId() for row in self.rows)

    def show_chosen(self, faces: Sequence[int]) -> None:
        """Choose the `chosen` faces of another entry, if these dice are still due."""
        for row, face in zip(self.rows, faces, strict=True):
            if face in FACES and self._due is not None:
                row.button(face).setChecked(True)

    def choose(self, face: int) -> None:
        """Choose a face for the first die that has none."""
        row = next(row for row in self.rows if row.checkedButton() is None)
        row.button(face).setChecked(True)
        self._enter()

    def clear(self) -> None:
        """Clear both rows."""
        for row in self.rows:
            # WORKAROUND(Qt 6.9): an exclusive group keeps the last button checked.
            row.setExclusive(False)
            for button in row.buttons():
                button.setChecked(False)
            row.setExclusive(True)

    def changeEvent(self, event: QEvent) -> None:
        """Update the colours of the chosen buttons with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for button in self.findChildren(QPushButton):
                self._mark(button, button.isChecked())

    def _enter(self) -> None:
        first, second = self.chosen
        if first in FACES and second in FACES:
            self.clear()
            self.entered.emit(first, second)

    def _button(self, row: QButtonGroup, face: int) -> QPushButton:
        button = QPushButton(str(face))
        button.setCheckable(True)
        button.setFixedSize(tappable(*_FACE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(partial(self._mark, button))
        row.addButton(button, face)
        return button

    def _mark(self, button: QPushButton, is_chosen: bool) -> None:
        palette = QPalette()  # an empty palette inherits that of the window, also when it changes
        if is_chosen:
            palette.setBrush(QPalette.ColorRole.Button, self.palette().highlight())
            palette.setBrush(QPalette.ColorRole.ButtonText, self.palette().highlightedText())
        button.setPalette(palette)
