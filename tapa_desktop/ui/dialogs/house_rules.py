"""The house rules of a rule set, one box to tick for each: ticked is what differs from the rules as written."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from tapa_desktop.app.offered import house_rules_offered
from tapa_desktop.rules.houserules import CHOICES, Plain, house_rules_of, plain, rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

translate = QCoreApplication.translate


def house_rule_text(field: str) -> str:
    """What a house rule says when it is chosen."""
    texts = {
        "pinned_at_home": translate("HouseRules", "Bear off although a checker is pinned at home"),
        "larger_die": translate("HouseRules", "Free choice of the die when only one can be used"),
        "count_checkers": translate("HouseRules", "Count to 31: a point for each checker left to the loser"),
    }
    return texts[field]


def other_choice(rule_set: RuleSet, field: str) -> Plain:
    """The choice of a house rule that the rule set does not make by itself. Each house rule has two."""
    choices = [plain(choice) for choice in CHOICES[field]]
    (other,) = (choice for choice in choices if house_rules_of(rule_set_named(rule_set.key, {field: choice})))
    return other


class HouseRulesBox(QWidget):
    """The boxes to tick.

    Signals:
        changed: another choice has been made.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._boxes: dict[str, tuple[QCheckBox, Plain]] = {}

    def show_rules(self, rule_set: RuleSet, chosen: dict[str, Plain]) -> None:
        """Show what this rule set offers, with what is chosen of it ticked."""
        for box, _ in self._boxes.values():
            box.setParent(None)
            box.deleteLater()
        self._boxes = {
            field: (QCheckBox(house_rule_text(field)), other_choice(rule_set, field))
            for field in house_rules_offered(rule_set)
        }
        for field, (box, other) in self._boxes.items():
            box.setChecked(field in chosen and chosen[field] == other)
            box.toggled.connect(self.changed)
            self._layout.addWidget(box)

    def chosen(self) -> dict[str, Plain]:
        """What is ticked, as a record's header has it."""
        return {field: other for field, (box, other) in self._boxes.items() if box.isChecked()}
