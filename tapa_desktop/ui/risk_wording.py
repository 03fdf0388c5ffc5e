"""Sentences about checkers that can be pinned or, in games that hit, hit; and about those that are hit."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.words.reason import Kind, Reason

translate = QCoreApplication.translate


def risk_template(reason: Reason, *, hits: bool) -> str:
    """The sentence of that kind, its places still to be filled; it is another one where nothing is left at risk."""
    if reason.kind in {Kind.HITS, Kind.MISSES_HIT}:
        return _hitting(reason)
    found = (_hits_none() if hits else _pins_none()).get(reason.kind) if _none_left(reason) else None
    return found or (_hits() if hits else _pins())[reason.kind]


def _none_left(reason: Reason) -> bool:
    """Whether nothing can be touched after the play that is praised: the better one, or that which saves a checker."""
    return not (reason.than if reason.kind is Kind.SAVES else reason.count)


def _hitting(reason: Reason) -> str:
    several = reason.count > 1
    if reason.kind is Kind.HITS:
        return (
            translate("Reasons", "Hits {checkers}.") if several else translate("Reasons", "Hits a checker on {point}.")
        )
    if several and not reason.than:
        return translate("Reasons", "The better move hits {checkers}.")
    if several:
        return translate("Reasons", "The better move hits {checkers}, this one {than}.")
    return translate("Reasons", "The better move hits a checker on {point}.")


def _pins() -> dict[Kind, str]:
    return {
        Kind.COVERS: translate(
            "Reasons", "Covers the blot on {point}, which {count} of the 36 rolls would have pinned."
        ),
        Kind.SAVES: translate(
            "Reasons",
            "No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin.",
        ),
        Kind.BRINGS_MOTHER_AWAY: translate(
            "Reasons", "Brings the mother away from 24, where {count} of the 36 rolls would have pinned it."
        ),
        Kind.AIMS: translate("Reasons", "If the enemy stood still, {count} of the 36 rolls could pin a checker next."),
        Kind.LEAVES_MOTHER: translate("Reasons", "The risk: {count} of the 36 rolls can pin the mother."),
        Kind.LEAVES_BLOT: translate("Reasons", "The risk: {count} of the 36 rolls can pin the blot on {point}."),
        Kind.LEAVES_NOTHING: translate("Reasons", "The enemy can pin nothing next turn."),
        Kind.RISKS_MOTHER: translate(
            "Reasons", "{than} of the 36 rolls can pin the mother; after the better move {count} can."
        ),
        Kind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can pin anything.",
        ),
        Kind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can."
        ),
        Kind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can pin a checker; after the better move {count} can."
        ),
        Kind.AIMS_LESS: translate(
            "Reasons",
            "If the enemy stood still, {than} of the 36 rolls could pin a checker next; after the better move {count}.",
        ),
    }


def _pins_none() -> dict[Kind, str]:
    return {
        Kind.SAVES: translate(
            "Reasons", "No blot stays on {point}, where {count} of the 36 rolls would have pinned it."
        ),
        Kind.RISKS_MOTHER: translate(
            "Reasons", "{than} of the 36 rolls can pin the mother; after the better move none can."
        ),
        Kind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.",
        ),
        Kind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can pin the blot on {point}; after the better move none can."
        ),
        Kind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can pin a checker; after the better move none can pin anything."
        ),
    }


def _hits() -> dict[Kind, str]:
    return {
        Kind.COVERS: translate("Reasons", "Covers the blot on {point}, which {count} of the 36 rolls would have hit."),
        Kind.SAVES: translate(
            "Reasons", "No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit."
        ),
        Kind.AIMS: translate("Reasons", "If the enemy stood still, {count} of the 36 rolls could hit a checker next."),
        Kind.LEAVES_BLOT: translate("Reasons", "The risk: {count} of the 36 rolls can hit the blot on {point}."),
        Kind.LEAVES_NOTHING: translate("Reasons", "The enemy can hit nothing next turn."),
        Kind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can hit anything.",
        ),
        Kind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can."
        ),
        Kind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can hit a checker; after the better move {count} can."
        ),
        Kind.AIMS_LESS: translate(
            "Reasons",
            "If the enemy stood still, {than} of the 36 rolls could hit a checker next; after the better move {count}.",
        ),
    }


def _hits_none() -> dict[Kind, str]:
    return {
        Kind.SAVES: translate("Reasons", "No blot stays on {point}, where {count} of the 36 rolls would have hit it."),
        Kind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.",
        ),
        Kind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can hit the blot on {point}; after the better move none can."
        ),
        Kind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can hit a checker; after the better move none can hit anything."
        ),
    }
