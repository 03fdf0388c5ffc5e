"""Mirrors the C struct `Rules`. Each field of a rule set is read through its one reader in `rules`."""

from __future__ import annotations

import ctypes
from typing import Final

from tapa_desktop.ai.probabilities import points_of_ends
from tapa_desktop.rules.outcome import (
    How,
    counts_checkers,
    first_chain,
    passes_rest,
    pinned_mother_loses,
    points_for,
    worth,
)
from tapa_desktop.rules.plays import bars_prime_at_start, hits_at_start, must_open, must_use_larger, stays_where_it_hits
from tapa_desktop.rules.position import CHECKERS, POINTS, START, has_reserve, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import (
    RESERVE,
    contact_of,
    entry_point,
    first_checker_alone,
    holds_at_home,
    room_on,
    starters_wait,
)

ENDINGS: Final = (None, *How)  # the code of an ending is its index here, negative where the opponent has won
_CONTACTS: Final = (Contact.PIN, Contact.HIT, Contact.BLOCK)
_WINS: Final = (How.SINGLE, How.MARS, How.TRIPLE, How.MOTHER, How.CAPOTE)
_NUMBERS: Final = (
    "is_parallel contact has_waiting enter_from starters_wait first_checker no_prime_at_start must_open first_chain"
    " passes_rest mother_loses holds_at_home larger_die has_mars has_triple has_capote"
)
_ByPoint = ctypes.c_int32 * (START + 1)
_Points = ctypes.c_int32 * (CHECKERS + 1) * len(ENDINGS)


class Rules(ctypes.Structure):
    """As in `shared.h`."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in _NUMBERS.split()),
        *((name, _ByPoint) for name in ("opposite", "room", "duty", "stay")),
        ("points", _Points),
        *((name, ctypes.c_float) for name in ("single", "mars", "best")),
    )


def rules_of(rule_set: RuleSet) -> Rules:
    """The rules of a game, house rules included."""
    single, mars, best = points_of_ends(rule_set)
    return Rules(
        is_parallel=opposite(rule_set, 2) > opposite(rule_set, 1),  # both sides go the same way around
        contact=_CONTACTS.index(contact_of(rule_set)),
        has_waiting=has_reserve(rule_set) or contact_of(rule_set) is Contact.HIT,
        enter_from=entry_point(rule_set, RESERVE, 0),
        starters_wait=starters_wait(rule_set),
        first_checker=first_checker_alone(rule_set),
        no_prime_at_start=bars_prime_at_start(rule_set),
        must_open=must_open(rule_set),
        first_chain=first_chain(rule_set) or 0,
        passes_rest=passes_rest(rule_set),
        mother_loses=pinned_mother_loses(rule_set),
        holds_at_home=holds_at_home(rule_set),
        larger_die=must_use_larger(rule_set),
        has_mars=bool(worth(rule_set, How.MARS)),
        has_triple=bool(worth(rule_set, How.TRIPLE)),
        has_capote=worth(rule_set, How.CAPOTE) is not None,
        opposite=_ByPoint(0, *(opposite(rule_set, point) for point in POINTS)),
        room=_ByPoint(0, *(room_on(rule_set, point) for point in POINTS)),
        duty=_ByPoint(0, *(hits_at_start(rule_set, point) for point in POINTS)),
        stay=_ByPoint(0, *(stays_where_it_hits(rule_set, point) for point in POINTS)),
        points=_points(rule_set),
        single=single,
        mars=mars,
        best=best,
    )


def _points(rule_set: RuleSet) -> ctypes.Array[ctypes.Array[ctypes.c_int32]]:
    """The points of each ending, by what the loser has borne off; 0 for draws and for wins that the game has not."""
    points = _Points()
    for how in _WINS:
        if counts_checkers(rule_set) or worth(rule_set, how) is not None:
            for off in range(CHECKERS + 1):
                points[ENDINGS.index(how)][off] = points_for(rule_set, how, off)
    return points
