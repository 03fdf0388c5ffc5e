"""Which steps the board points at when somebody wants to see a play. Pure."""

from __future__ import annotations

from tapa_desktop.coach.judging import Option
from tapa_desktop.game.draft import Draft
from tapa_desktop.rules.plays import Steps


def steps_to(draft: Draft, option: Option) -> Steps:
    """What of a play is not drafted; of another one than has been begun, all that does not belong to both."""
    if draft.position == option.position:
        return ()
    rest = draft.rest_of(option.play)
    if rest is not None:
        return rest
    drafted, steps = list(draft.steps), []
    for step in draft.anew().rest_of(option.play) or ():
        if step in drafted:
            drafted.remove(step)
        else:
            steps.append(step)
    return tuple(steps)
