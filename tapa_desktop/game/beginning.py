"""The state in which a match begins: at the start of its game, or in a position that was set up."""

from __future__ import annotations

from dataclasses import replace

from tapa_desktop.rules.houserules import rule_set_named
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.positionfault import Field, PositionFault
from tapa_desktop.rules.positiontext import Placed, PositionError, parse_position
from tapa_desktop.rules.ruleset import RuleSet

from .record import Header
from .state import GameState, Phase, begin


def first_state(header: Header) -> GameState:
    """The beginning of the match that a header describes.

    Raises:
        HouseRuleError: when it names a rule set or house rule that does not exist.
        PositionError: when it names a position that cannot be read, is of another game, or leaves nothing to play.
    """
    rule_set = rule_set_named(header.rule_set, header.house_rules)
    state = replace(begin(rule_set, header.target, header.white, header.black), by_hand=header.by_hand)
    if not header.position:
        return state
    placed = parse_position(header.position)
    if placed.rule_set.key != rule_set.key:
        raise PositionError(PositionFault.OTHER_RULE_SET, Field.RULE_SET, placed.rule_set.key, rule_set=rule_set.key)
    if is_over(rule_set, placed):
        raise PositionError(PositionFault.GAME_OVER, Field.LINE, header.position)
    return begin_at(state, placed)


def begin_at(state: GameState, placed: Placed) -> GameState:
    """The beginning of that match in a position that was set up, with the side to move and its roll if there is one."""
    phase = Phase.TO_ROLL if placed.roll is None else Phase.TO_PLAY
    return replace(state, position=placed.position, side=placed.side, roll=placed.roll, phase=phase)


def is_over(rule_set: RuleSet, placed: Placed) -> bool:
    """Whether the game has ended in a position that was set up, so that nobody can play on from there."""
    return outcome_of_turn(rule_set, flip(rule_set, placed.position)) is not None
