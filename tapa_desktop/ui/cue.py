"""The one line that says what can be done now, and by whom. Pure: from the state to its words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import Dice, dice_of
from tapa_desktop.rules.passing import NoPlay, why_no_play

from .wording import is_you, player_name, result_text

translate = QCoreApplication.translate


def cue(state: GameState, draft: Draft | None, *, has_passed: bool = False) -> str:
    """What has to happen next.

    `draft` is that of the side to move, None when there is nothing to play. `has_passed`: the other side had no play in
    the turn before, which nobody has seen if it was the computer's.
    """
    if state.result is not None:
        return result_text(state, state.result)
    if state.phase is Phase.OPENING:
        return _opening(state)
    if state.phase is Phase.TO_ANSWER:
        return translate("Cue", "{name}: take the double or drop").format(name=player_name(state, state.actor))
    if draft is None:
        return f"{_passed(state)} {_to_roll(state)}" if has_passed else _to_roll(state)
    return _to_play(state, draft) if state.seat.is_person else _computer_plays(state, draft)


def playing_cue(state: GameState) -> str:
    """What happens while a play is shown that somebody else has made in this state."""
    return translate("Cue", "{name} plays {dice}").format(name=player_name(state, state.side), dice=_roll_text(state))


def dice_text(dice: Dice) -> str:
    """Dice as a sentence names them."""
    *first, last = (str(die) for die in dice)
    if not first:
        return last
    return translate("Cue", "{dice} and {last}").format(dice=", ".join(first), last=last)


def _opening(state: GameState) -> str:
    if not (state.white.is_person or state.black.is_person):
        return translate("Cue", "One die each says who begins …")
    if state.opening is not None:
        return translate("Cue", "A tie, {first} and {second}: roll again (Space)").format(
            first=state.opening[0], second=state.opening[1]
        )
    return translate("Cue", "Roll one die each to see who begins (Space)")


def _to_roll(state: GameState) -> str:
    name = player_name(state, state.side)
    if not state.seat.is_person:
        return translate("Cue", "{name} rolls …").format(name=name)
    if is_you(state, state.side):
        if state.opening is not None:
            return translate("Cue", "You begin: roll the dice (Space)")
        return translate("Cue", "Your turn: roll the dice (Space)")
    if state.opening is not None:
        return translate("Cue", "{name} begins: roll the dice (Space)").format(name=name)
    return translate("Cue", "{name}: roll the dice (Space)").format(name=name)


def _passed(state: GameState) -> str:
    if is_you(state, state.side.other):
        return translate("Cue", "You have passed.")
    return translate("Cue", "{name} has passed.").format(name=player_name(state, state.side.other))


def _computer_plays(state: GameState, draft: Draft) -> str:
    name = player_name(state, state.side)
    if draft.must_pass:
        return translate("Cue", "{name} has no legal play with {dice}").format(name=name, dice=_roll_text(state))
    return translate("Cue", "{name} thinks …").format(name=name)


def _to_play(state: GameState, draft: Draft) -> str:
    if draft.must_pass:
        return _must_pass(state)
    if not draft.is_complete:
        text = _playing(draft).format(dice=dice_text(draft.dice_left))
        return text if is_you(state, state.side) else f"{player_name(state, state.side)}: {text}"
    if draft.dice_left:
        return translate("Cue", "No legal step with {dice} is left: finish the turn (Space)").format(
            dice=dice_text(draft.dice_left)
        )
    return translate("Cue", "Finish the turn (Space), or take a step back (Ctrl+Z)")


def _playing(draft: Draft) -> str:
    """What is to be done with the dice that are left, with a gap for them."""
    if draft.position.mine.bar:
        return translate("Cue", "Enter from the bar first: {dice}")
    return translate("Cue", "Play {dice}")


def _must_pass(state: GameState) -> str:
    reasons = {
        NoPlay.BAR: translate("Cue", "no point to enter on is open"),
        NoPlay.PINNED: translate("Cue", "every checker on the board is pinned"),
        NoPlay.HELD: translate("Cue", "nothing bears off while one is pinned"),
        NoPlay.CLOSED: translate("Cue", "all points to go to are closed"),
    }
    return translate("Cue", "No legal play with {dice}: {why}. Finish the turn (Space)").format(
        dice=_roll_text(state), why=reasons[why_no_play(state.position)]
    )


def _roll_text(state: GameState) -> str:
    assert state.roll is not None
    return dice_text(dice_of(state.roll)[:2])
