"""What a side has lost in a game, split by class of error, by kind of decision, by phase and by kind of mistake. Pure.

Each part is the loss of some decisions, in single wins, and how many they were. Its key is a word that files may keep.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.coach.thresholds import ErrorClass
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import POINTS, pinned, pins

from .result import ReviewedAction, ReviewLine

CLASSES: Final = ("doubtful", "error", "blunder")
PHASES: Final = ("opening", "middle", "pins", "race")
MISTAKES: Final = ("pin", "mother", "blot", "point", "stack", "hold", "bear off", "double", "other")
OPENING: Final = 12  # rolls of both sides together that are called the opening, unless a checker is pinned before

_KINDS: Final[Mapping[ReasonKind, str]] = {
    **dict.fromkeys((ReasonKind.MISSES_PIN, ReasonKind.GIVES_UP_PIN, ReasonKind.MISSES_HIT), "pin"),
    **dict.fromkeys((ReasonKind.AIMS_LESS,), "pin"),
    **dict.fromkeys((ReasonKind.MISSES_MOTHER, ReasonKind.RISKS_MOTHER), "mother"),
    **dict.fromkeys((ReasonKind.RISKS_BLOT, ReasonKind.RISKS_DEARER, ReasonKind.RISKS_MORE), "blot"),
    **dict.fromkeys((ReasonKind.BREAKS_POINT, ReasonKind.MISSES_POINT, ReasonKind.SHORTER_PRIME), "point"),
    **dict.fromkeys((ReasonKind.WIDENS_GAP, ReasonKind.OPENS_PRIME, ReasonKind.BLOCKS_FEWER), "point"),
    **dict.fromkeys((ReasonKind.HINDERS_LESS, ReasonKind.HOLDS_FEWER), "point"),
    **dict.fromkeys((ReasonKind.STAYS_STACKED, ReasonKind.STACKS, ReasonKind.BURIES), "stack"),
    **dict.fromkeys((ReasonKind.STAYS_BEHIND, ReasonKind.ENTERS_FEWER, ReasonKind.HOLDS_START), "hold"),
    **dict.fromkeys((ReasonKind.STAYS_BACK, ReasonKind.PASSES_FEWER, ReasonKind.LESS_FREE), "hold"),
    **dict.fromkeys((ReasonKind.RISKS_MARS, ReasonKind.BEARS_OFF_FEWER, ReasonKind.FEWER_HOME), "bear off"),
    **dict.fromkeys((ReasonKind.EMPTIES_HOME,), "bear off"),
}
_CUBE: Final = {ReviewedAction.WAIT, ReviewedAction.DOUBLE, ReviewedAction.TAKE, ReviewedAction.DROP}


def parts_of(states: Sequence[GameState], lines: Iterable[ReviewLine]) -> dict[str, tuple[float, int]]:
    """The parts of these lines of a review; `states` are those of its history."""
    parts: dict[str, tuple[float, int]] = {}
    for line in lines:
        for key in _keys(states[line.at], line) if line.is_counted else ():
            lost, decisions = parts.get(key, (0.0, 0))
            parts[key] = (lost + (line.loss or 0.0), decisions + 1)
    return parts


def phase_of(state: GameState) -> str:
    """The phase of a game: the race as soon as there is no contact, pins as long as a checker is pinned."""
    if engine_of_rules(state.rule_set).is_race(state.position):
        return "race"
    if any(pins(state.position.board[point]) or pinned(state.position.board[point]) for point in POINTS):
        return "pins"
    return "opening" if state.throws <= OPENING else "middle"


def kind_of(line: ReviewLine) -> str:
    """The kind of a mistake, by its weightiest reason."""
    if line.action in _CUBE:
        return "double"
    return _KINDS.get(line.reasons[0].kind, "other") if line.reasons else "other"


def _keys(state: GameState, line: ReviewLine) -> Iterator[str]:
    yield "cube" if line.action in _CUBE else "play"
    if line.action is ReviewedAction.PLAY:
        yield phase_of(state)
    if line.mark is not ErrorClass.FINE:
        yield line.mark.value
        yield f"by {kind_of(line)}"
