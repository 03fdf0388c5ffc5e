"""Sentences on why a move is good, or why another is a mistake. Pure: from the coach's reasons to text.

Points are numbered from the view of the side that moves. The sentences do not name it, since they are shown beside its
move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.difficulty import Difficulty
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind, Where
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .names import level_name
from .numbers import percent, whole
from .risks import risk_template

translate = QCoreApplication.translate

_CHANCES: Final = {  # of the best move, and of another
    ReasonKind.WINS_MORE: ReasonKind.WINS_LESS,
    ReasonKind.MARS_MORE: ReasonKind.MARS_LESS,
    ReasonKind.BEST_MORE: ReasonKind.BEST_LESS,
    ReasonKind.LOSES_MARS_LESS: ReasonKind.LOSES_MARS_MORE,
    ReasonKind.LOSES_BEST_LESS: ReasonKind.LOSES_BEST_MORE,
    ReasonKind.DRAWS_MORE: ReasonKind.DRAWS_LESS,
}
_COUNTS: Final = {
    ReasonKind.HINDERS: ReasonKind.HINDERS_LESS,
    ReasonKind.FREER: ReasonKind.LESS_FREE,
    ReasonKind.LEAVES_BACK: ReasonKind.STAYS_BACK,
    ReasonKind.PASSES_MORE: ReasonKind.PASSES_FEWER,
    ReasonKind.HOLDS_MORE: ReasonKind.HOLDS_FEWER,
}
_OF_COURSE: Final = {ReasonKind.SAFER_LATER, ReasonKind.AIMS_LATER}
_OF_THE_BEST: Final = {*_CHANCES, *_COUNTS, *_OF_COURSE}
_CHECKERS: Final = {  # what is compared as a number of checkers
    *(ReasonKind.STAYS_STACKED, ReasonKind.STACKS, ReasonKind.BURIES, ReasonKind.STAYS_BEHIND),
    *(ReasonKind.ENTERS_FEWER, ReasonKind.BEARS_OFF_FEWER, ReasonKind.FEWER_HOME, ReasonKind.MISSES_HIT),
    *(ReasonKind.STACKS_LESS, ReasonKind.BURIES_LESS, ReasonKind.MORE_HOME, ReasonKind.BEARS_OFF_MORE),
    *(ReasonKind.LEAVES_BACK, ReasonKind.STAYS_BACK),
}
_PER_MILLE: Final = {*_CHANCES, *_CHANCES.values(), *_OF_COURSE}


def reasons_text(rule_set: RuleSet, reasons: Iterable[Reason]) -> str:
    """The sentences for these reasons, joined; empty if there are none."""
    return " ".join(reason_text(rule_set, reason) for reason in reasons)


def reason_text(rule_set: RuleSet, reason: Reason) -> str:
    """One sentence about a move of this game."""
    hits = contact_of(rule_set) is Contact.HIT
    templates = _of_one_move(reason) | _of_a_mistake(reason) | _of_the_best(reason) | _with_more(reason)
    templates |= _counted() | _by_chances(rule_set)
    template = templates.get(reason.kind) or risk_template(reason, hits=hits)
    if reason.kind in _PER_MILLE:
        return template.format(
            count=percent(reason.count / 1000), than=percent(reason.than / 1000), other=_other(reason)
        )
    return template.format(
        point=_point_text(reason),
        count=_number(reason, reason.count),
        than=_number(reason, reason.than),
        other_point=reason.than,
        checkers=checkers_text(reason.count),
        checkers_here=checkers_text(reason.than),
        enemies=_opposing_text(reason.count),
        enemies_behind=_opposing_text(reason.than),
        pips=translate("Reasons", "%n pip(s)", "", reason.count),
        points=translate("Reasons", "%n point(s)", "", reason.count),
        other=_other(reason),
    )


def _number(reason: Reason, count: int) -> str:
    """A number whose noun stands before it in the sentence, if any."""
    if reason.kind not in _CHECKERS:
        return whole(count)
    if not count:
        return translate("Reasons", "none", "no checkers, of which the sentence has told some before")
    return translate("Reasons", "%n", "checkers as an object, after others were named in the sentence", count)


def _other(reason: Reason) -> str:
    """After which other move the second number of a difference stands, as a part of a sentence."""
    if reason.kind in _OF_THE_BEST:
        return translate("Reasons", "after the next-best move")
    return translate("Reasons", "after the better move")


def difficulty_text(difficulty: Difficulty) -> str:
    """How many of ten players of a level find the best move, and whether that is many or few."""
    level, share = difficulty.told
    if difficulty.is_seen:
        told = translate("Reasons", "Easy to see: {count} of 10 players at the level “{level}” find it.")
    elif difficulty.is_hard:
        told = translate("Reasons", "Hard to find: {count} of 10 players at the level “{level}” find it.")
    else:
        told = translate("Reasons", "About {count} of 10 players at the level “{level}” find it.")
    return told.format(count=whole(min(max(round(10 * share), 1), 9)), level=level_name(level.key))


def checkers_text(count: int) -> str:
    """A number of checkers."""
    return translate("Reasons", "%n checker(s)", "", count) if count else translate("Reasons", "no checkers")


def _opposing_text(count: int) -> str:
    if not count:
        return translate("Reasons", "no opposing checkers")
    return translate("Reasons", "%n opposing checker(s)", "", count)


def _point_text(reason: Reason) -> str:
    match reason.where:
        case Where.HOME:
            text = translate("Reasons", "point {number} at home")
        case Where.OPPONENT_HOME:
            text = translate("Reasons", "point {number} in the opponent’s home")
        case Where.OUTSIDE:
            text = translate("Reasons", "point {number}")
    return text.format(number=reason.point)


def _of_one_move(reason: Reason) -> dict[ReasonKind, str]:
    return {
        ReasonKind.WINS: translate("Reasons", "Wins the game at once."),
        ReasonKind.DRAWS: translate("Reasons", "Ends the game in a draw."),
        ReasonKind.PINS_MOTHER: translate("Reasons", "Pins the mother."),
        ReasonKind.PINS: translate("Reasons", "Pins a checker on {point}."),
        ReasonKind.MAKES_POINT: translate("Reasons", "Makes {point}."),
        ReasonKind.MAKES_PRIME: translate(
            "Reasons", "Makes %n point(s) in a row, with {enemies_behind} still behind them.", "", reason.count
        ),
        ReasonKind.ESCAPES: translate(
            "Reasons", "Brings {checkers} past the opponent’s %n point(s) in a row.", "", reason.than
        ),
        ReasonKind.PASSES_START: translate(
            "Reasons", "Brings the first checker past the opponent’s start: the others may leave 24."
        ),
        ReasonKind.BLOCKS: translate("Reasons", "With {count} of the 36 rolls the opponent cannot move at all."),
        ReasonKind.UNSTACKS: translate("Reasons", "Takes {checkers} off the stack on 24."),
        ReasonKind.ENTERS: translate("Reasons", "Brings {checkers} in from the reserve."),
        ReasonKind.SAVES_MARS: translate("Reasons", "Bears off the first checker, so the mars is saved."),
        ReasonKind.BEARS_OFF: translate("Reasons", "Bears off {checkers}."),
        ReasonKind.LEADS_RACE: translate("Reasons", "Contact is over; this side leads the race by {pips}."),
    }


def _of_a_mistake(reason: Reason) -> dict[ReasonKind, str]:
    return {
        ReasonKind.MISSES_WIN: translate("Reasons", "The better move wins the game at once."),
        ReasonKind.MISSES_DRAW: translate("Reasons", "The better move ends the game in a draw."),
        ReasonKind.MISSES_MOTHER: translate("Reasons", "The better move pins the mother."),
        ReasonKind.MISSES_PIN: translate("Reasons", "The better move pins a checker on {point}."),
        ReasonKind.GIVES_UP_PIN: translate("Reasons", "Gives up the pin on {point}."),
        ReasonKind.BREAKS_POINT: translate("Reasons", "Breaks {point}."),
        ReasonKind.MISSES_POINT: translate("Reasons", "The better move makes {point}."),
        ReasonKind.SHORTER_PRIME: translate(
            "Reasons",
            "The better move has %n point(s) in a row in front of opposing checkers, this one {than}.",
            "",
            reason.count,
        ),
        ReasonKind.OPENS_PRIME: translate(
            "Reasons",
            "Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.",
            "",
            reason.count,
        ),
        ReasonKind.HOLDS_START: translate(
            "Reasons", "The better move brings the first checker past the opponent’s start."
        ),
        ReasonKind.BLOCKS_FEWER: translate(
            "Reasons", "The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}."
        ),
        ReasonKind.STAYS_STACKED: translate("Reasons", "Leaves {checkers_here} on 24; the better move leaves {count}."),
        ReasonKind.STACKS: translate(
            "Reasons",
            "Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24.",
        ),
        ReasonKind.WIDENS_GAP: translate(
            "Reasons",
            "Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.",
            "",
            reason.than,
        ),
        ReasonKind.BURIES: translate(
            "Reasons", "Buries {checkers_here} on points 1–3; the better move buries {count}."
        ),
        ReasonKind.STAYS_BEHIND: translate(
            "Reasons",
            "Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}.",
        ),
        ReasonKind.ENTERS_FEWER: translate(
            "Reasons", "Brings {checkers_here} in from the reserve; the better move brings {count}."
        ),
        ReasonKind.RISKS_MARS: translate(
            "Reasons", "The better move bears off the first checker, so the mars is saved."
        ),
        ReasonKind.BEARS_OFF_FEWER: translate(
            "Reasons", "Bears off {checkers_here}; the better move bears off {count}."
        ),
        ReasonKind.FEWER_HOME: translate("Reasons", "Leaves {checkers_here} outside; the better move leaves {count}."),
        ReasonKind.EMPTIES_HOME: translate("Reasons", "Empty points at home: {than}; after the better move {count}."),
    }


def _of_the_best(reason: Reason) -> dict[ReasonKind, str]:
    """Templates for what the best move keeps, or does better than the next one."""
    return {
        ReasonKind.KEEPS_PIN: translate("Reasons", "Keeps the pin on {point}."),
        ReasonKind.KEEPS_POINT: translate("Reasons", "Keeps {point}."),
        ReasonKind.KEEPS_PRIME: translate(
            "Reasons", "Keeps %n point(s) in a row in front of opposing checkers.", "", reason.count
        ),
        ReasonKind.LONGER_PRIME: translate(
            "Reasons",
            "Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.",
            "",
            reason.count,
        ),
        ReasonKind.BLOCKS_MORE: translate(
            "Reasons", "The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}."
        ),
        ReasonKind.STACKS_LESS: translate(
            "Reasons", "Stacks at most {checkers} on any point below 24; the next-best move stacks {than}."
        ),
        ReasonKind.BURIES_LESS: translate(
            "Reasons", "Buries {checkers} on points 1–3; the next-best move buries {than}."
        ),
        ReasonKind.NARROWS_GAP: translate(
            "Reasons",
            "Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.",
            "",
            reason.count,
        ),
        ReasonKind.MORE_HOME: translate("Reasons", "Leaves {checkers} outside; the next-best move leaves {than}."),
        ReasonKind.BEARS_OFF_MORE: translate("Reasons", "Bears off {checkers}; the next-best move bears off {than}."),
        ReasonKind.FILLS_HOME: translate("Reasons", "Empty points at home: {count}; after the next-best move {than}."),
    }


def _counted() -> dict[ReasonKind, str]:
    """Templates for differences that are counted on the board, of the best move as of another."""
    templates = {
        ReasonKind.HINDERS: translate(
            "Reasons", "The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}."
        ),
        ReasonKind.FREER: translate(
            "Reasons", "As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}."
        ),
        ReasonKind.LEAVES_BACK: translate("Reasons", "Leaves {checkers} on points 19–24; {other} {than}."),
        ReasonKind.PASSES_MORE: translate("Reasons", "Checkers past the opponent’s start: {count}; {other} {than}."),
        ReasonKind.HOLDS_MORE: translate("Reasons", "Holds {points}; {other} {than}."),
    }
    return templates | {_COUNTS[kind]: template for kind, template in templates.items()}


def _by_chances(rule_set: RuleSet) -> dict[ReasonKind, str]:
    """Templates for what most of the difference of two moves lies in."""
    templates = {
        ReasonKind.WINS_MORE: translate("Reasons", "Wins {count} of the games; {other} {than}."),
        ReasonKind.MARS_MORE: translate("Reasons", "Wins a mars in {count} of the games; {other} in {than}."),
        ReasonKind.LOSES_MARS_LESS: translate("Reasons", "Loses a mars in {count} of the games; {other} in {than}."),
        ReasonKind.DRAWS_MORE: translate("Reasons", "Draws {count} of the games; {other} {than}."),
    }
    if worth(rule_set, How.TRIPLE) is not None:
        templates |= {
            ReasonKind.BEST_MORE: translate("Reasons", "Wins a triple in {count} of the games; {other} in {than}."),
            ReasonKind.LOSES_BEST_LESS: translate(
                "Reasons", "Loses a triple in {count} of the games; {other} in {than}."
            ),
        }
    else:
        templates |= {
            ReasonKind.BEST_MORE: translate(
                "Reasons", "Wins the most points possible in {count} of the games; {other} in {than}."
            ),
            ReasonKind.LOSES_BEST_LESS: translate(
                "Reasons", "Loses the most points possible in {count} of the games; {other} in {than}."
            ),
        }
    return templates | {_CHANCES[kind]: template for kind, template in templates.items()}


def _with_more(reason: Reason) -> dict[ReasonKind, str]:
    """Templates for pins with more to say: opposing checkers behind them, or another pin made instead."""
    more: dict[ReasonKind, str] = {}
    if reason.count:
        more[ReasonKind.PINS] = translate("Reasons", "Pins a checker on {point}, with {enemies} behind it.")
    if reason.than:
        more[ReasonKind.MISSES_PIN] = translate(
            "Reasons", "The better move pins a checker on {point}; this one only pins on {other_point}."
        )
        more[ReasonKind.GIVES_UP_PIN] = translate("Reasons", "Gives up the pin on {point} for one on {other_point}.")
    return more
