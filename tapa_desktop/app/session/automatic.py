"""Which person has to act, what happens automatically once the board is settled, and what resigning costs. Pure."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import DecisionQuestion, question_of
from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Resigned
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import Side

MOST_IN_A_ROW: Final = 200  # games of an unlimited match between computers; a long record is slow to read


class AutomaticAction(Enum):
    """What happens next without an action of the player."""

    NONE = "none"
    ROLL = "roll"
    FORCED = "forced"  # draft the only legal play
    FINISH = "finish"  # play the draft as it is, or pass
    ANSWER = "answer"  # carry out the computer's play or cube decision as soon as it is known
    NEXT_GAME = "next game"


def person_to_act(state: GameState) -> Side | None:
    """The side of the person who has to act; None if none has. At the opening, one person rolls for both sides."""
    match state.phase:
        case Phase.OPENING:
            return next((side for side in Side if state.seat_of(side).is_person), None)
        case Phase.TO_ROLL | Phase.TO_ANSWER | Phase.TO_PLAY:
            return state.actor if state.seat.is_person else None
        case _:
            return None


def question_to_person(state: GameState) -> DecisionQuestion | None:
    """The decision that a person has to make; None if no person has to act, or there is nothing to decide."""
    return None if person_to_act(state) is None else question_of(state)


def next_action(
    state: GameState, draft: Draft | None, settings: Settings, *, may_act_automatically: bool
) -> AutomaticAction:
    """What happens next automatically. `may_act_automatically`: the player's last action has moved the match forward.

    After an undo, a redo or the opening of a match it is False, so that automatic actions do not overrule the player.
    """
    if person_to_act(state) is not None:
        return _for_person(state, draft, settings) if may_act_automatically else AutomaticAction.NONE
    match state.phase:
        case Phase.OPENING | Phase.TO_ROLL if not state.may_double:
            return AutomaticAction.NONE if state.by_hand else AutomaticAction.ROLL
        case Phase.TO_PLAY if draft is not None and draft.must_pass:
            return AutomaticAction.FINISH
        case Phase.GAME_OVER | Phase.MATCH_OVER:
            return AutomaticAction.NEXT_GAME if _continues_alone(state) else AutomaticAction.NONE
        case _:
            return AutomaticAction.ANSWER


def _continues_alone(state: GameState) -> bool:
    if state.phase is Phase.MATCH_OVER or state.white.is_person or state.black.is_person:
        return False
    return bool(state.target or len(state.results) % MOST_IN_A_ROW)


def _for_person(state: GameState, draft: Draft | None, settings: Settings) -> AutomaticAction:
    """The automatic action for a person who has undone nothing; a rest that cannot be played always passes."""
    if state.phase in {Phase.OPENING, Phase.TO_ROLL}:
        rolls = settings.roll_for_me and not state.may_double and not state.by_hand
        return AutomaticAction.ROLL if rolls else AutomaticAction.NONE
    if state.phase is Phase.TO_ANSWER:
        return AutomaticAction.NONE
    assert draft is not None
    if draft.is_complete:
        drops = state.group is not None and state.group.is_rest
        passes = draft.must_pass and (settings.pass_for_me or drops)
        return AutomaticAction.FINISH if settings.finish_turns or passes else AutomaticAction.NONE
    is_forced = settings.play_forced and not draft.steps and draft.only_play is not None
    return AutomaticAction.FORCED if is_forced else AutomaticAction.NONE


def side_to_resign(state: GameState) -> Side:
    """The only person's side; with two persons, or none, the side to move."""
    return state.only_person or state.side


def points_given_up(state: GameState, side: Side) -> int:
    """The points that the other side wins when this one resigns. Raises `EventError` if there is no game."""
    result = apply(state, Resigned(side)).result
    assert result is not None
    return result.points
