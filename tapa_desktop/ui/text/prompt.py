"""The prompt: one line that tells the player what to do now: roll, move or answer a double. Pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import FRIEND, MatchEvent, OpeningRolled, Played, Taken
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import Dice
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.plays import why_no_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE
from tapa_desktop.rules.steps import RESERVE

from .names import is_you, order_text, subject
from .numbers import listed
from .result import result_text
from .translator import text_of

translate = QCoreApplication.translate


def prompt_text(
    state: GameState,
    draft: Draft | None,
    last: MatchEvent | None = None,
    by: Side | None = None,
    *,
    is_brief: bool = False,
    is_sent: bool = False,
) -> str:
    """The prompt for this state.

    `draft` is that of the side to move, None when there is nothing to play. `last` is the last event, which is
    mentioned if the board did not show it, such as a pass of the computer. `by` is the side that was to move before it,
    by default the other one. A brief prompt does not explain where the rest of a chain comes from, nor whose dice to
    enter. `is_sent`: the line to a friend elsewhere has been sent, and the answer has not come.
    """
    if state.result is not None:
        return result_text(state, state.result)
    if state.phase is Phase.TO_ANSWER:
        return _answer_prompt(state)
    if draft is None and state.has_friend:
        return f"{_unshown_action(state, last, by or state.side.other)} {_line_due(state, is_sent=is_sent)}".lstrip()
    if is_brief and state.by_hand and draft is None:
        return translate("Prompt", "Enter both dice (1–6)")
    if state.phase is Phase.OPENING:
        return _opening_text(state)
    if draft is None:
        return f"{_unshown_action(state, last, by or state.side.other)} {_roll_prompt(state)}".lstrip()
    begins = isinstance(last, OpeningRolled)  # in games where the opening dice are played by the winner of the roll
    group = _group_text(state, is_brief=is_brief)
    if state.seat.is_person:
        return _person_text(state, draft, group, begins=begins)
    return _computer_text(state, draft, group)


def _line_due(state: GameState, *, is_sent: bool) -> str:
    """What to do with the line to a friend elsewhere, which asks for my dice, or completes my turn."""
    if is_sent:
        return translate("GamesDialog", "Your friend’s turn")
    if state.phase is Phase.TO_ROLL and state.seat.level == FRIEND:
        return translate("FriendBar", "Your turn is complete: send it to your friend.")
    return translate("FriendBar", "To roll the dice, copy the line, send it to your friend, and paste the answer.")


def playing_prompt(state: GameState) -> str:
    """The text while the board shows a play that the other player has made in this state."""
    return translate("Prompt", "{name} plays {dice}").format(name=subject(state, state.side), dice=_roll_text(state))


def dice_text(dice: Dice) -> str:
    """The dice in a sentence."""
    *first, last = (str(die) for die in dice)
    if not first:
        return last
    return translate("Prompt", "{dice} and {last}").format(dice=listed(first), last=last)


def _opening_text(state: GameState) -> str:
    begin = translate("Prompt", "Roll one die each to see who starts (Space)")
    tie = translate("Prompt", "A tie, {first} and {second}: roll again (Space)")
    if state.by_hand:
        begin = translate("Prompt", "Roll one die each and enter White’s, then Black’s (keys 1–6)")
        tie = translate("Prompt", "A tie, {first} and {second}: roll again and enter both dice (keys 1–6)")
    elif not (state.white.is_person or state.black.is_person):
        return translate("Prompt", "Each side rolls one die to see who starts…")
    return begin if state.opening is None else tie.format(first=state.opening[0], second=state.opening[1])


def _unshown_action(state: GameState, last: MatchEvent | None, by: Side) -> str:
    if last != Played(PASS):
        return _taken_text(state) if isinstance(last, Taken) else ""
    if by is state.side:  # who rolls now
        return translate("Prompt", "The rest of the chain could not be played.")
    if is_you(state, by):
        return translate("Prompt", "You have passed.")
    return translate("Prompt", "{name} has passed.").format(name=subject(state, by))


def _computer_text(state: GameState, draft: Draft, group: str) -> str:
    name = subject(state, state.side)
    if draft.must_pass:
        return translate("Prompt", "{name} has no legal move with {dice}").format(name=name, dice=_roll_text(state))
    if state.has_friend:  # who may not have got the line yet
        return group + translate("GamesDialog", "Your friend’s turn")
    return group + translate("Prompt", "{name} is thinking…").format(name=name)


def _person_text(state: GameState, draft: Draft, group: str, *, begins: bool) -> str:
    if draft.must_pass:
        return group + _pass_text(state)
    if not draft.is_complete:
        play = _play_text(draft).format(dice=dice_text(draft.dice_left))
        return _name_text(state, begins=begins) + group + play + _following_text(state)
    if draft.ends_game:
        return translate("Prompt", "This ends the game: end the turn (Space) or undo (Ctrl+Z)")
    if draft.dice_left:
        text = translate("Prompt", "No legal move left with {dice}: end the turn (Space)")
        if state.goes_on:
            text = translate("Prompt", "No legal move left with {dice}: go on (Space)")
        return text.format(dice=dice_text(draft.dice_left))
    if state.goes_on:
        return translate("Prompt", "Go on (Space) or undo (Ctrl+Z)")
    return translate("Prompt", "End the turn (Space) or undo (Ctrl+Z)")


def _group_text(state: GameState, *, is_brief: bool) -> str:
    """Why there was no roll, in front of the prompt; empty once a checker has moved."""
    group = state.group
    if group is None or state.drafted:
        return ""
    if not group.is_rest:
        return translate("Prompt", "The chain goes on. ")
    if is_brief:
        return translate("Prompt", "The rest of the chain. ")
    if is_you(state, state.side.other):
        return translate("Prompt", "You could not play your whole chain. Your opponent plays the rest. ")
    if not state.seat.is_person:
        return ""
    text = translate("Prompt", "{name} could not play the whole chain, so you play the rest before you roll. ")
    return text.format(name=subject(state, state.side.other))


def _following_text(state: GameState) -> str:
    if not state.numbers_to_follow:
        return ""
    text = translate("Prompt", " (next: {numbers}, four of each)")
    if len(state.numbers_to_follow) == 1:
        text = translate("Prompt", " (next: four {numbers}s)")
    return text.format(numbers=dice_text(state.numbers_to_follow))


def _name_text(state: GameState, *, begins: bool) -> str:
    if is_you(state, state.side):
        return translate("Prompt", "You start. ") if begins else ""
    text = translate("Prompt", "{name} starts. ") if begins else translate("Prompt", "{name}: ")
    return text.format(name=subject(state, state.side))


def _play_text(draft: Draft) -> str:
    if draft.position.mine.bar:
        return translate("Prompt", "Enter from the bar first: {dice}")
    if draft.targets().keys() == {RESERVE}:
        return translate("Prompt", "Enter from the reserve: {dice}")
    return translate("Prompt", "Play {dice}")


def _pass_text(state: GameState) -> str:
    text = translate("Prompt", "No legal move with {dice}: {why}. End the turn (Space)")
    if state.goes_on:
        text = translate("Prompt", "No legal move with {dice}: {why}. Go on (Space)")
    why = why_no_play(state.rule_set, state.position, state.dice)
    return text.format(dice=_roll_text(state), why=text_of("Prompt", "no move", why.name))


def _roll_text(state: GameState) -> str:
    return dice_text(state.roll or state.dice)


def _roll_prompt(state: GameState) -> str:
    name = subject(state, state.side)
    if not state.seat.is_person and state.by_hand:
        return translate("RollPrompt", "{name}: roll the dice and enter them (keys 1–6)").format(name=name)
    if not state.seat.is_person:
        rolls = translate("RollPrompt", "{name} rolls…")
        if _has_won_before(state):
            rolls = translate("RollPrompt", "{name} won and starts the next game…")
        return _with_game(state, rolls).format(name=name, game=order_text(state))
    roll = translate("RollPrompt", "roll the dice (Space)")
    double = translate("RollPrompt", "roll (Space) or double to {value} (D)")
    if state.by_hand:
        roll = translate("RollPrompt", "roll and enter your dice (keys 1–6)")
        double = translate("RollPrompt", "roll and enter (1–6) or double to {value} (D)")
    keys = double.format(value=_next_value(state)) if state.may_double else roll
    return _turn_text(state).format(name=name, keys=keys, game=order_text(state))


def _turn_text(state: GameState) -> str:
    you = is_you(state, state.side)
    if _has_won_before(state):
        you_won = translate("RollPrompt", "You won and start the next game: {keys}")
        text = you_won if you else translate("RollPrompt", "{name} won and starts the next game: {keys}")
        return _with_game(state, text)
    if state.opening is not None or _is_next_game(state):
        text = translate("RollPrompt", "You start: {keys}") if you else translate("RollPrompt", "{name} starts: {keys}")
        return _with_game(state, text)
    return translate("RollPrompt", "Your turn: {keys}") if you else translate("RollPrompt", "{name}: {keys}")


def _with_game(state: GameState, text: str) -> str:
    """The text, with a place for the name of the game in front, if the next game of an order begins."""
    return f"{{game}}. {text}" if _is_next_game(state) and state.order else text


def _has_won_before(state: GameState) -> bool:
    return _is_next_game(state) and state.opening is None and state.results[-1].winner is state.side


def _is_next_game(state: GameState) -> bool:
    return bool(state.results) and not state.throws and state.cube == IN_THE_MIDDLE


def _answer_prompt(state: GameState) -> str:
    doubler, answerer = state.side, state.actor
    if state.has_friend and not state.seat.is_person:  # who may not have got the line yet
        return translate("GamesDialog", "Your friend’s turn")
    if is_you(state, doubler):
        text = translate("CubePrompt", "You have doubled to {value}. {other} is thinking…")
    elif is_you(state, answerer):
        text = translate("CubePrompt", "{name} doubles to {value}: take (T) or drop (X)")
    elif state.seat.is_person:
        text = translate("CubePrompt", "{name} doubles to {value}. {other}: take (T) or drop (X)")
    else:
        text = translate("CubePrompt", "{name} doubles to {value}. {other} is thinking…")
    return text.format(name=subject(state, doubler), other=subject(state, answerer), value=_next_value(state))


def _taken_text(state: GameState) -> str:
    taker = state.side.other
    text = translate("CubePrompt", "{name} has taken the double.")
    if is_you(state, taker):
        text = translate("CubePrompt", "You have taken the double.")
    return text.format(name=subject(state, taker))


def _next_value(state: GameState) -> int:
    return state.cube.value * 2
