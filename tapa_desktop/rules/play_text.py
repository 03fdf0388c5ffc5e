"""Plays as text, parsed and formatted. Source: docs/rules.md, "Play text".

Examples: `24/18 13/8`, `in/22`, `bar/20*`, `4/off`, `pass`. Other programs write `24/18`, `24/20*/18`, `6/4(2)`,
`25/22`, `bar/22*`, `2/off`, `2/0`. Such a text means the legal play with the same sources and targets; of several, the
one that hits where the text says so, or touches down on a lone checker.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from .dice import Dice
from .fault import Fault, FaultError
from .plays import Node, Path, Steps, Turn
from .position import START, Position
from .steps import BAR, OFF, RESERVE, Step

PASS: Final = "pass"
_NAMES: Final = {BAR: "bar", RESERVE: "in", OFF: "off"}
_NUMBERS: Final = {name: number for number, name in _NAMES.items()}
_POINT: Final = "[1-9]|1[0-9]|2[0-4]"
_STEP: Final = re.compile(rf"(?P<source>{_POINT}|bar|in)/(?P<target>{_POINT}|off)(?P<touches>\*?)")


class PlayFault(Fault):
    """What can be wrong with a written play."""

    LONG = "A move has four steps at most: “{text}”"
    DICE_COUNT = "Each step needs a die: “{text}”"
    NO_BEGINNING = "No legal move starts like this: “{text}”"
    NO_PLAY = "This is not a legal move: “{text}”"
    NO_STEP = "Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”."


class PlayError(FaultError):
    """A play text that cannot be parsed, or is not a legal play of the turn. The message quotes the offending text."""

    def __init__(self, fault: PlayFault, text: str) -> None:
        super().__init__(fault, text=text[:60])
        self.text = text


def format_step(step: Step) -> str:
    """One step, such as `24/18*`."""
    source, target = (_NAMES.get(number, str(number)) for number in (step.source, step.target))
    return f"{source}/{target}{'*' if step.touches else ''}"


def format_play(steps: Steps) -> str:
    """A whole play; without steps it is a pass."""
    return " ".join(format_step(step) for step in steps) or PASS


@lru_cache(maxsize=4096)
def parse_play(text: str) -> Steps:
    """The steps of a play text, legal or not, each with die 0: the dice follow from the rules.

    Raises `PlayError` when it cannot be parsed, or has more than four steps.
    """
    if text == PASS:
        return ()
    parts = text.split(" ", 4)
    if len(parts) > 4:
        raise PlayError(PlayFault.LONG, text)
    return tuple(_parse_step(part) for part in parts)


def find_steps(turn: Turn, text: str, dice: Dice = ()) -> Steps:
    """The steps of a play text that may be incomplete, as long as they are the beginning of a legal play.

    `dice` has the die of each step, or is empty. If it is empty and either die bears a checker off, the larger is used.
    Raises `PlayError` when the text cannot be parsed, or no legal play begins with its steps, by those dice.
    """
    written = parse_play(text)
    if dice and len(dice) != len(written):
        raise PlayError(PlayFault.DICE_COUNT, text)
    path = _path(turn, written, dice)
    if path is None:
        raise PlayError(PlayFault.NO_BEGINNING, text)
    return tuple(step for step, _ in path)


def find_play(turn: Turn, text: str) -> Steps:
    """The steps of a play text of this turn. Raises `PlayError` when it cannot be parsed, or is not a legal play."""
    return tuple(step for step, _ in _whole_path(turn, text))


def after_play(turn: Turn, text: str) -> Position:
    """The position after a play text of this turn, seen by the player who moves. Raises `PlayError` as `find_play`."""
    return _end(turn, _whole_path(turn, text)).position


def _whole_path(turn: Turn, text: str) -> Path:
    written = parse_play(text)
    path = _path(turn, written)
    if path is None or not turn.is_complete(_end(turn, path)):  # the number of dice left does not depend on the path
        raise PlayError(PlayFault.NO_PLAY, text)
    return path


def _end(turn: Turn, path: Path) -> Node:
    return path[-1][1] if path else turn.root


@lru_cache(maxsize=1024)
def _parse_step(text: str) -> Step:
    match = _STEP.fullmatch(text)
    if match is None:
        raise PlayError(PlayFault.NO_STEP, text)
    source, target = (_NUMBERS[word] if word in _NUMBERS else int(word) for word in (match["source"], match["target"]))
    return Step(source, target, 0, bool(match["touches"]))


def _path(turn: Turn, written: Steps, dice: Dice = ()) -> Path | None:
    """The first path with these steps, by `dice` if there are any, that is the beginning of a legal play.

    Players compose a play step by step, so the search continues from the path that was found for one step less.
    """
    path = turn.paths.get((written, dice))
    if path is None:
        before = turn.paths.get((written[:-1], dice[:-1]))
        rest = _walk(turn, before[-1][1], written[-1:], dice[-1:]) if before else None
        path = (*before, *rest) if before and rest else _walk(turn, turn.root, written, dice)
        if path is not None:
            turn.paths[written, dice] = path
    return path


def _walk(turn: Turn, node: Node, written: Steps, dice: Dice) -> Path | None:
    """The steps in the written order, by `dice` if there are any; None if no legal play begins with them."""
    if not written:
        return () if turn.leads_on(node) else None
    first = written[0]
    is_across = first.target == OFF or first.source > START  # bearing off and entering, for which any die may fit
    for die in dict.fromkeys(node.dice):
        may_fit = dice[:1] in {(), (die,)} and (is_across or first.source - first.target == die)
        step = turn.step(node, first.source, die) if may_fit else None
        if step is not None and step == first._replace(die=die):
            child = turn.after(node, step)
            rest = _walk(turn, child, written[1:], dice[1:])
            if rest is not None:
                return ((step, child), *rest)
    return None


_PLACES: Final = {"bar": BAR, "b": BAR, "25": BAR, "off": OFF, "o": OFF, "0": OFF, "in": RESERVE}
_PLACE: Final = r"(?:bar|b|off|o|in|[0-9]{1,2})"
_MOVE: Final = re.compile(
    rf"(?P<places>{_PLACE}(?:\*?[/-]{_PLACE})+)(?P<hit>\*?)(?:\((?P<times>[1-4])\))?(?P<late>\*?)"
)
_PASSES: Final = re.compile("|pass|can(?:not|'t|’t| not) move|no (?:moves?|play)|dances?")
UNKNOWN_PLAY: Final = re.compile(r"\?+")  # as some programs write where a player gave up after the roll

_Change = tuple[tuple[int, int], ...]  # places, and how many more checkers are there than before


def canonical_play(turn: Turn, text: str) -> str:
    """The play in any notation as this program writes it. Raises `PlayError` when it is unreadable or illegal."""
    words = " ".join(text.lower().replace(",", " ").split())
    if _PASSES.fullmatch(words.strip("()")):
        find_play(turn, PASS)
        return PASS
    try:
        find_play(turn, text)
    except PlayError:
        return format_play(_closest_play(turn, words))
    return text


def _closest_play(turn: Turn, words: str) -> Steps:
    moves = [step for word in words.split(" ") for step in _moves(word)]
    board = turn.root.position.board
    change, hits = _change(moves), {step.target for step in moves if step.touches or board[step.target % BAR] == -1}
    plays = [steps for steps in turn.plays().values() if _change(steps) == change]
    if not plays:
        raise PlayError(PlayFault.NO_PLAY, words)
    return min(plays, key=lambda steps: len({step.target for step in steps if step.touches} ^ hits))


def _moves(word: str) -> list[Step]:
    """The steps of a word, one for each place where the checker touches down, each with die 0."""
    match = _MOVE.fullmatch(word)
    if match is None:
        raise PlayError(PlayFault.NO_STEP, word)
    places = re.split(r"[/-]", match["places"] + match["hit"] + match["late"])
    bare = [place.rstrip("*") for place in places]
    numbers = [_PLACES[place] if place in _PLACES else int(place) for place in bare]
    steps = [
        Step(source, target, 0, place.endswith("*"))
        for (source, target), place in zip(pairwise(numbers), places[1:], strict=True)
    ]
    return steps * int(match["times"] or 1)


def _change(steps: Iterable[Step]) -> _Change:
    counts: Counter[int] = Counter()
    for step in steps:
        counts[step.source] -= 1
        counts[step.target] += 1
    return tuple(sorted((place, count) for place, count in counts.items() if count))
