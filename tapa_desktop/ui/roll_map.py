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
_FULL: Final = 1.0  # the difference from the mean, in single wins, with the full colour
_FIELD: Final = (64, 44)  # the least size of a field, logical pixels
_WIDEST: Final = "6-6\n+0.000"


class RollMapDialog(QDialog):
    """Shows the worth of each roll to the side to move, also after its actual roll."""

    def __init__(self, task: BackgroundTask, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Roll map"))
        self._task = task
        self._name = ""
        self._question: RollQuestion | None = None
        self._map: RollMap | None = None  # the map shown
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
        """Show the worth of rolls in points, or in chances to win."""
        self._with_equity = settings.show_equities
        if self._map is not None:
            self._show_map(self._map)

    def show_state(self, state: GameState) -> None:
        """Show the map of the position in this state, unless it is shown already."""
        if state.phase not in {Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_ANSWER}:
            self._forget()
            self._show_text(self.tr("No one has to roll now."))
            return
        self._name = player_name(state, state.side)
        question = map_question(state)
        if question != self._question:
            self._question = question
            self._show_text(self.tr("Thinking…"))
            self._task.ask(question)
        elif self._map is not None:
            self._show_map(self._map)  # another name, perhaps

    def _show_map(self, roll_map: RollMap) -> None:
        self._map = roll_map
        mean = signed(roll_map.mean, 3) if self._with_equity else win_chance(roll_map.mean_win)
        self.title.setText(self._text.format(name=self._name, equity=mean))
        tip = translate("RollMap", "{dice}: {equity}, with {play}")
        for entry in roll_map.rolls:
            dice, luck, field = dice_row(entry.roll), entry.equity - roll_map.mean, self.fields[entry.roll]
            if self._with_equity:
                gain, worth = signed(luck, 2), signed(entry.equity, 3)
            else:
                gain = signed_percent(entry.chances.win - roll_map.mean_win)
                worth = short_chances(roll_map.question.rule_set, entry.chances)
            field.setText(f"{dice}\n{gain}")
            field.setToolTip(tip.format(dice=dice, equity=worth, play=shortened(entry.play)))
            field.setAccessibleName(f"{dice}: {gain}")
        self._colour(roll_map)

    def changeEvent(self, event: QEvent) -> None:
        """Colour the fields again when the window turns dark or light."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._map is not None:
            self._colour(self._map)

    def _colour(self, roll_map: RollMap) -> None:
        """Colour each field by how much its roll is better than the mean, in single wins."""
        scale = DARK if is_dark(self.palette()) else LIGHT
        for entry in roll_map.rolls:
            luck = entry.equity - roll_map.mean
            colour = mixed(scale.middle, scale.good if luck > 0 else scale.bad, min(1.0, abs(luck) / _FULL))
            palette = QPalette()
            palette.setColor(QPalette.ColorRole.Window, colour)
            palette.setColor(QPalette.ColorRole.WindowText, scale.text)
            self.fields[entry.roll].setPalette(palette)

    def _show_failure(self, _question: RollQuestion, error: Exception) -> None:
        self._show_text(unjudged(error))

    def _show_text(self, text: str) -> None:
        self._map = None
        self.title.setText(text)
        for field in self.fields.values():
            field.clear()
            field.setToolTip("")
            field.setAccessibleName("")
            field.setPalette(QPalette())

    def _forget(self) -> None:
        self._question = None
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
