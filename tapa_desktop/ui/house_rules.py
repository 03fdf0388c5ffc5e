"""The choice of the house rules of a game. A ticked box is one that differs from the written rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QVBoxLayout, QWidget

from tapa_desktop.rules.house_rules import (
    CHOICES,
    ONE_GAME_ONLY,
    Plain,
    house_rules_of,
    offered,
    plain,
    rule_set_named,
    without_effect,
)
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.widgets.labels import lead_focus

translate = QCoreApplication.translate

_WIDTH: Final = 300  # logical pixels: of a rule in a column of its own


def house_rule_text(field: str, choice: Plain) -> str:
    """The text of a house rule with this choice."""
    texts: dict[tuple[str, Plain], str] = {
        ("pinned_at_home", "by place"): translate("HouseRules", "Bear off even while a checker is pinned at home"),
        ("pinned_at_home", "must be free"): translate("HouseRules", "Bear off only when none is pinned at home"),
        ("larger_die", False): translate("HouseRules", "Free choice when only one die can be used"),
        ("larger_die", True): translate("HouseRules", "The larger die when only one can be used"),
        ("mother_pinned", "plays on"): translate("HouseRules", "The game goes on when a mother is pinned"),
        ("mother_pinned", "loses double"): translate("HouseRules", "A pinned mother loses the game"),
        ("mother_points", 3): translate("HouseRules", "A pinned mother counts three points"),
        ("mother_points", 2): translate("HouseRules", "A pinned mother counts two points"),
        ("count_checkers", True): translate("HouseRules", "Count to 31: a point for each checker left"),
        ("count_checkers", False): translate("HouseRules", "Do not count the checkers that are left"),
        ("cube", True): translate("HouseRules", "Play with the doubling cube"),
        ("cube", False): translate("HouseRules", "Play without the doubling cube"),
        ("jacoby", True): translate("HouseRules", "Jacoby rule: in unlimited play a win counts single until a double"),
        ("jacoby", False): translate("HouseRules", "In unlimited play a mars counts before a double, too"),
        ("drawn_points", 1): translate("HouseRules", "A draw counts a point for each side"),
        ("drawn_points", 0): translate("HouseRules", "A drawn game is played again"),
        ("next_begins", "opening roll"): translate("HouseRules", "An opening roll before each game"),
        ("next_begins", "in turn"): translate("HouseRules", "The players start in turn"),
        ("next_begins", "winner"): translate("HouseRules", "The winner starts the next game"),
        ("enter_from", 24): translate("HouseRules", "Enter one point farther on: a 6 on 18, a 1 on 23"),
        ("enter_from", 25): translate("HouseRules", "Enter as from the bar: a 6 on 19, a 1 on 24"),
        ("hit_and_run", False): translate("HouseRules", "A checker that hits at home stays there"),
        ("hit_and_run", True): translate("HouseRules", "A checker may hit at home and move on"),
        ("cascade_from", 4): translate("HouseRules", "Doubles run on to the sixes from the fourth roll"),
        ("cascade_from", 3): translate("HouseRules", "Doubles run on to the sixes from the third roll"),
        ("cascade_from", 1): translate("HouseRules", "Doubles run on to the sixes from the first roll"),
        ("rest_passes", False): translate("HouseRules", "What is left of a chain is lost"),
        ("rest_passes", True): translate("HouseRules", "The opponent plays what is left of a chain"),
    }
    return texts[field, choice]


def in_lines(text: str, metrics: QFontMetrics, widest: int) -> str:
    """A text broken into lines of similar length that fit a column."""
    # WORKAROUND(Qt 6.9): a check box does not wrap its text.
    fewest = len(_broken(text, metrics, widest))
    return next(
        "\n".join(lines)
        for width in (*range(widest // 2, widest, 10), widest)
        if len(lines := _broken(text, metrics, width)) == fewest
    )


def _broken(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def other_choices(rule_set: RuleSet, field: str) -> list[Plain]:
    """The choices of a house rule that the rule set does not make itself."""
    choices = [plain(choice) for choice in CHOICES[field]]
    return [choice for choice in choices if house_rules_of(rule_set_named(rule_set.key, {field: choice}))]


def _usual_choice(rule_set: RuleSet, field: str) -> Plain:
    others = other_choices(rule_set, field)
    return next(choice for choice in map(plain, CHOICES[field]) if choice not in others)


class HouseRulesBox(QWidget):
    """The house rules: a check box for each, or a row of radio buttons where there are more than two choices.

    Signals:
        changed: another choice was made.
    """

    changed = Signal()

    def __init__(self, widest: int = _WIDTH) -> None:
        super().__init__()
        self._widest = widest
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        fields = [field for field in CHOICES if any(field in offered(rule_set) for rule_set in RULE_SETS.values())]
        self._boxes = {  # created once, so that the tab order stays
            (field, plain(choice)): QRadioButton() if _is_exclusive(field) else QCheckBox()
            for field in fields
            for choice in CHOICES[field]
        }
        self._shown: set[tuple[str, Plain]] = set()
        self._usual: dict[str, Plain] = {}  # the choices that the game makes itself
        self._key = ""  # of the game
        groups = {field: QButtonGroup(self) for field in fields if _is_exclusive(field)}
        for (field, _), box in self._boxes.items():
            self._layout.addWidget(box)
            if field in groups:
                groups[field].addButton(box)
            box.toggled.connect(self._change)

    def show_rules(self, rule_set: RuleSet, chosen: Mapping[str, Plain], *, is_one_of_several: bool = False) -> None:
        """Show the house rules of this rule set, with the chosen ones ticked."""
        fields = [field for field in offered(rule_set) if not (is_one_of_several and field in ONE_GAME_ONLY)]
        self._key, self._usual = rule_set.key, {field: _usual_choice(rule_set, field) for field in fields}
        self._shown = {
            (field, choice)
            for field, choice in self._boxes
            if field in self._usual and (_is_exclusive(field) or choice != self._usual[field])
        }
        with QSignalBlocker(self):
            for (field, choice), box in self._boxes.items():
                box.setVisible((field, choice) in self._shown)
                box.setText(in_lines(house_rule_text(field, choice), self.fontMetrics(), self._widest))
                box.setToolTip(self._otherwise(field))
                box.setChecked(chosen.get(field, self._usual.get(field)) == choice)
        self._show_idle()
        for box in [box for place, box in self._boxes.items() if place in self._shown][:1]:
            lead_focus(self, box)

    def chosen(self) -> dict[str, Plain]:
        """The ticked house rules, as in the header of a match, without those that would have no effect."""
        ticked = self._ticked()
        idle = without_effect(rule_set_named(self._key, ticked))
        return {field: choice for field, choice in ticked.items() if field not in idle}

    def _ticked(self) -> dict[str, Plain]:
        ticked = (place for place, box in self._boxes.items() if place in self._shown and box.isChecked())
        return {field: choice for field, choice in ticked if choice != self._usual[field]}

    def _change(self) -> None:
        self._show_idle()
        self.changed.emit()

    def _show_idle(self) -> None:
        """Disable what has no effect beside the other house rules."""
        idle = without_effect(rule_set_named(self._key, self._ticked()))
        for (field, _), box in self._boxes.items():
            box.setEnabled(field not in idle)

    def _otherwise(self, field: str) -> str:
        """The tool tip: the rule that applies if the game's own choice is left as it is."""
        usual = self._usual.get(field, plain(CHOICES[field][0]))
        return translate("HouseRules", "Otherwise: {rule}").format(rule=house_rule_text(field, usual))


def _is_exclusive(field: str) -> bool:
    return len(CHOICES[field]) > 2
