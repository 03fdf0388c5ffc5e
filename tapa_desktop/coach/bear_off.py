"""Bears off for a player in a race in which nothing can go wrong any more. Seen by the side to move."""

from __future__ import annotations

from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import CHECKERS
from tapa_desktop.rules.steps import may_bear_off

AT_ONCE = 0  # plies: the table of bear-offs is exact without looking ahead


def is_plain_race(state: GameState) -> bool:
    """Whether the side to move has all its checkers at home, and the sides cannot meet any more.

    Where the computer cannot play the game, there is no such race, since it could not be played out.
    """
    rule_set, position = state.rule_set, state.position
    if state.phase not in {Phase.TO_ROLL, Phase.TO_PLAY} or position.mine.off >= CHECKERS:
        return False
    if not may_bear_off(rule_set, position):
        return False
    from tapa_desktop.ai.engine.games import CannotPlayError, game_for  # noqa: PLC0415 - no start waits for it

    try:
        return game_for(rule_set).is_race(position)
    except CannotPlayError:
        return False


def best_play(state: GameState) -> str:
    """The best play of the roll, as `format_play` writes it."""
    from .candidates import candidates_for  # noqa: PLC0415 - no start waits for it

    assert state.roll is not None
    return candidates_for(state.rule_set, state.position, state.roll, AT_ONCE)[0].play
