"""Whose turn it is to act, what happens automatically once everything is shown, and what resigning costs. Pure."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Resigned
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.side import Side

AT_A_STRETCH: Final = 200  # games without end that computers play unasked: the record of a night would be too long


class AutomaticAction(Enum):
    """What happens next without a wish of the player."""

    NONE = "none"
    ROLL = "roll"
    FORCED = "forced"  # the only play that there is, as a draft
    FINISH = "finish"  # the draft, or the pass, as it is
    ANSWER = "answer"  # the computer's play, or what it decides about the cube, as soon as it is there
    NEXT_GAME = "next game"


def person_to_act(state: GameState) -> Side | None:
    """The side of the person who has to roll, to play or to answer a double; None while no person has to.

    The opening dice are thrown for both by a person where there is one.
    """
    match state.phase:
        case Phase.OPENING:
            return next((side for side in Side if state.seat_of(side).is_person), None)
        case Phase.TO_ROLL | Phase.TO_ANSWER | Phase.TO_PLAY:
            return state.actor if state.seat.is_person else None
        case _:
            return None


def is_roll_due(state: GameState, *, has_decided: bool) -> bool:
    """Whether nothing but a throw brings the match forward, whoever throws; or a person could double instead.

    `has_decided`: the computer, which might have doubled, does not.
    """
    if state.phase not in {Phase.OPENING, Phase.TO_ROLL}:
        return False
    return has_decided or state.seat.is_person or not state.may_double


def next_act(state: GameState, draft: Draft | None, settings: Settings, *, is_fresh: bool) -> AutomaticAction:
    """What happens next by itself. `is_fresh`: the player has gone on, and has not just taken something back."""
    is_mine = person_to_act(state) is not None
    match state.phase:
        case Phase.OPENING | Phase.TO_ROLL if is_mine:
            rolls = settings.roll_for_me and is_fresh and not state.may_double and not state.by_hand
            return AutomaticAction.ROLL if rolls else AutomaticAction.NONE
        case Phase.OPENING | Phase.TO_ROLL:
            return (
                AutomaticAction.ANSWER
                if state.may_double
                else AutomaticAction.NONE
                if state.by_hand
                else AutomaticAction.ROLL
            )
        case Phase.TO_ANSWER:
            return AutomaticAction.NONE if is_mine else AutomaticAction.ANSWER
        case Phase.TO_PLAY:
            return _next_of_play(draft, settings, is_mine=is_mine, is_fresh=is_fresh)
        case Phase.GAME_OVER if not (state.white.is_person or state.black.is_person):
            return (
                AutomaticAction.NEXT_GAME if state.target or len(state.results) % AT_A_STRETCH else AutomaticAction.NONE
            )
        case _:
            return AutomaticAction.NONE


def _next_of_play(draft: Draft | None, settings: Settings, *, is_mine: bool, is_fresh: bool) -> AutomaticAction:
    assert draft is not None
    if is_mine:
        return _next_of_mine(draft, settings) if is_fresh else AutomaticAction.NONE
    return AutomaticAction.FINISH if draft.must_pass else AutomaticAction.ANSWER


def _next_of_mine(draft: Draft, settings: Settings) -> AutomaticAction:
    """What a person need not do himself in a turn in which he has taken nothing back."""
    if draft.is_complete:
        return (
            AutomaticAction.FINISH
            if settings.finish_turns or (settings.pass_for_me and draft.must_pass)
            else AutomaticAction.NONE
        )
    is_forced = settings.play_forced and not draft.steps and draft.only_play is not None
    return AutomaticAction.FORCED if is_forced else AutomaticAction.NONE


def side_to_resign(state: GameState) -> Side:
    """The side of the only person; of two persons, or none, the one to move."""
    persons = [side for side in Side if state.seat_of(side).is_person]
    return persons[0] if len(persons) == 1 else state.side


def points_given_up(state: GameState, side: Side) -> int:
    """What the other side wins when this one gives up, in points.

    Raises:
        EventError: when there is no game to be given up.
    """
    result = apply(state, Resigned(side)).result
    assert result is not None
    return result.points
