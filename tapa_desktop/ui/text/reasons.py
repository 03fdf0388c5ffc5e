"""Sentences on why a move is good, or why another is a mistake. Pure: from the coach's reasons to text.

Points are numbered from the view of the side that moves. The sentences do not name it, since they are shown beside its
move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.candidates import Difficulty
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind, Where
from tapa_desktop.rules.outcome import How, pinned_mother_loses, worth
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .names import level_name
from .numbers import percent, whole
from .translator import Sentences

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
_AS_OF_THE_BEST: Final = {other: best for best, other in (_CHANCES | _COUNTS).items()}
_BY_THAN: Final = {ReasonKind.ESCAPES, ReasonKind.WIDENS_GAP}  # the number of which a sentence has forms

_SENTENCES: Final = Sentences(
    "Reasons",
    {
        ReasonKind.WINS: "Wins the game at once.",
        ReasonKind.DRAWS: "Ends the game in a draw.",
        ReasonKind.PINS_MOTHER: "Pins the mother.",
        ReasonKind.PINS: "Pins a checker on {point}.",
        ReasonKind.MAKES_POINT: "Makes {point}.",
        ReasonKind.MAKES_PRIME: "Makes %n point(s) in a row, with {enemies_behind} still behind them.",
        ReasonKind.ESCAPES: "Brings {checkers} past the opponent’s %n point(s) in a row.",
        ReasonKind.PASSES_START: "Brings the first checker past the opponent’s start: the others may leave 24.",
        ReasonKind.BLOCKS: "With {count} of the 36 rolls the opponent cannot move at all.",
        ReasonKind.UNSTACKS: "Takes {checkers} off the stack on 24.",
        ReasonKind.ENTERS: "Brings {checkers} in from the reserve.",
        ReasonKind.SAVES_MARS: "Bears off the first checker, so the mars is saved.",
        ReasonKind.BEARS_OFF: "Bears off {checkers}.",
        ReasonKind.LEADS_RACE: "Contact is over; this side leads the race by {pips}.",
        ReasonKind.MISSES_WIN: "The better move wins the game at once.",
        ReasonKind.MISSES_DRAW: "The better move ends the game in a draw.",
        ReasonKind.MISSES_MOTHER: "The better move pins the mother.",
        ReasonKind.MISSES_PIN: "The better move pins a checker on {point}.",
        ReasonKind.GIVES_UP_PIN: "Gives up the pin on {point}.",
        ReasonKind.BREAKS_POINT: "Breaks {point}.",
        ReasonKind.MISSES_POINT: "The better move makes {point}.",
        ReasonKind.SHORTER_PRIME: (
            "The better move has %n point(s) in a row in front of opposing checkers, this one {than}."
        ),
        ReasonKind.OPENS_PRIME: (
            "Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now."
        ),
        ReasonKind.HOLDS_START: "The better move brings the first checker past the opponent’s start.",
        ReasonKind.BLOCKS_FEWER: (
            "The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}."
        ),
        ReasonKind.STAYS_STACKED: "Leaves {checkers_here} on 24; the better move leaves {count}.",
        ReasonKind.STACKS: (
            "Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24."
        ),
        ReasonKind.WIDENS_GAP: "Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.",
        ReasonKind.BURIES: "Buries {checkers_here} on points 1–3; the better move buries {count}.",
        ReasonKind.STAYS_BEHIND: (
            "Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}."
        ),
        ReasonKind.ENTERS_FEWER: "Brings {checkers_here} in from the reserve; the better move brings {count}.",
        ReasonKind.RISKS_MARS: "The better move bears off the first checker, so the mars is saved.",
        ReasonKind.BEARS_OFF_FEWER: "Bears off {checkers_here}; the better move bears off {count}.",
        ReasonKind.FEWER_HOME: "Leaves {checkers_here} outside; the better move leaves {count}.",
        ReasonKind.EMPTIES_HOME: "Empty points at home: {than}; after the better move {count}.",
        ReasonKind.KEEPS_PIN: "Keeps the pin on {point}.",
        ReasonKind.KEEPS_POINT: "Keeps {point}.",
        ReasonKind.KEEPS_PRIME: "Keeps %n point(s) in a row in front of opposing checkers.",
        ReasonKind.LONGER_PRIME: (
            "Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}."
        ),
        ReasonKind.BLOCKS_MORE: (
            "The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}."
        ),
        ReasonKind.STACKS_LESS: "Stacks at most {checkers} on any point below 24; the next-best move stacks {than}.",
        ReasonKind.BURIES_LESS: "Buries {checkers} on points 1–3; the next-best move buries {than}.",
        ReasonKind.NARROWS_GAP: (
            "Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}."
        ),
        ReasonKind.MORE_HOME: "Leaves {checkers} outside; the next-best move leaves {than}.",
        ReasonKind.BEARS_OFF_MORE: "Bears off {checkers}; the next-best move bears off {than}.",
        ReasonKind.FILLS_HOME: "Empty points at home: {count}; after the next-best move {than}.",
        ReasonKind.HINDERS: "The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}.",
        ReasonKind.FREER: (
            "As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}."
        ),
        ReasonKind.LEAVES_BACK: "Leaves {checkers} on points 19–24; {other} {than}.",
        ReasonKind.PASSES_MORE: "Checkers past the opponent’s start: {count}; {other} {than}.",
        ReasonKind.HOLDS_MORE: "Holds {points}; {other} {than}.",
        ReasonKind.WINS_MORE: "Wins {count} of the games; {other} {than}.",
        ReasonKind.MARS_MORE: "Wins a mars in {count} of the games; {other} in {than}.",
        ReasonKind.LOSES_MARS_LESS: "Loses a mars in {count} of the games; {other} in {than}.",
        ReasonKind.DRAWS_MORE: "Draws {count} of the games; {other} {than}.",
        ReasonKind.BEST_MORE: "Wins a triple in {count} of the games; {other} in {than}.",
        ReasonKind.LOSES_BEST_LESS: "Loses a triple in {count} of the games; {other} in {than}.",
    },
)
_WITHOUT_TRIPLES: Final = Sentences(
    "Reasons",
    {
        ReasonKind.BEST_MORE: "Wins the most points possible in {count} of the games; {other} in {than}.",
        ReasonKind.LOSES_BEST_LESS: "Loses the most points possible in {count} of the games; {other} in {than}.",
    },
)
_WITH_MOTHERS: Final = Sentences(
    "Reasons",
    {
        ReasonKind.MARS_MORE: "Wins a mars or by the mother in {count} of the games; {other} in {than}.",
        ReasonKind.LOSES_MARS_LESS: "Loses a mars or by the mother in {count} of the games; {other} in {than}.",
    },
)
_WITH_COUNT: Final = Sentences(
    "Reasons",
    {
        ReasonKind.PINS: "Pins a checker on {point}, with {enemies} behind it.",
        ReasonKind.MISSES_PIN: (
            "The better move pins a checker on {point}; this one only keeps the pin on {other_point}."
        ),
        ReasonKind.GIVES_UP_PIN: "Gives up the pin on {point} and keeps the one on {other_point}.",
    },
)
_INSTEAD: Final = Sentences(
    "Reasons",
    {
        ReasonKind.MISSES_PIN: "The better move pins a checker on {point}; this one only pins on {other_point}.",
        ReasonKind.GIVES_UP_PIN: "Gives up the pin on {point} for one on {other_point}.",
    },
)
_PINS: Final = Sentences(
    "Reasons",
    {
        ReasonKind.COVERS: "Covers the blot on {point}, which {count} of the 36 rolls would have pinned.",
        ReasonKind.SAVES: (
            "No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a "
            "checker."
        ),
        ReasonKind.BRINGS_MOTHER_AWAY: "Moves the mother off 24, where {count} of the 36 rolls would have pinned it.",
        ReasonKind.AIMS: "Threatens to pin a checker next turn with {count} of the 36 rolls.",
        ReasonKind.LEAVES_MOTHER: "The risk: {count} of the 36 rolls can pin the mother.",
        ReasonKind.LEAVES_BLOT: "The risk: {count} of the 36 rolls can pin the blot on {point}.",
        ReasonKind.LEAVES_NOTHING: "The opponent cannot pin anything next turn.",
        ReasonKind.RISKS_MOTHER: "{than} of the 36 rolls can pin the mother; after the better move {count} can.",
        ReasonKind.RISKS_BLOT: (
            "{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something."
        ),
        ReasonKind.RISKS_DEARER: (
            "{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can."
        ),
        ReasonKind.RISKS_MORE: "{than} of the 36 rolls can pin a checker; after the better move {count} can.",
        ReasonKind.AIMS_MORE: (
            "Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}."
        ),
        ReasonKind.SAFER: "{count} of the 36 rolls can pin a checker; after the next-best move {than} can.",
        ReasonKind.SAVES_MOTHER: "{count} of the 36 rolls can pin the mother; after the next-best move {than} can.",
        ReasonKind.SAFER_LATER: (
            "The opponent can pin a checker within two turns in {count} of the games; {other} in {than}."
        ),
        ReasonKind.AIMS_LATER: "Can pin a checker next turn in {count} of the games; {other} in {than}.",
        ReasonKind.AIMS_LESS: (
            "Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}."
        ),
    },
)
_PINS_NONE: Final = Sentences(
    "Reasons",
    {
        ReasonKind.SAVES: "No blot stays on {point}, where {count} of the 36 rolls would have pinned it.",
        ReasonKind.RISKS_MOTHER: "{than} of the 36 rolls can pin the mother; after the better move none can.",
        ReasonKind.SAFER: (
            "The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can."
        ),
        ReasonKind.SAVES_MOTHER: (
            "The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it."
        ),
        ReasonKind.RISKS_BLOT: (
            "{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything."
        ),
        ReasonKind.RISKS_DEARER: "{than} of the 36 rolls can pin the blot on {point}; after the better move none can.",
        ReasonKind.RISKS_MORE: "{than} of the 36 rolls can pin a checker; after the better move none can pin anything.",
    },
)
_HITS: Final = Sentences(
    "Reasons",
    {
        ReasonKind.COVERS: "Covers the blot on {point}, which {count} of the 36 rolls would have hit.",
        ReasonKind.SAVES: (
            "No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker."
        ),
        ReasonKind.AIMS: "Threatens to hit a checker next turn with {count} of the 36 rolls.",
        ReasonKind.LEAVES_BLOT: "The risk: {count} of the 36 rolls can hit the blot on {point}.",
        ReasonKind.LEAVES_NOTHING: "The opponent cannot hit anything next turn.",
        ReasonKind.RISKS_BLOT: (
            "{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something."
        ),
        ReasonKind.RISKS_DEARER: (
            "{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can."
        ),
        ReasonKind.RISKS_MORE: "{than} of the 36 rolls can hit a checker; after the better move {count} can.",
        ReasonKind.AIMS_MORE: (
            "Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}."
        ),
        ReasonKind.SAFER: "{count} of the 36 rolls can hit a checker; after the next-best move {than} can.",
        ReasonKind.SAFER_LATER: (
            "The opponent can hit a checker within two turns in {count} of the games; {other} in {than}."
        ),
        ReasonKind.AIMS_LATER: "Can hit a checker next turn in {count} of the games; {other} in {than}.",
        ReasonKind.AIMS_LESS: (
            "Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}."
        ),
    },
)
_HITS_NONE: Final = Sentences(
    "Reasons",
    {
        ReasonKind.SAVES: "No blot stays on {point}, where {count} of the 36 rolls would have hit it.",
        ReasonKind.SAFER: (
            "The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can."
        ),
        ReasonKind.RISKS_BLOT: (
            "{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything."
        ),
        ReasonKind.RISKS_DEARER: "{than} of the 36 rolls can hit the blot on {point}; after the better move none can.",
        ReasonKind.RISKS_MORE: "{than} of the 36 rolls can hit a checker; after the better move none can hit anything.",
    },
)


def reasons_text(rule_set: RuleSet, reasons: Iterable[Reason]) -> str:
    """The sentences for these reasons, joined; empty if there are none."""
    return " ".join(reason_text(rule_set, reason) for reason in reasons)


def reason_text(rule_set: RuleSet, reason: Reason) -> str:
    """One sentence about a move of this game."""
    template = _template(rule_set, reason)
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
    count = round(10 * share)
    if count == 0:
        told = translate("Reasons", "Hardly any player at the level “{level}” finds it.")
    elif count == 10:
        told = translate("Reasons", "Nearly all players at the level “{level}” find it.")
    elif difficulty.is_seen:
        told = translate("Reasons", "Easy to see: {count} of 10 players at the level “{level}” would find it.")
    elif difficulty.is_hard:
        told = translate("Reasons", "Hard to find: {count} of 10 players at the level “{level}” would find it.")
    else:
        told = translate("Reasons", "About {count} of 10 players at the level “{level}” would find it.")
    return told.format(count=whole(count), level=level_name(level.key))


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
    table = next(one for one in _tables(rule_set, reason) if kind in one)
    return table.of(kind, reason.than if kind in _BY_THAN else reason.count)


def _tables(rule_set: RuleSet, reason: Reason) -> Iterator[Sentences[ReasonKind]]:
    """The tables that may have the sentence, the more special ones first."""
    hits = contact_of(rule_set) is Contact.HIT
    if worth(rule_set, How.TRIPLE) is None:
        yield _WITHOUT_TRIPLES
    if pinned_mother_loses(rule_set):
        yield _WITH_MOTHERS
    if reason.count:
        yield _WITH_COUNT
    if reason.than:
        yield _INSTEAD
    if _none_left(reason):
        yield _HITS_NONE if hits else _PINS_NONE
    yield from (_SENTENCES, _HITS if hits else _PINS)


def _none_left(reason: Reason) -> bool:
    """Whether the opponent has no shot after the praised play: the better one, or the one that saves a checker."""
    return not (reason.than if reason.kind is ReasonKind.SAVES else reason.count)


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
