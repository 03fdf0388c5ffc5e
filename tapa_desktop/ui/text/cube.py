"""Explains a cube decision of the computer: what it expects, and which equity would have changed the decision."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.background.questions import CubeDecision
from tapa_desktop.game.state import GameState

from .names import subject
from .numbers import NO_BREAK, draw_chance, listed, percent, signed

translate = QCoreApplication.translate

_SHOWN: Final = 0.005  # smaller probabilities are left out, since they round to 0 %


def cube_decision_text(state: GameState, decision: CubeDecision, *, with_equity: bool = True) -> str:
    """The sentence about a cube decision made in this game, from the view of the side that decided.

    Equities are in points, probabilities in percent.
    """
    decided, otherwise = _actions()[decision.action]
    expects = translate("CubeText", "expecting {equity} points ({chances})") if with_equity else "{chances}"
    name = subject(state, decision.side)
    told = f"{decided}: {expects}".format(name=name, equity=signed(decision.equity, 2), chances=_chances(decision))
    if decision.turning_equity is None or not with_equity:
        return _unturned(decision).format(told=told)
    turning = translate("CubeText", "{told}. {otherwise} below {turning}.")
    if decision.equity < decision.turning_equity:
        turning = translate("CubeText", "{told}. {otherwise} from {turning} up.")
    return turning.format(told=told, turning=signed(decision.turning_equity, 2), otherwise=otherwise.format(name=name))


def _unturned(decision: CubeDecision) -> str:
    """The sentence if hardly any equity would have changed the decision; it names the score if that is the reason."""
    return {
        "nothing to lose": translate("CubeText", "{told}; losing this game would cost the match anyway."),
        "never": translate("CubeText", "{told}; at this score it never pays to double."),
        None: translate("CubeText", "{told}."),
    }[decision.at_score]


def _actions() -> dict[str, tuple[str, str]]:
    """For each decision, its text and that of the opposite one."""
    return {
        "double": (translate("CubeText", "{name} doubles"), translate("CubeText", "{name} would have waited")),
        "no double": (
            translate("CubeText", "{name} has not doubled"),
            translate("CubeText", "{name} would have doubled"),
        ),
        "take": (translate("CubeText", "{name} takes"), translate("CubeText", "{name} would have dropped")),
        "drop": (translate("CubeText", "{name} drops"), translate("CubeText", "{name} would have taken")),
    }


def _chances(decision: CubeDecision) -> str:
    """The probability of winning, and for both sides those of the better wins."""
    parts = [translate("CubeText", "win {win}").format(win=_percent(decision.win))]
    for text, mine, theirs in (
        (translate("CubeText", "mars won {mine}, lost {theirs}"), decision.mars, decision.lose_mars),
        (translate("CubeText", "triple won {mine}, lost {theirs}"), decision.best, decision.lose_best),
    ):
        if max(mine, theirs) >= _SHOWN:
            parts.append(text.format(mine=_percent(mine), theirs=_percent(theirs)))
    parts.append(draw_chance(decision.draw))
    return listed(part.replace(" ", NO_BREAK) for part in parts)


def _percent(chance: float) -> str:
    return percent(chance, 0)
