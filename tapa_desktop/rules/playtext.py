"""Plays as text, both ways. Source: RULES.md, "Play text".

24/18 13/8    in/22    bar/20*    4/off    pass
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .dice import Dice
from .fault import Fault, FaultError
from .plays import Node, Steps, Turn
from .steps import BAR, OFF, RESERVE, Step

PASS: Final = "pass"
_NAMES: Final = {BAR: "bar", RESERVE: "in", OFF: "off"}
_NUMBERS: Final = {name: number for number, name in _NAMES.items()}
_POINT: Final = "[1-9]|1[0-9]|2[0-4]"
_STEP: Final = re.compile(rf"(?P<source>{_POINT}|bar|in)/(?P<target>{_POINT}|off)(?P<touches>\*?)")


class PlayFault(Fault):
    """What can be wrong with a written play."""

    LONG = "more than four steps: {text!r}"
    DICE_COUNT = "a die for each step expected: {text!r}"
    NO_BEGINNING = "no legal play begins like this: {text!r}"
    NO_PLAY = "not a legal play: {text!r}"
    NO_STEP = "a step such as 24/18, in/22, bar/20 or 4/off expected: {text!r}"


class PlayError(FaultError):
    """A play text that cannot be read, or that is no legal play of the turn. The message names the offending step."""

    def __init__(self, fault: PlayFault, text: str) -> None:
        super().__init__(fault, text=text[:60])
        self.text = text


class WrittenStep(NamedTuple):
    """A step as it is written: without the die, which the rules know."""

    source: int
    target: int
    touches: bool

    def is_of(self, step: Step) -> bool:
        """Whether this is how that step is written."""
        return self == (step.source, step.target, step.touches)


def format_step(step: Step) -> str:
    """One step, such as `24/18*`."""
    source, target = (_NAMES.get(number, str(number)) for number in (step.source, step.target))
    return f"{source}/{target}{'*' if step.touches else ''}"


def format_play(steps: Steps) -> str:
    """A whole play; no steps are a pass."""
    return " ".join(format_step(step) for step in steps) or PASS


def parse_play(text: str) -> tuple[WrittenStep, ...]:
    """The steps of a written play, whether they are legal or not.

    Raises:
        PlayError: when a step cannot be read, or there are more than four.
    """
    if text == PASS:
        return ()
    parts = text.split(" ", 4)
    if len(parts) > 4:
        raise PlayError(PlayFault.LONG, text)
    return tuple(_parse_step(part) for part in parts)


def find_steps(turn: Turn, text: str, dice: Dice = ()) -> Steps:
    """The steps of a written play that may still lack some, as long as they lead on to a legal one.

    `dice` has the die of each step, or is empty: then the larger one bears off where two may.

    Raises:
        PlayError: when the text cannot be read, or its steps, by those dice, lead to no legal play.
    """
    written = parse_play(text)
    if dice and len(dice) != len(written):
        raise PlayError(PlayFault.DICE_COUNT, text)
    steps = _walk(turn, turn.root, written, dice, complete=False)
    if steps is None:
        raise PlayError(PlayFault.NO_BEGINNING, text)
    return steps


def find_play(turn: Turn, text: str) -> Steps:
    """The steps of a written play of this turn.

    Raises:
        PlayError: when the text cannot be read, or is no legal play here.
    """
    steps = _walk(turn, turn.root, parse_play(text), (), complete=True)
    if steps is None:
        raise PlayError(PlayFault.NO_PLAY, text)
    return steps


def _parse_step(text: str) -> WrittenStep:
    match = _STEP.fullmatch(text)
    if match is None:
        raise PlayError(PlayFault.NO_STEP, text)
    source, target = (_NUMBERS[word] if word in _NUMBERS else int(word) for word in (match["source"], match["target"]))
    return WrittenStep(source, target, bool(match["touches"]))


def _walk(turn: Turn, node: Node, written: tuple[WrittenStep, ...], dice: Dice, *, complete: bool) -> Steps | None:
    if not written:
        return () if not complete or turn.is_complete(node) else None
    for step, child in turn.followed(node, lambda step: written[0].is_of(step) and dice[:1] in {(), (step.die,)}):
        rest = _walk(turn, child, written[1:], dice[1:], complete=complete)
        if rest is not None:
            return (step, *rest)
    return None
