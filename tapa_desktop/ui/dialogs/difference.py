"""What is special about a game, in a line: said of its rules, whatever it is called."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.houserules import offered
from tapa_desktop.rules.outcome import How, pinned_mother_loses, worth
from tapa_desktop.rules.position import START, has_reserve, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of
from tapa_desktop.rules.usual import has_cube

translate = QCoreApplication.translate


def difference_text(rule_set: RuleSet) -> str:
    """What sets a game apart from the others, for somebody who has to choose one."""
    special = " ".join((*_about_moving(rule_set), *_about_winning(rule_set)))
    return special or translate("Difference", "A checker pinned on its starting point waits there, as anywhere else.")


def _about_moving(rule_set: RuleSet) -> Iterator[str]:
    if contact_of(rule_set) is Contact.HIT:
        yield translate("Difference", "A lone checker is hit, not pinned.")
    if opposite(rule_set, START) != 1:
        yield translate("Difference", "Both sides move the same way round.")
    if has_reserve(rule_set):
        yield translate("Difference", "Most checkers enter from a reserve.")


def _about_winning(rule_set: RuleSet) -> Iterator[str]:
    if pinned_mother_loses(rule_set):
        yield translate(
            "Difference", "Pin the mother, the last checker on the other’s starting point, and you win double."
        )
    if worth(rule_set, How.TRIPLE) is not None:
        yield translate("Difference", "A game can count three times.")
    if has_cube(rule_set):
        yield translate("Difference", "A doubling cube raises the stakes.")
    if "count_checkers" in offered(rule_set):
        yield translate("Difference", "Can be counted to 31.")
