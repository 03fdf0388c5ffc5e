"""Which sound the end of a game has. Pure."""

from __future__ import annotations

from tapa_desktop.game.state import GameState

from .files import LOSS, WIN


def sound_of_end(before: GameState | None, after: GameState) -> str | None:
    """The sound of a game that has just ended: another one where the computer has beaten the only person."""
    is_new = before is not None and before.result is None and after.result is not None
    if not is_new or after.result is None or after.result.winner is None:
        return None
    winner = after.result.winner
    person_lost = after.seat_of(winner.other).is_person and not after.seat_of(winner).is_person
    return LOSS if person_lost else WIN
