"""Why a move is good, and why another is a mistake, in sentences. Pure: from the coach's kinds and numbers to text.

Points are those of the side that moves, which is not named: the sentences stand beside its move.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.words.reason import Kind, Reason, Where
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .numerals import whole
from .risk_wording import risk_template

translate = QCoreApplication.translate


def reasons_text(rule_set: RuleSet, reasons: Iterable[Reason]) -> str:
    """The sentences one after the other; empty where there is nothing to say."""
    return " ".join(reason_text(rule_set, reason) for reason in reasons)


def reason_text(rule_set: RuleSet, reason: Reason) -> str:
    """One sentence about a move of this game."""
    hits = contact_of(rule_set) is Contact.HIT
    templates = _of_one_move(reason) | _of_a_mistake(reason) | _with_more(reason)
    template = templates.get(reason.kind) or risk_template(reason, hits=hits)
    return template.format(
        point=_point_text(reason),
        count=whole(reason.count),
        than=whole(reason.than),
        other_point=reason.than,
        checkers=checkers_text(reason.count),
        checkers_here=checkers_text(reason.than),
        enemies=_enemies_text(reason.count),
        enemies_behind=_enemies_text(reason.than),
        pips=_pips_text(reason.count),
    )


def checkers_text(count: int) -> str:
    """So many checkers."""
    return translate("Reasons", "%n checker(s)", "", count) if count else translate("Reasons", "no checkers")


def _enemies_text(count: int) -> str:
    if not count:
        return translate("Reasons", "no enemy checkers")
    return translate("Reasons", "%n enemy checker(s)", "", count)


def _pips_text(count: int) -> str:
    return translate("Reasons", "%n pip(s)", "", count)


def _point_text(reason: Reason) -> str:
    match reason.where:
        case Where.HOME:
            text = translate("Reasons", "point {number} at home")
        case Where.ENEMY_HOME:
            text = translate("Reasons", "point {number} in the enemy's home")
        case Where.OUTSIDE:
            text = translate("Reasons", "point {number}")
    return text.format(number=reason.point)


def _of_one_move(reason: Reason) -> dict[Kind, str]:
    return {
        Kind.WINS: translate("Reasons", "Wins the game at once."),
        Kind.DRAWS: translate("Reasons", "Ends the game in a draw."),
        Kind.PINS_MOTHER: translate("Reasons", "Pins the mother."),
        Kind.PINS: translate("Reasons", "Pins a checker on {point}."),
        Kind.MAKES_POINT: translate("Reasons", "Makes {point}."),
        Kind.MAKES_PRIME: translate(
            "Reasons", "Makes %n point(s) in a row, with {enemies_behind} still behind them.", "", reason.count
        ),
        Kind.ESCAPES: translate("Reasons", "Brings {checkers} past the enemy's %n point(s) in a row.", "", reason.than),
        Kind.UNSTACKS: translate("Reasons", "Takes {checkers} off the stack on 24."),
        Kind.ENTERS: translate("Reasons", "Brings {checkers} in from the reserve."),
        Kind.SAVES_MARS: translate("Reasons", "Bears off the first checker: no mars can be lost any more."),
        Kind.BEARS_OFF: translate("Reasons", "Bears off {checkers}."),
        Kind.LEADS_RACE: translate("Reasons", "Nobody can meet any more; the race is led by {pips}."),
    }


def _of_a_mistake(reason: Reason) -> dict[Kind, str]:
    return {
        Kind.MISSES_WIN: translate("Reasons", "The better move wins the game at once."),
        Kind.MISSES_DRAW: translate("Reasons", "The better move ends the game in a draw."),
        Kind.MISSES_MOTHER: translate("Reasons", "The better move pins the mother."),
        Kind.MISSES_PIN: translate("Reasons", "The better move pins a checker on {point}."),
        Kind.GIVES_UP_PIN: translate("Reasons", "Gives up the pin on {point}."),
        Kind.BREAKS_POINT: translate("Reasons", "Breaks {point}."),
        Kind.MISSES_POINT: translate("Reasons", "The better move makes {point}."),
        Kind.SHORTER_PRIME: translate(
            "Reasons",
            "The better move has %n point(s) in a row before enemy checkers, this one {than}.",
            "",
            reason.count,
        ),
        Kind.STAYS_STACKED: translate("Reasons", "Leaves {checkers_here} on 24; the better move leaves {count}."),
        Kind.STACKS: translate(
            "Reasons", "Stacks {checkers_here} on {point}; after the better move {count} is the most below 24."
        ),
        Kind.WIDENS_GAP: translate(
            "Reasons",
            "Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.",
            "",
            reason.than,
        ),
        Kind.BURIES: translate(
            "Reasons", "Points 1 to 3 hold {checkers_here} with little left to do; after the better move {count}."
        ),
        Kind.STAYS_BEHIND: translate(
            "Reasons",
            "Leaves {checkers_here} behind the enemy's row that begins on {point}; the better move leaves {count}.",
        ),
        Kind.ENTERS_FEWER: translate(
            "Reasons", "Brings {checkers_here} in from the reserve; the better move brings {count}."
        ),
        Kind.RISKS_MARS: translate(
            "Reasons", "The better move bears off the first checker, so that no mars can be lost any more."
        ),
        Kind.BEARS_OFF_FEWER: translate("Reasons", "Bears off {checkers_here}; the better move bears off {count}."),
        Kind.FEWER_HOME: translate("Reasons", "Leaves {checkers_here} outside; the better move leaves {count}."),
        Kind.EMPTIES_HOME: translate("Reasons", "Points empty at home: {than}; after the better move {count}."),
    }


def _with_more(reason: Reason) -> dict[Kind, str]:
    """Of pins about which there is something more to say: enemies behind them, or another that is won instead."""
    more: dict[Kind, str] = {}
    if reason.count:
        more[Kind.PINS] = translate("Reasons", "Pins a checker on {point}, with {enemies} behind it.")
    if reason.than:
        more[Kind.MISSES_PIN] = translate(
            "Reasons", "The better move pins a checker on {point}, this one only on {other_point}."
        )
        more[Kind.GIVES_UP_PIN] = translate("Reasons", "Gives up the pin on {point} for one on {other_point}.")
    return more
