"""Plays as other programs write them: `24/18`, `24/20*/18`, `6/4(2)`, `25/22`, `bar/22*`, `2/off`, `2/0`.

What counts is where the checkers come from and where they go. Of the legal plays that agree in this, the one is taken
that hits where the text says so, or touches down on a lone checker.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from .play_text import PASS, PlayError, PlayFault, find_play, format_play
from .plays import Steps, Turn
from .steps import BAR, OFF, RESERVE, Step

_PLACES: Final = {"bar": BAR, "b": BAR, "25": BAR, "off": OFF, "o": OFF, "0": OFF, "in": RESERVE}
_PLACE: Final = r"(?:bar|b|off|o|in|[0-9]{1,2})"
_MOVE: Final = re.compile(
    rf"(?P<places>{_PLACE}(?:\*?[/-]{_PLACE})+)(?P<hit>\*?)(?:\((?P<times>[1-4])\))?(?P<late>\*?)"
)
_PASSES: Final = frozenset(
    (
        "",
        PASS,
        "cannot move",
        "can not move",
        "can't move",
        "can’t move",
        "no move",
        "no moves",
        "no play",
        "dance",
        "dances",
    )
)
UNTOLD: Final = re.compile(r"\?+")  # as some programs write where a player gave up after the roll

_Change = tuple[tuple[int, int], ...]  # places, and how many checkers are there more than before


def found_play(turn: Turn, text: str) -> str:
    """The play of this turn that is written so, as this program writes it.

    Raises:
        PlayError: when the text cannot be read, or is not a legal play.
    """
    words = " ".join(text.lower().replace(",", " ").split())
    if words.strip("()") in _PASSES:
        find_play(turn, PASS)
        return PASS
    try:
        find_play(turn, text)
    except PlayError:
        return format_play(_like(turn, words))
    return text


def _like(turn: Turn, words: str) -> Steps:
    moves = [step for word in words.split(" ") for step in _moves(word)]
    board = turn.root.position.board
    change, hits = _change(moves), {step.target for step in moves if step.touches or board[step.target % BAR] == -1}
    alike = [steps for steps in turn.plays().values() if _change(steps) == change]
    if not alike or not moves:
        raise PlayError(PlayFault.NO_PLAY, words)
    return min(alike, key=lambda steps: len({step.target for step in steps if step.touches} ^ hits))


def _moves(word: str) -> list[Step]:
    """What a word tells, from touching down to touching down; no die is told."""
    found = _MOVE.fullmatch(word)
    if found is None:
        raise PlayError(PlayFault.NO_STEP, word)
    places = re.split(r"[/-]", found["places"] + found["hit"] + found["late"])
    numbers = [
        _PLACES.get(place, -1) if not place.isdigit() else _PLACES.get(place, int(place))
        for place in (place.rstrip("*") for place in places)
    ]
    steps = [Step(numbers[at], numbers[at + 1], 0, places[at + 1].endswith("*")) for at in range(len(numbers) - 1)]
    return steps * int(found["times"] or 1)


def _change(steps: Iterable[Step]) -> _Change:
    counts: Counter[int] = Counter()
    for step in steps:
        counts[step.source] -= 1
        counts[step.target] += 1
    return tuple(sorted((place, count) for place, count in counts.items() if count))
