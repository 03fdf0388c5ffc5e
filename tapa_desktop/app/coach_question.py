"""Which question the coach gets in a state of a match: the decision that a person faces. Pure."""

from __future__ import annotations

from tapa_desktop.coach.cube_state import cube_state_of
from tapa_desktop.coach.hint import HintQuestion, PlayHintQuestion, RollHintQuestion, TakeHintQuestion
from tapa_desktop.game.state import GameState, Phase

from .session.automatic import person_to_act


def hint_question_of(state: GameState) -> HintQuestion | None:
    """The decision that a person faces; None when no person has to act, or nothing can be judged.

    Before the opening dice, for instance, there is nothing to judge.
    """
    if person_to_act(state) is None:
        return None
    match state.phase:
        case Phase.TO_PLAY:
            assert state.roll is not None
            return PlayHintQuestion(state.rule_set, state.position, state.roll)
        case Phase.TO_ROLL:
            return RollHintQuestion(state.rule_set, state.position, cube_state_of(state) if state.may_double else None)
        case Phase.TO_ANSWER:
            return TakeHintQuestion(state.rule_set, state.position, cube_state_of(state))
        case _:
            return None


def cube_question_of(state: GameState) -> GameState | None:
    """The state itself if a person may double or has to answer a double in it; None otherwise."""
    is_about_cube = state.may_double or state.phase is Phase.TO_ANSWER
    return state if is_about_cube and person_to_act(state) is not None else None
