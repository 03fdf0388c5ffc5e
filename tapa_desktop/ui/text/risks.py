"""Templates for reasons about hits, pins and risks, which differ by what a game does to a lone checker."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.reasons.facts import Reason, ReasonKind

translate = QCoreApplication.translate


def risk_template(reason: Reason, *, hits: bool) -> str:
    """The template for a reason about risks. It differs if no shot is left."""
    if reason.kind in {ReasonKind.HITS, ReasonKind.MISSES_HIT}:
        return _hitting(reason)
    found = (_hits_none() if hits else _pins_none()).get(reason.kind) if _none_left(reason) else None
    return found or (_hits() if hits else _pins())[reason.kind]


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


def _pins() -> dict[ReasonKind, str]:
    return {
        ReasonKind.COVERS: translate(
            "Reasons", "Covers the blot on {point}, which {count} of the 36 rolls would have pinned."
        ),
        ReasonKind.SAVES: translate(
            "Reasons",
            "No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a "
            "checker.",
        ),
        ReasonKind.BRINGS_MOTHER_AWAY: translate(
            "Reasons", "Moves the mother off 24, where {count} of the 36 rolls would have pinned it."
        ),
        ReasonKind.AIMS: translate("Reasons", "Threatens to pin a checker next turn with {count} of the 36 rolls."),
        ReasonKind.LEAVES_MOTHER: translate("Reasons", "The risk: {count} of the 36 rolls can pin the mother."),
        ReasonKind.LEAVES_BLOT: translate("Reasons", "The risk: {count} of the 36 rolls can pin the blot on {point}."),
        ReasonKind.LEAVES_NOTHING: translate("Reasons", "The opponent cannot pin anything next turn."),
        ReasonKind.RISKS_MOTHER: translate(
            "Reasons", "{than} of the 36 rolls can pin the mother; after the better move {count} can."
        ),
        ReasonKind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something.",
        ),
        ReasonKind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can."
        ),
        ReasonKind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can pin a checker; after the better move {count} can."
        ),
        ReasonKind.AIMS_MORE: translate(
            "Reasons",
            "Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.",
        ),
        ReasonKind.SAFER: translate(
            "Reasons", "{count} of the 36 rolls can pin a checker; after the next-best move {than} can."
        ),
        ReasonKind.SAVES_MOTHER: translate(
            "Reasons", "{count} of the 36 rolls can pin the mother; after the next-best move {than} can."
        ),
        ReasonKind.SAFER_LATER: translate(
            "Reasons", "The opponent can pin a checker within two turns in {count} of the games; {other} in {than}."
        ),
        ReasonKind.AIMS_LATER: translate(
            "Reasons", "Can pin a checker next turn in {count} of the games; {other} in {than}."
        ),
        ReasonKind.AIMS_LESS: translate(
            "Reasons",
            "Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}.",
        ),
    }


def _pins_none() -> dict[ReasonKind, str]:
    return {
        ReasonKind.SAVES: translate(
            "Reasons", "No blot stays on {point}, where {count} of the 36 rolls would have pinned it."
        ),
        ReasonKind.RISKS_MOTHER: translate(
            "Reasons", "{than} of the 36 rolls can pin the mother; after the better move none can."
        ),
        ReasonKind.SAFER: translate(
            "Reasons",
            "The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can.",
        ),
        ReasonKind.SAVES_MOTHER: translate(
            "Reasons",
            "The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it.",
        ),
        ReasonKind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.",
        ),
        ReasonKind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can pin the blot on {point}; after the better move none can."
        ),
        ReasonKind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can pin a checker; after the better move none can pin anything."
        ),
    }


def _hits() -> dict[ReasonKind, str]:
    return {
        ReasonKind.COVERS: translate(
            "Reasons", "Covers the blot on {point}, which {count} of the 36 rolls would have hit."
        ),
        ReasonKind.SAVES: translate(
            "Reasons",
            "No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker.",
        ),
        ReasonKind.AIMS: translate("Reasons", "Threatens to hit a checker next turn with {count} of the 36 rolls."),
        ReasonKind.LEAVES_BLOT: translate("Reasons", "The risk: {count} of the 36 rolls can hit the blot on {point}."),
        ReasonKind.LEAVES_NOTHING: translate("Reasons", "The opponent cannot hit anything next turn."),
        ReasonKind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something.",
        ),
        ReasonKind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can."
        ),
        ReasonKind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can hit a checker; after the better move {count} can."
        ),
        ReasonKind.AIMS_MORE: translate(
            "Reasons",
            "Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.",
        ),
        ReasonKind.SAFER: translate(
            "Reasons", "{count} of the 36 rolls can hit a checker; after the next-best move {than} can."
        ),
        ReasonKind.SAFER_LATER: translate(
            "Reasons", "The opponent can hit a checker within two turns in {count} of the games; {other} in {than}."
        ),
        ReasonKind.AIMS_LATER: translate(
            "Reasons", "Can hit a checker next turn in {count} of the games; {other} in {than}."
        ),
        ReasonKind.AIMS_LESS: translate(
            "Reasons",
            "Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}.",
        ),
    }


def _hits_none() -> dict[ReasonKind, str]:
    return {
        ReasonKind.SAVES: translate(
            "Reasons", "No blot stays on {point}, where {count} of the 36 rolls would have hit it."
        ),
        ReasonKind.SAFER: translate(
            "Reasons",
            "The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can.",
        ),
        ReasonKind.RISKS_BLOT: translate(
            "Reasons",
            "{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.",
        ),
        ReasonKind.RISKS_DEARER: translate(
            "Reasons", "{than} of the 36 rolls can hit the blot on {point}; after the better move none can."
        ),
        ReasonKind.RISKS_MORE: translate(
            "Reasons", "{than} of the 36 rolls can hit a checker; after the better move none can hit anything."
        ),
    }
