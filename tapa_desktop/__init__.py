"""Tapa Desktop: Tapa, Plakoto, Mahbusa and seven related games of the backgammon family, against the computer.

The names in `__all__` are for those who study the games in Python; docs/python.md says what each is for. A module of
theirs is loaded when its name is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

_PLACES: Final = {  # a name, and the module that has it
    "RULE_SETS": "rules.ruleset",
    "RuleSet": "rules.ruleset",
    "rule_set_named": "rules.house_rules",
    "Side": "rules.position",
    "Position": "rules.position",
    "start_position": "rules.position",
    "flip": "rules.position",
    "PositionSpec": "rules.position_text",
    "parse_position": "rules.position_text",
    "format_position": "rules.position_text",
    "find_position": "rules.foreign_position",
    "plays": "rules.plays",
    "format_play": "rules.play_text",
    "outcome_of_turn": "rules.outcome",
    "engine_for": "ai.engine.games",
    "level_named": "ai.levels",
    "equity": "ai.probabilities",
    "roll_out": "ai.rollout",
    "Goal": "ai.rollout",
    "Way": "ai.rollout",
    "read_match": "game.load",
    "read_match_text": "game.mat.texts",
    "format_match": "game.mat.write",
}
__all__ = [*_PLACES, "__version__"]  # noqa: PLE0604 - the names that `__getattr__` knows


def __getattr__(name: str) -> object:
    """One of these names, from the module that has it."""
    if name == "__version__":
        return import_module(f"{__name__}.version").origin().version
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
