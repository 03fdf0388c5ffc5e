"""Works out how the board is shown, from the settings and the players. Pure functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardOptions, MarksLast

from .board.theme import BoardTheme

OptionsForState = Callable[[GameState], BoardOptions]  # the board options for a state

SPEEDS: Final = {"off": 0.0, "slow": 0.5, "normal": 1.0, "fast": 2.0}


def board_options(settings: Settings, theme: BoardTheme, state: GameState, *, is_calm: bool = False) -> BoardOptions:
    """The board options for these players: the only person, or else White, sits below. `is_calm`: less motion."""
    return BoardOptions(
        below=state.only_person or Side.WHITE,
        direction=settings.direction,
        home=settings.home,
        two_checker_start=None if settings.two_checker_start == "by game" else settings.two_checker_start == "yes",
        show_numbers=settings.show_numbers,
        turns_numbers=_turns_numbers(settings, state),
        show_pips=settings.show_pips,
        marks_last=_marks_last(settings),
        speed=SPEEDS[settings.checker_speed],
        dice_speed=SPEEDS[settings.dice_speed],
        is_calm=is_calm if settings.reduce_motion == "by system" else settings.reduce_motion == "yes",
        theme=theme,
    )


def _turns_numbers(settings: Settings, state: GameState) -> bool:
    """Whether points are numbered from the view of the side to move: usually if two persons share the screen."""
    if settings.numbers_from == "by players":
        return state.white.is_person and state.black.is_person
    return settings.numbers_from == "turn"


def _marks_last(settings: Settings) -> MarksLast:
    """How long the last move stays marked. Where the dice are rolled at once, they do not end it."""
    if not settings.mark_last_move:
        return "no"
    return "until step" if settings.roll_for_me else "until roll"
