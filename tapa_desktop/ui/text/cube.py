"""What the computer says of a decision about the cube: one sentence with what it expects, and what would change it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.background.cube_decision import CubeDecision
from tapa_desktop.game.state import GameState

from .names import player_name
from .numbers import percent, signed

translate = QCoreApplication.translate

_NO_BREAK: Final = "\u00a0"  # a space at which no line ends
_SHOWN: Final = 0.005  # chances from here on are not rounded to nothing


def cube_decision_text(state: GameState, word: CubeDecision) -> str:
    """The sentence about a decision that was made in this game. All numbers are those of the one who decided."""
    decided, otherwise = _deeds()[word.deed]
    expects = translate("CubeText", "it expects {equity} points ({chances})")
    told = f"{decided}: {expects}".format(
        name=player_name(state, word.side), equity=signed(word.equity, 2), chances=_chances(word)
    )
    if word.turning_equity is None:
        return _unturned(word).format(told=told)
    turning = translate("CubeText", "{told}; below {turning} {otherwise}.")
    if word.equity < word.turning_equity:
        turning = translate("CubeText", "{told}; from {turning} on {otherwise}.")
    return turning.format(told=told, turning=signed(word.turning_equity, 2), otherwise=otherwise)


def _unturned(word: CubeDecision) -> str:
    """The sentence where hardly any equity would have changed the decision: it names the score where that is why."""
    return {
        "nothing to lose": translate("CubeText", "{told}; losing this game would lose it the match anyway."),
        "never": translate("CubeText", "{told}; at this score, no lead would have made it double."),
        None: translate("CubeText", "{told}."),
    }[word.at_score]


def _deeds() -> dict[str, tuple[str, str]]:
    """What was done, and what would have been done otherwise."""
    return {
        "double": (translate("CubeText", "{name} doubles"), translate("CubeText", "it would have waited")),
        "no double": (
            translate("CubeText", "{name} has not doubled"),
            translate("CubeText", "it would have doubled"),
        ),
        "take": (translate("CubeText", "{name} takes"), translate("CubeText", "it would have dropped")),
        "drop": (translate("CubeText", "{name} drops"), translate("CubeText", "it would have taken")),
    }


def _chances(word: CubeDecision) -> str:
    """The chances to win, and of each of the better wins for both sides."""
    parts = [translate("CubeText", "win {win}").format(win=_percent(word.win))]
    for text, mine, theirs in (
        (translate("CubeText", "mars {mine} : {theirs}"), word.mars, word.lose_mars),
        (translate("CubeText", "triple {mine} : {theirs}"), word.best, word.lose_best),
    ):
        if max(mine, theirs) >= _SHOWN:
            parts.append(text.format(mine=_percent(mine), theirs=_percent(theirs)))
    return ", ".join(part.replace(" ", _NO_BREAK) for part in parts)


def _percent(chance: float) -> str:
    return percent(chance, 0)
