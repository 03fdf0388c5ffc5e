"""Plays as text, both ways. Source: RULES.md, "Play text".

24/18 13/8    in/22    bar/20*    4/off    pass
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from .dice import Dice
from .fault import Fault, FaultError
from .plays import Node, Steps, Turn, Way
from .position import START, Position
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

    def may_be_by(self, die: int) -> bool:
        """Whether that die may bring a checker there; of what bears off or enters, the rules know more."""
        return self.source - self.target == die or self.target == OFF or self.source > START

    def is_of(self, step: Step) -> bool:
        """Whether this is how that step is written."""
        return self == (step.source, step.target, step.touches)


Written = tuple[WrittenStep, ...]


def format_step(step: Step) -> str:
    """One step, such as `24/18*`."""
    source, target = (_NAMES.get(number, str(number)) for number in (step.source, step.target))
    return f"{source}/{target}{'*' if step.touches else ''}"


def format_play(steps: Steps) -> str:
    """A whole play; no steps are a pass."""
    return " ".join(format_step(step) for step in steps) or PASS


@lru_cache(maxsize=4096)
def parse_play(text: str) -> Written:
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


@lru_cache(maxsize=4096)
def steps_as_written(text: str) -> Steps:
    """The steps of a written play, for a position in which it is known to be legal; which dice they use is left open.

    Raises:
        PlayError: when the text cannot be read.
    """
    return tuple(Step(source, target, 0, touches) for source, target, touches in parse_play(text))


def find_steps(turn: Turn, text: str, dice: Dice = ()) -> Steps:
    """The steps of a written play that may still lack some, as long as they lead on to a legal one.

    `dice` has the die of each step, or is empty: then the larger one bears off where two may.

    Raises:
        PlayError: when the text cannot be read, or its steps, by those dice, lead to no legal play.
    """
    written = parse_play(text)
    if dice and len(dice) != len(written):
        raise PlayError(PlayFault.DICE_COUNT, text)
    way = _way(turn, written, dice)
    if way is None:
        raise PlayError(PlayFault.NO_BEGINNING, text)
    return tuple(step for step, _ in way)


def find_play(turn: Turn, text: str) -> Steps:
    """The steps of a written play of this turn.

    Raises:
        PlayError: when the text cannot be read, or is no legal play here.
    """
    return tuple(step for step, _ in _whole_way(turn, text))


def after_play(turn: Turn, text: str) -> Position:
    """The position after a written play of this turn, still seen by the mover.

    Raises:
        PlayError: as `find_play`.
    """
    return _end(turn, _whole_way(turn, text)).position


def _whole_way(turn: Turn, text: str) -> Way:
    written = parse_play(text)
    way = _way(turn, written)
    if way is None or not turn.is_complete(_end(turn, way)):  # whichever dice are used, as many are left
        raise PlayError(PlayFault.NO_PLAY, text)
    return way


def _end(turn: Turn, way: Way) -> Node:
    return way[-1][1] if way else turn.root


@lru_cache(maxsize=1024)
def _parse_step(text: str) -> WrittenStep:
    match = _STEP.fullmatch(text)
    if match is None:
        raise PlayError(PlayFault.NO_STEP, text)
    source, target = (_NUMBERS[word] if word in _NUMBERS else int(word) for word in (match["source"], match["target"]))
    return WrittenStep(source, target, bool(match["touches"]))


def _way(turn: Turn, written: Written, dice: Dice = ()) -> Way | None:
    """The first way to take these steps, by those dice if they are told, which leads on to a legal play.

    A play is composed step by step, so what was found before is gone on with.
    """
    way = turn.ways.get((written, dice))
    if way is None:
        before = turn.ways.get((written[:-1], dice[:-1]))
        rest = _walk(turn, before[-1][1], written[-1:], dice[-1:]) if before else None
        way = (*before, *rest) if before and rest else _walk(turn, turn.root, written, dice)
        if way is not None:
            turn.ways[written, dice] = way
    return way


def _walk(turn: Turn, node: Node, written: Written, dice: Dice) -> Way | None:
    """The steps as they are written, by those dice if they are told, when they lead on to a legal play."""
    if not written:
        return () if turn.leads_on(node) else None
    for die in dict.fromkeys(node.dice):
        step = (
            turn.step(node, written[0].source, die) if dice[:1] in {(), (die,)} and written[0].may_be_by(die) else None
        )
        if step is not None and written[0].is_of(step):
            child = turn.after(node, step)
            rest = _walk(turn, child, written[1:], dice[1:])
            if rest is not None:
                return ((step, child), *rest)
    return None
