"""Sentences on why a move is good, or why another is a mistake. Pure: from the coach's reasons to text.

Points are numbered from the view of the side that moves. The sentences do not name it, since they are shown beside its
move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.candidates import Difficulty
from tapa_desktop.coach.reasons.comparison import CHANCES, COUNTED
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind, Where, kinds
from tapa_desktop.rules.dice import THROWS
from tapa_desktop.rules.outcome import How, pinned_mother_loses, worth
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .names import level_name
from .numbers import listed, percent, whole
from .translator import text_of, texts_of

translate = QCoreApplication.translate

_CHANCES: Final = dict(CHANCES)  # of the best move, and of another
_COUNTS: Final = {best: other for best, other, *_ in COUNTED}
_OF_COURSE: Final = {ReasonKind.SAFER_LATER, ReasonKind.AIMS_LATER}
_OF_THE_BEST: Final = {*_CHANCES, *_COUNTS, *_OF_COURSE}
_CHECKERS: Final = kinds(  # those whose numbers are checkers
    "STAYS_STACKED STACKS BURIES STAYS_BEHIND ENTERS_FEWER BEARS_OFF_FEWER FEWER_HOME MISSES_HIT STACKS_LESS "
    "BURIES_LESS MORE_HOME BEARS_OFF_MORE LEAVES_BACK STAYS_BACK"
)
_OF_POINTS: Final = kinds("MAKES_POINT MISSES_POINT BREAKS_POINT KEEPS_POINT")
_PER_MILLE: Final = {*_CHANCES, *_CHANCES.values(), *_OF_COURSE}
_AS_OF_THE_BEST: Final = {other: best for best, other in (_CHANCES | _COUNTS).items()}
_BY_THAN: Final = {ReasonKind.ESCAPES, ReasonKind.WIDENS_GAP}  # the number of which a sentence has forms


def reasons_text(rule_set: RuleSet, reasons: Iterable[Reason], *, beside: str = "") -> str:
    """The sentences for these reasons, joined; empty if there are none. Points made share one, as points lost do.

    `beside`: the text of `fewer_wins`, if it is shown, so that no sentence repeats it.
    """
    sentences: dict[object, list[Reason]] = {}
    for reason in reasons:
        if beside and reason.kind is ReasonKind.WINS_LESS:
            continue
        sentences.setdefault(reason.kind if reason.kind in _OF_POINTS else reason, []).append(reason)
    return " ".join(reason_text(rule_set, *alike) for alike in sentences.values())


def reason_text(rule_set: RuleSet, reason: Reason, *others: Reason) -> str:
    """One sentence about a move of this game; the others differ from the reason by their points alone."""
    template = _with_every_roll(_template(rule_set, reason), reason)
    if reason.kind in _PER_MILLE:
        return template.format(
            count=percent(reason.count / 1000), than=percent(reason.than / 1000), other=_other(reason)
        )
    return template.format(
        point=listed(map(_point_text, (reason, *others))),
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


def _with_every_roll(template: str, reason: Reason) -> str:
    """A sentence that counts rolls, in words where it would tell of 36 of the 36."""
    of_all = translate("Reasons", "{count} of the 36 rolls", "in each sentence in these words")
    names = [of_all.replace("count", name) for name in ("count", "than")]
    if not any(name in template for name in names):
        return template
    for name, number in zip(names, (reason.count, reason.than), strict=True):
        if number == THROWS:
            template = template.replace(name, translate("Reasons", "every roll", "for “{count} of the 36 rolls”"))
            alone = translate("Reasons", "every roll", "for “{count}”, the second number of a sentence")
            template = template.replace("{than}" if "than" in name else "{count}", alone)
    return template[0].upper() + template[1:]


def _number(reason: Reason, count: int) -> str:
    """A number without its noun."""
    if reason.kind not in _CHECKERS:
        return whole(count)
    if not count:
        return translate("Reasons", "none", "no checkers, of which the sentence has told some before")
    return translate("Reasons", "%n", "checkers as an object, after others were named in the sentence", count)


def _other(reason: Reason) -> str:
    """The move that the second number of a difference belongs to, as a part of a sentence."""
    if reason.kind in _OF_THE_BEST:
        return translate("Reasons", "after the next-best move")
    return translate("Reasons", "after the better move")


def difficulty_text(difficulty: Difficulty) -> str:
    """How many of ten players of a level find the best move."""
    level, share = difficulty.typical_level
    count = round(10 * share)
    if count == 0:
        text = translate("Reasons", "Hardly any player at the level “{level}” finds it.")
    elif count == 10:
        text = translate("Reasons", "Nearly all players at the level “{level}” find it.")
    elif difficulty.is_seen:
        text = translate("Reasons", "Easy to see: {count} of 10 players at the level “{level}” would find it.")
    elif difficulty.is_hard:
        text = translate("Reasons", "Hard to find: {count} of 10 players at the level “{level}” would find it.")
    else:
        text = translate("Reasons", "About {count} of 10 players at the level “{level}” would find it.")
    return text.format(count=whole(count), level=level_name(level.key))


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


def _template(rule_set: RuleSet, reason: Reason) -> str:
    if reason.kind in {ReasonKind.HITS, ReasonKind.MISSES_HIT}:
        return _hitting(reason)
    kind = _AS_OF_THE_BEST.get(reason.kind, reason.kind)
    tables = _tables(rule_set, reason)
    table = next((one for one in tables if kind.name in texts_of("Reasons", one)), "always")
    return text_of("Reasons", table, kind.name, reason.than if kind in _BY_THAN else reason.count)


def _tables(rule_set: RuleSet, reason: Reason) -> list[str]:
    """The tables that may have the sentence, the more special ones first."""
    touches = "hits" if contact_of(rule_set) is Contact.HIT else "pins"
    count, than = reason.count, reason.than
    tables = {
        "without triples": worth(rule_set, How.TRIPLE) is None,
        "with mothers": pinned_mother_loses(rule_set),
        "with count": count,
        "instead": than,
        f"no {touches}": not (than if reason.kind is ReasonKind.SAVES else count),  # the opponent has no shot any more
        "all, none beside": (count, than) == (THROWS, 0),
        "none, all beside": (count, than) == (0, THROWS),
        "all": count == THROWS,
        "none": not count,
        f"no {touches} beside": not than,
        "none beside": not than,
        "always": True,
        touches: True,
    }
    return [name for name, fits in tables.items() if fits]


def _hitting(reason: Reason) -> str:
    several = reason.count > 1
    if reason.kind is ReasonKind.HITS:
        return (
            translate("Reasons", "Hits {checkers}.") if several else translate("Reasons", "Hits a checker on {point}.")
        )
    if several and not reason.than:
        return translate("Reasons", "The better move hits {checkers}.")
    if several:
        return translate("Reasons", "The better move hits {checkers}, this one {than}.")
    return translate("Reasons", "The better move hits a checker on {point}.")
