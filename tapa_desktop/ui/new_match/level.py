"""The choice of the computer's strength: a slider, with the name of the level and its character below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from tapa_desktop.app.levels import DEFAULT_LEVEL, level_choices
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.labels import PlainLabel

translate = QCoreApplication.translate


class LevelSlider(QWidget):
    """A slider from 1, the weakest level, to the strongest."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._keys = [choice.key for choice in level_choices()]
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(1, len(self._keys))
        self.slider.setPageStep(3)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setTickInterval(1)
        self.slider.setAccessibleName(name)
        self._name = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._name.setMinimumWidth(self._widest())
        self._character = PlainLabel()
        for label in (self._name, self._character):
            label.setBuddy(self.slider)
        row, layout = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.slider, 1)
        row.addWidget(self._name)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self._character)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._show_text)
        self.show_level(DEFAULT_LEVEL)
        self._show_text()

    @property
    def key(self) -> str:
        """The key of the chosen level."""
        return self._keys[self.slider.value() - 1]

    def show_level(self, key: str) -> bool:
        """Choose the level with this key; whether there is one."""
        if key in self._keys:
            self.slider.setValue(self._keys.index(key) + 1)
        return key in self._keys

    def _show_text(self) -> None:
        self._name.setText(self._title(self.slider.value()))
        self._character.setText(level_character(self.key))
        self.slider.setAccessibleDescription(f"{self._name.text()}. {self._character.text()}")
        self.slider.setToolTip(self._character.text())

    def _title(self, number: int) -> str:
        return f"{whole(number)} · {level_name(self._keys[number - 1])}"

    def _widest(self) -> int:
        """The width of the longest title, so that the slider keeps its length."""
        return max(self.fontMetrics().horizontalAdvance(self._title(at + 1)) for at in range(len(self._keys))) + 2


def level_character(key: str) -> str:
    """How a level plays, in a sentence; empty for an unknown one."""
    texts = {
        "beginner": translate("LevelCharacter", "Often misses danger. Good for your first games."),
        "learner": translate("LevelCharacter", "Misses less but is still easy to surprise."),
        "casual": translate("LevelCharacter", "Plays for fun and makes plenty of mistakes."),
        "regular": translate("LevelCharacter", "Knows the usual moves and fails in hard positions."),
        "steady": translate("LevelCharacter", "Makes few big mistakes in simple positions."),
        "skilled": translate("LevelCharacter", "Plays well and goes wrong when it gets complicated."),
        "seasoned": translate("LevelCharacter", "Sees most dangers and takes advantage of your mistakes."),
        "strong": translate("LevelCharacter", "Punishes careless moves; small mistakes remain."),
        "veteran": translate("LevelCharacter", "Makes few mistakes, and only in hard positions."),
        "expert": translate("LevelCharacter", "Plays the move that looks best, without looking ahead."),
        "master": translate("LevelCharacter", "Looks one move ahead, at each of your rolls."),
        "grandmaster": translate("LevelCharacter", "Looks two moves ahead."),
        "champion": translate("LevelCharacter", "Looks three moves ahead. The strongest level."),
    }
    return texts.get(key, "")
