"""Which game, who plays, how far, and by which house rules. Open beside the game; nothing happens until *Play*."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.offered import RULE_SETS_OFFERED, house_rules_offered
from tapa_desktop.game.record import FORMAT, VERSION, Header
from tapa_desktop.rules.houserules import rule_set_named
from tapa_desktop.rules.outcome import pinned_mother_loses
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.usual import usual_match
from tapa_desktop.ui.wording import side_name

from .house_rules import HouseRulesBox
from .length_box import LengthBox
from .seat_row import SeatRow


class NewMatchDialog(QDialog):
    """The choices for a new match.

    Signals:
        chosen: a `Header` without date and seed, which are for the session to fill in.
    """

    chosen = Signal(object)

    def __init__(self, last: Header, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._games = QButtonGroup(self)
        self.seats = {side: SeatRow(side) for side in Side}
        self.length = LengthBox()
        self.house_rules = HouseRulesBox()
        self._lay_out()
        self._show(last)
        self._games.idToggled.connect(self._game_changed)
        self.house_rules.changed.connect(self._show_usual_length)

    def header(self) -> Header:
        """What is chosen."""
        return Header(
            format=FORMAT,
            version=VERSION,
            rule_set=self._rule_set().key,
            white=self.seats[Side.WHITE].seat(),
            black=self.seats[Side.BLACK].seat(),
            target=self.length.points(),
            house_rules=self.house_rules.chosen(),
        )

    def accept(self) -> None:
        """Play: tell what is chosen."""
        super().accept()
        self.chosen.emit(self.header())

    def choose_game(self, key: str) -> None:
        """Choose the rule set of that key, as a click on it does."""
        self._games.button([rule_set.key for rule_set in RULE_SETS_OFFERED].index(key)).setChecked(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        for side in Side:
            form.addRow(side_name(side), self.seats[side])
        form.addRow(self.tr("Match"), self.length)
        form.addRow(self.tr("House rules"), self.house_rules)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        play = buttons.addButton(self.tr("Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._games_box())
        layout.addLayout(form)
        layout.addStretch(1)
        layout.addWidget(buttons)
        play.setDefault(True)
        play.setFocus()

    def _games_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Game"))
        layout = QVBoxLayout(box)
        for number, rule_set in enumerate(RULE_SETS_OFFERED):
            name = f"{rule_set.name}  ({rule_set.also_known_as})" if rule_set.also_known_as else rule_set.name
            button = QRadioButton(name)
            font = button.font()
            font.setBold(True)
            button.setFont(font)
            line = QLabel(self._difference(rule_set), wordWrap=True)
            line.setIndent(22)
            line.setBuddy(button)
            self._games.addButton(button, number)
            layout.addWidget(button)
            layout.addWidget(line)
        return box

    def _difference(self, rule_set: RuleSet) -> str:
        """What is special about a game, in one line."""
        if not pinned_mother_loses(rule_set):
            return self.tr("A checker pinned on its starting point waits to be freed, as anywhere else.")
        text = self.tr("Pin the mother, the last checker on the other’s starting point, and you win double.")
        if "count_checkers" in house_rules_offered(rule_set):
            return f"{text} {self.tr('Can be counted to 31.')}"
        return text

    def _show(self, last: Header) -> None:
        keys = [rule_set.key for rule_set in RULE_SETS_OFFERED]
        self._games.button(keys.index(last.rule_set) if last.rule_set in keys else 0).setChecked(True)
        self.seats[Side.WHITE].show_seat(last.white)
        self.seats[Side.BLACK].show_seat(last.black)
        self.house_rules.show_rules(self._rule_set(), last.house_rules)
        self.length.show_length(last.target, self._usual_length())

    def _game_changed(self, _number: int, chosen: bool) -> None:
        if chosen:
            self.house_rules.show_rules(self._rule_set(), {})
            self._show_usual_length()

    def _show_usual_length(self) -> None:
        self.length.show_length(self._usual_length(), self._usual_length())

    def _usual_length(self) -> int:
        return usual_match(rule_set_named(self._rule_set().key, self.house_rules.chosen()))

    def _rule_set(self) -> RuleSet:
        return RULE_SETS_OFFERED[self._games.checkedId()]
