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
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import lead_focus

translate = QCoreApplication.translate

_WIDTH: Final = 300  # logical pixels: the width of a house rule


def house_rule_text(field: str, choice: Plain) -> str:
    """The text of a house rule with this choice."""
    return text_of("HouseRules", field, str(choice))


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
    """The choices of a house rule that differ from the rule set."""
    choices = [plain(choice) for choice in CHOICES[field]]
    return [choice for choice in choices if house_rules_of(rule_set_named(rule_set.key, {field: choice}))]


def _usual_choice(rule_set: RuleSet, field: str) -> Plain:
    others = other_choices(rule_set, field)
    return next(choice for choice in map(plain, CHOICES[field]) if choice not in others)


class HouseRulesBox(QWidget):
    """The house rules: a check box for each, or a row of radio buttons where there are more than two choices."""

    changed = Signal()  # another choice was made

    def __init__(self, widest: int = _WIDTH) -> None:
        super().__init__()
        self._widest = widest
        fields = [field for field in CHOICES if any(field in offered(rule_set) for rule_set in RULE_SETS.values())]
        self._boxes = {  # created once, so that the tab order stays
            (field, plain(choice)): QRadioButton() if _is_exclusive(field) else QCheckBox()
            for field in fields
            for choice in CHOICES[field]
        }
        self._shown: set[tuple[str, Plain]] = set()
        self._usual: dict[str, Plain] = {}  # the choices of the game itself
        self._key = ""  # of the game
        groups = {field: QButtonGroup(self) for field in fields if _is_exclusive(field)}
        fill(QVBoxLayout(self), *self._boxes.values(), edge=0)
        for (field, _), box in self._boxes.items():
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
                is_shown, text = (field, choice) in self._shown, house_rule_text(field, choice)
                box.setVisible(is_shown)
                box.setText(in_lines(text, self.fontMetrics(), self._widest) if is_shown else text)
                usual = self._usual.get(field, plain(CHOICES[field][0]))  # the choice that applies without this rule
                otherwise = house_rule_text(field, usual)
                box.setToolTip(translate("HouseRules", "Otherwise: {rule}").format(rule=otherwise))
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
        idle = without_effect(rule_set_named(self._key, self._ticked()))
        for (field, _), box in self._boxes.items():
            box.setEnabled(field not in idle)


def _is_exclusive(field: str) -> bool:
    return len(CHOICES[field]) > 2
