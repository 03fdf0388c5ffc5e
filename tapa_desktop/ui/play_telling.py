"""Steps and plays in words for who does not see the board, in the numbers of the player below. Pure."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.state import GameState
from tapa_desktop.game.turns import turn_for
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.playtext import find_play
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, Step, contact_of

from .board.place import counted_by

translate = QCoreApplication.translate


def play_told(before: GameState, play: str, below: Side) -> str:
    """A whole play that was made in that state."""
    assert before.roll is not None
    return _joined(before, find_play(turn_for(before.rule_set, before.position, before.roll), play), below)


def steps_told(before: GameState, after: GameState, below: Side) -> str:
    """What has been added to a draft, or that something has been put back."""
    if len(after.drafted) <= len(before.drafted):
        return translate("Telling", "Put back.")
    return f"{_joined(after, after.drafted[len(before.drafted) :], below)}."


def _joined(state: GameState, steps: Steps, below: Side) -> str:
    """Steps one after the other, those that are alike together."""
    parts = []
    for step, count in Counter(steps).items():
        text = translate("Telling", "{step}, {count} times") if count > 1 else "{step}"
        parts.append(text.format(step=_step_told(state, step, below), count=count))
    return "; ".join(parts)


def _step_told(state: GameState, step: Step, below: Side) -> str:
    source, target = (counted_by(state.rule_set, below, state.side, number) for number in (step.source, step.target))
    return _template(step, contact_of(state.rule_set)).format(source=source, target=target)


def _template(step: Step, contact: Contact) -> str:
    """A sentence with gaps for the points."""
    hits = step.touches and contact is Contact.HIT
    if step.target == OFF:
        return translate("Telling", "{source} off")
    if step.source == BAR:
        if hits:
            return translate("Telling", "from the bar to {target}, hitting")
        return translate("Telling", "from the bar to {target}")
    if step.source == RESERVE:
        if hits:
            return translate("Telling", "from the reserve to {target}, hitting")
        return translate("Telling", "from the reserve to {target}")
    if hits:
        return translate("Telling", "{source} to {target}, hitting")
    if step.touches:
        return translate("Telling", "{source} to {target}, pinning")
    return translate("Telling", "{source} to {target}")
