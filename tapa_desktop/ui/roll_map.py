"""The roll map beside the game: a square for each of the 21 rolls, coloured by what the roll is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import RollQuestion
from tapa_desktop.coach.hint import RollMap, map_question
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import FACES, Roll
from tapa_desktop.ui.board.paint.brushes import mixed
from tapa_desktop.ui.graph.chart import is_dark
from tapa_desktop.ui.text.errors import unjudged
from tapa_desktop.ui.text.names import player_name
from tapa_desktop.ui.text.numbers import dice_row, short_chances, signed, signed_percent, win_chance
from tapa_desktop.ui.text.turns import shortened
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import SteadyLabel

translate = QCoreApplication.translate


class Scale(NamedTuple):
    """The colours from the worst roll over the mean to the best, and of the text on them."""

    bad: QColor
    middle: QColor
    good: QColor
    text: QColor


# blue and orange, which colour-blind eyes tell apart
LIGHT: Final = Scale(QColor("#e8934f"), QColor("#f2f0ea"), QColor("#5aa2dc"), QColor("#000000"))
DARK: Final = Scale(QColor("#a4531c"), QColor("#3d3a36"), QColor("#2b6c9b"), QColor("#ffffff"))
_FULL: Final = 1.0  # single wins from the mean at which a colour is full
_FIELD: Final = (64, 44)  # the least size of a field, logical pixels
_WIDEST: Final = "6-6\n+0.000"


class RollMapDialog(QDialog):
    """Shows what each roll is worth to the side to move, before or instead of the roll that it has."""

    def __init__(self, task: BackgroundTask, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Roll map"))
        self._task = task
        self._name = ""
        self._asked: RollQuestion | None = None
        self._found: RollMap | None = None  # what is shown
        self._with_equity = True
        self._text = self.tr(
            "{name} to roll: {equity} on average. Each square shows how much better or worse its roll is."
        )
        self.title = SteadyLabel([self._text])
        self.fields: dict[Roll, QLabel] = {}
        grid = QGridLayout()
        grid.setSpacing(3)
        for high in FACES:
            for low in range(1, high + 1):
                self.fields[high, low] = field = _Field()
                grid.addWidget(field, high, low)
        fill(QVBoxLayout(self), self.title, (grid, 1), CloseBox(self))
        task.answered.connect(self._show_map)
        task.failed.connect(self._show_failure)
        self.finished.connect(self._forget)

    def follow_settings(self, settings: Settings) -> None:
        """Tell what rolls are worth in points, or in chances to win."""
        self._with_equity = settings.show_equities
        if self._found is not None:
            self._show_map(self._found)

    def show_state(self, state: GameState) -> None:
        """Show the map of the position in this state, unless it is shown already."""
        if state.phase not in {Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_ANSWER}:
            self._forget()
            self._show_text(self.tr("No one has to roll now."))
            return
        self._name = player_name(state, state.side)
        asked = map_question(state)
        if asked != self._asked:
            self._asked = asked
            self._show_text(self.tr("Thinking…"))
            self._task.ask(asked)
        elif self._found is not None:
            self._show_map(self._found)  # another name, perhaps

    def _show_map(self, found: RollMap) -> None:
        self._found = found
        mean = signed(found.mean, 3) if self._with_equity else win_chance(found.mean_win)
        self.title.setText(self._text.format(name=self._name, equity=mean))
        tip = translate("RollMap", "{dice}: {equity}, with {play}")
        for one in found.rolls:
            dice, luck, field = dice_row(one.roll), one.equity - found.mean, self.fields[one.roll]
            if self._with_equity:
                gain, worth = signed(luck, 2), signed(one.equity, 3)
            else:
                gain = signed_percent(one.chances.win - found.mean_win)
                worth = short_chances(found.question.rule_set, one.chances)
            field.setText(f"{dice}\n{gain}")
            field.setToolTip(tip.format(dice=dice, equity=worth, play=shortened(one.play)))
            field.setAccessibleName(f"{dice}: {gain}")
        self._colour(found)

    def changeEvent(self, event: QEvent) -> None:
        """Colour the fields again when the window turns dark or light."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._found is not None:
            self._colour(self._found)

    def _colour(self, found: RollMap) -> None:
        """Colour each field by how much its roll is better than the mean, in single wins."""
        scale = DARK if is_dark(self.palette()) else LIGHT
        for one in found.rolls:
            luck = one.equity - found.mean
            colour = mixed(scale.middle, scale.good if luck > 0 else scale.bad, min(1.0, abs(luck) / _FULL))
            palette = QPalette()
            palette.setColor(QPalette.ColorRole.Window, colour)
            palette.setColor(QPalette.ColorRole.WindowText, scale.text)
            self.fields[one.roll].setPalette(palette)

    def _show_failure(self, _question: RollQuestion, error: Exception) -> None:
        self._show_text(unjudged(error))

    def _show_text(self, text: str) -> None:
        self._found = None
        self.title.setText(text)
        for field in self.fields.values():
            field.clear()
            field.setToolTip("")
            field.setAccessibleName("")
            field.setPalette(QPalette())

    def _forget(self) -> None:
        self._asked = None
        self._task.cancel()


class _Field(QLabel):
    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter, textFormat=Qt.TextFormat.PlainText)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)

    def minimumSizeHint(self) -> QSize:
        """Room for both lines, also before they are known."""
        edge = 2 * self.frameWidth()
        return (self.fontMetrics().size(0, _WIDEST) + QSize(edge, edge)).expandedTo(QSize(*_FIELD))
