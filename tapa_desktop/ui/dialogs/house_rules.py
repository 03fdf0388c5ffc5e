"""The house rules of a rule set, one box to tick for each: ticked is what differs from the rules as written."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from tapa_desktop.rules.houserules import CHOICES, Plain, house_rules_of, offered, plain, rule_set_named
from tapa_desktop.rules.ruleset import RuleSet

translate = QCoreApplication.translate
_WIDE: Final = 300  # logical pixels


def house_rule_text(field: str, choice: Plain) -> str:
    """What a house rule says when that is chosen."""
    texts: dict[tuple[str, Plain], str] = {
        ("pinned_at_home", "by place"): translate("HouseRules", "Bear off although a checker is pinned at home"),
        ("pinned_at_home", "must be free"): translate("HouseRules", "Bear off only when none is pinned at home"),
        ("larger_die", False): translate("HouseRules", "Free choice when only one die can be used"),
        ("larger_die", True): translate("HouseRules", "The larger die when only one can be used"),
        ("count_checkers", True): translate("HouseRules", "Count to 31: a point for each checker left"),
        ("count_checkers", False): translate("HouseRules", "Do not count the checkers that are left"),
        ("cube", True): translate("HouseRules", "Play with the doubling cube"),
        ("cube", False): translate("HouseRules", "Play without the doubling cube"),
        ("enter_from", 24): translate("HouseRules", "Enter one point farther on: a 6 on 18, a 1 on 23"),
        ("enter_from", 25): translate("HouseRules", "Enter as from the bar: a 6 on 19, a 1 on 24"),
    }
    return texts[field, choice]


def in_lines(text: str, metrics: QFontMetrics) -> str:
    """A text in lines of about one length that a column of the dialog has room for: a box to tick breaks none."""
    fewest = len(_broken(text, metrics, _WIDE))
    return next(
        "\n".join(lines)
        for wide in range(_WIDE // 2, _WIDE + 1, 10)
        if len(lines := _broken(text, metrics, wide)) == fewest
    )


def _broken(text: str, metrics: QFontMetrics, wide: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


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
        self._boxes = {field: QCheckBox() for field in CHOICES}  # made once, so that they keep their place for the keys
        self._others: dict[str, Plain] = {}
        for box in self._boxes.values():
            self._layout.addWidget(box)
            box.toggled.connect(self.changed)

    def show_rules(self, rule_set: RuleSet, chosen: dict[str, Plain]) -> None:
        """Show what this rule set offers, with what is chosen of it ticked."""
        self._others = {field: other_choice(rule_set, field) for field in offered(rule_set)}
        for field, box in self._boxes.items():
            box.setVisible(field in self._others)
            other = self._others.get(field, plain(CHOICES[field][0]))
            box.setText(in_lines(house_rule_text(field, other), self.fontMetrics()))
            box.setToolTip(_otherwise(field, other))
            with QSignalBlocker(box):
                box.setChecked(field in chosen and chosen[field] == other)
        for field in list(self._others)[:1]:
            self.setFocusProxy(self._boxes[field])

    def chosen(self) -> dict[str, Plain]:
        """What is ticked, as a record's header has it."""
        return {field: other for field, other in self._others.items() if self._boxes[field].isChecked()}


def _otherwise(field: str, other: Plain) -> str:
    """What holds where that choice is not ticked."""
    (usual,) = (choice for choice in map(plain, CHOICES[field]) if choice != other)
    return translate("HouseRules", "Otherwise: {rule}").format(rule=house_rule_text(field, usual))
