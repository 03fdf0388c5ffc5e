"""What the array engine has to know of a rule set, as small arrays filled by calling the scalar rules.

No field of the rule set is read here: each is asked for through its one reader in `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.outcome import How, counts_checkers, pinned_mother_loses, points_for, worth
from tapa_desktop.rules.plays import hits_at_start, is_left_to_enter, must_use_larger
from tapa_desktop.rules.position import CHECKERS, PINNING, POINTS, START, STARTING_TABLE, free, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import (
    BAR,
    RESERVE,
    contact_of,
    entry_point,
    holds_at_home,
    is_open,
    land,
    leave,
    starters_wait,
)

from .rows import MY_BAR, MY_OFF, MY_RESERVE, WIDTH, Flags, Index, Words, words_of

MOST: Final = PINNING + CHECKERS  # the highest value that a point can have; the lowest is its negative
VALUES: Final = tuple(value for value in range(-MOST, MOST + 1) if not CHECKERS < abs(value) <= PINNING)
ENDINGS: Final = (None, *How)  # the code of an ending is its place here


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """One rule set in arrays. A byte indexes 256 entries as it is read without a sign; a die indexes 7."""

    rule_set: RuleSet
    target: Index  # [7 * 32]: by die and source column, the column where that checker comes to stand
    reach: Words  # [7, 4]: by die, as words of a row, 1 in each column of a point that this die moves along the board
    lowest: int  # the lowest value of a point that is open to me
    highest: NDArray[np.int8]  # [32]: the highest, by column
    is_limited: bool  # whether a point can be closed to me by my own checkers
    left: NDArray[np.int8]  # [256]: the value after one of mine has left
    landed: NDArray[np.int8]  # [256]: the value after one of mine has landed
    minds_touch: bool  # whether more follows from landing on a lone enemy checker than the value of the point
    sent_to_bar: int  # how many checkers such a step sends to the bar
    duty: Flags  # [32]: by column, whether such a step obliges me to leave him an entry
    entries: Flags  # [32, 256]: by column and byte, whether he could enter there
    start_waits: bool  # whether checkers on 24 stay until my reserve is empty
    holds_at_home: bool
    must_use_larger: bool
    their_start: int  # the column of his 24
    mother_loses: bool
    has_triple: bool
    has_mars: bool
    has_capote: bool
    points: NDArray[np.int8]  # [8, 16]: by ending and what the loser has borne off


@cache
def tables_of(rule_set: RuleSet) -> Tables:
    """The tables of a rule set, made once."""
    lowest, highest = _open_values(rule_set)
    sent_to_bar, duty = int(contact_of(rule_set) is Contact.HIT), _duty(rule_set)
    return Tables(
        rule_set=rule_set,
        target=_targets(rule_set),
        reach=_reach(),
        lowest=lowest,
        highest=highest,
        is_limited=bool(highest.min() < MOST),
        left=_by_byte({value: leave(value) for value in VALUES if free(value)}),
        landed=_by_byte({value: land(contact_of(rule_set), value) for value in VALUES}),
        minds_touch=bool(sent_to_bar or duty.any()),
        sent_to_bar=sent_to_bar,
        duty=duty,
        entries=_entries(rule_set),
        start_waits=starters_wait(rule_set),
        holds_at_home=holds_at_home(rule_set),
        must_use_larger=must_use_larger(rule_set),
        their_start=opposite(rule_set, START),
        mother_loses=pinned_mother_loses(rule_set),
        has_triple=bool(worth(rule_set, How.TRIPLE)),
        has_mars=bool(worth(rule_set, How.MARS)),
        has_capote=worth(rule_set, How.CAPOTE) is not None,
        points=_points(rule_set),
    )


def _targets(rule_set: RuleSet) -> Index:
    target = np.zeros((len(FACES) + 1, WIDTH), np.intp)
    for die in FACES:
        for point in POINTS:
            target[die, point] = point - die if point > die else MY_OFF
        target[die, MY_RESERVE] = entry_point(rule_set, RESERVE, die)
        target[die, MY_BAR] = entry_point(rule_set, BAR, die)
    return target.reshape(-1)


def _reach() -> Words:
    columns, dice = np.arange(WIDTH), np.arange(len(FACES) + 1)
    return words_of((columns > dice[:, None]) & (columns <= START))


def _open_values(rule_set: RuleSet) -> tuple[int, NDArray[np.int8]]:
    """The lowest and the highest value of an open point; between them all are open, which makes the test cheap."""
    highest = np.full(WIDTH, MOST, np.int8)
    most = PINNING if contact_of(rule_set) is Contact.PIN else 0
    targets = [value for value in VALUES if value < most + CHECKERS and free(value) < CHECKERS]
    lowest = min(value for value in targets if is_open(rule_set, 1, value))
    for point in POINTS:
        open_values = [value for value in targets if is_open(rule_set, point, value)]
        if open_values[-1] < targets[-1]:
            highest[point] = open_values[-1]
        assert open_values == [value for value in targets if lowest <= value <= highest[point]], (rule_set.key, point)
    return lowest, highest


def _duty(rule_set: RuleSet) -> Flags:
    duty = np.zeros(WIDTH, np.bool_)
    for point in POINTS:
        duty[point] = hits_at_start(rule_set, point)
    return duty


def _entries(rule_set: RuleSet) -> Flags:
    entries = np.zeros((WIDTH, 256), np.bool_)
    for point in STARTING_TABLE:
        for value in VALUES:
            entries[opposite(rule_set, point), value & 255] = is_left_to_enter(rule_set, point, -value)
    return entries


def _points(rule_set: RuleSet) -> NDArray[np.int8]:
    points = np.zeros((len(ENDINGS), CHECKERS + 1), np.int8)
    for how in (How.SINGLE, How.MARS, How.TRIPLE, How.MOTHER, How.CAPOTE):
        if counts_checkers(rule_set) or worth(rule_set, how) is not None:
            points[ENDINGS.index(how)] = [points_for(rule_set, how, off) for off in range(CHECKERS + 1)]
    return points


def _by_byte(values: dict[int, int | None]) -> NDArray[np.int8]:
    table = np.zeros(256, np.int8)
    for value, after in values.items():
        table[value & 255] = after or 0
    return table
